"""The refusal to open another table when a limit is reached: it names tables and advice."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

from discord.utils import format_dt

from bot.engine import Problem, Refusal
from bot.front.inbound.access import live_glances
from bot.front.shared.host import Interaction
from bot.front.shared.languages import words_for
from bot.store import Glance, NoRoom
from bot.store.limits import OPENED_MINUTES

MOST_NAMED: Final = 5
"""The largest number of links in the refusal, to keep it one short sentence."""


@asynccontextmanager
async def room_explained(interaction: Interaction) -> AsyncGenerator[None]:
    """Turn ``NoRoom`` into a ``Refusal`` with advice."""
    try:
        yield
    except NoRoom as full:
        raise await _refusal(interaction, full) from None


async def _refusal(interaction: Interaction, full: NoRoom) -> Refusal:
    """The refusal names the time to try again; or the visitor's own tables first, then others that the
    visitor may look at."""
    if full.again_at is not None:
        again = {"most": full.most, "minutes": OPENED_MINUTES, "when": format_dt(full.again_at, "R")}
        return Refusal(Problem(f"too-many-{full.limit}", again))
    visitor, named = interaction.user.id, [one for one in await live_glances(interaction) if one.live]
    what, _, scope = full.limit.partition("-")
    if what == "lobbies":
        named = [one for one in named if one.status == "lobby"]
    if scope == "member":
        named = [one for one in named if one.starter_id == visitor]
    if scope == "channel":
        named = [one for one in named if one.channel_id == full.channel_id]
    named.sort(key=lambda one: (one.starter_id != visitor, not one.sits))
    links = tuple(_link(interaction, one) for one in named[:MOST_NAMED])
    facts = {"most": full.most, "tables": links, "named": len(links), "more": len(named) - len(links)}
    return Refusal(Problem(f"too-many-{full.limit}", facts))


def _link(interaction: Interaction, table: Glance) -> str:
    said = words_for(interaction, table.game, table.language)
    if table.message_id is None:
        return said.say("games-table", table=table.id)
    place = interaction.client.places.channel(table.thread_id or table.channel_id, table.guild_id)
    link = place.get_partial_message(table.message_id).jump_url
    return said.say("games-table-link", table=table.id, link=link)
