"""The tests' clock: a slow machine changes nothing."""

from __future__ import annotations

from tests.front.town import Town
from tests.kit.attentive import NAP


async def test_long_timers_end_by_the_simulated_clock_only(town: Town):
    """Else a test that takes long meets timers that a quick machine never sees."""
    await town.game()
    env = town.env
    timers = [(one.when, one.real_handle) for one in env._work.callbacks if one.when is not None]
    long = [handle for when, handle in timers if when - env._virtual_time > NAP]
    assert long and all(handle is None or handle.cancelled() for handle in long)
