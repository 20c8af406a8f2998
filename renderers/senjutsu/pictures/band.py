"""The band above the field: the turn, the phase or the battlefield, and the speeds from 9 down to 0."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.games.senjutsu.view import DuelView
from bot.games.senjutsu_solo.view import SoloView
from bot.wording import Words
from renderers.canvas import Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.band import draw_ground
from renderers.kit.gauges import Stop, track
from renderers.kit.marks import HEXAGON
from renderers.kit.sizes import LEAST, MARGIN, WIDTH
from renderers.palette import KINAKO, NIGHT, SHU, YUKI
from renderers.senjutsu.cards.sentences import capital
from renderers.senjutsu.field.layout import BAND
from renderers.senjutsu.signs.icons import rank
from renderers.type import Face, fit

FASTEST: Final = 9
PITCH: Final = 66
RANK: Final = 46
TILE: Final = 60
ROOM: Final = WIDTH - (FASTEST + 1) * PITCH - 3 * MARGIN - 20
"""Pixels that the speeds leave for words."""


def draw_band(sheet: Sheet, view: DuelView, words: Words) -> None:
    """Draws the turn, and the speed at which cards resolve now. In other phases: the turn and the phase;
    before the first turn, the battlefield."""
    draw_ground(sheet, BAND)
    middle = (BAND - 6) / 2
    turn = words.say("picture-turn", turn=view.turn) if view.turn else capital(words.label(view.field))
    far = _how_far(view, words)
    if view.phase in ("resolve", "reveal"):
        if far:
            sheet.line(MARGIN + 4, middle - 20, fit(turn, Face.TITLE_BOLD, LEAST, ROOM, LEAST), YUKI)
            end = sheet.line(MARGIN + 4, middle + 20, fit(far, Face.LABEL_BOLD, LEAST, ROOM, LEAST), KINAKO)
            _rank(sheet, view, end + 14, middle + 20)
        else:
            sheet.line(MARGIN + 4, middle, fit(turn, Face.TITLE_BOLD, 46, ROOM, LEAST), YUKI)
        speeds = tuple(Stop(HEXAGON, str(speed)) for speed in range(FASTEST, -1, -1))
        now = -1 if view.speed is None else FASTEST - min(FASTEST, view.speed)
        row = track(speeds, now, PITCH, TILE, SHU, NIGHT)
        sheet.paste(row, WIDTH - MARGIN - row.image.width + row.x + 14, middle)
        return
    end = sheet.line(MARGIN + 4, middle, fit(turn, Face.TITLE_BOLD, 46, WIDTH * 0.5, LEAST), YUKI)
    if far:
        end = sheet.line(end + 30, middle, fit(far, Face.LABEL_BOLD, 40, WIDTH * 0.4, LEAST), YUKI)
        _rank(sheet, view, end + 18, middle)
        return
    words_beside = words.say(f"picture-phase-{view.phase}") if view.turn else words.say("picture-setup")
    beside = fit(words_beside, Face.LABEL, 40, WIDTH - end - 3 * MARGIN, LEAST)
    sheet.line(WIDTH - MARGIN - 4, middle, beside, KINAKO, "rm")


def _how_far(view: DuelView, words: Words) -> str:
    """The current wave of a horde, or an empty text in other fights."""
    if not isinstance(view, SoloView) or not view.wave:
        return ""
    return words.say("picture-wave", wave=view.wave, stage=view.stage)


def _rank(sheet: Sheet, view: DuelView, x: float, y: float) -> None:
    """Draws a card of the rank that the heroes have reached against the horde."""
    if isinstance(view, SoloView) and view.rank:
        sheet.paste(_card(view.rank), x, y)


@lru_cache(maxsize=4)
def _card(name: str) -> Sprite:
    half = RANK / 2
    return sprite((-2, -half, RANK * 0.7, half), lambda c: rank(name).draw(c, 0, 0, RANK))
