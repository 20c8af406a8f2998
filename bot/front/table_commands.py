"""/table: everything a player, a spectator or a moderator may want of a table by typing."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

import discord
from discord import ButtonStyle, app_commands, ui

from bot.engine import Problem, Refusal
from bot.front.components import Press, layout, rows
from bot.front.history import open_log
from bot.front.identifiers import Identifier
from bot.front.permissions import need_permissions
from bot.front.poster import Poster
from bot.front.rulesbook import rules_poster, search
from bot.front.table_message import status
from bot.front.translator import named
from bot.front.verifying import answer_verify
from bot.front.visit import Visit, action, show_privately, whisper
from bot.tables.agreements import CANCEL
from bot.tables.table import Table
from bot.wording import Words, words

if TYPE_CHECKING:
    from bot.front.client import Tatami

Callback = TypeVar("Callback", bound="Callable[..., Coroutine[Any, Any, None]]")

COLOUR = 0x22304F
MOST_SUGGESTIONS = 25
MOST_LISTED = 10
LONGEST_MESSAGE = 2000


def words_of(table: Table) -> Words:
    return words(table.game.key, table.row.language)


def of_one_table(callback: Callback) -> Callback:
    """The option that says which table is meant, where several are being played."""
    renamed = app_commands.rename(number=named("option-table"))(callback)
    return app_commands.describe(number=named("option-table-about"))(renamed)


class TableCommands(app_commands.Group):
    """``/table …``. A command is about the table of this thread, or the caller's own in this server."""

    def __init__(self, client: Tatami) -> None:
        super().__init__(
            name=named("command-table"), description=named("command-table-about"), guild_only=True
        )
        self._client = client

    async def _tables_here(self, interaction: discord.Interaction[Any]) -> list[Table]:
        """Live tables of this server: those shown here first, then the caller's own elsewhere."""
        here: list[Table] = []
        mine: list[Table] = []
        async for table in self._client.house.live(interaction.guild_id):
            if interaction.channel_id in (table.row.thread_id, table.row.channel_id):
                here.append(table)
            elif table.is_seated(interaction.user.id):
                mine.append(table)
        own = [table for table in here if table.is_seated(interaction.user.id)]
        others = [table for table in here if table not in own]
        return [*own, *others, *mine]

    async def _the_table(self, interaction: discord.Interaction[Any], number: int | None) -> Table:
        """The table that is meant; a number settles it."""
        if number is not None:
            table = await self._client.house.find(number)
            if table is None or table.row.guild_id != interaction.guild_id:
                raise Refusal(Problem("no-such-table", {"table": number}))
            return table
        tables = await self._tables_here(interaction)
        if tables:
            return tables[0]
        assert interaction.channel_id is not None
        for row in await self._client.house.store.tables_in_channel(interaction.channel_id, limit=1):
            last = await self._client.house.find(row.id)
            if last is not None:
                return last
        raise Refusal(Problem("no-table-here"))

    @app_commands.command(name=named("command-status"), description=named("command-status-about"))
    async def status(self, interaction: discord.Interaction[Any]) -> None:
        """What is being played here, and who is waited for."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        tables = await self._tables_here(interaction)
        if not tables:
            raise Refusal(Problem("no-table-here"))
        entries = [self._status_entry(table) for table in tables[:MOST_LISTED]]
        while len(listed := "\n".join(entries)) > LONGEST_MESSAGE:
            entries.pop()
        await whisper(interaction, listed)

    def _status_entry(self, table: Table) -> str:
        said = words_of(table)
        title = said.say("table-title", table=table.id)
        where = ""
        if table.row.message_id is not None:
            where = said.say("status-link", link=self._client.publisher.message(table).jump_url)
        present = said.say("status-lobby") if table.in_lobby else status(table, said)
        return f"{title} {where}\n{present}"

    @app_commands.command(name=named("command-hand"), description=named("command-hand-about"))
    @of_one_table
    async def hand(self, interaction: discord.Interaction[Any], number: int | None = None) -> None:
        """The caller's hand, as the button opens it."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await self._the_table(interaction, number)
        if not table.playing:
            raise Refusal(Problem("not-playing"))
        await self._client.hands.open(self._visit(interaction, table, "hand"))

    @app_commands.command(name=named("command-log"), description=named("command-log-about"))
    @of_one_table
    async def log(self, interaction: discord.Interaction[Any], number: int | None = None) -> None:
        """Everything that happened, in words."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await self._the_table(interaction, number)
        await open_log(self._visit(interaction, table, "log"))

    @app_commands.command(name=named("command-rules"), description=named("command-rules-about"))
    @app_commands.rename(wanted=named("option-search"), game=named("option-game"))
    @app_commands.describe(wanted=named("option-search-about"), game=named("option-game-about"))
    async def rules(
        self, interaction: discord.Interaction[Any], wanted: str = "", game: str | None = None
    ) -> None:
        """The rules, to leaf through or to search."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        key = game or await self._game_here(interaction)
        if key not in self._client.games:
            raise Refusal(Problem("no-such-game"))
        said = words(key, self._client.settings.language)
        if not wanted:
            await show_privately(interaction, rules_poster(key, said))
            return
        hits = search(said, wanted)
        if not hits:
            raise Refusal(Problem("nothing-found", {"wanted": discord.utils.escape_markdown(wanted)}))
        await show_privately(interaction, rules_poster(key, said, hits[0][0].key))

    @rules.autocomplete("wanted")
    async def suggest_rules(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        key = interaction.namespace.game or await self._game_here(interaction)
        if key not in self._client.games:
            return []
        hits = search(words(key, self._client.settings.language), typed)
        return [
            app_commands.Choice(name=f"{chapter.title}: {line}"[:100], value=chapter.title[:100])
            for chapter, line in hits[:MOST_SUGGESTIONS]
        ]

    @rules.autocomplete("game")
    async def suggest_games(
        self, _interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        named_games = {key: words(key).say("game-name") for key in self._client.games}
        return [
            app_commands.Choice(name=name, value=key)
            for key, name in named_games.items()
            if typed.casefold() in name.casefold()
        ][:MOST_SUGGESTIONS]

    async def _game_here(self, interaction: discord.Interaction[Any]) -> str:
        tables = await self._tables_here(interaction)
        return tables[0].game.key if tables else next(iter(self._client.games))

    @app_commands.command(name=named("command-resign"), description=named("command-resign-about"))
    @of_one_table
    async def resign(self, interaction: discord.Interaction[Any], number: int | None = None) -> None:
        """Give up; asked twice, because it cannot be taken back."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await self._the_table(interaction, number)
        if not table.playing:
            raise Refusal(Problem("not-playing"))
        if not table.is_seated(interaction.user.id):
            raise Refusal(Problem("not-seated-here"))
        await show_privately(interaction, _confirmation(table, "resign"))

    @app_commands.command(name=named("command-cancel"), description=named("command-cancel-about"))
    @of_one_table
    async def cancel(self, interaction: discord.Interaction[Any], number: int | None = None) -> None:
        """Call a match off: everybody at the table agrees, or a moderator decides."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await self._the_table(interaction, number)
        moderator = interaction.permissions.manage_messages
        if table.in_lobby:
            if interaction.user.id != table.row.starter_id and not moderator:
                raise Refusal(Problem("not-the-starter"))
            await table.lobby.close()
            await whisper(interaction, words_of(table).say("cancelled-lobby"))
            return
        if table.row.status not in ("playing", "paused"):
            raise Refusal(Problem("not-playing"))
        if not table.is_seated(interaction.user.id) and not moderator:
            raise Refusal(Problem("not-seated-here"))
        await show_privately(interaction, _confirmation(table, "call-off" if moderator else "agree"))

    @app_commands.command(name=named("command-bump"), description=named("command-bump-about"))
    @of_one_table
    async def bump(self, interaction: discord.Interaction[Any], number: int | None = None) -> None:
        """Show the table at the end of this channel; for its players, also from another channel."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await self._the_table(interaction, number)
        moderator = interaction.permissions.manage_messages
        elsewhere = interaction.channel_id not in (table.row.thread_id, table.row.channel_id)
        if elsewhere and not table.is_seated(interaction.user.id) and not moderator:
            raise Refusal(Problem("not-seated-here"))
        if table.row.status == "cancelled":
            raise Refusal(Problem("not-playing"))
        need_permissions(interaction)
        assert interaction.channel_id is not None
        await self._client.publisher.bump(table, interaction.channel_id)
        await whisper(interaction, words_of(table).say("bumped", table=table.id))

    @app_commands.command(name=named("command-verify"), description=named("command-verify-about"))
    @of_one_table
    async def verify(self, interaction: discord.Interaction[Any], number: int | None = None) -> None:
        """What is promised about chance, and after the end whether it was kept."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await answer_verify(self._client, interaction, await self._the_table(interaction, number))

    def _visit(self, interaction: discord.Interaction[Any], table: Table, name: str) -> Visit:
        return Visit(interaction, table, Identifier(table.id, table.position, name), ())


def _confirmation(table: Table, name: str) -> Poster:
    """Are you sure?"""
    said = words_of(table)
    yes = Press(Identifier(table.id, table.position, name), said.say(f"button-{name}"), ButtonStyle.danger)
    text = said.say(f"confirm-{name}", table=table.id)
    return Poster(layout(ui.Container(ui.TextDisplay(text), *rows([yes]), accent_colour=COLOUR)))


async def _settled(visit: Visit, text: str) -> None:
    await visit.show(Poster(layout(ui.Container(ui.TextDisplay(text), accent_colour=COLOUR))))


@action("resign")
async def resign(visit: Visit) -> None:
    await visit.acknowledge()
    await visit.table.give_up(visit.person, visit.words.say("ai-name"))
    await _settled(visit, visit.words.say("resigned"))


@action("agree")
async def agree_to_cancel(visit: Visit) -> None:
    await visit.acknowledge()
    agreements = visit.table.agreements
    if await agreements.to_cancel(visit.person):
        await _settled(visit, visit.words.say("table-cancelled"))
        return
    missing = await agreements.yet_to_agree(CANCEL, ())
    names = visit.words.join([f"<@{user}>" for user in missing])
    await _settled(visit, visit.words.say("cancel-waiting", names=names))
    asked = visit.words.say("cancel-asked", name=f"<@{visit.person.user_id}>", table=visit.table.id)
    await visit.client.publisher.announce(visit.table, asked)


@action("call-off")
async def call_off(visit: Visit) -> None:
    await visit.acknowledge()
    if not visit.by_moderator:
        raise Refusal(Problem("not-a-moderator"))
    await visit.table.agreements.to_cancel(visit.person, moderator=True)
    await _settled(visit, visit.words.say("table-cancelled"))
