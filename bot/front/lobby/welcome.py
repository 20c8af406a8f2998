"""The welcome: all games, and the buttons that begin each. ``/play`` without a game shows it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from discord import ButtonStyle, ui

from bot.engine import GameRules
from bot.front.shared import colours
from bot.front.shared.action import Button, identify
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
    rows,
)
from bot.front.shared.host import Interaction
from bot.front.shared.languages import words_for
from bot.wording import Words

BETWEEN: Final = "/"
"""The separator of a game and its preset."""
MOST_GAMES: Final = 10
"""The most games that the welcome shows: two rows of buttons for each thing that they do."""


def beginning_key(game: str, preset: str) -> str:
    return f"{game}{BETWEEN}{preset}"


def beginning_of(key: str) -> tuple[str, str]:
    """The game and the preset of a picked line."""
    game, _, preset = key.partition(BETWEEN)
    return game, preset


async def welcome_poster(interaction: Interaction) -> Poster:
    """The private answer to ``/play``."""
    client, words = interaction.client, words_for(interaction)
    games = [*client.games.values()][:MOST_GAMES]
    drawn = await client.studio.games(words)
    told = "\n".join([words.say("welcome"), *(_told(words_for(interaction, game.key)) for game in games)])
    items: list[Item] = [
        picture("games", drawn.alt),
        ui.TextDisplay(told),
        *_buttons(interaction, games, PlayNow, "welcome-play", ButtonStyle.success),
        *_other_ways(interaction, games),
        *_buttons(interaction, games, SetTable, "welcome-set", ButtonStyle.secondary),
    ]
    return Poster(layout(ui.Container(*items, accent_colour=colours.TABLE)), {"games": drawn})


def _told(words: Words) -> str:
    """The lines about a game: its kind, players, length and difficulty."""
    terms = [words.say("welcome-terms")] if words.has("game-terms") else []
    return "\n".join([words.say("welcome-game"), *terms])


def _buttons(
    interaction: Interaction,
    games: Sequence[GameRules],
    action: Callable[[str], Button],
    about: str,
    style: ButtonStyle,
) -> list[Item]:
    """A button for each game, below a sentence on what they do."""
    buttons = [
        Press(identify(action(game.key)), words_for(interaction, game.key).say("game-name"), style)
        for game in games
    ]
    return [ui.TextDisplay(words_for(interaction).say(about)), *rows(buttons)]


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
