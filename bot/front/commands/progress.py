"""/… progress: the member's runs of a game as maps, and finished runs.

Every game with a ``journey`` has the command, under its own name.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import suppress
from typing import Any, cast

from discord import app_commands, ui

from bot.engine import Fact, Facts, Finished, GameRules, Refusal
from bot.front.commands.own_games import own_tables
from bot.front.inbound.access import asked_twice, may_look
from bot.front.inbound.visit import show_privately
from bot.front.shared import colours
from bot.front.shared.components import Item, Poster, layout, picture
from bot.front.shared.host import Host, Interaction
from bot.front.shared.languages import words_for
from bot.front.shared.pictures import Print
from bot.front.shared.seat_names import players_of
from bot.front.shared.translator import named
from bot.store import Record
from bot.tables.seating import facts_of
from bot.tables.table import Table
from bot.wording import Words

MOST_MAPS = 3


def progress_group(client: Host, game: GameRules) -> app_commands.Group:
    """The command ``/<game> progress``."""
    group = app_commands.Group(
        name=named("game-short", game.key), description=named("game-about", game.key), guild_only=True
    )

    async def progress(interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await show_privately(interaction, await progress_poster(client, interaction, game))

    group.add_command(
        app_commands.Command(
            name=named("command-progress"), description=named("command-progress-about"), callback=progress
        )
    )
    return group


async def progress_poster(client: Host, interaction: Interaction, game: GameRules) -> Poster:
    """The maps of current runs, as many as fit; then the member's records and the server's."""
    words = words_for(interaction, game.key)
    runs = [table async for table in _tables_of(interaction, game) if run_of(table)]
    prints: dict[str, Print] = {}
    items: list[Item] = [ui.TextDisplay(words.say("progress-title"))]
    for number, table in enumerate(runs[:MOST_MAPS]):
        drawn = await map_of(client, table, words)
        prints[f"map{number}"] = drawn
        items += [ui.TextDisplay(_line(client, table, words)), picture(f"map{number}", drawn.alt)]
    lines = [] if runs else [words.say("progress-none")]
    if len(runs) > MOST_MAPS:
        lines.append(words.say("status-more", count=len(runs) - MOST_MAPS))
    lines += await records(client, interaction, game, words)
    if lines:
        items.append(ui.TextDisplay("\n".join(lines)))
    return Poster(layout(ui.Container(*items, accent_colour=colours.LOOKING)), prints)


async def _tables_of(interaction: Interaction, game: GameRules) -> AsyncIterator[Table]:
    """The visitor's running tables of this game, loaded, those with an open question first. Unreadable ones
    are left out."""
    for one in await own_tables(interaction):
        if one.game is game and one.playing:
            with suppress(Refusal):
                table = await interaction.client.house.find(one.id)
                if table is not None:
                    yield table


def run_of(table: Table) -> str | None:
    """The key of the close-up with the map, if this table is part of a current run."""
    journey = table.game.journey
    if journey is None or table.match is None or not table.playing:
        return None
    return journey.map(table.match.view(None))


async def map_of(client: Host, table: Table, words: Words) -> Print:
    key = run_of(table)
    assert table.match is not None and key is not None
    view, players = table.match.view(None), players_of(table, words)
    return await client.studio.closeup(table.game.key, view, words, key, players)


def _line(client: Host, table: Table, words: Words) -> str:
    """The table and the state of its match."""
    assert table.match is not None
    title = words.say("games-table", table=table.id)
    if table.shown.message_id is not None:
        link = client.places.message(table).jump_url
        title = words.say("games-table-link", table=table.id, link=link)
    situation = table.game.situation(table.match.view(None))
    return words.say("progress-run", {"title": title, **situation})


async def records(client: Host, interaction: Interaction, game: GameRules, words: Words) -> list[str]:
    """Finished matches of the visitor on all servers, and of this server as far as the visitor may look."""
    assert game.journey is not None
    store, visitor, guild = client.house.store, interaction.user.id, interaction.guild_id
    own = await asked_twice(lambda: store.records.of(game.key, visitor))
    mine = [*finished_by(own, visitor)]
    lines = [words.say("records-own", game.journey.records(mine))] if mine else []
    here = await asked_twice(lambda: store.records.at(game.key, guild))
    everybodys = [*finished_by([one for one in here if may_look(interaction, *one)])]
    if everybodys:
        lines.append(words.say("records-server", game.journey.records(everybodys)))
    return lines


def finished_by(matches: Iterable[Record], user_id: int | None = None) -> Iterable[Finished]:
    """The result of each match for its players, or for this one."""
    for row, _, sitters in matches:
        outcome = cast("dict[str, Any]", row.outcome or {})
        for sitter in sitters:
            if sitter.user_id is None or user_id not in (None, sitter.user_id):
                continue
            won = sitter.seat in outcome.get("winners", ())
            facts: Facts = facts_of(cast("dict[str, Fact]", outcome.get("facts", {})))
            yield Finished(sitter.name, row.options, won, facts)
