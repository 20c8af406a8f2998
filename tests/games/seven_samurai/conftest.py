"""Shared fixtures of the scenes of 7 Samurai."""

from __future__ import annotations

import pytest

from bot.games.seven_samurai.advisor import companion


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Companions who do not think for long, so that whole games can be played."""
    monkeypatch.setattr(companion, "ADEPT", companion.Care(copies=8, doubt=1.5))
