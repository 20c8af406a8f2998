"""Gestures: the step that just happened, drawn over the field as arrows, bursts, rings and marks.

A gesture gets the stage with everybody on it. Threatened and blocked hexes are in the view, so
``stage.draw_marks`` has already drawn them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Protocol, runtime_checkable

from bot.engine.step import StepFacts
from bot.games.senjutsu import field_steps, samurai_steps, steps
from bot.games.senjutsu.board.hexes import Hex, hex_of
from bot.games.senjutsu.view import DuelView
from bot.games.senjutsu_solo import solo_steps
from renderers.canvas import Box, Point
from renderers.kit.facts import bare
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


@runtime_checkable
class Someone(Protocol):
    """The facts of a step about one samurai or opponent."""

    @property
    def samurai(self) -> str: ...


@runtime_checkable
class Opposed(Protocol):
    """The facts of a step with another one, if there is one."""

    @property
    def foe(self) -> str | None: ...


@runtime_checkable
class Placing(Protocol):
    """The facts of a step at one hex."""

    @property
    def place(self) -> str: ...


def _whole(stage: Stage) -> Box:
    return 0, 0, stage.sheet.width, stage.sheet.height


def body(stage: Stage, told: Someone) -> Box | None:
    """The box of a figure named in a step, or None if he is not on the field."""
    return stage.heads.get(told.samurai)


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


def sign(stage: Stage, told: Someone, drawing: Drawing, fill: Colour, ink: Colour = YUKI) -> None:
    """Draws a mark on a coin over his head."""
    box = body(stage, told)
    if box is not None:
        radius = round(stage.drawn.radius * ABOVE)
        stage.sheet.paste(coin(drawing, radius, fill, ink, rim=4), *above(stage, box))


def moved(stage: Stage, told: field_steps.Move) -> None:
    """Draws footsteps on the hex he left and an arrow to his new one. If he only turned, a turning mark."""
    source, target = hex_of(told.source), hex_of(told.target)
    if source == target:
        sign(stage, told, signs.turn, WASHI, SUMI)
        return
    went(stage, source, target)


def went(stage: Stage, source: Hex, target: Hex) -> None:
    stage.lay(tiles.footing(stage.radius), source)
    reach = stage.drawn.radius * 0.45
    start = around(stage.drawn.at(source), reach, reach * 0.7)
    end = around(stage.drawn.at(target), reach, reach * 0.7)
    carry(stage.sheet, stage.router(_whole(stage)), [(start, end)])


def forced(stage: Stage, told: field_steps.Push | field_steps.Pull) -> None:
    """Draws the way of somebody who was pushed or pulled."""
    went(stage, hex_of(told.source), hex_of(told.target))


def swapped(stage: Stage, told: field_steps.Swap) -> None:
    for source, target in ((told.source, told.target), (told.target, told.source)):
        start, end = stage.drawn.at(hex_of(source)), stage.drawn.at(hex_of(target))
        reach = stage.drawn.radius * 0.45
        carry(
            stage.sheet,
            stage.router(_whole(stage)),
            [(around(start, reach, reach * 0.7), around(end, reach, reach * 0.7))],
        )


def wounded(stage: Stage, told: samurai_steps.Wound | samurai_steps.Exhausted) -> None:
    """Draws a burst with one drop for each new wound, three at most."""
    box = body(stage, told)
    if box is None:
        return
    x, y = centre(box)
    reach = stage.drawn.radius
    y += reach * 0.12
    draw_burst(stage.sheet, (x, y), reach * 0.3, reach * 0.66)
    count = max(1, min(3, told.after - told.before))
    size = round(reach * (0.66 if count == 1 else 0.56))
    for place in range(count):
        at = (x + (place - (count - 1) / 2) * size * 0.8, y)
        stage.sheet.paste(mark(arms.wound, size, SHU, YUKI), *at)


def stunned(stage: Stage, told: Someone) -> None:
    sign(stage, told, arms.stun, WASHI, SUMI)


def hobbled(stage: Stage, told: Someone) -> None:
    sign(stage, told, marks.hobble, WASHI, SUMI)


def poisoned(stage: Stage, told: Someone) -> None:
    sign(stage, told, marks.poison, FUJI)


def focused(stage: Stage, told: Someone) -> None:
    sign(stage, told, spirit.pearl, YUKI, FUJI)


def changed_kamae(stage: Stage, told: samurai_steps.Kamae) -> None:
    """Draws the new kamae over his head."""
    box = body(stage, told)
    if box is not None:
        x, y = above(stage, box)
        radius = stage.drawn.radius
        draw_blaze(stage.sheet, (x, y), radius * 0.5, radius * 0.8)
        stage.sheet.paste(kamae_mark(bare(told.after), round(radius * 0.9)), x, y)


def advanced(stage: Stage, told: Someone) -> None:
    sign(stage, told, people.flag, YAMABUKI, SUMI)


def blocked(stage: Stage, told: Someone) -> None:
    """Draws a shield over the target of the blocked blow."""
    sign(stage, told, arms.block, AI)


def countered(stage: Stage, told: Someone) -> None:
    sign(stage, told, marks.counter, SHU)


def at_once(stage: Stage, told: Someone) -> None:
    """Draws the bolt of an instant."""
    sign(stage, told, spirit.bolt, YAMABUKI, SUMI)


def collided(stage: Stage, told: field_steps.Collision) -> None:
    """Draws a burst on the place of the collision, moved inward so that it covers no panel."""
    reach = stage.drawn.radius
    left, top, right, bottom = grown(stage.clear or _whole(stage), -reach)
    x, y = stage.drawn.at(hex_of(told.place))
    at = (min(max(x, left), right), min(max(y, top), bottom))
    draw_burst(stage.sheet, at, reach * 0.3, reach * 0.9, YAMABUKI)


def on_terrain(stage: Stage, told: field_steps.Terrain) -> None:
    place = hex_of(told.place)
    reach = stage.drawn.radius
    draw_burst(stage.sheet, stage.drawn.at(place), reach * 0.3, reach * 0.8, YAMABUKI)


def placed(stage: Stage, told: Placing) -> None:
    """Rings the hex on which somebody, or a piece of terrain, was placed."""
    ring_round(stage.sheet, stage.drawn.box(hex_of(told.place), 0.7))


def concerned(stage: Stage, told: Someone) -> None:
    """Rings the figure that the step is about."""
    box = body(stage, told)
    if box is not None:
        ring_round(stage.sheet, box)


def cut_down(stage: Stage, told: steps.Attack) -> None:
    """Draws a cut through each figure that is hit."""
    for hero in told.targets:
        box = stage.heads.get(hero)
        if box is not None:
            draw_cut(stage.sheet, around(centre(box), stage.drawn.radius * 0.8))


def fallen(stage: Stage, told: Someone) -> None:
    box = body(stage, told)
    if box is not None:
        stage.sheet.paste(struck_out(round(stage.drawn.radius * 0.8)), *centre(box))


def wedges(stage: Stage, told: Someone) -> None:
    """Draws the turning mark of somebody who was turned by another."""
    sign(stage, told, signs.turn, SUMI)


def struck_hexes(told: StepFacts) -> frozenset[Hex]:
    """The hexes that a step names, or none."""
    match told:
        case steps.Attack(hexes=hexes) | steps.Block(hexes=hexes):
            return frozenset(map(hex_of, hexes))
        case _:
            return frozenset()


def places(view: DuelView, told: StepFacts) -> set[Hex]:
    """Every hex that a step is about: the hexes it names, and the hexes of the figures it names."""
    stands = {one.key: one.place for one in bodies(view)}
    found = {place for hero in _named(told) if (place := stands.get(hero)) is not None}
    found |= {place for place in struck_hexes(told) if place in view.hexes}
    match told:
        case steps.Attack(here=here) | steps.Block(here=here) | solo_steps.Decides(here=here):
            found.add(hex_of(here))
        case field_steps.Swap() | field_steps.Move() | field_steps.Push() | field_steps.Pull():
            found |= {hex_of(told.source), hex_of(told.target)}
        case _ if isinstance(told, Placing):
            found.add(hex_of(told.place))
        case _:
            pass
    return found


def _named(told: StepFacts) -> Iterator[str]:
    """Everybody whom a step names."""
    match told:
        case steps.Begins(samurai=everybody):
            yield from everybody
            return
        case steps.Attack(targets=targets):
            yield from targets
        case _:
            pass
    if isinstance(told, Someone):
        yield told.samurai
    if isinstance(told, Opposed) and told.foe:
        yield told.foe
