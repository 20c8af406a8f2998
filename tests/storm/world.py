"""The world of a storm: a server with five members, three channels and a bot whose process may end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Self

import discord
from simcord import ChannelHandle
from simcord.backend.access import channel_accessible
from simcord.backend.models import Channel, Message, Overwrite
from simcord.builders import UserHandle
from simcord.enums import OverwriteType

from bot.config import Settings
from bot.engine import GameRules, Request, View
from bot.front.app.client import Tatami
from bot.games import GAMES
from bot.store import Store
from bot.store.holding import PATIENCE_SECONDS
from bot.tables.house import House
from tests.front.digest import DigestPainter
from tests.front.people import Person
from tests.games.random_play import random_answer
from tests.kit.limits import BUTTON, SELECT, walk
from tests.storm.fate import pinned
from tests.storm.leased import Leased
from tests.storm.ledger import Ledger
from tests.storm.logs import Logs
from tests.storm.sky import Sky
from tests.storm.town import StormEnv

NAMES = ("ann", "bob", "cat", "zoe")
"""Members; ``mod`` is the moderator. Only ``cat`` and ``ann`` see the private channel."""
STARTS = 8
"""The number of attempts to start a process; then the sky clears."""
DAY = 86400
PIECE = 120
"""The most seconds that pass at once."""
TRIES_TO_HAND_OVER = 8
"""Waits for a lease, as multiples of its timeout, because the database may be unavailable too."""
NUMBERS = (0, 1, 2, -1, 999, 2**31, 2**53 - 1, -(2**53) + 1)
"""Values typed for a number; Discord accepts no larger ones."""


def in_a_hurry(game: GameRules, seed: int) -> GameRules:
    """The same game with an AI that answers at random, always the same to the same question.

    It never puts a choice back: it would make the same choice again for ever.
    """

    def advise(view: View, request: Request[object], _: Random) -> Sequence[str]:
        random = Random(f"{seed} {request.prompt} {view!r}")
        while (keys := [*random_answer(game, request, random)]) == ["back"]:
            pass
        return keys

    return replace(game, advise=advise)


@dataclass
class World:
    """Everything in a storm that can change."""

    seed: int
    folder: Path
    random: Random = field(init=False)

    def __post_init__(self) -> None:
        self.random = Random(f"storm {self.seed}")
        self.sky = Sky()
        self.logs = Logs(lambda: self.sky.dead)
        self.games: Mapping[str, GameRules] = {key: in_a_hurry(GAMES[key], self.seed) for key in GAMES}
        self.file = self.folder / f"storm-{self.seed}.sqlite3"
        self.copy = self.file.with_suffix(".copy")
        self.ledger = Ledger(self.file, self.games)
        self.settings = Settings(
            _env_file=None,  # pyright: ignore[reportCallIssue]
            database_url=f"sqlite:///{self.file}",
            nudge_after_seconds=DAY,
        )
        self.power_fails = False
        """The end of the process is a power cut: uncommitted data is lost."""
        self.rival: House | None = None
        self.under_lease = False
        """Processes take a lease, so that there can be two with one token."""
        self.twin: Tatami | None = None
        """The process that waits for the lease."""
        self.restarts = 0
        self.unseen: set[int] = set()
        """The messages that were deleted while no process ran."""
        self.people: dict[str, Person] = {}
        self.gone: list[Person] = []
        self._around = ExitStack()

    async def __aenter__(self) -> Self:
        self.bot = self.new_bot()
        fate = Random(f"fate {self.seed}")
        self.env = StormEnv(self.bot, Random(f"turns {self.seed}"))
        self._around.enter_context(pinned(fate, self.env.now))
        self._around.enter_context(self.sky.above())
        self._around.enter_context(self.logs.kept())
        await self.env.start()
        self.guild = self.env.create_guild("Storm")
        moderators = self.guild.create_role(
            "moderators", permissions=discord.Permissions(manage_messages=True)
        )
        for name in (*NAMES, "mod"):
            roles = [moderators] if name == "mod" else []
            actor = self.guild.add_member(self.env.create_user(name), roles=roles)
            self.people[name] = Person(self, actor)  # pyright: ignore[reportArgumentType]
        for name in ("games", "tavern"):
            self.guild.create_text_channel(name)
        seen = discord.PermissionOverwrite(view_channel=True)
        hidden = discord.PermissionOverwrite(view_channel=False)
        who = {
            self.guild.default_role: hidden,
            self.people["ann"].actor: seen,
            self.people["cat"].actor: seen,
        }
        bot = UserHandle(self.env, self.env.backend.bot_user)
        self.guild.create_text_channel("cellar", overwrites={**who, bot: seen})
        await self.env.settle()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.sky.clear()
        self.ledger.close()
        await self.env.shutdown()
        self.sky.bury()
        self.bot.studio.close()
        self._around.close()

    def new_bot(self) -> Tatami:
        painters = dict.fromkeys(self.games, DigestPainter())
        if self.under_lease:
            return Leased(self.settings, self.games, painters, lambda: self.env.now().timestamp())
        return Tatami(self.settings, self.games, painters)

    # Processes

    async def restart(self) -> None:
        """The process dies, and another one starts on the same database."""
        self.restarts += 1
        self.sky.dead = True
        await self.env.end_process()
        self.env.forget_twins()
        self.sky.bury()
        for gone in (self.bot, self.twin):
            if gone is not None:
                gone.studio.close()
        self.rival = self.twin = None
        self.ledger.close()
        if self.power_fails:
            self.ledger.restore(self.copy)
        self.power_fails = False

    async def start(self) -> None:
        """Start a process, again and again until it comes up."""
        for attempt in range(STARTS):
            if attempt == STARTS - 1:
                self.sky.clear()
            self.bot = self.new_bot()
            try:
                await self.env.begin_process(self.bot)
            except Exception:
                if attempt == STARTS - 1:
                    raise
                self.sky.bury()
                self.bot.studio.close()
                self.env.backend.advance_clock(2.0**attempt)
            else:
                break
        await self.env.settle()

    async def invite_rival(self) -> None:
        """A second house on the same database, like that of another process."""
        with self.env._bot_scope():
            self.rival = House(await Store.open(self.settings.database_url), self.games)

    async def dismiss_rival(self) -> None:
        rival, self.rival = self.rival, None
        if rival is not None:
            with self.env._bot_scope():
                await rival.store.close()

    async def invite_twin(self) -> None:
        """A second process with the same token; it comes up and waits for the lease, or gives up."""
        self.twin = self.new_bot()
        started = await self.env.begin_twin(self.twin)
        await self.env.settle()
        if started.done() and not started.cancelled() and started.exception() is not None:
            self.twin.studio.close()
            self.twin = None

    async def hand_over(self) -> bool:
        """The process ends in good order. Returns true if the waiting one has taken its place."""
        assert self.twin is not None
        before, self.bot, self.twin = self.bot, self.twin, None
        ending = self.env.end_in_good_order(before)
        for _ in range(TRIES_TO_HAND_OVER):
            await self.pass_time(PATIENCE_SECONDS)
            if ending.done() and self.env.listening:
                break
        before.studio.close()
        return ending.done() and self.env.listening == 1

    # Visible things

    def channels(self, person: Person) -> list[Channel]:
        """The channels in which this member may read and write."""
        backend = self.env.backend
        return [
            channel
            for channel in backend.channels.values()
            if channel.guild_id == self.guild.id and channel_accessible(backend, channel.id, person.id)
        ]

    def handle(self, channel_id: int) -> ChannelHandle:
        return ChannelHandle(self.env, self.guild, self.env.backend.get_channel(channel_id))

    def seen_by(self, person: Person) -> list[Message]:
        """The messages with buttons or selects that this member sees, oldest first."""
        seen = [
            message
            for channel in self.channels(person)
            for message in self.env.backend.messages.get(channel.id, {}).values()
            if message.components and message.visible_to(person.id)
        ]
        return sorted(seen, key=lambda message: message.id)

    def public(self) -> Iterator[Message]:
        """All public messages."""
        for channel_id, messages in self.env.backend.messages.items():
            if self.env.backend.channels[channel_id].guild_id is not None:
                yield from (message for message in messages.values() if not message.is_ephemeral)

    # Changes by the owner

    def deny(self, channel_id: int, *permissions: str) -> None:
        """Take these permissions from the bot in a channel; without any, give all back."""
        allowed = discord.Permissions(view_channel="view_channel" not in permissions).value
        denied = discord.Permissions(**dict.fromkeys(permissions, True)).value
        me = self.env.backend.bot_user.id
        self.env.backend.set_overwrite(channel_id, Overwrite(me, OverwriteType.MEMBER, allowed, denied))

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """Within the ``with`` block, actions are sent without waiting for their effects."""
        self.env.hurried = True
        try:
            yield
        finally:
            self.env.hurried = False

    async def pass_time(self, seconds: float) -> None:
        """Let time pass in pieces, because the bot may have much to do when timers fire."""
        while seconds > 0:
            await self.env.advance_time(min(seconds, PIECE))
            seconds -= PIECE
        await asyncio.sleep(0)


def pressable(message: Message) -> list[str]:
    """The buttons of a message that can be pressed."""
    parts = walk(message.components)
    return [part["custom_id"] for part in parts if part["type"] == BUTTON and not part.get("disabled")]


def selects(message: Message) -> list[dict[str, Any]]:
    return [
        dict(part) for part in walk(message.components) if part["type"] == SELECT and not part.get("disabled")
    ]


def labels(message: Message) -> dict[str, str]:
    """The labels of the buttons that can be pressed, with their custom ids."""
    return {
        part.get("label") or "": part["custom_id"]
        for part in walk(message.components)
        if part["type"] == BUTTON and not part.get("disabled")
    }
