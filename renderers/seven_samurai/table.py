"""The map: the village on its hill, the boards around it, the raider being fought and the raiders'
numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from bot.engine import Seat
from bot.games.seven_samurai.raiders import Raider
from bot.games.seven_samurai.view import SamuraiView, TableView
from bot.wording import Words
from renderers.canvas import Box, Sheet
from renderers.kit.captions import Setting
from renderers.kit.router import Router, around, grown
from renderers.kit.sizes import LEAST
from renderers.kit.strokes import draw_arrow, frame_round
from renderers.painter import NOBODY, Players
from renderers.palette import SUMI, Colour
from renderers.seven_samurai import ledger
from renderers.seven_samurai.band import BAND, draw_band
from renderers.seven_samurai.labels import on_panel, penalties
from renderers.seven_samurai.panels import panel, pennant
from renderers.seven_samurai.raider_slips import SLIP, raider_slip
from renderers.seven_samurai.ring import Place, ring
from renderers.seven_samurai.village import scene

GATE: Final = (550.0, 618.0)
"""The field before the gate, for a raider being fought."""
FIELD: Final[Box] = (334, 518, 776, 694)
"""The place of the caption while no raider is fought."""
SKY: Final[Box] = (322, BAND + 4, 778, 150)
"""The space over the roofs of the farthest farms."""
OVER: Final = (550.0, 316.0)
"""The middle of cards shown for a moment, over the village."""
FOUGHT: Final[Box] = around(GATE, SLIP[0] / 2, SLIP[1] / 2)
"""The box of a raider before the gate."""
BELOW: Final = Setting(FIELD, 40, 50, LEAST, rows=2, hanging=False)
"""Captions while the field is free."""
ABOVE: Final = Setting(SKY, LEAST, 40, LEAST, rows=1, beside=True, sign=40)
"""Captions while a raider is fought: low, so that the raiders on the crest stay visible below."""
NOWHERE: Final[Box] = (0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class TableMap:
    """A map in progress: the sheet, with the positions of all boards."""

    sheet: Sheet
    view: TableView
    words: Words
    seated: Mapping[Seat, Place]
    caption: Box = NOWHERE
    """The box of the caption."""

    def place(self, seat: str) -> Place:
        return self.seated[Seat(seat)]

    def samurai(self, seat: str) -> SamuraiView:
        return self.view.at(Seat(seat))

    def last_card(self, seat: str) -> Box:
        """The box of the last card of a line, or of its penalties."""
        place = self.place(seat)
        return place.box_of(place.places.last_card(self.samurai(seat).line))

    def first_card(self, seat: str) -> Box:
        place = self.place(seat)
        return place.box_of(place.places.first_card(self.samurai(seat).line))

    def line(self, seat: Seat) -> list[Box]:
        """The boxes of the visible cards of a line."""
        place = self.seated[seat]
        return [place.box_of(box) for _, box in place.places.slots(self.view.at(seat).line)]

    def kept(self, seat: Seat) -> Iterator[Box]:
        """The parts of a board that arrows must avoid besides words: portrait, cards, lent tokens."""
        place, samurai = self.seated[seat], self.view.at(seat)
        yield place.portrait
        yield from self.line(seat)
        if place.places.lent is not None and (samurai.tokens or samurai.spares or samurai.bans):
            yield place.box_of(place.places.lent)

    def numbers(self, seat: str) -> Box:
        """The box of his total and his Kiai."""
        place = self.place(seat)
        return place.box_of(place.places.numbers)

    def carry(self, start: Box, end: Box, ink: Colour = SUMI) -> None:
        """Draw an arrow clear of faces, names, numbers, lines, tokens and other piles, if possible between
        the boards.

        Without a way both ends are framed.
        """
        kept = [box for seat in self.seated for box in self.kept(seat)]
        boards = [place.box for place in self.seated.values()]
        clear = [box for box in (*kept, *map(ledger.sign, ledger.PILES)) if box not in (start, end)]
        router = Router.over(self.sheet, [grown(self.caption, 4), *clear], boards)
        way = router.way(start, end)
        if way is not None:
            draw_arrow(self.sheet, way, ink, 10, 30)
            return
        frame_round(self.sheet, start)
        frame_round(self.sheet, end)


def draw_map(
    view: TableView, words: Words, players: Players = NOBODY, act: Callable[[TableMap], None] | None = None
) -> TableMap:
    """Draw the map; a pennant points from the board of the samurai whose turn it is to the village.

    ``act`` draws what happens in the village. It is drawn before the boards, so it covers none of them.
    """
    sheet = Sheet(scene(view))
    table = TableMap(sheet, view, words, ring(view))
    if act is not None:
        act(table)
    draw_band(sheet, view, words)
    hang_all(sheet, view, words, players, table.seated)
    for place in (table.seated[samurai.seat] for samurai in view.samurai if samurai.active):
        inner = place.x if place.places.mirrored else place.box[2]
        sheet.paste(pennant(place.places.mirrored), inner, place.y + 30)
    ledger.draw_spares(sheet, view)
    ledger.draw_ledger(sheet, view, words)
    if view.drawn is not None:
        show_fought(table, view.drawn)
    return table


def hang_all(
    sheet: Sheet, view: TableView, words: Words, players: Players, seated: Mapping[Seat, Place]
) -> None:
    """Draw all boards."""
    for seat, place in seated.items():
        samurai = view.at(seat)
        said = on_panel(words, samurai, players.get(seat))
        sheet.paste(panel(samurai, place.places.plan, place.places.mirrored, said), place.x, place.y)


def show_fought(table: TableMap, raider: Raider) -> None:
    """Draw a raider before the gate."""
    table.sheet.paste(raider_slip(raider, penalties(table.words, raider)), *GATE)
