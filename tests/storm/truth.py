"""Invariants in all weather: each function gets evidence and returns the faults.

This module does not know how a storm is made, so that every check can be given broken evidence.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile

from simcord.backend.models import Interaction, Message

from bot.engine import Seat
from bot.engine.match import Match
from bot.front.shared.action import BUTTON, SELECT, Identifier
from tests.kit.limits import BUTTON as BUTTONS
from tests.kit.limits import SELECT as SELECTS
from tests.kit.limits import walk
from tests.storm.ledger import Record
from tests.storm.logs import Logged
from tests.storm.sky import MARK

LAST = ("over", "cancelled")
"""The final states of a table."""
AUTOCOMPLETE = 4
PUBLIC_COMMANDS = ("play",)
"""Commands with a public answer; all other answers are for one person."""
SEATED_TWICE = "already has an entry"
"""The log line of two processes at one table: one of them yields, which is no defect."""


def identifiers(components: Sequence[Mapping[str, object]] | None) -> list[Identifier]:
    """The identifiers of the buttons and selects of a message."""
    found: list[Identifier] = []
    for part in walk(components):
        if part["type"] in (BUTTONS, SELECTS):
            custom_id = str(part.get("custom_id"))
            matched = BUTTON.fullmatch(custom_id) or SELECT.fullmatch(custom_id)
            found += [Identifier.of(matched)] if matched else []
    return found


# The database


def lost_or_doubled(before: Mapping[int, Record], after: Mapping[int, Record]) -> list[str]:
    """Everything that was reported must still be stored: journals grow at their end, and only there."""
    wrong: list[str] = []
    for number, was in before.items():
        now = after.get(number)
        if now is None:
            wrong.append(f"table {number} is gone")
        elif (now.game, now.seed) != (was.game, was.seed):
            wrong.append(f"the number of table {number} was given to another table")
        else:
            wrong += _changed(was, now)
    return wrong


def _changed(was: Record, now: Record) -> list[str]:
    wrong: list[str] = []
    if now.journal[: len(was.journal)] != was.journal:
        kept = [*takewhile(lambda pair: pair[0] == pair[1], zip(was.journal, now.journal, strict=False))]
        wrong.append(f"table {was.number}: its journal lost or changed entry {len(kept)}")
    if was.status in LAST and now.status != was.status:
        wrong.append(f"table {was.number} was {was.status} and is {now.status}")
    if was.started and not now.started:
        wrong.append(f"table {was.number} has never started any more")
    seats = [sitting.seat for sitting in was.sitters], [sitting.seat for sitting in now.sitters]
    if was.started and seats[0] != seats[1]:
        wrong.append(f"table {was.number}: seats {seats[0]} became {seats[1]}")
    return wrong


def untrue(components: Sequence[Mapping[str, object]] | None, known: Mapping[int, Match | None]) -> list[str]:
    """A message may show only committed things: ``known`` is the current content of the file."""
    wrong: list[str] = []
    for identifier in identifiers(components):
        match = known.get(identifier.table)
        if match is None:
            continue
        if identifier.position > match.position:
            wrong.append(
                f"table {identifier.table} was shown at {identifier.position}, and the journal ends "
                f"at {match.position}"
            )
        elif (
            identifier.action == "unlock" and identifier.position == match.position and match.outcome is None
        ):
            seat = Seat(identifier.detail)
            if seat in match.pending and seat not in match.locked:
                wrong.append(f"table {identifier.table}: {seat} was told of a lock that the journal lacks")
    return [*dict.fromkeys(wrong)]


# Answers


@dataclass(frozen=True)
class Answered:
    """An answer that was sent to a table, with its fate."""

    table: int
    seat: str
    told: bool
    """The person was told something in return."""
    counted: bool


def swallowed(answers: Iterable[Answered]) -> list[str]:
    """Every answer is confirmed, refused with words, or counted."""
    return [
        f"table {one.table}: an answer of {one.seat} came to nothing without a word"
        for one in answers
        if not one.told and not one.counted
    ]


def unanswered(interactions: Iterable[Interaction], excused: Iterable[str]) -> list[str]:
    """Every press and command is answered, except those whose answer was ``excused``: struck on its way."""
    struck = "\n".join(excused)
    wrong: list[str] = []
    for one in interactions:
        if one.token in struck:
            continue
        what = (one.command_name and f"/{one.command_name}") or f"a press on {one.source_message_id}"
        if one.type == AUTOCOMPLETE:
            what = "a suggestion"
        if not one.responded:
            wrong.append(f"{what} by {one.user_id} was not answered")
        elif one.loading:
            wrong.append(f"{what} by {one.user_id} is thought about for ever")
    return wrong


# Messages


def boards(messages: Iterable[Message]) -> dict[int, list[Message]]:
    """By table: the messages on which it can be played."""
    found: dict[int, list[Message]] = {}
    for message in messages:
        playable = {one.table for one in identifiers(message.components) if one.action == "rules"}
        for table in sorted(playable):
            found.setdefault(table, []).append(message)
    return found


def homeless_or_doubled(
    records: Iterable[Record],
    shown: Mapping[int, Sequence[Message]],
    places: Iterable[int],
    unseen: Collection[int] = (),
) -> list[str]:
    """There is one board for each live table.

    ``places`` are the existing channels and threads. ``unseen`` are messages deleted while no process ran:
    the next event at their tables restores them.
    """
    there = [*places]
    wrong: list[str] = []
    for record in records:
        stands = len(shown.get(record.number, ()))
        excused = record.homeless or record.place not in there or record.message_id in unseen
        if record.live and (stands > 1 or (stands == 0 and not excused)):
            wrong.append(f"table {record.number} ({record.status}) has {stands} boards")
    return wrong


def behind(
    records: Iterable[Record], shown: Mapping[int, Sequence[Message]], known: Mapping[int, Match]
) -> list[str]:
    """A board has the current question."""
    wrong: list[str] = []
    for record in records:
        match = known.get(record.number)
        if record.status != "playing" or record.homeless or match is None:
            continue
        for message in shown.get(record.number, ()):
            at = max(one.position for one in identifiers(message.components) if one.table == record.number)
            if at != match.position:
                wrong.append(f"the board of table {record.number} is at {at}, the match at {match.position}")
    return wrong


def overheard(messages: Iterable[Message], interactions: Mapping[int, Interaction]) -> list[str]:
    """An answer to one person is visible to nobody else."""
    wrong: list[str] = []
    for message in messages:
        asked = interactions.get(int((message.interaction_metadata or {}).get("id", 0)))
        if asked is None or message.is_ephemeral or asked.command_name in PUBLIC_COMMANDS:
            continue
        wrong.append(f"the answer to {asked.command_name or 'a press'} by {asked.user_id} is public")
    return wrong


def betrayed(
    body: str, reader: int | None, records: Mapping[int, Record], tables: Iterable[int]
) -> list[str]:
    """Hidden things in a body for ``reader``, or for everybody if that is ``None``.

    The seed of a live table is secret for all; the hand of a seat is visible to its player only. The painter
    of the storms writes the seat under every hand.
    """
    wrong = [
        f"the seed of table {one.number} was told"
        for one in records.values()
        if one.live and one.seed in body
    ]
    for seat in dict.fromkeys(re.findall(r"The hand of (\w+):", body)):
        for table in tables:
            record = records.get(table)
            if record is None or all(sitting.seat != seat for sitting in record.sitters):
                continue
            if record.leader(Seat(seat)).user_id != reader:
                wrong.append(f"the hand of {seat} at table {table} was shown to {reader or 'everybody'}")
    return wrong


# Logs


def unexplained(logged: Iterable[Logged], *, two_processes: bool) -> list[str]:
    """Errors in the log that no fault explains."""
    return [
        f"logged: {one.where}"
        for one in logged
        if MARK not in one.whole and not (two_processes and SEATED_TWICE in one.whole)
    ]
