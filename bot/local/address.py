"""Where the local table is: the same address at every start, so that an open window or a bookmark finds it.

Anybody who has the address can play for everybody, so part of it is a secret, kept beside the database in a
file that only its owner can read.
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
"""Where it is kept when the database is no file."""


@dataclass(frozen=True, slots=True)
class Address:
    """A port of this machine, and the secret part."""

    port: int
    key: str

    @property
    def free_port(self) -> int:
        """The port, if nobody else has it now; else 0, for any."""
        with suppress(OSError, OverflowError):
            try_port(self.port)
            return self.port
        return 0


def try_port(port: int) -> None:
    """Raises ``OSError`` where nobody of ours could listen at a port of this machine."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind(("127.0.0.1", port))


def file_beside(database_url: str) -> Path:
    database = make_url(database_url).database
    is_file = database_url.startswith("sqlite") and database
    return (Path(database).parent if is_file and database else HERE) / FILE


def last_address(file: Path) -> Address:
    """Where the table was; a new secret and any port where that is not known."""
    with suppress(OSError, ValueError, KeyError, TypeError):
        kept: dict[str, Any] = json.loads(file.read_text("utf-8"))
        return Address(int(kept["port"]), str(kept["key"]))
    return Address(0, secrets.token_urlsafe(32))


def remember(file: Path, address: Address) -> None:
    """As well as can be: without it the next address is another one."""
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)
        file.chmod(0o600)
        file.write_text(json.dumps(asdict(address)), "utf-8")
