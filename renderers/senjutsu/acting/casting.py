"""The parts of a step: who acts, to whom it happens, and in which pose and mood."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from bot.engine.step import StepFacts
from bot.games.senjutsu import field_steps, samurai_steps, steps
from bot.games.senjutsu.view import DuelView
from bot.games.senjutsu_solo import solo_steps
from renderers.kit.marks import Drawing, arms, signs
from renderers.rig import Mood, PoseName
from renderers.senjutsu.people.bodies import Body, body_of, standing
from renderers.senjutsu.signs import marks

Meeting: TypeAlias = Literal["cut", "swing", "clash", "miss", "shove", "pull", "alone"]
"""How two meet: a blow that wounds, one that is on its way, steel on steel, a blow past him; a shove, a pull.
``alone`` is for one actor."""


@dataclass(frozen=True, slots=True)
class Part:
    """Somebody in a step."""

    body: Body
    pose: PoseName
    mood: Mood


@dataclass(frozen=True, slots=True)
class Deed:
    """A step as it is acted."""

    meeting: Meeting
    other: Part
    """The one to whom it happens, or who is alone."""
    doer: Part | None = None
    """The one who acts on him."""
    sign: Drawing | None = None
    """The mark of what he suffers."""
    wounds: tuple[int, int, int] | None = None
    """His wounds before, his wounds after, and his limit."""


HURT: Final[dict[type[StepFacts], Drawing]] = {
    samurai_steps.Stun: arms.stun,
    samurai_steps.Hobble: marks.hobble,
    samurai_steps.Poison: marks.poison,
    samurai_steps.Bleeds: marks.bleed,
}
"""Steps that leave somebody on his knee, with the mark of each."""


def deed(view: DuelView, told: StepFacts) -> Deed | None:
    """The parts of a step, or None if it is too small to be acted or if nobody is there."""
    found = _blow(view, told) or _suffering(view, told) or _meeting(view, told)
    return (
        found if found is not None and (found.doer is None or found.doer.body != found.other.body) else None
    )


def _blow(view: DuelView, told: StepFacts) -> Deed | None:
    """An attack, and how it is answered."""
    match told:
        case steps.Attack(samurai=who, targets=targets) if targets:
            return _two(view, "swing", (who, "strike", "shout"), (targets[0], "guard", "strain"))
        case steps.Blocked(samurai=who, foe=foe):
            return _two(view, "clash", (foe, "strike", "strain"), (who, "block", "strain"))
        case steps.Counter(samurai=who, foe=foe) | solo_steps.CounterStrikes(samurai=who, foe=foe):
            return _two(view, "swing", (who, "strike", "shout"), (foe, "recoil", "strain"))
        case solo_steps.CounterFails(samurai=who, foe=foe):
            return _two(view, "miss", (who, "strike", "strain"), (foe, "run", "strain"))
        case solo_steps.Missed(samurai=who, foe=foe):
            return _two(view, "miss", (who, "strike", "strain"), (foe, "guard", "calm"))
        case steps.Block(samurai=who):
            return _one(view, who, "block", "strain", arms.block)
        case _:
            return None


def _suffering(view: DuelView, told: StepFacts) -> Deed | None:
    """A wound, and what else leaves somebody on his knee."""
    match told:
        case samurai_steps.Wound(samurai=who, before=before, after=after, limit=limit):
            wounds = (before, after, limit)
            foe = _striker(view, who)
            if foe is None:
                alone = _one(view, who, "recoil", "pain")
                return None if alone is None else _wounded(alone, wounds)
            both = _two(view, "cut", (foe.key, "strike", "shout"), (who, "recoil", "pain"))
            return None if both is None else _wounded(both, wounds)
        case samurai_steps.Exhausted(samurai=who, before=before, after=after):
            one = body_of(view, who)
            kneels = _one(view, who, "kneel", "pain")
            if one is None or kneels is None:
                return None
            return _wounded(kneels, (before, after, one.wound_limit))
        case (
            samurai_steps.Stun(samurai=who)
            | samurai_steps.Hobble(samurai=who)
            | samurai_steps.Poison(samurai=who)
            | samurai_steps.Bleeds(samurai=who)
        ):
            return _one(view, who, "kneel", "pain", HURT[type(told)])
        case field_steps.Terrain(samurai=who):
            return _one(view, who, "recoil", "pain", signs.warning)
        case _:
            return None


def _meeting(view: DuelView, told: StepFacts) -> Deed | None:
    """Bodies that meet."""
    match told:
        case field_steps.Collision(samurai=who, foe=foe):
            both = _two(view, "shove", (who, "run", "strain"), (foe, "recoil", "pain")) if foe else None
            return both or _one(view, who, "recoil", "pain", signs.warning)
        case field_steps.Push(samurai=who, foe=foe) if foe:
            return _two(view, "shove", (foe, "run", "strain"), (who, "recoil", "strain"))
        case field_steps.Pull(samurai=who, foe=foe) if foe:
            return _two(view, "pull", (foe, "recoil", "strain"), (who, "run", "strain"))
        case _:
            return None


def _wounded(one: Deed, wounds: tuple[int, int, int]) -> Deed:
    return Deed(one.meeting, one.other, one.doer, one.sign, wounds)


def _one(view: DuelView, name: str, pose: PoseName, mood: Mood, sign: Drawing | None = None) -> Deed | None:
    one = body_of(view, name)
    return None if one is None else Deed("alone", Part(one, pose, mood), sign=sign)


def _two(
    view: DuelView,
    meeting: Meeting,
    doer: tuple[str, PoseName, Mood],
    other: tuple[str, PoseName, Mood],
) -> Deed | None:
    """Two who meet; if the doer is no fighter, the other one alone."""
    first, second = body_of(view, doer[0]), body_of(view, other[0])
    if second is None:
        return None
    part = Part(second, other[1], other[2])
    if first is None or first.key == second.key:
        return Deed("alone", part)
    return Deed(meeting, part, Part(first, doer[1], doer[2]))


def _striker(view: DuelView, who: str) -> Body | None:
    """The one whose open attack hits the hex of somebody."""
    struck = body_of(view, who)
    if struck is None:
        return None
    for threat in view.threats:
        one = body_of(view, threat.seat)
        hits = struck.place is not None and struck.place in threat.hexes
        if threat.kind == "attack" and hits and one is not None and one.key != struck.key:
            return one
    return None


def looks_right(one: Deed) -> bool:
    """True if the doer is on the left: the two stand as on the field."""
    if one.doer is None:
        return one.other.body.facing not in (4, 5)
    here, there = one.doer.body.place, one.other.body.place
    if here is None or there is None or here.q == there.q:
        return one.doer.body.seat <= one.other.body.seat
    return here.q < there.q


def bystanders(view: DuelView, one: Deed) -> list[Body]:
    """Everybody else on the field."""
    acting = {one.other.body.key, one.doer.body.key if one.doer is not None else ""}
    return [each for each in standing(view) if each.key not in acting]
