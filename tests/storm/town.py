"""The simulated Discord of a storm: its time passes only on demand, and its bot may end at once."""

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
"""Seconds of real time for one act, on a busy machine."""
TURNS = (1, 2, 3, 5, 8, 30)
"""Turns of the event loop that drawing and thinking take."""
TURNS_ASLEEP = 60
"""Turns after which every wait of a starting bot ends."""
LONGEST_START = 300.0
"""Seconds: longer timers of a starting bot are not part of its start."""


class StormEnv(AttentiveEnv):
    """The environment of a bot in a storm."""

    def __init__(self, bot: Tatami, random: Random) -> None:
        self._random = random
        super().__init__(bot, check_errors=False, settle_timeout=LONGEST_WORK)
        self.hurried = False
        """While this is set, actions are sent without waiting for their effects."""
        self._starting = False
        self._feeds: dict[Tatami, Callable[[str, Any], None]] = {}
        """The feeds of twins, apart from the first bot."""

    async def start(self) -> None:
        asyncio.get_running_loop().run_in_executor = self._give_away  # pyright: ignore
        weighing_uploads(self)
        await super().start()

    async def shutdown(self) -> None:
        await super().shutdown()
        del asyncio.get_running_loop().run_in_executor

    def _give_away(self, _: object, function: Callable[..., Any], *given: Any) -> asyncio.Future[Any]:
        """Run the work of threads on the loop, some turns later. Real threads would finish in a random order
        and make each storm different."""
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
        """Timers do not wait for real time: they fire in ``advance_time``.

        While a bot starts, sleeps end soon; deadlines stay in place.
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
        """The exceptions caught by nobody since the last call."""
        errors = self.errors
        self._errors.clear()
        return errors

    async def end_process(self) -> None:
        """The bot dies, in the middle of its work."""
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
        """A second process with the same token. Once logged in, it gets all events."""
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
        """Stop this process: it gets no more events, and closes everything."""
        feed = self._feeds.pop(bot, self._gateway_feed)
        if feed is not None:
            self.backend.subscribers.remove(feed)
        if feed is self._gateway_feed:
            self._gateway_feed = None
        with self._bot_scope():
            return asyncio.get_running_loop().create_task(bot.close())

    @property
    def listening(self) -> int:
        """The number of processes that get events."""
        return len(self._feeds) + (self._gateway_feed is not None)

    def forget_twins(self) -> None:
        """Twins get no more events."""
        for feed in self._feeds.values():
            self.backend.subscribers.remove(feed)
        self._feeds.clear()
