"""The board: the village, everybody round it, the raider being fought and the piles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.engine import Seat
from bot.games.seven_samurai.raiders import Raider
from bot.games.seven_samurai.view import SamuraiView, TableView
from bot.wording import Words
from renderers.canvas import Canvas, Point, Sheet
from renderers.kit.marks import stamp
from renderers.palette import SHU, SUMI, WASHI, YAMABUKI, YUKI, mix
from renderers.seven_samurai import labels
from renderers.seven_samurai.band import draw_band
from renderers.seven_samurai.gestures import draw_arrow
from renderers.seven_samurai.marks import MARKS, mark
from renderers.seven_samurai.panels import panel
from renderers.seven_samurai.piles import draw_piles
from renderers.seven_samurai.raider_cards import large
from renderers.seven_samurai.ring import HEIGHT, Place, lead, ring
from renderers.seven_samurai.spots import BOARD, Spots
from renderers.seven_samurai.tokens import symbol_token
from renderers.seven_samurai.village import scene
from renderers.type import Face


@dataclass(frozen=True, slots=True)
class Table:
    """A board in the making: the sheet, and where everybody sits on it."""

    sheet: Sheet
    view: TableView
    words: Words
    first: SamuraiView
    seated: Mapping[Seat, Place]
    spots: Spots

    def place(self, seat: str) -> Place:
        return self.seated[Seat(seat)]

    def samurai(self, seat: str) -> SamuraiView:
        return self.view.at(Seat(seat))

    def line_end(self, seat: str) -> Point:
        """Where the last card of a line lies."""
        place = self.place(seat)
        return place.at(place.places.line_end(self.samurai(seat)))

    def token(self, seat: str) -> Point:
        """Where a samurai's own support token lies."""
        place = self.place(seat)
        return place.at(place.places.token)


def lay(view: TableView, words: Words, about: Seat | None = None) -> Table:
    """The board as it stands."""
    sheet = Sheet(scene(view.village, HEIGHT).copy())
    first = lead(view, about)
    draw_band(sheet, view, words)
    return furnish(Table(sheet, view, words, first, ring(view, first), BOARD))


def furnish(table: Table) -> Table:
    """Lay everybody's board, the piles and the drawn raider on a sheet that shows the village."""
    for seat in table.seated:
        hang_board(table, seat)
    draw_piles(table.sheet, table.view, table.words, table.spots)
    show_drawn(table)
    return table


def hang_board(table: Table, seat: Seat) -> None:
    """One samurai's panel in its place."""
    place, samurai = table.place(seat), table.samurai(seat)
    words = labels.on_panel(table.words, samurai)
    image = panel(samurai, place.places.plan, place.places.mirrored, words)
    table.sheet.image.paste(image, (place.x, place.y), image)


def show_drawn(table: Table) -> None:
    """The raider being fought; an arrow leads to whoever must deal with him, if he sits elsewhere."""
    view, drawn = table.view, table.spots.drawn
    if view.drawn is None:
        return
    word = labels.penalties(table.words, view.drawn)
    table.sheet.paste(large(view.drawn, view.drawn.penalties, word, True, 3), *drawn)
    if view.drawn_by == table.first.seat:
        _outlook(table, table.first, view.drawn)
    elif view.drawn_by is not None:
        draw_arrow(table.sheet, drawn, table.line_end(view.drawn_by), bow=-0.12)


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
