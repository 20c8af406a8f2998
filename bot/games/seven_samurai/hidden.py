"""What lies face down, as far as the open cards tell.

Everybody knows the 66 raiders, and how many of each kind a round brings into play; what lies open
cannot come, everything else can. Nothing is remembered here that no longer lies open: a card that was
buried under the stack, or seen in an earlier round, is as unseen as the others.
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
    """All that lie nowhere open, by value and symbol."""
    face_down: int
    """So many of them are in the stack or among the intruders; the rest are in the box."""

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
    """How many raiders of a kind this round is played with."""
    if view.round < ARRIVAL[kind]:
        return 0
    level, players = LEVELS[view.level], len(view.samurai)
    return level.plunderers * players if kind == "plunderer" else players + level.joining
