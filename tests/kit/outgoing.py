"""Everything the bot sent during a test, read the way Discord would read it.

A test module (or a conftest) applies it to all its tests by importing the fixture::

    from tests.kit.outgoing import sound_bodies  # noqa: F401
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from simcord import Env
from simcord.backend.cdn import CdnStore
from simcord.types import HttpLogEntry

from tests.kit import limits
from tests.kit.openapi import description

PICTURE_LIMIT = 400 * 1024
"""Bytes: the limit of a picture, so that a board opens at once on a phone."""

FOLLOWUP = re.compile(r"/webhooks/\d+/[^/]+")


def complaints(requests: Iterable[HttpLogEntry]) -> list[str]:
    """The problems Discord would find in these requests, one line for each."""
    known = description()
    found: list[str] = []
    thinking: set[str] = set()
    for request in requests:
        wrong = limits.problems(request.method, request.path, request.json)
        wrong += known.problems(request.method.lower(), request.path, request.json)
        wrong += _first_edits(request, thinking)
        found += [f"{request.method} {request.path}: {each}" for each in wrong]
    return found


def _first_edits(request: HttpLogEntry, thinking: set[str]) -> Iterator[str]:
    """A deferred reply cannot become a Components V2 message by its first edit."""
    body: Any = request.json or {}
    callback = limits.CALLBACK.fullmatch(request.path)
    if callback and body.get("type") == limits.THINKING:
        thinking.add(callback["token"])
    elif request.method == "POST" and FOLLOWUP.fullmatch(request.path):
        # The first follow-up takes the place of the deferred reply, with flags of its own.
        thinking.discard(request.path.split("/")[3])
    elif request.method == "PATCH" and request.path.endswith("/messages/@original"):
        token = request.path.split("/")[3]
        if token in thinking and (body.get("flags") or 0) & limits.COMPONENTS_V2:
            yield "the first edit of a deferred reply cannot set the Components V2 flag"
        thinking.discard(token)


class Uploads(CdnStore):
    """A store for uploads that also records their sizes, because simcord accepts any size."""

    def __init__(self) -> None:
        super().__init__()
        self.sizes: dict[str, int] = {}

    def store_attachment(
        self, attachment_id: int, channel_id: int, filename: str, data: bytes, description: str | None
    ) -> dict[str, Any]:
        kept = super().store_attachment(attachment_id, channel_id, filename, data, description)
        self.sizes[kept["url"]] = len(data)
        return kept


def weighing_uploads(env: Env) -> Env:
    """Record the sizes of uploads from now on."""
    env.backend.cdn = Uploads()
    return env


def heavy_pictures(env: Env) -> list[str]:
    """Uploads over the limit."""
    assert isinstance(env.backend.cdn, Uploads)
    return [
        f"{url} has {size} bytes"
        for url, size in env.backend.cdn.sizes.items()
        if url.endswith((".webp", ".png")) and size > PICTURE_LIMIT
    ]


@pytest.fixture(autouse=True)
def sound_bodies(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """After the test: check that Discord would have accepted everything the bot sent."""
    started: list[Env] = []
    start = Env.start

    async def start_and_remember(env: Env) -> None:
        started.append(weighing_uploads(env))
        await start(env)

    monkeypatch.setattr(Env, "start", start_and_remember)
    yield
    found = [each for env in started for each in [*complaints(env.http_requests), *heavy_pictures(env)]]
    if found:
        pytest.fail("Discord would refuse:\n" + "\n".join(found), pytrace=False)
