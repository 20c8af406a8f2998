"""The enemy's card on the board: the thresholds on the left, the effects on the right."""

from __future__ import annotations

from functools import lru_cache

from bot.games.way_of_the_samurai.cards import OpponentCard
from bot.games.way_of_the_samurai.notation import Effect
from bot.games.way_of_the_samurai.view import DuelView
from bot.wording import Words
from renderers.brush import brush
from renderers.canvas import Box, Canvas, Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.marks import stamp
from renderers.palette import AI, SHU, SUMI, WASHI, YUKI, Colour, mix
from renderers.type import Face, fit
from renderers.way_of_the_samurai.faces import amount, sign, threshold, tone
from renderers.way_of_the_samurai.marks import DEATH, GAUGES

HEAD = 50
NUMBER = 42
MARK = 40
NARROW = 200
"""Narrower cards than this have a tighter layout."""
PALE = mix(SUMI, WASHI, 0.4)


def draw_stance(sheet: Sheet, view: DuelView, words: Words, box: Box) -> None:
    """The current defence or counter, or the deck face down. After a round there is nothing to show but the
    deck."""
    left, top, right, bottom = box
    size = (round(right - left), round(bottom - top))
    coming = view.counters[-1] if view.counters else None
    card, countering = (coming.card, True) if coming else (view.defence, False)
    if card is None:
        sheet.paste(_face_down(*size), left, top)
        hidden = words.say("picture-stance-hidden", phase=view.phase)
        head = fit(hidden, Face.TITLE, 42, size[0] - 24, 37)
        sheet.line((left + right) / 2, bottom - 34, head, YUKI, "mm")
        return
    ink = SHU if countering else SUMI
    if not countering and view.broken is False:
        ink = AI
    sheet.paste(_face(card, countering, size, ink), left, top)
    title = words.say("picture-stance-counter" if countering else "picture-stance-defence")
    sheet.line(
        (left + right) / 2, top + HEAD / 2 + 3, fit(title, Face.TITLE, 40, size[0] - 20, 37), YUKI, "mm"
    )


def face_of(card: OpponentCard, size: tuple[int, int], *, countering: bool) -> Sprite:
    """One half of a card alone, of this size."""
    return _face(card, countering, size, SHU if countering else SUMI)


@lru_cache(maxsize=128)
def _face(card: OpponentCard, countering: bool, size: tuple[int, int], ink: Colour) -> Sprite:
    across, down = size

    def draw(c: Canvas) -> None:
        c.slab((-4, -4, across + 4, down + 4), 12, YUKI)
        c.slab((0, 0, across, down), 9, WASHI, 2.8)
        c.slab((0, 0, across, HEAD), 9, ink)
        c.fill([(0, HEAD - 12), (across, HEAD - 12), (across, HEAD), (0, HEAD)], ink)
        if card.hard:
            stamp(c, DEATH, across / 2, (down + HEAD) / 2, 110, SHU, WASHI)
            return
        _effect(c, card.counter if countering else card.defence, (8, HEAD + 2, across - 8, down - 6))

    return sprite((-8, -8, across + 8, down + 8), draw, seed=card.key)


def _effect(c: Canvas, effect: Effect, box: Box) -> None:
    left, top, right, bottom = box
    narrow = right - left < NARROW
    size, reached, lost = (34, 37, 37) if narrow else (MARK, NUMBER - 4, NUMBER - 2)
    middle = left + (106 if narrow else (right - left) * 0.56)
    rows = max(1, len(effect.needs))
    pitch = (bottom - top) / rows
    for row, need in enumerate(effect.needs):
        y = top + pitch * (row + 0.5)
        stamp(c, GAUGES[need.gauge], left + 20, y, size, SUMI, WASHI)
        c.text(left + size + 4, y - 1, threshold(need), Face.NUMBER, reached, SUMI, "lm")
        if effect.any_need and row:
            brush(
                c, [(left + 6, y - pitch / 2 + 4), (middle - 14, y - pitch / 2 - 4)], 4, mix(SUMI, WASHI, 0.4)
            )
    brush(c, [(middle, top + 8), (middle + 2, bottom - 6)], 2.4, PALE, start=1, end=1)
    deeds = [(deed, place) for place, way in enumerate(effect.ways) for deed in way]
    pitch = (bottom - top) / max(1, len(deeds))
    before = 0
    for row, (deed, way) in enumerate(deeds):
        y = top + pitch * (row + 0.5)
        text = amount(deed)
        x = (middle + right) / 2 + (5 if narrow else 0)
        stamp(c, sign(deed), x - (26 if text else 0), y, size, tone(deed), WASHI)
        if text:
            c.text(x - (6 if narrow else 2), y - 1, text, Face.NUMBER, lost, tone(deed), "lm")
        if way != before:
            brush(
                c,
                [(middle + 12, y - pitch / 2 + 4), (right - 8, y - pitch / 2 - 4)],
                4,
                mix(SUMI, WASHI, 0.4),
            )
        before = way


@lru_cache(maxsize=4)
def _face_down(across: int, down: int) -> Sprite:
    def draw(c: Canvas) -> None:
        c.slab((-4, -4, across + 4, down + 4), 12, YUKI)
        c.slab((0, 0, across, down), 9, AI, 2.8)
        c.slab((9, 9, across - 9, down - 9), 5, AI, 2, mix(AI, YUKI, 0.5))
        for turn in range(3):
            c.disc(
                across / 2,
                down * 0.4,
                46 - turn * 15,
                None if turn < 2 else mix(AI, YUKI, 0.7),
                4,
                mix(AI, YUKI, 0.7),
            )

    return sprite((-8, -8, across + 8, down + 8), draw, seed="stance")
