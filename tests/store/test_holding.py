"""One process holds the lease of a token and renews it. Another takes over when the renewals stop."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from subprocess import PIPE, Popen

import pytest

from bot.store import Change, Holding, Lease, Store, StoreUnavailable, Superseded
from bot.store.holding import BEAT_SECONDS, LOOK_SECONDS, PATIENCE_SECONDS, Obstacle
from bot.store.processes import has_ended, this_process
from tests.kit.hourglass import Hourglass
from tests.store.scenes import file_of, open_table

LARGEST_PID = 2**22
"""One more than the largest process id of Linux."""


@dataclass
class Process:
    """A process that wants the lease, with its own clock and a record of its callbacks."""

    store: Store
    glass: Hourglass
    holding: Holding
    in_the_way: list[str] = field(default_factory=list)
    held: list[bool] = field(default_factory=list)

    async def has_taken(self) -> None:
        async with asyncio.timeout(30):
            await self.holding.take()


class Processes:
    def __init__(self, address: str, stack: AsyncExitStack) -> None:
        self._address, self._stack = address, stack

    async def __call__(self, name: str, glass: Hourglass) -> Process:
        store = await self._stack.enter_async_context(await Store.open(self._address))

        def waiting(obstacle: Obstacle) -> None:
            lease = isinstance(obstacle, Lease)
            process.in_the_way.append(obstacle.about if lease else type(obstacle).__name__)

        def changed(held: bool) -> None:
            process.held.append(held)

        holding = Holding(
            store, "token", name, waiting=waiting, changed=changed, sleep=glass.sleep, clock=glass.clock
        )
        await self._stack.enter_async_context(holding)
        process = Process(store, glass, holding)
        return process


@pytest.fixture
async def processes(address: str) -> AsyncIterator[Processes]:
    async with AsyncExitStack() as stack:
        yield Processes(address, stack)


async def wait_for(process: Process) -> asyncio.Task[None]:
    """Let the process wait for the lease."""
    taking = asyncio.create_task(process.holding.take())
    await process.glass.until_asleep()
    return taking


async def test_a_free_lease_is_taken_at_once(processes: Processes):
    alone = await processes("alone", Hourglass())
    assert not alone.holding.held
    await alone.has_taken()
    assert alone.holding.held
    assert (alone.in_the_way, alone.held) == ([], [True])
    await open_table(alone.store)


async def test_a_waiting_process_writes_nothing(processes: Processes):
    first, second = await processes("first", Hourglass()), await processes("second", Hourglass())
    await first.has_taken()
    taking = await wait_for(second)
    with pytest.raises(Superseded):
        await open_table(second.store)
    assert await first.store.live_tables() == []
    taking.cancel()


async def test_a_beat_that_moves_is_waited_for_as_long_as_it_takes(processes: Processes):
    glass = Hourglass()
    first, second = await processes("first", glass), await processes("second", glass)
    await first.has_taken()
    taking = await wait_for(second)
    await glass.pass_by(10 * PATIENCE_SECONDS)
    assert not taking.done()
    assert second.in_the_way == ["first"]
    assert first.held == [True]
    await first.holding.close()
    await glass.pass_by(LOOK_SECONDS)
    await taking
    assert (first.held, second.held) == ([True, False], [True])


async def test_a_beat_that_stands_still_is_taken_over_after_a_while(processes: Processes):
    """The first process's clock stands still, as if it were stopped or dead."""
    first, second = await processes("first", Hourglass()), await processes("second", Hourglass())
    await first.has_taken()
    table = await open_table(first.store)
    taking = await wait_for(second)
    await second.glass.pass_by(PATIENCE_SECONDS - LOOK_SECONDS)
    assert not taking.done()
    await second.glass.pass_by(LOOK_SECONDS)
    await taking

    with pytest.raises(Superseded):
        await first.store.write(Change(table, ["first"]))
    with pytest.raises(Superseded):
        await first.store.vote(table.id, "cancel", 1)
    await second.store.write(Change(table, ["second"]))
    assert await second.store.journal(table.id) == ["second"]

    first.glass.seconds += PATIENCE_SECONDS  # it goes on, and sees by its own clock how late it is
    assert not first.holding.held
    await first.glass.pass_by(0)
    await first.holding.lost.wait()
    assert first.held == [True, False]


async def test_a_waiting_process_hears_news_about_the_holder(processes: Processes):
    """The text about the holder may change later, for example when its address is known."""
    first, second = await processes("first", Hourglass()), await processes("second", Hourglass())
    await first.has_taken()
    taking = await wait_for(second)
    first.holding.about = "first, at home"
    await first.glass.pass_by(BEAT_SECONDS)
    await second.glass.pass_by(PATIENCE_SECONDS - LOOK_SECONDS)
    assert second.in_the_way == ["first", "first, at home"]
    taking.cancel()


