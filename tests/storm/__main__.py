"""``python -m tests.storm SEED N``: run N storms on all processors, the first of them with this seed."""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor

from tests.storm.blown import blow


def main(first: int, number: int) -> int:
    """Print one line for each storm, and for a failed one its faults and its story."""
    failed: list[int] = []
    with ProcessPoolExecutor(min(number, os.cpu_count() or 1)) as processes:
        for blown in processes.map(blow, range(first, first + number)):
            if number == 1:
                print("\n".join(blown.story))  # noqa: T201 (a single storm is run to read its story)
            print(blown.said, flush=True)  # noqa: T201
            if not blown.fine:
                failed.append(blown.seed)
    if failed:
        print(f"{len(failed)} of {number} storms failed: {' '.join(map(str, failed))}")  # noqa: T201
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:3])))
