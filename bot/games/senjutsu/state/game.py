"""The duel in play: everything the rules change, and nothing they ask.

Every piece is always in exactly one place: a deck, a hand, a discard pile, before its owner, or out of the
game. Where several heroes fight, those of one team win together.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Final

from bot.engine import Seat
from bot.games.senjutsu.board.fields import Field
from bot.games.senjutsu.board.hexes import Hex, distance
from bot.games.senjutsu.board.terrain import NATURES, Terrain
from bot.games.senjutsu.cards.card import Face, Piece, card_of
from bot.games.senjutsu.state.samurai import Block, Playing, Samurai, Staying

QUARTERS: Final = 4
"""The ends of turn that a hobble lasts."""


@dataclass(slots=True, eq=False)
class Due:
    """A part of a revealed card that is still to be resolved."""

    owner: Samurai
    card: Face
    piece: Piece
    part: int
    speed: int
    rank: int
    """Among cards of the same speed: by type, weapon cards last within it."""
    slot: int | None = None
    """Its chosen place among parts of the same speed and rank; None until it is chosen."""


@dataclass(frozen=True, slots=True)
class Threat:
    """Hexes that a card attacks or blocks just now, for the picture."""

    kind: str
    owner: Seat
    hexes: tuple[Hex, ...]


class Over(Exception):
    """At most one team is left."""


class Game:
    """A duel. ``samurai`` sit in this order; ``track`` is the advantage track, its leader first."""

    def __init__(self, samurai: list[Samurai], ground: Field) -> None:
        self.samurai = samurai
        self.field = ground
        self.terrain: dict[Hex, Terrain] = {}
        self.track = sorted(samurai, key=lambda one: -one.hero.advantage)
        self.turn = 0
        self.phase = "setup"
        self.speed: int | None = None
        self.due: list[Due] = []
        self.playings: dict[Samurai, Playing] = {}
        """The revealed cards of which something has been resolved."""
        self.blocks: list[Block] = []
        self.threats: list[Threat] = []
        self.seen: tuple[Seat, frozenset[Piece]] | None = None
        """The seat that looks at cards just now, with those cards."""
        self.out: list[Piece] = []
        """Out of the game: poison that was taken."""
        self.result: str = ""
        self.settle: Callable[[Game, list[Due]], Awaitable[None]] | None = None
        """Settles ties that the advantage track does not settle."""

    @property
    def hexes(self) -> frozenset[Hex]:
        return self.field.hexes

    @property
    def standing(self) -> list[Samurai]:
        """Those who have not fallen, in seating order."""
        return [one for one in self.samurai if not one.fallen]

    @property
    def upward(self) -> list[Samurai]:
        """From the bottom of the advantage track."""
        return [one for one in reversed(self.track) if not one.fallen]

    @property
    def downward(self) -> list[Samurai]:
        """From the top of the advantage track. Ruling: in this order several decide the same thing, where
        nothing else is said."""
        return [one for one in self.track if not one.fallen]

    def foes(self, samurai: Samurai) -> list[Samurai]:
        return [one for one in self.standing if one.team != samurai.team]

    def of(self, seat: Seat | str) -> Samurai:
        return next(one for one in self.samurai if one.seat == seat)

    def on(self, place: Hex) -> Samurai | None:
        """The samurai on this hex, or None."""
        return next((one for one in self.standing if one.place == place), None)

    @property
    def walls(self) -> set[Hex]:
        """Hexes on which terrain blocks, and through which nobody sees."""
        return {place for place, terrain in self.terrain.items() if NATURES[terrain].wall}

    def far_off(self, samurai: Samurai) -> bool:
        """More than six hexes from every foe."""
        here, foes = samurai.place, self.foes(samurai)
        return (
            here is not None
            and foes != []
            and all(foe.place is None or distance(here, foe.place) > 6 for foe in foes)
        )

    def rules(self) -> Iterator[tuple[Samurai, Staying, tuple[str, ...]]]:
        """The rules that cards in play make, with who has played them."""
        for samurai in self.samurai:
            for staying in samurai.staying:
                for effect in card_of(staying.piece).sheet.effects:
                    if getattr(effect, "verb", "") == "rule":
                        yield samurai, staying, getattr(effect, "words", ())

    def forbids(self, rule: str) -> bool:
        """True if a card in play makes this rule for everybody."""
        return any(rule in words for _, _, words in self.rules())

    def teams(self) -> set[str]:
        return {one.team for one in self.standing}

    @property
    def decided(self) -> bool:
        """At most one team is left."""
        return len(self.teams()) <= 1

    def finish(self, result: str) -> None:
        """Ends the duel, and clears the field of the last turn."""
        self.phase, self.result, self.speed = "over", result, None
        self.due.clear()
        self.playings.clear()
        self.blocks.clear()
        self.threats.clear()
