"""The Defender's AI in combat: the ronin to act, and their targets."""

from __future__ import annotations

from itertools import combinations_with_replacement
from random import Random
from typing import Final

from bot.engine import PASS, Facts
from bot.games.seven_ronin.advisor.outlook import AREA, WHO, Outlook
from bot.games.seven_ronin.ronin import HAYAI, MUSASHI, TAIKO, TASUKE, YOBU, YUMI
from bot.games.seven_ronin.view import VillageView

ALWAYS_GOOD: Final = (MUSASHI, TAIKO, YUMI)


def who_acts(village: VillageView, keys: list[str], _: Facts, __: Random) -> str:
    """First the ronin whose ability costs nothing; Yobu and Hayai only if they improve the result."""
    for ronin in ALWAYS_GOOD:
        if ronin in keys:
            return ronin
    outlook = Outlook(village)
    as_it_is = after_wounds(outlook)
    here = {tile.key: tile.place for tile in village.ronin}
    if YOBU in keys and best_drive(outlook, AREA[str(here[YOBU])], 2)[0] < as_it_is:
        return YOBU
    if HAYAI in keys and min(after_ride(outlook, goal) for goal in goals_for_hayai(outlook)) < as_it_is:
        return HAYAI
    return PASS.key


def after_wounds(outlook: Outlook) -> float:
    ahead = outlook.copy()
    ahead.settle()
    return ahead.worth()


# Yobu


def best_drive(outlook: Outlook, here: int, most: int, least: int = 1) -> tuple[float, tuple[int, ...]]:
    """The best way to send up to ``most`` ninja to the neighbours, with its worth."""
    beside = ((here - 1) % len(AREA), (here + 1) % len(AREA))
    ways = [
        way
        for number in range(least, min(most, outlook.ninja[here]) + 1)
        for way in combinations_with_replacement(beside, number)
    ]
    return min((after_drive(outlook, here, way), way) for way in ways)


def after_drive(outlook: Outlook, here: int, way: tuple[int, ...]) -> float:
    ahead = outlook.copy()
    for goal in way:
        ahead.ninja[here] -= 1
        ahead.ninja[goal] += 1
    ahead.settle()
    return ahead.worth()


def where_yobu_drives(village: VillageView, keys: list[str], facts: Facts, __: Random) -> str:
    may_stop = PASS.key in keys
    here = AREA[str(facts["area"])]
    _, way = best_drive(Outlook(village), here, 1 if may_stop else 2, 0 if may_stop else 1)
    return next((key for key in keys if way and key in AREA and AREA[key] == way[0]), PASS.key)


# Hayai


def goals_for_hayai(outlook: Outlook) -> list[int]:
    tasuke = WHO[TASUKE]
    company: list[list[int]] = [[]] if tasuke in outlook.silenced else [[], [tasuke]]
    return [area for area, ninja in enumerate(outlook.ninja) if ninja and outlook.guards[area] in company]


def after_ride(outlook: Outlook, goal: int) -> float:
    ahead = outlook.copy()
    hayai = WHO[HAYAI]
    for guards in ahead.guards:
        if hayai in guards:
            guards.remove(hayai)
    ahead.guards[goal].append(hayai)
    ahead.settle()
    return ahead.worth()


def where_hayai_rides(village: VillageView, keys: list[str], _: Facts, __: Random) -> str:
    outlook = Outlook(village)
    return min(keys, key=lambda key: after_ride(outlook, AREA[key]))


# Taiko and Tasuke


def whom_taiko_heals(village: VillageView, keys: list[str], _: Facts, __: Random) -> str:
    outlook = Outlook(village)

    def after_healing(key: str) -> float:
        ahead = outlook.copy()
        ahead.strength[WHO[key]] += 1
        ahead.settle()
        return ahead.worth()

    return min(keys, key=after_healing)


def divide_wounds(village: VillageView, keys: list[str], facts: Facts, _: Random) -> str:
    """The Defender keeps as many alive as he can, and as evenly hurt. The Attacker, when he divides, does the
    opposite."""
    strength = {tile.key: tile.endurance - tile.wounds for tile in village.ronin}
    partner, wounds = str(facts["partner"]), int(str(facts["ninja"]))

    def left(key: str) -> tuple[int, int]:
        share = int(key.partition(":")[2])
        tasuke, other = strength[TASUKE] - share, strength[partner] - wounds + share
        return (tasuke > 0) + (other > 0), min(tasuke, other)

    silenced = any(tile.silenced for tile in village.ronin if tile.key == TASUKE)
    return min(keys, key=left) if silenced else max(keys, key=left)


DEFENDERS_CHOICES: Final = {
    "ronin.next": who_acts,
    "hayai.goal": where_hayai_rides,
    "taiko.patient": whom_taiko_heals,
    "yobu.drive": where_yobu_drives,
    "wounds.divide": divide_wounds,
}
