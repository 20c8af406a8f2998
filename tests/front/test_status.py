"""The status page: asked by a real HTTP client on a real port, while a real game is played."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families
from pydantic import SecretStr

from bot.config import Settings
from bot.front.app.connection import GivenUp, lease_name, status_page_if_set
from bot.front.app.status import Status, status_page
from bot.front.app.watchdog import watchdog
from bot.measures import Measures
from bot.store import Holding, Store
from tests.kit.bot_process import ANN, BOB, EDIT, lock_in, start_match, started, stop
from tests.kit.bot_process import open_table as open_lobby
from tests.kit.loopback import TOKEN, Loopback
from tests.kit.rings import PROOF
from tests.store.scenes import open_table

KINDS = {"by", "cache", "generation", "kind", "le", "method", "of", "resource", "result", "status"}
"""The names of all labels: kinds of things, and no things."""
EVENTS = [
    *("started", "status.open", "lease.taken", "discord.connected", "ready"),
    *("table.opened", "table.playing", "discord.lost", "stopped"),
]
"""The log of an evening."""
NOT_READY = "not ready\nlease: not held (the log says why)\nDiscord: not connected\n"
LEASE = "not held (the log says why)", "held"


@pytest.fixture
async def discord() -> AsyncIterator[Loopback]:
    async with Loopback() as running:
        yield running


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tatami.sqlite3"


async def ask(url: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        return answer.status, await answer.text()


def page_in(log: str) -> str:
    """The address of the status page, from the log."""
    return re.findall(r"http://127\.0\.0\.1:\d+", log)[-1]


def measures(text: str) -> dict[str, float]:
    """Each sample by its name, with its labels in brackets."""
    return {
        " ".join((sample.name, *map(str, sample.labels.values()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def test_a_process_that_starts_is_healthy_and_not_ready(database: str):
    status = Status(Measures())
    async with status_page(status, 0) as page:
        assert await ask(f"{page}/healthz") == (200, "ok\n")
        assert await ask(f"{page}/readyz") == (503, NOT_READY)
        assert measures((await ask(f"{page}/metrics"))[1])["tatami_store_up"] == 0
        async with await Store.open(database, status.measures) as store, Holding(store, "token") as holding:
            status.store, status.holding = store, holding
            assert (await ask(f"{page}/readyz"))[1] == NOT_READY
            await holding.take()
            await open_table(store)
            assert await ask(f"{page}/readyz") == (503, NOT_READY.replace(*LEASE))
            now = measures((await ask(f"{page}/metrics"))[1])
    assert now["tatami_lease_held"] == now["tatami_store_up"] == now["tatami_tables_live lobby"] == 1
    assert now["tatami_ready"] == now["tatami_discord_connected"] == now["tatami_queue the store"] == 0
    assert now["tatami_store_seconds_count write"] >= 2


async def test_systemd_is_told_that_the_process_works_and_how_it_is(tmp_path: Path):
    place, states = tmp_path / "notify", iter(["not ready", *["ready"] * 1000])
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(place))
        systemd.setblocking(False)
        loop = asyncio.get_running_loop()
        async with watchdog({"NOTIFY_SOCKET": str(place), "WATCHDOG_USEC": "30000"}, lambda: next(states)):
            assert await loop.sock_recv(systemd, 100) == b"WATCHDOG=1\nSTATUS=not ready"
            assert await loop.sock_recv(systemd, 100) == b"WATCHDOG=1\nSTATUS=ready"
        async with watchdog({"NOTIFY_SOCKET": str(place)}, lambda: "no watchdog"):
            pass
        with suppress(BlockingIOError):
            while message := systemd.recv(100):
                assert b"no watchdog" not in message


async def test_a_port_that_is_taken_is_named_in_one_sentence():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(GivenUp, match=f"{taken.getsockname()[1]}.*STATUS_PORT"):
            async with status_page_if_set(Status(Measures()), taken.getsockname()[1]):
                pass


@PROOF
async def test_a_game_that_is_played_is_measured_and_names_nobody(discord: Loopback, database: str):
    discord.fail(EDIT, 429, retry_after=0.05)
    async with started(discord, database, STATUS_PORT="0") as bot:
        start = await bot.says("ready")
        page = page_in(start)
        assert await ask(f"{page}/healthz") == (200, "ok\n")
        assert await ask(f"{page}/readyz") == (200, "ready\nlease: held\nDiscord: connected\n")
        await open_lobby(discord)
        await start_match(discord)
        await lock_in(discord, ANN, "attacker")
        await lock_in(discord, BOB, "defender")
        await discord.heard(EDIT, about="press:1:1:hand:")
        status, text = await ask(f"{page}/metrics")
        log = await stop(bot)
    now = measures(text)
    assert status == 200
    assert now["tatami_answers_total suggested"] == 2
    assert now["tatami_tables_live playing"] == now["tatami_tables_in_memory"] == 1
    assert now["tatami_lease_held"] == now["tatami_ready"] == now["tatami_store_up"] == 1
    assert now["tatami_discord_servers"] == now["tatami_discord_connected"] == 1
    for time in ("acknowledgement", "hand", "board"):
        assert now[f"tatami_{time}_seconds_count"] >= 2
        assert now[f"tatami_{time}_seconds_sum"] > 0
    assert now["tatami_pictures_total board drawn"] >= 1 and now["tatami_cache_bytes pictures"] > 10_000
    assert 1_000_000 < now["tatami_cache_bytes pieces"] < 96 * 1024 * 1024
    assert now["tatami_discord_uploaded_bytes_total"] > now["tatami_cache_bytes pictures"] / 2
    assert now["tatami_discord_call_seconds_count PATCH channels 429"] == 1
    assert now["tatami_store_seconds_count write"] > 5
    assert now["process_resident_memory_bytes"] > 10_000_000
    assert not re.search(f"{TOKEN}|Ann|Bob|attacker|defender|suggest:|area:", text)
    samples = [one for family in text_string_to_metric_families(text) for one in family.samples]
    assert {label for one in samples for label in one.labels} <= KINDS
    said = re.findall(r"\[info *\] (\S+)", start + log)
    assert [event for event in said if event != "wait.over"] == EVENTS  # a machine may be slow


@PROOF
async def test_a_process_without_the_lease_is_healthy_and_not_ready(discord: Loopback, database: str):
    async with await Store.open(database) as store:
        name = lease_name(Settings(discord_token=SecretStr(TOKEN)))
        assert await store.take_lease(name, "another", "another process", None)
        async with started(discord, database, STATUS_PORT="0") as bot:
            page = page_in(await bot.says("another process"))
            assert (await ask(f"{page}/healthz"))[0] == 200
            status, sentence = await ask(f"{page}/readyz")
            assert status == 503 and "lease: not held" in sentence
            assert measures((await ask(f"{page}/metrics"))[1])["tatami_lease_held"] == 0
            await stop(bot)


@PROOF
async def test_a_process_that_discord_does_not_let_in_is_not_ready(discord: Loopback, database: str):
    discord.fail("GATEWAY", 503, times=1000)
    async with started(discord, database, STATUS_PORT="0") as bot:
        page = page_in(await bot.says("discord.away"))
        status, sentence = await ask(f"{page}/readyz")
        assert status == 503 and "lease: held" in sentence and "not connected" in sentence
        await stop(bot)


@PROOF
async def test_without_the_setting_no_port_is_opened(discord: Loopback, database: str):
    async with started(discord, database) as bot:
        log = await bot.says("ready")
        await stop(bot)
    assert "status.open" not in log and "127.0.0.1" not in log
