"""The painter of 7 Samurai: one map, the boards beside it, private pictures, pages, and the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, cast

from bot.engine import Seat, View
from bot.engine.account import Account
from bot.engine.form import Draft
from bot.engine.question import Request
from bot.engine.step import Step
from bot.games.seven_samurai.samurai import SEATS
from bot.games.seven_samurai.view import TableView
from bot.wording import Words
from renderers.kit.page import GREAT, turning_points
from renderers.painter import Look, Moment, Picture, Players
from renderers.seven_samurai import alt
from renderers.seven_samurai.acting import draw_act
from renderers.seven_samurai.chapter import draw_chapter
from renderers.seven_samurai.closeups import closeup_keys, draw_closeup
from renderers.seven_samurai.cover import draw_cover
from renderers.seven_samurai.emblems import EMBLEMS, draw_emblem
from renderers.seven_samurai.ending import describe as describe_ending
from renderers.seven_samurai.ending import draw_ending
from renderers.seven_samurai.events import caption, draw_event, weight
from renderers.seven_samurai.lobby import draw_both_sides
from renderers.seven_samurai.private import describe as describe_private
from renderers.seven_samurai.private import draw_private, means_of
from renderers.seven_samurai.second import draw_boards
from renderers.seven_samurai.staging import staged
from renderers.seven_samurai.table import draw_map


class SamuraiPainter:
    """Draws 7 Samurai."""

    def cover(self, words: Words) -> Picture:
        return Picture.of(draw_cover(words), words.say("alt-cover"))

    def board(self, view: View, words: Words, players: Players, step: Step | None = None) -> Picture:
        """The map, with the last event on it; a great moment fills the picture."""
        table = cast(TableView, view)
        text = alt.of_table(table, words, players, step)
        if step is None:
            return Picture.of(draw_map(table, words, players).sheet, text)
        stage = staged(table, step)
        if stage is not None:
            return Picture.of(stage(table, words, players, step, caption(step, words)), text)
        laid = draw_map(table, words, players, lambda village: draw_act(village, step))
        draw_event(laid, step)
        return Picture.of(laid.sheet, text)

    def beside(self, view: View, words: Words, players: Players) -> Picture | None:
        """All boards with all cards, for tables whose lines do not fit on the map."""
        table = cast(TableView, view)
        sheet = draw_boards(table, words, players)
        return None if sheet is None else Picture.of(sheet, alt.of_boards(table, words, players))

    def weight(self, step: Step) -> int:
        return weight(step)

    def fills(self, view: View, step: Step) -> bool:  # noqa: ARG002
        return weight(step) >= GREAT

    def page(self, moments: Sequence[Moment], words: Words, players: Players) -> Picture:  # noqa: ARG002
        """The turning points of a chapter. The players' names are on the map only."""
        told = turning_points(moments, weight)
        return Picture.of(
            draw_chapter(told, words), words.run_on([words.step(one.step) for one in told], alt.MOST)
        )

    def private(
        self,
        view: View,
        words: Words,
        seat: Seat,
        request: Request[object] | None,
        draft: Draft,  # noqa: ARG002 - nothing in this game is drafted
        players: Players,
    ) -> Picture:
        """His own board large, with the information for his decision."""
        table = cast(TableView, view)
        sheet = draw_private(table, words, seat, request, players)
        text = describe_private(table, words, seat, request)
        return Picture.of(sheet, text, means_of(table, words, seat) if request is not None else "")

    def ending(self, view: View, words: Words, players: Players, account: Account) -> Picture:
        """The village at dawn, in flames, or as it was left."""
        table = cast(TableView, view)
        return Picture.of(
            draw_ending(table, words, players, account), describe_ending(table, words, players, account)
        )

    def closeups(self, view: View) -> tuple[str, ...]:
        return closeup_keys(cast(TableView, view))

    def closeup(self, view: View, words: Words, key: str, players: Players) -> Picture:
        return draw_closeup(cast(TableView, view), words, key, players)

    def portraits(self, words: Words) -> Mapping[str, Look]:  # noqa: ARG002
        return {f"seat:{seat}": partial(draw_both_sides, seat) for seat in SEATS}

    def emblems(self) -> tuple[str, ...]:
        return tuple(EMBLEMS)

    def emblem(self, key: str, words: Words) -> Picture:
        return draw_emblem(key, words)


PAINTER: Final = SamuraiPainter()
