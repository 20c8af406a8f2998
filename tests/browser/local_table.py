"""The local table as its user starts it: ``python -m bot`` without a token. It prints its address."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PATIENCE: Final = 60.0
MOVES: Final = r"(?m)^moved (\d+)$"
"""The line that the bot prints after its clock was moved."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class LocalTable:
    """A process that can be stopped and started again on the same port and database."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self._log = folder / "bot.log"
        self._settings = {
            "DATABASE_URL": f"sqlite:///{folder / 'tatami.sqlite3'}",
            "DISCORD_TOKEN": "",
            "LOCAL_OPEN": "0",
            "LOCAL_PORT": str(self.port),
        }
        self._process: subprocess.Popen[bytes] | None = None

    def anywhere(self) -> None:
        """Let the bot choose its port."""
        del self._settings["LOCAL_PORT"]

    @property
    def log(self) -> str:
        """Its output since the last start."""
        return self._log.read_text("utf-8")

    def start(self, module: str = "bot") -> str:
        """Start the bot. Returns the address that it prints."""
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", module],
                cwd=ROOT,
                env=os.environ | self._settings,
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        return self._said(r"http://\S+")[-1]

    def move(self, seconds: float) -> int:
        """Move the clock of a bot that was started with one. Returns the number of timers that were due."""
        assert self._process is not None and self._process.stdin is not None
        before = len(re.findall(MOVES, self.log))
        self._process.stdin.write(f"{seconds}\n".encode())
        self._process.stdin.flush()
        return int(self._said(MOVES, before + 1)[-1])

    def _said(self, pattern: str, times: int = 1) -> list[str]:
        """Wait until this pattern stands in the output so many times. Returns all matches."""
        assert self._process is not None
        until = time.monotonic() + PATIENCE
        while len(found := re.findall(pattern, self.log)) < times:
            assert self._process.poll() is None, f"the bot has ended:\n{self.log}"
            assert time.monotonic() < until, f"{pattern} not after {PATIENCE:.0f} seconds:\n{self.log}"
            time.sleep(0.05)
        return found

    def stop(self) -> int:
        """Ask it to end, as ``systemctl stop`` and ``docker stop`` do. Returns its exit code."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(PATIENCE)

    def close(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
            self._process.wait()
