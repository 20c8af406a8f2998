"""The players of both sides: their names on two strips of paper in the sky."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.engine.question import Seat
from bot.games.seven_ronin.view import VillageView
from bot.wording import Words
from renderers.canvas import Canvas, Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.marks import Drawing, mark, people
from renderers.kit.seats import MARK, name_line, write_name
from renderers.painter import Player, Players
from renderers.palette import AI, SUMI, WASHI, YAMABUKI, YUKI, Colour
from renderers.seven_ronin.layout import SKY

ATTACKER: Final = Seat("attacker")
DEFENDER: Final = Seat("defender")
WIDEST: Final = 260
"""The widest name."""
MARKS: Final[dict[Seat, tuple[Drawing, Colour]]] = {
    ATTACKER: (people.hood, SUMI),
    DEFENDER: (people.hat, AI),
}


def draw_leaders(sheet: Sheet, view: VillageView, words: Words, players: Players, you: Seat | None) -> None:
    """The Attacker at the left, the Defender at the right; the side that must act has a golden edge."""
    left, top, right, bottom = SKY
    height = round(bottom - top)
    for seat, at in ((ATTACKER, left), (DEFENDER, right)):
        drawing, ground = MARKS[seat]
        name = _name(seat, words, players, you)
        across = name_line(name, WIDEST).width
        width = height + 24 + round(across) + (MARK + 10 if name.ai else 0)
        x, middle = at if seat == ATTACKER else at - width, (top + bottom) / 2 - 1
        sheet.paste(_strip(width, height, ground, seat == view.turn), x, top)
        sheet.paste(mark(drawing, 34, WASHI, ground), x + height / 2, middle + 1)
        write_name(sheet, name, x + height + 10, middle, WIDEST, SUMI, YUKI)


def _name(seat: Seat, words: Words, players: Players, you: Seat | None) -> Player:
    """The name of a player; without one, the side; for the viewer, "you"."""
    if seat == you:
        return Player(words.say("picture-you"))
    return players.get(seat) or Player(words.label(f"seat:{seat}"))


@lru_cache(maxsize=64)
def _strip(width: int, height: int, ground: Colour, acting: bool) -> Sprite:
    def draw(c: Canvas) -> None:
        if acting:
            c.slab((-5, -5, width + 5, height + 5), 10, YAMABUKI, 2, SUMI)
        c.slab((0, 0, width, height), 6, YUKI, 2)
        c.slab((0, 0, height, height), 6, ground)
        c.fill([(height - 8, 0), (height, 0), (height, height), (height - 8, height)], ground)

    return sprite((-8, -8, width + 8, height + 8), draw)
