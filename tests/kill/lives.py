"""A bot with many lives: ``python -m tests.kill.lives <address of a database>``.

Each line it reads begins a life: a process that takes the game up where the database has it and
plays on by itself, until it is killed or the game is over. What was committed is said at once, one
line each, so whoever listens knows what must never be lost:

    born <process>              a life begins
    table <number> <entries>    it plays at this table, whose journal has so many entries
    kept <table> <position> <seat> <draft>
    answered <table> <seq> <entry>
    gone <how>                  the life is over
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from random import Random

from bot.engine import Form, Seat
from bot.games import GAMES
from bot.store import Store
from bot.tables.house import House
from bot.tables.seating import Person
from bot.tables.table import Table
from tests.games.random_play import random_answer

GAME = GAMES["seven-ronin"]
PEOPLE = {seat: Person(number, f"player {number}") for number, seat in enumerate(GAME.seats, 1)}


def say(*words: object) -> None:
    """In one piece and at once: a killed process takes with it whatever waits in a buffer."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


async def live(address: str) -> None:
    async with await Store.open(address) as store:
        house = House(store, GAMES)
        table = await open_table(house)
        say("table", table.id, len(await table.journal()))
        while table.playing:
            await move(table)


async def open_table(house: House) -> Table:
    """The game that is being played, else a new one."""
    async for table in house.live():
        if not table.in_lobby:
            return table
    table = await house.open(GAME, guild_id=None, channel_id=1, starter_id=1, language="en", options={})
    for seat, person in PEOPLE.items():
        await table.lobby.sit(person, seat)
    await table.lobby.start()
    return table


async def move(table: Table) -> None:
    """The seat that is waited for answers; what it answers depends on nothing but the moment."""
    match = table.match
    assert match is not None
    before = len(match.journal)
    seat, position = match.waiting_for[0], match.position
    request = match.pending[seat].request
    keys = random_answer(GAME, request, Random(f"{table.id} {position} {seat}"))
    if isinstance(request, Form):
        await fill_in(table, seat, dict(key.split("=", 1) for key in keys))
        await table.lock_in(PEOPLE[seat], seat, position)
    else:
        await table.answer(PEOPLE[seat], seat, position, keys)
    for seq, entry in enumerate(match.journal[before:], before):
        say("answered", table.id, seq, entry.to_json())


async def fill_in(table: Table, seat: Seat, plan: dict[str, str]) -> None:
    """Field by field, beginning with what an earlier life has filled in."""
    kept = table.drafts.of(seat)
    for field, value in plan.items():
        if field not in kept:
            kept = await table.drafts.edit(PEOPLE[seat], seat, table.position, {field: value})
            say("kept", table.id, table.position, seat, json.dumps(kept))


def main(address: str) -> None:
    for _ in sys.stdin:
        process = os.fork()
        if process == 0:
            asyncio.run(live(address))
            os._exit(0)
        say("born", process)
        _, status = os.waitpid(process, 0)
        say("gone", os.waitstatus_to_exitcode(status))


if __name__ == "__main__":
    main(sys.argv[1])
