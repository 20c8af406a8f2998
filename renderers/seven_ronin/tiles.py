"""The ronin's tiles below the village: portrait, what each can still take, wounds, markers.

A fallen ronin's tile is grey, its portrait struck out with one stroke of the brush, and bears a grave.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from bot.games.seven_ronin.view import RoninView, VillageView
from bot.wording import Words
from renderers.canvas import Canvas, Point, Sheet, Sprite
from renderers.ink import sprite, stroke
from renderers.kit.gauges import life_row
from renderers.palette import SHU, STONE, SUMI, WASHI, YAMABUKI, YUKI, mix
from renderers.seven_ronin import tokens
from renderers.seven_ronin.grounds import gravestone
from renderers.seven_ronin.layout import Layout
from renderers.seven_ronin.ronin import portrait
from renderers.type import Face, Line, fit_all

FADED = mix(WASHI, STONE, 0.62)
"""Paper of a fallen ronin's tile."""
LIT = mix(YAMABUKI, YUKI, 0.45)
GREY = mix(SUMI, WASHI, 0.25)


def draw_tiles(
    sheet: Sheet,
    layout: Layout,
    view: VillageView,
    words: Words,
    lit: frozenset[str],
    hurt: Mapping[str, int],
) -> None:
    """All tiles in a row. ``lit`` are the ronin of this step, ``hurt`` the wounds it dealt."""
    names = [words.label(ronin.key) for ronin in view.ronin]
    if layout.phone:
        lines = fit_all(names, Face.LABEL, 30, PHONE_WIDTH - 3, layout.least)
        draw = _phone_tile
    else:
        lines = fit_all(names, Face.TITLE, 24, WIDTH - 78, layout.least)
        draw = _tile
    for place, (ronin, line) in enumerate(zip(view.ronin, lines, strict=True)):
        draw(sheet, tile_at(layout, place), ronin, line, ronin.key in lit, hurt.get(ronin.key, 0))


WIDTH, HEIGHT, PITCH = 170, 124, 181
BADGES = ((152, 50), (152, 82), (22, 76), (52, 76))
PHONE_BADGES = ((18, 64), (44, 64), (70, 64), (95, 64))
"""Where markers lie on a tile."""
PHONE_WIDTH, PHONE_HEIGHT, PHONE_PITCH = 112, 120, 113


def tile_at(layout: Layout, place: int) -> Point:
    """The upper left corner of a tile."""
    if layout.phone:
        return 5 + place * PHONE_PITCH, layout.tiles + 7
    return 12 + place * PITCH, layout.tiles + 14


def _tile(sheet: Sheet, at: Point, ronin: RoninView, name: Line, lit: bool, hurt: int) -> None:
    x, y = at
    sheet.paste(_card(WIDTH, HEIGHT, ronin.fallen, lit), x, y)
    sheet.paste(portrait(ronin.key, 60, 80, ronin.fallen), x + 6, y + 6)
    left = ronin.endurance - ronin.wounds
    sheet.line(x + 73, y + 22, name, GREY if ronin.fallen else SUMI)
    if ronin.fallen:
        sheet.paste(_grave(1.0), x + 122, y + 114)
        sheet.paste(_struck(72, 92), x, y)
        return
    end = sheet.text(x + 73, y + 62, str(left), Face.NUMBER, 46, SHU if hurt else SUMI)
    sheet.text(end + 5, y + 70, f"/{ronin.endurance}", Face.NUMBER, 23, GREY)
    sheet.paste(life_row(ronin.endurance, left, hurt, 9.4, 22.6), x + 17, y + HEIGHT - 19)
    for badge, (across, down) in zip(badges(ronin), BADGES, strict=False):
        sheet.paste(tokens.badge(badge, 15), x + across, y + down)


def _phone_tile(sheet: Sheet, at: Point, ronin: RoninView, name: Line, lit: bool, hurt: int) -> None:
    x, y = at
    sheet.paste(_card(PHONE_WIDTH, PHONE_HEIGHT, ronin.fallen, lit), x, y)
    sheet.paste(portrait(ronin.key, 50, 68, ronin.fallen), x + 5, y + 6)
    sheet.line(x + PHONE_WIDTH / 2, y + 97, name, GREY if ronin.fallen else SUMI, "mm")
    if ronin.fallen:
        sheet.paste(_grave(0.8), x + 84, y + 74)
        sheet.paste(_struck(60, 80), x, y)
        return
    left = str(ronin.endurance - ronin.wounds)
    sheet.text(x + 84, y + 36, left, Face.NUMBER, 54, SHU if hurt else SUMI, "mm")
    for badge, (across, down) in zip(badges(ronin), PHONE_BADGES, strict=False):
        sheet.paste(tokens.badge(badge, 15), x + across, y + down)


def badges(ronin: RoninView) -> list[tokens.Badge]:
    """The markers that lie on a ronin's tile."""
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
            c.slab((-5, -5, width + 5, height + 5), 11, YAMABUKI)
        paper = FADED if fallen else LIT if lit else WASHI
        c.slab((1, 1, width - 1, height - 1), 7, paper, 2.4)

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
