"""The handlers of the welcome: each opens a table in the channel of the press."""

from __future__ import annotations

from typing import Final

from discord import ui

from bot.engine import GameRules
from bot.front.inbound.visit import person_of, show_privately
from bot.front.lobby.no_room import room_explained
from bot.front.lobby.opening import new_table, wants_thread
from bot.front.lobby.welcome import beginning_of
from bot.front.publishing.publisher import Publisher
from bot.front.shared import colours
from bot.front.shared.actions import PickBeginning, PlayNow, SetTable
from bot.front.shared.components import Poster, layout
from bot.front.shared.host import Interaction
from bot.front.shared.languages import words_for
from bot.tables.seating import Stale
from bot.tables.table import Table

READY: Final = "opened-ready"
BY_HAND: Final = "opened-by-hand"


async def play_now(publisher: Publisher, interaction: Interaction, action: PlayNow) -> None:
    """Open a table that is ready to begin, in the way for a first game."""
    game = _game(interaction, action.game)
    await _open_ready(publisher, interaction, game, game.beginnings[0].key)


async def begin_with(publisher: Publisher, interaction: Interaction, action: PickBeginning) -> None:
    """Open a table that is ready to begin, in the picked way."""
    game, preset = beginning_of(action.picked)
    await _open_ready(publisher, interaction, _game(interaction, game), preset)


async def set_table(publisher: Publisher, interaction: Interaction, action: SetTable) -> None:
    """Open a lobby in which everything is still to be settled."""
    game = _game(interaction, action.game)
    async with room_explained(interaction):
        new = await new_table(interaction, own_thread=wants_thread(interaction))
        table = await interaction.client.house.open(game, new)
    await _show(publisher, interaction, table, BY_HAND)


def _game(interaction: Interaction, key: str) -> GameRules:
    game = interaction.client.games.get(key)
    if game is None:
        raise Stale
    return game


async def _open_ready(publisher: Publisher, interaction: Interaction, game: GameRules, key: str) -> None:
    preset = next((one for one in game.beginnings if one.key == key), None)
    if preset is None:
        raise Stale
    async with room_explained(interaction):
        # In the channel itself and in no thread: the first decision opens beside the board.
        new = await new_table(interaction)
        table = await interaction.client.house.open_ready(game, preset, new, person_of(interaction))
    await _show(publisher, interaction, table, READY)


async def _show(publisher: Publisher, interaction: Interaction, table: Table, told: str) -> None:
    """Post the promise and the lobby, and tell the visitor where it is, in place of the welcome."""
    await publisher.show_now(table)
    said = words_for(interaction, table.game.key, table.row.language)
    posted = table.shown.message_id is not None
    link = interaction.client.places.message(table).jump_url if posted else ""
    text = said.say(told, table=table.id, posted=posted, link=link)
    await show_privately(
        interaction, Poster(layout(ui.Container(ui.TextDisplay(text), accent_colour=colours.TABLE)))
    )
