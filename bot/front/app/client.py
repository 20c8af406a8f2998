"""The Discord client: it opens the house, shows running tables again and closes cleanly."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from datetime import timedelta
from functools import partial, wraps
from typing import Any, TypeVar, cast

import discord
import structlog

from bot.config import Settings
from bot.engine import GameRules, Problem, Refusal
from bot.front.app.actions import register_actions
from bot.front.app.calls import Calls
from bot.front.app.commands import register_commands
from bot.front.app.garbage_collection import GarbageCollection
from bot.front.app.upkeep import ELSEWHERE, LONGEST_WAIT, Upkeep
from bot.front.commands.reports import Reports
from bot.front.fairness.promises import QUIET_SECONDS, Promises
from bot.front.hand.open_hands import OpenHands
from bot.front.hand.present import show_present
from bot.front.history.scrubber import Seen
from bot.front.inbound.command_tree import CommandTree
from bot.front.inbound.private_messages import PrivateMessages
from bot.front.inbound.refusals import refuse
from bot.front.inbound.router import Router
from bot.front.publishing.publisher import Publisher
from bot.front.shared.channels import Places
from bot.front.shared.components import pressed
from bot.front.shared.host import Host, Interaction
from bot.front.shared.languages import words_for
from bot.front.shared.pictures import Studio
from bot.front.shared.translator import CatalogueTranslator
from bot.front.social.nudges import Nudges
from bot.front.social.reminders import Reminders
from bot.front.social.wishes import Wishes
from bot.front.table.chapter_ends import ChapterEnds
from bot.measures import Measures
from bot.store import Store, StoreUnavailable
from bot.tables.ai_seats import drawn_pause
from bot.tables.house import House
from bot.tables.pacing import Pauses
from bot.tables.seating import Stale
from bot.waits import Backoff
from bot.wording import words
from renderers.painter import Painter

log = structlog.get_logger()

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""The permissions of the invite link: all that are needed, and no more."""

MIB = 1024 * 1024

PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)

Event = TypeVar("Event", bound="Callable[..., Coroutine[Any, Any, None]]")


def patiently(event: Event) -> Event:
    """Retry the handler of a Discord event while the store is away. Discord sends an event only once."""

    @wraps(event)
    async def handle(client: Tatami, *news: Any) -> None:
        backoff = Backoff(1.0, LONGEST_WAIT)
        while not client.is_closed():
            try:
                await event(client, *news)
            except Stale:
                log.info("event.overtaken", what=event.__name__)
            except (StoreUnavailable, Refusal) as trouble:
                wait = backoff.next()
                log.warning("event.waiting", what=event.__name__, seconds=wait, reason=str(trouble))
                await asyncio.sleep(wait)
                continue
            return

    return cast("Event", handle)


