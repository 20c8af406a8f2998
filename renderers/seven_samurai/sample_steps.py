"""One step of every kind, with the table right after it, for tests and sample pictures."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.engine import Seat, Step
from bot.games.seven_samurai import kiai_steps, round_steps, steps
from bot.games.seven_samurai.view import TableView
from renderers.kit.facts import bare
from renderers.seven_samurai.samples import DRAWN, ENDED, FALLEN, HIM, ME, RESTING, RIGHT, SPARES, table

STEPS: Final = (
    Step.of(round_steps.DealAgain(dolls=1)),
    Step.of(round_steps.Round(round=2, first=ME, stack=49, joined=7, barricades=4)),
    Step.of(round_steps.Lap(round=2, lap=3, stack=24)),
    Step.of(
        steps.Turn(samurai=ME, total=10, kiai=13, card="raider:31", penalties=("penalty:wound",), count=1)
    ),
    Step.of(steps.Spare(samurai=ME, tokens=(HIM, "samurai:gorobei"))),
    Step.of(steps.Penalty(samurai=ME, penalty="penalty:wound", card="raider:31")),
    Step.of(
        steps.Ignore(
            samurai=ME, penalty="penalty:no_defend", card="raider:46", talent="samurai:gorobei", own=False
        )
    ),
    Step.of(steps.Cannot(samurai=ME, penalty="penalty:left", card="raider:34")),
    Step.of(steps.Intruder(samurai=ME, before=2, after=3, stack=12)),
    Step.of(steps.Neighbour(samurai=ME, target=RIGHT, side="right", card="raider:36", stack=12)),
    Step.of(steps.Return(samurai=ME, card="raider:38", stack=13)),
    Step.of(steps.Drop(samurai=ME, card="raider:12", symbol="symbol:farm", missing=("symbol:farm",))),
    Step.of(steps.Draw(samurai=ME, card="raider:36", stack=12)),
    Step.of(steps.Attack(samurai=ME, card="raider:31", value=3, before=7, after=10, kiai=13)),
    Step.of(steps.Beyond(samurai=ME, total=14, kiai=13)),
    Step.of(
        steps.Defend(samurai=ME, card="raider:8", value=1, symbol="symbol:doll", missing=("symbol:farm",))
    ),
    Step.of(steps.HandOn(samurai=ME, target=RIGHT, card="raider:36", value=3, talent="samurai:daisuke")),
    Step.of(steps.Dismiss(samurai=ME, card="raider:36", value=3, talent=HIM, own=False)),
    Step.of(steps.Bury(samurai=ME, card="raider:36", value=3, talent="samurai:katsushiro", own=False)),
    Step.of(steps.Again(samurai=ME, talent=ME)),
    Step.of(steps.Support(samurai="samurai:kanbei", target=HIM, before=2, after=3, stack=12)),
    Step.of(steps.Pass(samurai="samurai:heihachi", total=9, kiai=8, forced=True)),
    Step.of(steps.TokenBack(samurai="samurai:kanbei", holder=HIM)),
    Step.of(round_steps.Barricade(before=5, after=4)),
    Step.of(round_steps.Farm(before=6, after=5, penalised=True, farm_penalty="farm-penalty:barricade")),
    Step.of(round_steps.Family(before=3, after=2, bonus="bonus:heal")),
    Step.of(round_steps.Build(before=3, after=4)),
    Step.of(round_steps.Wound(samurai=HIM, before=2, after=3)),
    Step.of(round_steps.Beast(samurai=ME, before=10, after=13, total=10)),
    Step.of(round_steps.Death(samurai=HIM)),
    Step.of(round_steps.Heal(samurai=ME, before=3, after=2)),
    Step.of(kiai_steps.Kiai(samurai=ME, kiai=13, used=True, possible=True)),
    Step.of(kiai_steps.KiaiMove(samurai=RIGHT, source=HIM, target=ME, card="raider:36", before=12, after=9)),
    Step.of(kiai_steps.KiaiStrike(samurai=ME, target=HIM, own=False, card="raider:38", before=13, after=10)),
    Step.of(
        kiai_steps.KiaiStack(
            samurai="samurai:gorobei", cards=("raider:4", "raider:60", "raider:38"), stack=12
        )
    ),
    Step.of(
        kiai_steps.KiaiIntruders(samurai="samurai:kanbei", cards=("raider:4", "raider:38"), before=5, after=3)
    ),
    Step.of(kiai_steps.KiaiToken(samurai=HIM, token="samurai:kanbei", target=ME)),
    Step.of(
        kiai_steps.KiaiReveal(samurai="samurai:katsushiro", cards=("raider:4", "raider:60", "raider:38"))
    ),
    Step.of(kiai_steps.KiaiOrder(samurai="samurai:katsushiro", cards=("raider:38", "raider:4", "raider:60"))),
    Step.of(kiai_steps.KiaiFirst(samurai=ME, card="raider:38", before=13, after=10)),
    Step.of(round_steps.RoundOver(round=2, reason="passed", moved=12, intruders=15)),
    Step.of(round_steps.Unguarded(symbol="symbol:farm", samurai=(ME, RIGHT, "samurai:katsushiro"), count=3)),
    Step.of(round_steps.Bonus(bonus="bonus:heal", works=True)),
    Step.of(round_steps.BonusIntruder(card="raider:38", before=4, after=3)),
    Step.of(round_steps.Exposed(card="raider:57", flames=True, left=3)),
    Step.of(
        round_steps.Over(
            won=True, reason="held", score=23, suffix="++", farms=5, families=3, unwounded=False, fallen=""
        )
    ),
)
"""One step of every kind, with facts that fit the sample table."""


def view_after(step: Step) -> TableView:
    """A possible table right after a step."""
    match steps.read(step):
        case (
            steps.Draw(samurai=whose)
            | steps.Neighbour(target=whose)
            | steps.HandOn(target=whose)
            | kiai_steps.KiaiMove(target=whose)
        ):
            return replace(DRAWN, drawn_by=Seat(bare(whose)))
        case round_steps.Over():
            return ENDED["held"]
        case (
            round_steps.RoundOver()
            | round_steps.Unguarded()
            | round_steps.Bonus()
            | round_steps.BonusIntruder()
            | round_steps.Exposed()
        ):
            return table(turn=None, phase="end", samurai=RESTING)
        case steps.Spare():
            return SPARES
        case round_steps.Death():
            return table(samurai=FALLEN)
        case _:
            return table()


def chapter(*names: str) -> tuple[Step, ...]:
    return tuple(step for name in names for step in STEPS if step.name == name)


CHAPTERS: Final = {
    2: chapter("wound", "farm"),
    3: chapter("round", "beyond", "kiai"),
    4: chapter("family", "beast", "round_over", "death"),
}
"""Rounds by the number of panels of their pages."""
