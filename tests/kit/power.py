"""A power cut for SQLite: data that was not synchronised is lost.

A killed process loses nothing it has written, because the system still writes it to the disk. A machine whose
power fails does. This shim wraps the calls by which SQLite synchronises its files. Each time one returns, it
keeps a copy of the file as it was when the call began. The power cut replaces the files by those copies::

    python -m tests.kit.power COPIES MODULE [ARGUMENT ...]     # runs a module under the shim
    ...                                                        # kill it
    cut_power(database, copies)                                # and now start it again

It replaces ``xSync`` in the file system that SQLite was built with, which it finds through an open
connection. So it works with any SQLite, inside Python or beside it, and needs no compiler.

It assumes that a deleted file stays deleted, and that synchronising a file makes its name durable as well, as
SQLite does by synchronising the folder of a new log.

It reads the database inside the process of the bot: to make a copy it opens the file and closes it again. On
POSIX that drops every lock that this process holds on the file, so under the shim SQLite's locks may not
keep other processes out. Use it for one process alone, and test two processes without it.
"""

from __future__ import annotations

import ctypes
import os
import runpy
import shutil
import sqlite3
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

SECTOR = 512
"""Bytes that a disk writes as a whole."""

BESIDE = ("", "-wal", "-journal")

POINTER = ctypes.c_void_p
OPEN = ctypes.CFUNCTYPE(ctypes.c_int, POINTER, POINTER, POINTER, ctypes.c_int, POINTER)
"""The name is passed on as a pointer, because SQLite keeps it while the file is open."""
DELETE = ctypes.CFUNCTYPE(ctypes.c_int, POINTER, ctypes.c_char_p, ctypes.c_int)
SYNC = ctypes.CFUNCTYPE(ctypes.c_int, POINTER, ctypes.c_int)


class FileSystem(ctypes.Structure):
    """``sqlite3_vfs``, as far as it is needed here."""

    _fields_ = [
        ("iVersion", ctypes.c_int),
        ("szOsFile", ctypes.c_int),
        ("mxPathname", ctypes.c_int),
        ("pNext", POINTER),
        ("zName", ctypes.c_char_p),
        ("pAppData", POINTER),
        ("xOpen", POINTER),
        ("xDelete", POINTER),
    ]


class Methods(ctypes.Structure):
    """``sqlite3_io_methods``: the operations on an open file."""

    _fields_ = [
        ("iVersion", ctypes.c_int),
        ("xClose", POINTER),
        ("xRead", POINTER),
        ("xWrite", POINTER),
        ("xTruncate", POINTER),
        ("xSync", POINTER),
        ("further", POINTER * 14),
    ]


class OpenFile(ctypes.Structure):
    """``sqlite3_file``."""

    _fields_ = [("methods", ctypes.POINTER(Methods))]


_KEPT: list[object] = []
"""Objects that C has pointers to; without a reference Python would free them."""


class Shim:
    """Wraps the synchronising calls of this process, from ``install`` on."""

    def __init__(self, copies: Path) -> None:
        self.copies = copies
        self._names: dict[int, str] = {}
        self._methods: dict[int, Methods] = {}
        self._met: set[Path] = set()

    def install(self) -> None:
        self.copies.mkdir(parents=True, exist_ok=True)
        files = _file_system()
        self._open = OPEN(files.xOpen)
        self._delete = DELETE(files.xDelete)
        files.xOpen = self._address(OPEN, self._opened)
        files.xDelete = self._address(DELETE, self._deleted)

    def _address(self, kind: Any, function: Callable[..., int]) -> int | None:
        def loud(*arguments: Any) -> int:
            try:
                return function(*arguments)
            except BaseException:  # otherwise C would ignore the error
                traceback.print_exc()
                os._exit(70)

        called = kind(loud)
        _KEPT.append(called)
        return ctypes.cast(called, POINTER).value

    def _opened(self, files: int, where: int | None, file: int, flags: int, flags_out: int | None) -> int:
        name = None if where is None else os.fsdecode(ctypes.string_at(where))
        if name is not None:
            self._meets(Path(name))
        outcome = self._open(files, where, file, flags, flags_out)
        opened = OpenFile.from_address(file)
        if outcome == sqlite3.SQLITE_OK and name is not None and opened.methods:
            self._names[file] = name
            theirs = ctypes.addressof(opened.methods.contents)
            if theirs not in self._methods:
                self._methods[theirs] = self._with_our_sync(opened.methods.contents)
            opened.methods = ctypes.pointer(self._methods[theirs])
        return outcome

    def _meets(self, path: Path) -> None:
        """Copy a file from before this process: it is on the disk already."""
        if path not in self._met:
            self._met.add(path)
            if path.exists():
                shutil.copyfile(path, self.copies / path.name)

    def _with_our_sync(self, theirs: Methods) -> Methods:
        ours = Methods.from_buffer_copy(theirs)
        sync = SYNC(theirs.xSync)

        def synchronise(file: int, flags: int) -> int:
            path = Path(self._names[file])
            before = self.copies / f"{path.name}.being-synchronised"
            shutil.copyfile(path, before)
            outcome = sync(file, flags)
            if outcome == sqlite3.SQLITE_OK:
                before.replace(self.copies / path.name)
            return outcome

        ours.xSync = self._address(SYNC, synchronise)
        return ours

    def _deleted(self, files: int, name: bytes, folder_too: int) -> int:
        (self.copies / Path(os.fsdecode(name)).name).unlink(missing_ok=True)
        return self._delete(files, name, folder_too)


def _file_system() -> FileSystem:
    """The table of functions through which SQLite uses files.

    A connection holds a ``sqlite3*`` after its object header, and that structure starts with a pointer to the
    table.
    """
    with_connection = sqlite3.connect(":memory:")
    theirs = POINTER.from_address(id(with_connection) + object.__basicsize__).value
    assert theirs is not None
    found = POINTER.from_address(theirs).value
    assert found is not None
    files = FileSystem.from_address(found)
    with_connection.close()
    assert files.iVersion in (1, 2, 3), "this is not SQLite's file system"
    assert files.zName in (b"unix", b"win32"), files.zName
    return files


def cut_power(database: Path, copies: Path, disk: Random | None = None) -> None:
    """Put back the synchronised copies. A ``disk`` may have written some other sectors as well."""
    database.with_name(f"{database.name}-shm").unlink(missing_ok=True)  # this file is shared memory
    for ending in BESIDE:
        file = database.with_name(database.name + ending)
        copy = copies / file.name
        if not copy.exists():
            file.unlink(missing_ok=True)
        elif disk is None or not file.exists():
            shutil.copyfile(copy, file)
        else:
            file.write_bytes(_torn(copy.read_bytes(), file.read_bytes(), disk))


def _torn(synchronised: bytes, written: bytes, disk: Random) -> bytes:
    """A random mix of sectors from both contents, with a random end of the two."""
    length = disk.choice((len(synchronised), len(written)))
    both = [content.ljust(length, b"\0") for content in (synchronised, written)]
    sectors = (disk.choice(both)[start : start + SECTOR] for start in range(0, length, SECTOR))
    return b"".join(sectors)[:length]


if __name__ == "__main__":
    Shim(Path(sys.argv[1])).install()
    sys.argv = sys.argv[2:]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
