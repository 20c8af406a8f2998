"""Leak tests play in a small server with the real painter, because pictures may leak, too."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from renderers.gallery import PAINTERS
from tests.front.conftest import ann, bob, mod, the_same_chance_each_time, zoe  # noqa: F401
from tests.front.town import Town


@pytest.fixture
async def town(tmp_path: Path) -> AsyncIterator[Town]:
    async with Town(tmp_path, PAINTERS["seven-ronin"]) as town:
        yield town
