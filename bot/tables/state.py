"""The state of a table in memory: everything that may be read of it.

The front and the parts of a table read it. Only ``bot.tables.core`` changes it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from bot.engine import GameRules, Problem, Question, Refusal, Seat, Setup, Step
from bot.engine.match import Match
from bot.store import Kept, Sitter
from bot.tables.public_state import locked, open_questions
from bot.tables.seating import LOBBY_POSITION, Person, Seating, Stale, dealt_seed, setup_of


class TableState:
    """A table as it is now: its rows as they were committed, and its match."""

    def __init__(self, game: GameRules, kept: Kept) -> None:
        self.id = kept.row.id
        self.game = game
        self.row = kept.row
        self.shown = kept.shown
        self.seating = Seating.seen(kept.sitters)
        self.match: Match | None = None
        self.damaged = False
        """True if there is no match because a line of the journal cannot be read."""
        self.position = LOBBY_POSITION
        """The committed position of the match."""
        self.committed = 0
        """The number of committed journal lines."""
        self.news: Sequence[Step] = ()
        """The steps of the current chapter; public ones with their frames."""
        self.waiting_since = datetime.now(UTC)
        """The time when the present question was asked."""

    @property
    def written(self) -> tuple[int, int]:
        """The committed version of the row, and the committed number of journal lines."""
        return self.row.version, self.committed

    @property
    def in_lobby(self) -> bool:
        return self.row.status == "lobby"

    @property
    def playing(self) -> bool:
        return self.row.status == "playing"

    @property
    def has_ended(self) -> bool:
        """True after a match, also one that was called off."""
        return self.row.started_at is not None and self.row.status in ("over", "cancelled")

    @property
    def setup(self) -> Setup:
        """The seats in the order of sitting down, and the agreed options."""
        return setup_of(self.game, self.row, self.sitters, self.row.leaders)

    @property
    def dealt_seed(self) -> str:
        """The seed of all chance: the table's seed with everybody's contributions."""
        return dealt_seed(self.row.seed, self.row.contributions)

    @property
    def sitters(self) -> Sequence[Sitter]:
        return self.seating.sitters

    def sitter(self, seat: Seat) -> Sitter:
        return self.seating.by_seat[seat]

    def seats_of(self, user_id: int) -> tuple[Seat, ...]:
        return self.seating.of.get(user_id, ())

    def is_seated(self, user_id: int) -> bool:
        return user_id in self.seating.of

    @property
    def humans(self) -> tuple[int, ...]:
        """The people at the table, each once, in seating order."""
        return tuple(self.seating.of)

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        return self.match.waiting_for if self.match and self.playing else ()

    @property
    def open_questions(self) -> Mapping[Seat, str]:
        """The prompt of each seat that has yet to answer, in order."""
        return open_questions(self.match) if self.match and self.playing else {}

    @property
    def locked(self) -> Sequence[Seat]:
        """The seats that have locked in, in order."""
        return locked(self.match) if self.match and self.playing else ()

    @property
    def waiting_for_ai(self) -> Seat | None:
        """The first AI seat with an open question."""
        ai = self.seating.ai
        return next((seat for seat in self.waiting_for if seat in ai), None) if ai else None

    def question(self, seat: Seat) -> Question[object] | None:
        return self.match.pending.get(seat) if self.match and self.playing else None

    def need_turn(self, person: Person, seat: Seat, position: int) -> Match:
        """The match. Raises ``Refusal`` or ``Stale`` unless this person may answer this question now."""
        if seat not in self.seats_of(person.user_id):
            raise Refusal(Problem("not-your-seat"))
        if self.match is None or not self.playing or position != self.match.position:
            raise Stale
        if seat not in self.match.pending:
            raise Stale
        return self.match
