"""A message as somebody reads it: its words, buttons, selects and pictures, always as they are now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from simcord import BackendError, Env, ResponseMessage

from tests.kit.limits import BUTTON, GALLERY, SELECT, TEXT, THUMBNAIL, walk

ANSWERING = {"answer", "try", "among"}
"""The actions of buttons and selects that answer a question."""


@dataclass(frozen=True)
class Shown:
    """A picture in a message: what it shows and what a screen reader says."""

    name: str
    alt: str
    data: bytes


@dataclass(frozen=True)
class Menu:
    """A select: its values by their labels, and what stands under each label."""

    custom_id: str
    placeholder: str
    options: Mapping[str, str]
    descriptions: Mapping[str, str]
    chosen: tuple[str, ...]
    least: int
    most: int


@dataclass(frozen=True)
class Screen:
    """One message. It is read anew each time, so it shows what an open client would show."""

    env: Env
    channel_id: int
    message_id: int

    @property
    def raw(self) -> ResponseMessage:
        return ResponseMessage(self.env, self.env.backend.get_message(self.channel_id, self.message_id))

    @property
    def there(self) -> bool:
        """True if nobody has deleted it."""
        try:
            return bool(self.raw.id)
        except BackendError:
            return False

    @property
    def private(self) -> bool:
        return self.raw.ephemeral

    @property
    def text(self) -> str:
        """Everything written in it, from top to bottom."""
        texts = [part["content"] for part in self._parts(TEXT)]
        return "\n".join([self.raw.content, *texts] if self.raw.content else texts)

    @property
    def buttons(self) -> dict[str, bool]:
        """Every button by its label, and whether it can be pressed."""
        return {part["label"]: not part.get("disabled") for part in self._parts(BUTTON)}

    @property
    def controls(self) -> list[str]:
        """The custom ids of all buttons."""
        return [part["custom_id"] for part in self._parts(BUTTON)]

    @property
    def answers(self) -> dict[str, str]:
        """The answers that need one press or pick: their keys by their labels.

        If several buttons have the same label beside a long name, the keys stand for the labels.
        """
        found: dict[str, str] = {}
        for part in self._parts(BUTTON):
            action, detail = part["custom_id"].split(":", 4)[3:]
            if action in ANSWERING and not part.get("disabled"):
                label, key = part["label"].removeprefix("✓ "), detail.partition("|")[2]
                found[key if label in found else label] = key
        for menu in self.menus:
            if menu.custom_id.split(":")[3] in ANSWERING:
                found |= menu.options
        return found

    @property
    def menus(self) -> list[Menu]:
        return [_menu(part) for part in self._parts(SELECT)]

    @property
    def pictures(self) -> list[Shown]:
        cdn = self.env.backend.cdn
        return [
            Shown(
                item["media"]["url"].rpartition("/")[2],
                item.get("description", ""),
                cdn.get(item["media"]["url"]) or b"",
            )
            for part in walk(self.raw.components)
            if part["type"] in (GALLERY, THUMBNAIL)
            for item in part.get("items", [part])
        ]

    @property
    def table(self) -> int:
        """The number of the table that its buttons belong to."""
        return int(self.custom_id(next(iter(self.buttons))).split(":")[1])

    def custom_id(self, label: str) -> str:
        """The custom id of a button."""
        return next(part["custom_id"] for part in self._parts(BUTTON) if part["label"] == label)

    def behind(self, key: str, *actions: str) -> str | None:
        """The custom id of the button for this key, of one of these actions if any are named."""
        ids = [part["custom_id"] for part in self._parts(BUTTON)]
        meant = [one for one in ids if one.endswith(f"|{key}")]
        return next((one for one in meant if not actions or one.split(":")[3] in actions), None)

    def menu_with(self, label: str) -> Menu | None:
        """The select that offers this."""
        return next((menu for menu in self.menus if label in menu.options), None)

    def _parts(self, kind: int) -> Iterator[Mapping[str, Any]]:
        return (part for part in walk(self.raw.components) if part["type"] == kind)


def _menu(part: Mapping[str, Any]) -> Menu:
    options = part["options"]
    return Menu(
        part["custom_id"],
        part.get("placeholder", ""),
        {option["label"]: option["value"] for option in options},
        {option["label"]: option.get("description") or "" for option in options},
        tuple(option["label"] for option in options if option.get("default")),
        part.get("min_values", 1),
        part.get("max_values", 1),
    )
