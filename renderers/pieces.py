"""The large pieces of pictures that are kept to be drawn once: grounds, figures, cards, panels.

They share one limit in bytes. Pieces of a few hundred bytes stay in ``functools.lru_cache``, which is faster.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import fields, is_dataclass
from functools import update_wrapper
from typing import Any, Final, Generic, ParamSpec, TypeAlias, TypeVar, cast

import numpy as np
from PIL import Image

P = ParamSpec("P")
T = TypeVar("T")
Key: TypeAlias = tuple[Hashable, ...]

MIB: Final = 1024 * 1024
USUAL: Final = 96 * MIB
"""The limit unless another is set. An evening of all five games draws pieces of 200 MB, most of them once."""
SMALL: Final = 200
"""The bytes of everything that is no image."""
IN_ONE_BYTE: Final = ("1", "L", "P")
"""The modes of images with one byte for a pixel; Pillow keeps four for all others."""


def weight(thing: object) -> int:
    """The bytes of the images in a result."""
    match thing:
        case Image.Image():
            return thing.width * thing.height * (1 if thing.mode in IN_ONE_BYTE else 4)
        case np.ndarray():
            return cast("np.ndarray[Any, Any]", thing).nbytes
        case tuple() | list():
            return SMALL + sum(map(weight, cast("tuple[object, ...]", thing)))
        case _ if is_dataclass(thing) and not isinstance(thing, type):
            return SMALL + sum(weight(getattr(thing, field.name)) for field in fields(thing))
        case _:
            return SMALL


class Pieces:
    """The pieces of all painters. The least recently used are evicted; one larger than the limit is not
    kept."""

    def __init__(self, most: int = USUAL) -> None:
        self.bytes = 0
        self._most = most
        self._kept: OrderedDict[Key, tuple[object, int]] = OrderedDict()
        self._lock = threading.Lock()  # two threads draw

    def limit_to(self, most: int) -> None:
        """Keep at most this many bytes from now on."""
        with self._lock:
            self._most = most
            self._evict()

    def find(self, key: Key) -> tuple[object, int] | None:
        """A piece with its weight, which now counts as used."""
        with self._lock:
            if (found := self._kept.get(key)) is not None:
                self._kept.move_to_end(key)
            return found

    def keep(self, key: Key, piece: object) -> None:
        heavy = weight(piece)
        with self._lock:
            if heavy > self._most or key in self._kept:
                return
            self._kept[key] = piece, heavy
            self.bytes += heavy
            self._evict()

    def forget(self, draw: Callable[..., object]) -> None:
        """Forget the pieces of one function."""
        with self._lock:
            for key in [key for key in self._kept if key[0] is draw]:
                self.bytes -= self._kept.pop(key)[1]

    def _evict(self) -> None:
        while self.bytes > self._most:
            _, (_, heavy) = self._kept.popitem(last=False)
            self.bytes -= heavy


PIECES: Final = Pieces()
"""The pieces of this process. Equal arguments give equal pieces, so all tables share them."""


class PieceCache(Generic[P, T]):
    """A function whose results are kept among the pieces. Do not draw on a result: copy it first."""

    def __init__(self, draw: Callable[P, T], pieces: Pieces) -> None:
        self._draw, self._pieces = draw, pieces
        update_wrapper(self, draw)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        key: Key = (self._draw, *args, *sorted(kwargs.items()))
        if (found := self._pieces.find(key)) is not None:
            return cast("T", found[0])
        piece = self._draw(*args, **kwargs)
        self._pieces.keep(key, piece)
        return piece

    def cache_clear(self) -> None:
        """Forget the results, as ``functools.lru_cache`` does."""
        self._pieces.forget(self._draw)


def kept(draw: Callable[P, T]) -> PieceCache[P, T]:
    """Keep the results of a function of hashable arguments that draws an image."""
    return PieceCache(draw, PIECES)
