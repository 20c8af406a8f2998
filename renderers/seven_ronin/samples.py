"""Made-up moments of a game, for artists and tests: every piece in every state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.engine.step import Step
from bot.games.seven_ronin.figures import FIGURES
from bot.games.seven_ronin.view import AreaView, RoninView, VillageView
from renderers.seven_ronin.places import MARKET


def village(
    *,
    round: int = 5,
    phase: str = "combat",
    ninja: Mapping[str, int] | None = None,
    places: Mapping[str, str] | None = None,
    wounds: Mapping[str, int] | None = None,
    market: int = 0,
    reserve: int = 23,
    pool: int = 6,
    **changed: object,
) -> VillageView:
    """A village: ninja by area, ronin by place, wounds by ronin. A ronin with as many wounds as
    endurance has fallen."""
    ninja, places, wounds = ninja or {}, places or {}, wounds or {}
    areas = tuple(
        AreaView(
            key,
            limit,
            ninja.get(key, 0),
            tuple(one for one in FIGURES.endurance if places.get(one) == key),
            bool(ninja.get(key)) and key not in places.values(),
            used=False,
        )
        for key, limit in FIGURES.limits.items()
    )
    seven = tuple(
        RoninView(
            key,
            endurance,
            wounds.get(key, 0),
            places.get(key),
            fallen=wounds.get(key, 0) >= endurance,
            silenced=False,
            silenced_next=False,
            kept=False,
            used=False,
        )
        for key, endurance in FIGURES.endurance.items()
    )
    guard = next((key for key, place in places.items() if place == "area:market"), None)
    view = VillageView(
        round=round,
        phase=phase,
        threats=FIGURES.threat,
        areas=areas,
        market_ninja=market,
        market_ronin=guard,
        ronin=seven,
        reserve=reserve,
        pool=pool,
        occupied=sum(area.occupied for area in areas),
        inn_copies=None,
        records=(),
        winner=None,
    )
    return replace(view, **changed)


REVEAL = village(
    ninja={
        "area:granary": 4,
        "area:pen": 2,
        "area:field_north": 2,
        "area:graveyard": 1,
        "area:watchtower": 1,
        "area:inn": 1,
    },
    places={
        "ronin:hayai": "area:well",
        "ronin:kabe": "area:pen",
        "ronin:tasuke": "area:pen",
        "ronin:musashi": "area:field_north",
        "ronin:yobu": "area:graveyard",
        "ronin:yumi": "area:shrine",
        "ronin:taiko": "area:field_south",
    },
    wounds={"ronin:kabe": 4, "ronin:musashi": 1, "ronin:taiko": 1, "ronin:tasuke": 1, "ronin:yobu": 2},
    market=1,
)
"""The village just after a reveal in round 5."""


MOMENTS: Final[Mapping[str, Step]] = {
    "round": Step("round", {"round": 5, "threat": 7}),
    "reveal": Step(
        "reveal",
        {
            "sent": 7,
            "arrivals": (
                ("area:granary", 2),
                ("area:pen", 1),
                ("area:field_north", 2),
                ("area:graveyard", 1),
                (MARKET, 1),
            ),
            "ronin": (("ronin:hayai", "area:well"), ("ronin:kabe", "area:pen")),
        },
    ),
    "market": Step("market", {"ronin": "ronin:hayai", "ninja": 2}),
    "hayai": Step("hayai", {"ronin": "ronin:hayai", "source": "area:well", "target": "area:path"}),
    "musashi": Step(
        "musashi", {"ronin": "ronin:musashi", "area": "area:field_north", "before": 3, "after": 2}
    ),
    "taiko": Step("taiko", {"ronin": "ronin:taiko", "target": "ronin:kabe", "before": 5, "after": 4}),
    "yobu": Step(
        "yobu",
        {
            "ronin": "ronin:yobu",
            "area": "area:graveyard",
            "moves": (("area:path", 1), ("area:shrine", 1)),
            "before": 3,
            "after": 1,
        },
    ),
    "yumi": Step("yumi", {"ronin": "ronin:yumi", "before": 24, "after": 23}),
    "wounds one": Step(
        "wounds",
        {
            "area": "area:field_north",
            "hits": (("ronin:musashi", 2, 1, 3),),
            "before": 2,
            "after": 0,
        },
    ),
    "wounds two": Step(
        "wounds",
        {
            "area": "area:pen",
            "hits": (("ronin:kabe", 2, 2, 4), ("ronin:tasuke", 1, 0, 1)),
            "before": 5,
            "after": 2,
        },
    ),
    "fall": Step("fall", {"ronin": "ronin:yobu", "area": "area:graveyard", "returned": 3}),
    "fall off the board": Step("fall", {"ronin": "ronin:yobu", "area": "", "returned": 3}),
    "occupied": Step("occupied", {"areas": ("area:watchtower", "area:inn", "area:granary"), "count": 3}),
    "watchtower": Step("watchtower", {"area": "area:watchtower", "hits": (("ronin:taiko", 1, 0, 1),)}),
    "watchtower by the inn": Step(
        "watchtower",
        {"area": "area:inn", "hits": (("ronin:kabe", 1, 3, 4), ("ronin:tasuke", 1, 0, 1))},
    ),
    "watchtower at nobody": Step("watchtower", {"area": "area:watchtower", "hits": ()}),
    "granary": Step("granary", {"area": "area:granary", "before": 21, "after": 23, "ninja": 2}),
    "well": Step("well", {"area": "area:inn", "hits": (("ronin:yumi", 1, 0, 1),)}),
    "pen": Step("pen", {"area": "area:inn", "ronin": "ronin:musashi"}),
    "shrine": Step("shrine", {"area": "area:granary", "ronin": "ronin:kabe"}),
    "graveyard": Step(
        "graveyard",
        {
            "area": "area:inn",
            "moves": (("area:granary", 1), ("area:watchtower", 1)),
            "before": 21,
            "after": 23,
        },
    ),
    "path": Step(
        "path",
        {"area": "area:inn", "target": "area:field_south", "ninja": 2, "before": 25, "after": 23},
    ),
    "inn": Step("inn", {"area": "area:inn", "copies": "area:granary"}),
    "count": Step("count", {"count": 3, "areas": ("area:watchtower", "area:inn", "area:granary")}),
    "count five": Step(
        "count",
        {"count": 5, "areas": ("area:watchtower", "area:inn", "area:granary", "area:field_north")},
    ),
    "retreat": Step("retreat", {"kept": ()}),
    "retreat with one kept": Step("retreat", {"kept": ("ronin:musashi",)}),
    "starvation": Step("starvation", {"before": 24, "after": 23}),
    "over for the attacker": Step("over", {"winner": "attacker", "reason": "areas-held"}),
    "over for the defender": Step("over", {"winner": "defender", "reason": "winter"}),
}
"""Every kind of step in every shape, to be drawn over ``REVEAL``."""
