"""The contents of a problem report: the part of a table that the reporter may know.

While a match is running, that is the public log and the views of the reporter's own seats; a spectator
reports the spectators' view. The position is the one in every button. The length of the journal is left out,
because it would reveal secret draws. After the end nothing is secret: the report then has the table's
evidence, which ``python -m bot.replay`` plays again.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence, Set
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, Final, TypeAlias, cast

from bot.engine import Seat
from bot.store import Sitter
from bot.tables.evidence_file import write_evidence
from bot.tables.keeping import body_of_draft
from bot.tables.table import Table

FORMAT: Final = 1
Json: TypeAlias = "str | int | float | bool | list[Json] | dict[str, Json] | None"


async def report_on(table: Table, user_id: int, about: Mapping[str, Json], log: Sequence[str]) -> bytes:
    """The file for this member. ``about`` holds the maintainer's facts: versions, number, problem."""
    body: dict[str, Json] = {**about, **_public(table), "log": [*log]}
    if is_replayable(table):
        body["evidence"] = json.loads(write_evidence(await table.evidence()))
    elif table.match is not None:
        body["views"] = [_seen_by(table, seat) for seat in table.seats_of(user_id) or (None,)]
    return written(body)


def is_replayable(table: Table) -> bool:
    """True if nothing is secret any more: the match has ended and its seed has been shown."""
    return table.row.status in ("over", "cancelled") and table.row.started_at is not None


def written(body: Mapping[str, Json]) -> bytes:
    """The file. Everything outside ASCII is escaped: no text in it can control a terminal."""
    return (json.dumps({"tatami_report": FORMAT, **body}, indent=1) + "\n").encode("ascii")


def _public(table: Table) -> dict[str, Json]:
    row = table.row
    return {
        "table": table.id,
        "game": table.game.key,
        "rules_version": row.rules_version,
        "status": row.status,
        "position": table.position,
        "options": dict(sorted(row.options.items())),
        "seats": [_place(one) for one in table.sitters],
    }


def _place(sitter: Sitter) -> dict[str, Json]:
    """A seat with who leads it: a person, or an AI of some strength."""
    strength: dict[str, Json] = {"strength": sitter.strength} if sitter.kind == "ai" else {}
    return {"seat": sitter.seat, "kind": sitter.kind, **strength}


def _seen_by(table: Table, seat: Seat | None) -> Json:
    """The view of this seat, its open question and its draft; or the view of spectators."""
    assert table.match is not None
    seen: dict[str, Json] = {"seat": seat, "view": as_json(table.match.view(seat))}
    question = table.question(seat) if seat is not None else None
    if seat is not None and question is not None:
        seen["asked"] = question.request.prompt
        if seat in table.match.locked:
            own = (one for one in reversed(table.match.journal) if one.by == seat and one.kind == "answer")
            seen["locked_in"] = [*next(own).keys]
        seen["draft"] = as_json(body_of_draft(table.drafts.of(seat)))
    return seen


def as_json(thing: object) -> Json:
    """A view as plain data. Unordered collections are sorted: equal views give equal bytes."""
    match thing:
        case Enum():
            return as_json(thing.value)
        case None | str() | int() | float():
            return thing
        case Mapping():
            pairs = cast("Mapping[object, object]", thing).items()
            return {_key(key): as_json(value) for key, value in sorted(pairs, key=lambda pair: _key(pair[0]))}
        case Set():
            return sorted((as_json(one) for one in cast("Set[object]", thing)), key=json.dumps)
        case Sequence():
            return [as_json(one) for one in cast("Sequence[object]", thing)]
        case _ if is_dataclass(thing) and not isinstance(thing, type):
            kept: dict[str, Any] = {field.name: getattr(thing, field.name) for field in fields(thing)}
            return {name: as_json(value) for name, value in kept.items() if not callable(value)}
        case _:
            return type(thing).__name__


def _key(key: object) -> str:
    return key if isinstance(key, str) else json.dumps(as_json(key))
