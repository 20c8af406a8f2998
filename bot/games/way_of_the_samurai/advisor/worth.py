"""The evaluation of life, Qi and cards by the swordmaster. The unit is one life in an ordinary situation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from bot.games.way_of_the_samurai.cards import LIBRARY, BloodCard, Lasting, OpponentCard
from bot.games.way_of_the_samurai.notation import Change, Death, Effect, Way, Wound
from bot.games.way_of_the_samurai.view import DuelView, FighterView

LOST: Final = 10.0
"""The cost of losing the fight."""
QI_HELD: Final = (-3.6, 0.0, 1.05, 1.8, 2.4, 2.85, 3.15, 3.3, 3.45)
"""The worth of each amount of Qi; without any, two lives a round are lost."""
BLADE: Final = 1.3
"""The factor of Qi against life if the samurai falls without Qi."""
CHAINS: Final = ("clan", "dojo", "village")
"""The modes in which an enemy's fall ends the round at once."""
QI_ON_THE_WAY: Final = 1.8
"""The factor of Qi in those modes, because hardly anything brings it back between two fights."""
SPECIAL: Final = 2.5
SPECIAL_ON_THE_WAY: Final = 3.5
"""The worth of a special card; and the same in a run of several fights."""

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
"""The cost of each permanent wound of Blood: points missing from now on, or a life in every round."""


def life_held(life: int) -> float:
    """The worth of this much life; the last lives are worth most."""
    return -LOST if life <= 0 else life + 2.5 * (1 - exp(-life / 2))


def qi_held(qi: int, view: DuelView) -> float:
    if view.trait("breaks_blade"):
        return BLADE * life_held(qi) if qi > 0 else -LOST
    held = QI_HELD[max(0, min(qi, len(QI_HELD) - 1))]
    return QI_ON_THE_WAY * held if view.mode in CHAINS else held


def special_held(view: DuelView) -> float:
    """The worth of one more special card."""
    if not view.specials:
        return 0.0
    return SPECIAL_ON_THE_WAY if view.mode in CHAINS else SPECIAL


@dataclass(frozen=True, slots=True)
class Worth:
    """The worth of the samurai's own life and Qi in this situation."""

    view: DuelView
    you: FighterView

    @classmethod
    def now(cls, view: DuelView, you: FighterView) -> Worth:
        return cls(view, you)

    @property
    def life(self) -> float:
        """The worth of the next life."""
        return self.without(1, 0)

    def without(self, life: int, qi: int) -> float:
        """The cost of losing this much; a Nodachi loses a Qi with every life."""
        you, view = self.you, self.view
        if view.trait("life_takes_qi"):
            qi += life
        left = life_held(you.life - life) + qi_held(you.qi - qi, view)
        return life_held(you.life) + qi_held(you.qi, view) - left

    def of_counter(self, effect: Effect) -> float:
        """The cost of a blow, in the cheaper of its ways."""
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
        """The cost of falling at once."""
        return self.without(self.you.life, 0)

    def of_wound(self, level: int, *, by_counter: bool = True) -> float:
        """The average cost of a wound: with Tonfa 2 the fight, with Blood a permanent wound."""
        if self.view.trait("wounds_kill") or self.view.blood == 0:
            return self.end
        deep = level > 1 or (by_counter and self.view.trait("wounds_deepen"))
        if self.view.blood > 0:
            left: list[Lasting] = [
                card.half(2 if deep else 1) for card in LIBRARY.blood if not self.drawn(card)
            ]
            return sum(map(self._of_blood, left)) / len(left)
        cards = [self.of_counter(card.half(2 if deep else 1)) for card in self.view.wound_cards]
        return sum(cards) / len(cards)

    def drawn(self, card: BloodCard) -> bool:
        """True if this card of Blood was drawn, as far as the samurai's wounds show it."""
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
    """The opponent cards that may come next: those not open anywhere, or else the discard pile."""
    shown = {card.name for card in view.opponent_discard} | {stroke.card.name for stroke in view.counters}
    if view.defence is not None:
        shown.add(view.defence.name)
    left = [card for card in view.opponent_cards if card.name not in shown]
    return left or view.opponent_discard or LIBRARY.opponents
