"""The rig of people: every pose stands on the ground inside its box, and pose and mood can be told apart."""

from __future__ import annotations

import hashlib
from itertools import combinations, pairwise

import numpy as np
import pytest
from numpy.typing import NDArray

from renderers.canvas import Canvas
from renderers.kit.sheets.rig import WANDERER, YOUTH
from renderers.rig import MOODS, POSE_NAMES, Mood, Person, PoseName, draw, figure, weapons
from renderers.rig.bones import FORE, SHIN, THIGH, UPPER
from renderers.rig.figure import BOX
from renderers.rig.person import body_of
from tests.kit.rings import PROOF
from tests.renderers.soundness import elsewhere

HIGH = 120
ARMS = (weapons.KATANA, weapons.GLAIVE, weapons.BOW, weapons.GUN, weapons.TWO_SWORDS, weapons.STICK)
ARMED = tuple(
    Person(f"armed {place}", (), one) for place, one in enumerate((*ARMS, weapons.SABRE, weapons.BARE))
)
EVERY_POSE = pytest.mark.parametrize("pose", POSE_NAMES)


def on_a_page(one: Person | None, pose: PoseName, mood: Mood = "calm") -> NDArray[np.uint8]:
    canvas = Canvas(BOX[2] - BOX[0], BOX[3] - BOX[1], scale=1)
    with canvas.at(-BOX[0], -BOX[1]):
        draw(canvas, one, pose, mood)
    return np.asarray(canvas.image)


@EVERY_POSE
def test_everybody_stays_inside_the_box_and_stands_on_the_ground(pose: PoseName):
    for one in (*ARMED, None):
        seen = on_a_page(one, pose)[:, :, 3] > 0
        edges = (seen[0], seen[-1], seen[:, 0], seen[:, -1])
        assert not any(edge.any() for edge in edges), one
        rows = np.flatnonzero(seen.any(axis=1))
        lowest = rows[-1] + BOX[1]
        leaps = one is None and pose == "strike"
        assert lowest < 46 and (lowest > -14 or leaps), (one, lowest)


@EVERY_POSE
def test_limbs_keep_their_length(pose: PoseName):
    for one in ARMED:
        body = body_of(one, pose)
        for place in (0, 1):
            leg = (body.hips[place], body.knees[place], body.feet[place])
            arm = (body.shoulders[place], body.elbows[place], body.hands[place])
            for bones, lengths in ((leg, (THIGH, SHIN)), (arm, (UPPER, FORE))):
                for (start, end), length in zip(pairwise(bones), lengths, strict=True):
                    assert abs(np.hypot(end[0] - start[0], end[1] - start[1]) - length) < 0.5


def test_poses_differ_from_each_other():
    pages = {pose: on_a_page(YOUTH, pose)[:, :, 3] > 0 for pose in POSE_NAMES}
    for one, other in combinations(POSE_NAMES, 2):
        apart = (pages[one] ^ pages[other]).sum() / (pages[one] | pages[other]).sum()
        assert apart > 0.2, (one, other)


@EVERY_POSE
def test_a_mood_changes_the_face_and_nothing_else(pose: PoseName):
    pages = {mood: figure(WANDERER, pose, mood, high=HIGH) for mood in MOODS}
    for one, other in combinations(MOODS, 2):
        first, second = (np.asarray(pages[mood].sprite.image).astype(int) for mood in (one, other))
        rows, columns = np.nonzero(np.abs(first - second).max(axis=2))
        assert len(rows), (one, other)
        left, top, right, bottom = pages[one].face
        drawn = pages[one].sprite
        assert left - 4 <= columns.min() - drawn.x and columns.max() - drawn.x <= right + 4
        assert top - 4 <= rows.min() - drawn.y and rows.max() - drawn.y <= bottom + 4


def test_a_figure_that_looks_to_the_left_is_the_mirror_image():
    right, left = (figure(YOUTH, "strike", high=HIGH, left=side) for side in (False, True))
    assert abs(right.heart[0] + left.heart[0]) < 1e-6 and right.heart[1] == left.heart[1]
    assert right.face[2] == -left.face[0]
    assert abs(right.sprite.x - (left.sprite.image.width - left.sprite.x)) <= 2


FINGERPRINTS = """
from tests.renderers.rig.test_rig import fingerprints
print(*fingerprints())
"""


def fingerprints() -> list[str]:
    drawn = [figure(YOUTH, pose, "pain", high=HIGH).sprite.image for pose in POSE_NAMES]
    return [hashlib.sha256(image.tobytes()).hexdigest() for image in drawn]


@PROOF
def test_figures_are_the_same_in_every_process():
    assert elsewhere(FINGERPRINTS) == fingerprints()
