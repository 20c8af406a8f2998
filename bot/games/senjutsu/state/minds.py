"""What the duel asks of somebody whom nobody leads: an AI opponent, who decides by rules of his own.

He has cards without a hand, and neither focus nor kamae. How he decides is not known here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol, TypeVar

from bot.engine import Facts, Option, decide
from bot.engine.question import NO_FACTS

if TYPE_CHECKING:
    from bot.games.senjutsu.cards.language import Deed, Line, Part, Shot
    from bot.games.senjutsu.cards.poisons import Poison
    from bot.games.senjutsu.combat.striking import Stroke
    from bot.games.senjutsu.reach.movement import Move
    from bot.games.senjutsu.state.game import Samurai
    from bot.games.senjutsu.state.playing import Playing

T = TypeVar("T")


class Mind(Protocol):
    """How somebody decides whom nobody leads, and what befalls him otherwise than a hero."""

    @property
    def nimble(self) -> bool:
        """Whether his steps and turns need not all go the same way."""
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
        """Whom these hit besides those who stand there, as facts name them."""
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
        """Whether a poison has another effect on him than on a hero; if so, it has had it."""
        ...

    async def shown_to(self, looker: Samurai) -> None:
        """Somebody may look at his hand."""
        ...

    async def strike_back(self, attack: Playing) -> None:
        """The counter on his card."""
        ...

    async def do(self, deed: Deed) -> None:
        """What only his cards say."""
        ...

    async def clear(self) -> None:
        """What he does when his card has been discarded."""
        ...


async def chosen_by(
    samurai: Samurai, prompt: str, options: Sequence[Option[T]], facts: Facts = NO_FACTS
) -> Option[T]:
    """Whoever leads him chooses, or he himself; where there is only one option, it is taken."""
    if samurai.mind is not None and len(options) > 1:
        return await samurai.mind.choose(prompt, options, facts)
    return await decide(samurai.seat, prompt, options, facts)
