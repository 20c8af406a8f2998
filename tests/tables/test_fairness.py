"""Fair dealing: with the seed everybody can repeat every deal, and a lie is found."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator, Mapping
from dataclasses import replace
from random import Random

import pytest

from bot.engine import Refusal, Seat, commitment, new_seed, plain_answer
from bot.games.seven_ronin.rules import SEVEN_RONIN
from bot.games.seven_ronin.state import ATTACKER, DEFENDER
from bot.games.seven_samurai.rules import SEVEN_SAMURAI
from bot.store import Sitter
from bot.tables.fairness import Posted, Verdict, verify
from bot.tables.house import House
from bot.tables.seating import Person, dealt_seed, seat_all
from bot.tables.suggestions import ON, SUGGESTIONS, agreed_options, shared_options
from bot.tables.table import Table
from tests.engine.toys import ANN, BEN
from tests.kit.rings import SLOW, every
from tests.tables.conftest import OpenHouse
from tests.tables.sitting import (
    CARDS,
    CRANE,
    MOON,
    PINE,
    WHISPER,
    agree,
    answer,
    begin,
    call_off,
    come_back,
    give_up,
    lobby,
    match_at,
    start,
)

PLAYED: Mapping[str, Mapping[Seat, Person]] = {
    CARDS.key: {ANN: PINE, BEN: CRANE},
    SEVEN_SAMURAI.key: dict(zip(SEVEN_SAMURAI.seats, (PINE, CRANE, MOON), strict=False)),
    SEVEN_RONIN.key: {ATTACKER: PINE, DEFENDER: CRANE},
}
GAMES = {game.key: game for game in (CARDS, SEVEN_SAMURAI, SEVEN_RONIN)}


async def play_on(table: Table, random: Random, most: int = 10_000) -> None:
    """Play at random, and take an answer back now and then."""
    for _ in range(most):
        if not table.playing:
            return
        match = match_at(table)
        locked = next(iter(match.locked), None)
        if locked is not None and random.random() < 0.3:
            person = next(one for one in (PINE, CRANE, MOON) if locked in table.seats_of(one.user_id))
            await table.unlock(person, locked, table.position)
        seat = table.waiting_for[0]
        await answer(table, seat, *plain_answer(table.game, match.pending[seat].request, random))


async def verdict(table: Table, posted: str | None = None) -> Verdict:
    seen = [] if posted is None else [Posted(table.id, 0, posted)]
    return verify(table.game, await table.evidence(), seen)


async def problems(table: Table, posted: str | None = None) -> list[str]:
    return [problem.code for problem in (await verdict(table, posted)).problems]


@pytest.fixture(params=list(PLAYED))
async def table(request: pytest.FixtureRequest, house: House) -> AsyncIterator[Table]:
    """A game that has been played to its end; its seats were drawn."""
    key: str = request.param
    table = await lobby(house, GAMES[key])
    for person in PLAYED[key].values():
        await table.lobby.sit(person, None)
    await start(table, PINE)
    await play_on(table, Random(3))
    assert table.row.status == "over"
    yield table


async def test_an_honest_game_is_fair(table: Table, open_house: OpenHouse):
    posted = commitment(table.row.seed)
    assert table.row.commitment == posted
    drawn = sum(entry.kind == "chance" for entry in await table.journal())
    assert (drawn > 0) == (table.game is not SEVEN_RONIN)
    assert await verdict(table, posted) == Verdict(drawn, ())
    assert (await verdict(await come_back(await open_house(), table), posted)).fair


LIES: Mapping[str, tuple[str, str]] = {
    "another seed": ("UPDATE tables SET seed = :other", "unfair-commitment"),
    "another fingerprint": ("UPDATE tables SET commitment = :fingerprint", "unfair-commitment"),
    "seed and fingerprint exchanged together": (
        "UPDATE tables SET seed = :other, commitment = :fingerprint",
        "unfair-contributions",
    ),
    "the fingerprint of what was dealt": (
        "UPDATE tables SET dealt_commitment = :fingerprint",
        "unfair-contributions",
    ),
    "another agreement": (
        "UPDATE tables SET agreed = json_set(agreed, '$.places[0].press', '12345')",
        "unfair-agreement",
    ),
    "another fingerprint of what was agreed": (
        "UPDATE shown SET agreement_fingerprint = :fingerprint",
        "unfair-agreement",
    ),
    "not over": ("UPDATE tables SET status = 'cancelled'", "unfair-outcome"),
    "no contributions": ("UPDATE tables SET contributions = '[]'", "unfair-contributions"),
    "one contribution left out": (
        "UPDATE tables SET contributions = json_remove(contributions, '$[1]')",
        "unfair-contributions",
    ),
    "another press": (
        "UPDATE tables SET contributions = json_set(contributions, '$[0][1]', 12345)",
        "unfair-contributions",
    ),
    "another member": (
        "UPDATE tables SET contributions = json_set(contributions, '$[0][0]', 12345)",
        "unfair-contributions",
    ),
    "a seat that is nobody's": ("UPDATE sitters SET seat = 'moon' WHERE number = 1", "unfair-seats"),
    "no seat": ("UPDATE sitters SET seat = NULL WHERE number = 2", "unfair-seats"),
    "another person": ("UPDATE sitters SET user_id = 12345 WHERE number = 2", "unfair-seats"),
    "an AI for a person": ("UPDATE sitters SET user_id = NULL WHERE number = 2", "unfair-seats"),
    "somebody more": (
        "INSERT INTO sitters SELECT table_id, 9, 9, 'Ghost', kind, strength, wish, NULL, act, language, "
        "ready, chosen, standing FROM sitters LIMIT 1",
        "unfair-seats",
    ),
    "another way to end": (
        "UPDATE tables SET outcome = json_set(outcome, '$.reason', 'magic')",
        "unfair-outcome",
    ),
    "other winners": (
        "UPDATE tables SET outcome = json_set(outcome, '$.winners', json('[\"moon\"]'))",
        "unfair-outcome",
    ),
    "no outcome": ("UPDATE tables SET outcome = NULL", "unfair-outcome"),
    "a line left out": ("DELETE FROM journal WHERE seq = 1", "unfair-line"),
    "the last line left out": (
        "DELETE FROM journal WHERE seq = (SELECT max(seq) FROM journal)",
        "",
    ),
    "a line invented": (
        "INSERT INTO journal (table_id, seq, entry, at) "
        'VALUES (1, 9999, \'[1, "chance", "", "die", "", "0"]\', \'2026-01-01 00:00:00\')',
        "unfair-line",
    ),
    "a line that is none": ("UPDATE journal SET entry = '7' WHERE seq = 0", "unfair-line"),
    "an answer of nobody": (
        "UPDATE journal SET entry = json_set(entry, '$[3]', 'moon') WHERE seq = :answer",
        "unfair-line",
    ),
    "an answer that was not offered": (
        "UPDATE journal SET entry = json_set(entry, '$[5]', 'magic') WHERE seq = :answer",
        "unfair-line",
    ),
    "an answer to something else": (
        "UPDATE journal SET entry = json_set(entry, '$[4]', 'magic') WHERE seq = :answer",
        "unfair-line",
    ),
}
"""Each case: a statement that changes the database, and the problem that the check finds."""


@SLOW
@every("lie", LIES, daily=26)
async def test_a_lie_in_the_database_shows(table: Table, disk: sqlite3.Connection, lie: str):
    other = new_seed()
    journal = await table.journal_lines()
    facts = {
        "other": other,
        "fingerprint": commitment(other),
        "answer": next(seq for seq, line in enumerate(journal) if line.startswith('[1, "answer"')),
    }
    statement, problem = LIES[lie]
    disk.execute(statement, {name: fact for name, fact in facts.items() if f":{name}" in statement})
    found = await problems(table)
    assert found
    assert not problem or problem in found


async def test_seed_and_fingerprints_exchanged_together_are_betrayed_by_what_was_posted(
    table: Table, disk: sqlite3.Connection
):
    posted, other = table.row.commitment, new_seed()
    dealt = dealt_seed(other, table.row.contributions)
    disk.execute(
        "UPDATE tables SET seed = ?, commitment = ?, dealt_commitment = ?",
        [other, commitment(other), commitment(dealt)],
    )
    assert "unfair-posted" in await problems(table, posted)


async def test_every_outcome_of_chance_is_dealt_again(table: Table, disk: sqlite3.Connection):
    """Each line is changed in turn, and the check names it each time."""
    journal = await table.journal()
    drawn = [(seq, entry) for seq, entry in enumerate(journal) if entry.kind == "chance"]
    for seq, entry in drawn:
        first, *others = entry.keys
        keys = entry.keys[::-1] if others else (str(1 - min(int(first), 1)),)
        changed = type(entry)(entry.kind, entry.by, entry.prompt, keys)
        disk.execute("UPDATE journal SET entry = ? WHERE seq = ?", [changed.to_json(), seq])
        (problem,) = (await verdict(table)).problems
        assert (problem.code, problem.facts) == ("unfair-line", {"line": seq})
        disk.execute("UPDATE journal SET entry = ? WHERE seq = ?", [entry.to_json(), seq])
    assert (await verdict(table)).fair


async def test_a_withdrawal_and_a_resignation_that_never_were_show(house: House, disk: sqlite3.Connection):
    table = await begin(house, SEVEN_RONIN, PLAYED[SEVEN_RONIN.key])
    await table.drafts.suggest(PINE, ATTACKER, 0)
    await table.lock_in(PINE, ATTACKER, 0)
    await table.unlock(PINE, ATTACKER, 0)
    await table.lock_in(PINE, ATTACKER, 0)
    await give_up(table, CRANE)
    assert await verdict(table) == Verdict(0, ())
    for seq, line in enumerate(await table.journal_lines()):
        other = line.replace(ATTACKER, DEFENDER) if ATTACKER in line else line.replace(DEFENDER, ATTACKER)
        for lie in (other, ""):
            disk.execute("UPDATE journal SET entry = ? WHERE seq = ?", [lie, seq])
            assert not (await verdict(table)).fair
        disk.execute("UPDATE journal SET entry = ? WHERE seq = ?", [line, seq])
    assert (await verdict(table)).fair


async def test_an_agreement_cannot_be_changed_afterwards(house: House, disk: sqlite3.Connection):
    """Other options contradict the journal, and their fingerprint is not the agreed one."""
    table = await begin(house, SEVEN_SAMURAI, PLAYED[SEVEN_SAMURAI.key])
    await play_on(table, Random(3))
    options = agreed_options(SEVEN_SAMURAI, {SUGGESTIONS.key: ON})
    assert (table.row.options, table.row.leaders) == (options, 3)
    agreed = json.loads(table.row.agreed or "")
    for option in shared_options(SEVEN_SAMURAI):
        for choice in option.choices:
            other = {**agreed, "options": {**options, option.key: choice}}
            disk.execute("UPDATE tables SET agreed = ?", [json.dumps(other)])
            assert (await verdict(table)).fair == (choice == options[option.key])


async def test_a_game_that_was_called_off_can_be_checked(house: House, disk: sqlite3.Connection):
    tables = [await begin(house, GAMES[key], PLAYED[key]) for key in PLAYED]
    for table in tables:
        await play_on(table, Random(4), most=1)
        await call_off(table)
        found = await verdict(table, table.row.commitment)
        assert (found.problems, [doubt.code for doubt in found.doubts]) == ((), ["unproven-unfinished"])
    disk.execute("UPDATE journal SET entry = '{}' WHERE seq = 0 AND table_id = ?", [tables[-1].id])
    assert await problems(tables[-1]) == ["unfair-line"]


# What everybody adds


def what_was_dealt(table: Table) -> tuple[str, ...]:
    return match_at(table).journal[0].keys


async def dealt_with(house: House, *acts: int) -> Table:
    """A match of ``CARDS`` with these interaction ids: Pine's, Crane's, and Pine's again for the start."""
    table = await lobby(house, CARDS)
    table.row = table.row.model_copy(update={"seed": "5eed"})
    pine, crane, begun = acts
    await table.lobby.sit(Person(PINE.user_id, PINE.name, pine), ANN)
    await table.lobby.sit(Person(CRANE.user_id, CRANE.name, crane), BEN)
    await start(table, Person(PINE.user_id, PINE.name, begun))
    return table


