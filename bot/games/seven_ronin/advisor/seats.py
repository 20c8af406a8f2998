"""The answers of the AI seats.

Plans are compared with the plans the other side might make and chosen at random by mixed strategies, so that
nobody can guess them. All other answers look one step ahead. An AI never puts back a ronin or an area it has
named.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, cast

from bot.engine import Form, Keyed, Option, Request, Several, View, offered_by, options_of
from bot.games.seven_ronin.advisor.conquest import way_to_five
from bot.games.seven_ronin.advisor.council import ADEPT, MASTER, NOVICE, Council, Efforts
from bot.games.seven_ronin.advisor.fight import DEFENDERS_CHOICES
from bot.games.seven_ronin.advisor.outlook import AREAS, NOWHERE, RONIN, Outlook
from bot.games.seven_ronin.advisor.raid import ATTACKERS_CHOICES, hurt_most
from bot.games.seven_ronin.naming import BACK
from bot.games.seven_ronin.view import VillageView
from bot.games.seven_ronin.village import MARKET

PLACES: Final = (*AREAS, MARKET)

CHOICES: Final = {**DEFENDERS_CHOICES, **ATTACKERS_CHOICES}


def advise(view: View, request: Request[object], random: Random) -> Sequence[str]:
    """The answer of an adept, from the view of its seat."""
    return answer(view, request, random, ADEPT)


def novice(view: View, request: Request[object], random: Random) -> Sequence[str]:
    """The answer of a novice, who does not compare plans. He never rides to his death if he can choose."""
    if request.prompt == "hayai.goal":
        alive = [one.key for one in options_of(request) if one.key != BACK.key and not falls(one)]
        return [random.choice(alive) if alive else options_of(request)[-1].key]
    return answer(view, request, random, NOVICE)


def falls(option: Keyed) -> bool:
    """True if the option says that the ronin would fall."""
    return isinstance(option, Option) and bool(option.facts.get("falls"))


def master(view: View, request: Request[object], random: Random) -> Sequence[str]:
    """The answer of a master, who compares more plans, and looks longer for the best responses."""
    return answer(view, request, random, MASTER)


def answer(view: View, request: Request[object], random: Random, efforts: Efforts) -> Sequence[str]:
    """The answer to any question, with this search effort."""
    village = cast("VillageView", view)
    if isinstance(request, Form):
        return plan(village, request.prompt, random, efforts)
    keys = [option.key for option in offered_by(request) if option.key != BACK.key]
    if isinstance(request, Several):
        return hurt_most(Outlook(village), keys)[: request.least]
    certain = way_to_five(village, request.prompt, keys, request.facts)
    return [certain or CHOICES[request.prompt](village, keys, request.facts, random)]


def plan(village: VillageView, prompt: str, random: Random, efforts: Efforts) -> list[str]:
    """A random plan of this side, by its mixed strategy."""
    if prompt == "plan.attack":
        attack = Council(Outlook(village), efforts.attack, random).attack()
        return [f"{place}={ninja}" for place, ninja in zip(PLACES, attack, strict=True) if ninja]
    defence = Council(Outlook(village), efforts.defence, random).defence()
    sent = zip(RONIN, defence, strict=True)
    return [f"{ronin}={PLACES[place]}" for ronin, place in sent if place != NOWHERE]
