"""Replace the catalogue in ``data/wording`` for a while."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot import wording


@contextmanager
def catalogue_in(folder: Path) -> Iterator[Path]:
    """Read all words from this folder, which has one folder for each language.

    Parsed files stay cached, because parsing is slow; their paths keep two catalogues apart.
    """
    before, wording.CATALOGUE = wording.CATALOGUE, folder
    _forget()
    try:
        yield folder
    finally:
        wording.CATALOGUE = before
        _forget()


def _forget() -> None:
    wording.words.cache_clear()
    wording.languages.cache_clear()
