"""The raiders: their portraits, and their cards in a combat line and face up."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.games.seven_samurai.raiders import Raider
from renderers.brush import both, brush, paint, whole
from renderers.canvas import Box, Canvas, Sprite
from renderers.kit.marks import FLAME, stamp
from renderers.kit.sizes import LEAST
from renderers.palette import KINAKO, SHU, SKIN, STEEL, SUMI, WASHI, YAMABUKI, YUKI, mix, pigment
from renderers.seven_samurai.marks import MARKS
from renderers.seven_samurai.proportions import CARD, TAB
from renderers.type import Face

CLOTH = pigment("2A2730")
CLOTH_LIGHT = pigment("57525F")
GILT = mix(YAMABUKI, SUMI, 0.1)

PILE = (94, 124)
"""The size of a card of the piles beside the village."""


def plunderer(canvas: Canvas) -> None:
    """Straw hat, mask and spear."""
    brush(canvas, "92,-22 77,124", 5, SUMI, start=1, end=1)
    paint(canvas, "94,-46! 102,-22 92,-8! 84,-24", YUKI, 1.5)
    _torso(canvas)
    _masked_face(canvas)
    paint(canvas, "50,-12! 62,2 80,17 100,34! 74,31 50,29 26,31 0,34! 20,17 38,2", pigment("8B7446"), 2)
    for x in (16, 33, 50, 67, 84):
        brush(canvas, [(50, -8), ((50 + x) / 2, 11), (x, 29)], 1.1, pigment("5B4A2A"), start=0.2, end=0.6)


def lieutenant(canvas: Canvas) -> None:
    """A war helmet with horns of wood."""
    _torso(canvas, pauldrons=True)
    _masked_face(canvas)
    both(canvas, lambda half: paint(half, "69,8! 84,2 94,-12 97,-30! 103,-10 98,8 84,19 72,22!", GILT, 1.6))
    paint(canvas, whole("50,-14 64,-10 74,2 78,20 79,34! 66,29 50,27"), STEEL, 2)
    for path in ("50,-12 50,26", "61,-9 66,8 68,28", "39,-9 34,8 32,28"):
        brush(canvas, path, 1.3, mix(STEEL, YUKI, 0.3), start=0.4, end=0.4)
    paint(canvas, whole("50,26 66,27 84,34 92,46! 76,40 64,37 50,36"), SUMI, 1.2)
    canvas.oval(50, 12, 6, 6, GILT)


def boss(canvas: Canvas) -> None:
    """A demon's mask under a crest of horns."""
    _torso(canvas, pauldrons=True)
    hair = "50,-8 70,-4 88,12 100,40! 92,44 104,66! 92,66 100,90! 84,84 50,70"
    paint(canvas, whole(hair), pigment("DAD3C4"), 1.8)
    both(canvas, lambda half: brush(half, "80,14 90,36 90,56", 1.2, mix(WASHI, SUMI, 0.45), start=0.3))
    paint(canvas, whole("50,4 66,6 76,18 79,38 76,58 70,78 60,90 50,92"), pigment("8E2F28"), 2)

    def side(canvas: Canvas) -> None:
        paint(canvas, "60,12! 66,-4 68,-22 62,-40! 76,-26 80,-6 74,14!", GILT, 1.6)
        paint(canvas, "54,44! 60,38 68,34 78,32! 74,42 66,46", YUKI)
        canvas.oval(65, 39.6, 3.0, 3.6, SUMI)
        brush(canvas, "50,42 58,36 68,28 80,26", 4.6, SUMI, start=0.5, peak=0.4)
        brush(canvas, "54,48 62,48 72,43", 1.6, SUMI, start=0.4)
        brush(canvas, "56,58 64,62 70,70", 1.8, mix(SHU, SUMI, 0.6), start=0.4)
        paint(canvas, "58,66! 66,66! 63,74 61,82! 59,74", YUKI, 0.8)
        paint(canvas, "51,68! 56,68! 53.6,74!", YUKI, 0.5)

    paint(canvas, "30,66! 40,64 50,66 60,64 70,66! 66,80 50,86 34,80", SUMI)
    both(canvas, side)
    paint(canvas, whole("50,46 54,50 58,58 55,62 50,62"), pigment("A63B30"), 1.2)


def _torso(canvas: Canvas, *, pauldrons: bool = False) -> None:
    paint(canvas, "0,150! 6,98 26,80 50,75 76,80 96,98 104,150!", CLOTH, 2)
    for row in range(5):
        brush(
            canvas,
            f"{16 + row * 3},{98 + row * 11} 50,{93 + row * 12} {86 - row * 3},{99 + row * 11}",
            2,
            pigment("5A4A3A"),
            start=0.3,
            end=0.3,
        )
    if pauldrons:
        both(canvas, lambda half: paint(half, "76,84! 100,90 112,108! 112,140! 88,136! 80,108", STEEL, 1.8))
        both(canvas, lambda half: brush(half, "82,104 98,106 112,118", 2, KINAKO, start=1, end=1))
        both(canvas, lambda half: brush(half, "86,120 100,121 112,130", 2, KINAKO, start=1, end=1))


