"""The presentation of every step: its sign, its importance, and its drawing on the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from bot.engine.question import Facts
from bot.engine.step import Step
from bot.games.way_of_the_samurai import steps
from bot.games.way_of_the_samurai.duel_steps import Blow
from bot.games.way_of_the_samurai.harm_steps import Drinks, FoeLife, FoeQi, Gauge, Life, Qi
from bot.games.way_of_the_samurai.round_steps import Combo, Die, DieUsed, KempoRoll, LifePaid, Place, Spend
from bot.games.way_of_the_samurai.run_steps import Over
from bot.games.way_of_the_samurai.view import DuelView
from bot.wording import Words, message_id
from renderers.canvas import Box, Sheet
from renderers.kit.captions import GOOD, HARM, Caption, inked
from renderers.kit.facts import bare
from renderers.kit.marks import arms, people, signs, spirit
from renderers.kit.strokes import draw_blaze, draw_burst, draw_cut, seal
from renderers.kit.telling import Gesture, Telling
from renderers.palette import FUJI, SUMI, YAMABUKI
from renderers.way_of_the_samurai.layout import GROUND, LEFT, RIGHT
from renderers.way_of_the_samurai.marks import GAUGES, SYMBOLS, die_face


@dataclass(frozen=True, slots=True)
class Stage:
    """A board in progress."""

    sheet: Sheet
    view: DuelView

    def side(self, fighter: str) -> str:
        """The side of the fighter with this key."""
        return "left" if fighter == self.view.you.key else "right"

    def body(self, side: str) -> Box:
        return cut_box(LEFT if side == "left" else RIGHT, GROUND)


def cut_box(x: float, feet: float, size: float = 1) -> Box:
    """The box of a figure's body below the face, for a blow."""
    return x - 66 * size, feet - 190 * size, x + 66 * size, feet - 14 * size


def _cut_foe(stage: Stage, _: Facts) -> None:
    draw_cut(stage.sheet, stage.body("right"))


def _cut_you(stage: Stage, _: Facts) -> None:
    draw_cut(stage.sheet, stage.body("left"))


def _clash(stage: Stage, _: Facts) -> None:
    """Steel on steel."""
    draw_burst(stage.sheet, ((LEFT + RIGHT) / 2, GROUND - 196), 18, 62, YAMABUKI)


def _warded(stage: Stage, _: Facts) -> None:
    """The defence holds."""
    stage.sheet.paste(seal(arms.block, 84, SUMI), RIGHT - 70, GROUND - 150)


def _hurt(whose: Callable[[Facts], str]) -> Gesture[Stage]:
    """Life is lost by the fighter with this key."""

    def gesture(stage: Stage, facts: Facts) -> None:
        left, top, right, _ = stage.body(stage.side(whose(facts)))
        draw_burst(stage.sheet, ((left + right) / 2, top + 60), 22, 66)

    return gesture


def _drained(whose: Callable[[Facts], str]) -> Gesture[Stage]:
    """Qi is lost, or spent, by the fighter with this key."""

    def gesture(stage: Stage, facts: Facts) -> None:
        left, top, right, _ = stage.body(stage.side(whose(facts)))
        draw_burst(stage.sheet, ((left + right) / 2, top + 60), 22, 58, FUJI)

    return gesture


def _blow(stage: Stage, facts: Facts) -> None:
    """One of two players strikes the other."""
    told = Blow.of(facts)
    if told.hits:
        draw_cut(stage.sheet, stage.body(stage.side(told.other)))
    else:
        _clash(stage, facts)


def _lit(stage: Stage, _: Facts) -> None:
    draw_blaze(stage.sheet, ((LEFT + RIGHT) / 2, 150), 26, 70)


