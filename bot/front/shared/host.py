"""The interface of the client for the rest of the front, and the type of interactions.

discord.py hands the client on with every interaction. Only what is declared here may be used of it. Services
for a few handlers are passed to those when the client is built (``bot.front.app``).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TypeAlias

import discord

from bot.config import Settings
from bot.engine import GameRules
from bot.front.shared.channels import Places
from bot.front.shared.pictures import Studio
from bot.tables.house import House


class Host(discord.Client, ABC):
    """A client that hosts tables."""

    settings: Settings
    games: Mapping[str, GameRules]
    places: Places
    studio: Studio
    own_threads: bool
    """Tables may have a thread of their own; a local table has one channel only."""
    everybody_reads: str | None
    """The only language of a local table, whose members have no Discord client with a locale."""

    dates_itself: bool
    """Messages and interactions get their numbers and dates on this machine, as at a local table."""

    @property
    @abstractmethod
    def house(self) -> House:
        """All tables. Raises ``RuntimeError`` before the client has started."""


Interaction: TypeAlias = "discord.Interaction[Host]"
"""A press, a pick or a command."""
