"""Which process this is, and whether another one of this machine has ended.

A process number means something only within one boot of one kernel and one PID namespace: two containers may
both have a process 7, and a number is given again when its process has ended. So a process is named by all
of it: boot, namespace, number, and when it was started. Only Linux tells that; elsewhere, and of a process
that lives somewhere else, nothing is known.
"""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

PROC = Path("/proc")
ENDED = "ZX"
"""The states of a process that has ended and is only still listed."""


@dataclass(frozen=True, slots=True)
class Process:
    """A process and where its number is valid."""

    where: str
    pid: int
    started: int
    """In clock ticks since the boot."""

    def __str__(self) -> str:
        return f"{self.where}/{self.pid}/{self.started}"


def this_process() -> Process | None:
    """The process that asks; ``None`` where the system does not tell enough of it."""
    pid = os.getpid()
    where, found = _here(), _state(pid)
    return Process(where, pid, found[1]) if where and found else None


def has_ended(name: str) -> bool:
    """Whether the process of this name ran here and does so no more. False where that cannot be told."""
    where, _, numbers = name.partition("/")
    pid, _, started = numbers.partition("/")
    if where != _here() or not (pid.isdecimal() and started.isdecimal()):
        return False
    try:
        os.kill(int(pid), 0)
    except ProcessLookupError:
        return True
    except (OSError, OverflowError):
        return False  # it is somebody else's, and lives
    found = _state(int(pid))
    return found is not None and (found[0] in ENDED or found[1] != int(started))


def _here() -> str:
    """The kernel since its boot and our namespace in it; empty if the system does not tell."""
    with suppress(OSError):
        boot = (PROC / "sys/kernel/random/boot_id").read_text("ascii").strip()
        return f"{boot}.{(PROC / 'self/ns/pid').stat().st_ino}"
    return ""


def _state(pid: int) -> tuple[str, int] | None:
    """The state of a process and when it was started."""
    with suppress(OSError, ValueError, IndexError):
        # The name of the program stands in brackets and may have blanks and brackets of its own.
        fields = (PROC / str(pid) / "stat").read_text("utf-8", "replace").rpartition(")")[2].split()
        return fields[0], int(fields[19])
    return None
