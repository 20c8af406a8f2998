"""Two invented languages beside English, so that a text in the wrong language is noticed."""

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
    """The catalogue with the invented languages, for tests that change it."""
    return with_made_up(tmp_path / "wording")


def with_made_up(folder: Path) -> Path:
    shutil.copytree(CATALOGUE, folder)
    for language in (BULGARIAN, HUNGARIAN):
        language.write(folder)
    return folder


@pytest.fixture(scope="session")
def unchanged(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same catalogue for all tests that do not change it, written and parsed once."""
    return with_made_up(tmp_path_factory.mktemp("wording") / "wording")


@pytest.fixture
def spoken(unchanged: Path) -> Iterator[Path]:
    """All invented languages are available."""
    with catalogue_in(unchanged):
        yield unchanged
