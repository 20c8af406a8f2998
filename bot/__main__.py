"""``python -m bot``: on Discord with a token, on a local table in the browser without one.

With ``--discord`` the token is required.
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys

from bot import create_bot
from bot.config import Settings, SettingsError, load_settings
from bot.front.app.connection import GivenUp, run_on_discord
from bot.logs import set_up_logs
from bot.store import StoreUnavailable
from bot.wording import words

ON_DISCORD = "--discord"
LOCAL_LIBRARY = "simcord"


def main() -> int:
    """Run until stopped. The exit code is 1 if the operator must fix something first."""
    try:
        settings = load_settings()
    except SettingsError as error:
        return complain(str(error))
    set_up_logs(settings)
    try:
        asyncio.run(run(settings))
    except (StoreUnavailable, GivenUp) as error:
        return complain(str(error))
    except KeyboardInterrupt:
        pass
    return 0


async def run(settings: Settings) -> None:
    stop = stop_signal()
    if settings.discord_token is not None:
        await run_on_discord(create_bot, settings, stop)
        return
    no_token = GivenUp(words().say("start-no-token"))
    if ON_DISCORD in sys.argv:
        raise no_token
    try:
        # Discord hosts need not install the libraries of the local table.
        from bot.local.table import run_local_table
    except ModuleNotFoundError as missing:
        if missing.name != LOCAL_LIBRARY:
            raise
        raise no_token from missing
    await run_local_table(create_bot, settings, stop)


def stop_signal() -> asyncio.Event:
    """An event that is set by Ctrl-C and by SIGTERM.

    A second Ctrl-C stops at once. A second SIGTERM is ignored, because ``make`` may pass on the first one
    twice.
    """
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()

    def pressed() -> None:
        loop.add_signal_handler(signal.SIGINT, hurry)
        stop.set()

    def hurry() -> None:
        raise KeyboardInterrupt

    with contextlib.suppress(NotImplementedError):  # Windows has no signal handlers on its loop
        loop.add_signal_handler(signal.SIGINT, pressed)
        loop.add_signal_handler(signal.SIGTERM, stop.set)
    return stop


def complain(text: str) -> int:
    print(text, file=sys.stderr)  # noqa: T201 (logs may not be set up yet)
    return 1


if __name__ == "__main__":
    sys.exit(main())
