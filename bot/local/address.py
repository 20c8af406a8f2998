"""The address of the local table: the same at every start, for open windows and bookmarks.

Anybody with the address can play for everybody. Part of it is therefore a secret, kept beside the database in
a file that only its owner can read.
"""

from __future__ import annotations

import json
import secrets
import socket
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import make_url

FILE = "local-table.json"
HERE = Path("data")
"""The folder of the address if the database is not a file."""


@dataclass(frozen=True, slots=True)
class Address:
    """A port of this machine, and the secret."""

    port: int
    key: str

    @property
    def free_port(self) -> int:
        """The port if it is free; else 0, for any."""
        with suppress(OSError, OverflowError):
            try_port(self.port)
            return self.port
        return 0


def try_port(port: int) -> None:
    """Raise ``OSError`` if the port cannot be opened."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind(("127.0.0.1", port))


def file_beside(database_url: str) -> Path:
    database = make_url(database_url).database
    is_file = database_url.startswith("sqlite") and database
    return (Path(database).parent if is_file and database else HERE) / FILE


def last_address(file: Path) -> Address:
    """The last address; a new secret and any port if there is none."""
    with suppress(OSError, ValueError, KeyError, TypeError):
        kept: dict[str, Any] = json.loads(file.read_text("utf-8"))
        return Address(int(kept["port"]), str(kept["key"]))
    return Address(0, secrets.token_urlsafe(32))


def remember(file: Path, address: Address) -> None:
    """Save the address. A failure is ignored: the next start then has another address."""
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)
        file.chmod(0o600)
        file.write_text(json.dumps(asdict(address)), "utf-8")
