"""What things are worth to the swordmaster, in lives of an ordinary moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from bot.games.way_of_the_samurai.cards import LIBRARY, OpponentCard
from bot.games.way_of_the_samurai.notation import Change, Death, Effect, Way, Wound
from bot.games.way_of_the_samurai.view import DuelView, FighterView

LOST: Final = 60.0
"""The fight itself."""
QI_HELD: Final = (-3.6, 0.0, 1.05, 1.8, 2.4, 2.85, 3.15, 3.3, 3.45)
"""So much Qi is worth to a samurai; without any, two lives a round are lost."""
CHAINS: Final = ("clan", "dojo", "village")
"""Where an enemy who falls ends the round at once."""
SPECIAL: Final = 2.5
SPECIAL_ON_THE_WAY: Final = 3.5
"""What a special card is worth, and where fight follows fight."""
DIE: Final = (0.0, 0.0, 0.6)
"""What the wound die is worth below 3: what may become of it."""


def life_held(life: int) -> float:
    """The last lives are the dearest."""
    return -LOST if life <= 0 else life + 2.5 * (1 - exp(-life / 2))


def qi_held(qi: int, view: DuelView) -> float:
    if qi <= 0 and view.trait("breaks_blade"):
        return -LOST
    return QI_HELD[max(0, min(qi, len(QI_HELD) - 1))]


def special_held(view: DuelView) -> float:
    """What one more special card is worth."""
    if not view.specials:
        return 0.0
    return SPECIAL_ON_THE_WAY if view.mode in CHAINS else SPECIAL


@dataclass(frozen=True, slots=True)
class Worth:
    """What a change of life and Qi is worth just now, on either side."""

    foe_life: float
    foe_qi: float
    foe_wounds: tuple[float, float]
    wounds: tuple[float, float]
    life: float
    qi: float

    @classmethod
    def now(cls, view: DuelView, you: FighterView) -> Worth:
        """An enemy's Qi is worth as much of his life as its want would cost."""
        foe = view.foe
        life, qi = (foe.life, foe.qi) if foe is not None else (8, 5)
        doubled = 2 if view.trait("damage_doubles") else 1
        last = (2.0 if view.mode in CHAINS else 0.8) if life <= doubled else 0.0
        per_life = 1.0 * doubled + last
        per_qi = (min(3.0, 0.55 * life / qi) if qi else 0.0) * doubled
        if view.trait("falls_without_qi") and qi:
            per_qi = max(per_qi, life / qi)
        if view.trait("colossus"):
            per_life, per_qi = 0.4, 0.35 if qi else 0.0
        beheading = 0.2 * (life + qi * 0.5 + 1)
        mine = life_held(you.life) - life_held(you.life - 1)
        mine += 0.5 if view.trait("drinks_life") else 0.0
        qi_lost = qi_held(you.qi, view) - qi_held(you.qi - 1, view) if you.qi else 0.0
        mine += qi_lost if view.trait("life_takes_qi") else 0.0
        deadly = 0.2 * LOST / 3
        kills = LOST if view.trait("wounds_kill") else 0.0
        deep = 1.6 * mine + deadly
        return cls(
            foe_life=per_life,
            foe_qi=per_qi,
            foe_wounds=(0.75 * per_life, (7.0 if view.trait("wound_2_wins") else 1.6 * per_life + beheading)),
            wounds=((deep if view.trait("wounds_deepen") else 0.7 * mine) + kills, deep + kills),
            life=mine,
            qi=qi_lost,
        )

    def of_attack(self, effect: Effect) -> float:
        """What a broken defence brings, in the better of its ways."""
        return max(self._gain(way) for way in effect.ways)

    def of_counter(self, effect: Effect) -> float:
        """What a blow costs, in the cheaper of its ways."""
        return min(self._cost(way) for way in effect.ways)

    def _gain(self, way: Way) -> float:
        total = 0.0
        for deed in way:
            match deed:
                case Change(marker="life", amount=amount) if amount < 0:
                    total -= amount * self.foe_life
                case Change(marker="qi", amount=amount) if amount < 0:
                    total -= amount * self.foe_qi
                case Wound(level=level):
                    total += self.foe_wounds[level - 1]
                case Death():
                    total += LOST
                case _:
                    pass
        return total

    def _cost(self, way: Way) -> float:
        total = 0.0
        for deed in way:
            match deed:
                case Change(marker="life", amount=amount) if amount < 0:
                    total -= amount * self.life
                case Change(marker="qi", amount=amount) if amount < 0:
                    total -= amount * self.qi
                case Wound(level=level):
                    total += self.wounds[level - 1]
                case Death():
                    total += LOST
                case _:
                    pass
        return total


def die_held(view: DuelView, worth: Worth, level: int) -> float:
    """What the wound die is worth at this level; with a Kai it wounds a level earlier. Against Kempo it has
    none, and every red combo may wound."""
    if view.trait("colossus"):
        return 0.25 * level * worth.foe_wounds[1]
    early = level + (level > 3 and bool(view.trait("die_wounds_early")))
    if early < len(DIE):
        return DIE[early]
    first, second = worth.foe_wounds
    return (worth.foe_life, max(worth.foe_life, worth.foe_qi) + 0.2, first + 0.4, second)[min(early, 6) - 3]


def unseen(view: DuelView) -> Sequence[OpponentCard]:
    """The opponent cards that may come next: those that lie nowhere open, or the discard pile mixed in."""
    shown = {card.name for card in view.opponent_discard} | {stroke.card.name for stroke in view.counters}
    if view.defence is not None:
        shown.add(view.defence.name)
    left = [card for card in view.opponent_cards if card.name not in shown]
    return left or view.opponent_discard or LIBRARY.opponents
