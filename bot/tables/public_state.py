"""The public state of a running match: the facts that lists tell of a table without loading its match.

It holds nothing that the table's message does not tell everybody who may see it: the position in every
button, who is asked what, who has locked in, and the situation as spectators see it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bot.engine import Fact, Facts, Seat, plain_facts
from bot.engine.match import Match
from bot.tables.seating import LOBBY_POSITION, facts_of


@dataclass(frozen=True, slots=True)
class PublicState:
    """``open_questions`` has the prompt of each seat that has yet to answer, in order; ``locked`` are the
    seats that have answered. ``damaged`` is the reason of a pause: a line of the journal cannot be read."""

    position: int = LOBBY_POSITION
    open_questions: Mapping[Seat, str] = field(default_factory=dict[Seat, str])
    locked: Sequence[Seat] = ()
    situation: Facts = field(default_factory=dict[str, Fact])
    damaged: bool = False

    @classmethod
    def of(cls, match: Match) -> PublicState:
        """The public state of a match that is not over."""
        situation = match.game.situation(match.view(None))
        return cls(match.position, open_questions(match), locked(match), situation)

    @classmethod
    def read(cls, body: Mapping[str, Any] | None) -> PublicState:
        """The public state in a row; the empty one if there is none, as in a lobby."""
        if body is None:
            return NOTHING_PUBLIC
        return cls(
            body["position"],
            {Seat(seat): prompt for seat, prompt in body["open_questions"].items()},
            [Seat(seat) for seat in body["locked"]],
            facts_of(body["situation"]),
            body["damaged"],
        )

    @property
    def body(self) -> dict[str, Any]:
        """A dict to be stored as JSON. Reading the JSON back gives an equal dict."""
        return {
            "position": self.position,
            "open_questions": dict(self.open_questions),
            "locked": [*self.locked],
            "situation": plain_facts(self.situation),
            "damaged": self.damaged,
        }


def open_questions(match: Match) -> Mapping[Seat, str]:
    """The prompt of each seat that has yet to answer, in order."""
    return {seat: match.pending[seat].request.prompt for seat in match.waiting_for}


def locked(match: Match) -> Sequence[Seat]:
    """The seats that have locked in, in order."""
    given = match.locked
    return [seat for seat in match.pending if seat in given]


NOTHING_PUBLIC: Final = PublicState()
