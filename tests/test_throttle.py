"""If many come at once, a few are let through in each turn of the event loop."""

from __future__ import annotations

import asyncio

from bot.waits import AT_ONCE, Throttle


async def test_a_few_go_through_in_each_turn_and_all_in_the_end() -> None:
    throttle, through = Throttle(), list[int]()

    async def come(number: int) -> None:
        await throttle.pass_through()
        through.append(number)

    crowd = [asyncio.create_task(come(number)) for number in range(3 * AT_ONCE)]
    seen = 0
    while not all(task.done() for task in crowd):
        await asyncio.sleep(0)
        assert len(through) - seen <= AT_ONCE
        seen = len(through)
    assert through == list(range(3 * AT_ONCE)), "in the order in which they came"


async def test_a_lone_caller_does_not_wait() -> None:
    turns = list[str]()
    asyncio.get_running_loop().call_soon(turns.append, "the loop has turned")
    await Throttle().pass_through()
    assert not turns


async def test_a_caller_who_leaves_gives_the_turn_to_the_next() -> None:
    throttle = Throttle()
    crowd = [asyncio.create_task(throttle.pass_through()) for _ in range(2 * AT_ONCE + 1)]
    await asyncio.sleep(0)
    for task in crowd[AT_ONCE : 2 * AT_ONCE]:
        task.cancel()
    await asyncio.wait_for(crowd[-1], 1)
