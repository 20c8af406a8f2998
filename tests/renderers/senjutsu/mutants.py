"""Mutants: cards that differ from a card in one thing, such as a node, a gate, a subject or a section.

A field gets only values that it has on some card with the same verb, impact or kind of node, because other
values need no words.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any

from bot.games.senjutsu.cards.card import Card
from bot.games.senjutsu.cards.language import OPEN, Content, Deed, Gate, Grid, Part, Pick, Sheet
from bot.games.senjutsu.cards.opponent_card import SoloCard

LISTS = ("ways", "phases", "effects", "cells", "contents", "lines", "parts")
"""Fields that must keep at least one entry."""
RING = 12
"""A grid with this many cells is the whole second ring, and changes as a whole."""
AS_A_CARD = ("cost", "instant", "prepared", "bushido", "reach")


class Mutants:
    """All mutants of these cards."""

    def __init__(self, cards: Sequence[Card | SoloCard]) -> None:
        self.known: dict[tuple[str, str], list[Any]] = defaultdict(list)
        for card in cards:
            self._learn(card.sheet)

    def of(self, card: Card | SoloCard) -> Iterator[tuple[str, Card | SoloCard]]:
        for name in AS_A_CARD:
            if getattr(card, name, None):
                empty: Any = type(getattr(card, name))()
                yield f"without {name}", replace(card, **{name: empty})
        for what, sheet in [*self._of(card.sheet, "sheet"), *_moved(card.sheet)]:
            yield what, replace(card, sheet=sheet)

    def _learn(self, node: Any) -> None:
        if isinstance(node, tuple):
            for one in node:
                self._learn(one)
        elif is_dataclass(node):
            for field in fields(node):
                value = getattr(node, field.name)
                values = self.known[_kind(node), field.name]
                if value not in values:
                    values.append(value)
                self._learn(value)

    def _of(self, node: Any, path: str) -> Iterator[tuple[str, Any]]:
        for field in fields(node):
            value, here = getattr(node, field.name), f"{path}.{field.name}"
            for what, other in self._instead_of(node, field.name, value, here):
                yield what, replace(node, **{field.name: other})

    def _instead_of(self, node: Any, name: str, value: Any, path: str) -> Iterator[tuple[str, Any]]:
        if isinstance(value, Gate):
            if value != OPEN:
                yield f"{path}: open", OPEN
                yield from self._of(value, path)
        elif name == "cells" and len(value) == RING:
            for what, other in self._of(value[0], f"{path}: all"):
                yield what, tuple([replace(cell, contents=other.contents) for cell in value])
        elif isinstance(value, tuple) and value and is_dataclass(value[0]):
            for place, one in enumerate(value):
                if len(value) > 1 or name not in LISTS:
                    yield f"{path}[{place}]: gone", (*value[:place], *value[place + 1 :])
                for what, other in self._of(one, f"{path}[{place}]"):
                    yield what, (*value[:place], other, *value[place + 1 :])
        elif is_dataclass(value) and not isinstance(value, Pick):
            yield from self._of(value, path)
            if name == "instead":
                yield f"{path}: gone", None
        elif name != "offset":
            if isinstance(value, tuple) and len(value) > 1:
                for place, one in enumerate(value):
                    left = (*value[:place], *value[place + 1 :])
                    if one not in ("no_named", "no_exhaustion_wounds"):  # The rest would be no rule.
                        yield f"{path}[{place}]: gone", left
            for other in self.known[_kind(node), name]:
                if other != value and not _senseless(node, name, other):
                    yield f"{path}: {other}", other


def _senseless(node: Any, name: str, other: Any) -> bool:
    """True if a value makes sense only beside another value that this node does not have."""
    if isinstance(node, Part):
        return name == "speed" and (other is None or node.speed is None)
    if isinstance(node, Sheet):
        beside = {"stays": node.stays_turns == 0, "stays_turns": node.stays, "when": node.when != ()}
        return not beside.get(name, True)
    if isinstance(node, Grid):
        return node.kind != "attack" or other == "block"
    if isinstance(node, Deed) and name in ("up_to", "pick"):
        return node.number == 0  # Nothing to choose if all are meant.
    return isinstance(node, Deed) and name == "words" and "from_foe" in other and node.place != "discard"


def _kind(node: Any) -> str:
    if isinstance(node, Deed):
        return node.verb
    if isinstance(node, Content):
        return node.impact
    return type(node).__name__


def _moved(sheet: Sheet) -> Iterator[tuple[str, Sheet]]:
    """The sheet with a line moved to another section: out of or into a success, or to the part before."""
    for place, part in enumerate(sheet.parts):
        before, after = sheet.parts[:place], sheet.parts[place + 1 :]
        if part.success:
            last = replace(part, lines=(*part.lines, part.success[0]), success=part.success[1:])
            yield f"part {place}: success in any case", replace(sheet, parts=(*before, last, *after))
        if part.lines:
            won = replace(part, lines=part.lines[:-1], success=(part.lines[-1], *part.success))
            yield f"part {place}: last line on success", replace(sheet, parts=(*before, won, *after))
        if after and after[0].lines:
            first, *left = after[0].lines
            if part.success:
                earlier = replace(part, success=(*part.success, first))
            else:
                earlier = replace(part, lines=(*part.lines, first))
            later = replace(after[0], lines=tuple(left))
            yield f"part {place + 1}: sooner", replace(sheet, parts=(*before, earlier, later, *after[1:]))
