"""Another catalogue for a while, in place of the one in ``data/wording``."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot import wording


@contextmanager
def catalogue_in(folder: Path) -> Iterator[Path]:
    """Everybody speaks from this folder, one language in each folder within. Parsed files stay cached: their
    paths tell two folders apart, and parsing is dear."""
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
