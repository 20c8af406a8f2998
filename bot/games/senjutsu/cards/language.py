"""The text of a card as plain records: the rules play them, the picture draws them, the sentence tells them.

``bot.games.senjutsu.cards.reading`` makes them from the one line of text that a card has in
``data/senjutsu/cards.json``. A card is a ``Sheet``:

    Sheet    the attributes, then parts: the card itself, and what resolves at other speeds
    Part     a speed (the first has none: the card's own), lines, then lines that need a success
    Line     one way, or several of which one is chosen (OR); all of it may hang on a gate
    Way      phases, one after the other (THEN)
    Phase    effects; the steps and rotations of one phase mix in any order
    Effect   Walk, Rotate, Grid, Shot, Counter or Deed

A gate is a kamae in which something must be, or a price in focus for which it may be. The opponents of the
solo game have neither: their gates are a state they must be in.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias, get_args

from bot.games.senjutsu.board.hexes import Direction, Hex

Kamae: TypeAlias = Literal["aggression", "balance", "determination", "neutral"]
KAMAE: Final[tuple[Kamae, ...]] = get_args(Kamae)
Rank: TypeAlias = Literal["core", "wood", "steel", "gold", "jade"]
RANKS: Final[tuple[Rank, ...]] = get_args(Rank)
Kind: TypeAlias = Literal["defence", "attack", "meditation", "core"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
"""The types of card, in the order in which they resolve at a tie."""
Who: TypeAlias = Literal["self", "foe", "foes", "all", "others"]

Moment: TypeAlias = Literal[
    "turn_start", "before_card", "after_card", "block_speed", "attack_success", "block_success"
]
"""The moments at which an instant may be played, if not after its owner's card."""
Need: TypeAlias = Literal["concealed", "desperate", "slower"]
"""A condition of solo cards only: a state of their owner, or that the target's card is slower."""
NEEDS: Final[tuple[Need, ...]] = get_args(Need)


@dataclass(frozen=True, slots=True)
class Gate:
    """A condition of an effect.

    The effect is mandatory in one of these kamae, optional for this focus, and impossible unless the need is
    met.
    """

    kamae: tuple[Kamae, ...] = ()
    focus: int = 0
    need: Need | None = None


OPEN: Final = Gate()


@dataclass(frozen=True, slots=True)
class Walk:
    """Steps, all of them in one of these directions; a mandatory one is drawn black."""

    directions: tuple[Direction, ...]
    number: int
    mandatory: bool
    who: Who = "self"

    @property
    def anywhere(self) -> bool:
        return len(self.directions) == 6


@dataclass(frozen=True, slots=True)
class Rotate:
    """Turns on the spot, all of them to one side."""

    number: int
    mandatory: bool


Impact: TypeAlias = Literal[
    "wound", "bleed", "kill", "stun", "hobble", "push", "turn", "swap", "focus", "block"
]


@dataclass(frozen=True, slots=True)
class Content:
    """The effect of a grid's cell on anybody who stands there. For ``focus`` the number is lost."""

    impact: Impact
    number: int = 1
    gate: Gate = OPEN


