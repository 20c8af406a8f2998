"""A fight against AI opponents in play: a duel in which one side has no players.

``samurai`` are the heroes, then the opponents. Whoever stands on a hex, whatever lies in a deck: it is the
duel's.
"""

from __future__ import annotations

from bot.games.senjutsu.board.fields import FIELDS, Start
from bot.games.senjutsu.state.game import Game
from bot.games.senjutsu.state.samurai import Samurai
from bot.games.senjutsu_solo.fights.options import Fight
from bot.games.senjutsu_solo.fights.path import Stop
from bot.games.senjutsu_solo.fights.road import Road
from bot.games.senjutsu_solo.opponent import Opponent
from bot.games.senjutsu_solo.terms import HEROES
from bot.games.senjutsu_solo.view import HordeRank


class SoloGame(Game):
    """A fight against AI opponents."""

    def __init__(self, heroes: list[Samurai], fight: Fight) -> None:
        super().__init__(heroes, FIELDS[fight.field])
        self.fight = fight
        self.starts: dict[str, Start] = {}
        """The starting place of each hero."""
        self.lord: Start | None = None
        """The fallen lord, and the way he looks."""
        self.stop: Stop | None = None
        """On the Path: the stop of this fight."""
        self.road: Road | None = None
        """On the Path: the road of the hero who walks it, the first of the table."""
        self.practice = False
        """On the Path: True if this fight changes no road."""
        self.lord_struck = False
        self.contracts_done = False
        self.wave = 0
        self.stage = 0
        self.rank: HordeRank = ""
        self.horde: list[Opponent] = []
        """All who come in waves in this stage, in the order in which they join."""
        self.rehearsed = False
        """True for a copy on which a choice is tried. Nothing else is tried on such a copy."""

    @property
    def heroes(self) -> list[Samurai]:
        return [one for one in self.samurai if not isinstance(one, Opponent)]

    @property
    def opponents(self) -> list[Opponent]:
        return [one for one in self.samurai if isinstance(one, Opponent)]

    def join(self, opponents: list[Opponent]) -> None:
        """These are the opponents from now on; all of them come last in advantage."""
        heroes = self.heroes
        self.samurai = [*heroes, *opponents]
        self.track = [*sorted(heroes, key=lambda one: -one.hero.advantage), *opponents]

    @property
    def lost(self) -> bool:
        """The heroes have all fallen, or the fallen lord was struck, or a contract ended it."""
        return self.lord_struck or self.contracts_done or all(one.fallen for one in self.heroes)

    @property
    def decided(self) -> bool:
        """One side is beaten. A horde comes again."""
        beaten = all(one.fallen for one in self.opponents)
        return self.lost or (beaten and not self.fight.in_waves)

    @property
    def shed(self) -> int:
        """All wounds of the fight so far."""
        return sum(one.all_wounds for one in self.samurai)

    def is_hero(self, one: Samurai) -> bool:
        return one.team == HEROES
