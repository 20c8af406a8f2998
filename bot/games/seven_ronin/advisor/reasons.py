"""The reasons for suggested answers at 7 Ronin: what can be seen of a plan before it is revealed.

Options explain themselves; a plan and a number do not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from bot.engine import NO_FACTS, PASS, Form, Option, Reason, Request, View, options_of
from bot.games.seven_ronin.advisor.outlook import AREA, AREAS, NOWHERE, ON_MARKET, RONIN, Outlook
from bot.games.seven_ronin.figures import FIGURES
from bot.games.seven_ronin.naming import BACK
from bot.games.seven_ronin.view import VillageView
from bot.games.seven_ronin.village import MARKET

PLACES: Final[Mapping[str, int]] = {**AREA, MARKET: ON_MARKET}


def reason(view: View, request: Request[object], keys: Sequence[str]) -> Reason | None:
    """The reason for this answer; ``None`` if its option explains it."""
    village = cast(VillageView, view)
    match request.prompt:
        case "plan.attack":
            return _attack(village, cast("Form[Any]", request).read_fields(keys).counts)
        case "plan.defend":
            return _defence(village, cast("Form[Any]", request).read_fields(keys).choices)
        case "yobu.drive" if [*keys] == [PASS.key]:
            return Reason("stay")
        case "path.target" if keys[0] != BACK.key:
            goal = next(one for one in options_of(request) if one.key == keys[0])
            return Reason("path-target", goal.facts if isinstance(goal, Option) else NO_FACTS)
        case "path.number" if keys[0] != BACK.key:
            return _path(village, str(request.facts["area"]), _count(keys))
        case "granary.number" if keys[0] != BACK.key:
            facts = {"after": village.reserve + _count(keys), "pool": village.pool - _count(keys)}
            return Reason("granary-number", facts)
        case _:
            return None


def _count(keys: Sequence[str]) -> int:
    """The number in the key of an option."""
    return int(keys[0].rpartition(":")[2])


def _path(village: VillageView, goal: str, ninja: int) -> Reason:
    """The ronin and ninja at the end of the Path, and the reserve that is left."""
    area = next(one for one in village.areas if one.key == goal)
    facts = {"left": village.reserve - ninja, "guards": area.ronin, "guarded": len(area.ronin)}
    return Reason("path-number", {**facts, "there": area.ninja + ninja})


def _attack(village: VillageView, sent: Mapping[str, int]) -> Reason:
    """The areas that the Attacker would hold if nobody stood in the way."""
    ninja = [sent.get(place, 0) for place in (*AREAS, MARKET)]
    ahead = Outlook(village).after_reveal(ninja, [NOWHERE] * len(RONIN))
    facts = {"reach": ahead.held(), "wins": FIGURES.winning_areas, "left": ahead.reserve}
    return Reason("plan-attack", facts)


def _defence(village: VillageView, places: Mapping[str, str]) -> Reason:
    """The areas that the Attacker could hold by going only where nobody stands, without the Path."""
    going = [PLACES[places[ronin]] if ronin in places else NOWHERE for ronin in RONIN]
    ahead = Outlook(village).after_reveal([0] * (ON_MARKET + 1), going)
    faced = tuple([area for area in AREAS if ahead.ninja[AREA[area]] and ahead.guards[AREA[area]]])
    for _ in range(min(village.threat, village.reserve)):
        open_areas = [area for area in range(ON_MARKET) if not ahead.ninja[area] and not ahead.guards[area]]
        if not open_areas:
            break
        ahead.ninja[max(open_areas, key=ahead.held)] = 1
    facts = {"worst": ahead.held(), "wins": FIGURES.winning_areas, "faced": faced, "count": len(faced)}
    return Reason("plan-defend", facts)
