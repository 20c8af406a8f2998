"""Run ``python -m bot`` on the loopback Discord with the address in the first argument."""

import runpy
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    from tests.kit.loopback import pointed_at

    with pointed_at(sys.argv.pop(1)):
        runpy.run_module("bot", run_name="__main__")
