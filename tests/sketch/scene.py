"""A squabble between ann (Red), bob (Blue) and zoe (Green), played up to the point a test needs."""

from __future__ import annotations

from typing import Final

from bot.engine import Seat
from bot.tables.seating import Person as Sitting
from bot.tables.table import Table
from tests.front.people import Person
from tests.front.screen import Screen
from tests.front.town import Town
from tests.sketch.state import BLUE, GREEN, RED, SEATS

NAMES: Final = {RED: "ann", BLUE: "bob", GREEN: "zoe"}
NESTS: Final = {RED: "stone:0", BLUE: "stone:1", GREEN: "stone:4"}
"""Red sits in the middle, the others on either side."""
HANDS: Final = {
    RED: ("card:peck#1", "card:caw#1", "card:hop#1", "card:hop#2"),
    BLUE: ("card:hide#1", "card:hop#3", "card:peck#2", "card:hide#2"),
    GREEN: ("card:caw#2", "card:hop#4", "card:peck#3", "card:hop#5"),
}


async def opened(town: Town) -> Screen:
    """A lobby with all three seated."""
    lobby = await town.people["ann"].type("play sketch", thread=False)
    for seat, name in NAMES.items():
        await town.people[name].press(seat.capitalize(), lobby)
    return lobby


async def begun(town: Town, *shy: Seat) -> Table:
    """All sparrows must build a nest; the ``shy`` ones are shy."""
    lobby = await opened(town)
    table = await town.table(lobby.table)
    for number, seat in enumerate(SEATS, 1):
        if seat in shy:
            await table.lobby.choose(number, "style", "shy")
    await town.bot.publisher.promises.agree(table)
    await town.people["ann"].press("Begin", lobby)
    return await town.table(lobby.table)


async def at_omens(town: Town, twigs: int = 0, *shy: Seat) -> Table:
    """Nests are built; Red reads omens."""
    table = await begun(town, *shy)
    for seat in SEATS:
        heap = [f"heap:high={twigs}"] if twigs else []
        await say(table, seat, *heap, f"home:stone={NESTS[seat]}")
    return table


async def at_cards(town: Town, twigs: int = 0, *shy: Seat) -> Table:
    """Cards must be laid."""
    table = await at_omens(town, twigs, *shy)
    for seat in SEATS:
        await say(table, seat)
    return table


async def at_caws(town: Town, twigs: int = 0, **laid: str) -> Table:
    """These cards lie open, and sparrows may caw."""
    table = await at_cards(town, twigs)
    for seat in SEATS:
        await say(table, seat, laid.get(seat, "card:rest"))
    return table


async def at_deeds(town: Town, twigs: int = 0, **laid: str) -> Table:
    """These cards lie open, nobody has cawed, and Red acts first."""
    table = await at_caws(town, twigs, **laid)
    await all_pass(table)
    return table


async def at_looking_about(town: Town) -> Table:
    """Red is shy, and may look about before it hops."""
    table = await at_cards(town, 0, RED)
    for seat in SEATS:
        await say(table, seat, "card:hop#1" if seat == RED else "card:rest")
    await all_pass(table)
    return table


async def all_pass(table: Table) -> None:
    for seat in table.waiting_for:
        await say(table, seat, "pass")


async def say(table: Table, seat: Seat, *keys: str) -> None:
    """A seat answers, without a message."""
    sitter = table.sitter(seat)
    assert sitter.user_id is not None
    await table.answer(Sitting(sitter.user_id, sitter.name), seat, table.position, keys)
    await table.settle()


async def hand_of(person: Person) -> Screen:
    """The open hand of a person, after all messages are up to date."""
    await shown(person.town)
    return await person.open_hand()


async def shown(town: Town) -> str:
    """The text of the board, after all messages are up to date."""
    await town.bot.publisher.settle()
    await town.env.settle()
    return town.board.text
