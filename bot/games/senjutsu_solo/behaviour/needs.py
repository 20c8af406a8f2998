"""The effects of a part that hold for its owner, who may be concealed or desperate.

Ruling: the state is read when the part is taken up. If the owner hides on its way, the lines below count him
as hidden.
"""

from __future__ import annotations

from dataclasses import replace

from bot.games.senjutsu.cards.language import (
    OPEN,
    Cell,
    Content,
    Deed,
    Effect,
    Gate,
    Grid,
    Line,
    Part,
    Phase,
    Way,
)


def part_for(part: Part, *, concealed: bool, desperate: bool) -> Part:
    """The part without what its needs shut out, and without the needs that are met."""
    met = {"concealed"} if concealed else set[str]()
    if desperate:
        met.add("desperate")
    lines: list[Line] = []
    for line in part.lines:
        lines += _line(line, met)
        if any(isinstance(effect, Deed) and effect.verb == "conceal" for effect in _effects(line)):
            met.add("concealed")
    success = [one for line in part.success for one in _line(line, met)]
    return Part(part.speed, tuple(lines), tuple(success))


def _line(line: Line, met: set[str]) -> list[Line]:
    if not _holds(line.gate, met):
        return []
    ways = [
        Way(tuple([_phase(phase, met) for phase in way.phases if _holds(phase.gate, met)]), _open(way.gate))
        for way in line.ways
        if _holds(way.gate, met)
    ]
    return [replace(line, ways=tuple(ways), gate=_open(line.gate))] if ways else []


def _phase(phase: Phase, met: set[str]) -> Phase:
    return Phase(tuple([_effect(effect, met) for effect in phase.effects]), _open(phase.gate))


def _effect(effect: Effect, met: set[str]) -> Effect:
    if not isinstance(effect, Grid):
        return effect
    cells = [
        Cell(cell.offset, tuple([_content(one) for one in cell.contents if _holds(one.gate, met)]))
        for cell in effect.cells
    ]
    return replace(effect, cells=tuple([cell for cell in cells if cell.contents]))


def _content(content: Content) -> Content:
    return replace(content, gate=_open(content.gate))


def _holds(gate: Gate, met: set[str]) -> bool:
    return gate.need is None or gate.need in met


def _open(gate: Gate) -> Gate:
    return OPEN if gate.need else gate


def _effects(line: Line) -> list[Effect]:
    return [effect for way in line.ways for phase in way.phases for effect in phase.effects]
