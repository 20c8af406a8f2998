"""Helpers between a table and the store: rebuild a match from its journal, turn a failed commit into a
refusal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Final

from bot.engine import Dealer, GameRules, Problem, Refusal, read_journal
from bot.engine.match import Match
from bot.store import Outdated, Remark, RemarkFact, Sitter, StoreUnavailable, TableChanges, TableRow
from bot.tables.seating import dealt_seed, setup_of


def rebuilt(game: GameRules, row: TableRow, sitters: Sequence[Sitter], lines: Sequence[str]) -> Match:
    """The match rebuilt from these lines, with the frames of its steps."""
    setup = setup_of(game, row, sitters, row.leaders)
    dealer = Dealer(dealt_seed(row.seed, row.contributions))
    return Match.replay(game, setup, dealer, read_journal(lines), watched=True)


def end_of(match: Match) -> TableChanges:
    """The columns that change when the match is over; empty before that."""
    if match.outcome is None:
        return {}
    return {
        "status": "over",
        "untold": True,
        "outcome": match.outcome.body,
        "ended_at": datetime.now(UTC),
    }


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
