"""A test server with the sample game alone. Ann is red, Bob blue, Zoe green; the moderator does not play."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.wording import CATALOGUE
from tests.front.conftest import ann, bob, mod, zoe  # noqa: F401
from tests.front.town import Town
from tests.kit.catalogue import catalogue_in
from tests.kit.outgoing import sound_bodies  # noqa: F401
from tests.sketch.painter import PAINTER
from tests.sketch.rules import SKETCH, squabble
from tests.sketch.scene import HANDS
from tests.sketch.state import SEATS, Stones

DEALT = [card for seat in SEATS for card in HANDS[seat]]
STACKED = replace(SKETCH, begin=lambda setup: Stones(setup, squabble, DEALT))
WORDS = Path(__file__).parent / "wording" / "sketch.ftl"


@pytest.fixture(autouse=True)
def spoken(tmp_path: Path) -> Iterator[None]:
    folder = tmp_path / "wording" / "en"
    folder.mkdir(parents=True)
    shutil.copy(CATALOGUE / "en" / "house.ftl", folder)
    shutil.copy(WORDS, folder)
    with catalogue_in(folder.parent):
        yield


@pytest.fixture
async def town(tmp_path: Path, spoken: None) -> AsyncIterator[Town]:
    async with Town(tmp_path, PAINTER, games={SKETCH.key: STACKED}) as town:
        yield town
