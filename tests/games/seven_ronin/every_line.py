"""Every line the Attacker can take while the areas act, tried with the rules themselves.

No chance is left by then, and all that matters lies open: whether five areas can still be reached is a
question with an answer. A line that needs the Defender's help is none: where he divides wounds, each of
his answers must leave a win.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace

from bot.engine import Choice, Dealer, Keyed, Request, Setup
from bot.engine.match import Match
from bot.games.seven_ronin.figures import FIGURES
from bot.games.seven_ronin.naming import BACK
from bot.games.seven_ronin.rules import SEVEN_RONIN, SevenRonin
from bot.games.seven_ronin.state import DEFENDER
from bot.games.seven_ronin.view import VillageView
from bot.games.seven_ronin.village import INN, PATH, PEN, SHRINE

AREAS_NEXT = "areas.next"


def village_of(match: Match) -> VillageView:
    view = match.view(None)
    assert isinstance(view, VillageView)
    return view


def taken_up(view: VillageView) -> Match:
    """A match that stands where the areas are about to act, as in this view."""
    game = SevenRonin()
    village = game.village
    for seen in view.areas:
        area = village.area[seen.key]
        area.ninja, area.used = seen.ninja, seen.used
        for ronin in seen.ronin:
            game.ronin[ronin].go_to(area)
    if view.market_ronin:
        game.ronin[view.market_ronin].go_to(village.market)
    village.market.ninja = view.market_ninja
    village.reserve, village.pool = view.reserve, view.pool
    for tile in view.ronin:
        ronin = game.ronin[tile.key]
        ronin.wounds, ronin.fallen = tile.wounds, tile.fallen
        ronin.silenced, ronin.silenced_next = tile.silenced, tile.silenced_next
        ronin.kept = tile.kept
        ronin.used = True  # Step 1 is over: no ronin acts again.
    game.round, game.phase, game.inn_copies = view.round, "combat", view.inn_copies
    return Match(replace(SEVEN_RONIN, begin=lambda _: game), Setup(SEVEN_RONIN.seats), Dealer("lines"))


class EveryLine:
    """An exhaustive search: can the Attacker still win in this step by the areas he holds?"""

    def __init__(self) -> None:
        self.known: dict[Hashable, bool] = {}
        self.tried = 0

    def win_from(self, view: VillageView) -> bool:
        """Is there a line from here, where he is asked which area acts next?"""
        if most_areas(view) < FIGURES.winning_areas:
            return False
        where = what_counts(view)
        if where not in self.known:
            # A line that leads back to where it began leads nowhere.
            self.known[where] = False
            self.known[where] = self.win_after(view, ())
        return self.known[where]

    def win_after(self, view: VillageView, answers: tuple[str, ...]) -> bool:
        """Is there a line that begins with these answers?"""
        self.tried += 1
        match = taken_up(view)
        for answer in answers:
            (seat,) = match.pending
            match.answer(seat, [answer])
        ahead = village_of(match)
        if ahead.round != view.round:
            return False
        if match.outcome is not None:
            return match.outcome.reason == "areas-held"
        ((seat, question),) = match.pending.items()
        if answers and question.request.prompt == AREAS_NEXT:
            return self.win_from(ahead)
        each = (self.win_after(view, (*answers, key)) for key in keys_of(question.request))
        return all(each) if seat == DEFENDER else any(each)


def keys_of(request: Request[object]) -> list[str]:
    """All answers but the one that puts back; passing, where that is possible, is tried first."""
    assert isinstance(request, Choice)
    options: list[Keyed] = list(request.options)
    return [option.key for option in reversed(options) if option.key != BACK.key]


def most_areas(view: VillageView) -> int:
    """More than this cannot count: each way by the Path, or by the Inn that copies it, brings one area
    at most, and the Fields count one more, once."""
    areas = {area.key: area for area in view.areas}
    ways = (not areas[PATH].used) + (not areas[INN].used) if areas[PATH].occupied else 0
    return sum(area.occupied for area in view.areas) + ways + 1


def what_counts(view: VillageView) -> Hashable:
    """The parts of a village that matter in this step.

    Kept ronin and ronin without an ability next round do not, so the Pen and the Shrine lead nowhere.
    """
    return (
        tuple((area.ninja, area.ronin, area.used and area.key not in (PEN, SHRINE)) for area in view.areas),
        tuple(tile.wounds for tile in view.ronin),
        view.reserve,
        view.pool,
        view.inn_copies,
    )
