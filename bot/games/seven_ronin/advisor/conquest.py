"""An exhaustive search for a sure win with five areas in the step of the occupied areas.

No chance is left in this step and nothing is hidden, so the Attacker need not guess. Actions that cannot win
an area are left out: the Pen, the Shrine, and more ninja for an area that is held.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, combinations_with_replacement
from typing import Final, NamedTuple, TypeAlias

from bot.engine import PASS, Facts
from bot.games.seven_ronin.advisor.outlook import AREA, NOWHERE, WHO
from bot.games.seven_ronin.figures import FIGURES
from bot.games.seven_ronin.ronin import TASUKE
from bot.games.seven_ronin.view import VillageView
from bot.games.seven_ronin.village import (
    FIELD_NORTH,
    FIELD_SOUTH,
    GRANARY,
    GRAVEYARD,
    INN,
    PATH,
    WATCHTOWER,
    WELL,
)

_INN, _PATH = AREA[INN], AREA[PATH]
_NORTH, _SOUTH = AREA[FIELD_NORTH], AREA[FIELD_SOUTH]
_WATCHTOWER, _TASUKE = AREA[WATCHTOWER], WHO[TASUKE]
_BESIDE_WATCHTOWER: Final = (_WATCHTOWER - 1, (_WATCHTOWER + 1) % len(AREA))
_ENDURANCE: Final = tuple(FIGURES.endurance.values())
_WINNING: Final = FIGURES.winning_areas

BY_PATH: Final = 2
"""The most ninja the Path can bring."""


class Night(NamedTuple):
    """The village during the step of the occupied areas. An area with ninja has no ronin."""

    ninja: tuple[int, ...]
    strength: tuple[int, ...]
    """By ronin: the wounds he can still take; 0 for the fallen."""
    reserve: int
    pool: int
    used: int
    """The areas that have acted, one bit each."""
    copied: int
    """The Field that the Inn copies, or ``NOWHERE``."""

    def may_act(self, area: int) -> bool:
        return self.ninja[area] > 0 and not self.used >> area & 1

    def acting(self, area: int) -> Night:
        return self._replace(used=self.used | 1 << area)

    def areas(self) -> int:
        """The number of areas held, for victory."""
        ninja = self.ninja
        held = sum([1 for here in ninja if here])
        fields = (ninja[_NORTH] > 0) + (ninja[_SOUTH] > 0)
        copied = self.copied != NOWHERE and ninja[_INN] > 0 and ninja[self.copied] > 0
        return held + (fields == 2 or copied)

    def ways(self) -> int:
        """The number of times the Path can still be used: by itself, and by the Inn's copy."""
        return (not self.used >> _PATH & 1) + (not self.used >> _INN & 1) if self.ninja[_PATH] else 0

    def hurt(self, ronin: Sequence[int], wounds: int = 1) -> Night:
        """Wound each of these ronin; the ninja on the tiles of the fallen go to the pool."""
        strength, pool = list(self.strength), self.pool
        for one in ronin:
            strength[one] -= wounds
            if not strength[one]:
                pool += _ENDURANCE[one]
        return self._replace(strength=tuple(strength), pool=pool)

    def volley(self, hit: Sequence[int]) -> Night:
        """One wound from the pool for each of these ronin."""
        return self._replace(pool=self.pool - len(hit)).hurt(hit)

    def fed(self, ninja: int) -> Night:
        """Move ninja from the pool to the reserve."""
        return self._replace(pool=self.pool - ninja, reserve=self.reserve + ninja)

    def moved(self, area: int, ninja: int) -> Night:
        """Move ninja from the reserve to an area, or back if negative."""
        here = list(self.ninja)
        here[area] += ninja
        return self._replace(ninja=tuple(here), reserve=self.reserve - ninja)


Ends: TypeAlias = "tuple[Night, ...]"
"""The possible results of one decision: more than one if the Defender has a choice in it."""


