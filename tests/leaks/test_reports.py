"""The report of a problem in a running game does not reveal another player's secrets."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.engine import Seat, plain_answer
from bot.tables.seating import Person as Sitting
from bot.tables.table import Table
from tests.front.people import Person
from tests.front.town import Town

OWN_NUMBER = re.compile(rb'"number": "(\d+-\d+)-\d+"')
"""Discord's id of the command, within the number of a report."""


async def report_of(person: Person) -> bytes:
    """The bytes of a report, without its unique number."""
    (file,) = (await person.type("report")).raw.attachments
    content = person.town.env.backend.cdn.get(file.url)
    assert content is not None
    return OWN_NUMBER.sub(rb'"number": "\1"', content)


async def until_all_are_asked(table: Table) -> None:
    """Answer questions until all seats are asked."""
    while len(table.waiting_for) < len(table.sitters):
        (seat,) = table.waiting_for
        question, sitter = table.question(seat), table.sitter(seat)
        assert question is not None
        keys = plain_answer(table.game, question.request, Random(1))
        await table.answer(Sitting(sitter.user_id or 0, ""), seat, table.position, keys)


def two_answers(table: Table, seat: Seat) -> list[tuple[str, ...]]:
    """Two different answers."""
    question = table.question(seat)
    assert question is not None
    found = {tuple(plain_answer(table.game, question.request, Random(seed))) for seed in range(20)}
    return sorted(found)[:2]


@pytest.fixture
async def town(tmp_path: Path) -> AsyncIterator[Town]:
    """A server for any game; reports have no pictures."""
    async with Town(tmp_path) as town:
        yield town


@pytest.mark.parametrize("game", ["seven-ronin", "senjutsu", "way-of-the-samurai"])
async def test_a_secret_answer_changes_no_byte_of_anothers_report(
    town: Town, ann: Person, bob: Person, zoe: Person, game: str
):
    lobby = await ann.type(f"play {game}", thread=False)
    await bob.press("Any seat", lobby)
    await ann.press("Begin", lobby)
    table = await town.table()
    await until_all_are_asked(table)
    (seat,) = table.seats_of(ann.id)
    planner = Sitting(ann.id, "ann")
    while table.question(seat) is None:  # Another seat may be asked first.
        other = table.waiting_for[0]
        question = table.question(other)
        assert question is not None
        keys = plain_answer(table.game, question.request, Random(1))
        await table.answer(Sitting(bob.id, "bob"), other, table.position, keys)
    position = table.position
    own: list[bytes] = []
    others: list[list[bytes]] = []
    for keys in two_answers(table, seat):
        await table.answer(planner, seat, position, keys)
        assert table.match is not None and seat in table.match.locked
        own.append(await report_of(ann))
        others.append([await report_of(bob), await report_of(zoe)])
        await table.unlock(planner, seat, position)
    assert others[0] == others[1]
    assert others[0][0] != others[0][1], "a player sees more than spectators"
    assert own[0] != own[1], "a player’s own report has what they have locked in"


async def test_a_report_has_neither_the_seed_nor_the_journal(town: Town, ann: Person, zoe: Person):
    table = await town.game()
    for person in (ann, zoe):
        report = (await report_of(person)).decode()
        assert table.row.seed not in report and table.dealt_seed not in report
        assert not [line for line in await town.journal() if line in report]
