"""Gestures: the step that just happened, drawn over the field as arrows, bursts, rings and marks.

A gesture gets the stage with everybody on it. Threatened and blocked hexes are in the view, so
``stage.draw_marks`` has already drawn them.
"""

from __future__ import annotations

from typing import Final

from bot.engine.question import Facts
from bot.games.senjutsu.board.hexes import Hex, hex_of
from bot.games.senjutsu.view import DuelView
from renderers.canvas import Box, Point
from renderers.kit.facts import key, keys, number, tail
from renderers.kit.marks import Drawing, arms, coin, mark, people, signs, spirit
from renderers.kit.router import around, centre, covered, grown
from renderers.kit.strokes import carry, draw_blaze, draw_burst, draw_cut, ring_round, struck_out
from renderers.palette import AI, FUJI, SHU, SUMI, WASHI, YAMABUKI, YUKI, Colour
from renderers.senjutsu.field import tiles
from renderers.senjutsu.field.stage import Stage
from renderers.senjutsu.people.bodies import bodies
from renderers.senjutsu.signs import marks
from renderers.senjutsu.signs.kamae import kamae_mark

ABOVE: Final = 0.52
"""The radius of a sign over a figure, in radii of a hex."""
SPOTS: Final = ((0, -1.05), (1.4, 0.6), (-1.4, 0.6), (1.5, 2), (-1.5, 2), (0, 2.2))
"""Possible places of the sign: offsets from the top of the head, in radii of the sign."""


def _whole(stage: Stage) -> Box:
    return 0, 0, stage.sheet.width, stage.sheet.height


def body(stage: Stage, facts: Facts, name: str = "samurai") -> Box | None:
    """The box of a figure named in a step, or None if he is not on the field."""
    return stage.heads.get(key(facts, name))


def above(stage: Stage, box: Box) -> Point:
    """The place for a sign: over his head if possible, else beside it; away from faces and captions."""
    reach = stage.drawn.radius * ABOVE
    faces, busy = stage.faces, [*stage.heads.values(), *stage.taken]
    clear = stage.clear or _whole(stage)
    whole = 4 * reach * reach

    def cost(spot: Point) -> float:
        sign = around(spot, reach)
        outside = whole - covered(sign, [clear])
        return 4 * (covered(sign, faces) + outside) + 2 * covered(sign, stage.taken) + covered(sign, busy)

    return min([(centre(box)[0] + reach * x, box[1] + reach * y) for x, y in SPOTS], key=cost)


def sign(stage: Stage, facts: Facts, drawing: Drawing, fill: Colour, ink: Colour = YUKI) -> None:
    """Draws a mark on a coin over his head."""
    box = body(stage, facts)
    if box is not None:
        radius = round(stage.drawn.radius * ABOVE)
        stage.sheet.paste(coin(drawing, radius, fill, ink, rim=4), *above(stage, box))


def moved(stage: Stage, facts: Facts) -> None:
    """Draws footsteps on the hex he left and an arrow to his new one. If he only turned, a turning mark."""
    source, target = hex_of(key(facts, "source")), hex_of(key(facts, "target"))
    if source == target:
        sign(stage, facts, signs.turn, WASHI, SUMI)
        return
    went(stage, source, target)


def went(stage: Stage, source: Hex, target: Hex) -> None:
    stage.lay(tiles.footing(stage.radius), source)
    reach = stage.drawn.radius * 0.45
    start = around(stage.drawn.at(source), reach, reach * 0.7)
    end = around(stage.drawn.at(target), reach, reach * 0.7)
    carry(stage.sheet, stage.router(_whole(stage)), [(start, end)])


def forced(stage: Stage, facts: Facts) -> None:
    """Draws the way of somebody who was pushed or pulled."""
    went(stage, hex_of(key(facts, "source")), hex_of(key(facts, "target")))


def swapped(stage: Stage, facts: Facts) -> None:
    for source, target in (("source", "target"), ("target", "source")):
        start, end = (stage.drawn.at(hex_of(key(facts, name))) for name in (source, target))
        reach = stage.drawn.radius * 0.45
        carry(
            stage.sheet,
            stage.router(_whole(stage)),
            [(around(start, reach, reach * 0.7), around(end, reach, reach * 0.7))],
        )


