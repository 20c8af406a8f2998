"""Private names of libraries that the project uses because there is no public way.

When a new version lacks one, these tests say so, before anything fails that looks like a game.
"""

from __future__ import annotations

import ast
import asyncio
import re
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, cast

import aiosqlite
import discord
import pytest
import simcord
from simcord import _dpy_internals, _runtime
from simcord.http import router
from simcord.preview import Preview

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True, slots=True)
class Pin:
    """Names that are private to their owner."""

    owner: Callable[[], object]
    names: tuple[str, ...]


NOTHING = discord.Intents.none()


def a_preview() -> Preview:
    """A preview that nobody has opened, with its constructor's arguments."""
    env = simcord.Env(discord.Client(intents=NOTHING))
    shown: dict[str, Any] = {"layout": "channel", "display": "responsive", "width": 960, "height": 720}
    read: dict[str, Any] = {"locale": "en-US", "timezone": "UTC", "presentation_time": None, "assets": None}
    return Preview(env, cast(Any, None), (), **shown, **read, port=0)


PINS = {
    # Storms start, cut off and double a process, and stop the clock; bench notices sooner that all is quiet.
    "simcord": Pin(
        lambda: simcord.Env(discord.Client(intents=NOTHING)),
        (
            "_bot_scope",
            "_detach_bot",
            "_errors",
            "_gateway_feed",
            "_loop",
            "_message_states",
            "_move_clock",
            "_register_dispatch_observer",
            "_runtime",
            "_schedule_timer",
            "_settle_internal",
            "_virtual_time",
        ),
    ),
    # The local table's windows follow each other, presses wait for each other, and its world has the real
    # time.
    "simcord's preview": Pin(lambda: Preview, ("_action", "_publish")),
    "simcord's windows": Pin(
        a_preview, ("_action_page", "_blobs", "_media_worker", "_page_payload", "_pages", "_server")
    ),
    # The page gets our style, and pictures reach it unchanged.
    "simcord's page": Pin(
        lambda: a_preview()._server,
        ("_SECURITY_HEADERS", "_STATIC_FILES", "_allowed_hosts", "_index", "_static"),
    ),
    "simcord's clock": Pin(lambda: simcord.Env(discord.Client(intents=NOTHING)).backend.clock, ("_epoch",)),
    "simcord's start": Pin(lambda: _runtime, ("_attach_bot",)),
    "simcord's requests": Pin(lambda: router, ("_check_faults",)),
    "simcord's client": Pin(
        lambda: _dpy_internals,
        ("get_state", "install_http", "install_websocket", "real_monotonic", "set_guild_ready_timeout"),
    ),
    # A storm's clock stands still, so it fires timers itself, and must tell a sleep from a deadline.
    "asyncio": Pin(lambda: asyncio.futures, ("_set_result_unless_cancelled",)),
    # A transaction is one function on the thread of aiosqlite's connection.
    "aiosqlite": Pin(lambda: aiosqlite.Connection(lambda: sqlite3.connect(":memory:"), 64), ("_tx",)),
    "asyncio's timers": Pin(lambda: asyncio.TimerHandle, ("_run",)),
}

IMPORTED = {"_dpy_internals", "_runtime"}
"""Modules that are private as a whole."""


@pytest.mark.parametrize("pin", PINS)
def test_it_is_still_there(pin: str):
    owner = PINS[pin].owner()
    assert [
        name for name in PINS[pin].names if not hasattr(type(owner), name) and name not in dir(owner)
    ] == []


def test_no_version_is_taken_that_nobody_has_tried():
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    assert re.search(r'"simcord(\[\w+\])?>=[\d.]+,<[\d.]+"', project)


@cache
def modules() -> dict[str, ast.Module]:
    listed = subprocess.run(["git", "ls-files", "*.py"], cwd=ROOT, capture_output=True, text=True, check=True)
    files = [path for path in listed.stdout.splitlines() if (ROOT / path).exists()]
    return {path: ast.parse((ROOT / path).read_text("utf-8")) for path in files}


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__")


def ours() -> Iterator[str]:
    """Private names defined in this project."""
    for module in modules().values():
        for node in ast.walk(module):
            match node:
                case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                    yield name
                case ast.Attribute(value=ast.Name(id="self"), attr=name, ctx=ast.Store()):
                    yield name
                case ast.Name(id=name, ctx=ast.Store()):
                    yield name
                case _:
                    pass


def strangers() -> Iterator[tuple[str, str]]:
    """Private names that are used but not defined here, each with its file."""
    known = {*ours(), "_replace", "_asdict"}
    for path, module in modules().items():
        for node in ast.walk(module):
            names: list[str] = []
            if isinstance(node, ast.Attribute):
                names = [node.attr]
            elif isinstance(node, ast.ImportFrom):
                names = [*(node.module or "").split("."), *(alias.name for alias in node.names)]
            yield from ((name, path) for name in names if is_private(name) and name not in known)


def test_nothing_else_that_is_private_to_a_library_is_used():
    pinned = {name for pin in PINS.values() for name in pin.names} | IMPORTED
    of_the_system = {("_exit", "tests/kill/lives.py"), ("_exit", "tests/kit/power.py")}
    assert {each for each in strangers() if each[0] not in pinned} - of_the_system == set()
