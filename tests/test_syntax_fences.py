"""Forbidden actions of modules (``tests/kit/fences.py``): each fence is tested by breaking it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

import pytest

from tests.kit.fences import FENCES, Fence, trespasses

ROOT: Final = Path(__file__).parents[1]
STATE, CORE, NETWORK, FILES, NAMES, CHANGES, CACHES, CHANCE, CLOCKS, ROWS = (fence.name for fence in FENCES)

TRESPASSES: Final = (
    ("bot.front.attic", STATE, "view = match.state.village"),
    ("bot.front.attic", STATE, 'view = getattr(match, "state")'),
    ("bot.tables.attic", STATE, "async def see(self): return self.match.state"),
    ("renderers.attic", STATE, "print(table.state)"),
    ("bot.front.attic", CORE, "await visit.table._core.commit(match)"),
    ("bot.front.attic", CORE, "visit.table.row = row"),
    ("bot.local.attic", CORE, "table.match = None"),
    ("bot.front.attic", CORE, "table.position += 1"),
    ("bot.front.attic", CORE, "table.match.answer(seat, keys)"),
    ("bot.front.attic", CORE, "match.put_back([seat])"),
    ("renderers.attic", NETWORK, "import urllib.request"),
    ("renderers.seven_ronin.attic", NETWORK, "from urllib import request"),
    ("bot.games.seven_ronin.attic", NETWORK, "import socket"),
    ("bot.engine.attic", NETWORK, "from http.client import HTTPSConnection"),
    ("bot.games.senjutsu.attic", NETWORK, "import subprocess"),
    ("bot.games.seven_ronin.attic", FILES, 'text = open("/etc/passwd").read()'),
    ("bot.games.seven_ronin.attic", FILES, 'text = Path("notes").read_text()'),
    ("bot.games.seven_ronin.attic", FILES, "def look(): return [*FOLDER.iterdir()]"),
    ("renderers.attic", FILES, 'Path("kept").write_bytes(drawn)'),
    ("renderers.attic", FILES, 'picture.save("kept.png")'),
    ("renderers.seven_samurai.attic", FILES, "import tempfile"),
    ("bot.engine.attic", FILES, "from io import open"),
    ("bot.games.seven_ronin.attic", NAMES, 'chance = importlib.import_module("random")'),
    ("bot.games.seven_ronin.attic", NAMES, "import importlib"),
    ("bot.games.seven_ronin.attic", NAMES, "from importlib import import_module as fetch"),
    ("bot.front.attic", NAMES, '__import__("random")'),
    ("renderers.attic", NAMES, 'eval("1 + 1")'),
    ("bot.tables.attic", NAMES, 'sys.modules["random"].random()'),
    ("bot.games.seven_ronin.attic", CHANGES, "_seen = {}"),
    ("bot.games.seven_ronin.attic", CHANGES, "_seen: dict[str, int] = {}"),
    ("bot.games.seven_ronin.attic", CHANGES, "SEEN: dict[str, int] = dict()"),
    ("bot.games.seven_ronin.attic", CHANGES, "SEEN: Final = defaultdict(list)"),
    ("bot.games.seven_ronin.attic", CHANGES, "number = itertools.count()"),
    ("bot.games.seven_ronin.attic", CHANGES, "DICE: Final = Random(7)"),
    ("renderers.attic", CHANGES, "class Kept:\n    drawn = []"),
    ("renderers.attic", CHANGES, "def draw(key): SEEN[key] = 1"),
    ("renderers.attic", CHANGES, "def draw(key): cards.SEEN.setdefault(key, 1)"),
    ("bot.tables.attic", CHANGES, "def forget(key): del SEEN[key]"),
    ("bot.engine.attic", CHANGES, "def more():\n    global count\n    count = 1"),
    ("bot.front.attic", CHANGES, "def more(): SEEN.append(1)"),
    ("bot.games.seven_ronin.attic", CACHES, "class Village:\n    @cache\n    def areas(self): ..."),
    ("bot.games.seven_ronin.attic", CACHES, "@lru_cache(maxsize=4)\ndef winner(game: Game): ..."),
    ("bot.tables.attic", CHANCE, "import random"),
    ("bot.tables.attic", CHANCE, "from random import choice"),
    ("bot.tables.attic", CHANCE, "order = Random().sample(seats, 2)"),
    ("bot.games.seven_ronin.attic", CHANCE, "import secrets"),
    ("renderers.attic", CHANCE, "noise = numpy.random.default_rng()"),
    ("bot.store.attic", CHANCE, "import uuid"),
    ("bot.games.seven_ronin.attic", CLOCKS, "import time"),
    ("bot.engine.attic", CLOCKS, "from datetime import datetime"),
    ("renderers.attic", CLOCKS, "from time import monotonic"),
    ("bot.front.attic", ROWS, "from sqlalchemy import select"),
    ("bot.front.attic", ROWS, "import sqlmodel"),
    ("bot.tables.attic", ROWS, "import sqlite3"),
)
WELCOME: Final = (
    ("bot.games.seven_ronin.attic", "state = game.state"),
    ("bot.games.seven_ronin.attic", 'LIMITS: Final = {"area:well": 3}'),
    ("bot.games.seven_ronin.attic", "NEAR: Mapping[str, str] = {}"),
    ("bot.games.seven_ronin.attic", "def count():\n    seen = {}\n    seen['x'] = 1\n    return seen"),
    ("bot.games.seven_ronin.attic", "@cache\ndef neighbours(place: Hex): ..."),
    ("renderers.attic", "def leaves(): return Random(7).random()"),
    ("bot.front.attic", "from datetime import UTC, datetime"),
    ("bot.front.attic", 'notes = Path("notes").read_text()'),
    ("bot.store.attic", "from sqlalchemy import select"),
)


def modules() -> Iterator[tuple[str, str]]:
    """Every module by its name, with its source."""
    for top in ("bot", "renderers"):
        for file in sorted((ROOT / top).rglob("*.py")):
            name = ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
            yield name, file.read_text("utf-8")


def test_nobody_trespasses():
    found = {name: broken for name, source in modules() if (broken := trespasses(name, source))}
    assert found == {}


@pytest.mark.parametrize(("module", "fence", "source"), TRESPASSES)
def test_a_trespass_is_refused_by_name_and_line(module: str, fence: str, source: str):
    before = '"""An attic."""\n\nfrom __future__ import annotations\n\n'
    refused = [(one.fence, one.line) for one in trespasses(module, before + source)]
    assert fence in {name for name, _ in refused}
    assert all(5 <= line < 5 + len(source.splitlines()) for _, line in refused)


@pytest.mark.parametrize(("module", "source"), WELCOME)
def test_allowed_code_passes(module: str, source: str):
    assert trespasses(module, source) == []


def test_every_fence_is_tried():
    assert {name for _, name, _ in TRESPASSES} == {fence.name for fence in FENCES}


@pytest.mark.parametrize(
    ("fence", "gate"),
    [(fence, gate) for fence in FENCES for gate in fence.gates],
    ids=lambda one: one if isinstance(one, str) else one.name,
)
def test_an_exception_that_nobody_needs_is_none(fence: Fence, gate: str):
    through = [ast.parse(source) for name, source in modules() if fnmatchcase(name, gate)]
    assert any([*fence.find(tree)] for tree in through)
