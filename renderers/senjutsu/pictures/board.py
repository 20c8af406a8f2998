"""The board: the field with everybody on it, the samurai at its sides, and what just happened."""

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
from renderers.painter import Company
from renderers.senjutsu.field import layout
from renderers.senjutsu.field.gestures import places, struck_hexes
from renderers.senjutsu.field.stage import Stage, draw_spears, flat
from renderers.senjutsu.people.bodies import bodies, standing
from renderers.senjutsu.people.panels import draw_panel
from renderers.senjutsu.pictures.band import draw_band
from renderers.senjutsu.pictures.events import TELLINGS, caption
from renderers.senjutsu.solo import panels as solo
from renderers.senjutsu.solo.intents import draw_everybody
from renderers.type import ELLIPSIS

DECIDED: Final = frozenset({"decides"})
"""Steps that show themselves what somebody means to do."""
SIDES: Final = 2
Boxes: TypeAlias = NDArray[np.float64]
QUIET: Final = frozenset({"attack", "block"})
"""Steps whose hexes the view itself threatens or blocks."""


def lay_board(view: DuelView, words: Words, company: Company, step: Step | None = None) -> Sheet:
    """The whole board; with a step, what just happened on it."""
    stage = flat(view, layout.drawn_field(view.hexes))
    if step is not None and step.name in QUIET:
        stage.struck = struck(view, step)
    draw_everybody(stage, foretold=step is None or step.name not in DECIDED)
    draw_spears(stage)
    draw_panels(stage.sheet, view, words, company)
    draw_band(stage.sheet, view, words)
    if step is not None:
        told = set_caption(stage, step, words)
        stage.clear, stage.taken = layout.CLEAR, (told.box,)
        TELLINGS[step.name].gesture(stage, step.facts)
        draw_caption(stage.sheet, told)
    return stage.sheet


def draw_panels(sheet: Sheet, view: DuelView, words: Words, company: Company) -> None:
    """A panel for everybody, in seating order; of two teams each has a side."""
    if isinstance(view, SoloView):
        solo.draw_panels(sheet, view, words, company)
        return
    order = {seat: place for place, seat in enumerate(view.track, start=1)}
    boxes = layout.panels(len(view.samurai))
    for one, box in zip(by_sides(view.samurai), boxes, strict=True):
        draw_panel(sheet, one, order.get(one.seat, 0), words, company.get(one.seat), box)


def by_sides(samurai: Sequence[SamuraiView]) -> list[SamuraiView]:
    """One of each team in turn, where there are two; the larger one first."""
    teams = [
        [one for one in samurai if one.team == team] for team in dict.fromkeys(one.team for one in samurai)
    ]
    if len(teams) != SIDES:
        return list(samurai)
    turns = zip_longest(*sorted(teams, key=len, reverse=True))
    return [one for turn in turns for one in turn if one is not None]


def struck(view: DuelView, step: Step) -> frozenset[Hex]:
    """The hexes of an attack on which somebody stands."""
    taken = {one.place for one in bodies(view) if not one.fallen}
    return frozenset(place for place in struck_hexes(step.facts) if place in taken)


def set_caption(stage: Stage, step: Step, words: Words) -> Laid:
    """Above the field, below it, between people or beside them: where it covers nobody, least of all whom it
    is about; no mark and nothing that stands there; and rather the land beside the field than its middle."""
    told = caption(step, words)
    drawn, view = stage.drawn, stage.view
    about = places(view, step.facts)
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
    """Above the field, below it, then everywhere between the panels, as near as it matters."""
    left, top, right, bottom = laid.box
    across, down = right - left, bottom - top
    first, last = layout.EDGES[0], layout.EDGES[1] - across
    upper, lower = layout.UPPER, layout.LOWER - down
    xs, ys = np.meshgrid(np.linspace(first, last, layout.STRIDES), np.arange(upper, lower, layout.PACE))
    x = np.concatenate([[(first + last) / 2] * 2, xs.ravel()])
    y = np.concatenate([[upper, lower], ys.ravel()])
    return np.stack([x, y, x + across, y + down], axis=1)


def _covered(spots: Boxes, boxes: Boxes) -> Boxes:
    """How much of each box each of the spots covers."""
    one = spots[:, None]
    across = np.minimum(one[..., 2], boxes[:, 2]) - np.maximum(one[..., 0], boxes[:, 0])
    down = np.minimum(one[..., 3], boxes[:, 3]) - np.maximum(one[..., 1], boxes[:, 1])
    return across.clip(0) * down.clip(0)


EDGES: Final = 2
"""The spots above the field and below it, which are taken if nobody is there."""
BROAD: Final = 0.2
"""So much of somebody's width his sleeves and his hat reach further, to either side."""
BARE: Final = 0.8
"""So much of a hex is its ground; a caption may lie on its edge."""


def standing_box(drawn: Field, place: Hex) -> Box:
    """Where a piece of terrain stands."""
    x, y = drawn.at(place)
    return x - drawn.radius * 0.6, y - drawn.radius, x + drawn.radius * 0.6, y + drawn.radius * 0.4


def _is_cut(laid: Laid) -> bool:
    return any(line.text.endswith(ELLIPSIS) for line in laid.lines)


def _with_hat(box: Box) -> Box:
    """Somebody with what the tallest and the broadest wear or raise."""
    left, top, right, bottom = box
    by = (right - left) * BROAD
    return left - by, bottom - (bottom - top) * layout.TALLEST, right + by, bottom


def _crown(box: Box) -> Box:
    """Somebody's face and what the broadest wear over it."""
    left, top, right, bottom = box
    by, high = (right - left) * BROAD, bottom - top
    return left - by, top - high * 0.1, right + by, top + high * 0.42
