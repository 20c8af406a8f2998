"""The board: the village, everybody round it, the raider being fought and the piles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.engine import Seat
from bot.games.seven_samurai.raiders import Raider
from bot.games.seven_samurai.view import SamuraiView, TableView
from bot.wording import Words
from renderers.canvas import Box, Canvas, Sheet
from renderers.kit.marks import stamp
from renderers.kit.router import Router, around
from renderers.kit.strokes import carry
from renderers.palette import SHU, SUMI, WASHI, YAMABUKI, YUKI, Colour, mix
from renderers.seven_samurai import labels
from renderers.seven_samurai.band import draw_band
from renderers.seven_samurai.marks import MARKS, mark
from renderers.seven_samurai.panels import panel
from renderers.seven_samurai.piles import draw_piles
from renderers.seven_samurai.raider_cards import LARGE, large
from renderers.seven_samurai.ring import HEIGHT, Place, lead, ring
from renderers.seven_samurai.spots import BOARD, Spots
from renderers.seven_samurai.tokens import symbol_token
from renderers.seven_samurai.village import scene
from renderers.type import Face

NOWHERE: Box = (0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Table:
    """A board in the making: the sheet, and where everybody sits on it."""

    sheet: Sheet
    view: TableView
    words: Words
    first: SamuraiView
    seated: Mapping[Seat, Place]
    spots: Spots
    caption: Box = NOWHERE
    """What the caption will cover."""

    def place(self, seat: str) -> Place:
        return self.seated[Seat(seat)]

    def samurai(self, seat: str) -> SamuraiView:
        return self.view.at(Seat(seat))

    def last_card(self, seat: str) -> Box:
        """The last card of a line, or the place of the first one."""
        place = self.place(seat)
        return place.box_of(place.places.last_card(self.samurai(seat)))

    def first_card(self, seat: str) -> Box:
        place = self.place(seat)
        return place.box_of(place.places.first_card(self.samurai(seat)))

    def token_box(self, seat: str) -> Box:
        """A samurai's own support token."""
        place = self.place(seat)
        return around(place.at(place.places.token), 25, 27)

    def carry(self, start: Box, end: Box, ink: Colour = SUMI) -> None:
        """An arrow round everybody's face, name and numbers, between the boards if it can."""
        faces = [place.face_box for place in self.seated.values()]
        boards = [place.box for place in self.seated.values()]
        piles = [self.spots.stack_pile, self.spots.intruder_pile, self.spots.discard_pile]
        router = Router.over(self.sheet, [self.caption, *faces], [*boards, *piles])
        carry(self.sheet, router, [(start, end)], ink, 10, 30)


def lay(view: TableView, words: Words, about: Seat | None = None, *, pointing: bool = True) -> Table:
    """The board as it stands; ``pointing`` leads from a raider to whoever must deal with him."""
    sheet = Sheet(scene(view.village, HEIGHT).copy())
    first = lead(view, about)
    draw_band(sheet, view, words)
    return furnish(Table(sheet, view, words, first, ring(view, first), BOARD), pointing)


def furnish(table: Table, pointing: bool) -> Table:
    """Lay everybody's board, the piles and the drawn raider on a sheet that shows the village."""
    for seat in table.seated:
        hang_board(table, seat)
    draw_piles(table.sheet, table.view, table.words, table.spots)
    show_drawn(table, pointing)
    return table


def hang_board(table: Table, seat: Seat) -> None:
    """One samurai's panel in its place."""
    place, samurai = table.place(seat), table.samurai(seat)
    words = labels.on_panel(table.words, samurai)
    table.sheet.paste(panel(samurai, place.places.plan, place.places.mirrored, words), place.x, place.y)


def show_drawn(table: Table, pointing: bool = True) -> None:
    """The raider being fought; an arrow leads to whoever must deal with him, if he sits elsewhere."""
    view, drawn = table.view, table.spots.drawn
    if view.drawn is None:
        return
    word = labels.penalties(table.words, view.drawn)
    table.sheet.paste(large(view.drawn, view.drawn.penalties, word, True, 3), *drawn)
    if view.drawn_by == table.first.seat:
        _outlook(table, table.first, view.drawn)
    elif pointing and view.drawn_by is not None:
        table.carry(around(drawn, LARGE[0] / 2 + 8, LARGE[1] / 2 + 8), table.last_card(view.drawn_by))


def _outlook(table: Table, samurai: SamuraiView, raider: Raider) -> None:
    """What the card would do: to the right a new total, to the left a symbol."""
    place = table.place(samurai.seat)
    right = place.x + place.places.content[1]
    x, y = right - 128, place.y + place.places.cards_top + 4
    total = samurai.total + raider.value
    if total == samurai.kiai:
        ground, ink = YAMABUKI, SUMI
    elif total > samurai.kiai:
        ground, ink = SHU, YUKI
    else:
        ground, ink = WASHI, SUMI
    defends = raider.symbol in samurai.missing and "defend" not in samurai.bans
    burning = "wall" if table.view.village.barricades else "farm"

    def draw(canvas: Canvas) -> None:
        canvas.slab((x, y, x + 128, y + 40), 6, ground, 2)
        stamp(canvas, MARKS["spear"], x + 23, y + 20, 34, ink, ground)
        canvas.text(x + 40, y + 19, str(total), Face.NUMBER, 32, ink, "lm")
        if total == samurai.kiai:
            stamp(canvas, MARKS["talent"], x + 104, y + 20, 32, SHU, ground)
        elif total > samurai.kiai:
            stamp(canvas, MARKS[burning], x + 104, y + 20, 32, ink, ground)
        canvas.slab((x, y + 46, x + 128, y + 86), 6, WASHI, 2)
        name, shade = ("shield", SUMI) if defends else ("no_defend", mix(SUMI, WASHI, 0.5))
        stamp(canvas, MARKS[name], x + 23, y + 66, 34, shade, WASHI)

    table.sheet.ink((x - 3, y - 3, x + 131, y + 93), draw, seed="outlook")
    if defends and raider.symbol is not None:
        table.sheet.paste(symbol_token(raider.symbol, 16, True), x + 88, y + 66)
    elif raider.symbol is not None:
        table.sheet.paste(mark(raider.symbol, 26, mix(SUMI, WASHI, 0.5), WASHI), x + 88, y + 66)
