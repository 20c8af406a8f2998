"""The cards of the solo game's opponents: their groups, speeds and effects.

A card is one line of ``data/senjutsu/solo.json``, in the language of the duel's cards. Its numbers are not
the duel's, so its key has a name space of its own: ``solo:010``, ``solo:student-obedience``.

Ruling: of the printed cards the speeds, effects and second parts are kept as far as they are known; where
only a speed is known of a second part, it is a step and a turn. ``ours`` marks cards that are of our own
design in the same spirit: 015 to 020, 025, the nightmares, and all heroes' own cards where more than a name
and a speed had to be found.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, NewType

from bot.engine.data import figures
from bot.games.senjutsu.cards.language import Grid, Kind, Part, Sheet, Shot, Speeds
from bot.games.senjutsu.cards.reading import read_sheet, read_speeds

SoloPiece = NewType("SoloPiece", str)
"""One copy of a card in somebody's deck: ``solo:010#2``."""
NIGHTMARES: Final = 8
"""The group of the nightmare cards that are nobody's own."""


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class SoloCard:
    """A card of an opponent's deck."""

    number: str
    """The printed number, ``010`` or ``N995``; of an opponent's own card, its owner and its name."""
    names: Mapping[str, str]
    """By language, as far as they are known."""
    group: int
    """The selection group it is drawn from; 0 for somebody's own."""
    owner: str
    """The opponent whose own card it is; empty for cards of the groups."""
    kind: Kind
    speeds: Speeds
    copies: int
    sheet: Sheet
    text: str
    ours: bool
    nightmare: bool = False
    reach: int = 0
    """The greatest distance of its target; 0 if it needs no target or has a grid."""

    @property
    def key(self) -> str:
        return f"solo:{self.number}"

    @property
    def cost(self) -> int:
        """Opponents have no focus."""
        return 0

    @property
    def weapon(self) -> str:
        return ""

    @property
    def is_core(self) -> bool:
        return False

    def is_like(self, other: SoloCard) -> bool:
        """True if the two cards differ only in their numbers."""
        said = (self.owner, self.names["en"], self.speeds, self.text)
        return said == (other.owner, other.names["en"], other.speeds, other.text)

    @property
    def attacks(self) -> bool:
        """True if it has an attack effect, which a counter needs."""
        return any(_attacks(part) for part in self.sheet.parts)

    @property
    def first(self) -> tuple[Part, ...]:
        """The parts that are tried: of an attack card those up to the last attack, of others all."""
        if not self.attacks:
            return self.sheet.parts
        last = max(place for place, part in enumerate(self.sheet.parts) if _attacks(part))
        return self.sheet.parts[: last + 1]

    @property
    def instead(self) -> tuple[Part, ...]:
        """The parts of an attack card that are resolved if its attack cannot be made."""
        return self.sheet.parts[len(self.first) :]

    def __repr__(self) -> str:
        return f"SoloCard({self.number})"

    def __reduce__(self) -> tuple[object, ...]:
        return (solo_card, (self.key,))


def _attacks(part: Part) -> bool:
    effects = [
        effect for line in part.lines for way in line.ways for phase in way.phases for effect in phase.effects
    ]
    return any(isinstance(one, Shot) or (isinstance(one, Grid) and one.kind == "attack") for one in effects)


def read_card(row: Mapping[str, Any]) -> SoloCard:
    """A card from its line of data."""
    return SoloCard(
        number=row["number"],
        names=row["names"],
        group=row.get("group", 0),
        owner=row.get("owner", ""),
        kind=row["type"],
        speeds=read_speeds(row["speed"]),
        copies=row["copies"],
        sheet=read_sheet(row["text"]),
        text=row["text"],
        ours=row["ours"],
        nightmare=row.get("nightmare", False),
        reach=row.get("range", 0),
    )


SOLO_CARDS: Final[Mapping[str, SoloCard]] = {
    card.key: card for card in map(read_card, figures("senjutsu", "solo"))
}
"""By key."""
GROUPS: Final[Mapping[int, tuple[SoloCard, ...]]] = {
    group: tuple([card for card in SOLO_CARDS.values() if card.group == group])
    for group in range(1, NIGHTMARES + 1)
}
"""The eight selection groups."""


LOOKED_UP: Final[Mapping[str, Mapping[str, str]]] = {
    card.key: card.names
    for card in SOLO_CARDS.values()
    if card is next(other for other in SOLO_CARDS.values() if other.is_like(card))
}
"""The names of cards for looking them up. A card printed with several numbers is listed once."""


@cache
def solo_card(key: str) -> SoloCard:
    """The card of a piece, or of a card's key."""
    return SOLO_CARDS[key.partition("#")[0]]


def solo_piece(card: SoloCard, copy: int) -> SoloPiece:
    return SoloPiece(f"{card.key}#{copy}")
