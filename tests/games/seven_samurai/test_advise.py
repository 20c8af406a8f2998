"""The companion: sensible, legal, and better than chance."""

from __future__ import annotations

from random import Random

import pytest

from bot.engine import Match, Setup
from bot.games.seven_samurai.rules import SEVEN_SAMURAI
from bot.games.seven_samurai.samurai import SEATS
from tests.games.random_play import dealer, play_at_random

from .scene import Board, Scene, scene


def advice(table: Scene) -> list[str]:
    """What the companion in the seat that is asked would answer."""
    ((seat, question),) = table.match.pending.items()
    return list(SEVEN_SAMURAI.advise(table.match.view(seat), question.request, Random(1)))


def companions(players: int, level: str, seed: int, spare: str = "no") -> Match:
    """A whole game among companions."""
    setup = Setup(SEATS[:players], {"level": level, "spare_tokens": spare})
    match = Match(SEVEN_SAMURAI, setup, dealer(seed))
    random = Random(seed)
    while match.outcome is None:
        (seat,) = match.waiting_for
        match.answer(seat, SEVEN_SAMURAI.advise(match.view(seat), match.pending[seat].request, random))
    return match


def test_he_defends_the_last_doll_that_comes_by():
    board = Board(defended=["* hat", "* farm"])
    table = scene({"kanbei": board, "gorobei": Board()}, stack=["3 doll", "1 -"]).does("kanbei", "fight")
    assert advice(table) == ["defend"]


def test_he_takes_kiai_when_it_is_there():
    board = Board(line=["4", "2 calm"], defended=["* hat", "* farm", "* doll"])
    table = scene({"kyuzo": board, "gorobei": Board()}, stack=["3 -", "1", "1", "1"], intruders=["1"])
    assert advice(table) == ["fight"]
    table.does("kyuzo", "fight")
    assert advice(table) == ["power"]


def test_he_ignores_a_fire_that_he_may_ignore():
    table = scene({"gorobei": Board(line=["2 fire"]), "kyuzo": Board()})
    assert advice(table) == ["ignore:fire"]


def test_he_does_not_burn_the_last_farm_for_a_card_a_neighbour_can_bear():
    table = scene(
        {"heihachi": Board(line=["4", "3 calm"]), "kanbei": Board(), "gorobei": Board()},
        stack=["4 -", "1", "1"],
        barricades=0,
        farms=["wound"],
    ).does("heihachi", "fight")
    assert advice(table)[0].startswith("hand_on:")


def test_a_dying_samurai_is_healed_before_a_scratched_one():
    others = {"kyuzo": Board(wounds=1), "kanbei": Board(wounds=3)}
    table = scene(
        {"heihachi": Board(line=["4", "4", "2 calm"], wounds=2), **others}, stack=["1 farm", "1", "1"]
    ).does("heihachi", "fight", "attack", "power")
    assert advice(table) == ["samurai:kanbei"]


@pytest.mark.parametrize("players", range(2, 8))
def test_companions_play_any_table_to_its_end(players: int):
    assert companions(players, "heroic", seed=1, spare="yes").outcome is not None


def test_companions_last_longer_than_chance():
    planned = [companions(2, "normal", seed) for seed in range(8)]
    chance = [play_at_random(SEVEN_SAMURAI, Setup(SEATS[:2], {"level": "normal"}), seed) for seed in range(8)]

    def wins(matches: list[Match]) -> int:
        return sum(match.outcome is not None and match.outcome.reason == "held" for match in matches)

    assert wins(planned) >= wins(chance) + 2
