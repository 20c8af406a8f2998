"""The state of a table: everything the rules change. It asks no questions.

Decks have no order: a card is chosen at random when it is drawn, so there is no order that could leak. Every
action card is always in exactly one place: deck, hand, reserve, played, discard, special deck, or out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias

from bot.engine import Seat
from bot.games.way_of_the_samurai.cards import (
    Action,
    BloodCard,
    Lasting,
    Library,
    OpponentCard,
    Place,
    Virtue,
)
from bot.games.way_of_the_samurai.notation import GAUGES, Gauge
from bot.games.way_of_the_samurai.terms import Terms
from bot.games.way_of_the_samurai.traits import ENEMIES, SIDES, WEAPONS, WEATHERS, Trait, Traits
from bot.games.way_of_the_samurai.view import Counterstroke, Page, Passage, Phase, Reason

Before: TypeAlias = Literal[
    "run", "fight", "round", "exchange", "purchases", "thirds", "bracing", "blows", "dice", "end"
]
"""The part of the game that comes next at a rest; an exchange between two players has rests of its own."""


EXCHANGES: Final = 2
"""The number of exchanges in a round."""


class Defeat(Exception):
    """The samurai falls at once; nothing that was being resolved continues."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason: Reason = reason


class Felled(Exception):
    """The last enemy of this fight has fallen."""


@dataclass(slots=True, eq=False)
class Fighter:
    """A samurai of a player: life, Qi, gauges, cards and weapons."""

    seat: Seat
    weapons: tuple[str, ...]
    library: Library
    life: int = 0
    qi: int = 0
    gauges: dict[Gauge, int] = field(default_factory=lambda: dict.fromkeys(GAUGES, 0))
    deck: list[Action] = field(default_factory=list[Action])
    hand: list[Action] = field(default_factory=list[Action])
    reserve: list[Action] = field(default_factory=list[Action])
    """Special cards laid open, to be played at any time."""
    played: list[Action] = field(default_factory=list[Action])
    discard: list[Action] = field(default_factory=list[Action])
    die: int = 1
    """The level of the wound die; 0 if there is none."""
    armour: int = 0
    mulligans: int = 0
    side: str = ""
    """The weapon used in this round, for Katana/Tanto."""
    turning: bool = False
    """The value of the next card is turned into another gauge."""
    turned: bool = False
    """The value of a card was turned in this round."""
    wounds: list[Lasting] = field(default_factory=list[Lasting])
    """The permanent wounds of the Blood module."""
    blood: list[BloodCard] = field(default_factory=list[BloodCard])
    traits: dict[Trait, int] = field(default_factory=dict[Trait, int])
    key: str = field(init=False)

    def __post_init__(self) -> None:
        self.key = f"seat:{self.seat}"

    def trait(self, name: Trait) -> int:
        """The total of a trait over weapons, enemy and weather; 0 if none has it."""
        return self.traits.get(name, 0)

    @property
    def figures(self) -> Mapping[str, Any]:
        return self.library.figures

    @property
    def qi_limit(self) -> int:
        return self.trait("qi_limit") or self.figures["qi"]

    def limit(self, gauge: Gauge) -> int:
        """The highest value of a gauge. Tanto limits Guard, wounds limit Strength and Technique."""
        most = self.library.highest
        if gauge == "guard":
            return self.traits.get("guard_limit", most)
        hurt = self.wounds and ("arm" if gauge == "strength" else "finger") in self.wounds
        return most - 1 if hurt else most

    def move(self, gauge: Gauge, amount: int) -> None:
        """Move a marker. It never leaves its rail; points beyond the end are lost."""
        moved = self.gauges[gauge] + amount
        self.gauges[gauge] = max(self.library.lowest, min(self.limit(gauge), moved))

    @property
    def may_regain_qi(self) -> bool:
        return self.qi < self.qi_limit and "eye" not in self.wounds

    @property
    def cost(self) -> int:
        """The price of one purchase in Qi: in a thunderstorm, two."""
        return 2 if self.trait("qi_costs_double") else 1

    def can_pay(self, qi: int = 1) -> bool:
        """Ruling: nobody is offered to spend the Qi without which the fight is lost."""
        left = self.qi - qi * self.cost
        return left > 0 or (left == 0 and not self.trait("breaks_blade"))

    @property
    def playable(self) -> list[Action]:
        return [*self.hand, *self.reserve]

    def take(self, card: Action) -> None:
        """Remove a card that is played, from hand or reserve."""
        (self.reserve if card in self.reserve else self.hand).remove(card)

    @property
    def symbols(self) -> list[str]:
        return [card.symbol for card in self.played]


@dataclass(slots=True, eq=False)
class Foe:
    """An enemy: his life and Qi. His actions are on the opponent cards."""

    name: str
    number: int
    life: int
    qi: int
    life_at_start: int = 0
    qi_at_start: int = 0
    side: str = ""
    """The side of Shiro's card that lies up."""
    fallen: bool = False
    by_wound: bool = False
    """A wound card felled him."""

    def __post_init__(self) -> None:
        self.life_at_start, self.qi_at_start = self.life, self.qi

    @property
    def key(self) -> str:
        return f"enemy:{self.name}"


