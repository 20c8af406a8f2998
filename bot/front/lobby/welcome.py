"""The welcome: all games, each with the buttons that begin it. ``/play`` without a game shows it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from discord import ButtonStyle, ui

from bot.engine import GameRules
from bot.front.shared import colours
from bot.front.shared.action import identify
from bot.front.shared.actions import PickBeginning, PlayNow, SetTable
from bot.front.shared.components import (
    MOST_CHOICES,
    Item,
    Pick,
    Pickable,
    Poster,
    Press,
    layout,
    picture,
    row,
    section,
    size,
)
from bot.front.shared.host import Interaction
from bot.front.shared.languages import words_for
from bot.front.shared.limits import MOST_COMPONENTS
from bot.wording import Words

BETWEEN: Final = "/"
"""The separator of a game and its preset."""
FRAME: Final = 1
"""The components of the container around everything."""


def beginning_key(game: str, preset: str) -> str:
    return f"{game}{BETWEEN}{preset}"


def beginning_of(key: str) -> tuple[str, str]:
    """The game and the preset of a picked line."""
    game, _, preset = key.partition(BETWEEN)
    return game, preset


async def welcome_poster(interaction: Interaction) -> Poster:
    """The private answer to ``/play``."""
    client, words = interaction.client, words_for(interaction)
    drawn = await client.studio.games(words)
    top: list[Item] = [ui.TextDisplay(words.say("welcome")), picture("games", drawn.alt)]
    foot = [*_other_ways(interaction, client.games.values()), *_tables(interaction, client.games.values())]
    left = MOST_COMPONENTS - FRAME - size(top) - size(foot)
    items: list[Item] = []
    for game in client.games.values():
        shown = _game(game, words_for(interaction, game.key))
        if size([*items, shown]) > left:
            break
        items.append(shown)
    return Poster(layout(ui.Container(*top, *items, *foot, accent_colour=colours.TABLE)), {"games": drawn})


def _game(game: GameRules, words: Words) -> Item:
    """The description of a game, with the button that begins it."""
    terms = [words.say("welcome-terms")] if words.has("game-terms") else []
    now = Press(identify(PlayNow(game.key)), words.say("button-play-now"), ButtonStyle.success)
    return section("\n".join([words.say("welcome-game"), *terms]), now)


def _tables(interaction: Interaction, games: Iterable[GameRules]) -> list[Item]:
    """The lobby of each game."""
    lines = [
        Pickable(game.key, said.say("game-name"), said.say("game-terms") if said.has("game-terms") else "")
        for game in games
        for said in [words_for(interaction, game.key)]
    ]
    return [row(Pick(identify(SetTable()), words_for(interaction).say("welcome-set"), lines[:MOST_CHOICES]))]


def _other_ways(interaction: Interaction, games: Iterable[GameRules]) -> list[Item]:
    """The presets of all games, without the one that *Play now* takes."""
    lines: list[Pickable] = []
    for game in games:
        said = words_for(interaction, game.key)
        lines += [
            Pickable(
                beginning_key(game.key, preset.key),
                said.say("welcome-preset", preset=said.say(f"preset-{preset.key}")),
                said.say(f"about-preset-{preset.key}"),
            )
            for preset in game.presets[1:]
        ]
    if not lines:
        return []
    asked = words_for(interaction).say("welcome-other")
    return [row(Pick(identify(PickBeginning()), asked, lines[:MOST_CHOICES]))]
