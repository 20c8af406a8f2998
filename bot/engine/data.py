"""The figures of the games, read from ``data``. No other module of a game reads a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parents[2] / "data"


def figures(game: str, name: str) -> Any:
    """The content of ``data/<game>/<name>.json``. Games read it once, at import."""
    return json.loads((FOLDER / game / f"{name}.json").read_text(encoding="utf-8"))
