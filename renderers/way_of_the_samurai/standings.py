"""The content of the plates, from the view and the last step's losses."""

from __future__ import annotations

from dataclasses import replace

from bot.engine.step import Step
from bot.games.way_of_the_samurai.view import DuelView, FighterView, FoeView
from bot.wording import Words
from renderers.kit.facts import key, number
from renderers.painter import Company, Member
from renderers.way_of_the_samurai.plates import Standing


def of_fighter(view: FighterView, words: Words, company: Company, step: Step | None) -> Standing:
    member = company.get(view.seat, Member(words.label(view.key)))
    return Standing(
        member.name,
        view.life,
        view.life_at_start,
        view.qi,
        max(view.qi_limit, view.qi),
        view.armour,
        member.ai,
        member.alike,
        lost_life=_lost(step, ("life", "life_paid"), "seat", view.key),
        lost_qi=_lost(step, ("qi", "spend"), "seat", view.key),
        fallen=view.life == 0,
    )


def of_foe(view: FoeView, armour: int, words: Words, step: Step | None) -> Standing:
    return Standing(
        words.label(view.key),
        view.life,
        view.life_at_start,
        view.qi,
        view.qi_at_start,
        armour,
        lost_life=_lost(step, ("foe_life",), "foe", view.key, view.number),
        lost_qi=_lost(step, ("foe_qi",), "foe", view.key, view.number),
        fallen=view.fallen,
    )


def _lost(step: Step | None, names: tuple[str, ...], who: str, own: str, nth: int = 0) -> int:
    """The amount the step has just taken."""
    if step is None or step.name not in names or key(step.facts, who) != own:
        return 0
    if nth and number(step.facts, "number") != nth:
        return 0
    return max(0, number(step.facts, "before") - number(step.facts, "after"))


def opponent(view: DuelView, words: Words, company: Company, step: Step | None) -> Standing | None:
    """The plate of the fighter on the right."""
    if len(view.fighters) > 1:
        return of_fighter(view.fighters[1], words, company, step)
    foe = facing(view)
    return None if foe is None else of_foe(foe, view.foe_armour, words, step)


def stepped_forward(view: DuelView, step: Step | None) -> DuelView:
    """Move the enemy of a step in front of the others.

    If the step is about none of them, a fallen enemy is not in front while others live.
    """
    if len(view.foes) < 2:
        return view
    if step is not None and "number" in step.facts:
        nth = number(step.facts, "number")
    else:
        front, living = facing(view), [foe.number for foe in view.foes if not foe.fallen]
        if front is None or not front.fallen or not living:
            return view
        nth = living[0]
    return replace(view, foes=tuple(replace(foe, target=foe.number == nth) for foe in view.foes))


def waiting(view: DuelView) -> list[FoeView]:
    """The enemies who stand behind."""
    front = facing(view)
    return [foe for foe in view.foes if foe is not front] if len(view.foes) > 1 else []


def facing(view: DuelView) -> FoeView | None:
    """The enemy who is attacked; without one, the last."""
    return view.foe or (view.foes[-1] if view.foes else None)
