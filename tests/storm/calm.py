"""Checks after a storm: one board for each table, every table continues, and hidden information is still
hidden."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from simcord import BackendError, SetupError

from bot.engine import Refusal
from bot.engine.match import Match
from tests.front.people import Person
from tests.games.random_play import random_answer
from tests.storm import truth
from tests.storm.ledger import Record
from tests.storm.people import People
from tests.storm.watch import Watch
from tests.storm.world import World, labels


def standing(world: World, watch: Watch) -> list[str]:
    """Check that each live table has one board with its current question."""
    records = [*world.ledger.read().values()]
    shown = truth.boards(sorted(world.public(), key=lambda message: message.id))
    known = {one.number: match for one in records if one.started and (match := watch.match(one))}
    return [
        *truth.homeless_or_doubled(records, shown, world.env.backend.channels, world.unseen),
        *truth.behind(records, shown, known),
        *(f"table {record.number} is paused" for record in records if record.status == "paused"),
        *hidden(world, records, known),
    ]


def hidden(world: World, records: Sequence[Record], known: dict[int, Match]) -> list[str]:
    """Check that hidden information does not change anybody else's view."""
    wrong: list[str] = []
    for record in records:
        if record.status != "playing" or len(known[record.number].pending) < 2:
            continue
        match, random = world.ledger.play_again(record), Random(world.seed)
        for seat in [*match.pending]:
            seen: list[object] = []
            for _ in range(2):
                if seat in match.locked:
                    match.withdraw(seat)
                if len(match.waiting_for) < 2:
                    break
                try:
                    match.answer(seat, random_answer(match.game, match.pending[seat].request, random))
                except Refusal:
                    break
                others = [one for one in (*match.setup.seats, None) if one != seat]
                seen.append([match.view(one) for one in others])
            if len(seen) == 2 and seen[0] != seen[1]:
                wrong.append(f"the views of table {record.number} depend on what {seat} hides")
    return wrong


async def goes_on(world: World, people: People, record: Record) -> tuple[str, list[str]]:
    """A player who must answer opens the hand and answers; if all players have left, a moderator ends the
    table.

    Returns the action, and the faults.
    """
    players = people.players
    match = world.ledger.match(record)
    for seat in match.waiting_for:
        if record.leader(seat).user_id is None:
            return "", [f"table {record.number} waits for {seat}, which an AI leads"]
    for seat in match.waiting_for:
        person = players.leader(record, seat)
        if person is None or not may_go_there(world, person.id, record):
            continue
        who = f"{person.actor.name} ({seat}) at table {record.number}"
        try:
            hand = await players.open_hand(person, record)
            if hand is None:
                return who, [f"{who} is given no hand"]
            done = await players.decide(person, record, seat, hand)
        except (SetupError, BackendError) as refused:
            return who, [f"{who} cannot go on: {refused}"]
        return f"{who}: {done.text}", [] if done.moved else [f"{who} cannot go on: {done.text}"]
    return await call_off(world, people, record)


async def call_off(world: World, people: People, record: Record) -> tuple[str, list[str]]:
    """A moderator closes a table whose players are no longer waited for.

    A moderator who plays there needs the agreement of the players who are still around, and of those who have
    not been silent for long.
    """
    mod = world.people["mod"]
    if not may_go_there(world, mod.id, record):
        return f"nobody can come to table {record.number}", []
    seated = {sitting.user_id for sitting in record.sitters}
    others = [one for one in world.people.values() if one.id in seated and one is not mod]
    asked = [mod, *(one for one in others if mod.id in seated and may_go_there(world, one.id, record))]
    status = record.status
    for patience in (0, world.settings.patience_seconds + 1):
        await world.env.advance_time(patience)
        for person in asked:
            await _agree(world, people, person, record)
            status = world.ledger.read()[record.number].status
            if status == "cancelled":
                return f"{person.actor.name} calls off table {record.number}", []
    return f"mod calls off table {record.number}", [
        f"table {record.number} is called off, and still {status}"
    ]


async def _agree(world: World, people: People, person: Person, record: Record) -> None:
    """A person asks to call a table off, and confirms it."""
    channels = world.channels(person)
    here = next((one for one in channels if one.id == record.place), channels[0])
    result = await person.actor.slash(world.handle(here.id), "table cancel", table=record.number)
    asked = person._answer(result, None)
    message = asked and people.players.message(asked)
    buttons = labels(message) if message is not None else {}
    if message is not None and buttons:
        await people.players.click(person, message, next(iter(buttons.values())))


def may_go_there(world: World, user_id: int, record: Record) -> bool:
    """True if this member sees the table; if its channel is gone, every member may look for it."""
    person = next((one for one in world.people.values() if one.id == user_id), None)
    if person is None:
        return False
    there = record.place in world.env.backend.channels
    return not there or record.place in [channel.id for channel in world.channels(person)]
