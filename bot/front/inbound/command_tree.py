"""The slash commands, with a check of option types. A tampered client may send other types; they are refused
before a command reads them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeAlias, cast

import discord
from discord import AppCommandOptionType, app_commands

from bot.engine import Problem, Refusal
from bot.front.inbound.refusals import refuse
from bot.front.shared.host import Host, Interaction
from bot.front.shared.languages import words_for

Option: TypeAlias = Mapping[str, Any]
PATHS: Final = (AppCommandOptionType.subcommand.value, AppCommandOptionType.subcommand_group.value)
KINDS: Final[Mapping[int, tuple[type, ...]]] = {
    AppCommandOptionType.string.value: (str,),
    AppCommandOptionType.integer.value: (int,),
    AppCommandOptionType.boolean.value: (bool,),
    AppCommandOptionType.number.value: (int, float),
}
"""The Python types of option kinds. Members, channels and roles arrive as text with a number."""


class CommandTree(app_commands.CommandTree[Host]):
    """Slash commands whose options have the declared types."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        command = interaction.command
        asked = (
            {one.display_name: one.type.value for one in command.parameters}
            if isinstance(command, app_commands.Command)
            else {}
        )
        data = cast("Option", interaction.data or {})
        if all(_fits(option, asked) for option in _typed(data)):
            return True
        if interaction.type is discord.InteractionType.autocomplete:
            await interaction.response.autocomplete([])
        else:
            await refuse(interaction, Refusal(Problem("odd-value")), words_for(interaction))
        return False


def _typed(data: Option) -> Iterator[Option]:
    """The options of the command and its subcommands. An option that is still being typed may have any
    value."""
    for option in cast("list[Option]", data.get("options") or []):
        if option.get("type") in PATHS:
            yield from _typed(option)
        elif not option.get("focused"):
            yield option


def _fits(option: Option, asked: Mapping[str, int]) -> bool:
    kind, value = option.get("type"), option.get("value")
    if kind != asked.get(str(option.get("name")), kind):
        return False
    kinds = KINDS.get(cast("int", kind))
    return str(value).isdecimal() if kinds is None else type(value) in kinds