async def test_every_press_changes_what_is_dealt(house: House):
    presses = [(11, 12, 13), (14, 12, 13), (11, 14, 13), (11, 12, 14)]
    tables = [await dealt_with(house, *acts) for acts in presses]
    assert len({what_was_dealt(table) for table in tables}) == len(presses)
    assert what_was_dealt(await dealt_with(house, 11, 12, 13)) == what_was_dealt(tables[0])


async def test_the_starter_adds_last(house: House):
    table = await dealt_with(house, 11, 12, 13)
    assert table.row.contributions == [[PINE.user_id, 11], [CRANE.user_id, 12], [PINE.user_id, 13]]
    assert table.dealt_seed == dealt_seed("5eed", table.row.contributions)
    assert table.row.dealt_commitment == commitment(table.dealt_seed)


async def test_an_ai_adds_nothing_and_only_who_sits_there_starts(house: House):
    table = await lobby(house, WHISPER)
    await table.lobby.sit(PINE, None)
    await table.lobby.invite_ai()
    await table.lobby.invite_ai()
    with pytest.raises(Refusal) as refusal:
        await start(table, Person(MOON.user_id, MOON.name, 77))
    assert refusal.value.problems[0].code == "sit-down-first"
    await start(table, Person(PINE.user_id, PINE.name, 77))
    assert table.row.contributions == [[PINE.user_id, PINE.act], [PINE.user_id, 77]]


