"""Invented moments of a game, for tests and sample pictures: every piece in every state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.engine.step import Step, StepFacts
from bot.games.seven_ronin import steps
from bot.games.seven_ronin.figures import FIGURES
from bot.games.seven_ronin.steps import Hit
from bot.games.seven_ronin.view import AreaView, RoninView, VillageView
from renderers.painter import Moment, Player
from renderers.seven_ronin.leaders import ATTACKER, DEFENDER
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
    """A village: ninja by area, ronin by place, wounds by ronin.

    A ronin with as many wounds as endurance has fallen.
    """
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


NINJA: Final = {
    "area:granary": 4,
    "area:pen": 2,
    "area:field_north": 2,
    "area:graveyard": 1,
    "area:watchtower": 1,
    "area:inn": 1,
}
PLACES: Final = {
    "ronin:hayai": "area:well",
    "ronin:kabe": "area:pen",
    "ronin:tasuke": "area:pen",
    "ronin:musashi": "area:field_north",
    "ronin:yobu": "area:graveyard",
    "ronin:yumi": "area:shrine",
    "ronin:taiko": "area:field_south",
}
WOUNDS: Final = {
    "ronin:kabe": 4,
    "ronin:musashi": 1,
    "ronin:taiko": 1,
    "ronin:tasuke": 1,
    "ronin:yobu": 2,
}


def later(
    ninja: Mapping[str, int] | None = None,
    places: Mapping[str, str | None] | None = None,
    wounds: Mapping[str, int] | None = None,
    market: int = 1,
    **changed: object,
) -> VillageView:
    """The sample village with changes; a place of ``None`` takes a ronin off the board."""
    standing = PLACES | dict(places or {})
    view = village(
        ninja=NINJA | dict(ninja or {}),
        places={ronin: place for ronin, place in standing.items() if place is not None},
        wounds=WOUNDS | dict(wounds or {}),
        market=market,
    )
    return replace(view, **changed)


REVEAL: Final = later()
"""The village just after a reveal on day 5."""


def marked(view: VillageView, ronin: str, **marks: bool) -> VillageView:
    """The same village with markers on one ronin's tile."""
    return replace(
        view, ronin=tuple(replace(one, **marks) if one.key == ronin else one for one in view.ronin)
    )


def worn(view: VillageView, area: str) -> VillageView:
    """The same village after this area has acted."""
    return replace(view, areas=tuple(replace(one, used=one.used or one.key == area) for one in view.areas))


def _moment(told: StepFacts, view: VillageView = REVEAL) -> tuple[VillageView, Step]:
    return view, Step.of(told)


def _wounds(area: str, before: int, after: int, *hits: Hit) -> steps.Wounds:
    first, second = hits[0], hits[-1]
    return steps.Wounds(
        area=area,
        hits=hits,
        before=before,
        after=after,
        first=first.ronin,
        first_wounds=first.dealt,
        second=second.ronin,
        second_wounds=second.dealt,
        both=len(hits) > 1,
    )


def _volley(area: str, *hits: Hit) -> steps.Watchtower:
    return steps.Watchtower(area=area, hits=hits, ronin=tuple(hit.ronin for hit in hits), count=len(hits))


FIELD, PEN, GRAVEYARD, INN = "area:field_north", "area:pen", "area:graveyard", "area:inn"
GRANARY, TOWER, SOUTH = "area:granary", "area:watchtower", "area:field_south"
NOBODY_HOME: Final = dict.fromkeys(PLACES)
HELD: Final = (TOWER, INN, GRANARY)

