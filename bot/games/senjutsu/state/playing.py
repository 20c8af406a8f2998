"""A card while it is resolved: whose it is, how fast, whom it means, and what has come of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from bot.games.senjutsu.board.hexes import Hex, distance, sees
from bot.games.senjutsu.cards.card import Face, Piece
from bot.games.senjutsu.cards.language import Deed, Line, Sheet
from bot.games.senjutsu.state.game import Game, Samurai

Resolve: TypeAlias = "Callable[[Game, Playing, Sequence[Line]], Awaitable[None]]"


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
    """How its lines are resolved; what a card leads to is resolved the same way."""
    revealed: bool = False
    foes: list[Samurai] = field(default_factory=list[Samurai])
    declared: list[Samurai] = field(default_factory=list[Samurai])
    success: bool = False
    parried: Playing | None = None
    """The attack that was blocked, for what follows a block."""
    wounded: list[Samurai] = field(default_factory=list[Samurai])
    """Whom its attack gave an ordinary wound."""
    taken: list[Piece] = field(default_factory=list[Piece])
    ahead: Sequence[Line] = ()
    """The lines of the same part that are still to come."""
    preset: int | None = None
    """What was already said with the choice of a way."""
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

    def means(self, game: Game, deed: Deed) -> list[Samurai]:
        """Whom a deed is done to, down the advantage track. Range and sight are looked at now."""
        owner, everybody = self.owner, game.downward
        match deed.who:
            case "self":
                return [owner]
            case "all":
                return everybody
            case "others":
                return [one for one in everybody if one is not owner]
            case "foes":
                foes = game.foes(owner)
                return [one for one in everybody if one in foes and in_reach(game, owner, self.card, one)]
            case "foe" if self.foes:
                return [one for one in everybody if one in self.foes]
            case "foe":
                return [
                    one for one in self.declared if not one.fallen and in_reach(game, owner, self.card, one)
                ]


@dataclass(slots=True, eq=False)
class Block:
    """Blocked hexes. Ruling: they stay where they were laid."""

    playing: Playing
    hexes: frozenset[Hex]
    counters: tuple[Line, ...]
    success: tuple[Line, ...]
    after: tuple[Line, ...]
    """What the card does after its first success, or when its speed is over."""
    finished: bool = False

    @property
    def owner(self) -> Samurai:
        return self.playing.owner


def in_reach(game: Game, owner: Samurai, card: Face, target: Samurai) -> bool:
    """Whether a card with a range reaches somebody who is seen."""
    if not card.reach:
        return True
    here, there = owner.place, target.place
    if here is None or there is None or distance(here, there) > card.reach:
        return False
    return sees(here, owner.facing, there, game.walls)


def names_target(sheet: Sheet) -> bool:
    """Whether a card means a foe whom it does not reach by a grid or a block."""
    lines = [line for part in sheet.parts for line in part.lines]
    waits = bool(sheet.when) and not {"attack_success", "block_success"}.isdisjoint(sheet.when)
    return not waits and any(
        isinstance(effect, Deed)
        and (effect.who == "foe" or "from_foe" in effect.words)
        and effect.verb != "bleed"
        for line in lines
        for way in line.ways
        for phase in way.phases
        for effect in phase.effects
    )


def place_of(samurai: Samurai) -> Hex:
    """Where somebody stands who is on the field."""
    assert samurai.place is not None, f"{samurai.name} stands nowhere"
    return samurai.place
