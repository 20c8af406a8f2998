"""The state of a game of 7 Ronin: the village, the seven, the round, and the view of them."""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from bot.engine import Seat
from bot.games.seven_ronin.figures import FIGURES, Figures
from bot.games.seven_ronin.ronin import TASUKE
from bot.games.seven_ronin.showing import show_areas, show_tiles
from bot.games.seven_ronin.view import RoundRecord, VillageView
from bot.games.seven_ronin.village import FIELD_NORTH, FIELD_SOUTH, FIELDS, INN, Ronin, Village

ATTACKER: Final = Seat("attacker")
DEFENDER: Final = Seat("defender")

HAS_FALLEN: Final = attrgetter("fallen")


class Game:
    """Everything on the table. The rules change it; ``view`` shows it."""

    __slots__ = (
        "figures",
        "inn_copies",
        "phase",
        "records",
        "ronin",
        "round",
        "seven",
        "turn",
        "village",
        "winner",
    )

    def __init__(self, figures: Figures = FIGURES) -> None:
        self.figures = figures
        self.village = Village(figures)
        self.seven = tuple(Ronin(key, endurance) for key, endurance in figures.endurance.items())
        self.ronin = {ronin.key: ronin for ronin in self.seven}
        self.round = 1
        self.phase = "planning"
        self.inn_copies: str | None = None
        self.records: list[RoundRecord] = []
        self.winner: Seat | None = None
        self.turn: Seat | None = None

    @property
    def threat(self) -> int:
        return self.figures.threat[self.round - 1]

    @property
    def all_fallen(self) -> bool:
        return all(map(HAS_FALLEN, self.seven))

    @property
    def in_reach(self) -> list[Ronin]:
        """The ronin an ability can reach: those on areas. Nothing reaches a ronin on the Market."""
        return [ronin for ronin in self.seven if ronin.area is not None]

    @property
    def tasuke_shares(self) -> bool:
        """True if Tasuke may stand beside another ronin.

        Ruling: a Shrine marker on her tile keeps her from it.
        """
        return not self.ronin[TASUKE].silenced

    @property
    def areas_held(self) -> int:
        """The number of occupied areas for victory.

        Two occupied Fields count as three areas; so do one occupied Field and the Inn that copies it. Both
        Fields and the Inn are three and one, never more.

        Ruling: a copied Field counts only while the Inn and that Field are still occupied.
        """
        held = [area.key for area in self.village.occupied]
        both_fields = FIELD_NORTH in held and FIELD_SOUTH in held
        copied_field = self.inn_copies in FIELDS and self.inn_copies in held and INN in held
        return len(held) + (both_fields or copied_field)

    def record_round(self) -> None:
        """Record the figures of this round for the chart at the end."""
        self.records.append(
            RoundRecord(
                round=self.round,
                board=self.village.on_board,
                reserve=self.village.reserve,
                wounds=sum([ronin.wounds for ronin in self.seven]),
                fallen=sum(map(HAS_FALLEN, self.seven)),
                occupied=self.areas_held,
            )
        )

    def view(self, _: Seat | None) -> VillageView:
        """Everything on the table is public; plans are not on the table before the reveal."""
        village = self.village
        return VillageView(
            round=self.round,
            phase=self.phase,
            threats=self.figures.threat,
            areas=show_areas(village.ring),
            market_ninja=village.market.ninja,
            market_ronin=village.market.ronin.key if village.market.ronin else None,
            ronin=show_tiles(self.seven),
            reserve=village.reserve,
            pool=village.pool,
            occupied=self.areas_held,
            inn_copies=self.inn_copies,
            records=tuple(self.records),
            winner=self.winner,
            turn=self.turn,
        )
