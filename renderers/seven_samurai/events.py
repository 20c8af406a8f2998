"""The presentation of every step of 7 Samurai: its mark and tone, its weight, its words, and its drawing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.engine.step import Step, StepFacts
from bot.games.seven_samurai import kiai_steps, round_steps, steps
from bot.games.seven_samurai.view import TableView
from bot.wording import Words
from renderers.kit.captions import GOOD, HARM, Caption, Change, Laid, draw_caption, inked, lay
from renderers.kit.facts import bare
from renderers.kit.marks import arms, people, signs, spirit
from renderers.kit.page import GREAT
from renderers.kit.telling import Telling, by_name, unchanged
from renderers.seven_samurai import captions, kiai_gestures, round_gestures, turn_gestures, village_gestures
from renderers.seven_samurai.marks import MARKS
from renderers.seven_samurai.table import ABOVE, BELOW, TableMap


def draw_event(table: TableMap, step: Step) -> None:
    """Draw the gesture, clear of the caption; then the caption."""
    told = laid(table.view, step, table.words)
    TELLINGS[step.name].gesture(replace(table, caption=told.box), step)
    draw_caption(table.sheet, told)


def laid(view: TableView, step: Step, words: Words) -> Laid:
    """The caption on the field before the gate, or in the sky while a raider is there."""
    fought = view.drawn is not None or step.name == "exposed"
    return lay(caption(step, words), ABOVE if fought else BELOW)


def caption(step: Step, words: Words) -> Caption:
    """The caption of a step; some have the mark of their penalty, side or symbol."""
    told = TELLINGS[step.name].caption(step, words)
    match steps.read(step):
        case round_steps.Exposed(flames=True):
            return replace(told, tone=HARM, sign=inked(arms.fire, HARM))
        case (
            steps.Penalty(penalty=marked)
            | steps.Ignore(penalty=marked)
            | steps.Neighbour(side=marked)
            | round_steps.Unguarded(symbol=marked)
        ):
            return replace(told, sign=inked(MARKS[bare(marked)], told.tone))
        case _:
            return told


def weight(step: Step) -> int:
    """The importance of a step in its round; the last farm and the last family are great moments."""
    told = steps.read(step)
    match told:
        case round_steps.Farm(after=0) | round_steps.Family(after=0):
            return GREAT
        case _:
            return 0 if _told_by_the_next(told) else TELLINGS[step.name].weight(step)


def _told_by_the_next(told: StepFacts) -> bool:
    """True if a step only announces the next one: beast, death, Kiai, beating, fire. It gets no weight."""
    match told:
        case round_steps.Wound(after=wounds):
            return wounds not in (1, 3)
        case steps.Attack(after=total, kiai=kiai):
            return total >= kiai
        case round_steps.Bonus(works=works):
            return works
        case round_steps.Over(reason=reason):
            return reason != "held"
        case _:
            return False


def _beaten(told: steps.Beyond) -> Change:
    return Change(told.total, told.kiai)


TELLINGS: Final[Mapping[str, Telling[TableMap]]] = by_name(
    Telling(round_steps.DealAgain, people.card, gesture=round_gestures.stack_shuffled, weight=0),
    Telling(round_steps.Round, people.hood, weight=2),
    Telling(round_steps.Lap, people.card, weight=0),
    Telling(steps.Turn, gesture=turn_gestures.turn, more=captions.distance, weight=0),
    Telling(steps.Spare, people.plaque, gesture=turn_gestures.spare),
    Telling(steps.Penalty, tone=HARM, gesture=turn_gestures.penalty, more=captions.penalty, weight=0),
    Telling(steps.Ignore, tone=GOOD, gesture=turn_gestures.ignore, more=captions.penalty),
    Telling(steps.Cannot, arms.wound, HARM, turn_gestures.cannot, more=captions.penalty, weight=0),
    Telling(steps.Intruder, people.intruder, HARM, turn_gestures.slips_in),
    Telling(steps.Neighbour, tone=HARM, gesture=turn_gestures.neighbour),
    Telling(steps.Return, signs.back, HARM, turn_gestures.returns),
    Telling(steps.Drop, signs.broken, HARM, turn_gestures.drop, more=captions.symbol),
    Telling(steps.Draw, arms.spear, gesture=turn_gestures.draw, weight=0),
    Telling(steps.Attack, arms.spear, gesture=turn_gestures.attack),
    Telling(steps.Beyond, arms.spear, HARM, turn_gestures.beyond, change=_beaten, weight=2),
    Telling(steps.Defend, arms.shield, GOOD, turn_gestures.defend, more=captions.symbol),
    Telling(steps.HandOn, spirit.star, gesture=turn_gestures.hand_on),
    Telling(steps.Dismiss, spirit.star, GOOD, turn_gestures.dismiss),
    Telling(steps.Bury, spirit.star, gesture=turn_gestures.bury),
    Telling(steps.Again, spirit.star, gesture=turn_gestures.again, weight=0),
    Telling(steps.Support, people.intruder, gesture=turn_gestures.support),
    Telling(steps.Pass, signs.stop, gesture=turn_gestures.leave),
    Telling(steps.TokenBack, people.plaque, gesture=turn_gestures.token_back, weight=0),
    Telling(round_steps.Barricade, people.wall, HARM),
    Telling(round_steps.Farm, people.farm, HARM, more=captions.burden, weight=2),
    Telling(round_steps.Family, people.doll, HARM, weight=2),
    Telling(round_steps.Build, people.wall, GOOD),
    Telling(round_steps.Wound, arms.wound, HARM, village_gestures.wound, weight=2),
    Telling(round_steps.Beast, spirit.star, HARM, more=captions.animal, weight=GREAT),
    Telling(round_steps.Death, arms.wound, HARM, weight=GREAT),
    Telling(round_steps.Heal, arms.wound, GOOD, village_gestures.heal),
    Telling(kiai_steps.Kiai, spirit.star, GOOD, weight=GREAT),
    # Two lines have changed, and each shows its own number.
    Telling(kiai_steps.KiaiMove, spirit.star, gesture=kiai_gestures.kiai_move, change=unchanged),
    Telling(kiai_steps.KiaiStrike, spirit.star, GOOD, kiai_gestures.kiai_strike),
    Telling(kiai_steps.KiaiStack, spirit.star, GOOD, kiai_gestures.kiai_stack),
    Telling(kiai_steps.KiaiIntruders, spirit.star, GOOD, kiai_gestures.kiai_intruders),
    Telling(kiai_steps.KiaiToken, people.plaque, gesture=kiai_gestures.kiai_token),
    Telling(kiai_steps.KiaiReveal, spirit.star, gesture=kiai_gestures.kiai_reveal),
    Telling(kiai_steps.KiaiOrder, spirit.star, gesture=kiai_gestures.kiai_order, weight=0),
    Telling(kiai_steps.KiaiFirst, people.card, GOOD, kiai_gestures.kiai_first, weight=0),
    Telling(round_steps.RoundOver, people.intruder, gesture=round_gestures.round_over, weight=2),
    Telling(round_steps.Unguarded, tone=HARM, gesture=round_gestures.unguarded, more=captions.gap),
    Telling(round_steps.Bonus, people.doll, GOOD, round_gestures.bonus, more=captions.bonus),
    Telling(round_steps.BonusIntruder, people.intruder, GOOD, round_gestures.bonus_intruder),
    Telling(round_steps.Exposed, people.intruder, gesture=round_gestures.exposed, weight=0),
    Telling(round_steps.Over, people.farm, weight=GREAT),
)
"""Every step; those that fill the picture (``staging``) have no gesture."""
