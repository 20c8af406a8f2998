"""The import rules, tested by breaking each: a rule that has never refused anything is not a rule."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise, permutations
from pathlib import Path

import pytest

from bot.tables.core import TableCore
from bot.tables.table import Table

ROOT = Path(__file__).parents[1]
FOLDERS = tuple(sorted(room.parent.name for room in (ROOT / "bot" / "games").glob("*/rules.py")))
PICTURES = tuple(game for game in FOLDERS if (ROOT / "renderers" / game).is_dir())
DUEL, SOLO = "senjutsu", "senjutsu_solo"
"""Solo builds on the duel, and the painter of the duel draws it."""


def trespasses() -> Iterator[tuple[str, str]]:
    """Forbidden imports; a package is tested from a new module in it."""
    for outside in (
        "discord",
        "PIL",
        "renderers.painter",
        "bot.front.shared.table_text",
        "bot.games",
        "simcord",
    ):
        yield "bot.tables", outside
    for game in FOLDERS:
        room = f"bot.games.{game}"
        for unruly in ("random", "secrets", "time", "datetime", "os", "uuid", "threading", "numpy"):
            yield room, unruly
        for outside in ("asyncio", "discord", "PIL", "sqlalchemy", "renderers.canvas"):
            yield room, outside
        for house in (
            "config",
            "wording",
            "store",
            "tables.table",
            "front.shared.table_text",
            "logs",
            "verify",
        ):
            yield room, f"bot.{house}"
        for part in ("state", "rules", "advisor"):
            yield f"renderers.{DUEL if game == SOLO else game}", f"bot.games.{game}.{part}"
        for room in ("bot.front", "bot.tables", "bot.local", "bot.store", "bot.wording", "renderers.canvas"):
            yield room, f"bot.games.{game}.rules"
            yield room, f"bot.games.{game}.view"
    for one, other in permutations(FOLDERS, 2):
        if (one, other) != (SOLO, DUEL):
            yield f"bot.games.{one}", f"bot.games.{other}.view"
    for pictures in PICTURES:
        yield "bot.front", f"renderers.{pictures}"
        yield "renderers.canvas", f"renderers.{pictures}"
        for game in FOLDERS:
            if game != pictures and (pictures, game) != (DUEL, SOLO):
                yield f"renderers.{pictures}", f"bot.games.{game}.view"
    for one, other in permutations(PICTURES, 2):
        yield f"renderers.{one}", f"renderers.{other}.painter"
    for outside in ("discord", "PIL", "asyncio", "os", "random", "bot.games", "bot.wording", "bot.store"):
        yield "bot.engine", outside
    for outside in ("bot.engine.match", "bot.tables.table", "bot.store", "bot.config", "discord", "time"):
        yield "renderers", outside
    for outside in ("discord", "bot.engine", "bot.tables.table", "bot.wording", "renderers.painter"):
        yield "bot.store", outside
    for outside in ("discord", "renderers.painter", "bot.front.shared.table_text"):
        yield "bot.verify", outside
    for room in ("bot.front", "bot.front.hand", "bot.local", "bot.verify", "bot.replay"):
        yield room, "bot.tables.core"
    yield "bot.front", "renderers.gallery"
    yield "bot.front", "bot.local.table"
    for lower, higher in pairwise(
        ("shared", "inbound", "fairness", "table", "decks", "lobby", "social", "hand")
    ):
        yield f"bot.front.{lower}", f"bot.front.{higher}"
    for lower, higher in (
        ("lobby", "history"),
        ("history", "social"),
        ("social", "history"),
        ("hand", "publishing"),
    ):
        yield f"bot.front.{lower}", f"bot.front.{higher}"
    yield "bot.front.publishing", "bot.front.commands.play"
    yield "bot.front.commands", "bot.front.app.client"


TRESPASSES = [*trespasses()]


def house_copied_to(tree: Path) -> Path:
    for folder in ("bot", "renderers"):
        shutil.copytree(ROOT / folder, tree / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tree)
    return tree


def write(tree: Path, module: str, statement: str) -> None:
    file = tree.joinpath(*module.split(".")).with_suffix(".py")
    with file.open("a", encoding="utf-8") as code:
        code.write(f"\n{statement}\n")


def trespasser(tree: Path, room: str, number: int) -> str:
    """The name of the module that breaks the rule: a new one in a folder, or the module that is the room."""
    return f"{room}.trespasser_{number}" if tree.joinpath(*room.split(".")).is_dir() else room


def lint_imports(tree: Path) -> str:
    """The output of lint-imports for this tree."""
    paths = {"PYTHONPATH": os.pathsep.join((str(tree), str(ROOT))), "COLUMNS": "500"}
    code = "from importlinter.cli import lint_imports; lint_imports(no_cache=True, no_logo=True)"
    said = subprocess.run(
        [sys.executable, "-c", code], cwd=tree, env={**os.environ, **paths}, capture_output=True, text=True
    )
    return said.stdout + said.stderr


@pytest.fixture(scope="module")
def refused(tmp_path_factory: pytest.TempPathFactory) -> set[tuple[str, str]]:
    """All broken rules that were noticed; they are broken at once, because a run is slow."""
    tree = house_copied_to(tmp_path_factory.mktemp("house"))
    trespassers = [trespasser(tree, room, number) for number, (room, _) in enumerate(TRESPASSES)]
    for module, (_, outside) in zip(trespassers, TRESPASSES, strict=True):
        write(tree, module, f"import {outside}")
    caught = set(re.findall(r"^- +(\S+) -> (\S+)", lint_imports(tree), re.MULTILINE))
    return {
        (room, outside)
        for module, (room, outside) in zip(trespassers, TRESPASSES, strict=True)
        if (module, outside) in caught
    }


@pytest.mark.parametrize("trespass", TRESPASSES, ids=" to ".join)
def test_a_trespass_is_refused(refused: set[tuple[str, str]], trespass: tuple[str, str]):
    assert trespass in refused


def test_the_kernel_does_not_hand_the_match_to_everybody(tmp_path: Path):
    tree = house_copied_to(tmp_path)
    write(tree, "bot.engine.__init__", "from bot.engine.match import Match")
    assert "renderers is not allowed to import bot.engine.match" in lint_imports(tree)


def test_a_new_room_must_be_on_a_floor_and_no_module_in_a_cycle(tmp_path: Path):
    tree = house_copied_to(tmp_path)
    write(tree, "bot.attic", "import bot.engine")
    (tree / "bot/front/attic.py").touch()
    import_for_a_type = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from bot.{} import {}"
    write(tree, "bot.front.shared.limits", import_for_a_type.format("front.shared", "components"))
    write(tree, "bot.front.hand.controls.lines", import_for_a_type.format("front.hand.controls", "choice"))
    write(tree, "bot.tables.undo", import_for_a_type.format("tables", "table"))
    write(tree, "bot.engine.view", import_for_a_type.format("engine", "step"))
    write(tree, "bot.games.senjutsu.state.samurai", import_for_a_type.format("games.senjutsu.state", "game"))
    said = lint_imports(tree)
    assert "bot.attic" in said
    assert "bot.front.attic" in said
    for room in (
        "bot.front.shared",
        "bot.front.hand.controls",
        "bot.tables",
        "bot.engine",
        "bot.games.senjutsu.state",
    ):
        assert f"No cycles are allowed in {room}." in said


def test_nothing_of_the_inner_half_can_be_called_at_a_table():
    """The front is given a ``Table``; types refuse everything that it does not have."""
    inner = {name for name in vars(TableCore) if not name.startswith("_")}
    assert {"commit", "write", "take", "reload"} <= inner
    assert {name for name in inner if hasattr(Table, name)} == set()
