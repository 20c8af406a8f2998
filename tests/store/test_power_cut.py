"""A power cut: everything that was acknowledged is there afterwards."""

from __future__ import annotations

import asyncio
import shutil
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from random import Random

import pytest

from bot.store import Store, TableRow
from tests.kit.power import cut_power
from tests.kit.rings import PROOF
from tests.store.scenes import file_of, open_table

pytestmark = PROOF

PROJECT = Path(__file__).parents[2]


async def acknowledged_until_the_power_fails(
    address: str, copies: Path, lines: int, synchronous: str = "FULL", last: int = 1_000
) -> list[str]:
    """The lines of a bot that lost its power after about this many acknowledged writes."""
    command = "tests.kit.power", str(copies), "tests.store.busy_evening", address, synchronous, str(last)
    bot = await asyncio.create_subprocess_exec(sys.executable, "-m", *command, cwd=PROJECT, stdout=PIPE)
    assert bot.stdout is not None
    said: list[bytes] = []
    while len(said) < lines:
        said.append(await bot.stdout.readline())
        assert said[-1], "the bot has ended"
    bot.kill()
    said += (await bot.stdout.read()).splitlines(keepends=True)
    await bot.wait()
    assert file_of(address).with_name(f"{file_of(address).name}-shm").exists(), "SQLite's memory is elsewhere"
    return [line.decode().strip() for line in said if line.endswith(b"\n")]


async def lost(store: Store, acknowledged: list[str]) -> list[str]:
    """The acknowledged lines that the store does not hold."""
    return [line for line in acknowledged if not await kept(store, *line.split())]


async def kept(store: Store, what: str, number: str, *more: str) -> bool:
    table = await store.load_table(int(number))
    if table is None:
        return False
    match what, [int(word) for word in more]:
        case "table", []:
            return True
        case "lobby", [version]:
            sitters = [sitter.number for sitter in await store.sitters(table.id)]
            return table.version >= version and sitters == ([1, 2] if table.version == 1 else [2])
        case "draft", [seq]:
            draft = await store.draft(table.id, "attacker")
            return draft is not None and draft.position >= seq
        case "answer", [seq]:
            return f"answer {seq}" in await store.journal(table.id)
        case "vote", [user_id]:
            return user_id in await store.votes(table.id, "cancel")
        case "remark", [version]:
            return version in [remark.number for remark in await store.remarks(table.id)]
    raise AssertionError(what)


async def whole(store: Store, table: TableRow) -> bool:
    """True if there is no part of a change, and no answer without the one before it."""
    journal = await store.journal(table.id)
    remarks = await store.remarks(table.id)
    before = table.version - len(journal) - len(remarks)
    return (
        journal == [f"answer {seq}" for seq in range(len(journal))]
        and before == min(table.version, 2)
        and len(await store.sitters(table.id)) == (0, 2, 1)[before]
        and len(remarks) == (table.status == "cancelled")
    )


@pytest.mark.parametrize("lines", [1, 60, 500])
async def test_nothing_that_was_acknowledged_is_lost(sqlite_address: str, tmp_path: Path, lines: int):
    acknowledged = await acknowledged_until_the_power_fails(sqlite_address, tmp_path / "copies", lines)
    cut_power(file_of(sqlite_address), tmp_path / "copies")
    async with await Store.open(sqlite_address) as store:
        assert await lost(store, acknowledged) == []
        for table_id in range(1, (await open_table(store)).id):
            table = await store.load_table(table_id)
            assert table is not None and await whole(store, table)


@pytest.mark.parametrize("seed", range(3))
async def test_a_half_written_page_does_no_harm(sqlite_address: str, tmp_path: Path, seed: int):
    """Some unsynchronised sectors are kept beside the synchronised ones, and the power fails twice."""
    path, disk, acknowledged = file_of(sqlite_address), Random(seed), list[str]()
    for evening in range(2):
        copies = tmp_path / f"copies {evening}"
        acknowledged += await acknowledged_until_the_power_fails(
            sqlite_address, copies, disk.randrange(1, 200)
        )
        cut_power(path, copies, disk)
    numbers = [line for line in acknowledged if line.startswith("table")]
    assert len(numbers) == len(set(numbers))
    async with await Store.open(sqlite_address) as store:
        assert await lost(store, acknowledged) == []


async def test_without_synchronising_every_commit_this_very_test_finds_losses(
    sqlite_address: str, tmp_path: Path
):
    """Three tables are opened and then played at. A new table is synchronised even so, with what was
    before it. And it is the power cut that takes the rest: the kill alone leaves the file whole."""
    acknowledged = await acknowledged_until_the_power_fails(
        sqlite_address, tmp_path / "copies", 60, synchronous="NORMAL", last=1
    )
    async with await Store.open(copy_of(sqlite_address)) as store:
        assert await lost(store, acknowledged) == []
    cut_power(file_of(sqlite_address), tmp_path / "copies")
    async with await Store.open(sqlite_address) as store:
        missing = await lost(store, acknowledged)
    assert {line.split()[0] for line in missing} == {"answer", "draft", "lobby"}


def copy_of(address: str) -> str:
    """The file and its log as the killed process has left them."""
    path = file_of(address)
    there = path.parent.parent / "copy"
    shutil.copytree(path.parent, there)
    return f"sqlite:///{there / path.name}"
