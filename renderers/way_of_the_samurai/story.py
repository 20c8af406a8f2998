"""The decisive moments of a fight: the best stroke, the worst, the last, and the missed chance."""

from __future__ import annotations

from typing import Final

from bot.games.way_of_the_samurai.view import DuelView, FighterView, Page
from bot.wording import Words
from renderers.kit.ending import Decisive
from renderers.painter import Player, Players

REASONS: Final = {"clan": "clan-over"}
PLAIN: Final = ("victory", "death")
"""Ends that need no line of their own, because a blow tells them."""
NEAR: Final = 2
"""With this much life left or less, the result was close."""


def story_of(view: DuelView, words: Words, players: Players) -> list[Decisive]:
    """The moments in the order of the fight. A last blow that is told already is not told twice."""
    dealt, suffered = _most(view.story, "his"), _most(view.story, "yours")
    told = [
        (page, said)
        for page, said in (
            (dealt, _dealt(dealt, view, words, players)),
            (suffered, _suffered(suffered, view, words, players)),
        )
        if page is not None
    ]
    told.sort(key=lambda one: view.story.index(one[0]))
    lines = [Decisive(words.say("picture-end-round", round=page.round), said) for page, said in told]
    result = view.result
    last_is_told = bool(told) and told[-1][0] is view.story[-1]
    if not last_is_told or result is None or result.reason not in PLAIN:
        lines.append(_last(view, words, players))
    if result is not None and (result.won or result.winner):
        return [*lines, _kept(view, words, players)]
    otherwise = _otherwise(view, words, players)
    return [*lines, Decisive(words.say("picture-end-otherwise"), otherwise)] if otherwise else lines


def _most(story: tuple[Page, ...], whose: str) -> Page | None:
    """The page with the greatest loss of one side; of several, the latest."""
    pages = [page for page in story if getattr(page, whose)]
    return max(reversed(pages), key=lambda page: getattr(page, whose), default=None)


def _dealt(page: Page | None, view: DuelView, words: Words, players: Players) -> str:
    if page is None:
        return ""
    if len(view.fighters) > 1:
        kind = "wanted" if page.others_want else "dealt"
        return words.say(f"picture-end-{kind}", life=page.his, foe=_name(view.fighters[1], words, players))
    return words.say("picture-end-dealt", life=page.his, foe=page.foe)


def _name(fighter: FighterView, words: Words, players: Players) -> str:
    return players.get(fighter.seat, Player(words.label(fighter.key))).name


def _suffered(page: Page | None, view: DuelView, words: Words, players: Players) -> str:
    if page is None:
        return ""
    name = _name(view.you, words, players)
    if page.for_want:
        return words.say("picture-end-wanted", life=page.yours, foe=name)
    kind = "open" if page.open_by and len(view.fighters) == 1 else "suffered"
    return words.say(f"picture-end-{kind}", life=page.yours, points=page.open_by, name=name)


def _last(view: DuelView, words: Words, players: Players) -> Decisive:
    """The end, with the life and Qi left."""
    when = words.say("picture-end-round", round=view.round)
    if view.result is None:
        name = _name(view.you, words, players)
        return Decisive(when, words.say("picture-end-left", name=name, life=view.you.life, qi=view.you.qi))
    if (wanting := _wanting(view)) is not None:
        return Decisive(when, words.say("picture-end-of-want", name=_name(wanting, words, players)))
    fallen = [one for one in view.fighters if one.life == 0]
    if len(view.fighters) > 1 and len(fallen) == 1:
        return Decisive(when, words.say("picture-end-of", name=_name(fallen[0], words, players)))
    reason = REASONS.get(view.result.reason, view.result.reason).replace("_", "-")
    return Decisive(when, words.say(f"picture-end-{reason}", name=_name(view.you, words, players)))


def _wanting(view: DuelView) -> FighterView | None:
    """In a duel: the fighter who fell because of having no Qi, and not by a blow."""
    if len(view.fighters) < 2 or not view.story:
        return None
    page, (first, second) = view.story[-1], view.fighters
    felled = [
        one for one, want in ((first, page.for_want), (second, page.others_want)) if want and not one.life
    ]
    return felled[0] if len(felled) == 1 else None


def _kept(view: DuelView, words: Words, players: Players) -> Decisive:
    """The winner's life and Qi at the end; or the closest moment, if it was close."""
    left = words.say("picture-end-after")
    if len(view.fighters) > 1:
        rival = view.result is not None and view.fighters[1].seat == view.result.winner
        winner = view.fighters[int(rival)]
        name = _name(winner, words, players)
        return Decisive(left, words.say("picture-end-winner-left", name=name, life=winner.life, qi=winner.qi))
    least = min(view.story, key=lambda page: page.left, default=None)
    if least is None or least.left > NEAR:
        return Decisive(left, words.say("picture-end-kept", life=view.you.life, qi=view.you.qi))
    near = words.say("picture-end-near", life=least.left, round=least.round)
    return Decisive(words.say("picture-end-close"), near)


def _otherwise(view: DuelView, words: Words, players: Players) -> str:
    """The points that were missing, for a single player who has lost."""
    if view.result is None or len(view.fighters) > 1:
        return ""
    last = view.story[-1] if view.story else None
    if last is not None and last.for_want:
        return words.say("picture-end-a-qi", name=_name(view.you, words, players))
    if last is not None and last.open_by:
        return words.say("picture-end-more-guard", points=last.open_by)
    missed = min((page for page in view.story if page.short), key=lambda page: page.short, default=None)
    return "" if missed is None else words.say("picture-end-short", points=missed.short, round=missed.round)
