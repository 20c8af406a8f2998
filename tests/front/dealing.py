"""Scenes of fair dealing: the promise of a table, its check, and a database that somebody has changed."""

from __future__ import annotations

import sqlite3
from random import Random

from bot.engine import Dealer, plain_answer
from bot.engine.match import Match
from bot.store import Change
from bot.tables.table import Table
from tests.front.screen import Screen
from tests.front.town import Town


async def samurai(town: Town) -> Table:
    """ann and bob play 7 Samurai; who of them is whom was drawn."""
    lobby = await town.people["ann"].type("play seven-samurai", thread=False)
    await town.people["bob"].press("Any seat", lobby)
    await town.people["ann"].press("Begin", lobby)
    return await town.table()


async def samurai_over(town: Town) -> Table:
    """Their game, played to its end; the bot was started anew in between."""
    table = await samurai(town)
    random = Random(7)
    match = Match(table.game, table.setup, Dealer(table.dealt_seed))
    known = len(match.journal)
    while match.outcome is None:
        seat = match.waiting_for[0]
        match.answer(seat, plain_answer(table.game, match.pending[seat].request, random), "person")
    fresh = [entry.to_json() for entry in match.journal[known:]]
    await town.bot.house.store.write(Change(table.row, fresh, known))
    await town.restart()
    table = await town.table()
    assert table.row.status == "over"
    return table


def the_promise(town: Town) -> Screen:
    """The message with the fingerprint."""
    return next(screen for screen in town.people["zoe"].see() if screen.text.startswith("-# Table 1 · fair"))


def tamper(town: Town, statement: str, *values: object) -> None:
    """Somebody writes into the database by hand."""
    with sqlite3.connect(town.database) as database:
        assert database.execute(statement, values).rowcount == 1
    database.close()


async def verified(town: Town) -> Screen:
    """The bot was started anew, and zoe asks it whether all was fair."""
    await town.restart()
    answer = await town.people["zoe"].type("table verify", table=1)
    assert answer.private
    return answer


def file_of(town: Town, answer: Screen) -> bytes:
    """The file attached to an answer."""
    (attached,) = answer.raw.attachments
    assert attached.filename == "table-1.json"
    content = town.env.backend.cdn.get(attached.url)
    assert content is not None
    return content