def wounded(stage: Stage, facts: Facts) -> None:
    """Draws a burst with one drop for each new wound, three at most."""
    box = body(stage, facts)
    if box is None:
        return
    x, y = centre(box)
    reach = stage.drawn.radius
    y += reach * 0.12
    draw_burst(stage.sheet, (x, y), reach * 0.3, reach * 0.66)
    count = max(1, min(3, number(facts, "after") - number(facts, "before")))
    size = round(reach * (0.66 if count == 1 else 0.56))
    for place in range(count):
        at = (x + (place - (count - 1) / 2) * size * 0.8, y)
        stage.sheet.paste(mark(arms.wound, size, SHU, YUKI), *at)


def stunned(stage: Stage, facts: Facts) -> None:
    sign(stage, facts, arms.stun, WASHI, SUMI)


def hobbled(stage: Stage, facts: Facts) -> None:
    sign(stage, facts, marks.hobble, WASHI, SUMI)


def poisoned(stage: Stage, facts: Facts) -> None:
    sign(stage, facts, marks.poison, FUJI)


def focused(stage: Stage, facts: Facts) -> None:
    sign(stage, facts, spirit.pearl, YUKI, FUJI)


def changed_kamae(stage: Stage, facts: Facts) -> None:
    """Draws the new kamae over his head."""
    box = body(stage, facts)
    if box is not None:
        x, y = above(stage, box)
        radius = stage.drawn.radius
        draw_blaze(stage.sheet, (x, y), radius * 0.5, radius * 0.8)
        stage.sheet.paste(kamae_mark(tail(facts, "after"), round(radius * 0.9)), x, y)


def advanced(stage: Stage, facts: Facts) -> None:
    sign(stage, facts, people.flag, YAMABUKI, SUMI)


def blocked(stage: Stage, facts: Facts) -> None:
    """Draws a shield over the target of the blocked blow."""
    sign(stage, facts, arms.block, AI)


def countered(stage: Stage, facts: Facts) -> None:
    sign(stage, facts, marks.counter, SHU)


def at_once(stage: Stage, facts: Facts) -> None:
    """Draws the bolt of an instant."""
    sign(stage, facts, spirit.bolt, YAMABUKI, SUMI)


def collided(stage: Stage, facts: Facts) -> None:
    """Draws a burst on the place of the collision, moved inward so that it covers no panel."""
    reach = stage.drawn.radius
    left, top, right, bottom = grown(stage.clear or _whole(stage), -reach)
    x, y = stage.drawn.at(hex_of(key(facts, "place")))
    at = (min(max(x, left), right), min(max(y, top), bottom))
    draw_burst(stage.sheet, at, reach * 0.3, reach * 0.9, YAMABUKI)


def on_terrain(stage: Stage, facts: Facts) -> None:
    place = hex_of(key(facts, "place"))
    reach = stage.drawn.radius
    draw_burst(stage.sheet, stage.drawn.at(place), reach * 0.3, reach * 0.8, YAMABUKI)


def placed(stage: Stage, facts: Facts) -> None:
    """Rings the hex on which somebody, or a piece of terrain, was placed."""
    ring_round(stage.sheet, stage.drawn.box(hex_of(key(facts, "place")), 0.7))


def concerned(stage: Stage, facts: Facts) -> None:
    """Rings the figure that the step is about."""
    box = body(stage, facts)
    if box is not None:
        ring_round(stage.sheet, box)


def cut_down(stage: Stage, facts: Facts) -> None:
    """Draws a cut through each figure that is hit."""
    for hero in keys(facts, "targets"):
        box = stage.heads.get(hero)
        if box is not None:
            draw_cut(stage.sheet, around(centre(box), stage.drawn.radius * 0.8))


def fallen(stage: Stage, facts: Facts) -> None:
    box = body(stage, facts)
    if box is not None:
        stage.sheet.paste(struck_out(round(stage.drawn.radius * 0.8)), *centre(box))


def wedges(stage: Stage, facts: Facts) -> None:
    """Draws the turning mark of somebody who was turned by another."""
    sign(stage, facts, signs.turn, SUMI)


def struck_hexes(facts: Facts) -> frozenset[Hex]:
    """The hexes that a step names, or none."""
    return frozenset(hex_of(place) for place in keys(facts, "hexes")) if "hexes" in facts else frozenset()


def places(view: DuelView, facts: Facts) -> set[Hex]:
    """Every hex that a step is about: the hexes it names, and the hexes of the figures it names."""
    found: set[Hex] = set()
    for name in ("here", "place", "source", "target"):
        if facts.get(name):
            found.add(hex_of(key(facts, name)))
    stands = {one.key: one.place for one in bodies(view)}
    for name in ("targets", "samurai", "foe"):
        if name in facts:
            found |= {place for hero in keys(facts, name) if (place := stands.get(hero)) is not None}
    return found | {place for place in struck_hexes(facts) if place in view.hexes}
