"""``make doctor``: each finding says what holds or what to do, and nothing is changed."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import AsyncIterable, Iterable
from pathlib import Path
from typing import Any

import pytest
from pydantic import SecretStr

from bot.config import Settings
from bot.host.checks import examine
from bot.host.database import check_database
from bot.host.findings import Finding
from bot.host.machine import check_machine
from bot.host.on_discord import check_discord
from bot.store import Holding, Store
from bot.store.opening import database_at
from bot.wording import words
from tests.kit import small_world as world
from tests.kit.loopback import TOKEN, Loopback
from tests.kit.rings import PROOF
from tests.store.scenes import execute, file_of, open_table
from tests.test_house import ROOT

NO_PLACE = Path("/proc/nowhere")


def settings(**others: Any) -> Settings:
    return Settings(_env_file=None, **{"discord_token": SecretStr(TOKEN), **others})  # pyright: ignore


async def told(findings: AsyncIterable[Finding]) -> dict[str, str]:
    """Each finding by its code, with its level. Every one of them has a sentence."""
    found = [one async for one in findings]
    assert all(one.sentence(words()) for one in found)
    return {one.code: one.level for one in found}


def sentences(found: Iterable[Finding]) -> str:
    return "\n".join(one.sentence(words()) for one in found)


# Without a token


@PROOF
def test_it_works_without_a_token_and_says_so(own_folder: Path):
    run = subprocess.run(
        [sys.executable, "-m", "bot.host", "doctor"],
        env={"PYTHONPATH": str(ROOT), "DATABASE_URL": "sqlite:///data/tatami.sqlite3"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0 and not run.stderr
    assert "nothing on Discord was checked" in run.stdout
    assert run.stdout.splitlines()[-1] == "Nothing has to be changed."
    assert not (own_folder / "data").exists()


# On Discord


async def test_a_bot_that_is_set_up_well_has_nothing_to_change(discord: Loopback):
    discord.commands[f"applications/{world.APPLICATION}/commands"] = [{}] * 9
    found = await told(check_discord(settings()))
    assert found == dict.fromkeys(("token", "clock", "intents", "starts", "commands", "servers"), "good")
    assert not [call for call, _ in discord.calls if not call.startswith("GET ")]


async def test_everything_that_is_wrong_on_discord_is_named_with_what_to_do(discord: Loopback):
    discord.application["flags"] = 1 << 18
    discord.permissions = str(1 << 11)
    discord.starts_left = 3
    discord.commands[f"applications/{world.APPLICATION}/commands"] = [{}] * 9
    found = [one async for one in check_discord(settings(guild_ids=(int(world.SERVER),)))]
    text = sentences(found)
    for part in ("Message Content", "only 3 more", "each is shown twice", "none are registered yet"):
        assert part in text
    (missing,) = (line for line in text.splitlines() if "“Loopback” these are missing" in line)
    assert "view channels, attach files" in missing and "client_id=100" in missing
    assert "send messages," not in missing and "embed links" not in missing


async def test_a_wrong_token_is_told_and_not_repeated(discord: Loopback):
    found = [one async for one in check_discord(settings(discord_token=SecretStr("not.the.token")))]
    assert [one.code for one in found] == ["token-refused"]
    assert "not.the.token" not in sentences(found)


async def test_a_discord_that_is_away_is_told(discord: Loopback):
    discord.fail("GET /users/@me", 403)
    assert await told(check_discord(settings())) == {"discord-away": "wrong"}


# The database


async def test_a_database_in_use_is_looked_at_and_not_changed(sqlite_address: str):
    async with await Store.open(sqlite_address) as store, Holding(store, "token") as holding:
        await holding.take()
        await open_table(store)
        found = await told(check_database(settings(database_url=sqlite_address)))
    assert found == {"schema": "good", "database": "good", "lease": "note"}


@PROOF
async def test_a_database_on_a_server_is_looked_at(postgres_address: str):
    empty = await told(check_database(settings(database_url=postgres_address)))
    assert empty == {"schema-next-start": "note"}
    async with await Store.open(postgres_address):
        found = await told(check_database(settings(database_url=postgres_address)))
    assert found == {"schema": "good", "database": "good"}


async def test_a_database_of_another_program_and_one_of_a_newer_tatami_are_told(sqlite_address: str):
    await execute(database_at(sqlite_address), "CREATE TABLE recipes (id INTEGER)")
    assert await told(check_database(settings(database_url=sqlite_address))) == {"schema-foreign": "wrong"}
    newer = sqlite_address.replace("tatami", "newer")
    async with await Store.open(newer):
        pass
    await execute(database_at(newer), "UPDATE alembic_version SET version_num = '9999'")
    assert await told(check_database(settings(database_url=newer))) == {"schema-newer": "wrong"}


async def test_a_damaged_file_is_told_with_what_to_do(sqlite_address: str):
    async with await Store.open(sqlite_address) as store:
        for _ in range(20):
            await open_table(store)
    file = file_of(sqlite_address)
    content = bytearray(file.read_bytes())
    content[8192:] = b"\7" * (len(content) - 8192)
    file.write_bytes(content)
    found = [one async for one in check_database(settings(database_url=sqlite_address))]
    assert [one.level for one in found] == ["wrong"] and "backup" in sentences(found)


async def test_a_server_that_is_away_is_told_without_the_password(discord: Loopback):
    away = settings(database_url="postgresql://tatami:5ecret@127.0.0.1:1/tatami")
    found = [one async for one in check_database(away)]
    assert [one.code for one in found] == ["database-away"]
    assert "5ecret" not in sentences(found)


# The machine


def test_little_memory_in_a_container_and_a_folder_that_may_not_be_written(tmp_path: Path):
    limit = tmp_path / "memory.max"
    limit.write_text(str(100 * 1024 * 1024))
    text = sentences(check_machine(tmp_path, limit=limit))
    assert "only 100 MB are available" in text and "all 5 are there" in text
    limit.write_text("max")
    assert "only" not in sentences(check_machine(tmp_path, limit=limit))
    assert "does not tell" in sentences(check_machine(tmp_path, memory=NO_PLACE))


@pytest.mark.parametrize("token", [None, SecretStr(TOKEN)])
async def test_all_checks_together(discord: Loopback, token: SecretStr | None):
    found = await told(examine(settings(discord_token=token)))
    assert {"settings", "fonts", "disk", "processors", "database-new"} <= found.keys()
    assert ("token" in found) == (token is not None)
    assert "wrong" not in found.values()
