"""A duel of Senjutsu on Discord: the bot ends in the middle of what a card asks, and the duel goes on."""

from __future__ import annotations

from pathlib import Path
from random import Random

from bot.engine import Seat, plain_answer
from bot.tables.seating import Person as Sitting
from renderers.gallery import PAINTERS
from tests.front.people import Person
from tests.front.town import Town
from tests.kit.rings import PROOF

TURN = frozenset({"prepare", "place", "choose"})
"""The questions of every turn and of the beginning. All others are asked during a card."""
RESTARTS = 5


@PROOF
async def test_a_restart_in_the_middle_of_a_card_asks_the_same_again(tmp_path: Path):
    random, asked = Random(4), set[str]()
    async with Town(tmp_path, PAINTERS["senjutsu"]) as town:
        ann, bob = town.people["ann"], town.people["bob"]
        lobby = await ann.type("play senjutsu", thread=False)
        await bob.press("Any seat", lobby)
        await ann.press("Begin", lobby)
        table = await town.table()

        def led_by(seat: Seat) -> Person:
            return next(one for one in (ann, bob) if seat in table.seats_of(one.id))

        for _ in range(200):
            assert table.match is not None and table.playing
            seat = table.waiting_for[0]
            request = table.match.pending[seat].request
            if request.prompt not in TURN | asked:
                asked.add(request.prompt)
                position, view = table.position, table.match.view(seat)
                hand = await led_by(seat).open_hand()
                shown = hand.text, hand.buttons, hand.menus
                await town.restart()
                table = await town.table()
                assert table.match is not None
                assert (table.position, table.waiting_for[0]) == (position, seat)
                assert table.match.view(seat) == view
                again = await led_by(seat).open_hand()
                assert (again.text, again.buttons, again.menus) == shown
            if len(asked) == RESTARTS:
                return
            keys = plain_answer(table.game, table.match.pending[seat].request, random)
            await table.answer(Sitting(led_by(seat).id, seat), seat, table.position, keys)
        raise AssertionError(f"too few questions came up: {asked}")
