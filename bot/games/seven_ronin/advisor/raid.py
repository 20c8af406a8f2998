"""The Attacker's AI in combat: the area to act and its target, when five areas are out of reach.

The named area already counts as used in the view when its target is asked.
"""

from __future__ import annotations

from random import Random
from typing import Final

from bot.engine import PASS, Facts
from bot.games.seven_ronin.advisor.outlook import AREA, WHO, Outlook
from bot.games.seven_ronin.figures import FIGURES
from bot.games.seven_ronin.ronin import HAYAI, KABE, MUSASHI, TAIKO, TASUKE, YOBU, YUMI
from bot.games.seven_ronin.view import VillageView
from bot.games.seven_ronin.village import (
    GRANARY,
    GRAVEYARD,
    INN,
    PATH,
    PEN,
    SHRINE,
    WATCHTOWER,
    WELL,
)

FREE_GAINS: Final = (WELL, WATCHTOWER, GRANARY, PEN, SHRINE)
"""Areas that cost nothing and always help, the best first."""

SKILL: Final = {HAYAI: 3.0, KABE: 1.0, MUSASHI: 2.6, TAIKO: 2.2, TASUKE: 1.6, YOBU: 2.2, YUMI: 2.0}
"""The hindrance of each ronin's ability to the Attacker."""


A_CROWD: Final = 3
"""More ninja than this on an area are not needed to hold it."""


def which_area_acts(village: VillageView, keys: list[str], _: Facts, __: Random) -> str:
    """First the areas that cost nothing, then Path and Inn if they gain something."""
    for area in FREE_GAINS:
        if area in keys:
            return area
    if PATH in keys and best_path(when_named(village, PATH))[0] > 0:
        return PATH
    occupied = [area.key for area in village.areas if area.occupied]
    if INN in keys and what_to_copy(when_named(village, INN), occupied):
        return INN
    if GRAVEYARD in keys and crowds(village):
        return GRAVEYARD
    return PASS.key


def when_named(village: VillageView, area: str) -> Outlook:
    """The village after the Path or the Inn has been named: its own use is then gone."""
    outlook = Outlook(village)
    if area == PATH:
        outlook.path_open = False
    else:
        outlook.inn_open = outlook.inn_may_count = False
    return outlook


# Path


def best_path(outlook: Outlook) -> tuple[float, int, int]:
    """The gain of the best use of the Path, its target, and its number of ninja."""
    unused = after_path(outlook, 0, 0)
    ways = [
        (after_path(outlook, area, ninja) - unused, area, ninja)
        for area in range(len(AREA))
        for ninja in range(1, min(2, outlook.reserve) + 1)
    ]
    return max(ways)


def after_path(outlook: Outlook, area: int, ninja: int) -> float:
    """The chance to win after these ninja have taken the Path, or the Inn's copy of it."""
    ahead = outlook.copy()
    ahead.reserve -= ninja
    ahead.ninja[area] += ninja
    ahead.clash(area)
    return ahead.worth()


def where_the_path_leads(village: VillageView, keys: list[str], _: Facts, __: Random) -> str:
    area = best_path(Outlook(village))[1]
    return next(key for key in keys if AREA[key] == area)


def how_many_take_the_path(village: VillageView, keys: list[str], facts: Facts, _: Random) -> str:
    outlook, area = Outlook(village), AREA[str(facts["area"])]
    return max(keys, key=lambda key: after_path(outlook, area, int(key.partition(":")[2])))


# Inn


def what_to_copy(outlook: Outlook, occupied: list[str]) -> str | None:
    """The Path if it gains something; else an area that costs nothing."""
    if PATH in occupied and outlook.reserve and best_path(outlook)[0] > 0:
        return PATH
    return next((area for area in FREE_GAINS if area in occupied), None)


def what_the_inn_copies(village: VillageView, keys: list[str], _: Facts, __: Random) -> str:
    return what_to_copy(Outlook(village), keys) or keys[0]


# Ronin


def hurt_most(outlook: Outlook, keys: list[str]) -> list[str]:
    """These ronin, the weakest first; among equals the one with the strongest ability."""
    return sorted(keys, key=lambda key: (outlook.strength[WHO[key]], -SKILL[key]))


def whom_to_wound(village: VillageView, keys: list[str], _: Facts, __: Random) -> str:
    return hurt_most(Outlook(village), keys)[0]


def whom_to_keep(village: VillageView, keys: list[str], _: Facts, random: Random) -> str:
    """Usually the ronin with the most strength left."""
    tiles = {tile.key: tile for tile in village.ronin}
    return max(keys, key=lambda key: tiles[key].endurance - tiles[key].wounds + random.random())


def whom_to_silence(_: VillageView, keys: list[str], __: Facts, random: Random) -> str:
    return max(keys, key=lambda key: SKILL[key] + 2 * random.random())


# Graveyard


def crowds(village: VillageView) -> list[str]:
    """Areas with more ninja than are needed to hold them, the fullest first; none on the last day."""
    if village.round == FIGURES.rounds:
        return []
    full = [area for area in village.areas if area.occupied and area.ninja > A_CROWD]
    return [area.key for area in sorted(full, key=lambda area: area.ninja, reverse=True)]


def from_where_to_withdraw(village: VillageView, keys: list[str], _: Facts, __: Random) -> str:
    full = crowds(village)
    if full:
        return full[0]
    if PASS.key in keys:
        return PASS.key
    ninja = {area.key: area.ninja for area in village.areas}
    return max(keys, key=lambda key: ninja[key])


# Granary


def how_many_are_fed(_: VillageView, keys: list[str], __: Facts, ___: Random) -> str:
    return keys[-1]


ATTACKERS_CHOICES: Final = {
    "areas.next": which_area_acts,
    "watchtower.targets": whom_to_wound,
    "granary.number": how_many_are_fed,
    "well.target": whom_to_wound,
    "inn.copy": what_the_inn_copies,
    "pen.target": whom_to_keep,
    "shrine.target": whom_to_silence,
    "graveyard.withdraw": from_where_to_withdraw,
    "path.target": where_the_path_leads,
    "path.number": how_many_take_the_path,
}
