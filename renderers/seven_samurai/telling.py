"""Shared helpers of gestures: the samurai of a step, its card, and cards shown for a moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol, runtime_checkable

from bot.engine.step import Step
from bot.games.seven_samurai import steps
from bot.games.seven_samurai.raiders import RAIDERS, Raider
from renderers.canvas import Box
from renderers.kit.facts import bare
from renderers.kit.router import around
from renderers.seven_samurai.raider_cards import PILE, face_up
from renderers.seven_samurai.table import OVER, TableMap

BY_KEY: Final[Mapping[str, Raider]] = {raider.key: raider for raider in RAIDERS}
SIZE: Final = 1.3
"""The scale of shown cards, against those on a pile."""
PITCH: Final = PILE[0] * SIZE + 18


@runtime_checkable
class OfSamurai(Protocol):
    """The facts of a step about one samurai, or about several."""

    @property
    def samurai(self) -> str | tuple[str, ...]: ...


def about(step: Step) -> str:
    """The seat of the samurai of a step; empty for none or several."""
    told = steps.read(step)
    one = told.samurai if isinstance(told, OfSamurai) else ""
    return bare(one) if isinstance(one, str) else ""


def spread(count: int) -> Box:
    """The box for this number of cards laid out over the village."""
    half = ((count - 1) * PITCH + PILE[0] * SIZE) / 2
    return around(OVER, half, PILE[1] * SIZE / 2)


def show(table: TableMap, cards: Sequence[Raider]) -> Box:
    """Show cards over the village; returns their box."""
    box = spread(len(cards))
    for place, raider in enumerate(cards):
        table.sheet.paste(face_up(raider, SIZE), box[0] + place * PITCH, box[1])
    return box
