"""/table: all commands about a table, for players, spectators and moderators."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

from discord import app_commands, ui

from bot.engine import Problem, Refusal
from bot.front.commands.own_games import line_of
from bot.front.commands.rules_search import find, nothing_found, searched
from bot.front.commands.server_settings import MOST_HOURS, answer_language, answer_patience, suggest_languages
from bot.front.commands.table_list import (
    equally_meant,
    listed_tables,
    status_of_all,
    suggest_tables,
    suggest_tables_to_check,
    to_check_here,
)
from bot.front.history.rules import rules_poster
from bot.front.inbound.access import LARGEST_NUMBER, glances_here, table_for
from bot.front.inbound.refusals import whisper
from bot.front.inbound.router import Router
from bot.front.inbound.visit import Visit, show_privately
from bot.front.shared import colours
from bot.front.shared.action import Button, identify
from bot.front.shared.actions import (
    AskToCancel,
    AskToReplace,
    AskToResign,
    Bump,
    OpenHand,
    OpenLog,
    Report,
    Verify,
)
from bot.front.shared.components import Item, Poster, Press, layout, section
from bot.front.shared.host import Host, Interaction
from bot.front.shared.languages import words_for
from bot.front.shared.limits import TEXT, cut
from bot.front.shared.suggestions import MOST_SUGGESTIONS, answered_anyway, offered
from bot.front.shared.translator import named
from bot.store import Glance
from bot.tables.listed import ListedTable
from bot.tables.seating import LOBBY_POSITION
from bot.wording import languages

Callback = TypeVar("Callback", bound="Callable[..., Coroutine[Any, Any, None]]")
Number: TypeAlias = "app_commands.Range[int, 1, LARGEST_NUMBER] | None"


def of_one_table(callback: Callback) -> Callback:
    """Add the option for the table, with suggestions."""
    return _numbered(app_commands.autocomplete(number=suggest_tables)(callback))


def of_one_table_to_check(callback: Callback) -> Callback:
    """Add the option for the table; ended tables are suggested first."""
    return _numbered(app_commands.autocomplete(number=suggest_tables_to_check)(callback))


def _numbered(callback: Callback) -> Callback:
    renamed = app_commands.rename(number=named("option-table"))(callback)
    return app_commands.describe(number=named("option-table-about"))(renamed)


class TableCommands(app_commands.Group):
    """``/table …``. A command is about the table of this thread, or the caller's own in this server."""

    def __init__(self, client: Host, router: Router) -> None:
        super().__init__(
            name=named("command-table"), description=named("command-table-about"), guild_only=True
        )
        self._client = client
        self._router = router
        if len(languages()) == 1:  # nothing to choose from
            self.remove_command("language")

    @app_commands.command(name=named("command-status"), description=named("command-status-about"))
    async def status(self, interaction: Interaction) -> None:
        """The tables here, with their open questions."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        listed = await status_of_all(interaction)
        if not listed:
            raise Refusal(Problem("no-table-here"))
        await whisper(interaction, listed)

    @app_commands.command(name=named("command-hand"), description=named("command-hand-about"))
    @of_one_table
    async def hand(self, interaction: Interaction, number: Number = None) -> None:
        """The caller's hand, like the button."""
        visit = await self._visit(interaction, number, OpenHand(), own=True, waiting=True)
        if visit is None:
            return
        visit.need_match()
        if not visit.table.playing:
            raise Refusal(Problem("not-playing"))
        await self._router.act(visit, OpenHand())

    @app_commands.command(name=named("command-log"), description=named("command-log-about"))
    @of_one_table
    async def log(self, interaction: Interaction, number: Number = None) -> None:
        """The log in words."""
        await self.do(interaction, number, OpenLog())

    @app_commands.command(name=named("command-rules"), description=named("command-rules-about"))
    @app_commands.rename(wanted=named("option-search"), game=named("option-game"))
    @app_commands.describe(wanted=named("option-search-about"), game=named("option-game-about"))
    async def rules(
        self,
        interaction: Interaction,
        wanted: app_commands.Range[str, 0, TEXT] = "",
        game: app_commands.Range[str, 0, TEXT] | None = None,
    ) -> None:
        """The rules, by chapter or by search."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        games = await searched(interaction, game)
        studio, wanted = self._client.studio, wanted[:TEXT]
        hits = find(interaction, games, wanted) if wanted else []
        if hits:
            key, chapter = hits[0].game, hits[0].chapter.key
        elif wanted:
            raise Refusal(nothing_found(interaction, games, wanted))
        else:
            key, chapter = games[0], ""
        await show_privately(
            interaction, await rules_poster(studio, key, words_for(interaction, key), chapter)
        )

    @rules.autocomplete("wanted")
    @answered_anyway
    async def suggest_rules(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        games = await searched(interaction, interaction.namespace.game)
        return [hit.offered(interaction) for hit in find(interaction, games, typed)[:MOST_SUGGESTIONS]]

    @rules.autocomplete("game")
    @answered_anyway
    async def suggest_games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        named_games = {key: words_for(interaction, key).say("game-name") for key in self._client.games}
        return [
            offered(name, key) for key, name in named_games.items() if typed.casefold() in name.casefold()
        ][:MOST_SUGGESTIONS]

    @app_commands.command(name=named("command-resign"), description=named("command-resign-about"))
    @of_one_table
    async def resign(self, interaction: Interaction, number: Number = None) -> None:
        """Give up, with a confirmation because it cannot be undone."""
        await self.do(interaction, number, AskToResign(), own=True)

    @app_commands.command(name=named("command-cancel"), description=named("command-cancel-about"))
    @of_one_table
    async def cancel(self, interaction: Interaction, number: Number = None) -> None:
        """Call a match off: everybody at the table agrees, or moderators decide."""
        await self.do(interaction, number, AskToCancel())

    @app_commands.command(name=named("command-replace"), description=named("command-replace-about"))
    @of_one_table
    async def replace(self, interaction: Interaction, number: Number = None) -> None:
        """Put an AI into the seats of absent players, if the others agree."""
        await self.do(interaction, number, AskToReplace(), own=True)

    @app_commands.command(name=named("command-patience"), description=named("command-patience-about"))
    @app_commands.rename(hours=named("option-hours"))
    @app_commands.describe(hours=named("option-hours-about"))
    async def patience(
        self,
        interaction: Interaction,
        hours: app_commands.Range[int, 1, MOST_HOURS] | None = None,
    ) -> None:
        """The time this server waits for a player before the others may continue without them."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await answer_patience(interaction, hours)

    @app_commands.command(name=named("command-language"), description=named("command-language-about"))
    @app_commands.rename(wish=named("option-language"))
    @app_commands.describe(wish=named("option-language-about"))
    async def language(
        self,
        interaction: Interaction,
        wish: app_commands.Range[str, 0, TEXT] | None = None,
    ) -> None:
        """The language of new tables of this server."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await answer_language(interaction, wish)

    @language.autocomplete("wish")
    @answered_anyway
    async def suggest_language(self, _interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return suggest_languages(typed)

    @app_commands.command(name=named("command-bump"), description=named("command-bump-about"))
    @of_one_table
    async def bump(self, interaction: Interaction, number: Number = None) -> None:
        """Show the table at the end of this channel; for its players, also from another channel."""
        await self.do(interaction, number, Bump())

    @app_commands.command(name=named("command-verify"), description=named("command-verify-about"))
    @of_one_table_to_check
    async def verify(self, interaction: Interaction, number: Number = None) -> None:
        """The promise about chance, and after the end the result of the verification. Without a number it is
        about a match that is being played here, or the latest that has ended."""
        visit = await self._visit(interaction, number, Verify(), checks=True)
        if visit is not None:
            await self._router.act(visit, Verify())

    async def do(
        self, interaction: Interaction, number: int | None, action: Button, *, own: bool = False
    ) -> None:
        """Run the action of a button at the table the caller means."""
        visit = await self._visit(interaction, number, action, own=own)
        if visit is not None:
            await self._router.act(visit, action)

    async def _visit(
        self,
        interaction: Interaction,
        number: int | None,
        action: Button,
        *,
        own: bool = False,
        waiting: bool = False,
        checks: bool = False,
    ) -> Visit | None:
        """The visit to the table with this number, or to the most likely one here. If several are equally
        likely, the caller is asked, and the result is ``None``."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        if number is not None:
            table = await table_for(interaction, number)
        else:
            if checks and (checked := await to_check_here(interaction)):
                meant, told = checked, await listed_tables(interaction, checked)
            else:
                meant, told = await equally_meant(interaction, own=own, waiting=waiting)
            if len(meant) > 1:
                await show_privately(interaction, _which(interaction, meant, told, action))
                return None
            last = meant or await glances_here(interaction, limit=1)
            table = await table_for(interaction, last[0].id) if last else None
        if table is None:
            numbered = Problem("no-such-table", {"table": cut(str(number), 10)})
            raise Refusal(Problem("no-table-here") if number is None else numbered)
        return Visit(interaction, table, table.position)


