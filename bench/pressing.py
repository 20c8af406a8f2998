"""A press at a table, from the click until everything is committed and shown, against an echo.

The echo is a bare discord.py bot that acknowledges a press and edits the message it came from. The floor is
the least that any bot must do for a press at a table: the same bare bot sends two messages of the size of
ours (the presser's hand and the table), with one commit before them. The difference to the floor is the bot's
own work: it reads the press, plays the rules and builds the messages. Pictures are left out.

The three take turns press by press. Each bot has its own event loop, which stands still while others run.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import mean
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

import aiosqlite
import discord
import simcord
from discord import app_commands, ui
from simcord.components import walk_components
from simcord.types import HttpLogEntry

from bench.games import database_file
from bench.measure import Figure, pace_of
from bench.people import NOTHING, looking_often, members_for, sit_down, without_pictures
from bot.engine import GameRules
from bot.front.app.client import Tatami
from bot.store.sqlite import ON_CONNECT
from tests.store.scenes import allow_any_number

PRESSES: Final = 100
WARM_UP: Final = 5
"""Presses before the first one that counts."""
T = TypeVar("T")

ECHO: Final = "echo"

Components: TypeAlias = list[dict[str, Any]]
Press: TypeAlias = Callable[[], Awaitable[object]]


def pressing(game: GameRules) -> Figure:
    """A press at a table against an echo, with the floor."""
    with database_file() as path, looking_often():
        bot = without_pictures(path, game)
        with stage(bot) as table:
            presses = presses_at_tables(bot, table.env, game)
            for _ in range(WARM_UP):
                table.run(following(presses))
            with stage(Least(path.with_name("least.sqlite3"), *last_shown(table.env.http_requests))) as bare:
                answer, echo = bare.run(begun(bare.env))
                times = [
                    (table.run(following(presses)), bare.run(timed(answer)), bare.run(timed(echo)))
                    for _ in range(PRESSES)
                ]
    ours = pace_of([(our.seconds, echo) for our, _, echo in times])
    floor = pace_of([(least, echo) for _, least, echo in times])
    calls = mean(our.calls for our, _, _ in times)
    beside = {
        "floor: two calls, one commit": f"{floor.ratio:.2f}",
        "calls a press": f"{calls:.1f}",
        "ms a press": f"{ours.ours * 1e3:.1f}",
    }
    return Figure(ours.ratio, beside, floor.ratio)


class Pressed(NamedTuple):
    """A deciding press: its time, and its calls to Discord."""

    seconds: float
    calls: int


class Stage:
    """A bot in an in-memory Discord, with an event loop of its own that runs only while it has work."""

    def __init__(self, runner: asyncio.Runner, env: simcord.Env) -> None:
        self._runner, self.env = runner, env

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self._runner.run(self._here(work))

    async def _here(self, work: Coroutine[Any, Any, T]) -> T:
        with self.env.time_context():
            return await work


@contextmanager
def stage(bot: discord.Client) -> Iterator[Stage]:
    """A started bot, stopped afterwards."""
    with asyncio.Runner() as runner:
        found = Stage(runner, simcord.Env(bot, settle_timeout=20))
        runner.run(found.env.start())
        try:
            yield found
        finally:
            runner.run(found.env.shutdown())
            runner.run(bot.close())


async def timed(press: Press) -> float:
    """Seconds from a press until everything it caused is committed and shown."""
    start = time.perf_counter()
    await press()
    return time.perf_counter() - start


# Ours


async def following(presses: AsyncIterator[Pressed]) -> Pressed:
    return await anext(presses)


async def presses_at_tables(bot: Tatami, env: simcord.Env, game: GameRules) -> AsyncIterator[Pressed]:
    """Deciding presses without end, at one table after another."""
    server = env.create_guild()
    people = members_for(game, env, server)
    await allow_any_number(bot.house.store, server.id)
    while True:
        leaders = await sit_down(bot, game, server.create_text_channel("games"), people)
        moved, presses = True, 0
        while moved:
            moved = False
            for leader in leaders:
                if suggest := leader.ready_for("suggest"):
                    await suggest()
                if decide := leader.ready_for("lock", "answer", "none"):
                    before = len(env.http_requests)
                    seconds = await timed(decide)
                    yield Pressed(seconds, len(env.http_requests) - before)
                    moved, presses = True, presses + 1
                elif choose := leader.ready_for("try"):
                    await choose()
                    moved = True
        assert presses, f"nobody found a button that decides at the first question of {game.key}"


def last_shown(requests: Sequence[HttpLogEntry]) -> tuple[Components, Components]:
    """The components of the hand and of the table, as they were last sent."""
    bodies = [(request.path, request.json or {}) for request in reversed(requests)]
    hand = next(body["data"] for path, body in bodies if path.endswith("/callback") and body["type"] == 7)
    table = next(body for path, body in bodies if "/messages/" in path and path.startswith("/channels/"))
    return hand["components"], table["components"]


# The echo and the floor


class Exactly(ui.LayoutView):
    """A message with these components."""

    def __init__(self, components: Components) -> None:
        super().__init__(timeout=None)
        self._components = components

    def has_components_v2(self) -> bool:
        return True

    def to_components(self) -> list[dict[str, Any]]:
        return self._components


class Least(discord.Client):
    """A bot that echoes presses on one message, and answers those on another with the least a table needs."""

    def __init__(self, database: Path, hand: Components, table: Components) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(app_commands.Command(name="begin", description="Begin", callback=self.begin))
        self._database, self._hand, self._table = database, hand, table
        self._presses = 0

    async def setup_hook(self) -> None:
        await self.tree.sync()
        self._rows = await aiosqlite.connect(self._database, isolation_level=None)
        for statement in (*ON_CONNECT, "CREATE TABLE line (number INTEGER PRIMARY KEY, entry TEXT)"):
            await self._rows.execute(statement)

    async def close(self) -> None:
        await self._rows.close()
        await super().close()

    async def begin(self, interaction: discord.Interaction) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        self._board = await interaction.channel.send(view=Exactly(self._table), file=NOTHING.file("board"))
        await interaction.response.send_message(
            view=Exactly(self._hand), file=NOTHING.file("hand"), ephemeral=True
        )
        await interaction.followup.send(view=self._echoed(), ephemeral=True)

    def _echoed(self) -> ui.LayoutView:
        button: ui.Button[ui.LayoutView] = ui.Button(label="Press", custom_id=ECHO)
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.Container(ui.TextDisplay(f"Pressed {self._presses} times"), ui.ActionRow(button)))
        view.stop()  # ``on_interaction`` handles the presses
        return view

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is not discord.InteractionType.component:
            return
        if interaction.data and interaction.data.get("custom_id") == ECHO:
            await self._echo(interaction)
        else:
            await self._answer(interaction)

    async def _echo(self, interaction: discord.Interaction) -> None:
        self._presses += 1
        await interaction.response.defer()
        await interaction.edit_original_response(view=self._echoed())

    async def _answer(self, interaction: discord.Interaction) -> None:
        await self._rows.execute("INSERT INTO line (entry) VALUES (?)", ('["answer", "seat"]',))
        await interaction.response.edit_message(view=Exactly(self._hand), attachments=[NOTHING.file("hand")])
        await self._board.edit(view=Exactly(self._table), attachments=[NOTHING.file("board")])


async def begun(env: simcord.Env) -> tuple[Press, Press]:
    """Presses that are answered with the least, and presses that are echoed."""
    server = env.create_guild()
    person = server.add_member(env.create_user("player"))
    first = await person.slash(server.create_text_channel("games"), "begin")
    hand, echo = (message for message in (first.response, *first.followups) if message is not None)
    button = next(
        one for one in walk_components(hand.components) if one["type"] == 2 and not one.get("disabled")
    )
    return (
        partial(person.click, hand, custom_id=button["custom_id"]),
        partial(person.click, echo, custom_id=ECHO),
    )
