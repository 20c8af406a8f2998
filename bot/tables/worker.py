"""``python -m bot.tables.worker``: a process in which masters think.

It reads thoughts from its standard input and writes answers to its standard output, each as its length and a
pickle. It ends when its input ends, also if the bot was killed. Pickles are safe here: only the bot that has
started this process writes them.
"""

from __future__ import annotations

import os
import pickle
import sys
import traceback
from contextlib import suppress
from random import Random
from typing import BinaryIO, Final, TypeAlias

from bot.engine import Advise, Request, View

LENGTH: Final = 4
"""Bytes of the length before each pickle."""
NICENESS: Final = 5
"""The bot itself and its pictures come before thoughts."""

Thought: TypeAlias = "tuple[Advise, tuple[View, Request[object], int] | None]"
"""An AI, and what it thinks about: what its seat may see, the question, and the seed of its chance. Nothing
hidden is in it. With nothing to think about, the AI is only imported."""
Answer: TypeAlias = "tuple[tuple[str, ...], str]"
"""The keys of an answer; or none, and the trouble for the log."""


def message_of(thing: Thought | Answer) -> bytes:
    body = pickle.dumps(thing, pickle.HIGHEST_PROTOCOL)
    return len(body).to_bytes(LENGTH, "big") + body


def main(source: BinaryIO, goal: BinaryIO) -> None:
    while head := source.read(LENGTH):
        goal.write(message_of(answer_to(source.read(int.from_bytes(head, "big")))))
        goal.flush()


def answer_to(body: bytes) -> Answer:
    try:
        thought: Thought = pickle.loads(body)
        advise, about = thought
        if about is None:
            return (), ""
        view, request, seed = about
        return tuple(advise(view, request, Random(seed))), ""
    except Exception:
        return (), traceback.format_exc()


if __name__ == "__main__":
    with suppress(AttributeError, OSError):  # Windows has no niceness
        os.nice(NICENESS)
    main(sys.stdin.buffer, sys.stdout.buffer)
