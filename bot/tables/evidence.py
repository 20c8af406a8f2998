"""The evidence of a table, gathered from the store for verification."""

from __future__ import annotations

import json
from collections.abc import Sequence

from bot.engine import Entry, Problem, Refusal
from bot.store import ShownRow, Store, TableRow
from bot.tables.evidence_file import read_agreement
from bot.tables.fairness import Evidence, checkable


async def evidence_of(store: Store, known: TableRow, shown: ShownRow) -> Evidence:
    """The evidence of a table whose match has begun. Raises ``Refusal`` if the record has no beginning or
    cannot be read."""
    row, shown = await store.load_table(known.id) or known, await store.shown(known.id) or shown
    if row.agreed is None or shown.agreement_fingerprint is None or row.dealt_commitment is None:
        raise Refusal(Problem("record-without-a-beginning"))
    try:
        body = json.loads(row.agreed)
    except (ValueError, RecursionError):
        raise Refusal(Problem("file-part", {"part": "agreed"})) from None
    return Evidence(
        agreed=read_agreement(body),
        agreement=shown.agreement_fingerprint,
        seed=row.seed,
        commitment=row.commitment,
        contributions=row.contributions,
        dealt_commitment=row.dealt_commitment,
        seated=[(sitter.user_id, sitter.seat) for sitter in await store.sitters(row.id)],
        journal=_checkable(await store.journal(row.id)),
        ended="over" if row.status == "over" else "unfinished",
        outcome=row.outcome,
        set_back=row.set_back,
    )


def _checkable(lines: Sequence[str]) -> list[str]:
    """The journal without the parts nobody can check; an unreadable line stays as it is."""
    told: list[str] = []
    for line in lines:
        try:
            told.append(checkable(Entry.from_json(line)).to_json())
        except (ValueError, RecursionError):
            told.append(line)
    return told


async def has_begun(store: Store, row: TableRow) -> bool:
    """True if anything in the record says that a match was begun at this table."""
    marks = (row.started_at, row.agreed, row.dealt_commitment, row.outcome)
    begun = row.status == "over" or any(mark is not None for mark in marks)
    return begun or bool(await store.journal(row.id))
