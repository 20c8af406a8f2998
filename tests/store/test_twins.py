"""Two processes with one token: the second one takes over when the first has died or is suspended."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

from bot.store import Store
from bot.store.holding import PATIENCE_SECONDS
from tests.kit.rings import PROOF
from tests.store.scenes import open_table

pytestmark = PROOF

PROJECT = Path(__file__).parents[2]
A_WHILE = f"pass {PATIENCE_SECONDS}"


class Twin:
    def __init__(self, process: Process) -> None:
        self.process = process

    def tell(self, command: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{command}\n".encode())

    async def says(self, *expected: str) -> str:
        """The next line that starts with one of these. Lines before it are skipped."""
        assert self.process.stdout is not None
        said: list[str] = []
        async with asyncio.timeout(60):
            while not said or not said[-1].startswith(expected):
                line = await self.process.stdout.readline()
                assert line, said
                said.append(line.decode().strip())
        return said[-1]

    async def asked(self, command: str) -> str:
        self.tell(command)
        return await self.says("kept", "Outdated", "Superseded")

    async def has_stopped(self) -> None:
        _, status = await asyncio.to_thread(os.waitpid, self.process.pid, os.WUNTRACED)
        assert os.WIFSTOPPED(status)


@asynccontextmanager
async def twin(address: str, name: str) -> AsyncIterator[Twin]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.store.twin", address, name, cwd=PROJECT, stdin=PIPE, stdout=PIPE
    )
    try:
        yield Twin(process)
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def test_the_dead_are_taken_over_and_the_sleeping_wake_up_to_nothing(store: Store, address: str):
    table = await open_table(store)
    assert table.id == 1
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(twin(address, "first"))
        await first.says("held")
        second = await stack.enter_async_context(twin(address, "second"))
        assert await second.says("waiting") == "waiting for first"
        assert await second.asked("answer 0") == "Superseded 0 not held"
        assert await first.asked("answer 0") == "kept 0 held"

        first.process.kill()
        second.tell(A_WHILE)
        await second.says("held")
        assert await second.asked("answer 1") == "kept 1 held"

        third = await stack.enter_async_context(twin(address, "third"))
        assert await third.says("waiting") == "waiting for second"
        second.tell("stop")
        await second.has_stopped()
        third.tell(A_WHILE)
        await third.says("held")
        assert await third.asked("answer 2") == "kept 2 held"

        second.process.send_signal(signal.SIGCONT)
        assert (await second.asked("answer 3")).startswith("Superseded 3")
        second.tell(A_WHILE)
        assert await second.says("lost", "waiting") == "lost"
        assert await second.says("waiting") == "waiting for third"

        # Both are asked the same things at once.
        for seq in range(3, 30):
            answers = await asyncio.gather(second.asked(f"answer {seq}"), third.asked(f"answer {seq}"))
            assert answers == [f"Superseded {seq} not held", f"kept {seq} held"]

        third.process.kill()
        second.tell(A_WHILE)
        await second.says("held")
        assert await second.asked("answer 30") == "kept 30 held"
    assert await store.journal(table.id) == [
        "first:0",
        "second:1",
        *(f"third:{seq}" for seq in range(2, 30)),
        "second:30",
    ]
