"""The four heroes: limits, advantage, weapons, signature decks and kamae trees.

On a tree, branches join kamae, and some lead to a focus point. Some can be gone one way only.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from bot.engine import Seat
from bot.engine.data import figures
from bot.games.senjutsu.cards.language import KAMAE, Kamae

FOCUS_POINT: Final = "focus"
MOST_FOCUS: Final = 3


@dataclass(frozen=True, slots=True)
class Branch:
    """A branch of a kamae tree, in one direction."""

    start: str
    end: str


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class Hero:
    """A printed hero."""

    key: str
    advantage: int
    hand: int
    """The hand limit: as many stuns are a defeat."""
    wounds: int
    """The wound limit: as many wounds are a defeat."""
    core: int
    weapon: int
    """The weapon of the signature deck."""
    weapons: tuple[str, ...]
    """The weapons he may carry."""
    tree: tuple[Branch, ...]
    """Every branch, once for each direction that is allowed."""
    deck: Mapping[int, int]
    """The signature deck: the number of copies of each card."""

    @property
    def seat(self) -> Seat:
        return Seat(self.key)

    @property
    def name(self) -> str:
        """The name of the hero in facts."""
        return f"hero:{self.key}"

    def __repr__(self) -> str:
        return f"Hero({self.key})"

    def __reduce__(self) -> tuple[object, ...]:
        return (hero_of, (self.key,))


def _read(key: str, row: Mapping[str, Any]) -> Hero:
    tree: list[Branch] = []
    for one, other, *oneway in row["tree"]:
        tree += [Branch(one, other)] if oneway else [Branch(one, other), Branch(other, one)]
    return Hero(
        key=key,
        advantage=row["advantage"],
        hand=row["hand"],
        wounds=row["wounds"],
        core=row["core"],
        weapon=row["weapon"],
        weapons=tuple(row["weapons"]),
        tree=tuple(tree),
        deck={int(number): copies for number, copies in row["deck"].items()},
    )


_ROWS: Final[Mapping[str, Any]] = figures("senjutsu", "heroes")
HEROES: Final[Mapping[str, Hero]] = {key: _read(key, row) for key, row in _ROWS.items()}
SEATS: Final = tuple(hero.seat for hero in HEROES.values())
"""The seats: one for each hero, who comes with it."""
BEGINNER: Final = Seat("warrior")
"""The hero of a first game: AI seats win about half of their games with her, alone and in duels."""


def hero_of(key: str) -> Hero:
    return HEROES[key]


@dataclass(frozen=True, slots=True)
class Change:
    """A possible change of kamae: the kamae it leads to, and the focus found on the way."""

    kamae: Kamae
    focus: int


def change_key(kamae: Kamae, change: Change) -> str:
    """The key of a change for somebody in this kamae: ``kamae:stay`` if it changes and pays nothing."""
    return f"kamae:{change.kamae}" if change.focus or change.kamae != kamae else "kamae:stay"


@cache
def changes(hero: Hero, start: Kamae, branches: int) -> tuple[Change, ...]:
    """The changes that up to ``branches`` branches allow; staying comes first.

    A focus point pays 1. The way goes on from there if a kamae other than the first can be reached; the
    branch out is free. Otherwise it returns to the first kamae and keeps the focus. Of several ways to the
    same kamae the one with most focus counts.
    """
    best: dict[Kamae, int] = {}
    seen: set[tuple[str, int, int]] = set()
    open_ways: list[tuple[Kamae, int, int]] = [(start, branches, 0)]
    while open_ways:
        way = open_ways.pop()
        if way in seen:
            continue
        seen.add(way)
        kamae, left, focus = way
        best[kamae] = max(best.get(kamae, 0), focus)
        if left == 0:
            continue
        for end in _ends(hero, kamae):
            if end != FOCUS_POINT:
                open_ways.append((_kamae(end), left - 1, focus))
                continue
            exits: list[Kamae] = [_kamae(name) for name in _ends(hero, FOCUS_POINT)]
            onward: list[Kamae] = [exit_ for exit_ in exits if exit_ not in (start, kamae)]
            found = min(focus + 1, MOST_FOCUS)
            open_ways.extend([(exit_, left - 1, found) for exit_ in onward or (kamae,)])
    rest = [Change(kamae, best[kamae]) for kamae in KAMAE if kamae in best and kamae != start]
    returned = [Change(start, best[start])] if best[start] else []
    return (Change(start, 0), *rest, *returned)


def _ends(hero: Hero, start: str) -> list[str]:
    return [branch.end for branch in hero.tree if branch.start == start]


def _kamae(name: str) -> Kamae:
    return next(kamae for kamae in KAMAE if kamae == name)
