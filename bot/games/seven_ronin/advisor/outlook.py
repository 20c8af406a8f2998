"""A fast forecast of a round on a few numbers.

The rules are simplified and ask no questions, so that hundreds of plans can be compared. Areas and ronin are
indices: the order on the board and among the seven.
"""

from __future__ import annotations

from typing import Final

from bot.games.seven_ronin.advisor.odds import BY_MORNING, LOST, WON, chance
from bot.games.seven_ronin.figures import FIGURES
from bot.games.seven_ronin.ronin import HAYAI, MUSASHI, TAIKO, TASUKE, YOBU, YUMI
from bot.games.seven_ronin.view import VillageView
from bot.games.seven_ronin.village import (
    FIELD_NORTH,
    FIELD_SOUTH,
    FIELDS,
    GRANARY,
    INN,
    PATH,
    WATCHTOWER,
    WELL,
)

AREAS: Final = tuple(FIGURES.limits)
RONIN: Final = tuple(FIGURES.endurance)
AREA: Final = {key: index for index, key in enumerate(AREAS)}
WHO: Final = {key: index for index, key in enumerate(RONIN)}
ON_MARKET: Final = len(AREAS)
"""The place number of the Market, after those of the areas."""
NOWHERE: Final = -1
"""The place number of a ronin who is not in the village."""

_MUSASHI, _YOBU, _HAYAI = WHO[MUSASHI], WHO[YOBU], WHO[HAYAI]
_TAIKO, _TASUKE, _YUMI = WHO[TAIKO], WHO[TASUKE], WHO[YUMI]
_NORTH, _SOUTH = AREA[FIELD_NORTH], AREA[FIELD_SOUTH]
_INN, _PATH, _GRANARY = AREA[INN], AREA[PATH], AREA[GRANARY]
_WATCHTOWER, _WELL = AREA[WATCHTOWER], AREA[WELL]


