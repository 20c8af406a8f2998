"""What decided a fight: the best stroke, the worst, the last, and what would have changed it."""

from __future__ import annotations

from typing import Final

from bot.games.way_of_the_samurai.view import DuelView, FighterView, Page
from bot.wording import Words
from renderers.kit.ending import Decisive
from renderers.painter import Company, Member

REASONS: Final = {"clan": "clan-over"}
PLAIN: Final = ("victory", "death")
"""Ends that a blow tells of by itself."""
NEAR: Final = 2
"""With so little life left it might have ended otherwise."""


def story_of(view: DuelView, words: Words, company: Company) -> list[Decisive]:
    """In the order in which it happened. A last blow that is told already is not told twice."""
    dealt, suffered = _most(view.story, "his"), _most(view.story, "yours")
    told = [
        (page, said)
        for page, said in (
            (dealt, _dealt(dealt, view, words, company)),
            (suffered, _suffered(suffered, view, words, company)),
        )
        if page is not None
    ]
    told.sort(key=lambda one: (one[0].round, one[0].exchange or 9))
    lines = [Decisive(words.say("picture-end-round", round=page.round), said) for page, said in told]
    last = told[-1][0] if told else None
    if last is None or last.round != view.round or view.result is None or view.result.reason not in PLAIN:
        lines.append(_last(view, words, company))
    otherwise = _otherwise(view, words, company)
    if not otherwise:
        return lines
    won = view.result is not None and bool(view.result.won or view.result.winner)
    return [*lines, Decisive(words.say("picture-end-after" if won else "picture-end-otherwise"), otherwise)]


def _most(story: tuple[Page, ...], whose: str) -> Page | None:
    """The page that cost somebody most; of several, the latest."""
    pages = [page for page in story if getattr(page, whose)]
    return max(reversed(pages), key=lambda page: getattr(page, whose), default=None)


def _dealt(page: Page | None, view: DuelView, words: Words, company: Company) -> str:
    if page is None:
        return ""
    if len(view.fighters) > 1:
        return words.say("picture-end-dealt", life=page.his, foe=_name(view.fighters[1], words, company))
    return words.say("picture-end-dealt", life=page.his, foe=page.foe)


def _name(fighter: FighterView, words: Words, company: Company) -> str:
    return company.get(fighter.seat, Member(words.label(fighter.key))).name


def _suffered(page: Page | None, view: DuelView, words: Words, company: Company) -> str:
    if page is None:
        return ""
    if len(view.fighters) > 1:
        return words.say("picture-end-dealt", life=page.yours, foe=_name(view.you, words, company))
    kind = "want" if page.want else "open" if page.open_by else "suffered"
    return words.say(f"picture-end-{kind}", life=page.yours, points=page.open_by)


def _last(view: DuelView, words: Words, company: Company) -> Decisive:
    """How it ended, and with what was left."""
    when = words.say("picture-end-round", round=view.round)
    if view.result is None:
        return Decisive(when, words.say("picture-end-left", life=view.you.life, qi=view.you.qi))
    fallen = [one for one in view.fighters if one.life == 0]
    if len(view.fighters) > 1 and len(fallen) == 1:
        return Decisive(when, words.say("picture-end-of", name=_name(fallen[0], words, company)))
    reason = REASONS.get(view.result.reason, view.result.reason).replace("_", "-")
    return Decisive(when, words.say(f"picture-end-{reason}"))


def _otherwise(view: DuelView, words: Words, company: Company) -> str:
    """What would have changed it: for the winner how near it was, for the fallen what was missing."""
    if view.result is None:
        return ""
    if len(view.fighters) > 1:
        left = [one for one in view.fighters if one.seat == view.result.winner]
        facts = [(_name(one, words, company), one.life, one.qi) for one in left]
        return "".join(
            words.say("picture-end-winner-left", name=name, life=life, qi=qi) for name, life, qi in facts
        )
    if view.result.won:
        least = min(view.story, key=lambda page: page.left, default=None)
        if least is None or least.left > NEAR:
            return words.say("picture-end-left", life=view.you.life, qi=view.you.qi)
        return words.say("picture-end-near", life=least.left, round=least.round)
    last = view.story[-1] if view.story else None
    if last is not None and last.want:
        return words.say("picture-end-a-qi")
    if last is not None and last.open_by:
        return words.say("picture-end-more-guard", points=last.open_by)
    missed = min((page for page in view.story if page.short), key=lambda page: page.short, default=None)
    return "" if missed is None else words.say("picture-end-short", points=missed.short, round=missed.round)
