"""Presses at the local table: each applies to the control that its member saw.

simcord's page refuses a press after its window was refreshed, and while another member's press is being
answered. Discord's client does neither: here presses wait for each other, and each is for the control that
was seen, at its present place.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, cast

from simcord.preview import Preview

from bot.front.shared.action import BUTTON, SELECT
from bot.local.commands import as_typed
from bot.waits import Lock

PRESSES: Final = ("click", "select")


class Presses:
    """The presses of all windows, one after another."""

    def __init__(self, preview: Preview) -> None:
        self._preview = preview
        self._one_at_a_time = Lock("another press")
        self._answer = preview._action  # pyright: ignore[reportPrivateUsage]
        vars(preview)["_action"] = self._act

    async def _act(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._one_at_a_time:
            page = self._preview._pages.get(context_id or "")  # pyright: ignore[reportPrivateUsage]
            if page is not None and "published_revision" in body:
                if body.get("kind") in PRESSES:
                    # Also without a refresh: the bot may have edited a message that the window still shows.
                    self._preview._publish(page, reason="refresh")  # pyright: ignore[reportPrivateUsage]
                body = as_typed(body, page.command_catalog.get("entries", []))
                body = as_meant(body, page.revision, page.snapshot)
            return await self._answer(context_id, body)


def as_meant(body: Mapping[str, Any], revision: int, snapshot: Mapping[str, Any]) -> Mapping[str, Any]:
    """The request for the page as it is now. A press on a control that is gone stays one on an old page."""
    if body.get("kind") not in PRESSES:
        return {**body, "published_revision": revision}
    message = snapshot.get("messages", {}).get(str(body.get("target_id")), {})
    there = dict(controls(message))
    pressed = str(body.get("pressed"))
    key = there.get(pressed)
    if key is None and not message.get("ephemeral"):
        key = {without_its_question(one): key for one, key in there.items()}.get(
            without_its_question(pressed)
        )
    return body if key is None else {**body, "published_revision": revision, "control_key": key}


def controls(part: object) -> Iterator[tuple[str, str]]:
    """The custom ids of all controls in a message, with their keys on the page."""
    if isinstance(part, dict):
        of = cast("dict[str, object]", part)
        if of.get("custom_id") and of.get("control_key"):
            yield str(of["custom_id"]), str(of["control_key"])
        part = list(of.values())
    if isinstance(part, list):
        for one in cast("list[object]", part):
            yield from controls(one)


def without_its_question(custom_id: str) -> str:
    """The meaning of a button on a table's own message without its question: it is the same at every
    question."""
    match = BUTTON.fullmatch(custom_id) or SELECT.fullmatch(custom_id)
    return ":".join(match.group("table", "action", "detail")) if match else custom_id
