"""The opponents of the solo game: the recipes of their decks, and their special rules.

Their numbers are in ``data/senjutsu/foes.json``: recipes, distances and wound limits are the book's.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal, TypeAlias

from bot.engine.data import figures
from bot.games.senjutsu.cards.opponent_card import GROUPS, SOLO_CARDS, SoloCard

Special: TypeAlias = Literal["", "pair", "concealment", "desperation", "free_movement", "contracts"]
"""The special rule of an opponent, explained where it is played."""


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class Foe:
    """A kind of opponent."""

    key: str
    """The key of his figure, name and cards: ``samurai_boss``."""
    deck: Mapping[int, int]
    """The number of cards drawn from each selection group."""
    more: int
    """The number of additional cards, drawn from ``more_from``."""
    more_from: tuple[int, ...]
    """The groups that the additional cards are drawn from."""
    distance: int
    """The preferred distance."""
    ranged: bool
    """True if he fights from the preferred distance or farther, and needs to see his target."""
    special: Special
    partner: str
    """The opponent who always fights beside him."""

    @property
    def name(self) -> str:
        """The name of the opponent in facts."""
        return f"foe:{self.key}"

    @property
    def reach(self) -> int:
        """The range of his shots; 0 if he has none."""
        if not self.ranged:
            return 0
        groups = {*self.deck, *self.more_from}
        return max(card.reach for group in groups for card in GROUPS[group] if card.kind == "attack")

    @property
    def own(self) -> tuple[SoloCard, ...]:
        """His own cards, all of which are in his deck."""
        return tuple([card for card in _cards_of(self.key) if not card.nightmare])

    @property
    def nightmare(self) -> SoloCard | None:
        """His own nightmare card, which comes first into a nightmare's deck."""
        return next((card for card in _cards_of(self.key) if card.nightmare), None)

    @property
    def hero(self) -> bool:
        """True for heroes, who have cards of their own; the decks of others come from the groups only."""
        return bool(self.own)

    def __repr__(self) -> str:
        return f"Foe({self.key})"

    def __reduce__(self) -> tuple[object, ...]:
        return (foe_of, (self.key,))


@cache
def _cards_of(key: str) -> tuple[SoloCard, ...]:
    return tuple([card for card in SOLO_CARDS.values() if card.owner == key])


def _read(key: str, row: Mapping[str, Any]) -> Foe:
    return Foe(
        key=key,
        deck={int(group): many for group, many in row["deck"].items()},
        more=row["more"],
        more_from=tuple(row["from"]),
        distance=row["distance"],
        ranged=row.get("ranged", False),
        special=row.get("rule", ""),
        partner=row.get("partner", ""),
    )


_ROWS: Final[Mapping[str, Any]] = figures("senjutsu", "foes")
FOES: Final[Mapping[str, Foe]] = {key: _read(key, row) for key, row in _ROWS["foes"].items()}
DESPERATE_AT: Final[int] = _ROWS["desperate_at"]
"""Desperation begins with this number of wounds left, or fewer."""
LIMITS: Final[tuple[int, ...]] = tuple(_ROWS["wound_limits"])
HORDE_LIMITS: Final[Mapping[str, int]] = _ROWS["horde_limits"]
"""The wound limits of soldiers and leader in the first stage of a horde; 1 for all in the book."""
RESERVE: Final = 4
"""The group that cards are drawn from when all others that are allowed have run out."""


def foe_of(key: str) -> Foe:
    return FOES[key]


def wound_limit(opponents: int) -> int:
    """The number of wounds, and of stuns, that defeats each of this many opponents."""
    return LIMITS[min(opponents, len(LIMITS)) - 1]
