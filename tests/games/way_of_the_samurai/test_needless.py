"""Before a counter that cannot land, as everybody can see: what is asked, and what is not."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.way_of_the_samurai.cards import opponent
from tests.games.way_of_the_samurai.scene import scene


def test_no_sacrifice_is_asked_for_that_could_only_cost():
    """By public information no blow can land: Guard is at its limit, or it is the last exchange."""
    assert scene(modules="gisei", gauges=(0, 0, 4)).plays_on().prompt != "guard"
    kept = {"modules": "gisei", "gauges": (0, 0, 3), "enemy_shows": ["S>=5: L-1", "G<4: L-1"]}
    assert scene(**kept).plays_on().prompt == "guard", "it may still come"
    assert scene(**kept, exchange=1).plays_on().prompt == "guard"
    held = {**kept, "enemy_shows": ["S>=5: L-1", "G<3: L-1"]}
    assert scene(**held).plays_on().prompt == "guard", "what Guard is gained is there in the next exchange"
    assert scene(**held, exchange=1).plays_on().prompt != "guard"


def test_a_sacrifice_that_is_offered_beside_something_better_says_that_it_could_only_cost():
    table = scene(modules="gisei", gauges=(0, 0, 4), place="mountain", exchange=1).plays_on()
    assert {"gisei", "buy:place"} <= set(table.offered)
    assert table.told("gisei")["most"]
    low = {"weapon": "tanto", "modules": "gisei", "gauges": (0, 0, 2)}
    table = scene(**low, enemy_shows=["S>=5: L-1", "G<3: L-1"]).plays_on()
    assert table.prompt == "guard", "a blow may land"
    assert scene(**low).plays_on().prompt != "guard"


@pytest.mark.parametrize(
    ("exchange", "setting", "asked"),
    [
        (1, {"place": "mountain"}, False),
        (1, {"place": "mountain", "weather": "wind"}, True),
        (1, {"virtue": "strength", "points": 3}, False),
        (1, {"virtue": "breath", "points": 3, "life": 5}, False),
        (1, {"weapon": "bokken"}, False),
        (1, {"modules": "taikyu", "omen": 2}, True),
        (2, {"place": "mountain"}, True),
        (2, {"place": "rice_field"}, True),
        (2, {"place": "cliff"}, True),
        (2, {"place": "forest"}, False),
        (2, {"place": "bamboo"}, False),
        (2, {"place": "forest", "weather": "rain"}, False),
        (2, {"place": "forest", "weather": "rain", "gauges": (0, -2, 4)}, True),
        (2, {"virtue": "technique", "points": 3}, False),
        (2, {"virtue": "breath", "points": 3, "life": 5}, False),
        (2, {"weapon": "nodachi"}, False),
        (2, {"weapon": "masakari_1"}, False),
        (2, {"weapon": "bokken", "qi": 4}, False),
        (2, {"modules": "taikyu", "omen": 5, "life": 5}, True),
    ],
)
def test_without_a_possible_blow_only_useful_questions_are_asked(
    exchange: int, setting: dict[str, Any], asked: bool
):
    """At the start of the second exchange nearly everything can be bought as well. After it the gauges are
    reset, but only after the weather has checked them."""
    setting = {"gauges": (0, 0, 4), "exchange": exchange - 1, "enemy_shows": ["S>=5: L-1"], **setting}
    table = scene(**setting).plays_on()
    assert (table.prompt == "guard") is asked


def test_a_life_for_the_qi_whose_want_costs_two_is_asked_for_once():
    """At the end of the round, because a combo may have brought a Qi by then."""
    wanting = {"weapon": "bokken", "qi": 0, "gauges": (0, 0, 4), "exchange": 1, "enemy_shows": ["S>=5: L-1"]}
    assert scene(**wanting).plays_on().prompt == "last"
    combo = scene(**wanting, hand=("S+0 earth",) * 3).plays_on().does("reward:qi")
    assert (combo.prompt, combo.you.qi) == ("play", 1)


@pytest.mark.parametrize(
    ("symbol", "marker", "asked"),
    [("earth", 2, True), ("earth", 1, True), ("earth", 0, False), ("water", 2, False)],
)
@pytest.mark.parametrize("exchange", [0, 1])
def test_the_step_that_takes_a_virtue_cannot_wait_when_a_combo_lies_there(
    symbol: str, marker: int, asked: bool, exchange: int
):
    """With the virtue of two special cards a combo, the one that counts next brings two."""
    hand = ("S+0 earth", "S+0 earth", f"S+0 {symbol}")
    table = scene(modules="bushido", hand=hand, gauges=(0, 0, 4), exchange=exchange)
    table.game.bushido.virtues = ["specials", "die"]
    table.game.bushido.marker = marker
    table.plays_on()
    assert (table.prompt == "guard") is asked
    if asked:
        steps = ["buy:marker"] * (3 - marker)
        assert len(table.does(*steps, "reward:special").you.reserve) == 2


@pytest.mark.parametrize(("left", "asked"), [(3, False), (2, True)])
def test_the_discard_pile_counts_where_so_few_cards_are_left_that_it_may_be_mixed_in(left: int, asked: bool):
    """A counter, and the two cards of Hard Mode, may be turned before that."""
    table = scene(modules="gisei", gauges=(0, 0, 3), exchange=1, enemy_shows=["S>=5: L-1"])
    table.game.opponents = table.game.opponents[: left + 1]
    table.game.opponents_used = [opponent("past", "S>=5: L-1", "G<4: L-1")]
    assert (table.plays_on().prompt == "guard") is asked


@pytest.mark.parametrize(("life", "asked"), [(2, True), (3, False)])
def test_life_is_offered_once_more_where_two_at_most_are_left(life: int, asked: bool):
    table = scene(
        virtue="breath", points=4, life=life, gauges=(0, 0, 4), exchange=1, enemy_shows=["S>=5: L-1"]
    )
    assert (table.exchange().prompt == "last") is asked


def test_a_chain_that_hangs_free_is_no_reason_to_ask():
    """It tangles below Guard 0 only."""
    assert scene(weapon="kusarigama", gauges=(0, 4, 0), exchange=1).plays_on().prompt != "guard"
    assert scene(weapon="kusarigama", gauges=(0, 4, -1), exchange=1).plays_on().prompt == "guard"
