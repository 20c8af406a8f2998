"""An AI opponent in play: a samurai without hand, focus, kamae and player.

What happens to bodies happens to him as to any other; his limits, his deck and his card are his own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.games.senjutsu.cards.card import Face, Piece
from bot.games.senjutsu.cards.heroes import Hero
from bot.games.senjutsu.cards.opponent_card import SoloCard, solo_card
from bot.games.senjutsu.cards.poisons import is_poison
from bot.games.senjutsu.state.samurai import Samurai
from bot.games.senjutsu.turn.choosing import STUN
from bot.games.senjutsu_solo.fights.foes import DESPERATE_AT, Foe
from bot.games.senjutsu_solo.terms import BEHAVIOURS, Behaviour, Stance


class _NoHero(Hero):
    """A stand-in for the hero of an opponent: the lowest advantage, and no kamae to change to."""

    __slots__ = ()

    def __reduce__(self) -> tuple[object, ...]:
        return (no_hero, ())


NO_HERO: Final = _NoHero("nobody", 1, 0, 0, 0, 0, (), (), {})


def no_hero() -> Hero:
    return NO_HERO


@dataclass(slots=True, eq=False, kw_only=True)
class Opponent(Samurai):
    """An AI opponent in play. ``label`` is how facts name him."""

    foe: Foe
    label: str
    limit: int
    """The number of wounds, and of stuns, that defeats him."""
    distance: int
    ranged: bool
    behaviour: Behaviour = "centre"
    stance: Stance = "offensive"
    deck_list: tuple[str, ...] = ()
    """The cards his deck was made of."""
    dealt_stuns: int = 0
    """The number of stuns he has received. It gives each stun its own name."""
    struck: bool = False
    """An attack of this turn's card was made."""
    refused: frozenset[str] = frozenset()
    """The reasons already told this turn for not striking."""
    resets: bool = False
    """True if all his cards are shuffled together after the turn."""
    leaves: bool = False
    """True if his card leaves the game after the turn."""
    contracts: frozenset[str] = frozenset()
    """Those of his contracts that are fulfilled."""
    hits: frozenset[str] = frozenset()
    """The attack cards with which he has wounded a hero."""
    despairs: bool = False
    """Desperation has begun, and does not end."""

    @property
    def key(self) -> str:
        return self.label

    @property
    def name(self) -> str:
        return self.label

    @property
    def wound_limit(self) -> int:
        """Virulent poison lowers it. Ruling: never below 1."""
        return max(1, self.limit - self.suffers("virulent"))

    @property
    def hand_limit(self) -> int:
        """The number of drawn stuns that defeats him. Ruling: it follows the wound limit."""
        return self.wound_limit

    @property
    def card(self) -> Face | None:
        return self.solo

    @property
    def solo(self) -> SoloCard | None:
        """The face of the card he plays this turn, or None."""
        played = self.played
        return None if played is None or is_poison(played) or is_stun(played) else solo_card(played)

    @property
    def desperate(self) -> bool:
        """With two wounds left or fewer, until he falls: also when poison that took one has worn off."""
        left = self.wound_limit - self.all_wounds
        return self.foe.special == "desperation" and (self.despairs or left <= DESPERATE_AT)

    @property
    def frozen(self) -> bool:
        """True if neither his behaviour nor his stance can change."""
        return self.suffers("paralysis")

    def next_behaviour(self, times: int = 1) -> Behaviour:
        """The behaviour after this many changes on the track."""
        if self.frozen:
            return self.behaviour
        return BEHAVIOURS[(BEHAVIOURS.index(self.behaviour) + times) % len(BEHAVIOURS)]


def is_stun(piece: Piece) -> bool:
    return piece.startswith(STUN)