class Conquest:
    """The search from one village."""

    __slots__ = ("_effects", "_known", "guards", "night", "tasuke_shares")

    def __init__(self, view: VillageView) -> None:
        self.guards = [[WHO[ronin] for ronin in area.ronin] for area in view.areas]
        self.tasuke_shares = not any(tile.silenced for tile in view.ronin if tile.key == TASUKE)
        self.night = Night(
            ninja=tuple([area.ninja for area in view.areas]),
            strength=tuple([0 if tile.fallen else tile.endurance - tile.wounds for tile in view.ronin]),
            reserve=view.reserve,
            pool=view.pool,
            used=sum([area.used << index for index, area in enumerate(view.areas)]),
            copied=AREA[view.inn_copies] if view.inn_copies in (FIELD_NORTH, FIELD_SOUTH) else NOWHERE,
        )
        self._known: dict[Night, bool] = {}
        self._effects: dict[int, Callable[[Night], Iterator[Ends]]] = {
            _INN: self.by_inn,
            _PATH: self.by_path,
            AREA[WELL]: self.by_well,
            _WATCHTOWER: self.by_watchtower,
            AREA[GRANARY]: self.by_granary,
            AREA[GRAVEYARD]: self.by_graveyard,
        }

    def can_win(self, night: Night) -> bool:
        """True if five areas can be held against every choice of the Defender."""
        areas, ways = night.areas(), night.ways()
        if areas >= _WINNING:
            return True
        if areas + ways + 1 < _WINNING:
            return False
        if night not in self._known:
            self._known[night] = any(
                self.wins(self._effects[area](night.acting(area)))
                for area in self._effects
                if night.may_act(area)
            )
        return self._known[night]

    def wins(self, decisions: Iterable[Ends]) -> bool:
        """True if one of these decisions wins."""
        return any(all(self.can_win(end) for end in ends) for ends in decisions)

    # The effect of each area

    def in_reach(self, night: Night, areas: Iterable[int]) -> list[int]:
        return [ronin for area in areas for ronin in self.guards[area] if night.strength[ronin]]

    def by_path(self, night: Night) -> Iterator[Ends]:
        for area in range(len(AREA)):
            yield from self.by_path_to(night, area)

    def by_path_to(self, night: Night, area: int) -> Iterator[Ends]:
        """One ninja is enough for an area without ronin. An area with ninja needs no more."""
        guarded = bool(self.in_reach(night, (area,)))
        if night.ninja[area] == 0:
            for ninja in range(1, min(BY_PATH if guarded else 1, night.reserve) + 1):
                yield from self.arrival(night, area, ninja)

    def arrival(self, night: Night, area: int, ninja: int) -> Iterator[Ends]:
        """Ninja become wounds of the ronin here; the rest hold the area."""
        guards = self.in_reach(night, (area,))
        dealt = min(ninja, sum(night.strength[ronin] for ronin in guards))
        there = night.moved(area, ninja - dealt)._replace(reserve=night.reserve - ninja)
        if len(guards) < 2:
            yield (there.hurt(guards, dealt),)
            return
        (partner,) = (ronin for ronin in guards if ronin != _TASUKE)
        shares = range(max(0, dealt - night.strength[partner]), min(dealt, night.strength[_TASUKE]) + 1)
        ends = tuple([there.hurt((_TASUKE,), share).hurt((partner,), dealt - share) for share in shares])
        if self.tasuke_shares:
            yield ends
        else:
            yield from ((end,) for end in ends)

    def by_inn(self, night: Night) -> Iterator[Ends]:
        for area, ninja in enumerate(night.ninja):
            if ninja and area != _INN:
                yield from self.by_ability(night, area)

    def by_ability(self, night: Night, area: int) -> Iterator[Ends]:
        """This area's ability, used by itself or by the Inn. A Field has none: it only counts."""
        if area in (_NORTH, _SOUTH):
            yield (night._replace(copied=area),)
        elif area in self._effects:
            yield from self._effects[area](night)

    def by_well(self, night: Night) -> Iterator[Ends]:
        if night.pool:
            for ronin in self.in_reach(night, range(len(AREA))):
                yield (night.volley((ronin,)),)

    def by_watchtower(self, night: Night) -> Iterator[Ends]:
        targets = self.in_reach(night, _BESIDE_WATCHTOWER)
        for hit in combinations(targets, min(len(targets), night.pool)):
            yield (night.volley(hit),)

    def by_granary(self, night: Night) -> Iterator[Ends]:
        for ninja in range(1, min(2, night.pool) + 1):
            yield (night.fed(ninja),)

    def by_graveyard(self, night: Night) -> Iterator[Ends]:
        """Withdraw ninja, but only if the Path would lack reserve without them."""
        if night.reserve < BY_PATH * night.ways():
            held = [area for area, ninja in enumerate(night.ninja) if ninja]
            for area in held:
                yield (night.moved(area, -1),)
            for one, other in combinations_with_replacement(held, 2):
                if one != other or night.ninja[one] > 1:
                    yield (night.moved(one, -1).moved(other, -1),)


