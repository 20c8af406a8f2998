"""Two plans for the first day of 7 Ronin for each seat, as different as possible."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.engine import Seat
from bot.games.seven_ronin.state import ATTACKER, DEFENDER
from bot.tables.seating import Person as Sitter
from bot.tables.table import Table

ONE_SPY: Final[Mapping[str, str]] = {"area:well": "1"}
GREAT_HOST: Final[Mapping[str, str]] = {
    "area:field_north": "3",
    "area:field_south": "2",
    "area:graveyard": "2",
    "area:market": "1",
}
SCATTERED: Final[Mapping[str, str]] = {
    "ronin:hayai": "area:watchtower",
    "ronin:kabe": "area:inn",
    "ronin:musashi": "area:well",
    "ronin:taiko": "area:granary",
    "ronin:tasuke": "area:pen",
    "ronin:yobu": "area:field_north",
    "ronin:yumi": "area:path",
}
GATHERED: Final[Mapping[str, str]] = {**SCATTERED, "ronin:tasuke": "area:shrine", "ronin:kabe": "area:shrine"}

PLANS: Final[Mapping[Seat, tuple[Mapping[str, str], Mapping[str, str]]]] = {
    ATTACKER: (ONE_SPY, GREAT_HOST),
    DEFENDER: (SCATTERED, GATHERED),
}


async def draft(table: Table, seat: Seat, plan: Mapping[str, str]) -> None:
    """The seat's player fills in this plan and nothing else."""
    sitter = table.sitter(seat)
    assert sitter.user_id is not None
    leader = Sitter(sitter.user_id, sitter.name)
    await table.drafts.clear(leader, seat, table.position)
    await table.drafts.edit(leader, seat, table.position, plan)
