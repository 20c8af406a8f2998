"""A throttle: of many waiting tasks, a few continue in each iteration of the event loop.

Hundreds of tables that become active at the same moment do not delay a press.
"""

from __future__ import annotations

import asyncio
from collections import deque

AT_ONCE = 8


class Throttle:
    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._through = 0
        """The number of tasks that have passed in this iteration of the event loop."""

    async def pass_through(self) -> None:
        loop = asyncio.get_running_loop()
        if self._through == 0:
            loop.call_soon(self._turn)
        if self._through < AT_ONCE and not self._waiting:
            self._through += 1
            return
        ticket = loop.create_future()
        self._waiting.append(ticket)
        await ticket

    def _turn(self) -> None:
        self._through = 0
        while self._waiting and self._through < AT_ONCE:
            ticket = self._waiting.popleft()
            if not ticket.done():
                ticket.set_result(None)
                self._through += 1
        if self._through:
            asyncio.get_running_loop().call_soon(self._turn)