def report_command(tables: TableCommands) -> app_commands.Command[Any, ..., None]:
    """``/report``: about the table that a ``/table`` command would be about."""

    @of_one_table
    async def report(interaction: Interaction, number: Number = None) -> None:
        try:
            await tables.do(interaction, number, Report())
        except Refusal as refusal:
            if [problem.code for problem in refusal.problems] == ["no-table-here"]:
                raise Refusal(Problem("nothing-to-report")) from None
            raise

    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=named("command-report"), description=named("command-report-about"), callback=report
    )
    command.guild_only = True
    return command


def _which(
    interaction: Interaction, tables: Sequence[Glance], told: Mapping[int, ListedTable], action: Button
) -> Poster:
    """The question which of these tables is meant. A press beside a table continues with it."""
    words = words_for(interaction)
    items: list[Item] = [ui.TextDisplay(words.say("which-table"))]
    for glance in tables:
        line, position = words.say("table-title", table=glance.id), LOBBY_POSITION
        if (table := told.get(glance.id)) is not None:
            line, position = line_of(interaction, table), table.position
        press = Press(identify(action, glance.id, position), words.say("button-that-table", table=glance.id))
        items.append(section(line, press))
    return Poster(layout(ui.Container(*items, accent_colour=colours.TABLE)))
