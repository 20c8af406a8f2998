"""The card faces we made ourselves: actions, opponent cards, wounds, the tables of places and events.

They are read from ``data/way_of_the_samurai``. A table is played with one ``Library``; tests bring cards of
their own. The cards do not know their place on the table or who may see them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any, Final, Literal, TypeAlias

from bot.engine.data import figures
from bot.games.way_of_the_samurai.notation import Effect, Gauge, Need, effect

Symbol: TypeAlias = Literal["earth", "water", "wind", "fire", "void"]
BLACK: Final[tuple[Symbol, ...]] = ("earth", "water", "wind")
"""The symbols of the three combos that bring Qi or a special card. Three of fire raise the wound die."""


@dataclass(frozen=True, slots=True, eq=False)
class Action:
    """A movement of a samurai: a symbol and one or two lines. Each exists once: see ``action``."""

    name: str
    symbol: Symbol
    effect: Effect
    special: bool
    key: str = field(repr=False)
    sign: str = field(repr=False)
    """The key of its symbol in facts."""

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle by content, so that a copy of a table uses the same card objects."""
        return action, (self.name, self.symbol, self.effect.text, self.special)


@cache
def action(name: str, symbol: Symbol, text: str, special: bool, /) -> Action:
    """The action with this name and text; cached, so that it exists once."""
    return Action(name, symbol, effect(text), special, f"action:{name}", f"symbol:{symbol}")


@dataclass(frozen=True, slots=True)
class OpponentCard:
    """Two halves: the defence of the enemy and, turned, his counter. Each exists once: see ``opponent``.

    The card of HARD MODE has neither.
    """

    name: str
    defence: Effect
    counter: Effect
    hard: bool = False

    @property
    def key(self) -> str:
        return f"opponent:{self.name}"

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle by content, so that a copy of a table uses the same card objects."""
        return opponent, (self.name, self.defence.text, self.counter.text, self.hard)


@cache
def opponent(name: str, defence: str, counter: str, hard: bool = False, /) -> OpponentCard:
    """The opponent card with this name and these halves; cached, so that it exists once."""
    return OpponentCard(name, effect(defence), effect(counter), hard)


@dataclass(frozen=True, slots=True)
class WoundCard:
    """Two halves: a wound of level 1 and one of level 2."""

    name: str
    first: Effect
    second: Effect

    def half(self, level: int) -> Effect:
        return self.first if level == 1 else self.second

    @property
    def key(self) -> str:
        return f"wound:{self.name}"


Lasting: TypeAlias = Literal[
    "arm", "rib", "finger", "belly", "shoulder", "eye", "thigh", "balance", "dodged", "head"
]
"""The effects of the cards of the Blood module; most of them are permanent."""


@dataclass(frozen=True, slots=True)
class BloodCard:
    """A card of the Blood module: a permanent wound for each level."""

    first: Lasting
    second: Lasting

    def half(self, level: int) -> Lasting:
        return self.first if level == 1 else self.second

    @property
    def key(self) -> str:
        return f"blood:{self.first}"


Virtue: TypeAlias = Literal["specials", "die", "swap", "technique", "strength", "breath", "any"]
"""The effects of the cards of the Bushido module."""
VIRTUES: Final[tuple[Virtue, ...]] = ("specials", "die", "swap", "technique", "strength", "breath", "any")


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a fight, with the six results of its blue die."""

    name: str
    rows: tuple[Effect, ...]
    once: bool = False
    """Its die may be rolled only once in a fight."""

    @property
    def key(self) -> str:
        return f"place:{self.name}"


@dataclass(frozen=True, slots=True)
class Stop:
    """A fight of a campaign: its place on the map, the enemy there, and the next stops."""

    name: str
    life: int
    """0 if the blue die decides it."""
    qi: int
    x: int
    y: int
    leads: tuple[str, ...]

    @property
    def key(self) -> str:
        return f"stop:{self.name}"


@dataclass(frozen=True)
class Library:
    """All cards that a table is played with."""

    actions: tuple[Action, ...]
    specials: tuple[Action, ...]
    opponents: tuple[OpponentCard, ...]
    wounds: tuple[WoundCard, ...]
    blood: tuple[BloodCard, ...]
    gisei: tuple[int, ...]
    places: Mapping[str, Place]
    events: Mapping[str, tuple[Effect, ...]]
    """By card (normal, hard); a row without an effect breaks the weapon."""
    campaigns: Mapping[str, tuple[Stop, ...]]
    figures: Mapping[str, Any] = field(default_factory=dict[str, Any])

    def __reduce__(self) -> str | tuple[object, ...]:
        """Pickle the shared library by name, so that a copy of a table does not copy it."""
        return "LIBRARY" if self is LIBRARY else super().__reduce__()

    @cached_property
    def lowest(self) -> int:
        """The lowest value of a gauge."""
        return self.figures["gauge"]["least"]

    @cached_property
    def highest(self) -> int:
        """The highest value of a gauge that nothing limits."""
        return self.figures["gauge"]["most"]

    @cached_property
    def hard(self) -> OpponentCard:
        """The card of HARD MODE."""
        return opponent("hard", "-", "-", True)

    def stop(self, campaign: str, name: str) -> Stop:
        return next(stop for stop in self.campaigns[campaign] if stop.name == name)


def read(name: str) -> Any:
    return figures("way_of_the_samurai", name)


def read_library() -> Library:
    """Read all cards from the data files."""
    actions, enemies, lands, run = read("actions"), read("opponents"), read("places"), read("campaigns")
    return Library(
        actions=tuple(action(*row, False) for row in actions["standard"]),
        specials=tuple(action(*row, True) for row in actions["special"]),
        opponents=tuple(opponent(*row) for row in enemies["cards"]),
        wounds=tuple(WoundCard(name, effect(one), effect(two)) for name, one, two in enemies["wounds"]),
        blood=tuple(BloodCard(one, two) for one, two in enemies["blood"]),
        gisei=tuple(enemies["gisei"]),
        places={
            name: Place(name, tuple(map(effect, place["rows"])), place.get("once", False))
            for name, place in lands.items()
        },
        events={name: tuple(map(effect, rows)) for name, rows in run["events"].items()},
        campaigns={
            name: tuple(Stop(leads=tuple(stop.pop("leads")), **stop) for stop in stops)
            for name, stops in run["campaigns"].items()
        },
        figures=read("figures"),
    )


LIBRARY: Final = read_library()
"""The cards that every table is played with."""


def lacking(card: OpponentCard, values: Mapping[Gauge, int]) -> tuple[Need, ...]:
    """The thresholds of a defence that are not reached yet; none once it is broken."""
    missing = tuple(need for need in card.defence.needs if not need.met(values[need.gauge]))
    if card.defence.any_need and len(missing) < len(card.defence.needs):
        return ()
    return missing


def points_missing(card: OpponentCard, gauges: Mapping[Gauge, int]) -> int:
    """The number of points missing to break it."""
    each = [need.value - gauges[need.gauge] for need in lacking(card, gauges)]
    return min(each, default=0) if card.defence.any_need else sum(each)
