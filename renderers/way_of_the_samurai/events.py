"""The presentation of every step: its sign, its importance, and its drawing on the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from bot.engine.step import Step
from bot.games.way_of_the_samurai import duel_steps, harm_steps, round_steps, run_steps, steps
from bot.games.way_of_the_samurai.view import DuelView
from bot.wording import Words, message_id
from renderers.canvas import Box, Sheet
from renderers.kit.captions import GOOD, HARM, Caption, inked
from renderers.kit.facts import bare
from renderers.kit.marks import arms, people, signs, spirit
from renderers.kit.strokes import draw_blaze, draw_burst, draw_cut, seal
from renderers.kit.telling import Gesture, Telling, Told, by_name
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


def _cut_foe(stage: Stage, _: object) -> None:
    draw_cut(stage.sheet, stage.body("right"))


def _cut_you(stage: Stage, _: object) -> None:
    draw_cut(stage.sheet, stage.body("left"))


def _clash(stage: Stage, _: object) -> None:
    """Steel on steel."""
    draw_burst(stage.sheet, ((LEFT + RIGHT) / 2, GROUND - 196), 18, 62, YAMABUKI)


def _warded(stage: Stage, _: object) -> None:
    """The defence holds."""
    stage.sheet.paste(seal(arms.block, 84, SUMI), RIGHT - 70, GROUND - 150)


def _hurt(whose: Callable[[Told], str]) -> Gesture[Stage, Told]:
    """Life is lost by the fighter with this key."""

    def gesture(stage: Stage, told: Told) -> None:
        left, top, right, _ = stage.body(stage.side(whose(told)))
        draw_burst(stage.sheet, ((left + right) / 2, top + 60), 22, 66)

    return gesture


def _drained(whose: Callable[[Told], str]) -> Gesture[Stage, Told]:
    """Qi is lost, or spent, by the fighter with this key."""

    def gesture(stage: Stage, told: Told) -> None:
        left, top, right, _ = stage.body(stage.side(whose(told)))
        draw_burst(stage.sheet, ((left + right) / 2, top + 60), 22, 58, FUJI)

    return gesture


def _blow(stage: Stage, told: duel_steps.Blow) -> None:
    """One of two players strikes the other."""
    if told.hits:
        draw_cut(stage.sheet, stage.body(stage.side(told.other)))
    else:
        _clash(stage, told)


def _lit(stage: Stage, _: object) -> None:
    draw_blaze(stage.sheet, ((LEFT + RIGHT) / 2, 150), 26, 70)


TELLINGS: Final[Mapping[str, Telling[Stage]]] = by_name(
    Telling(run_steps.Run, people.hat, weight=0),
    Telling(run_steps.Fight, people.hat, weight=2),
    Telling(run_steps.Stop, signs.feet, weight=2),
    Telling(duel_steps.Duel, people.hat, weight=2),
    Telling(round_steps.Round, weight=0),
    Telling(steps.Exchange, weight=0),
    Telling(duel_steps.Clash, weight=0),
    Telling(round_steps.Drawn, weight=0),
    Telling(round_steps.Reshuffled, signs.back, weight=0),
    Telling(round_steps.Omen, spirit.star),
    Telling(steps.Play, arms.sword),
    Telling(round_steps.Spend, spirit.magatama, tint=FUJI, gesture=_drained(lambda told: told.seat)),
    Telling(round_steps.LaidDown, signs.back, weight=0),
    Telling(round_steps.Spares, signs.back, weight=0),
    Telling(round_steps.Place, die_face(6)),
    Telling(harm_steps.Gauge, signs.up, weight=0),
    Telling(round_steps.Recalled, signs.back, weight=0),
    Telling(round_steps.LifePaid, spirit.pearl, HARM, _hurt(lambda told: told.seat)),
    Telling(harm_steps.Life, arms.wound, HARM, _hurt(lambda told: told.seat)),
    Telling(harm_steps.Qi, spirit.magatama, gesture=_drained(lambda told: told.seat), tint=FUJI),
    Telling(round_steps.Die, die_face(4)),
    Telling(round_steps.DieUsed, die_face(5), GOOD, _cut_foe, weight=2),
    Telling(steps.Defence, arms.block),
    Telling(steps.Held, arms.block, gesture=_warded, weight=2),
    Telling(steps.Broken, arms.sword, GOOD, _cut_foe, weight=2),
    Telling(harm_steps.FoeLife, arms.wound, GOOD, _hurt(lambda told: told.foe)),
    Telling(harm_steps.FoeQi, spirit.magatama, GOOD, _drained(lambda told: told.foe)),
    Telling(harm_steps.FoeWound, arms.wound, GOOD, _cut_foe, weight=3),
    Telling(harm_steps.Armour, arms.shield),
    Telling(harm_steps.Colossus, spirit.bolt, HARM, _lit, weight=3),
    Telling(harm_steps.LastBite, arms.skull, HARM, _cut_you, weight=2),
    Telling(harm_steps.Felled, arms.skull, GOOD, _cut_foe, weight=3),
    Telling(harm_steps.Shiro, signs.turn, weight=2),
    Telling(steps.Yields, signs.stop, GOOD),
    Telling(steps.Disarmed, signs.struck(arms.sword), GOOD, _clash, weight=2),
    Telling(steps.Strikers, die_face(3)),
    Telling(harm_steps.CardLost, signs.cross, HARM),
    Telling(harm_steps.Wounded, arms.wound, HARM, _cut_you, weight=3),
    Telling(harm_steps.Blood, arms.wound, HARM, _cut_you, weight=3),
    Telling(steps.Guard, GAUGES["guard"]),
    Telling(steps.Gisei, GAUGES["guard"]),
    Telling(steps.Double, arms.skull, HARM, weight=2),
    Telling(steps.Counter, arms.spear),
    Telling(steps.Parried, arms.shield, GOOD, _clash, weight=2),
    Telling(steps.Struck, arms.wound, HARM, _cut_you, weight=2),
    Telling(round_steps.Combo, spirit.star, GOOD, _lit, weight=2),
    Telling(round_steps.KempoRoll, die_face(6)),
    Telling(round_steps.Special, spirit.star, GOOD),
    Telling(round_steps.Marker, spirit.torii, weight=0),
    Telling(round_steps.Virtue, spirit.torii, GOOD, weight=2),
    Telling(round_steps.VirtueShown, spirit.torii, weight=0),
    Telling(round_steps.Mulligan, signs.turn),
    Telling(round_steps.Moved, signs.feet),
    Telling(round_steps.Side, arms.sword, weight=0),
    Telling(round_steps.RoundOver, weight=0),
    Telling(round_steps.Tangled, signs.banned, HARM),
    Telling(harm_steps.Weighed, spirit.magatama),
    Telling(harm_steps.NoQi, signs.struck(spirit.magatama), HARM, weight=2),
    Telling(harm_steps.Drinks, spirit.pearl, HARM, _hurt(lambda told: told.foe), weight=2),
    Telling(run_steps.Event, signs.question, weight=2),
    Telling(run_steps.Gift, signs.plus, GOOD),
    Telling(run_steps.WeaponBroken, signs.struck(arms.sword), HARM, weight=2),
    Telling(run_steps.Weapon, arms.sword),
    Telling(run_steps.Added, signs.plus, weight=0),
    Telling(run_steps.Removed, signs.cross, weight=0),
    Telling(run_steps.Over, arms.skull, weight=3),
    Telling(duel_steps.Blow, arms.sword, gesture=_blow, weight=2),
    Telling(duel_steps.Chained, signs.struck(arms.sword), gesture=_clash, weight=2),
    Telling(duel_steps.Fallen, arms.skull, HARM, weight=3),
    Telling(duel_steps.DuelOver, people.hat, GOOD, weight=3),
)
"""By the name of the step."""


def caption(step: Step, words: Words) -> Caption:
    """The caption of a step, in the colour of its meaning."""
    told = TELLINGS[step.name]
    drawing, tone = told.sign, told.tone
    match steps.read(step):
        case run_steps.Over(won=won):
            tone = GOOD if won else HARM
        case round_steps.Combo(combo=combo):
            drawing = SYMBOLS.get(bare(combo), drawing)
        case harm_steps.Gauge(gauge=gauge):
            drawing = GAUGES.get(bare(gauge), drawing)
        case (
            round_steps.Die(after=shown)
            | round_steps.DieUsed(die=shown)
            | round_steps.Place(roll=shown)
            | steps.Strikers(roll=shown)
            | round_steps.KempoRoll(roll=shown)
        ):
            drawing = die_face(shown)
        case _:
            pass
    sign = None if drawing is None else inked(drawing, told.tint or tone)
    short = f"picture-step-{message_id(step.name)}"
    text = words.say(short, step.facts) if words.has(short) else words.step(step)
    return Caption(text, tone, sign)


def gesture(step: Step, stage: Stage) -> None:
    TELLINGS[step.name].gesture(stage, step)
