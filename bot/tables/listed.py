"""A table as lists tell of it: from its rows, without loading its match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine import Facts, GameRules, Seat
from bot.store import Glance, Listing, Sitter
from bot.tables.public_state import PublicState
from bot.tables.seating import LOBBY_POSITION, Seating


class ListedTable:
    """The public facts about a table, as they were last committed."""

    def __init__(self, game: GameRules, listing: Listing) -> None:
        self.id = listing.glance.id
        self.game = game
        self.glance: Glance = listing.glance
        self._state = PublicState.read(listing.public_state)
        self._seating = Seating.seen(listing.sitters)

    @property
    def in_lobby(self) -> bool:
        return self.glance.status == "lobby"

    @property
    def playing(self) -> bool:
        return self.glance.status == "playing"

    @property
    def damaged(self) -> bool:
        """True if the table is paused because a line of its journal cannot be read."""
        return self._state.damaged

    @property
    def position(self) -> int:
        """The position for the buttons about this table."""
        return self._state.position if self.playing else LOBBY_POSITION

    @property
    def situation(self) -> Facts:
        return self._state.situation

    @property
    def open_questions(self) -> Mapping[Seat, str]:
        """The prompt of each seat that has yet to answer, in order."""
        return self._state.open_questions if self.playing else {}

    @property
    def locked(self) -> Sequence[Seat]:
        """The seats that have locked in, in order."""
        return self._state.locked if self.playing else ()

    @property
    def sitters(self) -> Sequence[Sitter]:
        return self._seating.sitters

    @property
    def seats(self) -> Sequence[Seat]:
        """The seats of the match, in seating order."""
        return tuple(self._seating.by_seat)

    def sitter(self, seat: Seat) -> Sitter:
        return self._seating.by_seat[seat]

    def asked_of(self, user_id: int) -> str | None:
        """The prompt of this member's first open question; ``None`` if there is none."""
        own = self._seating.of.get(user_id, ())
        return next((prompt for seat, prompt in self.open_questions.items() if seat in own), None)
