"""A chapter that ends without a decision of a player is read before the next question."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.engine import Outcome, step
from tests.front.people import Person
from tests.front.town import Town
from tests.sketch import steps
from tests.sketch.painter import PAINTER
from tests.sketch.rules import SKETCH, read_omens
from tests.sketch.scene import hand_of, opened
from tests.sketch.state import BLUE, RED, Stones

WHO = (RED, BLUE, BLUE, RED, BLUE)
"""The seat that decides in each turn."""
STOPPED = "2 whole chapters have passed without a decision of yours."


async def sat_out(game: Stones) -> Outcome:
    """In each turn one sparrow reads omens; the last turn ends the game."""
    for game.turn, seat in enumerate(WHO, 1):
        await step(steps.Turn(turn=game.turn))
        await read_omens(seat)
    return Outcome((RED,), "calm", {"pecks": 0})


@pytest.fixture
async def town(tmp_path: Path, spoken: None) -> AsyncIterator[Town]:
    rules = replace(SKETCH, begin=lambda setup: Stones(setup, sat_out, []))
    async with Town(tmp_path, PAINTER, games={SKETCH.key: rules}) as town:
        yield town


async def at_turn_four(town: Town, ann: Person, bob: Person) -> None:
    """Ann has decided in the first turn; Bob has decided alone in the second and third."""
    lobby = await opened(town)
    await ann.press("Begin", lobby)
    ann.hand = await hand_of(ann)
    await ann.press("None", ann.hand)
    bob.hand = await hand_of(bob)
    await bob.press("None", bob.hand)
    assert "Which omens do you read?" in bob.hand.text, "he has decided in the chapter that ended"
    await bob.press("None", bob.hand)


async def test_an_open_hand_stops_at_chapters_without_a_decision_of_its_owner(
    town: Town, ann: Person, bob: Person
):
    await at_turn_four(town, ann, bob)
    hand = ann.hand
    assert hand is not None
    assert STOPPED in hand.text and {*hand.buttons} == {"Watch", "Go on"} and not hand.menus
    frames = await ann.press("Watch", hand)
    assert "picture 2 of" in frames.text, "the first that she has not seen"
    await ann.press("Go on", hand)
    assert "Which omens do you read?" in hand.text and hand.menus and STOPPED not in hand.text
    again = await ann.open_hand()
    assert STOPPED not in again.text and again.menus, "she has read it"
    await ann.press("None", again)
    assert "Waiting for Blue" in again.text


async def test_a_hand_that_is_opened_stops_too_and_after_a_restart(town: Town, ann: Person, bob: Person):
    await at_turn_four(town, ann, bob)
    await town.restart()
    hand = await ann.open_hand()
    assert STOPPED in hand.text and not hand.menus
    await town.restart()
    await ann.press("Go on", hand)
    assert "Which omens do you read?" in hand.text and hand.menus


async def test_the_end_of_the_game_says_that_nothing_more_is_decided(town: Town, ann: Person, bob: Person):
    await at_turn_four(town, ann, bob)
    await ann.press("Go on")
    await ann.press("None")
    await bob.press("Go on", bob.hand)
    await bob.press("None", bob.hand)
    assert ann.hand is not None
    assert "The game is over. You have no more decisions." in ann.hand.text
    assert "**Since your last move**" in ann.hand.text and [*ann.hand.buttons] == ["Watch"]
