"""The identity of this process, and a check if another one of this machine has ended.

A process number is unique only within one boot of one kernel and one PID namespace: two containers may both
have a process 7, and a number is reused after its process has ended. A process is therefore named by boot,
namespace, number and start time. Only Linux tells all of these; elsewhere, and for processes of other
machines, nothing is known.
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
    """Clock ticks since the boot."""

    def __str__(self) -> str:
        return f"{self.where}/{self.pid}/{self.started}"


def this_process() -> Process | None:
    """The current process; ``None`` if the system does not tell enough about it."""
    pid = os.getpid()
    where, found = _here(), _state(pid)
    return Process(where, pid, found[1]) if where and found else None


def has_ended(name: str) -> bool:
    """True if the process of this name ran here and has ended. False if that is unknown."""
    where, _, numbers = name.partition("/")
    pid, _, started = numbers.partition("/")
    if where != _here() or not (pid.isdecimal() and started.isdecimal()):
        return False
    try:
        os.kill(int(pid), 0)
    except ProcessLookupError:
        return True
    except (OSError, OverflowError):
        return False  # it is alive and belongs to another user
    found = _state(int(pid))
    return found is not None and (found[0] in ENDED or found[1] != int(started))


def _here() -> str:
    """The boot of the kernel and the PID namespace; empty if the system does not tell."""
    with suppress(OSError):
        boot = (PROC / "sys/kernel/random/boot_id").read_text("ascii").strip()
        return f"{boot}.{(PROC / 'self/ns/pid').stat().st_ino}"
    return ""


def _state(pid: int) -> tuple[str, int] | None:
    """The state of a process and its start time."""
    with suppress(OSError, ValueError, IndexError):
        # The program's name is in brackets and may contain blanks and brackets.
        fields = (PROC / str(pid) / "stat").read_text("utf-8", "replace").rpartition(")")[2].split()
        return fields[0], int(fields[19])
    return None
