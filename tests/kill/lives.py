"""A bot with many lives: ``python -m tests.kill.lives <address of a database>``.

Each line it reads, ``<game> <thoughtful or quick>``, begins a life: a process that continues a game from the
database and plays by itself, until it is killed or the game is over. Every commit is reported at once, one
line each, so the reader knows what must never be lost:

    born <process>              a life begins
    table <number> <entries>    it plays at this table, whose journal has this many entries
    kept <table> <position> <seat> <draft>
    thinks <seat>               an AI has begun to think
    answered <table> <seq> <entry>   a person has answered, or chance was drawn after that
    shown <table> <seq> <entry>      the publisher has been told
    gone <how>                  the life is over
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from random import Random

import structlog

from bot.engine import Form, GameRules, Refusal, Request, Seat, View, filled_in, plain_answer
from bot.games import GAMES
from bot.store import NewTable, Store
from bot.tables.house import House
from bot.tables.seating import Person, Stale
from bot.tables.table import Table
from tests.tables.sitting import start

PEOPLE = (Person(1, "Pine", 101), Person(2, "Crane", 102))
COMPANIONS = {"seven-samurai": 2, "senjutsu": 1}
"""The number of AI seats at a table; other games have none."""


def say(*words: object) -> None:
    """Write at once and in one piece: a killed process loses everything in a buffer."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def heard_thinking(game: GameRules, pace: str) -> GameRules:
    """The same game with an AI that reports that it thinks; the quick one takes the first option."""

    def advise(view: View, request: Request[object], random: Random) -> Sequence[str]:
        say("thinks", request.prompt)
        if pace == "quick":
            return plain_answer(game, request, random)
        return game.advise(view, request, random)

    return replace(game, advise=advise)


class Life:
    """One process at one table."""

    def __init__(self, house: House, game: GameRules) -> None:
        self.house = house
        self.game = game
        self._shown = 0
        house.on_change(self._show)

    async def play(self) -> None:
        table = await self._open()
        say("table", table.id, self._shown)
        while table.playing:
            await self._move(table)

    async def _open(self) -> Table:
        """The game in progress, or a new one."""
        async for table in self.house.live():
            if table.playing:
                assert table.match is not None
                self._shown = len(table.match.journal)
                return table
        new = NewTable(guild_id=None, channel_id=1, starter_id=1, language="en")
        table = await self.house.open(self.game, new)
        for seat, person in zip(self.game.seats, PEOPLE, strict=False):
            await table.lobby.sit(person, seat)
        for _ in range(COMPANIONS.get(self.game.key, 0)):
            await table.lobby.invite_ai()
        await start(table, PEOPLE[0])
        return table

    def _show(self, table: Table) -> None:
        """Report to the test as the publisher would be told: from now on nothing of it may change."""
        if table.match is not None:
            for seq, entry in enumerate(table.match.journal[self._shown :], self._shown):
                say("shown", table.id, seq, entry.to_json())
            self._shown = len(table.match.journal)

    def _answered(self, table: Table, seat: Seat) -> None:
        """Report this seat's last answer, and the chance after it."""
        assert table.match is not None
        entries = list(enumerate(table.match.journal))
        first = max(seq for seq, entry in entries if (entry.kind, entry.by) == ("answer", seat))
        for seq, entry in entries[first:]:
            say("answered", table.id, seq, entry.to_json())

    async def _move(self, table: Table) -> None:
        """The next person answers; the answer depends on the position alone."""
        match = table.match
        assert match is not None
        asked = [(seat, person) for person in PEOPLE for seat in table.seats_of(person.user_id)]
        seat, person = next((one for one in asked if one[0] in table.waiting_for), (None, None))
        if seat is None or person is None:
            await table.settle()
            return
        position, request = match.position, match.pending[seat].request
        keys = plain_answer(self.game, request, Random(f"{table.id} {position} {seat}"))
        with suppress(Refusal, Stale):  # another bot was quicker
            if isinstance(request, Form):
                await fill_in(table, person, seat, position, dict(key.split("=", 1) for key in keys))
                await table.lock_in(person, seat, position)
            else:
                await table.answer(person, seat, position, keys)
            self._answered(table, seat)


async def fill_in(table: Table, person: Person, seat: Seat, position: int, plan: dict[str, str]) -> None:
    """Fill in field by field, starting with the draft of an earlier life."""
    kept = filled_in(table.drafts.of(seat))
    for field, value in plan.items():
        if field not in kept.counts and field not in kept.choices:
            kept = await table.drafts.edit(person, seat, position, {field: value})
            say("kept", table.id, position, seat, json.dumps({**kept.counts, **kept.choices}))


async def live(address: str, key: str, pace: str) -> None:
    game = heard_thinking(GAMES[key], pace)
    async with await Store.open(address) as store:
        await Life(House(store, {key: game}), game).play()


def main(address: str) -> None:
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    ended: list[int] = []
    for line in sys.stdin:
        # Reap killed processes only here: before that, their ids cannot be reused, so nobody kills another
        # process.
        while ended:
            os.waitpid(ended.pop(), 0)
        key, pace = line.split()
        process = os.fork()
        if process == 0:
            asyncio.run(live(address, key, pace))
            os._exit(0)
        say("born", process)
        end = os.waitid(os.P_PID, process, os.WEXITED | os.WNOWAIT)
        assert end is not None
        say("gone", end.si_status if end.si_code == os.CLD_EXITED else -end.si_status)
        ended.append(process)


if __name__ == "__main__":
    main(sys.argv[1])
