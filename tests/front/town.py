"""A small town: a Discord server with one games channel, four people and our bot."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Self

import discord
from simcord import ChannelHandle, RoleHandle
from simcord.backend.models import EPHEMERAL_FLAG, Overwrite
from simcord.backend.serializers import guild_create_payload
from simcord.enums import ChannelType, OverwriteType

from bot.config import Settings
from bot.engine import Entry, GameRules
from bot.front.app.client import Tatami
from bot.games import GAMES
from bot.store import Change
from bot.tables.pacing import no_pause
from bot.tables.table import Table
from renderers.painter import Painter
from tests.front.digest import DigestPainter
from tests.front.people import Person
from tests.front.screen import Screen
from tests.kit.attentive import AttentiveEnv
from tests.kit.made_up import MadeUp
from tests.storm.fate import pinned

SETTLE_SECONDS = 60.0
"""Seconds. Long, because a machine may be slow."""


class Town:
    """The in-memory Discord around a bot whose database is a file in ``folder``."""

    def __init__(
        self,
        folder: Path,
        painter: Painter | None = None,
        *,
        nudge_after_seconds: int = 0,
        games: Mapping[str, GameRules] = GAMES,
    ) -> None:
        self.games = games
        self.language: MadeUp | None = None
        self.tongue: Callable[[str], str] = str
        """Translates English text into the language of public messages."""
        self.database = folder / "town.sqlite3"
        self.settings = Settings(
            _env_file=None,  # pyright: ignore[reportCallIssue]
            database_url=f"sqlite:///{self.database}",
            nudge_after_seconds=nudge_after_seconds,
        )
        self.restarts_every = 0
        """The bot's process ends after each so many presses of one person; 0 for never."""
        self.painter = painter or DigestPainter()
        self._around = ExitStack()
        """If reminders are tested, the bot uses the simulated clock of Discord."""
        self.bot = self.new_bot()
        self.env = AttentiveEnv(self.bot, settle_timeout=SETTLE_SECONDS)

    async def __aenter__(self) -> Self:
        await self.env.start()
        if self.settings.nudge_after_seconds:
            self._around.enter_context(pinned(Random(1), self.env.now))
        self.guild = self.env.create_guild("Town")
        self.channel = self.guild.create_text_channel("games")
        self._let_clients_say_their_language()
        moderators = self.guild.create_role(
            "moderators", permissions=discord.Permissions(manage_messages=True)
        )
        self.people: dict[str, Person] = {}
        for name in ("ann", "bob", "zoe"):
            self.newcomer(name)
        self.newcomer("mod", moderators)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.env.shutdown()
        await self.bot.close()
        self._around.close()
        if kind is None:
            self.env.raise_errors()

    def newcomer(self, name: str, *roles: RoleHandle) -> Person:
        """A new member of the server."""
        actor = self.guild.add_member(self.env.create_user(name), roles=roles)
        person = self.people[name] = Person(self, actor)
        return person

    def new_bot(self) -> Tatami:
        bot = Tatami(self.settings, self.games, dict.fromkeys(self.games, self.painter))
        bot.gathers_seconds = 0.0
        bot.pauses = no_pause
        return bot

    async def restart(self) -> None:
        """Kill the bot's process and start another one on the same database."""
        before, self.bot = self.bot, self.new_bot()
        before.publisher.fall_silent()
        await self.env.restart_bot(self.bot)
        await before.close()
        if self.language is not None:
            self.reads(self.language)
        await self.env.settle()

    # What stands where

    @property
    def board(self) -> Screen:
        """The public message of a table, as somebody looking for it would find it: the newest one."""
        return self.boards()[-1]

    def boards(self, number: int | None = None) -> list[Screen]:
        """The public messages that can be played on (at this table), oldest first."""
        everything = [
            Screen(self.env, channel_id, message_id)
            for channel_id, messages in self.env.backend.messages.items()
            for message_id, message in messages.items()
            if not message.flags & EPHEMERAL_FLAG
        ]
        boards = [screen for screen in everything if self.tongue("Rules") in screen.buttons]
        of_table = [screen for screen in boards if number in (None, screen.table)]
        return sorted(of_table, key=lambda screen: screen.message_id)

    def written(self) -> int:
        """The number of public messages in all channels."""
        channels = self.env.backend.messages.values()
        return sum(not message.flags & EPHEMERAL_FLAG for each in channels for message in each.values())

    def screen(self, channel: ChannelHandle, message_id: int) -> Screen:
        return Screen(self.env, channel.id, message_id)

    async def table(self, number: int = 1) -> Table:
        table = await self.bot.house.find(number)
        assert table is not None
        return table

    async def journal(self, number: int = 1) -> list[str]:
        """The journal in the database."""
        return await self.bot.house.store.journal(number)

    @property
    def thread(self) -> ChannelHandle:
        """The thread that was made last under the games channel."""
        return self.channel.threads[-1]

    def _let_clients_say_their_language(self) -> None:
        """Send each person's locale with all their presses and commands."""
        backend, emit = self.env.backend, self.env.backend.emit

        def emit_with_locale(event: str, payload: Mapping[str, Any]) -> None:
            if event == "INTERACTION_CREATE":
                user = (payload.get("member") or payload)["user"]["id"]
                locales = {str(person.id): person.locale for person in self.people.values()}
                payload = {**payload, "locale": locales.get(user, "en-US")}
            emit(event, payload)

        backend.emit = emit_with_locale

    def reads(self, language: MadeUp) -> None:
        """Set the language of the server."""
        self.language, self.tongue = language, language
        guild = self.env.backend.get_guild(self.guild.id)
        spoken = {"features": ["COMMUNITY"], "preferred_locale": language.code}
        self.env.backend.emit("GUILD_UPDATE", {**guild_create_payload(self.env.backend, guild), **spoken})

    # What its owner may do to it

    def deny(self, *permissions: str, where: ChannelHandle | None = None) -> None:
        """Take these permissions from the bot in a channel. Without any, give all back."""
        member = self.env.backend.bot_user.id
        denied = discord.Permissions(**dict.fromkeys(permissions, True)).value
        self.env.backend.set_overwrite(
            (where or self.channel).id,
            Overwrite(target_id=member, type=OverwriteType.MEMBER, allow=0, deny=denied),
        )

    def room(
        self, name: str, hidden_from: Sequence[Person] = (), **rights: Sequence[Person]
    ) -> ChannelHandle:
        """Another channel that some people do not see. ``rights`` are other rights that are denied."""
        hidden = {person.actor: discord.PermissionOverwrite(view_channel=False) for person in hidden_from}
        denied = {
            person.actor: discord.PermissionOverwrite(**{right: False})
            for right, people in rights.items()
            for person in people
        }
        return self.guild.create_text_channel(name, overwrites={**hidden, **denied})

    def show(self, where: ChannelHandle, *people: Person, seen: bool) -> None:
        """Let these people see a channel, or hide it from them."""
        view = discord.Permissions(view_channel=True).value
        for person in people:
            self.env.backend.set_overwrite(
                where.id,
                Overwrite(
                    target_id=person.id,
                    type=OverwriteType.MEMBER,
                    allow=view if seen else 0,
                    deny=0 if seen else view,
                ),
            )

    async def clear_away(self, where: ChannelHandle) -> None:
        """Delete a channel with everything in it."""
        self.env.backend.delete_channel(where.id)
        await self.env.settle()

    def private_thread(self, *people: Person, name: str = "whispers") -> ChannelHandle:
        """A thread that only those in it see."""
        bot = self.env.backend.bot_user.id
        thread = self.env.backend.create_thread(self.channel.id, name, bot, type=ChannelType.PRIVATE_THREAD)
        for person in people:
            self.env.backend.add_thread_member(thread.id, person.id)
        return next(each for each in self.channel.threads if each.id == thread.id)

    def at(self, seat: str) -> Person:
        """The leader of a seat in the games that ``game`` begins."""
        return self.people[{"attacker": "ann", "defender": "bob"}[seat]]

    # How far a game has got

    async def lobby(self, *, thread: bool = False, where: ChannelHandle | None = None) -> Screen:
        """ann has opened a lobby for 7 Ronin."""
        return await self.people["ann"].type("play seven-ronin", where=where, thread=thread)

    async def game(self, *, thread: bool = False, where: ChannelHandle | None = None) -> Table:
        """ann (Attacker) and bob (Defender) have just begun, and may ask for suggestions."""
        lobby = await self.lobby(thread=thread, where=where)
        number = lobby.table
        await self.people["ann"].press("Suggestions for all", lobby)
        await self.people["ann"].press("Attacker", lobby)
        await self.people["bob"].press("Defender", lobby)
        await self.people["ann"].press("Begin", lobby)
        return await self.table(number)

    async def samurai(self, *names: str) -> Table:
        """These people have just begun to play 7 Samurai; the first of them opened the table."""
        people = [self.people[name] for name in names]
        lobby = await people[0].type("play seven-samurai", thread=False)
        number = lobby.table
        for person in people[1:]:
            await person.press("Any seat", lobby)
        await people[0].press("Begin", lobby)
        return await self.table(number)

    async def game_at(self, journal: Sequence[Entry]) -> Table:
        """The game of ann and bob, taken up after these decisions."""
        table = await self.game()
        await self.bot.house.store.write(Change(table.row, [entry.to_json() for entry in journal]))
        await self.restart()
        return await self.table()
