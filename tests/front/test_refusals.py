"""Every refused command or press, and every failure, is answered with a sentence."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

import pytest

from bot.engine import new_seed
from bot.games import GAMES
from bot.store import Dealing, NewTable, StoreUnavailable
from bot.wording import words
from tests.front.people import Person
from tests.front.town import Town
from tests.kit.rings import SLOW
from tests.store.scenes import allow_any_number

pytestmark = SLOW

AWAY = words().say("problem-store-away")
ODD = words().say("problem-odd-value")
PAUSED = words().say("table-paused")
DAMAGED = words().say("table-damaged")
BROKEN_LINES = [
    "7",
    "{}",
    "",
    '[1, "answer", "person", "attac',
    '[1, "dance", "person", "attacker", ""]',
    "[]",
]


def spoil(town: Town, statement: str, *facts: object) -> None:
    """Damage the database with this statement."""
    with closing(sqlite3.connect(town.database)) as database, database:
        database.execute(statement, facts)


@contextmanager
def store_away(town: Town) -> Iterator[None]:
    """Within the ``with`` block no table can be read."""
    spoil(town, "ALTER TABLE tables RENAME TO mislaid")
    yield
    spoil(town, "ALTER TABLE mislaid RENAME TO tables")


# What is typed


@pytest.mark.parametrize(
    ("command", "options", "said"),
    [
        ("table rules", {"search": "x" * 6000}, "No rules mention"),
        ("table rules", {"game": "x" * 6000}, "I do not have that game."),
        ("table hand", {"table": 10**26}, "There is no table 100000000… in this server."),
        ("table log", {"table": 0}, "There is no table 0 in this server."),
        ("table cancel", {"table": -1}, "There is no table -1 in this server."),
        ("table bump", {"table": 2**31}, "There is no table 2147483648 in this server."),
        ("table verify", {"table": 2**63}, "There is no table"),
        ("table rules", {"search": 7}, ODD),
        ("table log", {"table": "seven"}, ODD),
        ("play", {"thread": "yes"}, ODD),
        ("play", {"game": "x" * 6000}, "I do not have that game."),
        ("card", {"name": 7}, ODD),
        ("deck new", {"hero": 7}, ODD),
    ],
)
async def test_an_impossible_command_is_answered(
    town: Town, zoe: Person, command: str, options: dict[str, Any], said: str
):
    await town.game()
    answer = await zoe.types_oddly(command, **options)
    assert answer.private and answer.text.startswith(said)


async def test_the_longest_search_without_a_hit_is_answered(town: Town, zoe: Person):
    answer = await zoe.type("table rules", search="*" * 100)
    assert answer.private and answer.text.startswith("No rules mention")


async def test_a_command_that_is_no_more_is_answered(town: Town, zoe: Person):
    answer = await zoe.types_oddly("table dance")
    assert answer.private and answer.text.startswith("This command has changed")


async def test_every_option_that_is_typed_has_limits(town: Town):
    (commands,) = [
        request.json or () for request in town.env.http_requests if request.path.endswith("/commands")
    ]
    leaves = [leaf for root in commands for leaf in root.get("options", ())]
    options = [option for leaf in leaves for option in leaf.get("options", ())]
    typed = [option for option in options if option["type"] in (3, 4)]
    assert {"table", "search", "game", "hours", "deck", "code"} <= {option["name"] for option in typed}
    for option in typed:
        assert option.get("max_length", 6000) <= 1000 or option.get("max_value") in (720, 999_999_999), option


# What is pressed


ODD = [
    "press:1:0:nonsense:",
    "press:1:0:answer:",
    "press:1:0:answer:emperor|area:well",
    "press:1:0:answer:attacker|",
    "press:1:0:more:attacker|moon",
    "press:1:0:fewer:|",
    "press:1:0:seat:emperor|",
    "press:1:0:log-page:x",
    "press:1:0:log-page:" + "9" * 60,
    "press:1:0:log-page:-1",
    "press:1:0:frame:|back",
    "press:1:0:frame:" + "1" * 60,
    "press:1:-1:join:emperor",
    "press:1:0:resign:perhaps",
    "press:1:0:replace:00",
]
ODD_PICKS = [
    ("pick:1:0:answer:attacker|", ["area:well", "area:well"]),
    ("pick:1:0:field:attacker|", ["x" * 100]),
    ("pick:1:0:field:attacker|", []),
    ("pick:1:0:value:attacker|area:well", ["x" * 100]),
    ("pick:1:0:value:attacker|area:well", []),
    ("pick:1:0:value:attacker|moon", ["1"]),
    ("pick:1:0:frame:chapter", ["x"]),
    ("pick:1:0:closer-at:", ["-1"]),
    ("pick:1:0:closer-at:", []),
    ("pick:1:-1:send-away-whom:", ["x"]),
    ("pick:1:-1:option:level", []),
]


@pytest.mark.parametrize("custom_id", ODD)
async def test_an_odd_press_changes_nothing_and_is_answered(town: Town, ann: Person, custom_id: str):
    await town.game()
    await needs_an_answer(town, ann, custom_id, None)


@pytest.mark.parametrize(("custom_id", "values"), ODD_PICKS)
async def test_an_odd_pick_changes_nothing_and_is_answered(
    town: Town, ann: Person, custom_id: str, values: list[str]
):
    await town.game()
    await needs_an_answer(town, ann, custom_id, values)


@pytest.mark.parametrize(
    ("custom_id", "values"),
    [
        ("press:100000000000000000000000000:-1:join:daisuke", None),
        ("press:9007199254740991:0:hand:", None),
        ("press:1:0:hand", None),
        ("pick:1:0:hand:", None),
        ("press:1:0:hand:", ["1"]),
        ("another bot's", None),
        ("press:1:0:hand:two\nlines", None),
    ],
)
async def test_a_press_that_no_client_can_have_made_is_answered(
    town: Town, ann: Person, custom_id: str, values: list[str] | None
):
    await town.game()
    await needs_an_answer(town, ann, custom_id, values)


async def needs_an_answer(town: Town, person: Person, custom_id: str, values: list[str] | None) -> None:
    answer = await person.forges(custom_id, town.board, values)
    assert answer.private and answer.text
    assert "Something went wrong" not in answer.text
    assert await town.journal() == [] and (await town.table()).playing


@pytest.mark.parametrize("game", ["go", "../house", "x" * 60, ""])
async def test_the_rules_of_no_game_are_not_looked_for(town: Town, zoe: Person, game: str):
    book = await zoe.type("table rules")
    answer = await zoe.forges(f"pick:0:0:chapter:{game}", book, ["goal"])
    assert answer.text.startswith("That button is out of date")


async def test_a_chapter_is_one(town: Town, zoe: Person):
    book = await zoe.type("table rules")
    answer = await zoe.forges("pick:0:0:chapter:seven-ronin", book, [])
    assert answer.text.startswith("That button is out of date")


@pytest.mark.parametrize("status", [400, 403, 404, 500])
async def test_a_refusal_that_is_refused_is_let_be(town: Town, zoe: Person, status: int):
    """simcord raises errors that the bot did not catch."""
    await town.game()
    town.env.inject_error("POST", "/interactions/*/callback", status=status, times=None)
    zoe.sends("press:9:0:hand:", town.board)
    zoe.sends("press:1:0:nonsense:", town.board)
    await town.env.settle()
    town.env.raise_errors()


# While the store is away


async def test_a_moment_without_the_store_is_waited_out(
    town: Town, zoe: Person, monkeypatch: pytest.MonkeyPatch
):
    table = await town.game()
    store, load = town.bot.house.store, town.bot.house.store.read_table
    failures = iter([StoreUnavailable("the database is locked")])

    async def stumble(*asked: Any) -> object:
        for failure in failures:
            raise failure
        return await load(*asked)

    town.bot.house.forget(table)
    monkeypatch.setattr(store, "read_table", stumble)
    assert (await zoe.press("Log", town.board)).text.startswith("### 7 Ronin · table 1 · log")


async def test_without_the_store_everybody_is_told(town: Town, ann: Person, zoe: Person):
    table = await town.game()
    board = town.board
    town.bot.house.forget(table)
    with store_away(town):
        assert (await zoe.forges(board.custom_id("Log"), board)).text == AWAY
        for command in ("status", "hand", "log", "cancel", "resign", "bump"):
            assert (await ann.type(f"table {command}")).text == AWAY
        assert (await ann.type("table hand", table=1)).text == AWAY
        assert await ann.suggested("table hand", "table") == []
    assert (await ann.open_hand(board)).text.startswith("### 7 Ronin · table 1")


async def test_without_the_store_rules_and_help_are_there(town: Town, zoe: Person):
    await town.game()
    with store_away(town):
        assert (await zoe.type("table rules", search="market")).text.startswith("### 7 Ronin · The Market")
        assert "Type `/play`" in (await zoe.type("help")).text
        assert await zoe.suggested("table rules", "search", "yumi")


async def test_a_press_is_acknowledged_while_the_store_takes_its_time(
    town: Town, zoe: Person, monkeypatch: pytest.MonkeyPatch
):
    """The store answers only after the press was acknowledged."""
    table = await town.game()
    store, load = town.bot.house.store, town.bot.house.store.read_table
    acknowledged = asyncio.Event()

    async def take_time(*asked: Any) -> object:
        known = len(town.env.http_requests)
        # Nobody tells of requests: they are looked through now and then.
        while not any(told.path.endswith("/callback") for told in town.env.http_requests[known:]):  # noqa: ASYNC110
            await asyncio.sleep(0.05)
        acknowledged.set()
        return await load(*asked)

    town.bot.house.forget(table)
    monkeypatch.setattr(store, "read_table", take_time)
    zoe.sends(town.board.custom_id("Log"), town.board)
    async with asyncio.timeout(30):
        await acknowledged.wait()


# Tables that cannot be read


@pytest.mark.parametrize("line", BROKEN_LINES)
async def test_a_broken_line_pauses_its_own_table_only(town: Town, ann: Person, zoe: Person, line: str):
    await town.game()
    await town.lobby()
    log, watch = (town.boards(1)[0].custom_id(name) for name in ("Log", "Watch"))
    spoil(town, "INSERT INTO journal (table_id, seq, entry, at) VALUES (1, 0, ?, '2026-01-01')", line)
    assert (await zoe.forges(watch, town.board)).text == DAMAGED
    # The log tells as much as can be read.
    assert (await zoe.forges(log, town.board)).text.startswith("### 7 Ronin · table 1 · log")
    await town.restart()
    status = (await zoe.type("table status")).text
    assert "table 1" in status and DAMAGED in status and "The lobby is open" in status
    assert (await zoe.type("table rules")).text.startswith("### 7 Ronin")
    for command in ("hand", "resign", "replace"):
        assert (await ann.type(f"table {command}", table=1)).text == DAMAGED
    assert "paused; its record is damaged." in (await ann.type("games")).text


async def test_a_table_of_a_game_that_left_the_house_is_listed_as_paused(
    town: Town, ann: Person, zoe: Person
):
    await town.game()
    council = town.room("council", hidden_from=[zoe])
    for channel in (town.channel, council):
        new = NewTable(guild_id=town.guild.id, channel_id=channel.id, starter_id=ann.id, language="en")
        await town.bot.house.store.create_table(new, Dealing("go", 1, new_seed(), ""))
    status = (await zoe.type("table status")).text
    assert f"table 2\n{PAUSED}" in status and "table 3" not in status and "Waiting for Attacker" in status
    assert (await zoe.type("table log", table=2)).text == PAUSED
    assert (await zoe.type("table log", table=3)).text.startswith("There is no table 3")
    assert await zoe.suggested("table log", "table") == ["1: 7 Ronin, being played"]


async def test_a_row_that_cannot_be_read_hides_no_other(town: Town, ann: Person, zoe: Person):
    await town.game()
    await town.lobby()
    await town.restart()
    spoil(town, "UPDATE tables SET options = '{' WHERE id = 2")
    await town.restart()
    assert "Waiting for Attacker" in (await zoe.type("table status")).text
    assert (await zoe.type("table log", table=1)).text.startswith("### 7 Ronin")
    assert (await zoe.type("table rules")).text.startswith("### 7 Ronin")
    assert (await zoe.type("table log", table=2)).text.startswith("There is no table 2")


async def test_status_of_thirty_tables_says_how_many_more(town: Town, ann: Person, zoe: Person):
    await allow_any_number(town.bot.house.store, town.guild.id)
    for _ in range(30):
        await town.bot.house.open(
            GAMES["seven-ronin"],
            NewTable(
                guild_id=town.guild.id,
                channel_id=town.channel.id,
                starter_id=ann.id,
                language="en",
            ),
        )
    answer = await zoe.type("table status")
    assert len(answer.text) <= 2000 and "table 1\n" in answer.text
    listed = answer.text.count("The lobby is open")
    assert answer.text.endswith(f"… and {30 - listed} more.")
