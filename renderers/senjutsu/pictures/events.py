"""The pictures of every kind of step: mark, tone, caption, gesture, and weight in its turn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from bot.engine.step import Step, StepFacts
from bot.games.senjutsu import card_steps, field_steps, samurai_steps, steps
from bot.games.senjutsu.view import DuelView
from bot.games.senjutsu_solo import solo_steps
from bot.games.senjutsu_solo.view import SoloView
from bot.wording import Words
from renderers.kit.captions import GOOD, HARM, Caption, inked
from renderers.kit.facts import bare
from renderers.kit.marks import arms, people, signs, spirit
from renderers.kit.telling import Telling, by_name
from renderers.palette import AI, FUJI
from renderers.senjutsu.field import gestures
from renderers.senjutsu.field.stage import Stage
from renderers.senjutsu.signs import marks
from renderers.senjutsu.signs.kamae import kamae_mark
from renderers.senjutsu.solo.tellings import SOLO

DUEL: Final[Mapping[str, Telling[Stage]]] = by_name(
    Telling(steps.Begins, spirit.torii),
    Telling(field_steps.TerrainPlaced, gesture=gestures.placed, weight=0),
    Telling(field_steps.Placed, people.flag, gesture=gestures.placed, weight=0),
    Telling(steps.Prepared, marks.prepared, weight=0),
    Telling(steps.Turn, spirit.torii, weight=0),
    Telling(card_steps.Draw, marks.draw, weight=0, change=lambda told: told.deck),
    Telling(card_steps.Drawn, marks.draw, weight=0),
    Telling(samurai_steps.Exhausted, arms.wound, HARM, gestures.wounded, weight=2),
    Telling(steps.Chosen, people.card, weight=0),
    Telling(steps.Revealed, people.card, gesture=gestures.concerned),
    Telling(steps.Replaced, marks.exchange, gesture=gestures.concerned),
    Telling(steps.Refund, spirit.pearl, gesture=gestures.focused, tint=FUJI, weight=0),
    Telling(samurai_steps.Spend, spirit.pearl, gesture=gestures.focused, tint=FUJI, weight=0),
    Telling(steps.Speed, spirit.bolt, weight=0),
    Telling(steps.Target, marks.reach, gesture=gestures.concerned, weight=0),
    Telling(steps.Resolve, people.card, gesture=gestures.concerned, weight=0),
    Telling(field_steps.Move, signs.feet, gesture=gestures.moved, weight=lambda told: int(told.moved)),
    Telling(field_steps.Terrain, signs.warning, HARM, gestures.on_terrain, weight=2),
    Telling(field_steps.Collision, signs.warning, HARM, gestures.collided, weight=2),
    Telling(steps.Attack, arms.sword, gesture=gestures.cut_down, weight=lambda told: 2 if told.count else 1),
    Telling(steps.Block, arms.block, tint=AI),
    Telling(steps.Blocked, arms.block, GOOD, gestures.blocked, tint=AI, weight=2),
    Telling(steps.Counter, marks.counter, HARM, gestures.countered, weight=2),
    Telling(samurai_steps.Wound, arms.wound, HARM, gestures.wounded, weight=2),
    Telling(steps.Reduced, marks.less, GOOD),
    Telling(samurai_steps.Stun, arms.stun, HARM, gestures.stunned, change=lambda told: told.stuns),
    Telling(samurai_steps.Hobble, marks.hobble, HARM, gestures.hobbled),
    Telling(samurai_steps.Uncovered, marks.look, gesture=gestures.concerned),
    Telling(samurai_steps.Poison, marks.poison, HARM, gestures.poisoned, tint=FUJI, weight=2),
    Telling(samurai_steps.PoisonOver, marks.poison, GOOD, gestures.concerned, tint=FUJI, weight=0),
    Telling(card_steps.PoisonOut, marks.poison, gesture=gestures.concerned, tint=FUJI, weight=0),
    Telling(samurai_steps.Focus, spirit.pearl, gesture=gestures.focused, tint=FUJI),
    Telling(samurai_steps.Kamae, gesture=gestures.changed_kamae),
    Telling(samurai_steps.Advantage, people.flag, GOOD, gestures.advanced),
    Telling(card_steps.Addition, spirit.bolt, gesture=gestures.at_once, weight=2),
    Telling(card_steps.Bushido, people.plaque, gesture=gestures.concerned, weight=2),
    Telling(card_steps.Stays, marks.stays, weight=0),
    Telling(card_steps.Removed, signs.cross, weight=0),
    Telling(card_steps.Named, marks.speech, gesture=gestures.concerned),
    Telling(field_steps.Push, marks.push, gesture=gestures.forced),
    Telling(field_steps.Pull, marks.pull, gesture=gestures.forced),
    Telling(field_steps.Held, signs.stop, gesture=gestures.concerned, weight=0),
    Telling(field_steps.Turned, signs.turn, gesture=gestures.wedges),
    Telling(field_steps.Swap, marks.swap, gesture=gestures.swapped),
    Telling(samurai_steps.Bleeds, marks.bleed, HARM, gestures.concerned, change=lambda told: told.bleeding),
    Telling(samurai_steps.Bandaged, marks.bandage, GOOD, gestures.concerned),
    Telling(samurai_steps.Cured, marks.bandage, GOOD, gestures.concerned, weight=0),
    Telling(samurai_steps.Cancelled, signs.cross, HARM, gestures.concerned),
    Telling(card_steps.Discard, marks.discard, weight=0),
    Telling(card_steps.DiscardHidden, marks.discard, weight=0),
    Telling(card_steps.TopDiscarded, marks.discard, HARM, change=lambda told: told.deck, weight=0),
    Telling(card_steps.TopSeen, marks.discard, weight=0),
    Telling(card_steps.TurnedUp, marks.look, weight=0),
    Telling(card_steps.Taken, marks.take, weight=0),
    Telling(card_steps.TakenOpen, marks.take),
    Telling(card_steps.TakenSeen, marks.take, weight=0),
    Telling(card_steps.FoundNothing, signs.nothing, weight=0),
    Telling(card_steps.SearchDeclined, signs.nothing, weight=0),
    Telling(card_steps.Looks, marks.look, gesture=gestures.concerned, weight=0),
    Telling(card_steps.GoesThrough, marks.look, gesture=gestures.concerned, weight=0),
    Telling(card_steps.Looked, marks.look, weight=0),
    Telling(card_steps.ShuffledIn, marks.shuffle, weight=0),
    Telling(steps.Fall, arms.skull, HARM, gestures.fallen, weight=3),
    Telling(steps.Over, people.flag, GOOD, weight=3),
)
"""The steps of every duel."""
TELLINGS: Final[Mapping[str, Telling[Stage]]] = {**DUEL, **SOLO}
"""The steps of fights against AI opponents, which have an end of their own."""


def telling(view: DuelView, step: Step) -> Telling[Stage]:
    return (TELLINGS if isinstance(view, SoloView) else DUEL)[step.name]


def read(view: DuelView, step: Step) -> StepFacts:
    """The facts of a step, as the game of this view declares them."""
    return (solo_steps if isinstance(view, SoloView) else steps).read(step)


def weight(step: Step) -> int:
    """The weight of a step in its turn; falls, wins and entrances of named opponents are great moments."""
    return TELLINGS[step.name].weight(step)


def caption(view: DuelView, step: Step, words: Words) -> Caption:
    """The caption of a step. A change of kamae shows the new kamae as its sign."""
    told = telling(view, step).caption(step, words)
    match read(view, step):
        case samurai_steps.Kamae(after=kamae):
            return replace(told, sign=partial(kamae_mark, bare(kamae)))
        case solo_steps.Over(result="lost", mode=mode):
            # A lost stop of the Path can be tried again, so its caption must not sound final.
            text = words.say("picture-ending", result="lost", mode=bare(mode), rank="")
            return replace(told, text=text, tone=HARM, sign=inked(arms.skull, HARM))
        case _:
            return told
