"""From a press to committed and shown, through an in-memory Discord, against the least a bot can do.

The least is an echo: a bare discord.py bot that acknowledges a press and edits the message it came from. Ours
validates, commits, answers with the presser's hand, and edits the table's message and the open hands of
others that change. Pictures are left out.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import discord
import simcord
from discord import app_commands, ui
from PIL import Image
from simcord.components import walk_components

from bench.games import database_file, settings_with, setup_of
from bench.measure import Measured, side_by_side
from bot.engine import GameRules
from bot.front.app.client import Tatami
from bot.front.hand.open_hands import OpenHands
from bot.front.shared.action import BUTTON, SELECT, Identifier
from bot.front.shared.pictures import Print, Studio
from bot.tables.seating import LOBBY_POSITION
from renderers.painter import Picture

PRESSES = 60
ROUNDS = 5

Component = Mapping[str, Any]


def measure(game: GameRules) -> Measured:
    def round_of(presses: Callable[[], Coroutine[Any, Any, list[float]]]) -> float:
        return median(asyncio.run(presses()))

    with looking_often():
        rounds = [(round_of(lambda: presses_at_table(game)), round_of(echoes)) for _ in range(ROUNDS)]
    pace = side_by_side(rounds)
    return Measured(
        f"a press at a {game.key} table, committed and shown ÷ an echo",
        pace.ratio,
        "×",
        1.6,
        "at most",
        f"{pace.ours * 1e3:.2f} ms ÷ {pace.anchor * 1e3:.2f} ms, pictures left out",
    )


# Ours


class NoStudio(Studio):
    """A studio that returns the smallest picture for everything, at once."""

    def __init__(self) -> None:
        super().__init__({})
        self._nothing = Print(Picture(Image.new("RGB", (1, 1)), "").encode(), "nothing")

    async def _any(self, *_: Any, **__: Any) -> Print:
        return self._nothing

    cover = board = page = private = ending = closeup = emblem = _any

    async def beside(self, *_: Any, **__: Any) -> None:
        return None

    def weight(self, *_: Any, **__: Any) -> int:
        return 1

    def closeups(self, *_: Any, **__: Any) -> tuple[str, ...]:
        return ()

    def emblems(self, *_: Any, **__: Any) -> tuple[str, ...]:
        return ()


def without_pictures(database: Path, game: GameRules) -> Tatami:
    """The whole bot without drawing."""
    bot = Tatami(settings_with(database), {game.key: game}, {})
    bot.studio = NoStudio()
    bot.hands = OpenHands(bot.studio)
    return bot


class Leader:
    """A member who plays one seat, with an open hand."""

    def __init__(self, actor: simcord.MemberActor, hand: simcord.InteractionResult) -> None:
        self.actor = actor
        self._hand = hand

    @property
    def message(self) -> simcord.ResponseMessage:
        """The hand as it is shown now."""
        shown = [*self._hand.followups, self._hand.response]
        return next(message for message in shown if message is not None and message.components)

    def controls(self, kind: re.Pattern[str], action: str) -> Iterator[Component]:
        for component in walk_components(self.message.components):
            match = kind.fullmatch(component.get("custom_id") or "")
            if match and Identifier.of(match).action == action and not component.get("disabled"):
                yield component

    def ready_for(self, action: str) -> Callable[[], Awaitable[object]] | None:
        """A function that uses the first control with this action, if there is one."""
        for button in self.controls(BUTTON, action):
            return lambda: self.actor.click(self.message, custom_id=button["custom_id"])
        for menu in self.controls(SELECT, action):
            values = [option["value"] for option in menu["options"][: menu["max_values"]]]
            return lambda: self.actor.select(self.message, values, custom_id=menu["custom_id"])
        return None


async def timed(press: Callable[[], Awaitable[object]]) -> float:
    """Seconds from a press until everything it caused is committed and shown."""
    start = time.perf_counter()
    await press()
    return time.perf_counter() - start


@contextmanager
def looking_often() -> Iterator[None]:
    """Let simcord notice sooner that all is quiet.

    By default it looks every 50 ms, which would be most of the measured time. Now it looks every millisecond,
    the shortest time ``epoll`` knows; so about one millisecond on either side is sleep.
    """
    settle = simcord.Env._settle_internal
    usual = settle.__kwdefaults__
    settle.__kwdefaults__ = {**(usual or {}), "idle": 0.0001}
    try:
        yield
    finally:
        settle.__kwdefaults__ = usual


async def presses_at_table(game: GameRules) -> list[float]:
    """Seconds of each deciding press until everything about it is shown."""
    with database_file() as path:
        bot = without_pictures(path, game)
        async with simcord.run(bot, settle_timeout=20) as env:
            server = env.create_guild()
            people = [
                server.add_member(env.create_user(f"player {number}"))
                for number, _ in enumerate(setup_of(game).seats)
            ]
            times: list[float] = []
            while len(times) < PRESSES:
                channel = server.create_text_channel("games")
                leaders = await sit_down(bot, game, channel, people)
                times += await play(leaders, PRESSES - len(times))
            return times


async def sit_down(
    bot: Tatami, game: GameRules, channel: simcord.ChannelHandle, people: Sequence[simcord.MemberActor]
) -> list[Leader]:
    """All people join, the match starts, every hand is open."""
    await people[0].slash(channel, "play", game=game.key, thread=False)
    table = (await bot.house.store.shown_in_channel(channel.id))[0].table_id

    def button(action: str, position: int = LOBBY_POSITION) -> str:
        return Identifier(table, position, action).custom_id(BUTTON)

    for person in people[1:]:
        await press(person, channel, button("join"))
    await press(people[0], channel, button("start"))
    return [Leader(person, await press(person, channel, button("hand", 0))) for person in people]


async def play(leaders: Sequence[Leader], most: int) -> list[float]:
    """Press until the game is over or enough was timed."""
    times: list[float] = []
    moved = True
    while moved and len(times) < most:
        moved = False
        for leader in leaders:
            if suggest := leader.ready_for("suggest"):
                await suggest()
            if decide := leader.ready_for("lock") or leader.ready_for("answer"):
                times.append(await timed(decide))
                moved = True
    return times


# The echo


class Echo(discord.Client):
    """A bot that counts its presses in the message they came from."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(app_commands.Command(name="echo", description="Begin", callback=self.begin))
        self.presses = 0

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def begin(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=self.view())

    def view(self) -> ui.LayoutView:
        button: ui.Button[ui.LayoutView] = ui.Button(label="Press", custom_id="press")
        button.callback = self.echo
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.Container(ui.TextDisplay(f"Pressed {self.presses} times"), ui.ActionRow(button)))
        return view

    async def echo(self, interaction: discord.Interaction) -> None:
        self.presses += 1
        await interaction.response.defer()
        assert interaction.message is not None
        await interaction.message.edit(view=self.view())


async def echoes() -> list[float]:
    async with simcord.run(Echo()) as env:
        server = env.create_guild()
        channel = server.create_text_channel("games")
        person = server.add_member(env.create_user("player"))
        await person.slash(channel, "echo")
        return [await timed(lambda: press(person, channel, "press")) for _ in range(PRESSES)]


async def press(
    person: simcord.MemberActor, channel: simcord.ChannelHandle, custom_id: str
) -> simcord.InteractionResult:
    """Press a button on the last message of a channel that has it."""
    has_it = (message for message in reversed(channel.history()) if custom_id in buttons(message))
    return await person.click(next(has_it), custom_id=custom_id)


def buttons(message: discord.Message) -> set[str]:
    view = ui.LayoutView.from_message(message)
    return {item.custom_id or "" for item in view.walk_children() if isinstance(item, ui.Button)}
