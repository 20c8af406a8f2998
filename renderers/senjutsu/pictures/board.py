"""The board: the field with everybody on it, panels at its sides, and the step that just happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bot.engine.step import Step
from bot.games.senjutsu.board.hexes import Hex
from bot.games.senjutsu.view import DuelView, SamuraiView
from bot.games.senjutsu_solo.view import SoloView
from bot.wording import Words
from renderers.canvas import Box, Sheet
from renderers.kit.captions import Laid, draw_caption, lay
from renderers.kit.hexes import Field
from renderers.painter import Players
from renderers.senjutsu.field import layout
from renderers.senjutsu.field.gestures import places, struck_hexes
from renderers.senjutsu.field.stage import Stage, draw_spears, flat
from renderers.senjutsu.people.bodies import bodies, standing
from renderers.senjutsu.people.panels import draw_panel
from renderers.senjutsu.pictures.band import draw_band
from renderers.senjutsu.pictures.events import caption, read, telling
from renderers.senjutsu.solo import panels as solo
from renderers.senjutsu.solo.intents import draw_everybody
from renderers.type import ELLIPSIS

DECIDED: Final = frozenset({"decides"})
"""Steps whose gesture shows the intention, so it is not drawn twice."""
SIDES: Final = 2
Boxes: TypeAlias = NDArray[np.float64]
QUIET: Final = frozenset({"attack", "block"})
"""Steps whose hexes the view already marks as threatened or blocked."""


def lay_board(view: DuelView, words: Words, players: Players, step: Step | None = None) -> Sheet:
    """The whole board, with the gesture and the caption of a step if there is one."""
    stage = flat(view, layout.drawn_field(view.hexes))
    if step is not None and step.name in QUIET:
        stage.struck = struck(view, step)
    draw_everybody(stage, foretold=step is None or step.name not in DECIDED)
    draw_spears(stage)
    draw_panels(stage.sheet, view, words, players)
    draw_band(stage.sheet, view, words)
    if step is not None:
        told = set_caption(stage, step, words)
        stage.clear, stage.taken = layout.CLEAR, (told.box,)
        telling(view, step).gesture(stage, step)
        draw_caption(stage.sheet, told)
    stage.note_names()
    return stage.sheet


def draw_panels(sheet: Sheet, view: DuelView, words: Words, players: Players) -> None:
    """Draws a panel for each samurai, in seating order; each of two teams gets a side."""
    if isinstance(view, SoloView):
        solo.draw_panels(sheet, view, words, players)
        return
    order = {seat: place for place, seat in enumerate(view.track, start=1)}
    boxes = layout.panels(len(view.samurai))
    for one, box in zip(by_sides(view.samurai), boxes, strict=True):
        draw_panel(sheet, one, order.get(one.seat, 0), words, players.get(one.seat), box)


def by_sides(samurai: Sequence[SamuraiView]) -> list[SamuraiView]:
    """The samurai in the order of their panels. With two teams they alternate, the larger team first."""
    teams = [
        [one for one in samurai if one.team == team] for team in dict.fromkeys(one.team for one in samurai)
    ]
    if len(teams) != SIDES:
        return list(samurai)
    turns = zip_longest(*sorted(teams, key=len, reverse=True))
    return [one for turn in turns for one in turn if one is not None]


def struck(view: DuelView, step: Step) -> frozenset[Hex]:
    """The hexes of an attack that are occupied."""
    taken = {one.place for one in bodies(view) if not one.fallen}
    return frozenset(place for place in struck_hexes(read(view, step)) if place in taken)


def set_caption(stage: Stage, step: Step, words: Words) -> Laid:
    """Finds a place for the caption: the first free one above or below the field, else the one that covers
    least.

    Covering a face costs most, then figures of this step, other figures and badges, terrain, and the
    ground.
    """
    drawn, view = stage.drawn, stage.view
    told = caption(view, step, words)
    about = places(view, read(view, step))
    people = [*map(_with_hat, stage.heads.values()), *stage.badges]
    touched = [drawn.box(place) for place in about]
    touched += [_with_hat(stage.heads[one.key]) for one in standing(view) if one.place in about]
    pieces = [standing_box(drawn, place) for place, _ in view.terrain]
    crowns = [*map(_crown, stage.heads.values())]
    ground = [drawn.box(place, BARE) for place in view.hexes]
    worth = ((people, 8.0), (crowns, 200.0), (touched, 12.0), (pieces, 0.5), (ground, 0.1))
    weights = np.concatenate([np.full(len(boxes), each) for boxes, each in worth])
    boxes = np.array([box for boxes, _ in worth for box in boxes])
    found: list[tuple[float, Laid]] = []
    for setting in layout.WORDS:
        laid = lay(told, setting)
        if _is_cut(laid):
            continue
        spots = _spots(laid)
        cost = _covered(spots, boxes) * weights
        free = cost[:EDGES, : -len(ground)].sum(axis=1) == 0
        best = free.argmax() if free.any() else cost.sum(axis=1).argmin()
        left, top, right, bottom = spots[best].tolist()
        found.append((cost[best].sum(), replace(laid, box=(left, top, right, bottom))))
        if free.any():
            break
    return min(found, key=lambda one: one[0])[1] if found else lay(told, layout.WORDS[1])


def _spots(laid: Laid) -> Boxes:
    """The boxes to try: above the field, below it, then a grid of places between the panels."""
    left, top, right, bottom = laid.box
    across, down = right - left, bottom - top
    first, last = layout.EDGES[0], layout.EDGES[1] - across
    upper, lower = layout.UPPER, layout.LOWER - down
    xs, ys = np.meshgrid(np.linspace(first, last, layout.STRIDES), np.arange(upper, lower, layout.PACE))
    x = np.concatenate([[(first + last) / 2] * 2, xs.ravel()])
    y = np.concatenate([[upper, lower], ys.ravel()])
    return np.stack([x, y, x + across, y + down], axis=1)


def _covered(spots: Boxes, boxes: Boxes) -> Boxes:
    """Covered pixels: one row for each spot, one column for each box."""
    one = spots[:, None]
    across = np.minimum(one[..., 2], boxes[:, 2]) - np.maximum(one[..., 0], boxes[:, 0])
    down = np.minimum(one[..., 3], boxes[:, 3]) - np.maximum(one[..., 1], boxes[:, 1])
    return across.clip(0) * down.clip(0)


EDGES: Final = 2
"""The first two spots, above and below the field: they are taken if they cover nobody."""
BROAD: Final = 0.2
"""Sleeves and hats reach beyond a figure's box on each side, as a share of its width."""
BARE: Final = 0.8
"""The inner part of a hex that a caption should not cover, as a share of its size."""


def standing_box(drawn: Field, place: Hex) -> Box:
    """The box of a piece of terrain."""
    x, y = drawn.at(place)
    return x - drawn.radius * 0.6, y - drawn.radius, x + drawn.radius * 0.6, y + drawn.radius * 0.4


def _is_cut(laid: Laid) -> bool:
    return any(line.text.endswith(ELLIPSIS) for line in laid.lines)


def _with_hat(box: Box) -> Box:
    """A figure's box, enlarged for the tallest hat and the broadest sleeves."""
    left, top, right, bottom = box
    by = (right - left) * BROAD
    return left - by, bottom - (bottom - top) * layout.TALLEST, right + by, bottom


def _crown(box: Box) -> Box:
    """The part of that box with face and hat."""
    left, top, right, bottom = box
    by, high = (right - left) * BROAD, bottom - top
    return left - by, top - high * 0.1, right + by, top + high * 0.42
