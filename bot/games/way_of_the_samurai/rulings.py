"""Where the rulebook was read again, and is followed more closely than at first.

A match goes on under the rulings it was begun with, so every version of them stays here. Nothing else
knows of versions: the rules ask the table's ``Rulings`` at the few places where they differ.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.engine import value

RULES_VERSION: Final = 6
"""Of the rules as they are played today."""


@value
class Rulings:
    """What has been ruled in different ways; as it stands here, today's way."""

    spare_specials_are_laid_down: bool = True
    """Easy variant: the special cards that are not kept go to the discard pile. At first they went back."""
    disarms_at_the_counter: bool = True
    """Kusarigama: Technique counts when the counter comes. At first it counted before Guard is bought."""
    swaps_together: bool = True
    """Bushido: both cards are laid down before others are drawn. At first one after the other."""
    other_hands_come_first: bool = True
    """Another hand, two other cards or another place come before anything is bought. At first they could
    wait until the first card."""
    hands_are_dealt_at_once: bool = True
    """All cards of a hand are one draw. At first each was one of its own."""
    wounds_count_for_their_blow: bool = True
    """A wound dealt by a defence is life lost to the attack (Leonardo), and whoever loses his last Qi by a
    wound card was felled by it (Kanabo 1 in a campaign). At first neither."""
    want_is_paid_life_by_life: bool = True
    """Between two: where both have no Qi they lose life by life, whoever has less Guard first, and the one
    who is left stands. At first both lost two at once, and often both fell."""
    jokers_are_their_players: bool = True
    """Between two: whoever plays the Joker says what it moves, and before he sees what the other plays. At
    first the samurai was asked, whosever it was."""
    dear_purchases_lapse: bool = True
    """Between two: what cannot be paid any more when its turn comes, for what the other has bought, is not
    bought. At first Qi fell below nothing, or the last life was traded."""
    felled_late_strike_no_more: bool = True
    """Three at once: whom the place fells before the counters come strikes no more. At first he did."""
    bites_without_life: bool = True
    """Alucard bites when he has no life left. At first he bit also where something else won the fight."""
    hands_go_with_the_yari: bool = True
    """A Yari that breaks takes along what is left of its three other hands. At first they stayed."""
    asks_nothing_in_vain: bool = True
    """Before a counter that cannot land nobody is asked for what could only cost, or can wait. At first
    everybody was."""
    acts_until_the_end: bool = True
    """Where no counter comes one may act before it all the same, and what may be done at any time is offered
    once more when a round ends, where that would cost more. At first only before a counter that comes."""
    each_counter_raises_guard: bool = True
    """Three at once: with a Naginata Guard rises before each counter. At first before the first."""
    yaris_are_taken_with_their_hands: bool = True
    """A Yari taken from the dead has its three other hands. At first it had none."""
    all_weigh_their_qi: bool = True
    """Three at once: Taikyu's sixth omen looks for the least Qi among all who stand. At first only whoever
    was attacked last was looked at, if he stood."""
    hands_are_drawn_before_the_target: bool = True
    """Three at once: another hand, other cards and another place come before the target is chosen. At first
    after it."""
    ends_are_of_their_kind: bool = True
    """A campaign, a clan run and three at once end as such, with how many were beaten; the clan's scale is
    told however its run ends. At first they ended as any fight, and a run lost by beheading had no scale."""


TODAY: Final = Rulings()
FIFTH: Final = replace(
    TODAY,
    asks_nothing_in_vain=False,
    acts_until_the_end=False,
    each_counter_raises_guard=False,
    yaris_are_taken_with_their_hands=False,
    all_weigh_their_qi=False,
    hands_are_drawn_before_the_target=False,
    ends_are_of_their_kind=False,
)
FOURTH: Final = replace(FIFTH, felled_late_strike_no_more=False)
THIRD: Final = replace(
    FOURTH,
    jokers_are_their_players=False,
    dear_purchases_lapse=False,
    bites_without_life=False,
    hands_go_with_the_yari=False,
)
BEFORE: Final = replace(THIRD, want_is_paid_life_by_life=False)
"""Of the second rules."""
AT_FIRST: Final = replace(
    BEFORE,
    spare_specials_are_laid_down=False,
    disarms_at_the_counter=False,
    swaps_together=False,
    other_hands_come_first=False,
    hands_are_dealt_at_once=False,
    wounds_count_for_their_blow=False,
)
VERSIONS: Final[Mapping[int, Rulings]] = {1: AT_FIRST, 2: BEFORE, 3: THIRD, 4: FOURTH, 5: FIFTH}


def rulings_of(version: int) -> Rulings:
    """The rulings of a version of the rules, 0 being today's."""
    return VERSIONS.get(version, TODAY)
