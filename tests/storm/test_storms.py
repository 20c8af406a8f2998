"""Fifty short storms over every game. One that fails is found again with ``make storm SEED=… N=1``."""

from __future__ import annotations

from tests.kit.rings import every
from tests.storm.storm import Storm

STORMS = 50
SHORT = 30


@every("seed", range(1, STORMS + 1), daily=1)
async def test_after_a_storm_nothing_is_lost(seed: int):
    await Storm(seed, acts=SHORT).run()