class Outlook:
    """A simplified village that may be changed freely; copies are cheap."""

    __slots__ = (
        "guards",
        "inn_may_count",
        "inn_open",
        "market",
        "ninja",
        "path_open",
        "reserve",
        "round",
        "silenced",
        "strength",
    )

    def __init__(self, view: VillageView) -> None:
        """Read the village from a player's view."""
        areas = {area.key: area for area in view.areas}
        self.ninja = [area.ninja for area in view.areas]
        self.guards = [[WHO[ronin] for ronin in area.ronin] for area in view.areas]
        self.strength = [0 if tile.fallen else tile.endurance - tile.wounds for tile in view.ronin]
        """By ronin: the wounds he can still take; 0 for the fallen."""
        self.silenced = frozenset(WHO[tile.key] for tile in view.ronin if tile.silenced)
        self.market = view.market_ninja
        self.reserve = view.reserve
        self.round = view.round
        self.path_open = not areas[PATH].used
        self.inn_open = not areas[INN].used
        self.inn_may_count = self.inn_open or view.inn_copies in FIELDS

    def copy(self) -> Outlook:
        twin = Outlook.__new__(Outlook)
        twin.ninja = self.ninja.copy()
        twin.guards = [guards.copy() for guards in self.guards]
        twin.strength = self.strength.copy()
        twin.silenced = self.silenced
        twin.market = self.market
        twin.reserve = self.reserve
        twin.round = self.round
        twin.path_open = self.path_open
        twin.inn_open = self.inn_open
        twin.inn_may_count = self.inn_may_count
        return twin

    # Planning

    def after_reveal(self, attack: list[int], defence: list[int]) -> Outlook:
        """A copy after both plans: ninja by area and Market, a place for every ronin."""
        ahead = self.copy()
        for area in range(ON_MARKET):
            ahead.ninja[area] += attack[area]
        ahead.market += attack[ON_MARKET]
        ahead.reserve -= sum(attack)
        for ronin, place in enumerate(defence):
            if place == ON_MARKET:
                ahead.market = 0
            elif place != NOWHERE:
                ahead.guards[place].append(ronin)
        return ahead

    # Combat

    def ronin_act(self) -> None:
        """Use the abilities of the ronin in the most common way."""
        ninja = self.ninja
        hayai_free: int | None = None
        for area in range(ON_MARKET):
            for ronin in self.guards[area]:
                if ronin in self.silenced:
                    continue
                if ninja[area]:
                    if ronin == _MUSASHI:
                        ninja[area] -= 1
                    elif ronin == _YOBU:
                        self.drive_away(area)
                elif ronin == _YUMI:
                    self.reserve = max(0, self.reserve - 1)
                elif ronin == _TAIKO:
                    self.heal_somebody()
                elif ronin == _HAYAI:
                    hayai_free = area
        if hayai_free is not None:
            self.ride_somewhere(hayai_free)

    def drive_away(self, area: int) -> None:
        """Yobu sends ninja to an area the Attacker holds anyway."""
        for beside in (area - 1, (area + 1) % ON_MARKET):
            while self.ninja[area] > 0 and self.ninja[beside] > 1 and not self.guards[beside]:
                self.ninja[area] -= 1
                self.ninja[beside] += 1
                return

    def heal_somebody(self) -> None:
        """Taiko heals the weakest ronin with a wound."""
        hurt = [
            (self.strength[ronin], ronin)
            for ronin in range(len(RONIN))
            if ronin != _TAIKO and 0 < self.strength[ronin] < FIGURES.endurance[RONIN[ronin]]
        ]
        if hurt:
            self.strength[min(hurt)[1]] += 1

    def ride_somewhere(self, source: int) -> None:
        """Hayai rides to the largest attack that he survives."""
        goals = [
            (self.ninja[area], area)
            for area in range(ON_MARKET)
            if 0 < self.ninja[area] < self.strength[_HAYAI] and not self.guards[area]
        ]
        if goals:
            self.guards[source].remove(_HAYAI)
            self.guards[max(goals)[1]].append(_HAYAI)

    def clash(self, area: int) -> None:
        """Ninja become wounds of the ronin here. Tasuke and her partner share them so that both live if
        possible."""
        guards, ninja = self.guards[area], self.ninja[area]
        if not ninja or not guards:
            return
        strength = self.strength
        for spare in (1, 0):
            for ronin in guards:
                dealt = min(ninja, max(0, strength[ronin] - spare))
                strength[ronin] -= dealt
                ninja -= dealt
        self.ninja[area] = ninja
        self.guards[area] = [ronin for ronin in guards if strength[ronin]]

    def settle(self) -> None:
        """Deal wounds on all areas."""
        for area in range(ON_MARKET):
            self.clash(area)

    # Evaluation

    def holds(self, area: int) -> bool:
        return self.ninja[area] > 0 and not self.guards[area]

    def held(self, extra: int = NOWHERE) -> int:
        """The number of areas the Attacker will count, with one more that the Path may take."""
        holds = [ninja > 0 and not guards for ninja, guards in zip(self.ninja, self.guards, strict=True)]
        if extra != NOWHERE:
            holds[extra] = True
        fields = holds[_NORTH] + holds[_SOUTH]
        return sum(holds) + (fields == 2 or (fields == 1 and holds[_INN] and self.inn_may_count))

    def within_reach(self) -> int:
        """The number of areas the Attacker can count with the best use of Path and Inn."""
        best = self.held()
        if not self.reserve or not self.holds(_PATH):
            return best
        easy = [area for area in range(ON_MARKET) if self.easy_to_take(area)]
        if self.path_open:
            best = max([best, *[self.held(area) for area in easy]])
        if self.inn_open and (self.holds(_INN) or (self.path_open and _INN in easy)):
            one_field = self.holds(_NORTH) != self.holds(_SOUTH)
            without_inn = self.held() - (one_field and self.holds(_INN))
            best = max(best, without_inn + min(self.path_open + 1, len(easy), self.reserve))
        return best

    def easy_to_take(self, area: int) -> bool:
        """True if two ninja from the Path would newly hold this area."""
        guards = self.guards[area]
        if self.ninja[area] or not guards:
            return not self.ninja[area]
        return len(guards) == 1 and self.strength[guards[0]] < min(2, self.reserve)

    def worth(self) -> float:
        """The Attacker's chance to win after the wounds and before the areas act."""
        held = self.within_reach()
        board = sum(self.ninja)
        if not board and not self.market and not self.reserve:
            return LOST
        if held >= FIGURES.winning_areas or not any(self.strength):
            return WON
        if self.round == FIGURES.rounds:
            return LOST
        weights = BY_MORNING[self.round + 1]
        log_odds = weights.start + weights.held * held + weights.board * board
        log_odds += weights.market * self.market + weights.reserve * self.reserve
        for strength in self.strength:
            if strength:
                log_odds += weights.living + weights.strength * strength
        if self.holds(_GRANARY):
            log_odds += 2 * weights.reserve
        if self.holds(_WELL):
            log_odds -= weights.strength
        if self.holds(_WATCHTOWER):
            log_odds -= weights.strength * (len(self.guards[_WATCHTOWER - 1]) + len(self.guards[_INN]))
        return chance(log_odds)
