"""The client as every other module of the front knows it, and the type of what Discord sends.

discord.py hands the client on with every interaction. What is declared here is all that may be used of it;
what only some handlers need is handed to those when the client is put together (``bot.front.app``).
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
    """Whether tables may have a thread of their own; a local table has one channel only."""
    everybody_reads: str | None
    """The one language of a local table, whose members have no Discord of their own to say theirs."""

    dates_itself: bool
    """Whether messages and presses get their numbers and dates on this machine, as at a local table."""

    @property
    @abstractmethod
    def house(self) -> House:
        """All tables. Raises ``RuntimeError`` before the client has started."""


Interaction: TypeAlias = "discord.Interaction[Host]"
"""A press, a pick or a command, as it arrives."""
