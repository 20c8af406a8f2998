"""Invented endings of fights against AI opponents, for tests and sample pictures: every kind of end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.engine.account import CALLED_OFF, RESIGNED, Account
from bot.games.senjutsu.account import Blow, Close, Stopped
from bot.games.senjutsu_solo.account import (
    FoesLeft,
    LordStruck,
    NextStop,
    Practised,
    SameStop,
    Stand,
    chronicle_of,
)
from bot.games.senjutsu_solo.fights.path import STOPS
from bot.games.senjutsu_solo.view import SoloView
from renderers.senjutsu.sample_ends import STUDENT_, fell, points
from renderers.senjutsu.samples import RONIN, STUDENT
from renderers.senjutsu.solo.samples import BOSS, RIDGE, RIVER, horde, over, walked, walking

HEROES: Final = (STUDENT, RONIN)
BLOW: Final = Blow(turn=8, samurai=BOSS, card="solo:021", foe=STUDENT_, number=2)
FELL: Final = fell(9, STUDENT_, foe=BOSS)
LEFT: Final = FoesLeft(((BOSS, 4),), 1)
TO_THE_SUMMIT: Final = walked(*RIDGE)
TO_THE_SEA: Final = walked(*RIVER, hero="ronin", wounds=6)
ENDINGS: Final[Mapping[str, tuple[SoloView, Account]]] = {
    "won": (
        over(),
        Account("won", HEROES, points(BLOW, fell(11, BOSS, foe="hero:ronin"), Close(11, STUDENT_, left=1))),
    ),
    "lost": (over("lost"), Account("lost", (), points(BLOW, FELL, LEFT))),
    "ranked": (
        over("ranked", "horde"),
        Account("ranked", HEROES, points(FELL, Stand(3, 2, "rank:gold", "rank:jade", 3, 4))),
    ),
    "the lord struck": (
        over("lost", "fallen_lord"),
        Account("lost", (), points(LordStruck(6), Stand(1, 2, "", "rank:wood", 1, 3))),
    ),
    "a stop passed": (
        replace(over("won", "path"), stop="boats", road=walked(*RIVER[:5])),
        Account("won", HEROES, points(BLOW, NextStop(4, 10, "stop:pass", ("foe:yojimbo",)))),
    ),
    "a stop lost": (
        replace(over("lost", "path"), stop="boats", road=walked(*RIVER[:4])),
        Account("lost", (), points(FELL, LEFT, SameStop("stop:boats", 4, 10))),
    ),
    "practice": (
        replace(over("won", "path"), stop="hut", road=walked(*RIVER[:4]), practice=True),
        Account("won", HEROES, points(BLOW, Practised("stop:hut"))),
    ),
    "the summit": (
        replace(over("won", "path"), stop="summit", road=TO_THE_SUMMIT),
        Account("won", HEROES, points(BLOW, chronicle_of(TO_THE_SUMMIT, STOPS["summit"]))),
    ),
    "the sea": (
        replace(over("won", "path"), stop="island", road=TO_THE_SEA),
        Account("won", HEROES, points(BLOW, chronicle_of(TO_THE_SEA, STOPS["island"]))),
    ),
    "given up": (
        walking(),
        Account(RESIGNED, (), points(Stopped(4, ((STUDENT_, 4),), 1), SameStop("stop:roofs", 8, 10))),
    ),
    "called off": (horde(), Account(CALLED_OFF, (), points(Stopped(0, (), 5)))),
}
"""Every kind of end, with its last view."""