# The answer


def way_to_five(village: VillageView, prompt: str, keys: list[str], facts: Facts) -> str | None:
    """An answer after which five areas can surely be held, if there is one.

    The named area already counts as used in the view, so only its effect is left to choose.
    """
    conquest = Conquest(village)
    if conquest.night.areas() + conquest.night.ways() + 2 < _WINNING:
        return None
    asked = DECISIONS.get(prompt)
    if asked is None:
        return None
    return next((key for key in keys if conquest.wins(asked(conquest, key, keys, facts))), None)


Decisions: TypeAlias = "Callable[[Conquest, str, list[str], Facts], Iterator[Ends]]"


def next_area(conquest: Conquest, key: str, _: list[str], __: Facts) -> Iterator[Ends]:
    """Act while fewer than five areas are held; then stop."""
    night = conquest.night
    if night.areas() < _WINNING and key != PASS.key:
        yield from conquest.by_ability(night.acting(AREA[key]), AREA[key])
    elif night.areas() >= _WINNING and key == PASS.key:
        yield (night,)


def copy(conquest: Conquest, key: str, _: list[str], __: Facts) -> Iterator[Ends]:
    return conquest.by_ability(conquest.night, AREA[key])


def poison(conquest: Conquest, key: str, _: list[str], __: Facts) -> Iterator[Ends]:
    yield (conquest.night.volley((WHO[key],)),)


def arrows(conquest: Conquest, key: str, keys: list[str], facts: Facts) -> Iterator[Ends]:
    """A target that is no longer offered has been named already."""
    night, offered = conquest.night, [WHO[one] for one in keys]
    named = [one for one in conquest.in_reach(night, _BESIDE_WATCHTOWER) if one not in offered]
    others = [one for one in offered if one != WHO[key]]
    for more in combinations(others, int(str(facts["ninja"])) - 1):
        yield (night.volley([*named, WHO[key], *more]),)


def food(conquest: Conquest, key: str, _: list[str], __: Facts) -> Iterator[Ends]:
    yield (conquest.night.fed(number_in(key)),)


def withdrawal(conquest: Conquest, key: str, _: list[str], facts: Facts) -> Iterator[Ends]:
    night = conquest.night if key == PASS.key else conquest.night.moved(AREA[key], -1)
    yield (night,)
    if facts["left"] == 2:
        yield from ((night.moved(area, -1),) for area, ninja in enumerate(night.ninja) if ninja)


def goal(conquest: Conquest, key: str, _: list[str], __: Facts) -> Iterator[Ends]:
    return conquest.by_path_to(conquest.night, AREA[key])


def number(conquest: Conquest, key: str, _: list[str], facts: Facts) -> Iterator[Ends]:
    return conquest.arrival(conquest.night, AREA[str(facts["area"])], number_in(key))


def number_in(key: str) -> int:
    return int(key.partition(":")[2])


DECISIONS: Final[Mapping[str, Decisions]] = {
    "areas.next": next_area,
    "inn.copy": copy,
    "well.target": poison,
    "watchtower.targets": arrows,
    "granary.number": food,
    "graveyard.withdraw": withdrawal,
    "path.target": goal,
    "path.number": number,
}
