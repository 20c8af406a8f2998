"""The account of a fight: the best stroke, the worst, how it ended, and how near it was.

It is read from the story of the fight, which everybody sees in the view.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, Literal, TypeAlias, cast

from bot.engine import (
    DECIDED,
    HELPED,
    NEARLY,
    Account,
    Course,
    Easier,
    StepFacts,
    Try,
    TurningPoint,
    value,
)
from bot.games.way_of_the_samurai.terms import CAMPAIGNS, EASE, ENEMY, MODE, refuses
from bot.games.way_of_the_samurai.view import DuelView, FighterView, Page

PLAIN: Final = ("victory", "death")
"""Ends that need no line of their own, because a blow tells them."""
NEAR: Final = 2
"""With this much life left or less, a victory was close."""
Missing: TypeAlias = Literal["qi", "guard", "points"]


@value
class Dealt(StepFacts):
    """The exchange in which the other side lost most."""

    round: int
    foe: str
    """An enemy or a seat."""
    life: int
    want: bool
    """All of it was lost for want of Qi."""


@value
class Suffered(StepFacts):
    """The exchange in which this side lost most."""

    round: int
    seat: str
    life: int
    want: bool
    """All of it was lost for want of Qi."""
    points: int
    """The Guard that was missing; 0 in a duel, and where none was."""


@value
class Ended(StepFacts):
    """An end that no blow tells."""

    round: int
    reason: str
    """The reason of the result; ``want`` if a player of a duel had no Qi, ``life`` if one had no life."""
    seat: str


@value
class Kept(StepFacts):
    """The life and Qi that the winner had left."""

    seat: str
    life: int
    qi: int


@value
class Narrow(StepFacts):
    """A winner was nearly beaten."""

    round: int
    life: int


@value
class Missed(StepFacts):
    """The missing Qi, Guard or points that would have saved a single player, or won the fight."""

    round: int
    what: Missing
    seat: str
    points: int


@value
class FoeLeft(StepFacts):
    """The life that was left to the enemy who beat a single player."""

    foe: str
    life: int


@value
class Beaten(StepFacts):
    """The enemies beaten in a run."""

    felled: int


@value
class Stopped(StepFacts):
    """The state of a fight that was given up or called off."""

    round: int
    seat: str
    life: int
    qi: int
    foe: str
    foe_life: int


@value
class NextEnemy(StepFacts):
    """Try the next enemy."""


@value
class OtherRun(StepFacts):
    """Try the other campaign."""


@value
class OtherWeapon(StepFacts):
    """Try another weapon."""


FACTS: Final = (
    *(Dealt, Suffered, Ended, Kept, Narrow, Missed, FoeLeft, Beaten, Stopped),
    *(NextEnemy, OtherRun, OtherWeapon, Easier),
)


def account(course: Course) -> Account:
    """The account of a fight, a run or a duel that has ended in any way."""
    view = cast(DuelView, course.view)
    last = len(view.story)
    points = [*_strokes(view), *_end(course, view, last)]
    if view.mode in ("clan", "three", *CAMPAIGNS) and view.felled:
        points.append(TurningPoint(Beaten(view.felled), HELPED, last + 2))
    return course.account(points, _tries(course, view))


def _strokes(view: DuelView) -> Iterator[TurningPoint]:
    """The greatest losses of both sides."""
    duel = len(view.fighters) > 1
    dealt, suffered = _most(view, "his"), _most(view, "yours")
    if dealt is not None:
        foe = view.fighters[1].key if duel else dealt.foe
        told = Dealt(dealt.round, foe, dealt.his, duel and dealt.others_want)
        yield TurningPoint(told, NEARLY, view.story.index(dealt))
    if suffered is not None:
        points = 0 if duel else suffered.open_by
        told = Suffered(suffered.round, view.you.key, suffered.yours, suffered.for_want, points)
        yield TurningPoint(told, NEARLY, view.story.index(suffered))


def _most(view: DuelView, whose: Literal["his", "yours"]) -> Page | None:
    """The page with the greatest loss of one side; of several, the latest."""

    def lost(page: Page) -> int:
        return page.his if whose == "his" else page.yours

    return max(reversed([page for page in view.story if lost(page)]), key=lost, default=None)


def _end(course: Course, view: DuelView, last: int) -> Iterator[TurningPoint]:
    """The end, and the margin of the victory or the defeat."""
    result = view.result
    if course.was_stopped or result is None:
        yield TurningPoint(_stopped(view), DECIDED, last)
        return
    told = [page for page in (_most(view, "his"), _most(view, "yours")) if page is not None]
    if not view.story or view.story[-1] not in told or result.reason not in PLAIN:
        yield TurningPoint(_ended(view, result.reason), DECIDED, last)
    if result.won:
        yield TurningPoint(_kept(view, result.winner), NEARLY, last + 1)
    elif len(view.fighters) == 1:
        missed = _missed(view)
        if missed is not None:
            yield TurningPoint(missed, DECIDED, last + 1)
        if view.foe is not None and view.foe.life > 0:
            yield TurningPoint(FoeLeft(view.foe.key, view.foe.life), DECIDED, last + 1)


def _stopped(view: DuelView) -> Stopped:
    you, other = view.you, view.foe or (view.fighters[-1] if len(view.fighters) > 1 else None)
    foe, life = ("", 0) if other is None else (other.key, other.life)
    return Stopped(view.round, you.key, you.life, you.qi, foe, life)


def _ended(view: DuelView, reason: str) -> Ended:
    """The end by its reason; in a duel, by who fell and of what."""
    if len(view.fighters) < 2:
        return Ended(view.round, reason, view.you.key)
    wanting = _wanting(view)
    if wanting is not None:
        return Ended(view.round, "want", wanting.key)
    fallen = () if view.result is None else view.result.fallen
    if len(fallen) != 1:
        return Ended(view.round, reason, view.you.key)
    (one,) = fallen
    return Ended(view.round, "life" if one.reason == "death" else one.reason, one.key)


def _wanting(view: DuelView) -> FighterView | None:
    """In a duel: the fighter who fell because of having no Qi, and not by a blow."""
    if not view.story:
        return None
    page, (first, second) = view.story[-1], view.fighters
    felled = [
        one for one, want in ((first, page.for_want), (second, page.others_want)) if want and not one.life
    ]
    return felled[0] if len(felled) == 1 else None


def _kept(view: DuelView, winner: str) -> Kept | Narrow:
    """The winner's life and Qi at the end; or the closest moment of a single player, if it was close."""
    if len(view.fighters) > 1:
        one = next(fighter for fighter in view.fighters if fighter.seat == winner)
        return Kept(one.key, one.life, one.qi)
    least = min(view.story, key=lambda page: page.left, default=None)
    if least is None or least.left > NEAR:
        return Kept(view.you.key, view.you.life, view.you.qi)
    return Narrow(least.round, least.left)


