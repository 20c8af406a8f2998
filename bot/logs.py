"""Logs: one line an event, for a person or as JSON. Seeds, hands and answers are never logged."""

from __future__ import annotations

import logging
import sys

import structlog

from bot.config import Settings


def set_up_logs(settings: Settings) -> None:
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    # Plain tracebacks: those that print variables would print hands and seeds.
    as_json = settings.log_format == "json"
    renderer = (
        structlog.processors.JSONRenderer()
        if as_json
        else structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
    )
    finish = [structlog.processors.format_exc_info] if as_json else []
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
    # One misses libraries for voice, which nobody here wants, the other the intents of a client that simcord
    # makes only to look at.
    for worried in ("discord.client", "discord.state"):
        logging.getLogger(worried).setLevel(logging.ERROR)
    for chatty in ("discord", "alembic"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
