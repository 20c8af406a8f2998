"""A message ready to be sent: its components and the pictures they show."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import blake2b

import discord
from discord import ui

from bot.front.shared.pictures import Print


@dataclass(frozen=True, slots=True)
class Poster:
    """Pictures by the name under which the components refer to them."""

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
