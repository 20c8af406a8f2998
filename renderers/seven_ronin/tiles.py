"""The ronin's tiles below the village: name, portrait, remaining wounds, markers.

A fallen ronin's tile is grey, with a grave and a struck-out portrait.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from bot.games.seven_ronin.view import RoninView, VillageView
from bot.wording import Words
from renderers.canvas import Canvas, Point, Sheet, Sprite
from renderers.ink import sprite, stroke
from renderers.kit.sizes import LEAST, MARGIN, WIDTH
from renderers.palette import SHU, STONE, SUMI, WASHI, YAMABUKI, YUKI, mix
from renderers.seven_ronin import tokens
from renderers.seven_ronin.layout import COUNTS, TILES
from renderers.seven_ronin.open_places import gravestone
from renderers.seven_ronin.ronin import portrait
from renderers.type import Face, Line, fit_all

FADED = mix(WASHI, STONE, 0.62)
"""Paper of a fallen ronin's tile."""
LIT = mix(YAMABUKI, YUKI, 0.45)
GREY = mix(SUMI, WASHI, 0.12)
HEIGHT, GAP = 94, 6
ACROSS = (WIDTH - 2 * MARGIN - 6 * GAP) / 7
"""The width of a tile."""
FACE = (48, 46)


def draw_tiles(
    sheet: Sheet, view: VillageView, words: Words, lit: frozenset[str], hurt: Mapping[str, int]
) -> None:
    """All tiles in a row. ``lit`` are the ronin of this step, ``hurt`` the wounds it dealt."""
    lines = names_of(view, words)
    for place, (ronin, line) in enumerate(zip(view.ronin, lines, strict=True)):
        _tile(sheet, tile_at(place), ronin, line, ronin.key in lit, ronin.key in hurt)


def names_of(view: VillageView, words: Words) -> tuple[Line, ...]:
    """The names of the seven as set on their tiles."""
    names = [words.label(ronin.key) for ronin in view.ronin]
    return fit_all(names, Face.LABEL, LEAST, ACROSS - 8, LEAST)


def tile_at(place: int) -> Point:
    """The upper left corner of a tile."""
    return MARGIN + place * (ACROSS + GAP), TILES + 4


def _tile(sheet: Sheet, at: Point, ronin: RoninView, name: Line, lit: bool, hurt: bool) -> None:
    x, y = at
    draw_card(sheet, at, ronin, name, lit=lit)
    if ronin.fallen:
        sheet.paste(_grave(0.62), x + ACROSS - 40, y + HEIGHT - 5)
        sheet.paste(_struck(60, 50), x + 4, y + 40)
        return
    left = ronin.endurance - ronin.wounds
    sheet.text(x + 84, y + 67, str(left), Face.NUMBER, COUNTS, DARK_RED if hurt else SUMI, "mm")
    marks = [badge for badge in badges(ronin) if badge != "used"][:2]
    for place, badge in enumerate(marks):
        sheet.paste(tokens.badge(badge, 12), x + ACROSS - 19, y + 54 + 26 * place)


DARK_RED = mix(SHU, SUMI, 0.4)
"""The ink of a new loss, readable on paper and on gold."""


def draw_card(sheet: Sheet, at: Point, ronin: RoninView, name: Line, *, lit: bool) -> None:
    """The ground of a tile with name and portrait."""
    x, y = at
    sheet.paste(_card(round(ACROSS), HEIGHT, ronin.fallen, lit), x, y)
    sheet.line(x + ACROSS / 2, y + 21, name, GREY if ronin.fallen else SUMI, "mm")
    sheet.paste(portrait(ronin.key, *FACE, ronin.fallen), x + 7, y + HEIGHT - FACE[1] - 5)


def badges(ronin: RoninView) -> list[tokens.Badge]:
    """The markers on a ronin's tile."""
    found: list[tokens.Badge] = []
    if ronin.kept:
        found.append("kept")
    if ronin.silenced:
        found.append("silenced")
    if ronin.silenced_next:
        found.append("silenced_next")
    if ronin.used:
        found.append("used")
    return found


@lru_cache(maxsize=16)
def _card(width: int, height: int, fallen: bool, lit: bool) -> Sprite:
    def draw(c: Canvas) -> None:
        if lit:
            c.slab((-3, -3, width + 3, height + 3), 10, YAMABUKI)
        paper = FADED if fallen else LIT if lit else WASHI
        c.slab((1, 1, width - 1, height - 1), 7, paper, 2)

    return sprite((-6, -6, width + 6, height + 6), draw)


@lru_cache(maxsize=8)
def _grave(size: float) -> Sprite:
    return sprite((-30, -90, 30, 6), lambda c: gravestone(c, 30, 62), size=size)


@lru_cache(maxsize=8)
def _struck(width: int, height: int) -> Sprite:
    """One stroke of the brush through the portrait."""

    def draw(c: Canvas) -> None:
        route = [(2, height - 2), (width * 0.46, height * 0.5), (width + 4, 0)]
        stroke(c, route, 8, SUMI, smooth=True, taper=(1, 0.2), wobble=0.3)

    return sprite((-4, -4, width + 8, height + 4), draw)