async def test_a_match_begins_only_after_what_is_agreed_was_posted(house: House):
    table = await lobby(house, WHISPER)
    await table.lobby.sit(PINE, None)
    await table.lobby.sit(CRANE, None)
    await table.lobby.invite_ai()

    async def refused(act: int) -> str:
        with pytest.raises(Refusal) as refusal:
            await table.lobby.start(Person(PINE.user_id, PINE.name, act))
        return refusal.value.problems[0].code

    assert table.agreement.is_due and await refused(5000) == "agreement-not-posted"
    await agree(table)
    assert not table.agreement.is_due and await refused(1) == "agreement-just-posted"
    await table.lobby.set_option("ink", "red")
    assert table.agreement.is_due and await refused(5000) == "agreement-not-posted"
    await table.lobby.set_option("ink", "black")
    assert not table.agreement.is_due, "it is what was posted"
    await table.note(notice_under_way=2)
    assert await refused(5000) == "agreement-not-posted", "nobody knows yet whether a newer one stands there"
    await table.note(notice_under_way=None)
    await table.lobby.start(Person(PINE.user_id, PINE.name, 5000))
    assert table.playing


async def test_a_secret_choice_cannot_be_guessed_from_the_fingerprint(house: House):
    """The same agreement under another seed, and the same one posted again, have other fingerprints."""
    table = await lobby(house, WHISPER)
    await table.lobby.sit(PINE, None)
    first, again = table.agreement.next, replace(table.agreement.next, number=2)
    assert len({first.fingerprint("a"), first.fingerprint("b"), again.fingerprint("a")}) == 3


