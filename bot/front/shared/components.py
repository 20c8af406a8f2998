"""The components of messages: buttons, selects, layout; and a message that is ready to be sent.

An identifier carries all that a press means: it is understood after any restart, and no message needs a
listener.
"""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, NamedTuple, TypeAlias, cast

import discord
from discord import ButtonStyle, ui

from bot.front.shared.action import BUTTON, SELECT, Identifier, marked
from bot.front.shared.host import Interaction
from bot.front.shared.limits import LABEL, TEXT, cut
from bot.front.shared.pictures import Print
from bot.harmless import plainly

MOST_CHOICES = 25
"""Discord's limit of options in one select."""
LINE, BESIDE = 67, 4
"""Characters of labels in one line on a desktop, and the characters a button takes beside its label."""
FIRST_ID, LAST_ID = 1000, 2**31 - 1
"""The range of component ids, above the small numbers that Discord gives to components without one."""

PATTERNS: Mapping[object, re.Pattern[str]] = {
    discord.ComponentType.button.value: BUTTON,
    discord.ComponentType.select.value: SELECT,
}

Item: TypeAlias = "ui.Item[Any]"


@dataclass(frozen=True, slots=True)
class Pickable:
    """One line of a select."""

    value: str
    label: str
    description: str = ""
    chosen: bool = False


class Press(ui.Button[Any]):
    """A button."""

    def __init__(
        self,
        identifier: Identifier,
        label: str = "",
        style: ButtonStyle = ButtonStyle.secondary,
        *,
        disabled: bool = False,
    ) -> None:
        super().__init__(
            label=cut(plainly(label), LABEL) or None,
            style=style,
            custom_id=identifier.custom_id(BUTTON),
            disabled=disabled,
        )


class Pick(ui.Select[Any]):
    """A select."""

    def __init__(
        self,
        identifier: Identifier,
        placeholder: str,
        choices: Sequence[Pickable],
        *,
        most: int = 1,
    ) -> None:
        custom_id = identifier.custom_id(SELECT)
        super().__init__(
            custom_id=custom_id,
            id=_component_id(custom_id),
            placeholder=cut(plainly(placeholder), 150),
            max_values=most,
            options=[
                discord.SelectOption(
                    label=cut(plainly(choice.label), TEXT),
                    value=choice.value,
                    description=cut(plainly(choice.description), TEXT) or None,
                    default=choice.chosen,
                )
                for choice in choices
            ],
        )


class Pressed(NamedTuple):
    """One of the bot's controls that was used, with the picked values."""

    kind: re.Pattern[str]
    identifier: Identifier
    values: tuple[str, ...]


def pressed(interaction: Interaction) -> Pressed | None:
    """The used button or select; ``None`` if the interaction is of another kind."""
    data = cast("dict[str, Any]", interaction.data or {})
    kind, values = PATTERNS.get(data.get("component_type")), data.get("values", [])
    match = kind and kind.fullmatch(str(data.get("custom_id")))
    if not kind or not match or not all(isinstance(value, str) for value in values):
        return None
    return Pressed(kind, Identifier.of(match), tuple(values))


def renew_selects(view: ui.LayoutView, number: int) -> None:
    """Give the selects of a message new identities, so that no client shows an earlier pick in them."""
    for item in view.walk_children():
        if isinstance(item, Pick):
            item.custom_id = marked(item.custom_id, number)
            item.id = _component_id(item.custom_id)


def _component_id(custom_id: str) -> int:
    """Clients may know a select by this number."""
    return FIRST_ID + zlib.crc32(custom_id.encode()) % (LAST_ID - FIRST_ID)


def row(*items: Press | Pick) -> ui.ActionRow[Any]:
    return ui.ActionRow(*cast("tuple[Item, ...]", items))


def rows(buttons: Sequence[Press]) -> list[Item]:
    """Buttons in rows of five."""
    return [row(*buttons[start : start + 5]) for start in range(0, len(buttons), 5)]


def packed(buttons: Sequence[Press]) -> list[Item]:
    """Buttons in rows that a desktop shows as one line each: five, or fewer with long labels."""
    found: list[list[Press]] = []
    for button in buttons:
        letters = sum(len(one.label or "") + BESIDE for one in found[-1]) if found else 0
        if not found or len(found[-1]) == 5 or letters + len(button.label or "") > LINE:
            found.append([])
        found[-1].append(button)
    return [row(*line) for line in found]


def section(text: str, press: Press) -> ui.Section[Any]:
    """A button with its explanation beside it."""
    return ui.Section(text, accessory=cast("Item", press))


def size(items: Collection[Item]) -> int:
    """The number of components, nested ones included."""
    nested = (item.walk_children() for item in items if isinstance(item, ui.ActionRow | ui.Section))
    return len(items) + sum(1 for children in nested for _ in children)


def picture(name: str, alt: str) -> ui.MediaGallery[Any]:
    """One picture of the message's files, with its alternative text."""
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media=f"attachment://{name}.webp", description=alt)
    return gallery


def pictures(shown: Mapping[str, str]) -> list[Item]:
    """Pictures side by side, each with its alternative text; nothing if there are none."""
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    for name, alt in shown.items():
        gallery.add_item(media=f"attachment://{name}.webp", description=alt)
    return [gallery] if shown else []


def layout(*items: Item) -> ui.LayoutView:
    """A message's components. The view has no listener: every press is handled by the client."""
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view


@dataclass(frozen=True, slots=True)
class Poster:
    """A message that is ready to be sent: its components, and the pictures they show, by the name under which
    the components refer to them."""

    view: ui.LayoutView
    pictures: Mapping[str, Print] = field(default_factory=dict[str, Print])

    def files(self) -> list[discord.File]:
        """Fresh files for one call; a file can be sent once."""
        return [picture.file(name) for name, picture in self.pictures.items()]

    def digest(self) -> bytes:
        """The same for posters that look the same."""
        made = blake2b(json.dumps(self.view.to_components()).encode(), digest_size=16)
        for name, picture in self.pictures.items():
            made.update(f"|{name}|{picture.alt}|".encode() + picture.data)
        return made.digest()
