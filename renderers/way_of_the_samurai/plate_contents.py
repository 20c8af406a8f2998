"""The content of the plates, from the view and the last step's losses."""

from __future__ import annotations

from dataclasses import replace

from bot.engine.step import Step
from bot.games.way_of_the_samurai import steps
from bot.games.way_of_the_samurai.harm_steps import FoeLife, FoeQi, Life, Qi
from bot.games.way_of_the_samurai.round_steps import LifePaid, Spend
from bot.games.way_of_the_samurai.view import DuelView, FighterView, FoeView
from bot.wording import Words
from renderers.painter import Player, Players
from renderers.way_of_the_samurai.plates import PlateContent


def of_fighter(view: FighterView, words: Words, players: Players, step: Step | None) -> PlateContent:
    player = players.get(view.seat, Player(words.label(view.key)))
    lost_life, lost_qi = _lost(step, view.key)
    return PlateContent(
        player.name,
        view.life,
        view.life_at_start,
        view.qi,
        max(view.qi_limit, view.qi),
        view.armour,
        player.ai,
        player.alike,
        lost_life=lost_life,
        lost_qi=lost_qi,
        fallen=view.life == 0,
    )


def of_foe(view: FoeView, armour: int, words: Words, step: Step | None) -> PlateContent:
    lost_life, lost_qi = _lost(step, view.key, view.number)
    return PlateContent(
        words.label(view.key),
        view.life,
        view.life_at_start,
        view.qi,
        view.qi_at_start,
        armour,
        lost_life=lost_life,
        lost_qi=lost_qi,
        fallen=view.fallen,
    )


def _lost(step: Step | None, own: str, nth: int = 0) -> tuple[int, int]:
    """The life and Qi that the step has just taken from this fighter, or from the enemy of this number."""
    match None if step is None else steps.read(step):
        case Life() | LifePaid() as lost if lost.seat == own:
            return max(0, lost.before - lost.after), 0
        case Qi() | Spend() as lost if lost.seat == own:
            return 0, max(0, lost.before - lost.after)
        case FoeLife() as lost if (lost.foe, lost.number) == (own, nth):
            return max(0, lost.before - lost.after), 0
        case FoeQi() as lost if (lost.foe, lost.number) == (own, nth):
            return 0, max(0, lost.before - lost.after)
        case _:
            return 0, 0


def opponent(view: DuelView, words: Words, players: Players, step: Step | None) -> PlateContent | None:
    """The plate of the fighter on the right."""
    if len(view.fighters) > 1:
        return of_fighter(view.fighters[1], words, players, step)
    foe = facing(view)
    return None if foe is None else of_foe(foe, view.foe_armour, words, step)


def stepped_forward(view: DuelView, step: Step | None) -> DuelView:
    """Move the enemy of a step in front of the others.

    If the step is about none of them, a fallen enemy is not in front while others live.
    """
    if len(view.foes) < 2:
        return view
    told = None if step is None else steps.read(step)
    if isinstance(told, steps.OfOneFoe):
        nth = told.number
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
