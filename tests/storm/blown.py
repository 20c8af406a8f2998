"""The result of a storm, in words."""

from __future__ import annotations

import asyncio
import time
import traceback
from typing import NamedTuple

from tests.storm.storm import Broken, Storm


class Blown(NamedTuple):
    """A finished storm: a flag if everything was true, and the text to print."""

    seed: int
    fine: bool
    said: str
    story: list[str]


def blow(seed: int) -> Blown:
    """Run one storm to its end."""
    storm, began, fine = Storm(seed), time.perf_counter(), False
    try:
        asyncio.run(storm.run())
    except Broken as broken:
        said = str(broken)
    except Exception:
        said = f"storm {seed}:\n{traceback.format_exc()}\n" + "\n".join(storm.story[-12:])
    else:
        fine, said = True, f"storm {seed}: {storm.summary}"
    return Blown(seed, fine, f"{said} ({time.perf_counter() - began:.1f} s)", storm.story)