async def test_leaving_and_changing_a_wish_add_nothing(house: House):
    table = await lobby(house, CARDS)
    await table.lobby.sit(MOON, None)
    await table.lobby.sit(PINE, None)
    await table.lobby.sit(Person(PINE.user_id, PINE.name, 5), ANN)
    await table.lobby.leave(MOON)
    await table.lobby.sit(CRANE, None)
    await start(table)
    assert table.row.contributions[:-1] == [[PINE.user_id, PINE.act], [CRANE.user_id, CRANE.act]]


async def test_a_rematch_is_dealt_from_a_seed_and_presses_of_its_own(house: House):
    table = await begin(house, CARDS, PLAYED[CARDS.key])
    await play_on(table, Random(6))
    again = await house.rematch(table, Person(CRANE.user_id, CRANE.name, 498))
    assert again.row.seed != table.row.seed
    await again.lobby.sit(Person(PINE.user_id, PINE.name, 502), None)
    await start(again, Person(CRANE.user_id, CRANE.name, 503))
    assert again.row.contributions == [[CRANE.user_id, 498], [PINE.user_id, 502], [CRANE.user_id, 503]]
    await play_on(again, Random(7))
    assert (await verdict(again)).fair


def test_seats_are_drawn_from_what_everybody_added():
    undecided = [Sitter(table_id=1, number=number, user_id=number, name="") for number in (1, 2, 3)]
    drawn = {
        tuple(seat_all(WHISPER, undecided, dealt_seed("5eed", [[1, act]])).values()) for act in range(30)
    }
    assert len(drawn) == 6


def test_numbers_do_not_run_together():
    assert dealt_seed("5eed", [[1, 23]]) != dealt_seed("5eed", [[12, 3]])
