"""Random plans a sensible leader might make: varied, but never foolish."""

from __future__ import annotations

from random import Random
from typing import Final

from bot.games.seven_ronin.advisor.outlook import AREAS, NOWHERE, ON_MARKET, RONIN, WHO, Outlook
from bot.games.seven_ronin.figures import FIGURES
from bot.games.seven_ronin.ronin import TAIKO, TASUKE, YUMI
from bot.games.seven_ronin.village import (
    FIELD_NORTH,
    FIELD_SOUTH,
    GRANARY,
    GRAVEYARD,
    INN,
    PATH,
    PEN,
    SHRINE,
    WATCHTOWER,
    WELL,
)

LURE: Final = {
    WATCHTOWER: 2.0,
    INN: 2.6,
    WELL: 2.2,
    GRANARY: 2.4,
    PEN: 2.2,
    FIELD_NORTH: 3.2,
    PATH: 3.0,
    GRAVEYARD: 2.0,
    SHRINE: 2.0,
    FIELD_SOUTH: 3.2,
}
"""The value of each area as a target, for both sides."""

_LIMITS: Final = tuple(FIGURES.limits.values())
_LURE: Final = tuple(LURE[key] for key in AREAS)
_TASUKE: Final = WHO[TASUKE]
_LIKES_QUIET: Final = frozenset((WHO[TAIKO], WHO[YUMI]))


def plausible_attack(outlook: Outlook, random: Random) -> list[int]:
    """Ninja by area, the Market last: some areas within the threat, with many ninja or with one."""
    threat = FIGURES.threat[outlook.round - 1]
    least = min(outlook.round, outlook.reserve)
    budget = max(least, min(outlook.reserve, round(budget_for(outlook) * random.uniform(0.6, 1.6))))
    attack = [0] * (ON_MARKET + 1)
    left, bonus = budget, outlook.market
    if left and outlook.round < FIGURES.rounds and random.random() < 0.5:
        attack[ON_MARKET] = 1
        left -= 1
    order = favourites(outlook, random)[: random.randint(min(threat, 2), threat)]
    generous = random.random()
    for area in order:
        sent = min(left, _LIMITS[area] if random.random() < generous else 1)
        attack[area] = sent
        left -= sent
    for area in order * 3:
        if sum(attack) >= max(least, budget if generous > 0.5 else least) or not left:
            break
        if attack[area] < _LIMITS[area] or bonus:
            bonus -= attack[area] >= _LIMITS[area]
            attack[area] += 1
            left -= 1
    return attack if sum(attack) >= least else send_the_least(outlook, attack, least)


def budget_for(outlook: Outlook) -> float:
    """The ninja to send today. Starvation and the growing minimum make saving pointless."""
    days = FIGURES.rounds - outlook.round + 1
    return max(outlook.round + 1.0, outlook.reserve / (0.75 * days + 0.25))


def favourites(outlook: Outlook, random: Random) -> list[int]:
    """All areas in random order; valuable areas and those not held yet tend to come first."""
    keys = [
        (random.random() ** (1 / (_LURE[area] * (0.5 if outlook.ninja[area] else 1.0))), area)
        for area in range(ON_MARKET)
    ]
    return [area for _, area in sorted(keys, reverse=True)]


def send_the_least(outlook: Outlook, attack: list[int], least: int) -> list[int]:
    """Add ninja, on new areas if need be, until the minimum is sent."""
    threat = FIGURES.threat[outlook.round - 1]
    for area in range(ON_MARKET):
        attacked = sum(ninja > 0 for ninja in attack[:ON_MARKET])
        if attack[area] or attacked < threat:
            attack[area] += max(0, min(_LIMITS[area] - attack[area], least - sum(attack)))
    return attack


