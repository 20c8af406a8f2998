"""The studio draws pictures in threads, and caches them.

The same view gives the same bytes: the view is the key of the cache. File names are the same for all
pictures: a name must not reveal more than the picture's viewer may know.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import os
import threading
import time
from collections.abc import Callable, Coroutine, Hashable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord
from cachetools import LRUCache

from bot.engine import Account, Draft, Request, Seat, Step, View
from bot.measures import Measures, Result
from bot.waits import in_thread
from bot.wording import Words, words
from renderers.kit.lineup import draw_lineup, of_cover
from renderers.painter import Moment, Painter, Picture, Players
from renderers.pieces import PIECES

WORKERS = 2
BACKGROUND = 5
MOST_BYTES = 128 * 1024 * 1024
"""The bytes of all caches for pictures: a quarter for finished ones, the rest for the pieces of painters."""
ALT_LIMIT = 1024

Key: TypeAlias = tuple[str, *tuple[Hashable, ...]]
"""The key of a cached picture. It begins with the kind of picture."""


@dataclass(frozen=True, slots=True)
class Print:
    """A finished picture: its bytes, its alternative text, and the text below it."""

    data: bytes
    alt: str
    caption: str = ""

    def file(self, name: str) -> discord.File:
        return discord.File(io.BytesIO(self.data), filename=f"{name}.webp", description=self.alt)


def _step_back() -> None:
    """Give this thread a lower priority than the event loop, if the system allows it."""
    with contextlib.suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), BACKGROUND)


class Studio:
    """Draws for all tables. One for each client. Its caches take at most ``most_bytes``."""

    def __init__(
        self, painters: Mapping[str, Painter], measures: Measures | None = None, most_bytes: int = MOST_BYTES
    ) -> None:
        self._painters = painters
        self._measures = measures or Measures()
        self._pool = ThreadPoolExecutor(WORKERS, thread_name_prefix="studio", initializer=_step_back)
        self._prints: LRUCache[Hashable, Print] = LRUCache(most_bytes // 4, lambda made: len(made.data))
        PIECES.limit_to(most_bytes - most_bytes // 4)
        self._measures.caches.labels("pictures").set_function(lambda: self._prints.currsize)
        self._measures.caches.labels("pieces").set_function(lambda: PIECES.bytes)
        self._under_way: dict[Hashable, asyncio.Task[Print | None]] = {}
        """The pictures being drawn: several people who want the same one wait for the same drawing."""
        self._ahead: set[asyncio.Task[Print]] = set()

    def close(self) -> None:
        for task in self._ahead:
            task.cancel()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def prepare(self, drawing: Coroutine[Any, Any, Print]) -> None:
        """Draw a picture in advance."""
        task = asyncio.create_task(drawing, name="studio-ahead")
        self._ahead.add(task)
        task.add_done_callback(self._drawn_ahead)

    def _drawn_ahead(self, task: asyncio.Task[Print]) -> None:
        self._ahead.discard(task)
        if not task.cancelled():
            task.exception()  # the next request draws it again and raises the error

    async def cover(self, game: str, words: Words) -> Print:
        return await self._print(("cover", game, words.language), lambda: self._painters[game].cover(words))

    async def games(self, speech: Words) -> Print:
        """All games in one picture."""
        spoken = {game: words(game, speech.language) for game in self._painters}

        def draw() -> Picture:
            covers = [painter.cover(spoken[game]).image for game, painter in self._painters.items()]
            names = tuple(said.say("game-name") for said in spoken.values())
            sheet = draw_lineup([*zip(names, map(of_cover, covers), strict=True)])
            return Picture.of(sheet, speech.say("alt-games", names=names))

        return await self._print(("games", speech.language), draw)

    async def board(
        self, game: str, view: View, words: Words, players: Players, step: Step | None = None
    ) -> Print:
        painter = self._painters[game]
        key = ("board", game, words.language, view, _seated(players), _told(step))
        return await self._print(key, lambda: painter.board(view, words, players, step))

    async def beside(self, game: str, view: View, words: Words, players: Players) -> Print | None:
        """The second picture under the board, in games that have one."""
        key = ("beside", game, words.language, view, _seated(players))
        return await self._print_any(key, lambda: self._painters[game].beside(view, words, players))

    def weight(self, game: str, step: Step) -> int:
        return self._painters[game].weight(step)

    def fills(self, game: str, view: View, step: Step) -> bool:
        return self._painters[game].fills(view, step)

    async def page(self, game: str, moments: Sequence[Moment], words: Words, players: Players) -> Print:
        painter = self._painters[game]
        happened = tuple((_told(moment.step), moment.view) for moment in moments)
        key = ("page", game, words.language, happened, _seated(players))
        return await self._print(key, lambda: painter.page(moments, words, players))

    async def private(
        self,
        game: str,
        view: View,
        words: Words,
        seat: Seat,
        request: Request[object] | None,
        draft: Draft,
        players: Players,
    ) -> Print:
        painter = self._painters[game]
        # Not cached: a draft changes with every press, and is private.
        made = await self._draw(
            "private", lambda: painter.private(view, words, seat, request, draft, players)
        )
        assert made is not None
        return made

    async def ending(self, game: str, view: View, words: Words, players: Players, account: Account) -> Print:
        painter = self._painters[game]
        key = ("ending", game, words.language, view, _seated(players), account)
        return await self._print(key, lambda: painter.ending(view, words, players, account))

    def closeups(self, game: str, view: View) -> tuple[str, ...]:
        return self._painters[game].closeups(view)

    async def closeup(self, game: str, view: View, words: Words, key: str, players: Players) -> Print:
        painter = self._painters[game]
        kept = ("closeup", game, words.language, view, key, _seated(players))
        return await self._print(kept, lambda: painter.closeup(view, words, key, players))

    def has_portrait(self, game: str, key: str, words: Words) -> bool:
        return key in self._painters[game].portraits(words)

    async def lineup(self, game: str, shown: Sequence[tuple[str, str]], speech: Words) -> Print:
        """Portraits in one picture: the key of each, and its name."""

        def draw() -> Picture:
            looks = self._painters[game].portraits(speech)
            sheet = draw_lineup([(name, looks[key]) for key, name in shown])
            return Picture.of(sheet, speech.say("alt-lineup", names=tuple(name for _, name in shown)))

        return await self._print(("lineup", game, speech.language, *shown), draw)

    def emblems(self, game: str) -> tuple[str, ...]:
        return self._painters[game].emblems()

    async def emblem(self, game: str, key: str, words: Words) -> Print:
        painter = self._painters[game]
        return await self._print(("emblem", game, words.language, key), lambda: painter.emblem(key, words))

    async def _print(self, key: Key, draw: Callable[[], Picture]) -> Print:
        made = await self._print_any(key, draw)
        assert made is not None
        return made

    async def _print_any(self, key: Key, draw: Callable[[], Picture | None]) -> Print | None:
        if (known := self._prints.get(key)) is not None:
            self._measures.pictures.labels(key[0], "cached").inc()
            return known
        if (task := self._under_way.get(key)) is None:
            task = self._under_way[key] = asyncio.create_task(self._draw_and_keep(key, draw), name="studio")
        return await asyncio.shield(task)

    async def _draw_and_keep(self, key: Key, draw: Callable[[], Picture | None]) -> Print | None:
        try:
            made = await self._draw(key[0], draw)
        finally:
            del self._under_way[key]
        if made is not None:
            self._prints[key] = made
        return made

    async def _draw(self, kind: str, draw: Callable[[], Picture | None]) -> Print | None:
        def finish() -> Print | None:
            picture = draw()
            return picture and Print(picture.encode(), picture.alt[:ALT_LIMIT], picture.caption)

        result: Result = "failed"
        began = time.monotonic()
        try:
            with self._measures.queued("pictures"):
                made = await in_thread("a picture", self._pool, finish)
            result = "drawn"
            self._measures.drawing.labels(kind).observe(time.monotonic() - began)
        except asyncio.CancelledError:
            result = "dropped"
            raise
        finally:
            self._measures.pictures.labels(kind, result).inc()
        return made


def _told(step: Step | None) -> Hashable:
    return step and (step.name, tuple(sorted(step.facts.items())))


def _seated(players: Players) -> Hashable:
    return tuple(sorted(players.items(), key=lambda seated: seated[0]))
