"""The Path: its stops, and the marks that a hero carries from one to the next. It is not in the rulebook.

A stop is a fight. Some stops have two ways on; those without one are endings. A mark changes how its hero
begins each fight, and may change a later stop. All of them are data; how a hero comes by them is in ``road``.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.engine.data import figures
from bot.games.senjutsu_solo.fights.foes import FOES, Foe


@dataclass(frozen=True, slots=True)
class Mark:
    """A wound that has scarred, a companion, a card won: how its hero begins each fight."""

    name: str
    wounds: int
    """Wounds above the printed limit."""
    cards: int
    """Cards of the first hand, more or fewer."""
    focus: int
    """Focus at the start."""
    deck: Mapping[int, int]
    """Copies of cards added to the deck, by number; below 0 if they are lost."""
    companion: bool
    """True for somebody who takes a blow for the hero, and may fall by it."""

    @property
    def key(self) -> str:
        return f"mark:{self.name}"

    @property
    def effects(self) -> tuple[str, ...]:
        """Its effects, as keys that have words."""
        cards = "fewer" if self.cards < 0 else "more"
        counted = (("wounds", self.wounds), (cards, abs(self.cards)), ("focus", self.focus))
        told = [f"effect:{name}-{number}" for name, number in counted if number]
        return (*told, *[f"card:{card:03}" for card, copies in self.deck.items() if copies > 0])


@dataclass(frozen=True, slots=True)
class Stop:
    """A place on the Path, with its opponents."""

    name: str
    number: int
    """The place in a walk, from 1 on. Two stops of a fork have the same."""
    foes: tuple[Foe, ...]
    field: str
    terrain: str
    wounds: int
    """The wound limit of each of them."""
    nightmare: bool
    onward: tuple[str, ...]
    """The stops that follow; none after an ending."""
    gives: str
    """The mark of those who win here."""
    heals: str
    """The mark that ends here."""
    steals: str
    """The mark of those who win here without the companion in ``unless``."""
    unless: str
    marked: Mapping[str, Mapping[str, Any]]
    """Figures of this stop that are others for a hero with a mark."""
    x: int
    y: int
    """The place on the map, in hundredths of its width and height."""

    @property
    def key(self) -> str:
        return f"stop:{self.name}"

    @property
    def is_fork(self) -> bool:
        return len(self.onward) > 1

    def met_with(self, marks: Collection[str]) -> Stop:
        """The same stop for a hero with these marks."""
        found = self
        for mark in self.told_of(marks):
            rows = self.marked[mark]
            foes = tuple([FOES[foe] for foe in rows["foes"]]) if "foes" in rows else found.foes
            found = replace(found, foes=foes, wounds=rows.get("wounds", found.wounds))
        return found

    def told_of(self, marks: Collection[str]) -> tuple[str, ...]:
        """Those of the marks that change this stop."""
        return tuple([mark for mark in self.marked if mark in marks])


def _mark(name: str, row: Mapping[str, Any]) -> Mark:
    return Mark(
        name=name,
        wounds=row.get("wounds", 0),
        cards=row.get("cards", 0),
        focus=row.get("focus", 0),
        deck={int(card): copies for card, copies in row.get("deck", {}).items()},
        companion=row.get("companion", False),
    )


def _stop(number: int, row: Mapping[str, Any]) -> Stop:
    return Stop(
        name=row["name"],
        number=number,
        foes=tuple([FOES[foe] for foe in row["foes"]]),
        field=row["field"],
        terrain=row["terrain"],
        wounds=row["wounds"],
        nightmare=row.get("nightmare", False),
        onward=tuple(row["onward"]),
        gives=row.get("gives", ""),
        heals=row.get("heals", ""),
        steals=row.get("steals", ""),
        unless=row.get("unless", ""),
        marked=row.get("for", {}),
        x=row["x"],
        y=row["y"],
    )


def _stops(rows: list[Mapping[str, Any]]) -> dict[str, Stop]:
    """The stops by name, numbered along the ways; each stands after those that lead to it."""
    numbers = {rows[0]["name"]: 1}
    for row in rows:
        numbers |= dict.fromkeys(row["onward"], numbers[row["name"]] + 1)
    return {row["name"]: _stop(numbers[row["name"]], row) for row in rows}


_ROWS: Final[Mapping[str, Any]] = figures("senjutsu", "path")
MARKS: Final[Mapping[str, Mark]] = {name: _mark(name, row) for name, row in _ROWS["marks"].items()}
STOPS: Final[Mapping[str, Stop]] = _stops(_ROWS["stops"])
FIRST: Final = next(iter(STOPS.values()))
LENGTH: Final = max(stop.number for stop in STOPS.values())
"""The stops of one walk."""
BEGINS: Final[Mapping[str, tuple[str, ...]]] = {hero: tuple(marks) for hero, marks in _ROWS["begins"].items()}
"""The marks with which a hero sets out; those of heroes who are harder to play help more."""
SCAR: Final = "scar"
ENDINGS: Final = tuple([stop for stop in STOPS.values() if not stop.onward])
