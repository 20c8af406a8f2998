"""Invented endings of duels, for tests and sample pictures: every kind of end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.engine.account import CALLED_OFF, DECIDED, RESIGNED, Account, TurningPoint
from bot.engine.question import Seat
from bot.engine.step import StepFacts
from bot.games.senjutsu.account import Blow, Close, Fell, Stopped
from bot.games.senjutsu.board.hexes import Hex
from bot.games.senjutsu.view import DuelView, SamuraiView
from renderers.senjutsu.samples import MASTER, RONIN, STUDENT, WARRIOR, crowd, duel, over, samurai


def points(*told: StepFacts) -> tuple[TurningPoint, ...]:
    """Turning points in this order."""
    return tuple(TurningPoint(what, DECIDED, at) for at, what in enumerate(told))


def fell(
    turn: int, who: str, reason: str = "wounds", foe: str = "hero:student", dry: int = 0, bled: int = 0
) -> Fell:
    """A fall to a blow; with ``dry`` wounds, of an empty deck."""
    struck = reason == "wounds" and not dry
    return Fell(turn, who, reason, dry, 5, bled, struck=struck, foe=foe, card="card:105")


def fallen(hero: Seat) -> SamuraiView:
    """A hero who has fallen."""
    return samurai(hero, None, 1, "balance", wounds=5, chosen=False)


STUDENT_, RONIN_ = "hero:student", "hero:ronin"
BLOW: Final = Blow(turn=7, samurai=RONIN_, card="card:048", foe=STUDENT_, number=2)
WON: Final = Account(
    "won", (STUDENT,), points(BLOW, fell(9, RONIN_), Close(turn=9, samurai=STUDENT_, left=1))
)
ENDINGS: Final[Mapping[str, tuple[DuelView, Account]]] = {
    "won": (over(), WON),
    "bled out": (
        over(),
        Account("won", (STUDENT,), points(fell(14, RONIN_, dry=3, bled=7))),
    ),
    "drawn": (
        duel(
            "temple_garden",
            fallen(STUDENT),
            fallen(RONIN),
            phase="over",
            speed=None,
            result="draw",
        ),
        Account("draw", (), points(fell(26, STUDENT_, "stuns"), fell(26, RONIN_, dry=5))),
    ),
    "one of four": (
        duel(
            "burning_village",
            samurai(STUDENT, Hex(1, -1), 4, "balance"),
            *map(fallen, (RONIN, MASTER, WARRIOR)),
            phase="over",
            speed=None,
            result="won",
        ),
        Account(
            "won",
            (STUDENT,),
            points(fell(8, "hero:master"), fell(11, "hero:warrior", "execution"), fell(12, RONIN_, "stuns")),
        ),
    ),
    "given up": (
        duel(),
        Account(RESIGNED, (STUDENT,), points(Stopped(4, ((STUDENT_, 4), (RONIN_, 3)), 2))),
    ),
    "called off": (
        crowd(),
        Account(
            CALLED_OFF,
            (),
            points(BLOW, Stopped(4, tuple((one.key, 3) for one in crowd().samurai), 4)),
        ),
    ),
}
"""Every kind of end, with its last view."""
