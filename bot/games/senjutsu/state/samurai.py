"""A samurai in play, the mind of one without a player, and a card of his while it is resolved.

These types name each other, so they share a module. Nothing here asks or changes the duel as a whole.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias, TypeVar

from bot.engine import Facts, Option, Seat
from bot.games.senjutsu.board.hexes import Facing, Hex
from bot.games.senjutsu.cards.card import Face, Piece, card_of
from bot.games.senjutsu.cards.heroes import Hero
from bot.games.senjutsu.cards.language import Deed, Kamae, Line, Part, Shot
from bot.games.senjutsu.cards.poisons import POISONS, Poison, is_poison
from bot.games.senjutsu.reach.movement import Move
from bot.games.senjutsu.reach.stroke import Stroke

T = TypeVar("T")
Resolve: TypeAlias = "Callable[[Playing, Sequence[Line]], Awaitable[None]]"
"""Resolves some lines of a card."""


@dataclass(slots=True)
class Affliction:
    """A poison in front of a samurai, with the ends of turn that it still lasts."""

    poison: Poison
    left: int


@dataclass(slots=True)
class Staying:
    """A card that stays in play: for ``left`` more ends of turn, or for ``this_turn`` only. ``named`` is what
    it forbids."""

    piece: Piece
    left: int = 0
    named: str = ""
    this_turn: bool = False


@dataclass(slots=True, eq=False)
class Samurai:
    """A hero in play."""

    hero: Hero
    team: str
    deck: list[Piece]
    """The last one lies on top."""
    pieces: tuple[Piece, ...]
    """All pieces of his deck; deck lists are open."""
    weapon: int
    place: Hex | None = None
    facing: Facing = 0
    kamae: Kamae = "neutral"
    focus: int = 0
    hand: list[Piece] = field(default_factory=list[Piece])
    discard: list[Piece] = field(default_factory=list[Piece])
    face_down: set[Piece] = field(default_factory=set[Piece])
    """Those of his discards that lie face down."""
    wounds: int = 0
    bleeding: int = 0
    """Bleeding wounds; ``wounds`` are the others."""
    stuns: int = 0
    """Stuns in hand."""
    hobbles: list[int] = field(default_factory=list[int])
    """The ends of turn that each hobble still lasts."""
    poisons: list[Affliction] = field(default_factory=list[Affliction])
    venom: list[Poison] = field(default_factory=lambda: list(POISONS))
    """The poisons he can still use."""
    staying: list[Staying] = field(default_factory=list[Staying])
    concealed: bool = False
    fallen: bool = False
    hardened: int = 0
    """Wounds above the printed limit."""
    mind: Mind | None = None
    """The rules that play an AI opponent; None for a hero."""

    played: Piece | None = None
    """The card before him this turn; face down until it is revealed."""
    stunned: bool = False
    """A stun was chosen: it does nothing."""
    revealed: bool = False
    speed: int = 0
    targets: list[Samurai] = field(default_factory=lambda: list[Samurai]())
    """Declared at the reveal, by cards without a grid."""
    lost: bool = False
    """The rest of his card is lost."""
    afar: bool = True
    """Since the turn began he was more than six hexes from every foe."""
    quick: int | None = None
    """The other speed that was paid for."""
    cannot: set[str] = field(default_factory=set[str])
    """The cancelled parts of his card: ``move``, ``rot``."""
    instant: Piece | None = None
    """The instant he has played this turn."""
    aside: list[Piece] = field(default_factory=list[Piece])
    """Other cards played this turn, open before him until Discard: instants, counters."""

    @property
    def key(self) -> str:
        return self.hero.key

    @property
    def seat(self) -> Seat:
        return Seat(self.key)

    @property
    def name(self) -> str:
        return self.hero.name

    @property
    def core(self) -> Piece:
        return Piece(f"card:{self.hero.core:03}#{self.hero.key}.1")

    @property
    def arm(self) -> Piece:
        """His weapon card."""
        return Piece(f"card:{self.weapon:03}#{self.hero.key}.1")

    @property
    def all_wounds(self) -> int:
        return self.wounds + self.bleeding

    @property
    def wound_limit(self) -> int:
        return max(1, self.hero.wounds + self.hardened - self.suffers("virulent"))

    @property
    def hand_limit(self) -> int:
        return self.hero.hand

    @property
    def held(self) -> int:
        """The cards and stuns that count for the hand limit."""
        return len(self.hand) + self.stuns

    @property
    def abilities(self) -> list[Piece]:
        """The cards in hand that can be discarded or put elsewhere."""
        return [piece for piece in self.hand if not is_poison(piece)]

    def suffers(self, poison: Poison) -> bool:
        return any(one.poison == poison for one in self.poisons)

    @property
    def card(self) -> Face | None:
        """The face of the card he plays this turn. None before he has laid one, and for a poison card."""
        return None if self.played is None or is_poison(self.played) else card_of(self.played)

    @property
    def purse(self) -> int:
        """The focus he can spend."""
        return 0 if self.suffers("paralysis") else self.focus


class Mind(Protocol):
    """Decides for a samurai without a player, and holds his rules that differ from those of a hero."""

    @property
    def nimble(self) -> bool:
        """True if his steps and turns need not all go the same way."""
        ...

    async def choose(self, prompt: str, options: Sequence[Option[T]], facts: Facts) -> Option[T]:
        """One of several options that a player would be asked about."""
        ...

    async def take_up(self, playing: Playing, number: int) -> Part | None:
        """A part of his revealed card as it is resolved, or nothing if it is left out."""
        ...

    async def move(self, playing: Playing, found: Sequence[Move], rest: Sequence[Line]) -> Move:
        """One of these ways to move, with what is to come after it."""
        ...

    async def shoot(self, playing: Playing, shot: Shot) -> None:
        """An attack without a grid."""
        ...

    def also_strikes(self, strokes: Sequence[Stroke]) -> Sequence[str]:
        """The others hit by these strokes besides those who stand there, by their names in facts."""
        ...

    async def strikes(self, playing: Playing, strokes: Sequence[Stroke]) -> None:
        """His attack falls on these hexes."""
        ...

    async def hurt(self, playing: Playing, victim: Samurai, wounds: int) -> None:
        """His attack has given somebody these wounds."""
        ...

    async def draw(self) -> None:
        """The next card, at the start of a turn."""
        ...

    async def lose_card(self, *, hidden: bool, reason: str) -> None:
        """The top card is discarded."""
        ...

    async def turn_over(self) -> None:
        """His card is revealed."""
        ...

    async def stunned(self) -> None:
        """A stun has come to him."""
        ...

    async def poisoned(self, attacker: Samurai, poison: Poison) -> bool:
        """Applies a poison that affects him otherwise than a hero. True if it has done so."""
        ...

    async def shown_to(self, looker: Samurai) -> None:
        """Somebody may look at his hand."""
        ...

    async def strike_back(self, attack: Playing) -> None:
        """The counter on his card."""
        ...

    async def do(self, deed: Deed) -> None:
        """Resolves a deed that only his cards have."""
        ...

    async def clear(self) -> None:
        """Cleans up after his card has been discarded."""
        ...


@dataclass(slots=True, eq=False)
class Playing:
    """A card being resolved.

    ``revealed``: it is the turn's card, which collisions and cancelling end; an instant or a counter goes
    on. ``foes`` is what it means by ``foe`` after a success: everybody hit, or the blocked attacker.
    """

    owner: Samurai
    card: Face
    piece: Piece
    speed: int
    resolve: Resolve
    """Resolves its lines, and the lines of cards it leads to."""
    revealed: bool = False
    foes: list[Samurai] = field(default_factory=list[Samurai])
    declared: list[Samurai] = field(default_factory=list[Samurai])
    success: bool = False
    parried: Playing | None = None
    """The attack that was blocked, for what follows a block."""
    wounded: list[Samurai] = field(default_factory=list[Samurai])
    """The samurai who got an ordinary wound from its attack."""
    taken: list[Piece] = field(default_factory=list[Piece])
    ahead: Sequence[Line] = ()
    """The lines of the same part that are still to come."""
    preset: int | None = None
    """The answer that was given in advance, with the choice of a way."""
    ended: bool = False

    @property
    def over(self) -> bool:
        """Nothing more of it is resolved."""
        return self.ended or self.owner.fallen or (self.revealed and self.owner.lost)

    def stop(self) -> None:
        """The rest of it is lost."""
        self.ended = True
        if self.revealed:
            self.owner.lost = True

    def another(self, owner: Samurai, card: Face, piece: Piece, speed: int) -> Playing:
        """A card that is played because of this one."""
        return Playing(owner, card, piece, speed, self.resolve)


@dataclass(slots=True, eq=False)
class Block:
    """Blocked hexes. Ruling: they stay where they were laid."""

    playing: Playing
    hexes: frozenset[Hex]
    counters: tuple[Line, ...]
    success: tuple[Line, ...]
    after: tuple[Line, ...]
    """The lines of the card after its first success, or after its speed is over."""
    finished: bool = False

    @property
    def owner(self) -> Samurai:
        return self.playing.owner


def place_of(samurai: Samurai) -> Hex:
    """The hex of a samurai on the field. Fails for one who stands nowhere."""
    assert samurai.place is not None, f"{samurai.name} stands nowhere"
    return samurai.place
