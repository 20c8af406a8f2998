"""The simulated Discord of a storm: its time passes only when told to, and its bot may end at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

from simcord import _dpy_internals
from simcord._runtime import _attach_bot
from simcord.backend import serializers
from simcord.gateway import ShardRouter
from simcord.http import FakeHTTPClient

from bot.front.app.client import Tatami
from tests.kit.attentive import AttentiveEnv
from tests.kit.outgoing import weighing_uploads

LONGEST_WORK = 120.0
"""Seconds on the wall that the bot may be busy with one act, on a machine that has others to do, too."""
TURNS = (1, 2, 3, 5, 8, 30)
"""Drawing and thinking take so many turns of the event loop."""
TURNS_ASLEEP = 60
"""Whatever a bot waits for before it is logged in is over after so many turns."""
LONGEST_START = 300.0
"""Seconds it may wait for something then. What it does less often than that is no part of its start."""


class StormEnv(AttentiveEnv):
    """The environment of a bot in a storm."""

    def __init__(self, bot: Tatami, random: Random) -> None:
        self._random = random
        super().__init__(bot, check_errors=False, settle_timeout=LONGEST_WORK)
        self.hurried = False
        """While this is set, what people do is sent, and nobody waits for what comes of it."""
        self._starting = False
        self._feeds: dict[Tatami, Callable[[str, Any], None]] = {}
        """What twins are sent, apart from the first bot."""

    async def start(self) -> None:
        asyncio.get_running_loop().run_in_executor = self._give_away  # pyright: ignore
        weighing_uploads(self)
        await super().start()

    async def shutdown(self) -> None:
        await super().shutdown()
        del asyncio.get_running_loop().run_in_executor

    def _give_away(self, _: object, function: Callable[..., Any], *given: Any) -> asyncio.Future[Any]:
        """Threads are done when they like, and each storm would be another one. Here, what is given
        away is done some turns of the loop later."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()

        def turn(left: int) -> None:
            if left:
                asyncio.BaseEventLoop.call_soon(loop, turn, left - 1)  # pyright: ignore
                return
            try:
                answer = function(*given)
            except BaseException as trouble:
                if not done.cancelled():
                    done.set_exception(trouble)
            else:
                if not done.cancelled():
                    done.set_result(answer)

        turn(self._random.choice(TURNS))
        return done

    async def _settle_internal(self, **how: Any) -> None:
        self._starting = False
        if not self.hurried:
            await super()._settle_internal(**how)

    def _schedule_timer(
        self, record: Any, callback: Any, args: tuple[Any, ...], schedule_context: Any
    ) -> None:
        """Nobody waits for the wall clock: a timer fires when ``advance_time`` comes to it.

        While a bot starts, who sleeps is woken soon; a deadline is no sleep, and stays where it is.
        """
        asleep = callback is asyncio.futures._set_result_unless_cancelled  # pyright: ignore
        if not (self._starting and asleep) or record.when - self._virtual_time > LONGEST_START:
            return

        loop = asyncio.get_running_loop()

        def turn(left: int) -> None:
            if left:
                asyncio.BaseEventLoop.call_soon(loop, turn, left - 1, context=schedule_context)  # pyright: ignore
            elif record.handle is not None and not record.handle.cancelled():
                self._move_clock(max(self._virtual_time, record.when))
                record.handle._run()

        turn(TURNS_ASLEEP)

    def take_errors(self) -> list[BaseException]:
        """What was raised and caught by nobody, since it was last asked."""
        errors = self.errors
        self._errors.clear()
        return errors

    async def end_process(self) -> None:
        """The bot is no more, in the middle of whatever it was doing."""
        await self._detach_bot()

    async def begin_process(self, bot: Tatami) -> None:
        """Another process starts."""
        self._starting = True
        try:
            async with asyncio.timeout(LONGEST_WORK):
                await _attach_bot(self, bot)
        finally:
            self._starting = False

    async def begin_twin(self, bot: Tatami) -> asyncio.Task[None]:
        """A second process with the same token. Once it is logged in, it is sent everything that happens."""
        assert self._loop is not None
        _dpy_internals.install_http(bot, FakeHTTPClient(self.backend, self._loop))
        _dpy_internals.set_guild_ready_timeout(bot, 0.0)
        state = _dpy_internals.get_state(bot)
        self._message_states.add(state)
        state.shard_count, state.shard_ids = 1, [0]
        router = ShardRouter(self.backend, state, bot.dispatch, 1, (0,))
        _dpy_internals.install_websocket(bot, router.websockets[0])

        def feed(event: str, payload: Any) -> None:
            with self._bot_scope():
                router.feed(event, payload)

        async def begin() -> None:
            await bot.login("simcord.fake.token")
            router.identify(0)
            for guild in list(self.backend.guilds.values()):
                router.feed("GUILD_CREATE", serializers.guild_create_payload(self.backend, guild))
            self.backend.subscribers.append(feed)
            self._feeds[bot] = feed

        with self._bot_scope():
            return asyncio.get_running_loop().create_task(begin())

    def end_in_good_order(self, bot: Tatami) -> asyncio.Task[None]:
        """This process is told to stop: from now on it is sent nothing, and closes what it had open."""
        feed = self._feeds.pop(bot, self._gateway_feed)
        if feed is not None:
            self.backend.subscribers.remove(feed)
        if feed is self._gateway_feed:
            self._gateway_feed = None
        with self._bot_scope():
            return asyncio.get_running_loop().create_task(bot.close())

    @property
    def listening(self) -> int:
        """How many processes are sent what happens."""
        return len(self._feeds) + (self._gateway_feed is not None)

    def forget_twins(self) -> None:
        """Twins are sent nothing any more."""
        for feed in self._feeds.values():
            self.backend.subscribers.remove(feed)
        self._feeds.clear()
