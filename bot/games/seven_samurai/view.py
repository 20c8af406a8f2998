"""The view of a table of 7 Samurai.

The samurai have no secrets from each other: every seat and every spectator sees the same. Nobody sees a
face-down card (the stack, the intruders) or the backs of the tokens in the village.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from bot.engine import Seat, View, value
from bot.games.seven_samurai.raiders import SYMBOLS, Penalty, Raider, Symbol

Phase: TypeAlias = Literal["start", "penalty", "action", "fight", "kiai", "end", "over"]
"""The stage of a turn or a round: the start of a turn (spare tokens), its penalty, the choice of an action, a
raider being fought, a Kiai, the end of a round, the end of the game."""

Level: TypeAlias = Literal["easy", "normal", "hard", "heroic"]
Reason: TypeAlias = Literal["held", "death", "farms", "families"]
FarmPenalty: TypeAlias = Literal["family", "farm", "barricade", "wound"]
FamilyBonus: TypeAlias = Literal["heal", "barricade", "intruder"]
Ban: TypeAlias = Literal["defend", "support", "talent", "act"]
"""Things a penalty forbids for a turn. A samurai who may not ``act`` must pass."""


@dataclass(frozen=True, slots=True)
class FarmView:
    """One of the six farms. ``penalty``: the back of a lost token, if the level uses it."""

    standing: bool
    penalty: FarmPenalty | None


@dataclass(frozen=True, slots=True)
class FamilyView:
    """One of the three families. ``bonus``: the back of a lost token, if the level uses it."""

    standing: bool
    bonus: FamilyBonus | None


@dataclass(frozen=True, slots=True)
class VillageView:
    """The farms, families and barricades.

    The name is part of recorded games, so it must not change.
    """

    farms: tuple[FarmView, ...]
    families: tuple[FamilyView, ...]
    barricades: int
    barricades_at_start: int
    """The limit for adding barricades."""

    @property
    def farms_left(self) -> int:
        return sum(farm.standing for farm in self.farms)

    @property
    def families_left(self) -> int:
        return sum(family.standing for family in self.families)


@value
class SamuraiView:
    """One samurai's board and the cards to its right (the combat line) and left (defended)."""

    seat: Seat
    beast: bool
    kiai: int
    line: tuple[Raider, ...]
    """The combat line: the first card lies on the table, the last one strikes."""
    total: int
    defended: tuple[Raider, ...]
    marker: bool
    """A wound marker lies on the board. A human has one wound with it, a beast three."""
    dead: bool
    passed: bool
    active: bool
    """It is this samurai's turn."""
    token_holder: Seat
    """The seat that has his support token: his own while he can still give it."""
    tokens: tuple[Seat, ...]
    """The owners of the support tokens he has received. They work in his next turn, or in the current one."""
    idle: tuple[Seat, ...]
    """Those of them received during his current turn; they do nothing and then go home."""
    spares: tuple[Seat, ...]
    """Absent samurai whose tokens he has taken up for this round."""
    bans: tuple[Ban, ...]
    """Things his penalties forbid him this turn."""

    @property
    def key(self) -> str:
        return f"samurai:{self.seat}"

    @property
    def wounds(self) -> int:
        """0 to 4: a beast has had two, a marker is one more, the fourth is death."""
        return 4 if self.dead else 2 * self.beast + self.marker

    @property
    def distance(self) -> int:
        """The value the line lacks to Kiai; below zero when beyond it."""
        return self.kiai - self.total

    @property
    def symbols(self) -> tuple[Symbol, ...]:
        """The symbols he has defended this round."""
        return tuple(raider.symbol for raider in self.defended if raider.symbol is not None)

    @property
    def missing(self) -> tuple[Symbol, ...]:
        """The symbols he must still defend this round."""
        return tuple(symbol for symbol in SYMBOLS if symbol not in self.symbols)


@value
class SpareToken:
    """The support token of a samurai who is not in play, open beside the village."""

    seat: Seat
    used: bool
    user: Seat | None
    """The samurai who has it for the current round."""


class RoundRecord(NamedTuple):
    """The figures at the end of a round, for the picture at the end."""

    round: int
    farms: int
    families: int
    barricades: int
    wounds: int
    beasts: int
    intruders: int
    """The number of intruders revealed."""


@dataclass(frozen=True, slots=True)
class Result:
    """The result of the game."""

    won: bool
    reason: Reason
    fallen: Seat | None
    """The samurai whose death ended the game, if one did."""
    farms: int
    families: int
    unwounded: bool
    score: int
    """The points of the village; 0 if the game is lost."""
    suffix: str
    """The plus signs of the level."""


@value
class TableView(View):
    """The village, the raiders around it and the samurai in seating order.

    Each samurai sits to the right of the next, because play goes to the left; the last sits beside the first.
    """

    level: Level
    spare_rules: bool
    """Spare support tokens and the doll check are in use."""
    solo: bool
    """One player leads all samurai."""
    round: int
    phase: Phase
    turn: Seat | None
    """The samurai whose turn it is."""
    penalties: tuple[Penalty, ...]
    """The penalties of the active samurai's last card that are not resolved yet."""
    drawn: Raider | None
    """The raider being fought, face up."""
    drawn_by: Seat | None
    """The samurai who must play the drawn card now."""
    held: tuple[Seat, ...]
    """All who have held the drawn card, in order; it never goes back to one of them."""
    kiai_of: Seat | None
    """The samurai whose Kiai is being resolved; it may be reached in another samurai's turn."""
    due: tuple[Seat, ...]
    """The samurai whose Kiai comes after that, in this order."""
    village: VillageView
    stack: int
    revealed: tuple[Raider, ...]
    """The cards on top of the stack that lie face up, the top one first."""
    intruders: int
    exposed: tuple[Raider, ...]
    """The intruders revealed at the end of this round."""
    discard: tuple[Raider, ...]
    """The discard pile, open to everybody; the last card is on top."""
    samurai: tuple[SamuraiView, ...]
    spare_tokens: tuple[SpareToken, ...]
    records: tuple[RoundRecord, ...]
    result: Result | None

    def at(self, seat: Seat) -> SamuraiView:
        """This samurai's board."""
        return next(samurai for samurai in self.samurai if samurai.seat == seat)

    def left_of(self, seat: Seat) -> SamuraiView:
        """The neighbour on the left, whose turn comes next."""
        seats = [samurai.seat for samurai in self.samurai]
        return self.samurai[(seats.index(seat) + 1) % len(seats)]

    def right_of(self, seat: Seat) -> SamuraiView:
        seats = [samurai.seat for samurai in self.samurai]
        return self.samurai[seats.index(seat) - 1]
