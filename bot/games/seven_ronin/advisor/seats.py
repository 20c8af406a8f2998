"""The answers of the AI seats.

Plans are compared with the plans the other side might make and chosen at random by mixed strategies, so that
nobody can guess them. All other answers look one step ahead. An AI never puts back a ronin or an area it has
named.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, cast

from bot.engine import Form, Request, Several, View, offered_by
from bot.games.seven_ronin.advisor.conquest import way_to_five
from bot.games.seven_ronin.advisor.council import ATTACKER, DEFENDER, Council
from bot.games.seven_ronin.advisor.fight import DEFENDERS_CHOICES
from bot.games.seven_ronin.advisor.outlook import AREAS, NOWHERE, RONIN, Outlook
from bot.games.seven_ronin.advisor.raid import ATTACKERS_CHOICES, hurt_most
from bot.games.seven_ronin.naming import BACK
from bot.games.seven_ronin.view import VillageView
from bot.games.seven_ronin.village import MARKET

PLACES: Final = (*AREAS, MARKET)

CHOICES: Final = {**DEFENDERS_CHOICES, **ATTACKERS_CHOICES}


def advise(view: View, request: Request[object], random: Random) -> Sequence[str]:
    """The answer of the AI seat, from the view of its seat."""
    village = cast("VillageView", view)
    if isinstance(request, Form):
        return plan(village, request.prompt, random)
    keys = [option.key for option in offered_by(request) if option.key != BACK.key]
    if isinstance(request, Several):
        return hurt_most(Outlook(village), keys)[: request.least]
    certain = way_to_five(village, request.prompt, keys, request.facts)
    return [certain or CHOICES[request.prompt](village, keys, request.facts, random)]


def plan(village: VillageView, prompt: str, random: Random) -> list[str]:
    """A random plan of this side, by its mixed strategy."""
    if prompt == "plan.attack":
        attack = Council(Outlook(village), ATTACKER, random).attack()
        return [f"{place}={ninja}" for place, ninja in zip(PLACES, attack, strict=True) if ninja]
    defence = Council(Outlook(village), DEFENDER, random).defence()
    sent = zip(RONIN, defence, strict=True)
    return [f"{ronin}={PLACES[place]}" for ronin, place in sent if place != NOWHERE]
