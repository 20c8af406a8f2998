"""The edition of this program: a fingerprint of all that decides how a table looks.

A newer edition edits every table's message once after its start; the same edition started again edits none.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

PROJECT = Path(__file__).parents[3]
MAKERS = ("bot", "renderers", "data")
"""The folders that decide about the look."""
KINDS = frozenset({".py", ".ftl", ".json", ".otf", ".ttf"})
DIGITS = 16


@cache
def edition(project: Path = PROJECT) -> str:
    """A fingerprint of the code, the words and the numbers that decide about the look."""
    known = hashlib.sha256()
    for folder in MAKERS:
        for path in sorted((project / folder).rglob("*")):
            if path.suffix in KINDS:
                known.update(f"{path.relative_to(project)}\n".encode())
                known.update(hashlib.sha256(path.read_bytes()).digest())
    return known.hexdigest()[:DIGITS]
