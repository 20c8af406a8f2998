"""The notation of all effects of the game, and its parser.

Each text is parsed once. The rules carry out the result; pictures and sentences are made from the same parts.

    S+2, G-1                    two lines: Strength rises by 2, Guard falls by 1
    S+1 / T+1 / G+1             one of the three, as the player likes
    T>=3: Q-1                   if Technique is at least 3: 1 Qi is lost
    S>=2 & T>=2: L-1 / Q-1      both; then 1 life or 1 Qi
    S>=3 | T>=3: L-1            either is enough
    G<2: W1                     if Guard is below 2: a wound of level 1

``S`` is Strength, ``T`` Technique, ``G`` Guard, ``L`` life, ``Q`` Qi, ``D`` the wound die; ``?`` is the roll
of a die. ``W1`` and ``W2`` are wounds, ``X`` is death, ``-`` is nothing. ``!`` sends an effect to the other
side.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Final, Literal, TypeAlias, cast

Gauge: TypeAlias = Literal["strength", "technique", "guard"]
Marker: TypeAlias = Literal["strength", "technique", "guard", "life", "qi", "die"]

GAUGES: Final[tuple[Gauge, ...]] = ("strength", "technique", "guard")
MARKERS: Final[dict[str, Marker]] = {
    "S": "strength",
    "T": "technique",
    "G": "guard",
    "L": "life",
    "Q": "qi",
    "D": "die",
}


@dataclass(frozen=True, slots=True)
class Change:
    """A marker moves by ``amount``, or by the roll of a die if ``rolled``."""

    marker: Marker
    amount: int
    rolled: bool = False
    other: bool = False

    @property
    def key(self) -> str:
        """Its key in facts, for example ``deed:strength_plus_2``."""
        size = "die" if self.rolled else str(abs(self.amount))
        return f"deed:{'other_' * self.other}{self.marker}_{'plus' if self.amount > 0 else 'minus'}_{size}"


@dataclass(frozen=True, slots=True)
class Wound:
    """A card of the wound deck, its first or second level."""

    level: Literal[1, 2]
    other: bool = False

    @property
    def key(self) -> str:
        return f"deed:{'other_' * self.other}wound_{self.level}"


@dataclass(frozen=True, slots=True)
class Death:
    """The end of a fighter, at once."""

    other: bool = False

    @property
    def key(self) -> str:
        return f"deed:{'other_' * self.other}death"


Deed: TypeAlias = Change | Wound | Death
Way: TypeAlias = tuple[Deed, ...]
"""Deeds that happen together."""


@dataclass(frozen=True, slots=True)
class Need:
    """A threshold on a gauge: at least ``value``, or with ``below`` less than it."""

    gauge: Gauge
    value: int
    below: bool = False

    def met(self, value: int) -> bool:
        return value < self.value if self.below else value >= self.value

    @property
    def key(self) -> str:
        return f"need:{self.gauge}_{'below_' * self.below}{self.value}".replace("-", "minus_")


@dataclass(frozen=True)
class Effect:
    """One of several ways, if the needs are met: all of them, or with ``any_need`` any."""

    text: str
    ways: tuple[Way, ...]
    needs: tuple[Need, ...] = ()
    any_need: bool = False

    @property
    def deeds(self) -> Way:
        """The first way; the only one if there is no choice."""
        return self.ways[0]

    @cached_property
    def keys(self) -> tuple[tuple[str, ...], ...]:
        """The keys of the ways in facts."""
        return tuple(tuple(deed.key for deed in way) for way in self.ways)

    @cached_property
    def need_keys(self) -> tuple[str, ...]:
        return tuple(need.key for need in self.needs)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as text, so that a copy of a table shares the cached effects."""
        return effect, (self.text,)


_CHANGE: Final = re.compile(r"(!?)([STGLQD])([+-])(\d+|\?)")
_WOUND: Final = re.compile(r"(!?)W([12])")
_NEED: Final = re.compile(r"([STG])(>=|<)(-?\d+)")


@cache
def effect(text: str) -> Effect:
    """Parse an effect. Raises ``ValueError`` with the text that is not in the notation."""
    needs, _, deeds = text.rpartition(":")
    joints = set(re.findall(r"[&|]", needs))
    if len(joints) > 1:
        raise ValueError(f"{text!r}: all needs, or any of them")
    thresholds = tuple(_need(part.strip()) for part in re.split(r"[&|]", needs)) if needs else ()
    ways = tuple(_way(way) for way in deeds.split("/"))
    return Effect(text, ways, thresholds, joints == {"|"})


def _need(text: str) -> Need:
    found = _NEED.fullmatch(text)
    if found is None:
        raise ValueError(f"{text!r} is no threshold")
    letter, sign, value = found.groups()
    return Need(cast("Gauge", MARKERS[letter]), int(value), sign == "<")


def _way(text: str) -> Way:
    words = [word.strip() for word in text.split(",")]
    return () if words == ["-"] else tuple(_deed(word) for word in words)


def _deed(word: str) -> Deed:
    if word in ("X", "!X"):
        return Death(other=word.startswith("!"))
    if found := _WOUND.fullmatch(word):
        return Wound(1 if found[2] == "1" else 2, other=bool(found[1]))
    found = _CHANGE.fullmatch(word)
    if found is None:
        raise ValueError(f"{word!r} is no effect")
    other, letter, sign, size = found.groups()
    amount = 1 if size == "?" else int(size)
    return Change(MARKERS[letter], amount if sign == "+" else -amount, size == "?", bool(other))
