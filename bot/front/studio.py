"""The studio: pictures drawn off the event loop, each once.

The same view gives the same bytes, so a picture is kept under what it shows. The files are always
named alike: a name, like a picture, must tell nobody more than the picture's viewer may know.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import os
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import discord

from bot.engine import Draft, Request, Seat, Step, View
from bot.wording import Words
from renderers.painter import Painter, Picture

WORKERS = 2
BACKGROUND = 5
KEPT_BYTES = 32 * 1024 * 1024
ALT_LIMIT = 1024


@dataclass(frozen=True, slots=True)
class Print:
    """A finished picture: its bytes and the text that stands for it."""

    data: bytes
    alt: str

    def file(self, name: str) -> discord.File:
        return discord.File(io.BytesIO(self.data), filename=f"{name}.webp", description=self.alt)


def _step_back() -> None:
    """Leave the processor to the event loop whenever both want it, where the system lets threads."""
    with contextlib.suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), BACKGROUND)


class Studio:
    """Draws for all tables. One for each client."""

    def __init__(self, painters: Mapping[str, Painter]) -> None:
        self._painters = painters
        self._pool = ThreadPoolExecutor(WORKERS, thread_name_prefix="studio", initializer=_step_back)
        self._prints: OrderedDict[Hashable, Print] = OrderedDict()
        self._bytes = 0

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)

    async def board(self, game: str, view: View, words: Words, step: Step | None = None) -> Print:
        painter = self._painters[game]
        key = ("board", game, words.language, view, _step_key(step))
        return await self._print(key, lambda: painter.board(view, words, step))

    async def phone(self, game: str, view: View, words: Words, step: Step | None = None) -> Print:
        painter = self._painters[game]
        key = ("phone", game, words.language, view, _step_key(step))
        return await self._print(key, lambda: painter.phone(view, words, step))

    async def private(
        self, game: str, view: View, words: Words, seat: Seat, request: Request[object] | None, draft: Draft
    ) -> Print:
        painter = self._painters[game]
        # Drawn afresh each time: a draft changes with every press, and is nobody else's business.
        return await self._draw(lambda: painter.private(view, words, seat, request, draft))

    async def ending(self, game: str, view: View, words: Words) -> Print:
        painter = self._painters[game]
        return await self._print(("ending", game, words.language, view), lambda: painter.ending(view, words))

    def closeups(self, game: str, view: View) -> tuple[str, ...]:
        return self._painters[game].closeups(view)

    async def closeup(self, game: str, view: View, words: Words, key: str) -> Print:
        painter = self._painters[game]
        return await self._print(
            ("closeup", game, words.language, view, key), lambda: painter.closeup(view, words, key)
        )

    async def _print(self, key: Hashable, draw: Callable[[], Picture]) -> Print:
        if key in self._prints:
            self._prints.move_to_end(key)
            return self._prints[key]
        made = await self._draw(draw)
        if key not in self._prints:
            self._prints[key] = made
            self._bytes += len(made.data)
            while self._bytes > KEPT_BYTES:
                _, dropped = self._prints.popitem(last=False)
                self._bytes -= len(dropped.data)
        return made

    async def _draw(self, draw: Callable[[], Picture]) -> Print:
        def finish() -> Print:
            picture = draw()
            return Print(picture.encode(), picture.alt[:ALT_LIMIT])

        return await asyncio.get_running_loop().run_in_executor(self._pool, finish)


def _step_key(step: Step | None) -> Hashable:
    return step and (step.name, tuple(sorted(step.facts.items())))
