"""Logs: one line for each event, for a person or as JSON. Seeds, hands and answers are never logged."""

from __future__ import annotations

import io
import logging
import sys
from collections.abc import MutableMapping
from typing import Any, TextIO, TypeAlias

import structlog

from bot.config import Settings
from bot.harmless import printable

Renderer: TypeAlias = "structlog.processors.JSONRenderer | structlog.dev.ConsoleRenderer"


def set_up_logs(settings: Settings) -> None:
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    renderer, finish = _written(as_json=settings.log_format == "json")
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        on_one_line,
    ]
    structlog.configure(
        processors=[*shared, *finish, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *finish, renderer],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(level, logging.INFO))
    # discord.client warns of missing libraries for voice, which the bot does not use. discord.state warns of
    # missing intents of a client that simcord creates only to inspect it.
    for worried in ("discord.client", "discord.state"):
        logging.getLogger(worried).setLevel(logging.ERROR)
    for chatty in ("discord", "alembic"):
        logging.getLogger(chatty).setLevel(logging.WARNING)


def _written(*, as_json: bool) -> tuple[Renderer, list[structlog.typing.Processor]]:
    """The renderer of a log line, and the processors before it.

    Tracebacks are plain, because a traceback with variables would print hands and seeds.
    """
    if as_json:
        return structlog.processors.JSONRenderer(), [structlog.processors.format_exc_info]
    colours = sys.stderr.isatty()
    return structlog.dev.ConsoleRenderer(colors=colours, exception_formatter=printable_traceback), []


def on_one_line(_logger: object, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Keep an event on one line: text that people typed must not start a new line or send control codes to
    the terminal."""
    for key, value in event.items():
        if isinstance(value, str):
            event[key] = printable(value).replace("\n", "\\n")
    return event


def printable_traceback(out: TextIO, trouble: structlog.typing.ExcInfo) -> None:
    written = io.StringIO()
    structlog.dev.plain_traceback(written, trouble)
    out.write(printable(written.getvalue()))
