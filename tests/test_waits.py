"""Long waits are logged with their cause."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from structlog.testing import capture_logs

from bot import waits
from bot.front.app.calls import Calls
from bot.measures import Measures
from bot.store import Store
from bot.waits import Backoff, Lock, Waiting, in_thread

ROOT = Path(waits.__file__).parent
UNWATCHED = re.compile(r"asyncio\.(?:Lock|Semaphore|Condition|to_thread)\b|run_in_executor")
LONG = 0.05
"""Seconds that count as long in these tests."""


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Any]]:
    """The log lines, with a very short limit for long waits."""
    monkeypatch.setattr(waits, "SLOW_SECONDS", LONG)
    with capture_logs() as lines:
        yield lines


async def until(done: Callable[[], object]) -> None:
    async with asyncio.timeout(30):
        while not done():  # noqa: ASYNC110 (nothing signals that a line is logged)
            await asyncio.sleep(LONG / 10)


def test_nobody_waits_in_a_way_that_is_not_watched():
    """Waits for the turn of a transaction on SQLite are logged in ``Transactions``."""
    watched = ROOT / "waits.py", ROOT / "store" / "sqlite.py"
    texts = {path: path.read_text("utf-8") for path in ROOT.rglob("*.py") if path not in watched}
    assert {path.name: found for path, text in texts.items() if (found := UNWATCHED.findall(text))} == {}


async def test_a_lock_says_who_has_it_while_it_is_waited_for(said: list[Any]):
    lock = Lock("the table", table=3)

    async def keep() -> None:
        async with lock:
            await until(lambda: said)

    async def wait() -> None:
        async with lock:
            pass

    keeping = asyncio.create_task(keep(), name="publish-3")
    await asyncio.sleep(0)
    await asyncio.gather(keeping, wait())
    first, last = said
    assert first.items() >= {"event": "wait.long", "table": 3, "held_by": "publish-3"}.items()
    assert last["event"] == "wait.over" and last["waits_for"] == "the table"


async def test_work_in_a_thread_is_named(said: list[Any]):
    told = Event()
    work = asyncio.create_task(in_thread("a picture", None, told.wait))
    await until(lambda: said)
    told.set()
    assert await work and said[0]["waits_for"] == "a picture"


async def test_the_store_is_named(said: list[Any], tmp_path: Any):
    """Another transaction does not end."""
    async with await Store.open(f"sqlite:///{tmp_path / 'tatami.sqlite3'}") as store:
        over = Event()
        other = asyncio.create_task(store._database.read(lambda _: over.wait()))
        asked = asyncio.create_task(store.live_tables())
        await until(lambda: said)
        over.set()
        assert await asked == [] and said[0]["waits_for"] == "the store"
        await other


async def test_a_call_to_discord_is_named_without_what_is_secret_in_it(said: list[Any]):
    answered = asyncio.Event()

    async def answer(request: web.Request) -> web.Response:
        await answered.wait()
        return web.Response()

    application = web.Application()
    application.router.add_post("/api/v10/interactions/7/secret/callback", answer)
    runner = web.AppRunner(application)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    async with aiohttp.ClientSession(trace_configs=[Calls(Measures()).trace()]) as session:
        url = f"http://{host}:{port}/api/v10/interactions/7/secret/callback"
        asked = asyncio.create_task(session.post(url))
        await until(lambda: said)
        answered.set()
        (await asked).release()
    await runner.cleanup()
    assert said[0]["waits_for"] == "Discord" and said[0]["call"] == "POST interactions"
    assert "secret" not in str(said)


async def test_a_short_wait_is_not_logged(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(waits, "SLOW_SECONDS", 3600.0)
    lock = Lock("the table")
    with capture_logs() as said:
        async with lock:
            with Waiting("the store"):
                await in_thread("a picture", None, partial(time.sleep, LONG))
    assert said == []


def test_each_next_try_waits_twice_as_long_up_to_a_limit_until_one_works():
    backoff = Backoff(1.0, 5.0)
    assert [backoff.next() for _ in range(4)] == [1.0, 2.0, 4.0, 5.0]
    backoff.reset()
    assert backoff.next() == 1.0
