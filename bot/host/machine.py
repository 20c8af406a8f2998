"""Checks of the machine: typefaces, memory, processors, room on the disk."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from bot.host.findings import Finding, good, note, wrong
from renderers.type import Face, font

MIB: Final = 1024 * 1024
LEAST_FREE_MIB: Final = 200
"""A backup, the -wal file, and some weeks of games fit into this."""
LEAST_MEMORY_MIB: Final = 450
"""The bot needs this much once pictures of all games have been drawn (docs/operating.md)."""
MEMORY: Final = Path("/proc/meminfo")
CONTAINER_LIMIT: Final = Path("/sys/fs/cgroup/memory.max")


def check_machine(folder: Path, memory: Path = MEMORY, limit: Path = CONTAINER_LIMIT) -> Iterator[Finding]:
    """``folder`` is the folder in which the database grows."""
    yield _fonts()
    yield _disk(folder)
    yield _memory(memory, limit)
    processors = os.cpu_count() or 1
    yield good("processors", count=processors)


def _fonts() -> Finding:
    for face in Face:
        try:
            font(face, 20).getlength("Tatami")
        except OSError as trouble:
            return wrong("fonts-missing", file=face.value, reason=str(trouble))
    return good("fonts", count=len(Face))


def _disk(folder: Path) -> Finding:
    there = next((place for place in (folder, *folder.parents) if place.exists()), Path("/"))
    if not os.access(there, os.W_OK):
        return wrong("disk-read-only", folder=str(there))
    free = shutil.disk_usage(there).free // MIB
    found = good if free >= LEAST_FREE_MIB else wrong
    return found("disk" if free >= LEAST_FREE_MIB else "disk-full", folder=str(there), free=free)


def _memory(memory: Path, limit: Path) -> Finding:
    """The memory that the bot may use: what is available, or less if a container limits it."""
    try:
        lines = dict(line.split(":", 1) for line in memory.read_text("ascii").splitlines())
        available = int(lines["MemAvailable"].split()[0]) // 1024
    except (OSError, ValueError, LookupError, IndexError):
        return note("memory-unknown", needed=LEAST_MEMORY_MIB)
    with suppress(OSError, ValueError):  # no container, or one without a limit
        available = min(available, int(limit.read_text("ascii")) // MIB)
    if available < LEAST_MEMORY_MIB:
        return wrong("memory-short", available=available, needed=LEAST_MEMORY_MIB)
    return good("memory", available=available)
