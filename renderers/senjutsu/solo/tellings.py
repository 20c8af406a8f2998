"""The pictures of steps that only fights against AI opponents have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.engine.question import Facts
from bot.games.senjutsu_solo import path_steps, solo_steps
from bot.wording import Words
from renderers.kit.captions import GOOD, HARM
from renderers.kit.facts import bare
from renderers.kit.marks import arms, people, signs, spirit
from renderers.kit.page import GREAT
from renderers.kit.telling import Telling, by_name
from renderers.palette import FUJI
from renderers.senjutsu.field import gestures
from renderers.senjutsu.field.stage import Stage
from renderers.senjutsu.signs import marks
from renderers.senjutsu.solo import gestures as solo

SOLDIERS: Final = frozenset(["ashigaru_katana", "ashigaru_yari", "ashigaru_yumi", "arquebusier"])
"""Opponents who come in numbers. The entrance of any other one is a great moment."""


def _reason(told: solo_steps.Decides, _: Words) -> Facts:
    """The facts of a decision for its caption: the rule, and empty values for facts it does not have."""
    return {"reason": bare(told.rule), "foe": told.foe or "", "speed": told.speed or 0}


def _who(told: solo_steps.Enters, _: Words) -> Facts:
    return {"kind": _kind(told)}


def _kind(told: solo_steps.Enters) -> str:
    """His kind: his key without a number."""
    key = bare(told.samurai)
    who, _, number = key.rpartition("-")
    return who if number.isdigit() else key


def _entrance(told: solo_steps.Enters) -> int:
    """An opponent who is more than one of many enters in a great moment."""
    return 1 if _kind(told) in SOLDIERS else GREAT


def _carried(told: path_steps.Carries, _: Words) -> Facts:
    """The marks without their effects, which are too long for a caption."""
    return {"marks": tuple([mark for mark, _ in told.marks])}


SOLO: Final[Mapping[str, Telling[Stage]]] = by_name(
    Telling(path_steps.Arrives, spirit.torii),
    Telling(path_steps.Marked, spirit.torii),
    Telling(path_steps.Carries, marks.scroll, gesture=gestures.concerned, more=_carried),
    Telling(path_steps.Gains, marks.scroll, gesture=gestures.concerned),
    Telling(path_steps.Loses, marks.scroll, gesture=gestures.concerned),
    Telling(path_steps.GoesOn, people.flag, gesture=gestures.concerned),
    Telling(
        solo_steps.Enters,
        arms.wound,
        HARM,
        solo.enters,
        change=lambda told: told.limit,
        more=_who,
        weight=_entrance,
    ),
    Telling(solo_steps.Decides, marks.behaviour, gesture=solo.decides, more=_reason, weight=0),
    Telling(solo_steps.Missed, marks.reach, GOOD, gestures.concerned),
    Telling(solo_steps.CounterStrikes, marks.counter, HARM, gestures.countered, weight=2),
    Telling(solo_steps.CounterFails, marks.counter, GOOD, gestures.concerned),
    Telling(solo_steps.Behaviour, marks.behaviour, gesture=solo.postured, weight=0),
    Telling(solo_steps.Stance, marks.behaviour, gesture=solo.postured),
    Telling(solo_steps.Concealed, people.hood, gesture=solo.hidden),
    Telling(solo_steps.Distance, marks.distance, gesture=gestures.concerned),
    Telling(
        solo_steps.Contract, marks.scroll, HARM, solo.contract, weight=2, change=lambda told: told.number
    ),
    Telling(solo_steps.LordStruck, arms.skull, HARM, solo.struck_lord, weight=2),
    Telling(solo_steps.LordSaved, arms.block, GOOD, solo.saved_lord, weight=2),
    Telling(solo_steps.LordLies, people.flag, gesture=gestures.concerned),
    Telling(solo_steps.Renewed, marks.reset, weight=0, change=lambda told: told.deck),
    Telling(solo_steps.Recalled, marks.recall, weight=0, change=lambda told: told.deck),
    Telling(solo_steps.Reset, marks.reset, weight=0, change=lambda told: told.deck),
    Telling(solo_steps.StunShuffled, arms.stun, GOOD, gestures.stunned),
    Telling(solo_steps.Stage, spirit.torii, change=lambda told: told.number),
    Telling(solo_steps.Wave, people.flag, HARM, weight=2),
    Telling(solo_steps.Rank, signs.tick, GOOD, weight=3),
    Telling(solo_steps.Over, people.flag, GOOD, weight=3),
    Telling(solo_steps.Recovered, marks.bandage, GOOD, gestures.concerned, tint=FUJI),
)
