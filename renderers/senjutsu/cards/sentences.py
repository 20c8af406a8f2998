"""The sentences of a card, made from the same parsed effects that are executed and drawn.

Every piece of a sentence is a message of the catalogue (``says-…``), and so is every way of joining two.
``clauses`` words single lines; this module puts them under their headings. Cards of AI opponents use the same
messages in another catalogue, which speaks of the opponent instead of *you*.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce

from bot.games.senjutsu.cards.card import Card
from bot.games.senjutsu.cards.language import Line, Part
from bot.games.senjutsu.cards.opponent_card import SoloCard
from bot.wording import Words
from bot.wording import words as spoken
from renderers.senjutsu.cards.clauses import either, gated, hyphened, of_line

OPPONENTS = "senjutsu-solo-opponents"
"""The catalogue for the cards of AI opponents."""


@dataclass(frozen=True, slots=True)
class Section:
    """The lines under one heading. Effects that always happen have no heading."""

    heading: str
    lines: tuple[str, ...]


def sentences(card: Card | SoloCard, words: Words) -> list[str]:
    """Everything that a card says, except its name, type, rank and speed."""
    return [*traits(card, words), *doings(card, words)]


def traits(card: Card | SoloCard, words: Words) -> list[str]:
    """A card's cost, its moment as an instant, and whether it can be prepared."""
    if isinstance(card, SoloCard):
        return []
    said: list[str] = []
    if card.cost:
        said.append(words.say("says-cost", focus=card.cost))
    if card.instant:
        said.append(words.say(f"says-instant-{card.instant}", bushido=card.bushido, when=_when(card, words)))
    if card.prepared:
        said.append(words.say("says-prepared"))
    return _as_sentences(said, words)


def _when(card: Card, words: Words) -> str:
    moments = card.sheet.when or ("at-end",)
    return either([words.say(f"says-when-{hyphened(one)}") for one in moments], words)


def doings(card: Card | SoloCard, words: Words) -> list[str]:
    """A card's conditions and effects, in order.

    A section with a heading is one sentence, so a reader cannot mistake the next section for a part of it.
    """
    words = _voice(card, words)
    said = _terms(card, words)
    for section in sections(card, words):
        if section.heading:
            text = reduce(lambda one, other: words.say("says-line-next", one=one, other=other), section.lines)
            said.append(words.say("says-section", heading=section.heading, text=text))
        else:
            said += section.lines
    return _as_sentences(said, words)


def _voice(card: Card | SoloCard, words: Words) -> Words:
    return spoken(OPPONENTS, words.language) if isinstance(card, SoloCard) else words


def _terms(card: Card | SoloCard, words: Words) -> list[str]:
    """The conditions that hold for the whole card."""
    sheet = card.sheet
    said: list[str] = []
    if sheet.required:
        said.append(
            words.say("says-required", kamae=either([f"kamae:{name}" for name in sheet.required], words))
        )
    if card.reach:
        everybody = any(getattr(effect, "who", "self") == "foes" for effect in sheet.effects)
        said.append(words.say("says-reach", reach=card.reach, all=everybody))
    said += [
        gated(other.gate, words.say("says-alternative", speed=other.speed), words)
        for other in sheet.alternatives
    ]
    if sheet.unblockable:
        said.append(words.say("says-unblockable"))
    if sheet.stays:
        said.append(words.say("says-stays", turns=sheet.stays_turns))
    if sheet.removable:
        said.append(words.say("says-removable", focus=sheet.removable))
    return said


def sections(card: Card | SoloCard, words: Words) -> list[Section]:
    """The lines of a card, with their headings."""
    otherwise = card.instead if isinstance(card, SoloCard) else ()
    found: list[Section] = []
    for part in card.sheet.parts:
        found.append(Section(_heading(part, words, instead=part in otherwise), _told(part.lines, words)))
        if part.success:
            at = part.speed or 0
            found.append(Section(words.say("says-success", speed=at), _told(part.success, words)))
    return [section for section in found if section.lines]


def _heading(part: Part, words: Words, *, instead: bool) -> str:
    if part.speed is None:
        return ""
    return words.say("says-otherwise" if instead else "says-split", speed=part.speed)


def _told(lines: Sequence[Line], words: Words) -> tuple[str, ...]:
    return tuple([of_line(line, words) for line in lines])


def _as_sentences(said: Sequence[str], words: Words) -> list[str]:
    return [words.say("says-sentence", text=capital(text)) for text in said]


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]
