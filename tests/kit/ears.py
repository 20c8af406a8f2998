"""Every text that Discord shows, with its reader: one person, or everybody."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from simcord.backend import Backend
from simcord.http import router
from simcord.types import HttpLogEntry

from tests.kit.limits import walk

THINKING, DEFERRED = 5, 6
"""Callbacks that show nothing yet."""


def tells(request: HttpLogEntry) -> bool:
    """True if people read something in this request."""
    body = request.json
    if request.method not in ("POST", "PATCH") or not isinstance(body, dict):
        return False
    return not (request.path.endswith("/callback") and body["type"] in (THINKING, DEFERRED))


def reader_of(backend: Backend, request: HttpLogEntry) -> int | None:
    """The only person who reads this, or ``None`` for everybody. Call it as soon as the request is
    handled."""
    token = next((part for part in request.path.split("/") if part in backend.interaction_tokens), None)
    if token is None:
        return None
    asked = backend.interactions[backend.interaction_tokens[token]]
    number, edited = asked.message_id, request.path.rpartition("/")[2]
    if edited.isdecimal():
        number = int(edited)
    elif edited == token and asked.followup_ids:
        number = asked.followup_ids[-1]
    message = backend.messages.get(asked.channel_id, {}).get(number or 0)
    return asked.user_id if message is None or message.is_ephemeral else None


@dataclass(frozen=True)
class Heard:
    """A text, its kind, and its reader."""

    reader: int | None
    what: str
    text: str


@dataclass
class Ears:
    """Records every text that is sent."""

    heard: list[Heard] = field(default_factory=list[Heard])

    @contextmanager
    def open(self) -> Iterator[None]:
        dispatch = router.dispatch

        def dispatched(backend: Backend, method: str, path: str, **rest: Any) -> Any:
            answer = dispatch(backend, method, path, **rest)
            request = backend.http_requests[-1]
            if tells(request):
                reader = self._letter_to(backend, path) or reader_of(backend, request)
                self.heard += [Heard(reader, what, text) for what, text in texts(request.json)]
            return answer

        router.dispatch = dispatched
        try:
            yield
        finally:
            router.dispatch = dispatch

    @staticmethod
    def _letter_to(backend: Backend, path: str) -> int | None:
        """The user whose private channel this path is, or ``None``."""
        number = next((int(part) for part in path.split("/") if part.isdecimal()), 0)
        channel = backend.channels.get(number)
        return next(iter(channel.recipient_ids), None) if channel is not None else None


def texts(body: Any) -> Iterator[tuple[str, str]]:
    """Every text in the body of a request that people read, with its kind."""
    said: Mapping[str, Any] = body.get("data") or body
    for name in ("content", "name", "title"):
        if said.get(name):
            yield name, said[name]
    for choice in said.get("choices") or ():
        yield "choice", choice["name"]
    for file in said.get("attachments") or ():
        yield "alt", file.get("description") or ""
    for component in walk(said.get("components")):
        for name in ("content", "label", "placeholder", "description"):
            if component.get(name):
                yield name, component[name]
        for option in component.get("options") or ():
            yield "option", option["label"]
            yield "option", option.get("description") or ""
        for item in component.get("items") or ():
            yield "alt", item.get("description") or ""
