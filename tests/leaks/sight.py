"""Everything a person sees of a table, down to the bytes, for comparisons."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.front.shared.action import MARK
from tests.front.people import Person
from tests.front.screen import Screen, Shown
from tests.front.town import Town

MOMENT = re.compile(r"<t:\d+:")
"""A timestamp in Discord's format."""
Json: TypeAlias = "str | int | float | bool | Sequence[Json] | Mapping[str, Json] | None"


@dataclass(frozen=True)
class Sight:
    """One message: its text, every component with its ids, labels and order, every file."""

    written: str
    components: Json
    files: tuple[tuple[str, int, str | None, str | None], ...]
    """Name, size, kind and description of each attachment."""
    pictures: tuple[Shown, ...]


def sight(screen: Screen) -> Sight:
    raw = screen.raw
    files = tuple((file.filename, file.size, file.content_type, file.description) for file in raw.attachments)
    return Sight(raw.content, _without_addresses(raw.components), files, tuple(screen.pictures))


def _without_addresses(part: Json) -> Json:
    """Components without what differs between evenings: addresses of uploads, times, and the marks of
    selects, which come from the viewer's own presses."""
    if isinstance(part, Mapping):
        return {
            name: _name_of(value) if name == "media" else _without_addresses(value)
            for name, value in part.items()
            if not (name == "id" and MARK.match(str(part.get("custom_id"))))
        }
    if isinstance(part, Sequence) and not isinstance(part, str):
        return [_without_addresses(each) for each in part]
    return MARK.sub("", MOMENT.sub("<t:then:", part)) if isinstance(part, str) else part


def _name_of(media: Json) -> Json:
    assert isinstance(media, Mapping)
    return str(media["url"]).rpartition("/")[2]


async def all_seen(town: Town, viewer: Person) -> dict[str, Sight]:
    """Everything the table shows to a person who opens every page."""
    board = town.board
    seen = {"board": board, "hand": await viewer.press("Your hand", board)}
    for button in ("Watch", "Log", "Rules"):
        seen[button] = await viewer.press(button, board)
    for command in ("status", "hand", "log", "verify", "cancel"):
        seen[f"/table {command}"] = await viewer.type(f"table {command}")
    return {where: sight(screen) for where, screen in seen.items() if screen.there}
