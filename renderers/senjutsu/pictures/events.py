"""The pictures of every kind of step: mark, tone, caption, gesture, and weight in its turn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from bot.engine.question import Facts
from bot.engine.step import Step
from bot.wording import Words
from renderers.kit.captions import GOOD, HARM, Caption, inked
from renderers.kit.facts import tail
from renderers.kit.marks import arms, people, signs, spirit
from renderers.kit.page import GREAT
from renderers.kit.telling import Telling, now
from renderers.palette import AI, FUJI
from renderers.senjutsu.field import gestures
from renderers.senjutsu.field.stage import Stage
from renderers.senjutsu.signs import marks
from renderers.senjutsu.signs.kamae import kamae_mark
from renderers.senjutsu.solo.tellings import SOLO, names_himself


def weight(step: Step) -> int:
    """The weight of a step in its turn; falls, wins and entrances of named opponents are great moments."""
    told = TELLINGS[step.name].weight
    if step.name == "attack" and step.facts["count"]:
        return told + 1
    if step.name == "enters" and names_himself(step.facts):
        return GREAT
    if step.name == "move" and not step.facts["moved"]:
        return 0
    return told


def caption(step: Step, words: Words) -> Caption:
    """The caption of a step. A change of kamae shows the new kamae as its sign."""
    told = TELLINGS[step.name].caption(step, words)
    if step.name == "kamae":
        return replace(told, sign=partial(kamae_mark, tail(step.facts, "after")), change=None)
    if step.name == "over" and step.facts["result"] == "lost":
        # A lost stop of the Path can be tried again, so its caption must not sound final.
        text = words.say("picture-ending", result="lost", mode=tail(step.facts, "mode"), rank="")
        return replace(told, text=text, tone=HARM, sign=inked(arms.skull, HARM))
    return told


def _nothing(_: Facts) -> None:
    """Shows no number beside the sign."""


DUEL: Final[Mapping[str, Telling[Stage]]] = {
    "begins": Telling(spirit.torii, weight=1),
    "terrain_placed": Telling(gesture=gestures.placed, weight=0),
    "placed": Telling(people.flag, gesture=gestures.placed, weight=0),
    "prepared": Telling(marks.prepared, weight=0),
    "turn": Telling(spirit.torii, weight=0),
    "draw": Telling(marks.draw, weight=0, change=now("deck")),
    "drawn": Telling(marks.draw, weight=0),
    "exhausted": Telling(arms.wound, HARM, gestures.wounded, weight=2),
    "chosen": Telling(people.card, weight=0),
    "revealed": Telling(people.card, gesture=gestures.concerned, weight=1),
    "replaced": Telling(marks.exchange, gesture=gestures.concerned, weight=1),
    "refund": Telling(spirit.pearl, gesture=gestures.focused, tint=FUJI, weight=0),
    "spend": Telling(spirit.pearl, gesture=gestures.focused, tint=FUJI, weight=0),
    "speed": Telling(spirit.bolt, weight=0),
    "target": Telling(marks.reach, gesture=gestures.concerned, weight=0),
    "resolve": Telling(people.card, gesture=gestures.concerned, weight=0),
    "move": Telling(signs.feet, gesture=gestures.moved, weight=1),
    "terrain": Telling(signs.warning, HARM, gestures.on_terrain, weight=2),
    "collision": Telling(signs.warning, HARM, gestures.collided, weight=2),
    "attack": Telling(arms.sword, gesture=gestures.cut_down, weight=1),
    "block": Telling(arms.block, tint=AI, weight=1),
    "blocked": Telling(arms.block, GOOD, gestures.blocked, tint=AI, weight=2),
    "counter": Telling(marks.counter, HARM, gestures.countered, weight=2),
    "wound": Telling(arms.wound, HARM, gestures.wounded, weight=2),
    "reduced": Telling(marks.less, GOOD, weight=1),
    "stun": Telling(arms.stun, HARM, gestures.stunned, change=now("stuns"), weight=1),
    "hobble": Telling(marks.hobble, HARM, gestures.hobbled, weight=1),
    "uncovered": Telling(marks.look, gesture=gestures.concerned, weight=1),
    "poison": Telling(marks.poison, HARM, gestures.poisoned, tint=FUJI, weight=2),
    "poison_over": Telling(marks.poison, GOOD, gestures.concerned, tint=FUJI, weight=0),
    "poison_out": Telling(marks.poison, gesture=gestures.concerned, tint=FUJI, weight=0),
    "focus": Telling(spirit.pearl, gesture=gestures.focused, tint=FUJI, weight=1),
    "kamae": Telling(gesture=gestures.changed_kamae, change=_nothing, weight=1),
    "advantage": Telling(people.flag, GOOD, gestures.advanced, weight=1),
    "addition": Telling(spirit.bolt, gesture=gestures.at_once, weight=2),
    "bushido": Telling(people.plaque, gesture=gestures.concerned, weight=2),
    "stays": Telling(marks.stays, weight=0),
    "removed": Telling(signs.cross, weight=0),
    "named": Telling(marks.speech, gesture=gestures.concerned, weight=1),
    "push": Telling(marks.push, gesture=gestures.forced, weight=1),
    "pull": Telling(marks.pull, gesture=gestures.forced, weight=1),
    "held": Telling(signs.stop, gesture=gestures.concerned, weight=0),
    "turned": Telling(signs.turn, gesture=gestures.wedges, weight=1),
    "swap": Telling(marks.swap, gesture=gestures.swapped, weight=1),
    "bleeds": Telling(marks.bleed, HARM, gestures.concerned, change=now("bleeding"), weight=1),
    "bandaged": Telling(marks.bandage, GOOD, gestures.concerned, weight=1),
    "cured": Telling(marks.bandage, GOOD, gestures.concerned, weight=0),
    "cancelled": Telling(signs.cross, HARM, gestures.concerned, weight=1),
    "discard": Telling(marks.discard, weight=0),
    "discard_hidden": Telling(marks.discard, weight=0),
    "top_discarded": Telling(marks.discard, HARM, change=now("deck"), weight=0),
    "top_seen": Telling(marks.discard, weight=0),
    "turned_up": Telling(marks.look, weight=0),
    "taken": Telling(marks.take, weight=0),
    "taken_open": Telling(marks.take, weight=1),
    "taken_seen": Telling(marks.take, weight=0),
    "found_nothing": Telling(signs.nothing, weight=0),
    "search_declined": Telling(signs.nothing, weight=0),
    "looks": Telling(marks.look, gesture=gestures.concerned, weight=0),
    "goes_through": Telling(marks.look, gesture=gestures.concerned, weight=0),
    "looked": Telling(marks.look, weight=0),
    "shuffled_in": Telling(marks.shuffle, weight=0),
    "fall": Telling(arms.skull, HARM, gestures.fallen, weight=3),
    "over": Telling(people.flag, GOOD, weight=3),
}
"""The steps that the duel and the solo fights share."""
TELLINGS: Final[Mapping[str, Telling[Stage]]] = {**DUEL, **SOLO}
"""All steps, with those that only fights against AI opponents have."""
