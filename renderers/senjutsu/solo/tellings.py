"""The pictures of steps that only fights against AI opponents have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.engine.question import Facts
from bot.wording import Words
from renderers.kit.captions import GOOD, HARM
from renderers.kit.facts import tail
from renderers.kit.marks import arms, people, signs, spirit
from renderers.kit.telling import Telling, now
from renderers.palette import FUJI
from renderers.senjutsu.field import gestures
from renderers.senjutsu.field.stage import Stage
from renderers.senjutsu.signs import marks
from renderers.senjutsu.solo import gestures as solo

SOLDIERS: Final = frozenset(["ashigaru_katana", "ashigaru_yari", "ashigaru_yumi", "arquebusier"])
"""Opponents who come in numbers. The entrance of any other one is a great moment."""


def _reason(facts: Facts, _: Words) -> Facts:
    """The facts of a decision for its caption: the rule, and empty values for facts it does not have."""
    return {"reason": tail(facts, "rule"), "foe": facts.get("foe", ""), "speed": facts.get("speed", 0)}


def _who(facts: Facts, _: Words) -> Facts:
    return {"kind": _kind(facts)}


def _kind(facts: Facts) -> str:
    """His kind: his key without a number."""
    who, _, number = tail(facts, "samurai").rpartition("-")
    return who if number.isdigit() else tail(facts, "samurai")


SOLO: Final[Mapping[str, Telling[Stage]]] = {
    "arrives": Telling(spirit.torii, weight=1),
    "enters": Telling(arms.wound, HARM, solo.enters, change=now("limit"), more=_who, weight=1),
    "decides": Telling(marks.behaviour, gesture=solo.decides, more=_reason, weight=0),
    "missed": Telling(marks.reach, GOOD, gestures.concerned, weight=1),
    "counter_strikes": Telling(marks.counter, HARM, gestures.countered, weight=2),
    "counter_fails": Telling(marks.counter, GOOD, gestures.concerned, weight=1),
    "behaviour": Telling(marks.behaviour, gesture=solo.postured, weight=0),
    "stance": Telling(marks.behaviour, gesture=solo.postured, weight=1),
    "concealed": Telling(people.hood, gesture=solo.hidden, weight=1),
    "distance": Telling(marks.distance, gesture=gestures.concerned, weight=1),
    "contract": Telling(marks.scroll, HARM, solo.contract, weight=2, change=now("number")),
    "lord_struck": Telling(arms.skull, HARM, solo.struck_lord, weight=2),
    "lord_saved": Telling(arms.block, GOOD, solo.saved_lord, weight=2),
    "lord_lies": Telling(people.flag, gesture=gestures.concerned, weight=1),
    "renewed": Telling(marks.reset, weight=0, change=now("deck")),
    "recalled": Telling(marks.recall, weight=0, change=now("deck")),
    "reset": Telling(marks.reset, weight=0, change=now("deck")),
    "stun_shuffled": Telling(arms.stun, GOOD, gestures.stunned, weight=1),
    "stage": Telling(spirit.torii, weight=1, change=now("number")),
    "wave": Telling(people.flag, HARM, weight=2),
    "rank": Telling(signs.tick, GOOD, weight=3),
    "recovered": Telling(marks.bandage, GOOD, gestures.concerned, weight=1, tint=FUJI),
}


def names_himself(facts: Facts) -> bool:
    """True if the one who enters is no common soldier."""
    return _kind(facts) not in SOLDIERS
