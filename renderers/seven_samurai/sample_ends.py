"""Invented endings, for tests and sample pictures: every kind of end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.engine.account import CALLED_OFF, DECIDED, RESIGNED, Account, TurningPoint
from bot.engine.step import StepFacts
from bot.games.seven_samurai.account import Coming, Cost, Last, Narrow, Score, Stopped
from bot.games.seven_samurai.samurai import SEATS
from bot.games.seven_samurai.view import TableView
from renderers.seven_samurai.samples import DRAWN, ENDED, table


def _points(*told: StepFacts) -> tuple[TurningPoint, ...]:
    return tuple(TurningPoint(what, DECIDED, at) for at, what in enumerate(told))


KYUZO: Final = "samurai:kyuzo"
STOPPED: Final = Stopped(round=2, farms=5, families=3, stack=18)
ENDINGS: Final[Mapping[str, tuple[TableView, Account]]] = {
    "held": (
        ENDED["held"],
        Account(
            "held",
            SEATS,
            _points(
                Narrow(round=2, what="samurai", samurai=KYUZO),
                Cost(round=3, farms=1, families=1),
                Score(round=3, score=6, short=4, farms=4, families=2, unwounded=False),
            ),
        ),
    ),
    "death": (
        ENDED["death"],
        Account(
            "death",
            (),
            _points(
                Cost(round=1, farms=2, families=0),
                Last(round=2, what="samurai", fallen=KYUZO, cause="penalty", samurai=(KYUZO,)),
                Coming(round=2, raiders=18, rounds=1),
            ),
        ),
    ),
    "farms": (
        ENDED["farms"],
        Account(
            "farms",
            (),
            _points(
                Cost(round=1, farms=4, families=0),
                Last(round=2, what="farm", fallen="", cause="beyond", samurai=(KYUZO,)),
                Coming(round=2, raiders=3, rounds=1),
            ),
        ),
    ),
    "families": (
        ENDED["families"],
        Account(
            "families",
            (),
            _points(
                Cost(round=2, farms=4, families=3),
                Last(round=2, what="family", fallen="", cause="unguarded", samurai=(KYUZO,)),
            ),
        ),
    ),
    "given up": (table(), Account(RESIGNED, (), _points(Cost(round=1, farms=1, families=0), STOPPED))),
    "called off": (DRAWN, Account(CALLED_OFF, (), _points(STOPPED))),
}
"""Every kind of end, with its last table; the last two stop in the middle of a turn."""
