"""Discord over real sockets: connections that fail, sessions that break, outages, and being told to stop."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.config import Settings
from bot.engine import Entry
from bot.front.app.connection import lease_name
from bot.front.inbound.acknowledging import ALREADY
from bot.store import Store
from tests.kit import small_world as world
from tests.kit.bot_process import ANN, BOB, EDIT, Bot, lock_in, open_table, start_match, started, stop
from tests.kit.loopback import PATIENCE, TOKEN, Loopback
from tests.kit.rings import PROOF, SLOW, every

pytestmark = SLOW

POST = f"POST /channels/{world.CHANNEL}/messages"
CALLBACK = "POST /interactions/*/callback"
LOGIN = "GET /users/@me"


@pytest.fixture
async def discord() -> AsyncIterator[Loopback]:
    async with Loopback() as running:
        yield running


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tatami.sqlite3"


# Getting there


@PROOF
@pytest.mark.parametrize("what", ["GATEWAY", LOGIN], ids=["gateway", "login"])
async def test_a_first_connection_that_fails_is_tried_again(discord: Loopback, database: str, what: str):
    discord.fail(what, 503)
    async with started(discord, database) as bot:
        await discord.heard("IDENTIFY")
        assert len(discord.bodies(what)) == 2
        assert "discord.away" in await stop(bot)


@PROOF
async def test_a_server_that_is_named_before_the_bot_was_invited_has_its_commands_when_it_is(
    discord: Loopback, database: str
):
    commands = f"PUT /applications/{world.APPLICATION}/guilds/{world.SERVER}/commands"
    discord.fail(commands, 403)
    async with started(discord, database, GUILD_IDS=world.SERVER) as bot:
        await bot.says("commands.not_taken")
        await bot.says("ready")
        await discord.dispatch("GUILD_DELETE", {"id": world.SERVER})
        await discord.dispatch("GUILD_CREATE", {**world.server(), "unavailable": None})
        refused, taken = await discord.heard(commands, times=2)
        assert discord.bodies(f"PUT /applications/{world.APPLICATION}/commands") == []
        await stop(bot)
    assert {command["name"] for command in refused} >= {"play", "table"}
    assert taken == refused


async def test_a_wrong_token_is_named_in_one_sentence(discord: Loopback, database: str):
    async with started(discord, database, token="not.the.token") as bot:
        code, _, complained = await bot.ended()
    assert code == 1
    assert "DISCORD_TOKEN" in complained
    assert [line for line in complained.splitlines() if "[info" not in line] == complained.splitlines()[-1:]
    assert "not.the.token" not in complained


@PROOF
async def test_a_token_that_is_reset_while_running_ends_the_bot_with_the_same_sentence(
    discord: Loopback, database: str
):
    async with started(discord, database) as bot:
        await discord.heard("IDENTIFY")
        discord.fail(LOGIN, 401)
        await discord.hang_up(4004)
        code, _, complained = await bot.ended()
    assert code == 1
    assert "DISCORD_TOKEN" in complained.splitlines()[-1]


@PROOF
async def test_a_second_process_waits_and_takes_over_when_the_first_has_ended(
    discord: Loopback, database: str
):
    async with started(discord, database) as first, started(discord, database) as second:
        await discord.heard("IDENTIFY")
        holder, waiter = await who_waits(first, second)
        assert len(discord.bodies("IDENTIFY")) == 1
        await stop(holder)
        await discord.heard("IDENTIFY", times=2)
        await stop(waiter)


async def who_waits(*bots: Bot) -> tuple[Bot, Bot]:
    """Two processes with one token: the one that speaks, and the one that says that it waits."""
    listening = {asyncio.create_task(bot.says("Another process uses this token")): bot for bot in bots}
    done, others = await asyncio.wait(listening, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    (heard,) = done
    return next(bot for bot in bots if bot is not listening[heard]), listening[heard]


# Being superseded


async def supersede(bot: Bot, database: str, asleep: Callable[[], Awaitable[object]]) -> None:
    """The bot is stopped, this happens, another process takes its lease, and it wakes up."""
    bot.tell(signal.SIGSTOP)
    await asleep()
    async with await Store.open(database) as store:
        name = lease_name(Settings(discord_token=SecretStr(TOKEN)))
        assert await store.take_lease(name, "another", "another process", await store.lease(name))
    bot.tell(signal.SIGCONT)


@PROOF
async def test_a_process_that_wakes_up_superseded_says_so_without_a_traceback(
    discord: Loopback, database: str
):
    """The other process has answered what was pressed meanwhile."""

    async def everybody_presses() -> None:
        discord.fail(CALLBACK, 400, code=ALREADY, times=20)
        for command in ("table status", "games", "table hand"):
            await discord.slash(ANN, command)
        await discord.press(BOB, "press:1:0:hand:*")

    async with started(discord, database) as bot:
        await open_table(discord)
        await start_match(discord)
        await supersede(bot, database, everybody_presses)
        said = await bot.says("lease.lost") + await stop(bot)
    assert "visit.unanswerable" in said
    assert "Traceback" not in said and "[error" not in said


@PROOF
async def test_an_answer_that_is_cut_off_when_the_process_is_superseded_is_no_defect(
    discord: Loopback, database: str
):
    async with started(discord, database) as bot:
        await open_table(discord)
        await start_match(discord)
        before = await discord.heard(CALLBACK, times=5)
        discord.hold(CALLBACK)
        await supersede(bot, database, lambda: discord.press(BOB, "press:1:0:hand:*"))
        await discord.heard(CALLBACK, times=len(before) + 1)
        said = await bot.says("lease.lost") + await stop(bot)
    assert "Traceback" not in said and "[error" not in said


# Staying there


@every(
    "breaks",
    [lambda discord: discord.hang_up(4000), Loopback.cut],
    ids=["closed by Discord", "line cut"],
    daily=1,
)
async def test_a_broken_session_is_resumed_and_the_table_goes_on(
    discord: Loopback, database: str, breaks: Callable[[Loopback], Awaitable[None]]
):
    async with started(discord, database) as bot:
        await open_table(discord)
        await breaks(discord)
        await discord.heard("RESUME")
        await start_match(discord)
        assert len(discord.bodies("IDENTIFY")) == 1
        await stop(bot)


@every(("status", "retry_after"), [(429, 0.05), (502, None), (503, None)], daily=1)
async def test_an_edit_that_discord_does_not_take_is_made_again(
    discord: Loopback, database: str, status: int, retry_after: float | None
):
    async with started(discord, database) as bot:
        await open_table(discord)
        discord.fail(EDIT, status, times=2, retry_after=retry_after, about="press:1:0:hand:")
        await start_match(discord)
        await discord.heard(EDIT, times=3, about="press:1:0:hand:")
        await stop(bot)


# Being told to stop


@every("number", [signal.SIGTERM, signal.SIGINT], daily=1)
async def test_told_to_stop_it_finishes_and_keeps_the_step_in_hand(
    discord: Loopback, database: str, number: signal.Signals
):
    async with started(discord, database) as bot:
        await open_table(discord)
        await start_match(discord)
        await lock_in(discord, ANN, "attacker")
        shown = discord.hold(EDIT, about="press:1:1:hand:")
        await lock_in(discord, BOB, "defender")
        await discord.heard(EDIT, about="press:1:1:hand:")
        bot.tell(number)
        bot.tell(signal.SIGTERM)  # `make` passes on what it is told, and whoever stops a group told both
        await asyncio.sleep(0.3)
        assert bot.running
        shown.set()
        code, _, complained = await bot.ended()
    assert code == 0, complained
    assert "press:1:1:hand:" in json.dumps([*discord.messages.values()])
    async with await Store.open(database) as store:
        decided = [Entry.from_json(text) for text in await store.journal(1)]
    assert {entry.prompt for entry in decided if entry.kind == "answer"} == {"plan.attack", "plan.defend"}


@PROOF
async def test_stopped_between_two_steps_it_shows_the_same_table_again(discord: Loopback, database: str):
    async with started(discord, database) as bot:
        await open_table(discord)
        await start_match(discord)
        await lock_in(discord, ANN, "attacker")
        await discord.heard(CALLBACK, about="press:1:0:unlock:")
        await stop(bot)
    async with started(discord, database) as bot:
        await discord.heard("IDENTIFY", times=2)
        await lock_in(discord, BOB, "defender")
        await discord.heard(EDIT, about="press:1:1:hand:")
        await stop(bot)
    promises = [posted["content"] for posted in discord.bodies(POST)]
    assert len(promises) == 2 and all("fair dealing" in posted for posted in promises)
