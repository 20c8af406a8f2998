"""The watchdog of systemd: it restarts a service that no longer says that it works.

The event loop itself sends the sign of life, so a loop that hangs sends none.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import asynccontextmanager, suppress

MICROSECONDS = 1_000_000


@asynccontextmanager
async def watchdog(environment: Mapping[str, str], state: Callable[[], str]) -> AsyncGenerator[None]:
    """Send signs of life within the ``with`` block, with the state in one line for ``systemctl status``.

    Outside systemd, or in a unit without ``WatchdogSec=``, nothing is sent.
    """
    address, limit = environment.get("NOTIFY_SOCKET", ""), environment.get("WATCHDOG_USEC", "")
    if not address or not limit.isdecimal():
        yield
        return
    beating = asyncio.create_task(_beat(address, int(limit) / MICROSECONDS / 3, state), name="watchdog")
    try:
        yield
    finally:
        beating.cancel()
        await asyncio.gather(beating, return_exceptions=True)


async def _beat(address: str, seconds: float, state: Callable[[], str]) -> None:
    # A name that begins with @ is in the abstract namespace.
    place = address.replace("@", "\0", 1) if address.startswith("@") else address
    while True:
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
            systemd.setblocking(False)
            systemd.sendto(f"WATCHDOG=1\nSTATUS={state()}".encode(), place)
        await asyncio.sleep(seconds)
