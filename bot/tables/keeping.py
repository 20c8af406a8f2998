"""Helpers between a table and the store: a match from its journal, a draft as plain data, and a refusal for a
failed commit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from bot.engine import NO_DRAFT, Dealer, Draft, Filled, GameRules, Picked, Problem, Refusal, read_journal
from bot.engine.match import Match
from bot.store import Outdated, Remark, RemarkFact, Sitter, StoreUnavailable, TableChanges, TableRow
from bot.tables.public_state import PublicState
from bot.tables.seating import dealt_seed, setup_of


def rebuilt(game: GameRules, row: TableRow, sitters: Sequence[Sitter], lines: Sequence[str]) -> Match:
    """The match rebuilt from these lines, with the frames of its steps."""
    setup = setup_of(game, row, sitters, row.leaders)
    dealer = Dealer(dealt_seed(row.seed, row.contributions))
    return Match.replay(game, setup, dealer, read_journal(lines), watched=True)


def columns_of(match: Match, known: TableRow) -> TableChanges:
    """The changes of the row that follow from the match: its end, or its public state if that is another than
    in the row."""
    if match.outcome is None:
        state = PublicState.of(match).body
        return {} if state == known.public_state else {"public_state": state}
    return {
        "status": "over",
        "public_state": None,
        "untold": True,
        "outcome": match.outcome.body,
        "ended_at": datetime.now(UTC),
    }


@dataclass(frozen=True, slots=True)
class Begun:
    """A player's unfinished answer. ``suggested`` is the answer of an AI, if the player has asked for one;
    ``before`` is the draft that it replaced."""

    draft: Draft = NO_DRAFT
    suggested: tuple[str, ...] | None = None
    before: Draft | None = None

    @property
    def body(self) -> dict[str, object]:
        """Plain data, from which ``read_begun`` reads it again."""
        body = body_of_draft(self.draft)
        if self.suggested is not None:
            body["suggested"] = list(self.suggested)
        if self.before is not None:
            body["before"] = body_of_draft(self.before)
        return body


def read_begun(body: Mapping[str, Any]) -> Begun:
    """The unfinished answer of this plain data; the inverse of ``Begun.body``."""
    suggested, before = body.get("suggested"), body.get("before")
    return Begun(
        read_draft(body),
        None if suggested is None else tuple(suggested),
        None if before is None else read_draft(before),
    )


def body_of_draft(draft: Draft) -> dict[str, object]:
    """A draft as plain data."""
    if isinstance(draft, Picked):
        return {"picked": list(draft.keys)}
    return {"counts": dict(draft.counts), "choices": dict(draft.choices)}


def read_draft(body: Mapping[str, Any]) -> Draft:
    """The draft of this plain data; the inverse of ``body_of_draft``."""
    if "picked" in body:
        return Picked(tuple(body["picked"]))
    return Filled(body.get("counts", {}), body.get("choices", {}))


def line_of(remark: tuple[str, Mapping[str, RemarkFact]] | None, seq: int) -> Remark | None:
    """A remark as a line of the log, at this position of the journal. The store fills in the table's id."""
    return None if remark is None else Remark(table_id=0, seq=seq, name=remark[0], facts=dict(remark[1]))


class Saved:
    """Turn a failed commit into a ``Refusal``. It is entered for every answer, and a generator-based context
    manager would cost three times as much."""

    __slots__ = ()

    def __enter__(self) -> None:
        return

    def __exit__(self, kind: object, trouble: BaseException | None, trace: object) -> None:
        if isinstance(trouble, Outdated | StoreUnavailable):
            raise Refusal(Problem("not-saved")) from trouble


saved: Final = Saved()