TELLINGS: Final[Mapping[str, Telling[Stage]]] = {
    "run": Telling(people.hat, weight=0),
    "fight": Telling(people.hat, weight=2),
    "stop": Telling(signs.feet, weight=2),
    "duel": Telling(people.hat, weight=2),
    "round": Telling(weight=0),
    "exchange": Telling(weight=0),
    "clash": Telling(weight=0),
    "drawn": Telling(weight=0),
    "reshuffled": Telling(signs.back, weight=0),
    "omen": Telling(spirit.star, weight=1),
    "play": Telling(arms.sword, weight=1),
    "spend": Telling(spirit.magatama, tint=FUJI, gesture=_drained(lambda facts: Spend.of(facts).seat)),
    "laid_down": Telling(signs.back, weight=0),
    "spares": Telling(signs.back, weight=0),
    "place": Telling(die_face(6), weight=1),
    "gauge": Telling(signs.up, weight=0),
    "recalled": Telling(signs.back, weight=0),
    "life_paid": Telling(spirit.pearl, HARM, _hurt(lambda facts: LifePaid.of(facts).seat)),
    "life": Telling(arms.wound, HARM, _hurt(lambda facts: Life.of(facts).seat)),
    "qi": Telling(spirit.magatama, gesture=_drained(lambda facts: Qi.of(facts).seat), tint=FUJI),
    "die": Telling(die_face(4), weight=1),
    "die_used": Telling(die_face(5), GOOD, _cut_foe, weight=2),
    "defence": Telling(arms.block, weight=1),
    "held": Telling(arms.block, gesture=_warded, weight=2),
    "broken": Telling(arms.sword, GOOD, _cut_foe, weight=2),
    "foe_life": Telling(arms.wound, GOOD, _hurt(lambda facts: FoeLife.of(facts).foe)),
    "foe_qi": Telling(spirit.magatama, GOOD, _drained(lambda facts: FoeQi.of(facts).foe)),
    "foe_wound": Telling(arms.wound, GOOD, _cut_foe, weight=3),
    "armour": Telling(arms.shield, weight=1),
    "colossus": Telling(spirit.bolt, HARM, _lit, weight=3),
    "last_bite": Telling(arms.skull, HARM, _cut_you, weight=2),
    "felled": Telling(arms.skull, GOOD, _cut_foe, weight=3),
    "shiro": Telling(signs.turn, weight=2),
    "yields": Telling(signs.stop, GOOD, weight=1),
    "disarmed": Telling(signs.struck(arms.sword), GOOD, _clash, weight=2),
    "strikers": Telling(die_face(3), weight=1),
    "card_lost": Telling(signs.cross, HARM, weight=1),
    "wounded": Telling(arms.wound, HARM, _cut_you, weight=3),
    "blood": Telling(arms.wound, HARM, _cut_you, weight=3),
    "guard": Telling(GAUGES["guard"], weight=1),
    "gisei": Telling(GAUGES["guard"], weight=1),
    "double": Telling(arms.skull, HARM, weight=2),
    "counter": Telling(arms.spear, weight=1),
    "parried": Telling(arms.shield, GOOD, _clash, weight=2),
    "struck": Telling(arms.wound, HARM, _cut_you, weight=2),
    "combo": Telling(spirit.star, GOOD, _lit, weight=2),
    "kempo_roll": Telling(die_face(6), weight=1),
    "special": Telling(spirit.star, GOOD, weight=1),
    "marker": Telling(spirit.torii, weight=0),
    "virtue": Telling(spirit.torii, GOOD, weight=2),
    "virtue_shown": Telling(spirit.torii, weight=0),
    "mulligan": Telling(signs.turn, weight=1),
    "moved": Telling(signs.feet, weight=1),
    "side": Telling(arms.sword, weight=0),
    "round_over": Telling(weight=0),
    "tangled": Telling(signs.banned, HARM, weight=1),
    "weighed": Telling(spirit.magatama, weight=1),
    "no_qi": Telling(signs.struck(spirit.magatama), HARM, weight=2),
    "drinks": Telling(spirit.pearl, HARM, _hurt(lambda facts: Drinks.of(facts).foe), weight=2),
    "event": Telling(signs.question, weight=2),
    "gift": Telling(signs.plus, GOOD, weight=1),
    "weapon_broken": Telling(signs.struck(arms.sword), HARM, weight=2),
    "weapon": Telling(arms.sword, weight=1),
    "added": Telling(signs.plus, weight=0),
    "removed": Telling(signs.cross, weight=0),
    "over": Telling(arms.skull, weight=3),
    "blow": Telling(arms.sword, gesture=_blow, weight=2),
    "fallen": Telling(arms.skull, HARM, weight=3),
    "duel_over": Telling(people.hat, GOOD, weight=3),
}
"""By the name of the step."""


def caption(step: Step, words: Words) -> Caption:
    """The caption of a step, in the colour of its meaning."""
    told = TELLINGS[step.name]
    drawing, tone = told.sign, told.tone
    match steps.read(step):
        case Over(won=won):
            tone = GOOD if won else HARM
        case Combo(combo=combo):
            drawing = SYMBOLS.get(bare(combo), drawing)
        case Gauge(gauge=gauge):
            drawing = GAUGES.get(bare(gauge), drawing)
        case (
            Die(after=shown)
            | DieUsed(die=shown)
            | Place(roll=shown)
            | steps.Strikers(roll=shown)
            | KempoRoll(roll=shown)
        ):
            drawing = die_face(shown)
        case _:
            pass
    sign = None if drawing is None else inked(drawing, told.tint or tone)
    short = f"picture-step-{message_id(step.name)}"
    text = words.say(short, step.facts) if words.has(short) else words.step(step)
    return Caption(text, tone, sign)


def gesture(step: Step, stage: Stage) -> None:
    TELLINGS[step.name].gesture(stage, step.facts)
