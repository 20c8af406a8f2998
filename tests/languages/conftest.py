"""Two languages nobody speaks, beside English, so that whatever is said in the wrong one shows."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.wording import CATALOGUE
from tests.kit.catalogue import catalogue_in
from tests.kit.made_up import BULGARIAN, HUNGARIAN


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The catalogue with the made-up languages, to be changed as a test likes."""
    shutil.copytree(CATALOGUE, tmp_path / "wording")
    for language in (BULGARIAN, HUNGARIAN):
        language.write(tmp_path / "wording")
    return tmp_path / "wording"


@pytest.fixture
def spoken(folder: Path) -> Iterator[Path]:
    """All of them are spoken."""
    with catalogue_in(folder):
        yield folder
