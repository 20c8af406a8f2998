"""The preview of a card before it is locked in: its effect by the rules if nobody else moves."""

from __future__ import annotations

import pytest

from bot.engine import Seat
from bot.games.senjutsu.board.hexes import hex_of
from bot.games.senjutsu.cards.card import CARDS
from bot.games.senjutsu.seen.outlook import Outlook, foresee, outlook
from bot.games.senjutsu.seen.showing import show
from tests.games.senjutsu.scene import Fighter, Scene, duel


def seen(scene: Scene, number: int) -> Outlook:
    """The preview of a card for the Master."""
    view = show(scene.game, Seat("master"))
    return outlook(view, Seat("master"), f"card:{number:03}#master.1")


def places(*names: str) -> frozenset[object]:
    return frozenset(hex_of(name) for name in names)


def test_a_card_that_can_reach_somebody_is_shown_where_it_does():
    """Pommel Smash may step and then strikes ahead; only the ways that reach the Ronin are open."""
    scene = duel(master=Fighter("d2", kamae="determination", hand=(126,)), ronin=Fighter("d4", 3))
    found = seen(scene, 126)
    assert found.strikes == places("d4") and found.steps == places("d3") and found.struck == ("hero:ronin",)


def test_a_card_that_reaches_nobody_shows_all_it_could_strike():
    scene = duel(master=Fighter("d1", kamae="determination", hand=(126,)), ronin=Fighter("d7", 3))
    found = seen(scene, 126)
    assert found.struck == () and {"d2", "d3"} <= {place.key for place in found.strikes}


def test_a_forced_step_into_somebody_strikes_nobody():
    """Bull Rush must step ahead into an occupied hex, so the rest of the card would be lost."""
    scene = duel(master=Fighter("d3", kamae="aggression", focus=2, hand=(26,)), ronin=Fighter("d4", 3))
    assert seen(scene, 26).strikes == frozenset() and seen(scene, 26).struck == ()


def test_a_block_shows_what_it_covers_after_each_turn():
    scene = duel(master=Fighter("d3", hand=(123,)), ronin=Fighter("d7", 3))
    assert places("c3", "d4", "e3") < seen(scene, 123).blocks and not seen(scene, 123).strikes


def test_a_swap_is_shown_where_somebody_stands():
    scene = duel(master=Fighter("d3", hand=(49,)), ronin=Fighter("d4", 3))
    assert seen(scene, 49).struck == ("hero:ronin",)


def test_terrain_and_the_edge_are_heeded():
    scene = Scene({"master": Fighter("d6", hand=(102,)), "ronin": Fighter("a1", 1)}, {"d7": "rocks"})
    assert hex_of("d7") not in seen(scene, 102).steps and hex_of("d8") not in seen(scene, 102).steps


@pytest.mark.parametrize("number", CARDS)
def test_every_card_has_an_outlook_in_the_middle_of_a_duel(number: int):
    scene = duel(
        master=Fighter("d3", kamae="balance", focus=3), ronin=Fighter("d4", 2), student=Fighter("f1")
    )
    found = seen(scene, number)
    assert found.strikes | found.blocks | found.steps <= scene.game.hexes
    facts = foresee(show(scene.game, Seat("master")), Seat("master"), f"card:{number:03}#master.1")
    assert facts == found.facts
