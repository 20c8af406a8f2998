"""The local table as its user starts it: ``python -m bot`` without a token, which says its address."""

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
        """Nobody has said on which port."""
        del self._settings["LOCAL_PORT"]

    @property
    def log(self) -> str:
        """What it has said since it was started last."""
        return self._log.read_text("utf-8")

    def start(self) -> str:
        """Start the bot; the address that it prints."""
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "bot"],
                cwd=ROOT,
                env=os.environ | self._settings,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        until = time.monotonic() + PATIENCE
        while not (address := re.search(r"http://\S+", self.log)):
            assert self._process.poll() is None, f"the bot has ended:\n{self.log}"
            assert time.monotonic() < until, f"no address after {PATIENCE:.0f} seconds:\n{self.log}"
            time.sleep(0.05)
        return address[0]

    def stop(self) -> int:
        """Ask it to end, as ``systemctl stop`` and ``docker stop`` do; its exit code."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(PATIENCE)

    def close(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
            self._process.wait()
