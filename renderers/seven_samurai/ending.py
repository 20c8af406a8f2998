"""The picture after the end: the village at dawn, in flames or as it was left, the samurai around it, and the
turning points."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from bot.engine.account import CALLED_OFF, Account
from bot.games.seven_samurai.view import SamuraiView, TableView
from bot.wording import Words
from renderers.canvas import Canvas, Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.alt import ended
from renderers.kit.ending import draw_ending as draw_scene
from renderers.kit.ending import finished, turning_lines
from renderers.kit.marks import Drawing, arms, people, signs
from renderers.kit.seats import write_name
from renderers.kit.sizes import HEIGHT, LEAST, WIDTH
from renderers.kit.strokes import draw_cut
from renderers.painter import Player, Players
from renderers.palette import KINAKO, NIGHT, SHADE, SHU, YUKI, Colour, mix
from renderers.seven_samurai import alt, labels
from renderers.seven_samurai.portraits import roundel
from renderers.seven_samurai.ring import EDGE, sides
from renderers.seven_samurai.village import scene
from renderers.type import Face, fit

RAISED: Final = 34
"""Pixels by which the hill is higher than on the map, clear of the words below."""
TOP: Final = 134
BOTTOM: Final = 440
PLATE: Final = (306, 86)
"""The size of a portrait with a name."""
FACE: Final = 36


def draw_ending(view: TableView, words: Words, players: Players, account: Account) -> Sheet:
    """The picture of the end. The samurai have the same places as on the map."""
    image = Image.new("RGB", (WIDTH, HEIGHT), NIGHT)
    image.paste(scene(view), (0, -RAISED))
    sheet = draw_scene(image, title(view, words, account), _sign(account), turning_lines(account, words))
    for seats, x in zip(sides(view), (EDGE, WIDTH - EDGE - PLATE[0]), strict=True):
        pitch = min(PLATE[1] + 10.0, (BOTTOM - TOP) / max(1, len(seats)))
        first = (TOP + BOTTOM - pitch * len(seats)) / 2
        for place, seat in enumerate(seats):
            _somebody(sheet, view.at(seat), words, players.get(seat), x, first + pitch * place)
    return finished(sheet)


def _sign(account: Account) -> Drawing:
    if account.ended == CALLED_OFF:
        return signs.cross
    return people.farm if account.winners else arms.fire


def title(view: TableView, words: Words, account: Account) -> str:
    """Held with the points, lost, given up or called off."""
    result = view.result
    score = "" if result is None else f"{result.score}{result.suffix}"
    return words.say("picture-ending-title", ended=account.ended, score=score)


def _somebody(
    sheet: Sheet, samurai: SamuraiView, words: Words, player: Player | None, x: float, y: float
) -> None:
    """A samurai's state at the end, and his player."""
    across, down = PLATE
    middle = y + (down - 8) / 2
    sheet.paste(_plate(mix(SHU, YUKI, 0.2) if samurai.dead else KINAKO), x, y)
    sheet.paste(roundel(samurai.seat, samurai.beast, FACE), x + FACE + 8, middle)
    if samurai.dead:
        draw_cut(sheet, (x + 4, middle - 40, x + 2 * FACE + 12, middle + 40))
    left, right = x + 2 * FACE + 22, x + across - 8
    name = fit(labels.name(words, samurai.seat), Face.LABEL, LEAST, right - left, LEAST)
    sheet.line(left, middle if player is None else middle - 19, name, YUKI)
    if player is not None:
        write_name(sheet, player, left, middle + 19, right - left, SHADE, NIGHT)


@lru_cache(maxsize=2)
def _plate(rim: Colour) -> Sprite:
    """The dark plate behind a name, anchored at its upper left corner."""
    across, down = PLATE[0], PLATE[1] - 8

    def draw(canvas: Canvas) -> None:
        canvas.slab((0, 0, across, down), 10, rim)
        canvas.slab((3, 3, across - 3, down - 3), 8, NIGHT)

    return sprite((0, 0, across, down), draw)


def describe(view: TableView, words: Words, players: Players, account: Account) -> str:
    """The alternative text of the ending."""
    told = ended(title(view, words, account), turning_lines(account, words), words)
    everybody = [alt.how_he_came_out(samurai, words) for samurai in view.samurai]
    return words.run_on([*told, *everybody, *alt.led_by(view, words, players)], alt.MOST)
