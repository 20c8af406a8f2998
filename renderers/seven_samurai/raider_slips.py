"""A raider on a slip: his portrait, value, symbol, and penalties."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.games.seven_samurai.raiders import Raider
from renderers.brush import clipped, paint, trail
from renderers.canvas import Canvas, Sprite
from renderers.ink import rim
from renderers.kit.marks import FLAME, stamp
from renderers.kit.sizes import LEAST
from renderers.palette import SHU, SUMI, WASHI, YAMABUKI, YUKI, Colour, mix
from renderers.seven_samurai.marks import MARKS
from renderers.seven_samurai.raider_cards import FIGURES
from renderers.type import Face, fit

SLIP: Final = (432, 152)
EDGE: Final = 8
FACE: Final = 130
"""The width of his portrait."""
VALUE: Final = 66
DISC: Final = 34
SIGN: Final = 44
ROWS: Final = (46, 112)
ALARM: Final = mix(SHU, SUMI, 0.06)
QUIET: Final = mix(SUMI, YUKI, 0.42)
TORCHES: Final = ((-16, 0.55), (12, 0.4), (94, 0.56))
"""The flames along the foot of the portrait of a raider who sets fire: place and size."""


@lru_cache(maxsize=80)
def raider_slip(raider: Raider, says: tuple[tuple[str, str], ...], alarm: bool = True) -> Sprite:
    """The slip, anchored in its middle.

    ``says`` are marks with their words, usually his penalties; ``alarm`` prints him on red.
    """
    across, down = SLIP
    canvas = Canvas(across + 2 * EDGE, down + 2 * EDGE, seed=raider.key)
    with canvas.at(EDGE, EDGE):
        canvas.slab((2, 2, across - 2, down - 2), 9, WASHI, 2)
        _picture(canvas, raider, ALARM if alarm else QUIET)
        _words(canvas, says)
        if raider.symbol is not None:
            x, y = across - DISC - 8, DISC + 8
            canvas.disc(x, y, DISC, YAMABUKI, 2.6)
            stamp(canvas, MARKS[raider.symbol], x, y - 1, 46, SUMI, YAMABUKI)
    canvas.image = rim(canvas.image, 4 * canvas.scale, YUKI)
    return canvas.sprite(across / 2 + EDGE, down / 2 + EDGE)


def _picture(canvas: Canvas, raider: Raider, ground: Colour) -> None:
    down = SLIP[1]
    left, top, right, bottom = 7, 7, 7 + FACE, down - 7
    frame = f"{left},{top}! {right},{top}! {right},{bottom}! {left},{bottom}!"
    with clipped(canvas, frame):
        paint(canvas, frame, ground)
        canvas.oval(right - 60, down * 0.5, 60, 60, mix(ground, YUKI, 0.16))
        with canvas.at(right - 106, 46, 0.94):
            FIGURES[raider.kind](canvas)
        for x, size in TORCHES if raider.flames else ():
            with canvas.at(left + x, bottom - 90 * size, size):
                paint(canvas, FLAME[0], YAMABUKI, 2.2)
                paint(canvas, FLAME[1], YUKI)
    trail(canvas, f"{frame} {left},{top}!", 2.4)
    canvas.slab((left, top, left + VALUE, top + VALUE + 4), 4, SUMI)
    canvas.text(left + VALUE / 2, top + VALUE / 2 + 1, str(raider.value), Face.NUMBER, 62, YUKI)


def _words(canvas: Canvas, says: tuple[tuple[str, str], ...]) -> None:
    """The penalties for the samurai who has him last in his line.

    Two different ones have a row each; one, or the same twice, is shown as marks over its word.
    """
    left, right = FACE + 18, SLIP[0] - 8
    if len({kind for kind, _ in says}) > 1:
        for y, (kind, word) in zip(ROWS, says, strict=False):
            stamp(canvas, MARKS[kind], left + SIGN / 2, y, SIGN, SUMI, WASHI)
            line = fit(word, Face.LABEL, LEAST, right - left - SIGN - 8, LEAST)
            canvas.text(left + SIGN + 8, y, line.text, line.face, line.size, SUMI, "lm")
        return
    for place, (kind, _) in enumerate(says):
        stamp(canvas, MARKS[kind], left + SIGN / 2 + place * (SIGN + 8), ROWS[0], SIGN, SUMI, WASHI)
    line = fit(says[0][1], Face.LABEL_BOLD, 40, right - left, LEAST)
    canvas.text(left, ROWS[1], line.text, line.face, line.size, SUMI, "lm")
