"""Masters of toy games, to be imported by worker processes."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Sequence
from random import Random

from bot.engine import Request, View, offered_by


def last_option(_: View, request: Request[object], __: Random) -> Sequence[str]:
    return [offered_by(request)[-1].key]


def its_process(_: View, __: Request[object], ___: Random) -> Sequence[str]:
    return [str(os.getpid())]


def dying(_: View, __: Request[object], ___: Random) -> Sequence[str]:
    os.kill(os.getpid(), signal.SIGKILL)
    return []


def slow(_: View, __: Request[object], ___: Random) -> Sequence[str]:
    time.sleep(60)
    return []


def failing(_: View, __: Request[object], ___: Random) -> Sequence[str]:
    raise LookupError("nothing comes to mind")


def lawless(_: View, __: Request[object], ___: Random) -> Sequence[str]:
    return ["glossolalia"]
