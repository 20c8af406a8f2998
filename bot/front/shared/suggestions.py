"""Suggestions during typing: any failure gives an empty list."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec, TypeAlias, TypeVar

import structlog
from discord import app_commands

from bot.front.shared.limits import TEXT, cut
from bot.harmless import plainly

log = structlog.get_logger()

MOST_SUGGESTIONS = 25
"""Discord's limit of suggestions."""

Asked = ParamSpec("Asked")
Value = TypeVar("Value", str, int)
Finder: TypeAlias = "Callable[Asked, Coroutine[Any, Any, list[app_commands.Choice[Value]]]]"


def offered(name: str, value: Value) -> app_commands.Choice[Value]:
    """One suggestion. Discord renders no Markdown in its name."""
    return app_commands.Choice(name=cut(plainly(name), TEXT), value=value)


def answered_anyway(find: Finder[Asked, Value]) -> Finder[Asked, Value]:
    """Return no suggestions if the search fails: an error cannot be shown during typing."""

    @wraps(find)
    async def found(*args: Asked.args, **kwargs: Asked.kwargs) -> list[app_commands.Choice[Value]]:
        try:
            return await find(*args, **kwargs)
        except Exception:
            log.exception("suggestions.failed")
            return []

    return found
