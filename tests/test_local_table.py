"""The local table: presses on outdated messages, and its start."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from asyncio.subprocess import PIPE, STDOUT, Process
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from bot import create_bot
from bot.config import Settings
from bot.engine import GameRules
from bot.front.app.connection import GivenUp
from bot.games import GAMES
from bot.local.commands import as_typed
from bot.local.dress import dressed
from bot.local.presses import as_meant
from bot.local.table import LEASE, MEMBERS, forget_messages, run_local_table
from bot.store import Change, Dealing, NewTable, Note, Store
from bot.store.holding import PATIENCE_SECONDS
from bot.wording import words
from tests.kit.rings import PROOF, every

PROJECT = Path(__file__).parents[1]
SERVER, CHANNEL = 1, 5
SEEN = {"kind": "click", "published_revision": 6, "target_id": "9", "control_key": "second"}


def shown(*, ephemeral: bool, **controls: str) -> dict[str, Any]:
    """One message with these controls, by key."""
    rows = [{"components": [{"control_key": key, "custom_id": one}]} for key, one in controls.items()]
    return {"messages": {"9": {"ephemeral": ephemeral, "components": [{"components": rows}]}}}


def test_a_button_that_has_moved_is_pressed_where_it_is():
    now = shown(ephemeral=True, first="press:1:4:answer:attack", second="press:1:4:answer:defend")
    meant = as_meant({**SEEN, "pressed": "press:1:4:answer:attack"}, 7, now)
    assert (meant["control_key"], meant["published_revision"]) == ("first", 7)


def test_an_answer_to_a_question_that_is_over_presses_nothing():
    now = shown(ephemeral=True, second="press:1:5:answer:attack")
    assert as_meant({**SEEN, "pressed": "press:1:4:answer:attack"}, 7, now)["published_revision"] == 6


def test_the_tables_own_buttons_do_the_same_at_every_question():
    now = shown(ephemeral=False, first="press:1:5:hand:", second="press:1:5:rules:")
    assert as_meant({**SEEN, "pressed": "press:1:4:hand:"}, 7, now)["control_key"] == "first"


def test_a_typed_command_is_meant_for_the_newest_revision():
    assert as_meant({"kind": "run_command", "published_revision": 6}, 7, {})["published_revision"] == 7


COMMANDS = (
    {"path": ["play"], "options": []},
    {"path": ["table", "verify"], "options": [{"name": "table", "type": "integer", "choices": []}]},
    {
        "path": ["card"],
        "options": [
            {"name": "name", "type": "string", "choices": []},
            {"name": "game", "type": "string", "choices": [{"name": "Way of the Samurai", "value": "way"}]},
            {"name": "aloud", "type": "boolean", "choices": []},
            {"name": "to", "type": "user", "choices": []},
        ],
    },
)


@pytest.mark.parametrize(
    ("line", "path", "options"),
    [
        ("/table verify table:3", ["table", "verify"], {"table": "3"}),
        ("`/table verify table: 3`", ["table", "verify"], {"table": "3"}),
        ("/table verify", ["table", "verify"], {}),
        ("</play:1>", ["play"], {}),
        ("</table verify:5> table:3", ["table", "verify"], {"table": "3"}),
        ("/card Calm Defence", ["card"], {"name": "Calm Defence"}),
        (
            "/card name:Calm Defence  game:way of the samurai aloud:True to:<@!12>",
            ["card"],
            {"name": "Calm Defence", "game": "way", "aloud": True, "to": "12"},
        ),
    ],
)
def test_a_command_is_understood_as_the_bot_prints_it(line: str, path: list[str], options: dict[str, Any]):
    entries = [{**one, "commandId": "7", "schemaFingerprint": "f"} for one in COMMANDS]
    asked = as_typed({"kind": "send_message", "sequence": 2, "content": line, "reply_to_id": None}, entries)
    assert asked == {
        "kind": "run_command",
        "sequence": 2,
        "command_id": "7",
        "path": path,
        "schema_fingerprint": "f",
        "options": options,
    }


@pytest.mark.parametrize("line", ["hello", "/tables", "a /table verify table:3"])
def test_anything_else_is_a_message(line: str):
    said = {"kind": "send_message", "content": line}
    assert as_typed(said, [{**one, "commandId": "7", "schemaFingerprint": "f"} for one in COMMANDS]) is said


def test_a_page_that_is_not_the_known_one_is_refused():
    """A page that is only half replaced would be worse than no local table."""
    with pytest.raises(RuntimeError, match="SimCord Preview"):
        dressed('<html lang="en">', words())


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_nobody_is_called_like_a_seat(game: GameRules):
    """Otherwise a picture and the line below it could give one name to two people."""
    spoken = words(game.key)
    seats = {spoken.label(f"seat:{seat}") for seat in game.seats}
    assert seats.isdisjoint(spoken.say(f"local-member-{name}") for name in MEMBERS)


async def test_the_last_game_is_shown_again_though_it_is_over(tmp_path: Path):
    """A player continues from the end: with a rematch, or the next stop of a campaign."""
    url = f"sqlite:///{tmp_path / 'tatami.sqlite3'}"
    async with await Store.open(url) as store:
        _, last = [await over_table(store) for _ in range(2)]
        await forget_messages(store, SERVER, CHANNEL)
        assert await store.live_tables() == [last]
        shown = await store.shown(last)
    assert shown is not None
    assert shown.message_id is None


async def test_tables_of_discord_keep_their_messages(tmp_path: Path):
    """Also the message with the fingerprint, without which nobody could check when it was posted."""
    url = f"sqlite:///{tmp_path / 'tatami.sqlite3'}"
    async with await Store.open(url) as store:
        row = await store.load_table(await over_table(store))
        shown = await store.shown(1)
        assert row is not None and shown is not None
        await store.write(Change(row, row={"status": "playing"}))
        await store.note(Note(shown, {"promise_message_id": 8}))
        with pytest.raises(GivenUp, match=r"one table that is played on Discord.* DATABASE_URL"):
            await forget_messages(store, SERVER + 1, CHANNEL)
        shown = await store.shown(row.id)
    assert shown is not None
    assert (shown.message_id, shown.promise_message_id) == (7, 8)


async def test_a_port_that_somebody_else_has_is_named_and_nothing_is_touched(tmp_path: Path):
    url = f"sqlite:///{tmp_path / 'tatami.sqlite3'}"
    async with await Store.open(url) as store:
        last = await over_table(store)
    with socket.create_server(("127.0.0.1", 0)) as somebody:
        port = somebody.getsockname()[1]
        settings = Settings(database_url=url, local_port=port)
        with pytest.raises(GivenUp, match=f"{port}.*LOCAL_PORT"):
            await run_local_table(create_bot, settings, asyncio.Event())
    async with await Store.open(url) as store:
        shown = await store.shown(last)
    assert shown is not None
    assert shown.message_id == 7


@PROOF
async def test_a_second_one_says_where_the_first_is_and_opens_there_when_it_has_ended(tmp_path: Path):
    """Two local tables started at the same moment, in two windows."""
    url = f"sqlite:///{tmp_path / 'tatami.sqlite3'}"
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(started(url))
        address = await said(first, "The local table is open at ")
        second = await stack.enter_async_context(started(url))
        held = await said(second, "Another local table uses this database: ")
        while address not in held:  # it may be told before the first one's next beat
            held = await said(second, "Another local table uses this database: ")
        assert f"process {first.pid} " in held
        first.send_signal(signal.SIGTERM)
        assert await first.wait() == 0
        assert await said(second, "The local table is open at ") == address
        second.send_signal(signal.SIGTERM)
        assert await second.wait() == 0


@PROOF
async def test_one_that_was_killed_keeps_nobody_waiting(tmp_path: Path):
    """The killed process has not given back its lease."""
    url = f"sqlite:///{tmp_path / 'tatami.sqlite3'}"
    async with AsyncExitStack() as stack:
        killed = await stack.enter_async_context(started(url))
        address = await said(killed, "The local table is open at ")
        killed.kill()
        again = await stack.enter_async_context(started(url))
        assert await said(again, "") == f"The local table is open at {address}"


@PROOF
async def test_a_start_that_waits_for_another_machine_says_how_long(tmp_path: Path):
    """The state of a process on another machine is unknown here."""
    url = f"sqlite:///{tmp_path / 'tatami.sqlite3'}"
    async with await Store.open(url) as store:
        assert await store.take_lease(LEASE, "far away", "process 7 on another machine", None)
    async with started(url) as waiting:
        held = await said(waiting, "Another local table uses this database: ")
    assert held.startswith("process 7 on another machine")
    assert f"opens in {PATIENCE_SECONDS:.0f} seconds" in held


@PROOF
async def test_one_that_was_taken_over_in_its_sleep_says_so_and_ends(tmp_path: Path):
    url = f"sqlite:///{tmp_path / 'tatami.sqlite3'}"
    async with started(url) as asleep:
        await said(asleep, "The local table is open at ")
        async with await Store.open(url) as store:
            held = await store.lease(LEASE)
            assert held is not None
            await store.give_back(LEASE, held.holder)
        await said(asleep, "Another local table took over this database")
        assert await asleep.wait() == 1


@PROOF
@every("wanted", ["true", "false"], daily=1)
async def test_a_browser_is_opened_where_it_is_wanted(wanted: str, tmp_path: Path):
    browser = tmp_path / "browser"
    browser.write_text("#!/bin/sh\necho opened $1\n")
    browser.chmod(0o700)
    url = f"sqlite:///{tmp_path / 'tatami.sqlite3'}"
    async with started(url, LOCAL_OPEN=wanted, BROWSER=f"{browser} %s") as process:
        address = await said(process, "The local table is open at ")
        process.terminate()
        assert process.stdout is not None
        opened = f"opened {address.split()[0]}" in (await process.stdout.read()).decode()
        assert opened == (wanted == "true")


@every("way", ["make run", "nothing installed"], daily=1)
async def test_without_a_token_one_sentence_says_what_to_do(way: str, tmp_path: Path):
    """With ``--discord``, and without the libraries of the local table."""
    (tmp_path / "simcord.py").write_text("raise ModuleNotFoundError(name='simcord')")
    wanted, path = (["--discord"], "") if way == "make run" else ([], str(tmp_path))
    async with started(f"sqlite:///{tmp_path / 'tatami.sqlite3'}", *wanted, PYTHONPATH=path) as process:
        assert process.stdout is not None
        (line,) = (await process.stdout.read()).decode().splitlines()
        assert await process.wait() == 1
    assert line.startswith("There is no Discord token.") and line.endswith("make play")


@asynccontextmanager
async def started(url: str, *wanted: str, **more: str) -> AsyncIterator[Process]:
    """The process that ``make play`` starts."""
    here = {"DATABASE_URL": url, "DISCORD_TOKEN": "", "LOCAL_OPEN": "false", "LOCAL_PORT": "", **more}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", *wanted, cwd=PROJECT, env=os.environ | here, stdout=PIPE, stderr=STDOUT
    )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def said(process: Process, beginning: str) -> str:
    """The rest of the next line with this beginning."""
    assert process.stdout is not None
    everything: list[str] = []
    async with asyncio.timeout(60):
        while not everything or not everything[-1].startswith(beginning):
            line = await process.stdout.readline()
            assert line, everything
            everything.append(line.decode().strip())
    return everything[-1].removeprefix(beginning)


async def over_table(store: Store) -> int:
    """A table with a finished match that all people have seen."""
    new = NewTable(guild_id=SERVER, channel_id=CHANNEL, starter_id=1, language="en")
    kept = await store.create_table(new, Dealing("seven-ronin", 2, "seed", "commitment"))
    await store.write(Change(kept.row, row={"status": "over"}))
    await store.note(Note(kept.shown, {"message_id": 7}))
    return kept.row.id
