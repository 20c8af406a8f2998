"""Who leads the ninja and who the ronin: their members' names on two strips of paper in the sky."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.engine.question import Seat
from bot.games.seven_ronin.state import ATTACKER, DEFENDER
from bot.games.seven_ronin.view import VillageView
from bot.wording import Words
from renderers.canvas import Canvas, Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.marks import Drawing, mark, people
from renderers.kit.sizes import LEAST
from renderers.painter import Company
from renderers.palette import AI, DRIED, SUMI, WASHI, YAMABUKI, YUKI, Colour
from renderers.seven_ronin.layout import SKY
from renderers.type import Face, fit

WIDEST: Final = 300
MARKS: Final[dict[Seat, tuple[Drawing, Colour]]] = {
    ATTACKER: (people.hood, SUMI),
    DEFENDER: (people.hat, AI),
}


def draw_leaders(sheet: Sheet, view: VillageView, words: Words, company: Company, you: Seat | None) -> None:
    """The Attacker at the left, the Defender at the right; whoever is to act has a golden edge."""
    left, top, right, bottom = SKY
    height = round(bottom - top)
    for seat, at in ((ATTACKER, left), (DEFENDER, right)):
        drawing, ground = MARKS[seat]
        name = fit(_name(seat, words, company, you), Face.LABEL_BOLD, LEAST, WIDEST - height - 26, LEAST)
        member = company.get(seat)
        machine = member is not None and member.ai
        tail = fit(words.say("picture-machine"), Face.LABEL, LEAST, 80, LEAST) if machine else None
        width = height + 22 + round(name.width) + (0 if tail is None else round(tail.width) + 12)
        x = at if seat == ATTACKER else at - width
        sheet.paste(_strip(width, height, ground, seat == view.turn), x, top)
        sheet.paste(mark(drawing, 34, WASHI, ground), x + height / 2, (top + bottom) / 2)
        end = sheet.line(x + height + 10, (top + bottom) / 2 - 1, name, SUMI)
        if tail is not None:
            sheet.line(end + 10, (top + bottom) / 2 - 1, tail, DRIED)


def _name(seat: Seat, words: Words, company: Company, you: Seat | None) -> str:
    """A member's name; without one, the side; one's own is "you"."""
    if seat == you:
        return words.say("picture-you")
    member = company.get(seat)
    return words.label(f"seat:{seat}") if member is None else member.name


@lru_cache(maxsize=64)
def _strip(width: int, height: int, ground: Colour, acting: bool) -> Sprite:
    def draw(c: Canvas) -> None:
        if acting:
            c.slab((-5, -5, width + 5, height + 5), 10, YAMABUKI, 2, SUMI)
        c.slab((0, 0, width, height), 6, YUKI, 2)
        c.slab((0, 0, height, height), 6, ground)
        c.fill([(height - 8, 0), (height, 0), (height, height), (height - 8, height)], ground)

    return sprite((-8, -8, width + 8, height + 8), draw)