MOMENTS: Final[Mapping[str, tuple[VillageView, Step]]] = {
    "round": _moment(steps.Round(round=5, threat=7), later({FIELD: 0}, NOBODY_HOME, phase="planning")),
    "reveal": _moment(
        steps.Reveal(
            sent=7,
            arrivals=((GRANARY, 2), (PEN, 1), (FIELD, 2), (GRAVEYARD, 1), (MARKET, 1)),
            ronin=tuple(PLACES.items()),
            areas=(GRANARY, PEN, FIELD, GRAVEYARD),
            count=4,
            market=1,
            guards=("ronin:kabe", "ronin:musashi", "ronin:tasuke", "ronin:yobu"),
            guarded=4,
        )
    ),
    "reveal of nothing": _moment(
        steps.Reveal(sent=0, arrivals=(), ronin=(), areas=(), count=0, market=0, guards=(), guarded=0),
        later(phase="combat"),
    ),
    "market": _moment(
        steps.Market(ronin="ronin:hayai", ninja=2), later(places={"ronin:hayai": MARKET}, market=0)
    ),
    "hayai": _moment(
        steps.Hayai(ronin="ronin:hayai", source="area:well", target=GRANARY),
        later(places={"ronin:hayai": GRANARY}),
    ),
    "hayai far": _moment(
        steps.Hayai(ronin="ronin:hayai", source="area:well", target=SOUTH),
        later({SOUTH: 2}, {"ronin:hayai": SOUTH, "ronin:taiko": "area:path"}),
    ),
    "musashi": _moment(steps.Musashi(ronin="ronin:musashi", area=FIELD, before=3, after=2)),
    "taiko": _moment(steps.Taiko(ronin="ronin:taiko", target="ronin:kabe", before=5, after=4)),
    "yobu": _moment(
        steps.Yobu(
            ronin="ronin:yobu",
            area=GRAVEYARD,
            moves=(("area:path", 1), ("area:shrine", 1)),
            before=3,
            after=1,
            ninja=2,
            goals=("area:path", "area:shrine"),
        ),
        later({"area:path": 1, "area:shrine": 1}, {"ronin:yumi": INN}),
    ),
    "yumi": _moment(steps.Yumi(ronin="ronin:yumi", before=24, after=23)),
    "wounds one": _moment(
        _wounds(FIELD, 2, 0, Hit("ronin:musashi", 2, 1, 3)), later({FIELD: 0}, wounds={"ronin:musashi": 3})
    ),
    "wounds two": _moment(
        _wounds(PEN, 5, 2, Hit("ronin:kabe", 2, 2, 4), Hit("ronin:tasuke", 1, 0, 1)), later({PEN: 2})
    ),
    "fall": _moment(
        steps.Fall(ronin="ronin:yobu", area=GRAVEYARD, returned=3),
        later({GRAVEYARD: 0}, {"ronin:yobu": None}, {"ronin:yobu": 3}),
    ),
    "fall and lose": _moment(
        steps.Fall(ronin="ronin:yobu", area=GRAVEYARD, returned=3),
        later({GRAVEYARD: 2}, {"ronin:yobu": None}, {"ronin:yobu": 3}),
    ),
    "fall off the board": _moment(
        steps.Fall(ronin="ronin:yobu", area="", returned=3), later(NINJA, NOBODY_HOME, {"ronin:yobu": 3})
    ),
    "occupied": _moment(steps.Occupied(areas=HELD, count=3)),
    "watchtower": _moment(_volley(TOWER, Hit("ronin:taiko", 1, 0, 1)), worn(REVEAL, TOWER)),
    "watchtower by the inn": _moment(
        _volley(INN, Hit("ronin:kabe", 1, 3, 4), Hit("ronin:tasuke", 1, 0, 1)), worn(REVEAL, INN)
    ),
    "watchtower at nobody": _moment(_volley(TOWER), worn(REVEAL, TOWER)),
    "granary": _moment(steps.Granary(area=GRANARY, before=21, after=23, ninja=2), worn(REVEAL, GRANARY)),
    "well": _moment(
        steps.Well(area=INN, hits=(Hit("ronin:taiko", 1, 0, 1),), ronin="ronin:taiko"), worn(later(), INN)
    ),
    "pen": _moment(
        steps.Pen(area=INN, ronin="ronin:musashi"), marked(worn(REVEAL, INN), "ronin:musashi", kept=True)
    ),
    "shrine": _moment(
        steps.Shrine(area=INN, ronin="ronin:kabe"),
        marked(worn(REVEAL, INN), "ronin:kabe", silenced_next=True),
    ),
    "graveyard": _moment(
        steps.Graveyard(
            area=INN, moves=((GRANARY, 1), (TOWER, 1)), before=21, after=23, ninja=2, sources=(GRANARY, TOWER)
        ),
        worn(later({GRANARY: 3, TOWER: 0}), INN),
    ),
    "path": _moment(
        steps.Path(area=INN, target=SOUTH, ninja=2, before=25, after=23), worn(later({SOUTH: 2}), INN)
    ),
    "path to itself": _moment(
        steps.Path(area="area:path", target="area:path", ninja=1, before=24, after=23),
        worn(later({"area:path": 2}), "area:path"),
    ),
    "inn": _moment(steps.Inn(area=INN, copies=GRANARY), replace(worn(REVEAL, INN), inn_copies=GRANARY)),
    "count": _moment(steps.Count(count=3, areas=HELD, enough=False)),
    "count five": _moment(
        steps.Count(count=6, areas=(*HELD, FIELD, SOUTH), enough=True),
        later({SOUTH: 1}, {"ronin:taiko": None, "ronin:musashi": None}, occupied=6),
    ),
    "retreat": _moment(steps.Retreat(kept=(), count=0), later({PEN: 0}, NOBODY_HOME, phase="end")),
    "retreat with one kept": _moment(
        steps.Retreat(kept=("ronin:musashi",), count=1),
        marked(later({}, NOBODY_HOME | {"ronin:musashi": FIELD}, phase="end"), "ronin:musashi", kept=True),
    ),
    "starvation": _moment(steps.Starvation(before=24, after=23), later({}, NOBODY_HOME, phase="end")),
    "over for the attacker": _moment(
        steps.Over(winner="attacker", reason="areas-held"), later(occupied=5, phase="over", winner="attacker")
    ),
    "over for the defender": _moment(
        steps.Over(winner="defender", reason="winter"), later(phase="over", winner="defender")
    ),
}
"""Every kind of step in every form, each with the village right after it."""

