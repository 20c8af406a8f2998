"""The errors that the bot logs in a storm, each with its exception."""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import Callable, Iterator, Mapping, MutableMapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import structlog

LONGEST = 80
ERRORS = ("error", "exception", "critical", "fatal")


@dataclass(frozen=True)
class Logged:
    """One line at the level of an error, with its exception."""

    text: str
    error: BaseException | None = None

    @property
    def whole(self) -> str:
        """The line with all causes of its exception."""
        return "\n".join([self.text, *(f"{type(each).__name__}: {each}" for each in _causes(self.error))])

    @property
    def where(self) -> str:
        """The line, with the place in our code at which the exception arose."""
        if self.error is None:
            return self.text
        frames = traceback.extract_tb(self.error.__traceback__)
        ours = [frame for frame in frames if "/bot/" in frame.filename or "/renderers/" in frame.filename]
        place = f" at {ours[-1].filename.rpartition('/bot/')[2]}:{ours[-1].lineno}" if ours else ""
        return f"{self.text[:LONGEST]}: {type(self.error).__name__}: {self.error}{place}"


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    seen: list[BaseException] = []
    waiting = [error]
    while waiting:
        each = waiting.pop()
        if each is None or each in seen:
            continue
        seen.append(each)
        yield each
        waiting += [each.__cause__, each.__context__]
        if isinstance(each, BaseExceptionGroup):
            waiting += each.exceptions


class Logs(logging.Handler):
    """Keeps errors and drops the rest."""

    def __init__(self, silenced: Callable[[], bool]) -> None:
        super().__init__(logging.ERROR)
        self.errors: list[Logged] = []
        self._silenced = silenced
        """True if the process is dead: its log lines would never have been written."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        self._keep(Logged(f"{record.name}: {record.getMessage()}", error))

    def _keep(self, logged: Logged) -> None:
        if not self._silenced():
            self.errors.append(logged)

    def _structured(self, _: Any, method: str, event: MutableMapping[str, Any]) -> Mapping[str, Any]:
        if method in ERRORS:
            given = event.pop("exc_info", None)
            error = sys.exc_info()[1] if given is True else given[1] if isinstance(given, tuple) else given
            said = " ".join(f"{name}={value}" for name, value in event.items() if name != "event")
            self._keep(Logged(f"{event.get('event')} {said}".strip(), error))
        raise structlog.DropEvent

    @contextmanager
    def kept(self) -> Iterator[None]:
        """Within the ``with`` block, everything logged comes here and goes nowhere else."""
        before = structlog.get_config()
        structlog.configure(processors=[self._structured], cache_logger_on_first_use=False)
        root = logging.getLogger()
        here: list[logging.Handler] = [self]
        handlers, root.handlers = root.handlers, here
        level = root.level
        root.setLevel(logging.ERROR)
        try:
            yield
        finally:
            structlog.configure(**before)
            root.handlers = handlers
            root.setLevel(level)
