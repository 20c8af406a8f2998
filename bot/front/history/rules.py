"""The rules in the bot's own words: chapters, rulings, and a search."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from discord import ui

from bot.front.inbound.visit import Visit, show_privately
from bot.front.shared import colours
from bot.front.shared.action import Action, identify
from bot.front.shared.actions import PickChapter
from bot.front.shared.components import Item, Pick, Pickable, Poster, layout, picture, row, size
from bot.front.shared.host import Interaction
from bot.front.shared.languages import words_for
from bot.front.shared.limits import MOST_COMPONENTS, cut
from bot.front.shared.pictures import Print, Studio
from bot.tables.seating import Stale
from bot.wording import Words, message_id

STRONG = re.compile(r"\*\*(.+?)\*\*")
WORD = re.compile(r"[\w’]+")
RULINGS = "rulings"
MOST_TEXT = 3600
LEGEND = "legend"
MOST_EMBLEMS = 10
"""Discord's limit of files in a message."""
SECTION_AND_REST = 9
"""The components of a section with an emblem, of the texts around it, and of the message's frame."""


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
    """The chapters that mention the typed text, best first, each with its most relevant line.

    Words in few chapters count more, bold words more than plain ones, and titles most.
    """
    sought, book = words_of(wanted), chapters(speech)
    if not sought:
        return [] if wanted else [(chapter, chapter.text.partition("\n")[0]) for chapter in book]
    rare = [sum(_count(each, words_of(chapter.text)) > 0 for chapter in book) for each in sought]

    def told(text: str) -> float:
        counts = [_count(each, words_of(text)) for each in sought]
        return sum(count / (count + 1) / (number + 1) for count, number in zip(counts, rare, strict=True))

    hits = [(words_of(one.title) == sought, told(one.text) + 2 * told(_marked(one)), one) for one in book]
    hits.sort(key=lambda hit: hit[:2], reverse=True)
    return [(chapter, max(chapter.text.splitlines(), key=told)) for _, found, chapter in hits if found]


def words_of(text: str) -> list[str]:
    return WORD.findall(text.casefold().replace("'", "’"))  # keyboards have one apostrophe, print another


def _marked(chapter: Chapter) -> str:
    """The chapter's title, twice, and the bold parts of its text."""
    return " ".join([chapter.title, chapter.title, *STRONG.findall(chapter.text)])


def _count(sought: str, words: Sequence[str]) -> int:
    """The number of words that begin with the searched one, or equal it without its last letter: “stances”
    finds “stance”."""
    return sum(word.startswith(sought) or (word == sought[:-1] and len(word) > 2) for word in words)


async def rules_poster(studio: Studio, game: str, speech: Words, key: str = "") -> Poster:
    """One chapter, with an emblem beside each sentence about it, its own picture if the painter has one, and
    the way to the others."""
    book = [*chapters(speech), *legend(studio.emblems(game), speech)] or [_empty(speech)]
    chapter = next((one for one in book if one.key == key), book[0])
    contents = [Pickable(one.key, one.title, chosen=one.key == chapter.key) for one in book]
    prints: dict[str, Print] = {}
    items: list[Item] = [ui.TextDisplay(speech.say("book-heading", title=chapter.title))]
    plain: list[str] = []
    for line in cut(chapter.text, MOST_TEXT).splitlines():
        room = len(prints) < MOST_EMBLEMS and size(items) <= MOST_COMPONENTS - SECTION_AND_REST
        emblem = emblem_of(line, studio.emblems(game), speech) if room else None
        if emblem is None:
            plain.append(line)
            continue
        name = f"emblem-{len(prints)}"
        prints[name] = await studio.emblem(game, emblem, speech)
        items += [*_paragraph(plain), _beside(line, name, prints[name])]
        plain = []
    items += _paragraph(plain)
    if (example := f"chapter:{chapter.key}") in studio.emblems(game):
        prints["example"] = await studio.emblem(game, example, speech)
        items.append(picture("example", prints["example"].alt))
    items.append(row(Pick(identify(PickChapter(game)), speech.say("book-chapters"), contents)))
    return Poster(layout(ui.Container(*items, accent_colour=colours.RULES)), prints)


def _empty(speech: Words) -> Chapter:
    """The chapter for a game without rules texts."""
    return Chapter("empty", speech.say("book-empty-title"), speech.say("book-empty"))


def legend(emblems: Sequence[str], speech: Words) -> list[Chapter]:
    """All emblems with their names and meanings, as many on a page as fit into a message."""
    lines = [_sign(key, speech) for key in emblems if speech.label(key) != key]
    pages = [lines[start : start + MOST_EMBLEMS] for start in range(0, len(lines), MOST_EMBLEMS)]
    return [
        Chapter(
            f"{LEGEND}-{part}", speech.say("legend-title", part=part + 1, parts=len(pages)), "\n".join(page)
        )
        for part, page in enumerate(pages)
    ]


def _sign(key: str, speech: Words) -> str:
    about = f"sign-{message_id(key)}"
    meaning = speech.say(about) if speech.has(about) else "none"
    return speech.say("legend-sign", sign=speech.label(key), meaning=meaning)


def emblem_of(line: str, emblems: Sequence[str], speech: Words) -> str | None:
    """The emblem named at the beginning of a list item; the longest matching name wins."""
    said = line.lstrip("•-* ").casefold() if line.startswith(("• ", "- ", "**")) else ""
    named = [key for key in emblems if _begins(said, speech.label(key).casefold())]
    return max(named, key=lambda key: len(speech.label(key)), default=None)


def _begins(said: str, name: str) -> bool:
    return said.startswith(name) and not said[len(name) : len(name) + 1].isalpha()


def _paragraph(lines: Sequence[str]) -> list[Item]:
    text = "\n".join(lines).strip()
    return [ui.TextDisplay(text)] if text else []


def _beside(line: str, name: str, drawn: Print) -> Item:
    thumbnail: ui.Thumbnail[Any] = ui.Thumbnail(f"attachment://{name}.webp", description=drawn.alt)
    return ui.Section(ui.TextDisplay(line), accessory=thumbnail)


async def open_rules(visit: Visit, _: Action) -> None:
    await visit.think()
    await visit.show(await rules_poster(visit.client.studio, visit.table.game.key, visit.words))


async def open_signs(visit: Visit, _: Action) -> None:
    """The legend of the pictures, in a message of its own: the hand stays open above it."""
    await visit.think()
    await visit.show(
        await rules_poster(visit.client.studio, visit.table.game.key, visit.words, f"{LEGEND}-0")
    )


async def turn_to_chapter(interaction: Interaction, action: PickChapter) -> None:
    client, game = interaction.client, action.game
    if game not in client.games:
        raise Stale
    poster = await rules_poster(client.studio, game, words_for(interaction, game), action.picked)
    await show_privately(interaction, poster)


def _pages(lines: Sequence[str]) -> list[list[str]]:
    pages: list[list[str]] = [[]]
    for line in lines:
        if len("\n".join([*pages[-1], line])) > MOST_TEXT:
            pages.append([])
        pages[-1].append(line)
    return pages