def plausible_defence(outlook: Outlook, random: Random) -> list[int]:
    """A place for every ronin to be sent, ``NOWHERE`` for the others.

    Strong ronin go to areas in danger, weak ones to quiet areas or to the Market.
    """
    kept = {ronin for guards in outlook.guards for ronin in guards}
    sent = [ronin for ronin in range(len(RONIN)) if outlook.strength[ronin] and ronin not in kept]
    danger = dangers(outlook, random)
    free = [area for area in range(ON_MARKET) if not outlook.guards[area]]
    free.sort(key=lambda area: -danger[area])
    toughness = {ronin: toughness_of(outlook, ronin, random) for ronin in sent}
    sent.sort(key=lambda ronin: -toughness[ronin])
    defence = [NOWHERE] * len(RONIN)
    if outlook.market and len(sent) > 1 and random.random() < 0.12 + 0.16 * outlook.market:
        defence[sent.pop(random.choice((-1, -1, -2)))] = ON_MARKET
    if _TASUKE in sent and _TASUKE not in outlook.silenced and len(sent) > 2 and random.random() < 0.35:
        sent.remove(_TASUKE)
        defence[_TASUKE] = random.choice(free[: len(sent)])
    for ronin, area in zip(sent, free, strict=False):
        defence[ronin] = area
    return defence


def dangers(outlook: Outlook, random: Random) -> list[float]:
    """The random danger of each area today."""
    return [
        outlook.ninja[area] * random.uniform(0.3, 1.2)
        + _LIMITS[area] * random.uniform(0.0, 1.0)
        + _LURE[area] * random.uniform(0.0, 1.0)
        for area in range(ON_MARKET)
    ]


def toughness_of(outlook: Outlook, ronin: int, random: Random) -> float:
    quiet = 2.0 if ronin in _LIKES_QUIET else 0.0
    return outlook.strength[ronin] - quiet + random.uniform(-1.5, 1.5)


# Variations


def varied_attack(outlook: Outlook, attack: list[int], random: Random) -> list[int]:
    """The same plan with one or two ninja moved, held back or added; unchanged if that is illegal."""
    varied = attack.copy()
    for _ in range(random.randint(1, 2)):
        source = random.choice([NOWHERE, *[place for place, ninja in enumerate(varied) if ninja]])
        goal = random.randint(NOWHERE, ON_MARKET)
        if source != NOWHERE:
            varied[source] -= 1
        if goal != NOWHERE:
            varied[goal] += 1
    return varied if may_be_sent(outlook, varied) else attack


def may_be_sent(outlook: Outlook, attack: list[int]) -> bool:
    over = sum(max(0, attack[area] - _LIMITS[area]) for area in range(ON_MARKET))
    attacked = sum(ninja > 0 for ninja in attack[:ON_MARKET])
    return (
        min(outlook.round, outlook.reserve) <= sum(attack) <= outlook.reserve
        and attacked <= FIGURES.threat[outlook.round - 1]
        and attack[ON_MARKET] <= 1
        and over <= outlook.market
    )


def varied_defence(outlook: Outlook, defence: list[int], random: Random) -> list[int]:
    """The same plan with two ronin exchanged, or one sent elsewhere."""
    varied = defence.copy()
    sent = [ronin for ronin, place in enumerate(defence) if place != NOWHERE]
    if not sent:
        return varied
    ronin, other = random.choice(sent), random.choice(sent)
    if _TASUKE not in (ronin, other) and random.random() < 0.5:
        varied[ronin], varied[other] = varied[other], varied[ronin]
        return varied
    open_to_all = [place for place in range(ON_MARKET) if not outlook.guards[place] and place not in defence]
    if outlook.market and ON_MARKET not in defence:
        open_to_all.append(ON_MARKET)
    alone = defence.count(defence[ronin]) == 1
    if ronin == _TASUKE and _TASUKE not in outlook.silenced and alone:
        open_to_all += [defence[one] for one in sent if one != _TASUKE and defence[one] != ON_MARKET]
    varied[ronin] = random.choice(open_to_all)
    return varied
