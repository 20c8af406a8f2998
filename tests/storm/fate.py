"""The bot's own chance and clock, controlled by the storm.

Only names inside ``bot`` are changed, and only during the storm: the seeds of tables, unseeded random
generators, and the time.
"""

from __future__ import annotations

import gc
import random
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime, tzinfo
from types import SimpleNamespace
from typing import Any


def idly(*_: object) -> int:
    """Do nothing."""
    return 0


class _AnyMoment(type):
    def __instancecheck__(cls, thing: object) -> bool:
        return isinstance(thing, datetime)


@contextmanager
def pinned(fate: random.Random, now: Callable[[], datetime]) -> Iterator[None]:
    """Within the ``with`` block, the bot's seeds and generators come from ``fate`` and its clock says
    ``now``."""

    class Moment(datetime, metaclass=_AnyMoment):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Any:
            return now().astimezone(tz)

    class Generator(random.Random):
        def __init__(self, seed: Any = None) -> None:
            super().__init__(fate.getrandbits(64) if seed is None else seed)

    def token_hex(size: int = 32) -> str:
        return fate.randbytes(size).hex()

    stand_ins: list[tuple[object, object]] = [
        (datetime, Moment),
        (random.Random, Generator),
        (secrets, SimpleNamespace(**{**vars(secrets), "token_hex": token_hex})),
        # A starting bot collects garbage once; here it starts often, so that is skipped.
        (gc, SimpleNamespace(**{**vars(gc), **dict.fromkeys(("collect", "freeze", "set_threshold"), idly)})),
    ]
    changed: list[tuple[Any, str, object]] = []
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] != "bot":
            continue
        for attribute, value in list(vars(module).items()):
            for original, stand_in in stand_ins:
                if value is original:
                    changed.append((module, attribute, original))
                    setattr(module, attribute, stand_in)
    try:
        yield
    finally:
        for module, attribute, original in changed:
            setattr(module, attribute, original)
