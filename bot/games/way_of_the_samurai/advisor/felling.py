"""The distance of an enemy from his fall, and the gain of an attack in that measure."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from bot.games.way_of_the_samurai.advisor.worth import CHAINS
from bot.games.way_of_the_samurai.cards import WoundCard
from bot.games.way_of_the_samurai.notation import Change, Death, Effect, Way, Wound
from bot.games.way_of_the_samurai.view import DuelView

HITS: Final = 0.55
"""The share of his exchanges in which an enemy is hit."""
LAST: Final = 0.8
LAST_ON_THE_WAY: Final = 2.0
"""The extra worth of an enemy's fall; and the same in a run, where it ends the round at once."""
KEMPOS_LIFE: Final = 0.4
KEMPOS_QI: Final = 0.8
"""The worth of a life and of a Qi of Kempo, who rises again: without Qi he must do so sooner."""
DIE: Final = (0.0, 0.0, 0.6)
"""The worth of the wound die below level 3, as progress."""


class Brought(NamedTuple):
    """The gain of an attack, in hits, and the chance that the enemy falls by it and does not strike back."""

    gain: float
    fells: float


NOTHING: Final = Brought(0.0, 0.0)


@lru_cache(maxsize=512)
def stands(life: int, qi: int) -> float:
    """The number of hits an enemy can still take.

    Each hit costs him a life or a Qi, whichever fells him sooner. Without Qi every exchange costs him a life
    besides.
    """
    if life <= 0:
        return 0.0
    if qi > 0:
        return 1 + min(stands(life - 1, qi), stands(life, qi - 1))
    return HITS + HITS * stands(life - 2, 0) + (1 - HITS) * stands(life - 1, 0)


@dataclass(frozen=True, slots=True)
class Enemy:
    """The properties of an enemy that decide the gain of an attack."""

    life: int
    qi: int
    last: float
    wounds: tuple[WoundCard, ...]
    alone: bool = True
    """Nobody else strikes back."""
    doubled: int = 1
    extra: int = 0
    """The extra loss by a weapon when it has harmed him."""
    falls_without_qi: bool = False
    rises: bool = False
    """Kempo: he regains all his life."""
    deepest: int = 2
    """The deepest wound level possible."""
    deepest_wins: bool = False

    @classmethod
    def now(cls, view: DuelView) -> Enemy:
        """The enemy who is attacked now."""
        foe = view.foe
        return cls(
            *((foe.life, foe.qi) if foe is not None else (8, 5)),
            LAST_ON_THE_WAY if view.mode in CHAINS else LAST,
            view.wound_cards,
            alone=sum(not one.fallen for one in view.foes) < 2,
            doubled=2 if view.trait("damage_doubles") else 1,
            extra=view.trait("extra_life"),
            falls_without_qi=bool(view.trait("falls_without_qi")),
            rises=bool(view.trait("colossus")),
            deepest=1 if view.trait("no_wound_2") else 2,
            deepest_wins=bool(view.trait("wound_2_wins")),
        )

    def suffers(self, effect: Effect) -> Brought:
        """The gain of a broken defence, in the better of its ways."""
        return max(self.loses(way) for way in effect.ways)

    def loses(self, way: Way) -> Brought:
        """The gain of these deeds."""
        life, qi = self.life, self.qi
        for deed in way:
            match deed:
                case Change(marker="life", amount=amount) if amount < 0:
                    life += amount * self.doubled
                case Change(marker="qi", amount=amount) if amount < 0:
                    qi = max(0, qi + amount * self.doubled)
                case Wound(level=level):
                    return self._is_wounded(min(level, self.deepest))
                case Death():
                    return self._has_fallen()
                case _:
                    pass
        if self.extra and (life < self.life or qi < self.qi):
            life -= self.extra
        if self.rises:
            return Brought(KEMPOS_LIFE * (self.life - life) + KEMPOS_QI * (self.qi - qi), 0.0)
        if life <= 0 or (self.falls_without_qi and qi == 0 < self.qi):
            return self._has_fallen()
        return Brought(self._left - self._stands(life, qi), 0.0)

    def _is_wounded(self, level: int) -> Brought:
        """The average over all wound cards."""
        if level > 1 and self.deepest_wins:
            return self._has_fallen()
        cards = [self.suffers(card.half(1 if level == 1 else 2)) for card in self.wounds]
        gains, falls = zip(*cards, strict=True)
        return Brought(sum(gains) / len(cards), sum(falls) / len(cards))

    def _has_fallen(self) -> Brought:
        return Brought(self._left + self.last, float(self.alone))

    @property
    def _left(self) -> float:
        """The number of hits he can still take now."""
        if self.rises:
            return self.life + self.qi / 2
        return self._stands(self.life, self.qi)

    def _stands(self, life: int, qi: int) -> float:
        return min(life, qi) if self.falls_without_qi and qi else stands(life, qi)


def die_held(view: DuelView, enemy: Enemy, level: int) -> float:
    """The worth of the wound die at this level.

    With a Kai it wounds a level earlier. Against Kempo the die has no level, but every red combo may wound.
    """
    if enemy.rises:
        return 0.25 * level * enemy.loses((Wound(2),)).gain
    early = level + (level > 3 and bool(view.trait("die_wounds_early")))
    if early < len(DIE):
        return DIE[early]
    life = enemy.loses((Change("life", -1),)).gain
    match early:
        case 3:
            return life
        case 4:
            return max(life, enemy.loses((Change("qi", -1),)).gain) + 0.2
        case 5:
            return enemy.loses((Wound(1),)).gain + 0.4
        case _:
            return enemy.loses((Wound(2),)).gain
