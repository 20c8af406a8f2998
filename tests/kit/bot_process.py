"""``python -m bot`` in a process of its own, on the loopback Discord, and what people do there."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from tests.kit import run_on_loopback
from tests.kit import small_world as world
from tests.kit.loopback import PATIENCE, TOKEN, Loopback
from tests.kit.small_world import Json

ANN = world.member("7", "Ann")
BOB = world.member("8", "Bob")
EDIT = f"PATCH /channels/{world.CHANNEL}/messages/*"


class Bot:
    """``python -m bot`` in a process of its own."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    def tell(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    @property
    def running(self) -> bool:
        return self._process.returncode is None

    async def says(self, text: str) -> str:
        """Wait until it complains of this. All that it has complained of until then."""
        assert self._process.stderr is not None
        said = ""
        async for line in self._process.stderr:
            said += line.decode()
            if text in said:
                return said
        raise AssertionError(f"it never said: {text}")

    async def ended(self) -> tuple[int | None, str, str]:
        """Its exit code and what it said: on the screen, and in case of trouble."""
        async with asyncio.timeout(PATIENCE):
            said, complained = await self._process.communicate()
        return self._process.returncode, said.decode(), complained.decode()


@asynccontextmanager
async def started(
    discord: Loopback, database: str, token: str = TOKEN, **settings: str
) -> AsyncGenerator[Bot]:
    """The bot, killed if the test leaves it running."""
    folder = database.removeprefix("sqlite:///").rpartition("/")[0]
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        run_on_loopback.__file__,
        discord.address,
        cwd=folder,
        env={"DISCORD_TOKEN": token, "DATABASE_URL": database, **settings},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield Bot(process)
    except AssertionError as error:
        if process.returncode is None:
            process.kill()
        _, complained = await process.communicate()
        error.add_note(f"the bot said:\n{complained.decode()}")
        raise
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def stop(bot: Bot) -> str:
    """Everything it logged, once it has stopped of its own accord."""
    bot.tell(signal.SIGTERM)
    code, said, complained = await bot.ended()
    assert code == 0, complained
    return said + complained


async def open_table(discord: Loopback) -> None:
    """A lobby where Ann attacks and Bob defends, and both may ask for suggestions."""
    await discord.heard("IDENTIFY")
    await discord.slash(ANN, "play", game="seven-ronin", thread=False)
    await discord.press(ANN, "press:*:suggestions:on")
    await discord.press(ANN, "press:*:join:attacker")
    await discord.press(BOB, "press:*:join:defender")


async def start_match(discord: Loopback) -> None:
    """Press Begin when the lobby shows two players."""
    await discord.press(ANN, "press:*:start:*")
    await discord.heard(EDIT, about="press:1:0:hand:")


async def lock_in(discord: Loopback, who: Json, seat: str) -> None:
    """Open one's hand, take the plan it suggests, and lock it in."""
    await discord.press(who, "press:1:0:hand:*")
    await discord.press(who, f"press:1:0:suggest:{seat}*")
    await discord.press(who, f"press:1:0:lock:{seat}*")
