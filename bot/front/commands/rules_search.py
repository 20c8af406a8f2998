"""Searching the rules: in one game, or in all of them, the game last played here first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import structlog
from discord import app_commands

from bot.engine import Problem, Refusal
from bot.front.commands.table_list import meant_here
from bot.front.decks.cards import plain
from bot.front.history.rules import Chapter, chapters, search
from bot.front.inbound.access import glances_to_check
from bot.front.shared.host import Interaction
from bot.front.shared.languages import words_for
from bot.front.shared.limits import TEXT
from bot.front.shared.suggestions import offered
from bot.harmless import FromPeople

log = structlog.get_logger()

LAST_PLAYED = 10
"""The number of ended tables of this server that decide the order of the games."""


@dataclass(frozen=True, slots=True)
class Passage:
    """A chapter that was found, and its most relevant line."""

    game: str
    chapter: Chapter
    line: str

    def name(self, interaction: Interaction) -> str:
        """The game and the chapter, as a suggestion sends them back."""
        said = words_for(interaction, self.game)
        return said.say("suggest-chapter-name", title=self.chapter.title)[:TEXT]

    def offered(self, interaction: Interaction) -> app_commands.Choice[str]:
        name = self.name(interaction)
        return offered(
            words_for(interaction, self.game).say("suggest-chapter", name=name, line=self.line), name
        )


async def searched(interaction: Interaction, game: str | None) -> list[str]:
    """The games whose rules are searched. If none is named, all: first those played in this channel, then
    those played last in this server. A name that no game has is refused."""
    games = interaction.client.games
    if game:
        names = {plain(words_for(interaction, key).say("game-name")): key for key in games}
        key = names.get(plain(game), game)
        if key not in games:
            raise Refusal(Problem("no-such-game"))
        return [key]
    played = [key for key in await _played_here(interaction) if key in games]
    return list(dict.fromkeys([*played, *games]))


async def _played_here(interaction: Interaction) -> list[str]:
    """The games of the tables here. Errors of the tables are ignored: the rules can be read in any case."""
    try:
        here, ended = await meant_here(interaction), await glances_to_check(interaction, LAST_PLAYED)
        return [one.game for one in [*here, *ended]]
    except Exception as trouble:
        log.warning("rules.of_no_table", reason=str(trouble))
        return []


def find(interaction: Interaction, games: Sequence[str], wanted: str) -> list[Passage]:
    """The chapters with this name, or else those that mention the typed text: game by game, best first."""
    books = [(key, words_for(interaction, key)) for key in games]
    every = [Passage(key, chapter, "") for key, said in books for chapter in chapters(said)]
    named = [hit for hit in every if hit.name(interaction) == wanted]
    return named or [
        Passage(key, chapter, line) for key, said in books for chapter, line in search(said, wanted)
    ]


def nothing_found(interaction: Interaction, games: Sequence[str], wanted: str) -> Problem:
    """The refusal of a search without a hit."""
    sought = FromPeople(wanted)
    if len(games) > 1:
        return Problem("nothing-found-anywhere", {"wanted": sought})
    book = words_for(interaction, games[0]).say("game-name")
    return Problem("nothing-found", {"wanted": sought, "book": book})
