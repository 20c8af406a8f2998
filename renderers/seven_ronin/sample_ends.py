"""Invented endings, for tests and sample pictures: every kind of end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.engine.account import CALLED_OFF, DECIDED, RESIGNED, Account, TurningPoint
from bot.engine.step import StepFacts
from bot.games.seven_ronin.account import Evening, Fell, LastNinja, Snow, Spent, Stopped, Taken
from bot.games.seven_ronin.figures import FIGURES
from bot.games.seven_ronin.view import RoundRecord, VillageView
from renderers.seven_ronin.leaders import ATTACKER, DEFENDER
from renderers.seven_ronin.samples import (
    FIELD,
    GRANARY,
    GRAVEYARD,
    INN,
    PEN,
    SOUTH,
    TOWER,
    later,
)


def _records(*days: tuple[int, int, int, int, int]) -> tuple[RoundRecord, ...]:
    return tuple(RoundRecord(day, *figures) for day, figures in enumerate(days, 1))


VIEWS: Final[Mapping[str, VillageView]] = {
    "attacker": later(
        {"area:path": 2, SOUTH: 1},
        wounds={"ronin:yobu": 3, "ronin:tasuke": 3, "ronin:yumi": 3, "ronin:hayai": 5},
        occupied=5,
        round=7,
        winner="attacker",
        phase="over",
        records=_records(
            (3, 36, 2, 0, 1),
            (4, 33, 5, 0, 2),
            (5, 30, 13, 0, 2),
            (7, 22, 12, 1, 3),
            (9, 16, 8, 3, 4),
            (9, 10, 9, 3, 3),
            (11, 4, 6, 4, 5),
        ),
    ),
    "defender": later(
        {GRANARY: 1, PEN: 0, FIELD: 0, GRAVEYARD: 0, INN: 0, TOWER: 0},
        wounds={"ronin:yobu": 3, "ronin:tasuke": 3},
        market=0,
        occupied=1,
        round=8,
        winner="defender",
        phase="over",
        records=_records(
            (1, 37, 3, 0, 1),
            (2, 32, 6, 0, 1),
            (2, 27, 9, 0, 2),
            (3, 21, 12, 0, 2),
            (3, 14, 15, 0, 3),
            (4, 9, 17, 0, 4),
            (2, 5, 9, 2, 2),
            (1, 1, 10, 2, 1),
        ),
    ),
    "slaughter": later(
        wounds=FIGURES.endurance, round=1, winner="attacker", phase="over", records=_records((0, 50, 0, 7, 0))
    ),
    "given up": later(
        wounds={"ronin:yobu": 3, "ronin:tasuke": 3}, turn="attacker", records=_records((3, 36, 2, 0, 1))
    ),
    "no day": later(round=1, winner="defender", phase="over"),
}
"""Final views of several games."""


def _points(*told: StepFacts) -> tuple[TurningPoint, ...]:
    return tuple(TurningPoint(what, DECIDED, at) for at, what in enumerate(told))


HELD: Final = ("area:watchtower", "area:inn", "area:well", "area:field_north", "area:field_south")
ENDINGS: Final[Mapping[str, tuple[VillageView, Account]]] = {
    "attacker": (
        VIEWS["attacker"],
        Account(
            "areas-held",
            (ATTACKER,),
            _points(
                Evening(day=5, days=(3, 5), times=2, held=4, short=1),
                Fell(day=6, ronin=("ronin:yobu", "ronin:yumi"), count=2, standing=3),
                Taken(day=7, held=6, areas=HELD),
            ),
        ),
    ),
    "defender": (
        VIEWS["defender"],
        Account(
            "winter",
            (DEFENDER,),
            _points(
                Evening(day=6, days=(6,), times=1, held=3, short=2),
                Spent(day=7),
                Snow(8, ninja=2, standing=5),
            ),
        ),
    ),
    "slaughter": (
        VIEWS["slaughter"],
        Account(
            "ronin-fallen",
            (ATTACKER,),
            _points(Fell(day=1, ronin=tuple(FIGURES.endurance), count=7, standing=0)),
        ),
    ),
    "ninja gone": (VIEWS["defender"], Account("ninja-gone", (DEFENDER,), _points(LastNinja(day=8)))),
    "the Defender gives up": (
        VIEWS["given up"],
        Account(RESIGNED, (ATTACKER,), _points(Stopped(day=5, held=3, fallen=2, ninja=34))),
    ),
    "the Attacker gives up": (
        VIEWS["given up"],
        Account(
            RESIGNED,
            (DEFENDER,),
            _points(
                Evening(day=4, days=(2, 4), times=2, held=4, short=1),
                Fell(day=4, ronin=("ronin:yobu",), count=1, standing=5),
                Stopped(day=5, held=0, fallen=2, ninja=34),
            ),
        ),
    ),
    "called off": (
        VIEWS["given up"],
        Account(CALLED_OFF, (), _points(Stopped(day=5, held=3, fallen=2, ninja=34))),
    ),
    "no day": (VIEWS["no day"], Account("winter", (DEFENDER,))),
}
"""Every kind of end, with its last view."""
