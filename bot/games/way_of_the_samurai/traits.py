"""The effects of weapons, enemies and weather, each as a few traits.

A trait is a name and a number. The numbers of all sources are added, so the rules ask the table once and need
not know the source: ``game.trait("qi_never_guards")``. The texts are in ``data/way_of_the_samurai``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from bot.games.way_of_the_samurai.cards import read

Trait: TypeAlias = Literal[
    # Start of a run.
    "starts_with_life",
    "starts_with_qi",
    "qi_limit",
    "die_starts_at",
    "mulligans",
    "starts_with_virtue",
    "starts_with_special",
    "starts_with_cards",
    "cards_removed",
    "two_weapons",
    # Start and end of a round.
    "cards_each_round",
    "technique_each_round",
    "guard_each_round",
    "gauge_lost_each_round",
    "two_sides",
    "moves_place",
    "chain_tangles",
    "qi_for_low_guard",
    "wound_in_round",
    "life_each_round",
    "foe_life_each_round",
    "chills",
    "low_strength_costs",
    "low_technique_costs",
    "low_guard_kills",
    # Purchases with Qi and other things.
    "qi_costs_double",
    "qi_moves_strength",
    "qi_moves_technique",
    "qi_guards_twice",
    "qi_never_guards",
    "qi_recalls",
    "no_early_sight",
    "cards_cost_a_card",
    "life_for_qi",
    "guard_becomes_strength",
    "guard_becomes_technique",
    "technique_cards_strike",
    "strength_cards_turn",
    "die_rolls_again",
    # The exchange.
    "one_card_first",
    "guard_before_counter",
    "guard_limit",
    "disarms",
    "yields_after_hit",
    "wounds_deepen",
    "wounds_kill",
    "life_takes_qi",
    "drinks_life",
    "breaks_blade",
    # Losses of the enemy.
    "damage_doubles",
    "extra_life",
    "qi_for_two_lives",
    "falls_without_qi",
    "colossus",
    "turns",
    "last_bite",
    "no_wound_2",
    "wound_2_wins",
    # Combos and the die.
    "idle_earth",
    "idle_wind",
    "combos_cost_life",
    "combo_qi",
    "combo_brings_both",
    "one_of_each",
    "red_combos_serve",
    "specials_drawn",
    "chooses_specials",
    "die_wounds_early",
]
Traits: TypeAlias = Mapping[Trait, int]


@dataclass(frozen=True, slots=True)
class Enemy:
    """An enemy to fight."""

    name: str
    life: int
    qi: int
    traits: Traits = field(default_factory=dict[Trait, int])

    @property
    def key(self) -> str:
        return f"enemy:{self.name}"


WEAPONS: Final[Mapping[str, Traits]] = read("weapons")
SIDES: Final[Mapping[str, Traits]] = read("sides")
"""The two weapons of Katana/Tanto, one of which is used in each round."""
WEATHERS: Final[Mapping[str, Traits]] = read("weather")
ENEMIES: Final = {name: Enemy(name, **row) for name, row in read("enemies").items()}
ZOROS: Final = ("bokken", "naginata", "nodachi", "tanto", "yari", "wakizashi")
"""The weapons of which two may be carried against Zoro."""
