"""The painter of 7 Samurai: the board, the phone, a samurai's own choice, and the ending."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from bot.engine import Seat, View
from bot.engine.question import Draft, Request
from bot.engine.step import Step
from bot.games.seven_samurai.view import TableView
from bot.wording import Words
from renderers.kit.facts import bare
from renderers.kit.page import glued, turning_points
from renderers.painter import NOBODY, Company, Moment, Picture
from renderers.seven_samurai import alt, samples, turning
from renderers.seven_samurai.closeups import closeup_keys, describe_closeup, write_closeup
from renderers.seven_samurai.ending import describe as describe_ending
from renderers.seven_samurai.ending import draw_ending
from renderers.seven_samurai.events import TELLINGS, draw_event
from renderers.seven_samurai.phone import lay_phone
from renderers.seven_samurai.private import describe as describe_private
from renderers.seven_samurai.private import draw_private
from renderers.seven_samurai.table import lay
from renderers.seven_samurai.turning import draw_turning

TURNING: Final = "beast"
"""The step that is a picture of its own."""
GREAT: Final = 3
"""The weight of a great moment."""


class SamuraiPainter:
    """Draws 7 Samurai."""

    def cover(self, words: Words) -> Picture:
        return self.board(samples.table(), words, NOBODY)

    def board(
        self,
        view: View,
        words: Words,
        company: Company,  # noqa: ARG002
        step: Step | None = None,
    ) -> Picture:
        table = cast(TableView, view)
        text = alt.of_table(table, words, step)
        if step is not None and step.name == TURNING:
            return Picture(draw_turning(step, words, turning.BOARD), text)
        laid = lay(table, words, about(step), pointing=points(step))
        if step is not None:
            draw_event(laid, step)
        return Picture(laid.sheet.image, text)

    def beside(self, view: View, words: Words, company: Company) -> Picture | None:  # noqa: ARG002
        """The board shows the village and everybody round it."""
        return None

    def weight(self, step: Step) -> int:
        return GREAT if step.name == TURNING else TELLINGS[step.name].weight

    def page(self, moments: Sequence[Moment], words: Words, company: Company) -> Picture:
        told = turning_points(moments, self.weight)
        panels = [self.board(one.view, words, company, one.step).image for one in told]
        return Picture(glued(panels), words.run_on([words.step(one.step) for one in told], alt.MOST))

    def phone(self, view: View, words: Words, step: Step | None = None) -> Picture:
        table = cast(TableView, view)
        text = alt.of_table(table, words, step)
        if step is not None and step.name == TURNING:
            return Picture(draw_turning(step, words, turning.PHONE), text)
        card = step is not None and step.name in CARD_STEPS
        laid = lay_phone(table, words, about(step), card=card, pointing=points(step))
        if step is not None:
            draw_event(laid, step)
        return Picture(laid.sheet.image, text)

    def private(
        self,
        view: View,
        words: Words,
        seat: Seat,
        request: Request[object] | None,
        draft: Draft,  # noqa: ARG002 - nothing in this game is drafted
        company: Company,  # noqa: ARG002
    ) -> Picture:
        """What a samurai is asked, large; a table without a question for him has no secrets to show."""
        table = cast(TableView, view)
        if request is None:
            return Picture(lay_phone(table, words, seat).sheet.image, alt.of_table(table, words))
        image = draw_private(table, words, seat, request)
        return Picture(image, describe_private(table, words, seat, request))

    def closeups(self, view: View) -> tuple[str, ...]:
        return closeup_keys(cast(TableView, view))

    def closeup(self, view: View, words: Words, key: str, company: Company) -> Picture:  # noqa: ARG002
        table = cast(TableView, view)
        return Picture(write_closeup(table, words, key).image, describe_closeup(table, words, key))

    def ending(self, view: View, words: Words, company: Company) -> Picture:
        """The village at dawn or in flames. A game that was called off shows the table as it was left."""
        table = cast(TableView, view)
        if table.result is None:
            return self.board(view, words, company)
        image = draw_ending(table, table.result, words)
        return Picture(image, describe_ending(table, table.result, words))

    def emblems(self) -> tuple[str, ...]:
        return ()

    def emblem(self, key: str, words: Words) -> Picture:  # noqa: ARG002
        raise LookupError(key)


CARD_STEPS: Final = frozenset({"exposed", "attack", "defend", "dismiss", "bury"})
"""Steps that show a raider, or where it has just been, though nobody fights one any more."""


def points(step: Step | None) -> bool:
    """Whether the raider points at whoever must deal with him; other steps have arrows of their own."""
    return step is None or step.name in ("draw", "hand_on")


def about(step: Step | None) -> Seat | None:
    """The samurai a step is about, if it is about one."""
    if step is None:
        return None
    samurai = step.facts.get("samurai")
    return Seat(bare(samurai)) if isinstance(samurai, str) else None


PAINTER: Final = SamuraiPainter()