@dataclass(slots=True)
class Clash:
    """The exchange of blows under way."""

    defence: OpponentCard | None = None
    broken: bool | None = None
    """The result of the test of the defence; ``None`` before it."""
    short: int = 0
    """The points missing to break the defence."""
    hit: bool = False
    """The attack has cost the enemy life."""
    counters: list[Counterstroke] = field(default_factory=list[Counterstroke])
    open_by: int = 0
    """The points of Guard missing against the worst blow."""
    combo_done: bool = False


@dataclass(slots=True)
class ThisRound:
    """The choices and chances of one round."""

    fresh: bool = False
    """Nothing has been done in this round yet."""
    swapped: bool = False
    combo: bool = False
    omen: int = 0
    """The omen of Taikyu, by the blue die; 0 for none."""


@dataclass(slots=True)
class Bushido:
    """The module of virtues: those on the table, where the marker lies, the one in force, and its points."""

    virtues: list[Virtue] = field(default_factory=list[Virtue])
    marker: int = 0
    virtue: Virtue | None = None
    points: int = 0


@dataclass(slots=True)
class Run:
    """A campaign, or several fights in a row."""

    stop: str = ""
    walked: list[str] = field(default_factory=list[str])
    felled: int = 0
    how_felled: str = ""
    """The way in which the last enemy fell."""
    broken_weapons: list[str] = field(default_factory=list[str])
    passages: list[Passage] = field(default_factory=list[Passage])
    """The fights of the run, for its chronicle."""
    round_before: int = 0
    life_before: int = 0
    """The round and the samurai's life when the present fight began."""
    gifts: dict[Gauge, int] = field(default_factory=dict[Gauge, int])
    """Gifts of an event for the next fight's first round."""


@dataclass(slots=True)
class Chronicle:
    """The story that is told in the end, and what its current page began with."""

    pages: list[Page] = field(default_factory=list[Page])
    lives_before: tuple[int, int] = 0, 0
    """The life of both sides at the start of the current page."""
    starved: dict[str, int] = field(default_factory=dict[str, int])
    """Life lost since then because of having no Qi, by fighter."""


class Game:
    """A game of Way of the Samurai in progress, for one player or two."""

    def __init__(self, terms: Terms, seats: tuple[Seat, ...], library: Library) -> None:
        self.terms = terms
        self.library = library
        self.figures = library.figures
        self.fighters = tuple(
            Fighter(seat, weapons, library) for seat, weapons in zip(seats, terms.weapons, strict=True)
        )
        self._seated = {fighter.seat: fighter for fighter in self.fighters}
        self.foes: list[Foe] = []
        self.target = 0
        self.before: Before = "run"
        self.phase: Phase = "setup"
        self.round = 0
        self.exchange = 0
        self.fight = 0

        self.specials = list(library.specials)
        self.offered: list[Action] = []
        """Special cards during a choice among them."""
        self.out: list[Action] = []
        """Action cards that have left the game."""
        hard = [library.hard] if "hard" in terms.modules else []
        self.opponents = [*library.opponents, *hard]
        self.opponents_used: list[OpponentCard] = []
        self.clash = Clash()
        self.this_round = ThisRound()

        self.place = terms.place
        self.cliff_used = False
        self.foe_armour: int = self.figures["armour"] if terms.armour == "theirs" else 0

        self.bushido = Bushido()
        self.run = Run()
        self.fallen: dict[Fighter, Reason] = {}
        """In a duel: the players who have fallen, each with the reason."""
        self.chronicle = Chronicle()
        self.result: tuple[bool, Reason] | None = None
        self.winner = ""
        """The seat that has won a duel."""

    @property
    def you(self) -> Fighter:
        """The single player, or the first of two."""
        return self.fighters[0]

    def at(self, seat: Seat) -> Fighter:
        return self._seated[seat]

    def other(self, fighter: Fighter) -> Fighter:
        """The other player of a duel."""
        return self.fighters[1 - self.fighters.index(fighter)]

    @property
    def foe(self) -> Foe:
        """The enemy of the current attack."""
        return self.foes[self.target]

    @property
    def standing(self) -> list[Foe]:
        return [foe for foe in self.foes if not foe.fallen]

    @property
    def here(self) -> Place | None:
        return self.library.places[self.place] if self.place else None

    def trait(self, name: Trait) -> int:
        return self.you.trait(name)

    def equip(self, fighter: Fighter) -> None:
        """Add up the traits of the fighter's weapons, the enemy and the weather."""
        sources: list[Traits] = [WEAPONS[weapon] for weapon in fighter.weapons]
        if fighter.side:
            sources.append(SIDES[fighter.side])
        if self.terms.enemy in ENEMIES:
            sources.append(ENEMIES[self.terms.enemy].traits)
        if self.terms.weather:
            sources.append(WEATHERS[self.terms.weather])
        total: dict[Trait, int] = {}
        for source in sources:
            for name, amount in source.items():
                total[name] = total.get(name, 0) + amount
        fighter.traits = {name: amount for name, amount in total.items() if amount}

    def cards(self) -> list[Action]:
        """Every action card, from all places."""
        piles = [
            pile
            for one in self.fighters
            for pile in (one.deck, one.hand, one.reserve, one.played, one.discard)
        ]
        return [card for pile in (*piles, self.specials, self.offered, self.out) for card in pile]