def _masked_face(canvas: Canvas) -> None:
    paint(canvas, "28,40 33,24 50,17 67,24 72,40 68,62 56,74 44,74 32,62", SKIN, 1.8)
    paint(canvas, "27,53 50,58 73,53 72,68 60,84 50,88 40,84 28,68", CLOTH, 1.8)
    for y in (64, 71, 78):
        brush(canvas, f"34,{y - 2} 50,{y + 3} 66,{y - 2}", 1, CLOTH_LIGHT, start=0.2)

    def side(canvas: Canvas) -> None:
        paint(canvas, "53,47! 58,43 68,40.5! 64,47 57,49", YUKI)
        canvas.oval(60.6, 45, 2.1, 2.3, SUMI)
        brush(canvas, "51.5,47 58,41 70,36", 3.4, SUMI, start=0.3)

    both(canvas, side)
    brush(canvas, "64,58 68,50 65,38", 1.1, mix(SKIN, SHU, 0.5), start=0.3)


FIGURES: Final = {"plunderer": plunderer, "lieutenant": lieutenant, "boss": boss}


@lru_cache(maxsize=256)
def in_line(raider: Raider, last: bool) -> Sprite:
    """A card of a combat line, anchored at its upper left corner: its value, and for the last card its
    penalties."""
    width, height = CARD
    canvas = Canvas(width + 6, height + 6, seed=raider.key)
    with canvas.at(3, 3):
        canvas.slab((-2, -2, width + 2, height + 2), 7, YUKI)
        canvas.slab((1, 1, width - 1, height - 1), 5, YUKI if last else WASHI, 2)
        canvas.slab((1, 1, TAB - 1, height - 1), 4, SUMI)
        canvas.text(TAB / 2, height / 2, str(raider.value), Face.NUMBER, 42, YUKI)
        if last:
            strike(canvas, raider, (TAB, 0, width, height))
    return canvas.sprite(3, 3)


@lru_cache(maxsize=32)
def left_out(count: int) -> Sprite:
    """The number of hidden cards of a long line, in the room of two."""
    width, height = 2 * TAB, CARD[1]
    canvas = Canvas(width + 6, height + 6)
    with canvas.at(3, 3):
        canvas.slab((1, 1, width - 1, height - 1), 4, mix(WASHI, SUMI, 0.12), 2)
        canvas.text(width / 2, height / 2, f"+{count}", Face.NUMBER, LEAST, SUMI)
    return canvas.sprite(3, 3)


def strike(canvas: Canvas, raider: Raider, room: Box) -> None:
    """The penalties of the last card."""
    left, top, right, bottom = room
    count = max(1, len(raider.penalties))
    down = (bottom - top) / count
    size = min(right - left, down) - (8 if count == 1 else 2)
    for place, penalty in enumerate(raider.penalties or ("nothing",)):
        stamp(canvas, MARKS[penalty], (left + right) / 2, top + down * (place + 0.5), size, SUMI, YUKI)


@lru_cache(maxsize=64)
def striking(penalties: tuple[str, ...]) -> Sprite:
    """The penalties of a line's last card, as a card without a value; anchored in its middle."""
    canvas = Canvas(60, 60, seed="strike")
    with canvas.at(30, 30):
        canvas.slab((-26, -26, 26, 26), 7, YUKI)
        canvas.slab((-23, -23, 23, 23), 5, YUKI, 2)
        size = 40 if len(penalties) < 2 else 25
        for place, penalty in enumerate(penalties or ("nothing",)):
            away = (place - (max(1, len(penalties)) - 1) / 2) * 19
            stamp(canvas, MARKS[penalty], away, away, size, SUMI, YUKI)
    return canvas.sprite(30, 30)


@lru_cache(maxsize=66)
def edge(raider: Raider) -> Sprite:
    """The black edge of a card, with its value; anchored in its middle."""
    canvas = Canvas(46, 52, seed="edge")
    with canvas.at(23, 26):
        canvas.slab((-19, -22, 19, 22), 5, WASHI)
        canvas.slab((-17, -20, 17, 20), 4, SUMI)
        canvas.text(0, 0, str(raider.value), Face.NUMBER, LEAST, YUKI)
    return canvas.sprite(23, 26)


@lru_cache(maxsize=160)
def face_up(raider: Raider, size: float = 1) -> Sprite:
    """A face-up card, ``size`` times that of a pile, anchored at its upper left corner."""
    across, down = PILE
    canvas = Canvas(across * size + 12, down * size + 12, seed=raider.key)
    with canvas.at(6, 6, size):
        canvas.slab((-3, -3, across + 3, down + 3), 9, YUKI)
        canvas.slab((0, 0, across, down), 7, WASHI, 2)
        canvas.slab((0, 0, 42, 46), 5, SUMI)
        canvas.text(21, 22, str(raider.value), Face.NUMBER, 40, YUKI)
        if raider.symbol is not None:
            stamp(canvas, MARKS[raider.symbol], across - 26, 24, 38)
        size = 34 if len(raider.penalties) > 1 else 44
        for place, penalty in enumerate(raider.penalties):
            x = across / 2 + (place - (len(raider.penalties) - 1) / 2) * (size + 4)
            stamp(canvas, MARKS[penalty], x, 72, size)
        if raider.flames:
            for x in (6, across - 26):
                with canvas.at(x, down - 26, 0.21):
                    paint(canvas, FLAME[0], YAMABUKI, 5)
    return canvas.sprite(6, 6)