class Tatami(Host):
    """The bot. It keeps no state that is lost on a restart.

    ``publisher``, ``nudges``, ``upkeep`` and ``router`` exist as soon as the house is open.
    """

    publisher: Publisher
    nudges: Nudges
    upkeep: Upkeep
    router: Router

    def __init__(
        self,
        settings: Settings,
        games: Mapping[str, GameRules],
        painters: Mapping[str, Painter],
        store: Store | None = None,
    ) -> None:
        measures = Measures() if store is None else store.measures
        calls = Calls(measures)
        # Guilds and their messages, without content: enough to see a table's message deleted or buried. None
        # of these intents is privileged.
        super().__init__(
            intents=discord.Intents(guilds=True, guild_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            http_trace=calls.trace(),
        )
        self.measures = measures
        self._calls = calls
        self.is_connected = False
        """True while the gateway is connected: the bot hears its players."""
        self.settings = settings
        self.games = games
        self.own_threads = True
        self.everybody_reads = None
        self.shows_running_tables = True
        """Show running tables as soon as the bot is ready; a local table opens first."""
        self.gathers_seconds = QUIET_SECONDS
        """Seconds a lobby must stay unchanged before a later agreement; 0 at a local table, where more
        messages disturb nobody."""
        self.pauses: Pauses = drawn_pause
        """Draws the pauses of AI seats."""
        self.dates_itself = False
        # A user install is not offered: the bot would run where it cannot keep a table's message.
        self.tree = CommandTree(
            self, allowed_installs=discord.app_commands.AppInstallationType(guild=True, user=False)
        )
        self.studio = Studio(painters, measures, settings.cache_mb * MIB)
        self.ends = ChapterEnds()
        self.hands = OpenHands(self.studio, self.ends, measures)
        self.bets = PrivateMessages()
        self.seen = Seen()
        self.reports = Reports()
        self.places = Places(self)
        self._store = store
        """An open store, which the caller closes; with ``None`` the client opens its own."""
        self._house: House | None = None
        self._greeted = False
        self._garbage = GarbageCollection()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def house(self) -> House:
        if self._house is None:
            raise RuntimeError("the house is not open yet")
        return self._house

    @property
    def tables_in_memory(self) -> int:
        return 0 if self._house is None else self._house.in_memory

    async def setup_hook(self) -> None:
        store = self._store or await Store.open(self.settings.database_url, self.measures)
        house = House(store, self.games, self.pauses)
        patience = timedelta(seconds=self.settings.nudge_after_seconds)
        promises = Promises(house, self.places, self.gathers_seconds)
        self.publisher = Publisher(
            house, self.places, self.studio, self.ends, self.hands, self.bets, promises
        )
        promises.on_agreed(self.publisher.refresh)
        wishes = Wishes(store, patience)
        self.hands.ask_for(wishes)
        self.nudges = Nudges(house, Reminders(self.places), wishes)
        lobbies = timedelta(seconds=self.settings.lobby_closes_after_seconds)
        self.upkeep = Upkeep(house, self.publisher, self.places, lobbies)
        self._house = house
        self._house.on_change(self.publisher.refresh)
        self._house.on_change(self.nudges.look_at)
        self.router = Router(partial(show_present, self.hands, self.publisher.refresh))
        register_actions(self.router, self.publisher, self.hands, self.bets, self.seen, self.reports, wishes)
        register_commands(self, self.tree, self.router, self.publisher)
        await self._sync_commands()
        for game in self.games:
            words(game, self.settings.language)  # loading a catalogue takes too long for a press
        self._garbage.begin()
        if self.shows_running_tables:
            self._spawn(self.show_running_tables())
        self._spawn(self.upkeep.look_after_tables(self._garbage))
        self._spawn(self.remind())

    async def close(self) -> None:
        """Finish the present step, show it, and close all resources."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._house is not None:
            await self.nudges.close()
            await self._house.rest()
            await self.publisher.close()
            await super().close()
            if self._store is None:
                await self._house.store.close()
            self._house = None
        else:
            await super().close()
        self.studio.close()
        self._garbage.close()

    def fall_silent(self) -> None:
        """Stop: another process has the lease of this token."""
        if self._house is not None:
            self.publisher.fall_silent()

    def invite_link(self) -> str:
        """The link that invites the bot to a server, with exactly the needed permissions."""
        assert self.application_id is not None
        return discord.utils.oauth_url(
            self.application_id, permissions=PERMISSIONS, scopes=("bot", "applications.commands")
        )

    async def show_running_tables(self) -> None:
        """Show every running table after a start whose message is not known to be up to date."""
        await self.wait_until_ready()
        await self.upkeep.show_running_tables()

    async def remind(self) -> None:
        """Remind players of their turn."""
        await self.wait_until_ready()
        await self.nudges.watch()

    async def on_connect(self) -> None:
        self._now_connected(True)

    async def on_resumed(self) -> None:
        self._now_connected(True)

    async def on_disconnect(self) -> None:
        """Called for each failed attempt, too."""
        self._now_connected(False)

    def _now_connected(self, connected: bool) -> None:
        if self.is_connected == connected:
            return
        self.is_connected = connected
        if self.settings.discord_token is not None:
            log.info("discord.connected" if connected else "discord.lost")

    async def on_ready(self) -> None:
        log.info("ready", user=str(self.user), guilds=len(self.guilds))
        if self.settings.discord_token is not None and not self._greeted:
            self._greeted = True
            facts = {"name": str(self.user), "guilds": len(self.guilds), "link": self.invite_link()}
            print(words().say("start-ready", facts), flush=True)  # noqa: T201 (for whoever started it)

    @patiently
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Continue the tables from before the bot was removed."""
        if guild.id in self.settings.guild_ids:
            await self._give_commands(guild)
        async for table in self.house.live_in(guild.id):
            await self.publisher.show_after_start(table)

    @patiently
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        if tables := await self.house.store.live_tables(guild.id):
            log.warning("guild.left", guild=guild.id, tables=tables, reason=ELSEWHERE)

    @patiently
    async def on_guild_channel_update(
        self, _before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        await self.upkeep.place_changed(after.id)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Handle every press and pick. A press that cannot come from a message of the bot is answered, too,
        with the present state of its table."""
        self._calls.arrived(interaction.id)
        self.nudges.presses.note(interaction.user.id)
        if interaction.type not in PRESSES:
            return
        if (meant := pressed(interaction)) is not None:
            await self.router.receive(interaction, meant)
        else:
            await refuse(interaction, Refusal(Problem("table-gone")), words_for(interaction))

    async def on_message(self, message: discord.Message) -> None:
        self.publisher.placement.newest_messages.add(message.channel.id, message.id)

    @patiently
    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        await self.upkeep.message_gone(event.message_id)

    @patiently
    async def on_raw_bulk_message_delete(self, event: discord.RawBulkMessageDeleteEvent) -> None:
        for message_id in event.message_ids:
            await self.upkeep.message_gone(message_id)

    @patiently
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self.upkeep.place_gone(channel.id)

    @patiently
    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        await self.upkeep.place_gone(event.thread_id)

    async def _sync_commands(self) -> None:
        await self.tree.set_translator(CatalogueTranslator())
        if not self.settings.guild_ids:
            await self.tree.sync()
        for guild_id in self.settings.guild_ids:
            await self._give_commands(discord.Object(guild_id))

    async def _give_commands(self, guild: discord.abc.Snowflake) -> None:
        """Register the commands in one of the configured servers. The server may be configured before the bot
        was invited."""
        self.tree.copy_global_to(guild=guild)
        try:
            await self.tree.sync(guild=guild)
        except (discord.Forbidden, discord.NotFound) as refusal:
            log.warning("commands.not_taken", guild=guild.id, reason=refusal.text)

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (trouble := task.exception()) is not None:
            log.error("client.task_failed", exc_info=trouble)