@dataclass(frozen=True, slots=True)
class Cell:
    """A hex as the card's owner sees it, looking up."""

    offset: Hex
    contents: tuple[Content, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """An attack, a block, or effects that are neither. ``instead`` may take the place of all contents."""

    kind: Literal["attack", "block", "area"]
    cells: tuple[Cell, ...]
    instead: Content | None = None


@dataclass(frozen=True, slots=True)
class Shot:
    """An attack on one target in sight, at least ``nearest`` hexes away. It has no grid."""

    nearest: int
    contents: tuple[Content, ...]


@dataclass(frozen=True, slots=True)
class Counter:
    """After a block: strike back at attacks of these speeds."""

    speeds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pick:
    """A selection of cards: of these ranks and types, and not of the ranks in ``without``."""

    ranks: tuple[Rank, ...] = ()
    kinds: tuple[Kind, ...] = ()
    without: tuple[Rank, ...] = ()


ANY: Final = Pick()

Verb: TypeAlias = Literal[
    "draw",
    "discard",
    "take",
    "shuffle",
    "look",
    "focus",
    "steal_focus",
    "keep_focus",
    "status",
    "cure",
    "wound",
    "bleed",
    "unbleed",
    "push",
    "pull",
    "turn",
    "change",
    "switch",
    "advantage",
    "cancel",
    "replace_with",
    "reduce",
    "widen",
    "name",
    "face_up",
    "rule",
    "behaviour",
    "reset",
    "recall",
    "conceal",
    "distance",
    "remove",
]
VERBS: Final[tuple[Verb, ...]] = get_args(Verb)


@dataclass(frozen=True, slots=True)
class Deed:
    """Any other effect of a card.

    ``who`` it is done to, ``number`` of times (0: all of them; focus may be lost, so below zero), which
    cards (``pick``) from where (``place``: deck, top3, discard, hand), and ``words`` for what only this
    verb knows: a kamae, statuses, what is cancelled, a rule. ``optional``: one may leave it. The verbs from
    ``behaviour`` on are for opponents of the solo game alone; ``distance`` names the preferred one.
    """

    verb: Verb
    who: Who = "self"
    number: int = 1
    up_to: bool = False
    pick: Pick = ANY
    place: str = ""
    words: tuple[str, ...] = ()
    optional: bool = False


Effect: TypeAlias = "Walk | Rotate | Grid | Shot | Counter | Deed"


@dataclass(frozen=True, slots=True)
class Phase:
    effects: tuple[Effect, ...]
    gate: Gate = OPEN


@dataclass(frozen=True, slots=True)
class Way:
    phases: tuple[Phase, ...]
    gate: Gate = OPEN


@dataclass(frozen=True, slots=True)
class Line:
    """One of the ways is taken. With ``when_wounded`` the line waits until this number of wounds comes at
    once."""

    ways: tuple[Way, ...]
    gate: Gate = OPEN
    when_wounded: int = 0


@dataclass(frozen=True, slots=True)
class Part:
    """The lines that resolve at one speed. ``speed`` is None for the card's own."""

    speed: int | None
    lines: tuple[Line, ...]
    success: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Alternative:
    """Another speed in a kamae (taken), or for focus (may be taken)."""

    gate: Gate
    speed: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """All effects and attributes of a card."""

    parts: tuple[Part, ...]
    required: tuple[Kamae, ...] = ()
    alternatives: tuple[Alternative, ...] = ()
    when: tuple[Moment, ...] = ()
    stays: bool = False
    stays_turns: int = 0
    """It leaves play after this number of turns; 0 if it does not leave by itself."""
    removable: int = 0
    """The focus for which anybody may remove it at the end of a turn; 0 if nobody may."""
    unblockable: bool = False

    @property
    def lines(self) -> tuple[Line, ...]:
        """All lines of all parts, also those for a success."""
        return tuple([line for part in self.parts for line in (*part.lines, *part.success)])

    @property
    def effects(self) -> tuple[Effect, ...]:
        return tuple(
            [
                effect
                for line in self.lines
                for way in line.ways
                for phase in way.phases
                for effect in phase.effects
            ]
        )

    @property
    def gates(self) -> tuple[Gate, ...]:
        """Every gate on it, open ones left out."""
        found = [alternative.gate for alternative in self.alternatives]
        for line in self.lines:
            found += [line.gate, *[way.gate for way in line.ways]]
            found += [phase.gate for way in line.ways for phase in way.phases]
        for effect in self.effects:
            if isinstance(effect, Grid):
                found += [content.gate for cell in effect.cells for content in cell.contents]
                if effect.instead:
                    found.append(effect.instead.gate)
            elif isinstance(effect, Shot):
                found += [content.gate for content in effect.contents]
        return tuple([gate for gate in found if gate != OPEN])


@dataclass(frozen=True, slots=True)
class Speeds:
    """The printed initiative: one speed, a span, that of the card it is added to, or none."""

    highest: int = 0
    lowest: int = 0
    same: bool = False
    none: bool = field(default=False)

    @property
    def variable(self) -> bool:
        return self.highest != self.lowest

    def __str__(self) -> str:
        if self.same:
            return "="
        if self.none:
            return "-"
        return f"{self.highest}-{self.lowest}" if self.variable else str(self.highest)
