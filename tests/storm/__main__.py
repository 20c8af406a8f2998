"""``python -m tests.storm SEED N``: N storms, the first of them with this seed."""

from __future__ import annotations

import asyncio
import sys
import time
import traceback

from tests.storm.storm import Broken, Storm


def main(first: int, number: int) -> int:
    """One line a storm, and for one that failed what was wrong and what led to it."""
    failed: list[int] = []
    for seed in range(first, first + number):
        storm, began = Storm(seed), time.perf_counter()
        try:
            asyncio.run(storm.run())
        except Broken as broken:
            failed.append(seed)
            said = str(broken)
        except Exception:
            failed.append(seed)
            said = f"storm {seed}:\n{traceback.format_exc()}\n" + "\n".join(storm.story[-12:])
        else:
            said = f"storm {seed}: {storm.summary}"
        if number == 1:
            print("\n".join(storm.story))  # noqa: T201 (whoever has one storm again wants all of it)
        print(f"{said} ({time.perf_counter() - began:.1f} s)", flush=True)  # noqa: T201
    if failed:
        print(f"{len(failed)} of {number} storms failed: {' '.join(map(str, failed))}")  # noqa: T201
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:3])))
