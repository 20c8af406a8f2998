"""A standing answer stops where something would be lost by what everybody can see, and the hand says so."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.engine import Option, Outcome, Problem, Repeat, respond, step
from tests.front.people import Person
from tests.front.town import Town
from tests.sketch import steps
from tests.sketch.painter import PAINTER
from tests.sketch.rules import SKETCH
from tests.sketch.scene import hand_of, opened
from tests.sketch.state import RED, Stones

DANGEROUS = 3
"""The turn in which a pass would lose something."""


async def warned(game: Stones) -> Outcome:
    """Red may caw in each turn."""
    for game.turn in range(1, DANGEROUS + 2):
        await step(steps.Turn(turn=game.turn))
        loss = Problem("unlucky") if game.turn == DANGEROUS else None
        repeat = Repeat(("evening",), loss=loss)
        await respond(
            [RED], "caw", lambda _: [Option("card:caw", "caw")], repeat_of=lambda _, now=repeat: now
        )
    return Outcome((RED,), "calm", {"pecks": 0})


@pytest.fixture
async def town(tmp_path: Path, spoken: None) -> AsyncIterator[Town]:
    rules = replace(SKETCH, begin=lambda setup: Stones(setup, warned, []))
    async with Town(tmp_path, PAINTER, games={SKETCH.key: rules}) as town:
        yield town


async def test_a_standing_pass_stops_before_a_loss_and_says_so(town: Town, ann: Person):
    lobby = await opened(town)
    await ann.press("Begin", lobby)
    hand = await hand_of(ann)
    assert "You are asked" not in hand.text
    await ann.press("Pass until evening", hand)
    table = await town.table()
    assert (await table.journal())[-1].origin == "standing", "the second turn was passed"
    await ann.press("Go on", hand)
    assert "You are asked even if you had said to pass: The thirteenth omen brings bad luck." in hand.text
    assert "answered in advance" not in hand.text and "Pass until evening" not in hand.buttons
    await ann.press("Pass", hand)
    assert "You are asked" not in hand.text and hand.buttons["Pass until evening"]
