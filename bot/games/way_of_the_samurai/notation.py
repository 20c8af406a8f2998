"""The notation in which every effect of the game is written, and what it means.

One text, read once: the rules carry out what it says, pictures and sentences are made from the same parts.

    S+2, G-1                    two lines: Strength rises by 2, Guard falls by 1
    S+1 / T+1 / G+1             one of the three, as the player likes
    T>=3: Q-1                   if Technique is at least 3: 1 Qi is lost
    S>=2 & T>=2: L-1 / Q-1      both; then 1 life or 1 Qi
    S>=3 | T>=3: L-1            either is enough
    G<2: W1                     if Guard is below 2: a wound of level 1

``S`` Strength, ``T`` Technique, ``G`` Guard, ``L`` life, ``Q`` Qi, ``D`` the wound die; ``?`` is what a die
shows. ``W1`` and ``W2`` are wounds, ``X`` is death, ``-`` is nothing. A ``!`` before it: to the other side.
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
    """A marker moves; by the roll of a die, where there is no ``amount``."""

    marker: Marker
    amount: int
    rolled: bool = False
    other: bool = False

    @property
    def key(self) -> str:
        """How facts name it: ``deed:strength_plus_2``."""
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
"""What happens together."""


@dataclass(frozen=True, slots=True)
class Need:
    """A threshold on a gauge: at least so much, or (``below``) less than so much."""

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
    """What happens, in one of these ways, if the needs are met: all of them, or any."""

    text: str
    ways: tuple[Way, ...]
    needs: tuple[Need, ...] = ()
    any_need: bool = False

    @property
    def deeds(self) -> Way:
        """Where there is no choice, what happens."""
        return self.ways[0]

    @cached_property
    def keys(self) -> tuple[tuple[str, ...], ...]:
        """How facts name the ways."""
        return tuple(tuple(deed.key for deed in way) for way in self.ways)

    @cached_property
    def need_keys(self) -> tuple[str, ...]:
        return tuple(need.key for need in self.needs)

    def __reduce__(self) -> tuple[object, ...]:
        """A copy of a table reads the same text."""
        return effect, (self.text,)


_CHANGE: Final = re.compile(r"(!?)([STGLQD])([+-])(\d+|\?)")
_WOUND: Final = re.compile(r"(!?)W([12])")
_NEED: Final = re.compile(r"([STG])(>=|<)(-?\d+)")


@cache
def effect(text: str) -> Effect:
    """Read an effect. What is not written in the notation is an error that names it."""
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
