"""Knowledge about face-down cards, deduced from the open ones.

Everybody knows the 66 raiders and the number of each kind in a round. Open cards are excluded; all others are
possible. Cards that were seen earlier but are not open now (buried under the stack, or played in an earlier
round) count as unseen.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.games.seven_samurai.levels import LEVELS
from bot.games.seven_samurai.raiders import RAIDERS, Kind, Raider
from bot.games.seven_samurai.view import TableView

ARRIVAL: Final[dict[Kind, int]] = {"plunderer": 1, "lieutenant": 2, "boss": 3}
"""The round in which each kind joins the stack."""


@dataclass(frozen=True, slots=True)
class Wave:
    """The unseen raiders of one kind."""

    kind: Kind
    cards: tuple[Raider, ...]
    """All raiders of the kind that are not open anywhere, by value and symbol."""
    face_down: int
    """The number of them in the stack or among the intruders; the rest are in the box."""

    @property
    def arrival(self) -> int:
        """The round in which the kind joins."""
        return ARRIVAL[self.kind]


def waves(view: TableView) -> tuple[Wave, ...]:
    """The unseen raiders, kind by kind."""
    seen = open_raiders(view)
    found: list[Wave] = []
    for kind in ARRIVAL:
        unseen = tuple(card for card in RAIDERS if card.kind == kind and card not in seen)
        open_of_kind = sum(card.kind == kind for card in seen)
        found.append(Wave(kind, unseen, in_play(view, kind) - open_of_kind))
    return tuple(found)


def open_raiders(view: TableView) -> frozenset[Raider]:
    """Every raider that lies face up somewhere."""
    boards = [card for samurai in view.samurai for card in (*samurai.line, *samurai.defended)]
    drawn = () if view.drawn is None else (view.drawn,)
    return frozenset([*boards, *drawn, *view.revealed, *view.exposed, *view.discard])


def in_play(view: TableView, kind: Kind) -> int:
    """The number of raiders of a kind in this round."""
    if view.round < ARRIVAL[kind]:
        return 0
    level, players = LEVELS[view.level], len(view.samurai)
    return level.plunderers * players if kind == "plunderer" else players + level.joining