def _missed(view: DuelView) -> Missed | None:
    """The Qi, the Guard or the points that were missing."""
    last, you = view.story[-1] if view.story else None, view.you.key
    if last is not None and last.for_want:
        return Missed(last.round, "qi", you, 1)
    if last is not None and last.open_by:
        return Missed(last.round, "guard", you, last.open_by)
    missed = min((page for page in view.story if page.short), key=lambda page: page.short, default=None)
    return None if missed is None else Missed(missed.round, "points", you, missed.short)


def _tries(course: Course, view: DuelView) -> list[Try]:
    """Something easier after a defeat; the next enemy or the other campaign after a victory."""
    if course.outcome is None:
        return []
    if view.mode == "duel":
        return [Try(OtherWeapon())]
    if not course.winners:
        easier = next((one for one in EASE.choices if one not in view.ease), None)
        eased = [] if easier is None else [Try(Easier(), ((EASE.key, EASE.value((*view.ease, easier))),))]
        return [*eased, Try(OtherWeapon())]
    if view.mode in CAMPAIGNS:
        other = next(one for one in CAMPAIGNS if one != view.mode)
        return [Try(OtherRun(), ((MODE.key, other),))]
    return [] if view.mode != "fight" else _next_enemy(course)


def _next_enemy(course: Course) -> list[Try]:
    """The next enemy whom the same settings allow."""
    setup = course.setup
    place = ENEMY.choices.index(setup.options.get(ENEMY.key, ENEMY.default))
    following = (*ENEMY.choices[place + 1 :], *ENEMY.choices[:place])
    fits = (
        enemy
        for enemy in following
        if not refuses(replace(setup, options={**setup.options, ENEMY.key: enemy}))
    )
    return [Try(NextEnemy(), ((ENEMY.key, enemy),)) for enemy in [*fits][:1]]
