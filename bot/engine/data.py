"""The figures of the games, as they stand in ``data``. No other module of a game reads a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parents[2] / "data"


def figures(game: str, name: str) -> Any:
    """What ``data/<game>/<name>.json`` says; read when the game is imported."""
    return json.loads((FOLDER / game / f"{name}.json").read_text(encoding="utf-8"))