PLAYERS: Final = {ATTACKER: Player("Wintermute", ai=True), DEFENDER: Player("Alexandra")}
"""The players in the samples: an AI leads the ninja."""

CROWDS: Final[Mapping[str, VillageView]] = {
    "empty": village(round=1, reserve=40, pool=10, phase="planning"),
    "fifty ninja": village(
        round=8,
        ninja=dict.fromkeys(FIGURES.limits, 5),
        places=dict.fromkeys(("ronin:kabe", "ronin:tasuke"), PEN),
        reserve=0,
        pool=0,
    ),
    "one horde": later({FIELD: 34, GRANARY: 15}, market=12, reserve=0, pool=0),
    "all fallen": village(
        ninja=NINJA, wounds=FIGURES.endurance, reserve=31, pool=8, phase="over", winner="attacker"
    ),
    "all marked": replace(
        REVEAL,
        inn_copies=TOWER,
        ronin=tuple(
            replace(one, kept=True, silenced=True, silenced_next=True, used=True) for one in REVEAL.ronin
        ),
    ),
}
"""Villages that test the layout."""

PAGES: Final[Mapping[str, tuple[str, ...]]] = {
    "a day of everything": ("reveal", "hayai", "wounds two", "fall", "occupied", "count"),
    "a quiet day": ("round", "reveal of nothing"),
    "a new day": ("round",),
    "the last day": ("reveal", "fall", "count five", "over for the attacker"),
    "saved": ("fall", "wounds one", "watchtower by the inn", "over for the defender"),
}
"""Days, as the names of their moments."""


def told(*moments: str) -> list[Moment]:
    """Moments by their names, in the form a page needs."""
    return [Moment(MOMENTS[name][1], MOMENTS[name][0]) for name in moments]