async def test_a_process_that_lost_the_lease_may_queue_up_again(processes: Processes):
    first, second = await processes("first", Hourglass()), await processes("second", Hourglass())
    await first.has_taken()
    taking = await wait_for(second)
    await second.glass.pass_by(PATIENCE_SECONDS)
    await taking
    await first.glass.pass_by(BEAT_SECONDS)
    await first.holding.lost.wait()

    again = await wait_for(first)
    assert first.in_the_way == ["second"]
    await second.holding.close()
    await first.glass.pass_by(LOOK_SECONDS)
    await again
    assert first.held == [True, False, True]
    assert not first.holding.lost.is_set()
    await open_table(first.store)


async def test_of_many_that_wait_one_gets_it_and_the_others_hear_of_it(processes: Processes):
    glass = Hourglass()
    first = await processes("first", Hourglass())
    await first.has_taken()
    waiting = [await processes(f"waiting {number}", glass) for number in range(4)]
    taking = [asyncio.create_task(process.holding.take()) for process in waiting]
    await glass.until_asleep(4)
    await glass.pass_by(PATIENCE_SECONDS + 5 * BEAT_SECONDS)

    (winner,) = (process for process in waiting if process.holding.held)
    for process, task in zip(waiting, taking, strict=True):
        assert task.done() == (process is winner)
        assert process.in_the_way == (["first"] if process is winner else ["first", winner.holding.about])
        task.cancel()


async def test_the_lease_of_a_killed_process_is_taken_at_once(processes: Processes):
    """A process on this machine is not waited for: the system says that it has ended."""
    second = await processes("second", Hourglass())
    with another_process() as (name, killed):
        assert await second.store.take_lease("token", f"first {name}", "first", None)
        taking = await wait_for(second)
        assert second.in_the_way == ["first"], "it lives"
        killed.kill()
        # Its end is waited for, and not taken note of: the process is still listed.
        await asyncio.to_thread(os.waitid, os.P_PID, killed.pid, os.WEXITED | os.WNOWAIT)
        await second.glass.pass_by(LOOK_SECONDS)
        async with asyncio.timeout(30):
            await taking
    assert second.held == [True]


@pytest.mark.parametrize(
    ("what", "ended"),
    [
        ("as it is", False),
        ("given again", True),
        ("another boot", False),
        ("nobody", True),
        ("unknown", False),
    ],
)
def test_whether_a_process_has_ended(what: str, ended: bool):
    """A process id may have been given again, and means nothing on another machine."""
    this = this_process()
    assert this is not None
    names = {
        "as it is": str(this),
        "given again": str(replace(this, started=this.started - 1)),
        "another boot": str(replace(this, where="elsewhere", started=this.started - 1)),
        "nobody": str(replace(this, pid=LARGEST_PID)),
        "unknown": "",
    }
    assert has_ended(names[what]) == ended


@contextmanager
def another_process() -> Iterator[tuple[str, Popen[str]]]:
    """A process that has printed its name and waits."""
    says = "from bot.store.processes import this_process; print(this_process(), flush=True); input()"
    with Popen([sys.executable, "-c", says], stdin=PIPE, stdout=PIPE, text=True) as process:
        assert process.stdout is not None
        yield process.stdout.readline().strip(), process


def move(path: Path, to: Path) -> None:
    path.rename(to)


async def test_an_outage_of_the_store_is_nobodys_death(sqlite_address: str):
    path = file_of(sqlite_address)
    glass = Hourglass()
    async with AsyncExitStack() as stack:
        processes = Processes(sqlite_address, stack)
        first, second = await processes("first", glass), await processes("second", glass)
        await first.has_taken()
        taking = await wait_for(second)
        await glass.until_asleep(2)  # they share it, and the first may have been the one asleep
        await glass.pass_by(BEAT_SECONDS)

        move(path, path.with_name("away"))
        await glass.pass_by(10 * PATIENCE_SECONDS)
        assert not taking.done()
        assert second.in_the_way == ["first", "StoreUnavailable"]
        assert first.held == [True, False]
        with pytest.raises(StoreUnavailable):
            await open_table(first.store)

        move(path.with_name("away"), path)
        await glass.pass_by(10 * PATIENCE_SECONDS)
        assert not taking.done()
        assert first.held == [True, False, True]
        assert not first.holding.lost.is_set()
        await open_table(first.store)
        taking.cancel()


async def test_a_lease_taken_without_hearing_of_it_is_ones_own(processes: Processes):
    """The connection broke after the commit, before the confirmation."""
    first = await processes("first", Hourglass())
    assert await first.store.take_lease("token", first.holding.holder, "first", None)
    await first.has_taken()
    assert (first.in_the_way, first.held) == ([], [True])


async def test_a_lease_that_was_taken_away_by_hand_is_lost(processes: Processes):
    first = await processes("first", Hourglass())
    await first.has_taken()
    await first.store.give_back("token", first.holding.holder)
    await first.glass.pass_by(BEAT_SECONDS)
    await first.holding.lost.wait()
    assert first.held == [True, False]
    with pytest.raises(Superseded):
        await open_table(first.store)
