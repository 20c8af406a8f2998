"""The 115 cards: owner, cost, speed and effects.

A card is one line of ``data/senjutsu/cards.json``. The pieces of a game are copies of cards; a piece is
named by its card and by whose deck it comes from: ``card:048#student.2``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal, NewType, Protocol, TypeAlias

from bot.engine.data import figures
from bot.games.senjutsu.cards.language import Kind, Pick, Rank, Sheet, Speeds
from bot.games.senjutsu.cards.reading import read_sheet, read_speeds

Piece = NewType("Piece", str)
"""One copy of a card."""

Instant: TypeAlias = Literal["", "addition", "replacement", "reaction"]


class Face(Protocol):
    """Everything that the rules need from a played card, of a hero or of an AI opponent."""

    @property
    def key(self) -> str: ...
    @property
    def kind(self) -> Kind: ...
    @property
    def speeds(self) -> Speeds: ...
    @property
    def cost(self) -> int: ...
    @property
    def sheet(self) -> Sheet: ...
    @property
    def reach(self) -> int: ...
    @property
    def weapon(self) -> str: ...
    @property
    def is_core(self) -> bool: ...


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class Card:
    """A card as it is printed."""

    number: int
    names: Mapping[str, str]
    """The printed names by language, as far as they are known."""
    owner: str
    """A hero, or ``basic`` or ``weapon``: anybody's."""
    rank: Rank
    kind: Kind
    speeds: Speeds
    cost: int
    """The focus to pay when the card is revealed."""
    copies: int
    sheet: Sheet
    text: str
    instant: Instant = ""
    prepared: bool = False
    bushido: bool = False
    reach: int = 0
    """The greatest distance of its target; 0 if it needs no target or has a grid."""
    weapon: str = ""

    @property
    def key(self) -> str:
        return f"card:{self.number:03}"

    @property
    def is_core(self) -> bool:
        """Core and weapon cards: never discarded, not counted, in hand again after every turn."""
        return self.rank == "core"

    def is_of(self, pick: Pick) -> bool:
        return (
            (not pick.ranks or self.rank in pick.ranks)
            and (not pick.kinds or self.kind in pick.kinds)
            and self.rank not in pick.without
        )

    def __repr__(self) -> str:
        return f"Card({self.number})"

    def __reduce__(self) -> tuple[object, ...]:
        return (card_numbered, (self.number,))


def _read(row: Mapping[str, Any]) -> Card:
    return Card(
        number=row["number"],
        names=row["names"],
        owner=row["owner"],
        rank=row["rank"],
        kind=row["type"],
        speeds=read_speeds(row["speed"]),
        cost=row["cost"],
        copies=row["copies"],
        sheet=read_sheet(row["text"]),
        text=row["text"],
        instant=row.get("instant", ""),
        prepared=row.get("prepared", False),
        bushido=row.get("bushido", False),
        reach=row.get("range", 0),
        weapon=row.get("weapon", ""),
    )


CARDS: Final[Mapping[int, Card]] = {row["number"]: _read(row) for row in figures("senjutsu", "cards")}
"""All cards by number."""


def card_numbered(number: int) -> Card:
    return CARDS[number]


@cache
def card_of(key: str) -> Card:
    """The card of a piece, or of a card's key."""
    return CARDS[int(key.removeprefix("card:").partition("#")[0])]


@cache
def piece(number: int, owner: str, copy: int) -> Piece:
    """The key of one card of a deck. Cached, because all tables play with the same decks."""
    return Piece(f"card:{number:03}#{owner}.{copy}")
