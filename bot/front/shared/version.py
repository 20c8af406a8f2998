"""The edition of this program: two that show the same table alike have the same one.

Whoever starts a newer edition shows every table anew, once; the same one started again shows none.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

PROJECT = Path(__file__).parents[3]
MAKERS = ("bot", "renderers", "data")
"""The folders of everything that has a say in what is shown."""
KINDS = frozenset({".py", ".ftl", ".json", ".otf", ".ttf"})
DIGITS = 16


@cache
def edition(project: Path = PROJECT) -> str:
    """A fingerprint of the code that shows, of the words and of the figures."""
    known = hashlib.sha256()
    for folder in MAKERS:
        for path in sorted((project / folder).rglob("*")):
            if path.suffix in KINDS:
                known.update(f"{path.relative_to(project)}\n".encode())
                known.update(hashlib.sha256(path.read_bytes()).digest())
    return known.hexdigest()[:DIGITS]
