"""A step that is acted shows those who take part large, and covers no face."""

from __future__ import annotations

import numpy as np
import pytest

from bot.engine.step import Step
from bot.games.senjutsu import samurai_steps, steps
from bot.wording import words
from renderers.kit.router import covered
from renderers.senjutsu import PAINTER, samples
from renderers.senjutsu.acting import scene
from renderers.senjutsu.acting.casting import deed
from renderers.senjutsu.acting.slip import SCENE, STRIP
from renderers.senjutsu.people.cast import PEOPLE
from renderers.senjutsu.pictures.events import read
from tests.renderers.senjutsu.reading import legible

WORDS = words("senjutsu")
ACTED = ("attack", "block", "blocked", "counter", "wound", "exhausted", "stun", "hobble", "poison", "bleeds")
STEPS = {step.name: step for step in samples.STEPS}
SEEN = 24
"""The least difference of a colour that counts as a change."""


@pytest.mark.parametrize("name", [*ACTED, "push", "pull", "collision", "terrain"])
def test_a_blow_is_acted_and_changes_the_picture(name: str):
    view, step = samples.view_after(STEPS[name]), STEPS[name]
    assert deed(view, read(view, step)) is not None
    drawn, rest = (
        PAINTER.board(view, WORDS, samples.PLAYERS, step),
        PAINTER.board(view, WORDS, samples.PLAYERS),
    )
    legible(drawn, name)
    one, other = (np.asarray(each.image).astype(int)[:-STRIP] for each in (drawn, rest))
    assert (np.abs(one - other).max(axis=2) > SEEN).mean() > 0.2


@pytest.mark.parametrize("name", ["prepared", "focus", "draw", "speed", "move"])
def test_a_small_thing_keeps_its_slip_on_the_field(name: str):
    view = samples.view_after(STEPS[name])
    assert deed(view, read(view, STEPS[name])) is None


@pytest.mark.parametrize("who", PEOPLE)
def test_no_cut_touches_a_face(who: str):
    for pose in ("recoil", "kneel", "guard", "block"):
        for mirrored in (False, True):
            other = scene.Placed(scene.posed(who, pose, high=400, mirrored=mirrored), 500, 560)
            start, end = scene.cut_on(other, -1 if mirrored else 1, 400)
            wide = scene.CUT * 400
            box = (min(start[0], end[0]), start[1] - wide, max(start[0], end[0]), end[1])
            assert covered(box, [other.face]) == 0, (pose, mirrored)


def test_a_wound_without_an_attacker_is_suffered_alone():
    told = samurai_steps.Wound(samurai="hero:ronin", before=1, after=2, bleeding=0, number=1, limit=5)
    alone = deed(samples.duel(), told)
    assert alone is not None and alone.doer is None and alone.wounds == (1, 2, 5)
    struck = deed(samples.duel(threats=[samples.STRUCK]), told)
    assert struck is not None and struck.doer is not None and struck.doer.body.seat == samples.STUDENT


def test_the_two_stand_as_on_the_field():
    view = samples.duel(threats=[samples.STRUCK])
    one = deed(view, read(view, STEPS["wound"]))
    assert one is not None and one.doer is not None
    doer, other = scene.placed(one, SCENE)
    here, there = one.doer.body.place, one.other.body.place
    assert doer is not None and here is not None and there is not None
    assert (doer.x < other.x) == (here.q < there.q)


def test_everybody_can_take_every_part():
    """Nobody is pushed out of the picture by his weapon."""
    for who in PEOPLE:
        for pose in ("strike", "recoil", "block", "kneel"):
            left, top, right, bottom = scene.posed(who, pose, high=200).sprite.image.getbbox() or (0, 0, 0, 0)
            assert right - left < 480 and bottom - top < 380, (who, pose)


def test_an_attack_on_nobody_keeps_its_slip():
    told = Step.of(
        steps.Attack(
            samurai="hero:student", card="card:105", speed=7, here="d4", hexes=(), targets=(), count=0
        )
    )
    view = samples.duel()
    assert deed(view, read(view, told)) is None
