"""The rules in our own words, to be looked up at the table: chapters, rulings, and a search."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

import discord
from discord import ui

from bot.front.components import Item, Pick, Pickable, layout, row
from bot.front.identifiers import Identifier
from bot.front.limits import cut
from bot.front.poster import Poster
from bot.front.reading import words_for
from bot.front.visit import Visit, show_privately
from bot.tables.seating import Stale
from bot.wording import Words

if TYPE_CHECKING:
    from bot.front.client import Tatami

COLOUR = 0xC9A66B
RULINGS = "rulings"
MOST_TEXT = 3600
EXCERPT = 80


@dataclass(frozen=True, slots=True)
class Chapter:
    key: str
    title: str
    text: str


def chapters(speech: Words) -> list[Chapter]:
    """Every chapter of a game's rules in order, the rulings last."""
    keys = [name.removeprefix("rules-") for name in speech.ids("rules-") if not name.endswith("-title")]
    found = [Chapter(key, speech.say(f"rules-{key}-title"), speech.say(f"rules-{key}")) for key in keys]
    rulings = [f"{number}. {speech.say(name)}" for number, name in enumerate(speech.ids("ruling-"), 1)]
    if rulings:
        for part, lines in enumerate(_pages(rulings)):
            title = speech.say("rulings-title", part=part + 1)
            found.append(Chapter(f"{RULINGS}-{part}", title, "\n".join(lines)))
    return found


def search(speech: Words, wanted: str) -> list[tuple[Chapter, str]]:
    """The chapters that have these words, titles first, each with the line where they stand."""
    needles = wanted.casefold().split()
    hits: list[tuple[int, Chapter, str]] = []
    for chapter in chapters(speech):
        if all(needle in chapter.title.casefold() for needle in needles):
            hits.append((0, chapter, chapter.text.partition("\n")[0]))
            continue
        for line in chapter.text.splitlines():
            if all(needle in line.casefold() for needle in needles):
                hits.append((1, chapter, line))
                break
    return [(chapter, line) for _, chapter, line in sorted(hits, key=lambda hit: hit[0])]


def rules_poster(game: str, speech: Words, key: str = "") -> Poster:
    """One chapter, and the way to the others."""
    book = chapters(speech)
    chapter = next((one for one in book if one.key == key), book[0])
    lines = [Pickable(one.key, one.title, chosen=one.key == chapter.key) for one in book]
    items: list[Item] = [
        ui.TextDisplay(speech.say("book-heading", title=chapter.title)),
        ui.TextDisplay(cut(chapter.text, MOST_TEXT)),
        row(Pick(Identifier(0, 0, "chapter", game), speech.say("book-chapters"), lines)),
    ]
    return Poster(layout(ui.Container(*items, accent_colour=COLOUR)))


async def open_rules(visit: Visit) -> None:
    await visit.think()
    await visit.show(rules_poster(visit.table.game.key, visit.words))


async def turn_to_chapter(
    interaction: discord.Interaction[Any], identifier: Identifier, values: tuple[str, ...]
) -> None:
    await interaction.response.defer()
    game = identifier.detail
    if game not in cast("Tatami", interaction.client).games or len(values) != 1:
        raise Stale
    await show_privately(interaction, rules_poster(game, words_for(interaction, game), values[0]))


def _pages(lines: Sequence[str]) -> list[list[str]]:
    pages: list[list[str]] = [[]]
    for line in lines:
        if sum(map(len, pages[-1])) + len(line) > MOST_TEXT:
            pages.append([])
        pages[-1].append(line)
    return pages
