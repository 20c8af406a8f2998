"""The presentation of every step of 7 Samurai: its mark and tone, its weight, its words, and its drawing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.engine.question import Facts
from bot.engine.step import Step, StepFacts
from bot.games.seven_samurai import round_steps, steps
from bot.games.seven_samurai.view import TableView
from bot.wording import Words
from renderers.kit.captions import GOOD, HARM, Caption, Change, Laid, draw_caption, inked, lay
from renderers.kit.facts import bare
from renderers.kit.marks import arms, people, signs, spirit
from renderers.kit.page import GREAT
from renderers.kit.telling import Telling
from renderers.seven_samurai import kiai_gestures, round_gestures, turn_gestures, village_gestures
from renderers.seven_samurai.captions import animal, burden, distance, gap, shortly
from renderers.seven_samurai.marks import MARKS
from renderers.seven_samurai.table import ABOVE, BELOW, TableMap


def draw_event(table: TableMap, step: Step) -> None:
    """Draw the gesture, clear of the caption; then the caption."""
    told = laid(table.view, step, table.words)
    TELLINGS[step.name].gesture(replace(table, caption=told.box), step.facts)
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
            return 0 if _told_by_the_next(told) else TELLINGS[step.name].weight


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


def _unsaid(_: Facts) -> None:
    """No number: two lines have changed, and each shows its own."""


def _beaten(facts: Facts) -> Change:
    told = steps.Beyond.of(facts)
    return Change(told.total, told.kiai)


TELLINGS: Final[Mapping[str, Telling[TableMap]]] = {
    "deal_again": Telling(people.card, gesture=round_gestures.stack_shuffled, weight=0),
    "round": Telling(people.hood, weight=2),
    "lap": Telling(people.card, weight=0),
    "turn": Telling(gesture=turn_gestures.turn, more=distance, weight=0),
    "spare": Telling(people.plaque, gesture=turn_gestures.spare),
    "penalty": Telling(tone=HARM, gesture=turn_gestures.penalty, more=shortly, weight=0),
    "ignore": Telling(tone=GOOD, gesture=turn_gestures.ignore, more=shortly),
    "cannot": Telling(arms.wound, HARM, turn_gestures.cannot, more=shortly, weight=0),
    "intruder": Telling(people.intruder, HARM, turn_gestures.slips_in),
    "neighbour": Telling(tone=HARM, gesture=turn_gestures.neighbour),
    "return": Telling(signs.back, HARM, turn_gestures.returns),
    "drop": Telling(signs.broken, HARM, turn_gestures.drop, more=shortly),
    "draw": Telling(arms.spear, gesture=turn_gestures.draw, weight=0),
    "attack": Telling(arms.spear, gesture=turn_gestures.attack),
    "beyond": Telling(arms.spear, HARM, turn_gestures.beyond, change=_beaten, weight=2),
    "defend": Telling(arms.shield, GOOD, turn_gestures.defend, more=shortly),
    "hand_on": Telling(spirit.star, gesture=turn_gestures.hand_on),
    "dismiss": Telling(spirit.star, GOOD, turn_gestures.dismiss),
    "bury": Telling(spirit.star, gesture=turn_gestures.bury),
    "again": Telling(spirit.star, gesture=turn_gestures.again, weight=0),
    "support": Telling(people.intruder, gesture=turn_gestures.support),
    "pass": Telling(signs.stop, gesture=turn_gestures.leave),
    "token_back": Telling(people.plaque, gesture=turn_gestures.token_back, weight=0),
    "barricade": Telling(people.wall, HARM, village_gestures.barricade),
    "farm": Telling(people.farm, HARM, village_gestures.farm, more=burden, weight=2),
    "family": Telling(people.doll, HARM, village_gestures.family, weight=2),
    "build": Telling(people.wall, GOOD, village_gestures.build),
    "wound": Telling(arms.wound, HARM, village_gestures.wound, weight=2),
    "beast": Telling(spirit.star, HARM, more=animal, weight=GREAT),
    "death": Telling(arms.wound, HARM, weight=GREAT),
    "heal": Telling(arms.wound, GOOD, village_gestures.heal),
    "kiai": Telling(spirit.star, GOOD, weight=GREAT),
    "kiai_move": Telling(spirit.star, gesture=kiai_gestures.kiai_move, change=_unsaid),
    "kiai_strike": Telling(spirit.star, GOOD, kiai_gestures.kiai_strike),
    "kiai_stack": Telling(spirit.star, GOOD, kiai_gestures.kiai_stack),
    "kiai_intruders": Telling(spirit.star, GOOD, kiai_gestures.kiai_intruders),
    "kiai_token": Telling(people.plaque, gesture=kiai_gestures.kiai_token),
    "kiai_reveal": Telling(spirit.star, gesture=kiai_gestures.kiai_reveal),
    "kiai_order": Telling(spirit.star, gesture=kiai_gestures.kiai_order, weight=0),
    "kiai_first": Telling(people.card, GOOD, kiai_gestures.kiai_first, weight=0),
    "round_over": Telling(people.intruder, gesture=round_gestures.round_over, weight=2),
    "unguarded": Telling(tone=HARM, gesture=round_gestures.unguarded, more=gap),
    "bonus": Telling(people.doll, GOOD, round_gestures.bonus, more=shortly),
    "bonus_intruder": Telling(people.intruder, GOOD, round_gestures.bonus_intruder),
    "exposed": Telling(people.intruder, gesture=round_gestures.exposed, weight=0),
    "over": Telling(people.farm, weight=GREAT),
}
"""Every step; those that fill the picture (``staging``) have no gesture."""
