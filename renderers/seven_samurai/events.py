"""What each step draws on top of the board: a gesture of its own, then the caption."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.engine.question import Facts
from bot.engine.step import Step
from renderers.seven_samurai import kiai_gestures, round_gestures, turn_gestures, village_gestures
from renderers.seven_samurai.captions import caption, draw_caption
from renderers.seven_samurai.table import Table
from renderers.seven_samurai.telling import quiet

Gesture = Callable[[Table, Facts], None]


def draw_event(table: Table, step: Step) -> None:
    """The gesture, then the caption."""
    GESTURES[step.name](table, step.facts)
    spots = table.spots
    told = caption(step, table.words)
    draw_caption(table.sheet, told, *spots.caption, spots.caption_room, spots.caption_sizes)


GESTURES: Final[Mapping[str, Gesture]] = {
    "deal_again": round_gestures.stack_shuffled,
    "round": round_gestures.round_begins,
    "turn": turn_gestures.turn,
    "spare": turn_gestures.spare,
    "penalty": turn_gestures.penalty,
    "ignore": turn_gestures.ignore,
    "cannot": turn_gestures.cannot,
    "intruder": turn_gestures.slips_in,
    "neighbour": turn_gestures.neighbour,
    "return": turn_gestures.returns,
    "drop": turn_gestures.drop,
    "draw": quiet,
    "attack": turn_gestures.attack,
    "beyond": turn_gestures.beyond,
    "defend": turn_gestures.defend,
    "hand_on": quiet,
    "dismiss": turn_gestures.dismiss,
    "bury": turn_gestures.bury,
    "again": turn_gestures.again,
    "support": turn_gestures.support,
    "pass": turn_gestures.leave,
    "token_back": turn_gestures.token_back,
    "barricade": village_gestures.barricade,
    "farm": village_gestures.farm,
    "family": village_gestures.family,
    "build": village_gestures.build,
    "wound": village_gestures.wound,
    "death": village_gestures.death,
    "heal": village_gestures.heal,
    "kiai": kiai_gestures.kiai,
    "kiai_move": kiai_gestures.kiai_move,
    "kiai_strike": kiai_gestures.kiai_strike,
    "kiai_stack": kiai_gestures.kiai_stack,
    "kiai_intruders": kiai_gestures.kiai_intruders,
    "kiai_token": kiai_gestures.kiai_token,
    "kiai_reveal": kiai_gestures.fan,
    "kiai_order": kiai_gestures.fan,
    "kiai_first": kiai_gestures.kiai_first,
    "round_over": round_gestures.round_over,
    "unguarded": round_gestures.unguarded,
    "bonus": round_gestures.bonus,
    "bonus_intruder": round_gestures.bonus_intruder,
    "exposed": round_gestures.exposed,
    "over": quiet,
}
"""Every step but the turning into a beast, which is a picture of its own."""
