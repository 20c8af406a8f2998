"""The state of a table: everything the rules change. It asks no questions.

All 66 cards are always in exactly one place: the box, the stack, the intruders (hidden or exposed), the
discard pile, in front of a samurai, or drawn.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from operator import attrgetter
from typing import Final

from bot.engine import Seat
from bot.games.seven_samurai.levels import FAMILY_BONUSES, FARM_PENALTIES, LevelRules
from bot.games.seven_samurai.raiders import RAIDERS, Penalty, Raider
from bot.games.seven_samurai.samurai import SEATS, Samurai
from bot.games.seven_samurai.stack import Stack
from bot.games.seven_samurai.view import Ban, FamilyBonus, FarmPenalty, Phase, Reason, Result, RoundRecord

HAS_PASSED: Final = attrgetter("passed")


class Defeat(Exception):
    """The village falls at once; nothing that was being resolved continues."""

    def __init__(self, reason: Reason, fallen: Samurai | None = None) -> None:
        super().__init__(reason)
        self.reason: Reason = reason
        self.fallen = fallen


@dataclass(slots=True)
class Village:
    """Barricades, farms and families. The lists hold the backs of the tokens, which nobody sees."""

    barricades: int
    barricades_at_start: int
    farms: list[FarmPenalty] = field(default_factory=lambda: list(FARM_PENALTIES))
    families: list[FamilyBonus] = field(default_factory=lambda: list(FAMILY_BONUSES))
    lost_farms: list[FarmPenalty] = field(default_factory=list[FarmPenalty])
    lost_families: list[FamilyBonus] = field(default_factory=list[FamilyBonus])


class Game:
    """A game of 7 Samurai in progress. The next of ``samurai`` sits to the left of each."""

    def __init__(self, level: LevelRules, seats: tuple[Seat, ...], *, spare_rules: bool, solo: bool) -> None:
        self.level = level
        self.solo = solo
        self.spare_rules = spare_rules
        self.samurai = tuple(Samurai(seat) for seat in seats)
        self.by_seat = {samurai.seat: samurai for samurai in self.samurai}
        self.spare_tokens = [seat for seat in SEATS if spare_rules and seat not in seats]
        self.used_spares: list[Seat] = []
        barricades = len(seats) + level.barricades
        self.village = Village(barricades, barricades)

        self.box = list(RAIDERS)
        self.stack = Stack()
        self.intruders: list[Raider] = []
        self.exposed: list[Raider] = []
        self.discard: list[Raider] = []
        self.drawn: Raider | None = None
        self.held: list[Samurai] = []

        self.round = 0
        self.phase: Phase = "start"
        self.turn: Samurai | None = None
        self.next_up = self.last_active = self.samurai[0]
        """The samurai of the next turn, and of the last one. Before the first turn, both are the opener."""
        self.opener = self.samurai[0]
        """The samurai who began the round. A new lap begins each time the turns come back to him."""
        self.lap = 1
        self.bans: set[Ban] = set()
        self.given: set[Seat] = set()
        """The owners whose support tokens have changed hands in the current turn."""
        self.penalties: list[Penalty] = []
        self.due: list[Samurai] = []
        """The samurai who have reached their Kiai, until it is resolved."""
        self.kiai_of: Samurai | None = None
        self.records: list[RoundRecord] = []
        self.result: Result | None = None

    def left_of(self, samurai: Samurai) -> Samurai:
        """The neighbour whose turn comes next."""
        return self.samurai[(self.samurai.index(samurai) + 1) % len(self.samurai)]

    def right_of(self, samurai: Samurai) -> Samurai:
        return self.samurai[self.samurai.index(samurai) - 1]

    def give_token(self, owner: Samurai, holder: Samurai) -> None:
        """A support token changes hands, or goes home."""
        if owner.token_holder != owner.seat:
            self.by_seat[owner.token_holder].tokens.remove(owner.seat)
        owner.token_holder = holder.seat
        self.given.add(owner.seat)
        if holder is not owner:
            holder.tokens.append(owner.seat)

    def idle_tokens(self, samurai: Samurai) -> tuple[Seat, ...]:
        """The support tokens he has received during his own current turn.

        Ruling: they do nothing in it and go home at its end, as the rulebook says of one that Kyuzo gives
        himself.
        """
        if samurai is not self.turn:
            return ()
        return tuple([owner for owner in samurai.tokens if owner in self.given])

    def slip_in(self) -> None:
        """The top raider joins the intruders unseen. If it lay face up, it is turned down."""
        self.intruders.append(self.stack.take())

    @property
    def fighting(self) -> list[Samurai]:
        """The samurai who have not passed."""
        return [samurai for samurai in self.samurai if not samurai.passed]

    @property
    def round_over(self) -> bool:
        """The last raider has been drawn, or all have passed."""
        return not self.stack.cards or all(map(HAS_PASSED, self.samurai))

    def expect_kiai(self, samurai: Samurai) -> None:
        """Call this after each change of his line: if it is exactly Kiai now, his Kiai is due.

        Ruling: it counts from this moment, even if the line changes before it is resolved.
        """
        if samurai.total == samurai.kiai:
            self.due.append(samurai)

    def cards(self) -> list[Raider]:
        """All cards, from all places."""
        boards = [card for samurai in self.samurai for card in (*samurai.line, *samurai.defended)]
        drawn = [self.drawn] if self.drawn is not None else []
        piles = (self.box, self.stack.cards, self.intruders, self.exposed, self.discard, boards, drawn)
        return [card for pile in piles for card in pile]
