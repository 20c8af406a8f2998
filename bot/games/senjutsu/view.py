"""A duel as a seat or a spectator may see it.

Deck lists are open. A hand and one's own discards are known to their owner only; the order of a deck and
the face-down discards of others are known to nobody.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

from bot.engine import Seat, View, value
from bot.games.senjutsu.board.hexes import Facing, Hex
from bot.games.senjutsu.board.terrain import Terrain
from bot.games.senjutsu.cards.card import Piece
from bot.games.senjutsu.cards.language import Kamae
from bot.games.senjutsu.cards.poisons import Poison

Phase: TypeAlias = Literal["setup", "draw", "choose", "reveal", "resolve", "discard", "over"]


class Body(Protocol):
    """Anybody on the field, led by a player or by rules."""

    @property
    def key(self) -> str: ...
    @property
    def seat(self) -> Seat: ...
    @property
    def team(self) -> str: ...
    @property
    def place(self) -> Hex | None: ...
    @property
    def facing(self) -> Facing: ...
    @property
    def nimble(self) -> bool: ...
    @property
    def card(self) -> str: ...
    @property
    def speed(self) -> int: ...
    @property
    def hobbles(self) -> tuple[int, ...]: ...
    @property
    def lost(self) -> bool: ...
    @property
    def fallen(self) -> bool: ...
    @property
    def all_wounds(self) -> int: ...
    @property
    def wound_limit(self) -> int: ...


@dataclass(frozen=True, slots=True)
class StayingView:
    """A card that stays in play."""

    card: str
    left: int
    """The ends of turn that it still stays; 0 if until it is removed."""
    named: tuple[str, ...]
    """The cards and types that it forbids this turn."""


@value
class SamuraiView:
    """A samurai as everybody sees him; ``cards`` is his hand in his own view only."""

    seat: Seat
    team: str
    place: Hex | None
    """None before he is placed, and after he has fallen."""
    facing: Facing
    kamae: Kamae
    focus: int
    wounds: int
    """Those that do not bleed."""
    bleeding: int
    wound_limit: int
    stuns: int
    """In hand. Ruling: everybody sees how many; they are dealt openly and played openly."""
    hand: int
    """Cards in hand that count for the limit, stuns left out."""
    hand_limit: int
    hobbles: tuple[int, ...]
    """For how many more ends of turn each lasts."""
    poisons: tuple[tuple[Poison, int], ...]
    deck: int
    discard: tuple[str, ...]
    """The last one lies on top; a card that lies face down is an empty text, but for its owner."""
    staying: tuple[StayingView, ...]
    aside: tuple[str, ...]
    """Other cards he has played this turn, by their cards."""
    card: str
    """The revealed card, ``status:stun`` for a stun; nothing while none lies open."""
    chosen: bool
    """A card lies before him, face down or open."""
    speed: int
    """Of the revealed card, once it was settled; 0 before, and for core cards."""
    lost: bool
    """The rest of his card is lost."""
    concealed: bool
    fallen: bool
    core: str
    weapon: str
    deck_list: tuple[str, ...]
    """The cards his deck was made of."""
    cards: tuple[Piece, ...] = ()

    @property
    def key(self) -> str:
        return f"hero:{self.seat}"

    @property
    def nimble(self) -> bool:
        """True if his steps and turns need not all go the same way."""
        return False

    @property
    def all_wounds(self) -> int:
        return self.wounds + self.bleeding


@value
class ThreatView:
    """Hexes that somebody attacks or blocks just now."""

    kind: str
    """``attack`` or ``block``."""
    seat: Seat
    hexes: tuple[Hex, ...]


@value
class DueView:
    """A part of a revealed card that is still to come."""

    seat: Seat
    card: str
    part: int
    speed: int


@value
class DuelView(View):
    """The field and everybody on it. ``you`` is the seat that looks, if one does."""

    field: str
    hexes: tuple[Hex, ...]
    terrain: tuple[tuple[Hex, Terrain], ...]
    turn: int
    phase: Phase
    speed: int | None
    """The speed at which cards are resolved just now."""
    track: tuple[Seat, ...]
    """The advantage track, its leader first."""
    samurai: tuple[SamuraiView, ...]
    threats: tuple[ThreatView, ...]
    due: tuple[DueView, ...]
    """The parts of cards that are still to come, fastest first."""
    result: str
    """The end of the duel: ``won`` or ``draw``; empty while it goes on."""
    you: Seat | None

    @property
    def everybody(self) -> tuple[Body, ...]:
        """The samurai, then anybody else on the field."""
        return self.samurai

    def at(self, seat: Seat | str) -> SamuraiView:
        return next(one for one in self.samurai if one.seat == seat)


def is_out(view: View, seat: Seat) -> bool:
    """True if the hero of this seat has fallen while others fight on."""
    return isinstance(view, DuelView) and view.phase != "over" and view.at(seat).fallen
