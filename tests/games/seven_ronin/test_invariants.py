"""Five hundred random games of 7 Ronin, looked at after every answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import pytest

from bot.engine import Setup, Step
from bot.engine.match import Match
from bot.games.seven_ronin.figures import FIGURES
from bot.games.seven_ronin.ronin import TASUKE
from bot.games.seven_ronin.rules import SEVEN_RONIN
from bot.games.seven_ronin.view import VillageView
from bot.games.seven_ronin.village import FIELDS, INN, MARKET
from tests.games.random_play import play_at_random
from tests.kit.rings import SLOW

pytestmark = SLOW

SETUP = Setup(SEVEN_RONIN.seats)


class Onlooker:
    """Looks at the village after every answer, and remembers how it looked before."""

    def __init__(self) -> None:
        self.before: VillageView | None = None

    def __call__(self, match: Match, steps: Sequence[Step]) -> None:
        view = match.view(None)
        assert isinstance(view, VillageView)
        check_ninja(view)
        check_ronin(view)
        check_occupation(view)
        check_records(view)
        assert (match.outcome is None) == (view.winner is None) == (view.phase != "over")
        for step in steps:
            if step.name == "reveal" and self.before and self.before.phase == "planning":
                check_plan(step, self.before)
        self.before = view


def check_ninja(view: VillageView) -> None:
    """All fifty are somewhere, and nowhere less than none."""
    wounds = sum(tile.wounds for tile in view.ronin)
    board = sum(area.ninja for area in view.areas) + view.market_ninja
    assert board + view.reserve + view.pool + wounds == 50
    assert min(view.reserve, view.pool, view.market_ninja, *(area.ninja for area in view.areas)) >= 0


def check_ronin(view: VillageView) -> None:
    """Each in one place, with fewer wounds than would fell him; no two together but with Tasuke."""
    stands = {ronin: area.key for area in view.areas for ronin in area.ronin}
    assert len(stands) == sum(len(area.ronin) for area in view.areas)
    if view.market_ronin:
        assert view.market_ronin not in stands
        stands[view.market_ronin] = MARKET
    for tile in view.ronin:
        assert tile.place == stands.get(tile.key)
        assert 0 <= tile.wounds < tile.endurance
        if tile.fallen:
            assert (tile.wounds, tile.place, tile.kept) == (0, None, False)
    for area in view.areas:
        assert len(area.ronin) < 2 or (len(area.ronin) == 2 and TASUKE in area.ronin)
    if view.phase == "combat":
        assert all(tile.fallen or tile.place for tile in view.ronin)


def check_occupation(view: VillageView) -> None:
    """Occupied is where ninja are and no ronin; two Fields, or one that the Inn copies, count one more."""
    held = {area.key for area in view.areas if area.occupied}
    assert held == {area.key for area in view.areas if area.ninja and not area.ronin}
    fields = held.intersection(FIELDS)
    more = len(fields) == 2 or (INN in held and view.inn_copies in fields)
    assert view.occupied == len(held) + more
    if view.phase == "planning":
        assert view.occupied < FIGURES.winning_areas


def check_records(view: VillageView) -> None:
    assert [record.round for record in view.records] == list(range(1, len(view.records) + 1))
    assert len(view.records) == view.round - (view.phase != "over")


def check_plan(reveal: Step, morning: VillageView) -> None:
    """Check the Attacker's plan against threat, limits, the minimum and the Market."""
    arrivals = dict(cast("tuple[tuple[str, int], ...]", reveal.facts["arrivals"]))
    assert arrivals.pop(MARKET, 0) <= 1
    assert len(arrivals) <= morning.threat
    over = [max(0, arrivals.get(area.key, 0) - area.limit) for area in morning.areas]
    assert sum(over) <= morning.market_ninja
    assert min(morning.round, morning.reserve) <= cast("int", reveal.facts["sent"]) <= morning.reserve


@pytest.mark.parametrize("hundred", range(5))
def test_five_hundred_random_games_keep_the_village_whole(hundred: int):
    ends: set[str] = set()
    for seed in range(hundred * 100, hundred * 100 + 100):
        match = play_at_random(SEVEN_RONIN, SETUP, seed, Onlooker())
        assert match.outcome is not None
        ends.add(match.outcome.reason)
    assert {"winter", "areas-held"} <= ends
