"""The README names every command, and no other."""

from __future__ import annotations

import re

from discord import app_commands

from tests.front.town import Town
from tests.test_house import ROOT

SPELLED_OUT = ("table", "way")
"""Groups whose commands are all named. For other groups the group's name is enough."""


async def test_the_readme_names_every_command_and_no_other(town: Town):
    readme = (ROOT / "README.md").read_text("utf-8")
    rows = re.findall(r"^\| `/([a-z]+)(?: [a-z]+)?` \| (.+) \|$", readme, re.M)
    commands = {command.name: command for command in town.bot.tree.get_commands()}
    assert {name for name, _ in rows} == commands.keys()

    for name in SPELLED_OUT:
        group = commands[name]
        assert isinstance(group, app_commands.Group)
        told = dict(rows)[name]
        for command in group.commands:
            assert f"`/{name} {command.name}`" in readme or f"`{command.name}`" in told, (
                command.qualified_name
            )
