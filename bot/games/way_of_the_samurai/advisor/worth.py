"""What things are worth to the swordmaster, in lives of an ordinary moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from bot.games.way_of_the_samurai.cards import LIBRARY, BloodCard, Lasting, OpponentCard
from bot.games.way_of_the_samurai.notation import Change, Death, Effect, Way, Wound
from bot.games.way_of_the_samurai.view import DuelView, FighterView

LOST: Final = 10.0
"""The fight itself."""
QI_HELD: Final = (-3.6, 0.0, 1.05, 1.8, 2.4, 2.85, 3.15, 3.3, 3.45)
"""So much Qi is worth to a samurai; without any, two lives a round are lost."""
BLADE: Final = 1.3
"""How much dearer than life Qi is where nobody stands without it."""
CHAINS: Final = ("clan", "dojo", "village")
"""Where an enemy who falls ends the round at once."""
QI_ON_THE_WAY: Final = 1.8
"""How much dearer Qi is there, where hardly anything brings it back between two fights."""
SPECIAL: Final = 2.5
SPECIAL_ON_THE_WAY: Final = 3.5
"""What a special card is worth, and where fight follows fight."""

BLUE_DIE: Final = range(1, 7)
STAYS: Final[Mapping[Lasting, float]] = {
    "arm": 0.8,
    "finger": 0.8,
    "shoulder": 0.4,
    "dodged": 0.0,
    "rib": 0.8,
    "eye": 2.5,
    "belly": 4.0,
}
"""What a wound of Blood costs that stays: points that are missing from now on, a life in every round."""


def life_held(life: int) -> float:
    """The last lives are the dearest."""
    return -LOST if life <= 0 else life + 2.5 * (1 - exp(-life / 2))


def qi_held(qi: int, view: DuelView) -> float:
    if view.trait("breaks_blade"):
        return BLADE * life_held(qi) if qi > 0 else -LOST
    held = QI_HELD[max(0, min(qi, len(QI_HELD) - 1))]
    return QI_ON_THE_WAY * held if view.mode in CHAINS else held


def special_held(view: DuelView) -> float:
    """What one more special card is worth."""
    if not view.specials:
        return 0.0
    return SPECIAL_ON_THE_WAY if view.mode in CHAINS else SPECIAL


@dataclass(frozen=True, slots=True)
class Worth:
    """What the samurai's own life and Qi are worth just now."""

    view: DuelView
    you: FighterView

    @classmethod
    def now(cls, view: DuelView, you: FighterView) -> Worth:
        return cls(view, you)

    @property
    def life(self) -> float:
        """What the next life is worth."""
        return self.without(1, 0)

    def without(self, life: int, qi: int) -> float:
        """What it costs to be without so much; a Nodachi loses a Qi with every life."""
        you, view = self.you, self.view
        if view.trait("life_takes_qi"):
            qi += life
        left = life_held(you.life - life) + qi_held(you.qi - qi, view)
        return life_held(you.life) + qi_held(you.qi, view) - left

    def of_counter(self, effect: Effect) -> float:
        """What a blow costs, in the cheaper of its ways."""
        return min(self._cost(way) for way in effect.ways)

    def _cost(self, way: Way) -> float:
        life = qi = 0
        for deed in way:
            match deed:
                case Change(marker="life", amount=amount) if amount < 0:
                    life -= amount
                case Change(marker="qi", amount=amount) if amount < 0:
                    qi -= amount
                case Wound(level=level):
                    return self.of_wound(level)
                case Death():
                    return self.end
                case _:
                    pass
        return self.without(life, qi)

    @property
    def end(self) -> float:
        """What it costs to fall at once."""
        return self.without(self.you.life, 0)

    def of_wound(self, level: int, *, by_counter: bool = True) -> float:
        """What a wound costs, whichever card it is: with Tonfa 2 the fight, with Blood what stays."""
        if self.view.trait("wounds_kill") or self.view.blood == 0:
            return self.end
        deep = level > 1 or (by_counter and self.view.trait("wounds_deepen"))
        if self.view.blood > 0:
            left: list[Lasting] = [
                card.half(2 if deep else 1) for card in LIBRARY.blood if not self.drawn(card)
            ]
            return sum(map(self._of_blood, left)) / len(left)
        cards = [self.of_counter(card.half(2 if deep else 1)) for card in LIBRARY.wounds]
        return sum(cards) / len(cards)

    def drawn(self, card: BloodCard) -> bool:
        """Whether it can be seen on the samurai that this card of Blood was drawn."""
        return card.first in self.you.wounds or card.second in self.you.wounds

    def _of_blood(self, wound: Lasting) -> float:
        match wound:
            case "head":
                return self.end
            case "thigh":
                return sum(self.without(rolled, 0) for rolled in BLUE_DIE) / len(BLUE_DIE)
            case "balance":
                lost = [min(rolled, self.you.qi) for rolled in BLUE_DIE]
                return sum(self.without(0, qi) for qi in lost) / len(BLUE_DIE)
            case _:
                return STAYS[wound]


def unseen(view: DuelView) -> Sequence[OpponentCard]:
    """The opponent cards that may come next: those that lie nowhere open, or the discard pile mixed in."""
    shown = {card.name for card in view.opponent_discard} | {stroke.card.name for stroke in view.counters}
    if view.defence is not None:
        shown.add(view.defence.name)
    left = [card for card in view.opponent_cards if card.name not in shown]
    return left or view.opponent_discard or LIBRARY.opponents
