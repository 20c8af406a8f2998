"""The painter of Senjutsu: which picture shows what. How each is drawn stands beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from bot.engine.game import View
from bot.engine.question import Draft, Request, Seat
from bot.engine.step import Step
from bot.games.senjutsu.cards import card_of
from bot.games.senjutsu.view import DuelView
from bot.wording import Words
from renderers.kit.alt import of_page, told
from renderers.kit.page import GREAT, turning_points
from renderers.painter import Company, Moment, Picture
from renderers.paper import printed
from renderers.senjutsu import alt, showpieces
from renderers.senjutsu.board import lay_board
from renderers.senjutsu.chapter import draw_chapter, draw_great
from renderers.senjutsu.closeups import draw_card, draw_revealed, open_cards
from renderers.senjutsu.emblems import KEYS, draw_emblem
from renderers.senjutsu.events import weight
from renderers.senjutsu.hand import draw_hand, tried_card
from renderers.senjutsu.sentences import sentences


class SenjutsuPainter:
    """Draws Senjutsu."""

    def cover(self, words: Words) -> Picture:
        return Picture.of(showpieces.cover(words), words.say("game-about"))

    def board(self, view: View, words: Words, company: Company, step: Step | None = None) -> Picture:
        """The field between the samurai; a fall and the end have the whole picture."""
        duel = cast(DuelView, view)
        text = alt.of_board(duel, words, step)
        if step is not None and weight(step) >= GREAT:
            return Picture.of(draw_great(duel, step, words), text)
        sheet = lay_board(duel, words, company, step)
        sheet.image = printed(sheet.image)
        return Picture.of(sheet, text)

    def beside(self, view: View, words: Words, company: Company) -> Picture | None:  # noqa: ARG002
        """The cards that were revealed this turn, whole."""
        duel = cast(DuelView, view)
        sheet = draw_revealed(duel, words)
        if sheet is None:
            return None
        cards = [card_of(one.card) for one in duel.samurai if one.card.startswith("card:")]
        said = [[words.label(card.key), *sentences(card, words)] for card in cards]
        return Picture.of(sheet, told(words, *said))

    def weight(self, step: Step) -> int:
        return weight(step)

    def page(self, moments: Sequence[Moment], words: Words, company: Company) -> Picture:  # noqa: ARG002
        """A turn."""
        return Picture.of(draw_chapter(moments, words), of_page(turning_points(moments, weight), words))

    def private(
        self,
        view: View,
        words: Words,
        seat: Seat,
        request: Request[object] | None,
        draft: Draft,
        company: Company,  # noqa: ARG002
    ) -> Picture:
        """The hand, the card that is tried, or the field with what may be chosen on it."""
        duel = cast(DuelView, view)
        one = duel.at(seat)
        tried = tried_card(one, request, draft)
        return Picture.of(
            draw_hand(duel, words, one, request, draft), alt.of_hand(duel, words, one, request, tried)
        )

    def ending(self, view: View, words: Words, company: Company) -> Picture:
        """Who stands and who lies. A duel that was called off shows the field as it was left."""
        duel = cast(DuelView, view)
        if not duel.result:
            return self.board(view, words, company)
        return Picture.of(showpieces.ending(duel, words, company), alt.of_board(duel, words))

    def closeups(self, view: View) -> tuple[str, ...]:
        """The cards that lie open."""
        return open_cards(cast(DuelView, view))

    def closeup(self, view: View, words: Words, key: str, company: Company) -> Picture:  # noqa: ARG002
        return self.emblem(key, words)

    def emblems(self) -> tuple[str, ...]:
        return KEYS

    def emblem(self, key: str, words: Words) -> Picture:
        """A card with its words; everything else small, without a word."""
        if not key.startswith("card:"):
            return Picture(draw_emblem(key), words.label(key))
        card = card_of(key)
        named = words.say(
            "alt-card",
            card=card.key,
            kind=f"kind:{card.kind}",
            rank=f"rank:{card.rank}",
            speed=str(card.speeds),
        )
        return Picture.of(draw_card(words, card), told(words, [named], sentences(card, words)))


PAINTER: Final = SenjutsuPainter()
