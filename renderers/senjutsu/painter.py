"""The painter of Senjutsu. It chooses the picture; the packages beside it draw."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, cast

from bot.engine.account import Account
from bot.engine.form import Draft
from bot.engine.question import Request, Seat
from bot.engine.step import Step
from bot.engine.view import View
from bot.games.senjutsu.view import DuelView
from bot.games.senjutsu_solo.view import SoloView
from bot.wording import Words
from renderers.canvas import Sheet
from renderers.kit.alt import of_page, told
from renderers.kit.ending import turning_lines
from renderers.kit.page import GREAT, turning_points
from renderers.painter import Look, Moment, Picture, Players
from renderers.paper import printed
from renderers.senjutsu import alt, portraits, showpieces
from renderers.senjutsu.cards.closeups import draw_card, draw_revealed, open_cards
from renderers.senjutsu.cards.faced import faced, has_face
from renderers.senjutsu.emblems import CHAPTERS, KEYS, SOLO_KEYS, draw_emblem
from renderers.senjutsu.people.bodies import bodies, opponents
from renderers.senjutsu.pictures.board import lay_board
from renderers.senjutsu.pictures.chapter import draw_acted, draw_chapter, draw_great, is_acted
from renderers.senjutsu.pictures.events import weight
from renderers.senjutsu.pictures.hand import draw_hand, tried_card
from renderers.senjutsu.pictures.looking import caption, lines_of
from renderers.senjutsu.pictures.unseen import said_of_others
from renderers.senjutsu.solo import showpieces as solo
from renderers.senjutsu.solo.repertoire import draw_repertoire
from renderers.senjutsu.solo.wayfaring import draw_path


@dataclass(frozen=True, slots=True)
class SenjutsuPainter:
    """Draws the duel and the fights against AI opponents.

    The two differ in cover and emblems. All other differences are read from the view.
    """

    first: Callable[[Words], Sheet]
    """Draws the cover."""
    keys: tuple[str, ...]
    """The keys of the emblems."""
    chosen: frozenset[str]
    """The keys of the portraits."""

    def cover(self, words: Words) -> Picture:
        return Picture.of(self.first(words), words.say("game-about"))

    def portraits(self, words: Words) -> Mapping[str, Look]:
        return {key: partial(portraits.draw_portrait, key, words) for key in self.chosen}

    def board(self, view: View, words: Words, players: Players, step: Step | None = None) -> Picture:
        """The field between the panels of the samurai; a fall or the end fills the whole picture."""
        duel = cast(DuelView, view)
        text = alt.of_board(duel, words, step)
        if step is not None and weight(step) >= GREAT:
            return Picture.of(draw_great(duel, step, words), text)
        acted = draw_acted(duel, step, words) if step is not None else None
        if acted is not None:
            return Picture.of(acted, text)
        sheet = lay_board(duel, words, players, step)
        sheet.image = printed(sheet.image)
        return Picture.of(sheet, text)

    def beside(self, view: View, words: Words, players: Players) -> Picture | None:  # noqa: ARG002
        """The cards revealed this turn, as whole cards."""
        duel = cast(DuelView, view)
        sheet = draw_revealed(duel, words)
        if sheet is None:
            return None
        cards = [faced(one.card) for one in bodies(duel) if has_face(one.card)]
        return Picture.of(sheet, told(words, *[alt.of_whole_card(card, words) for card in cards]))

    def weight(self, step: Step) -> int:
        return weight(step)

    def fills(self, view: View, step: Step) -> bool:
        return weight(step) >= GREAT or is_acted(cast(DuelView, view), step)

    def page(self, moments: Sequence[Moment], words: Words, players: Players) -> Picture:  # noqa: ARG002
        """The page of one turn."""
        return Picture.of(draw_chapter(moments, words), of_page(turning_points(moments, weight), words))

    def private(
        self,
        view: View,
        words: Words,
        seat: Seat,
        request: Request[object] | None,
        draft: Draft,
        players: Players,  # noqa: ARG002
    ) -> Picture:
        """The hand, the card that the player looks at, or the field with the hexes to choose from."""
        duel = cast(DuelView, view)
        if request is not None and request.prompt == FORK and isinstance(duel, SoloView) and duel.road:
            return Picture.of(draw_path(duel.road, words), alt.of_path(duel.road, words))
        one = duel.at(seat)
        tried = tried_card(one, request, draft)
        seen = [words.say("sentence", text=line.text) for line in lines_of(duel, words, one, request, tried)]
        text = alt.of_hand(duel, words, one, request, tried, seen)
        below = caption(words, request, tried)
        if request is not None and request.prompt == CHOICE and not tried:
            below = said_of_others(duel, words, one)
        return Picture.of(draw_hand(duel, words, one, request, draft), text, below)

    def ending(self, view: View, words: Words, players: Players, account: Account) -> Picture:
        """Those who stand and those who lie, and what turned the fight."""
        duel = cast(DuelView, view)
        solo_fight = isinstance(duel, SoloView)
        title = solo.title(duel, words, account) if solo_fight else showpieces.title(duel, words, account)
        drawn = (
            solo.ending(duel, words, players, account)
            if solo_fight
            else showpieces.ending(duel, words, players, account)
        )
        return Picture.of(drawn, alt.of_end(duel, words, title, turning_lines(account, words)))

    def closeups(self, view: View) -> tuple[str, ...]:
        """The map of the Path, the deck of each opponent, and the open cards."""
        duel = cast(DuelView, view)
        path = (PATH,) if isinstance(duel, SoloView) and duel.mode == "path" else ()
        foes = [one.key for one in opponents(duel) if not one.fallen]
        return (*path, *foes, *open_cards(duel))[:MOST]

    def closeup(self, view: View, words: Words, key: str, players: Players) -> Picture:  # noqa: ARG002
        duel = cast(DuelView, view)
        if key == PATH and isinstance(duel, SoloView) and duel.road is not None:
            return Picture.of(draw_path(duel.road, words), alt.of_path(duel.road, words))
        one = next((each for each in opponents(duel) if each.key == key), None)
        if one is None:
            return self.emblem(key, words)
        return Picture.of(draw_repertoire(one, words), alt.of_repertoire(one, words))

    def emblems(self) -> tuple[str, ...]:
        return self.keys

    def emblem(self, key: str, words: Words) -> Picture:
        """A card with its sentences; anything else as a small picture without words."""
        key = CHAPTERS.get(key, key)
        if not has_face(key):
            return Picture(draw_emblem(key), words.label(key))
        card = faced(key)
        return Picture.of(draw_card(words, card), told(words, alt.of_whole_card(card, words)))


PATH: Final = "closeup:path"
FORK: Final = "fork"
"""The question for the way on, which is asked over the map."""
CHOICE: Final = "choose"
"""The question for the card of a turn."""
MOST: Final = 25
"""Close-ups on offer; a select menu of Discord holds 25 options."""
PAINTER: Final = SenjutsuPainter(showpieces.cover, KEYS, portraits.DUELLING)
SOLO_PAINTER: Final = SenjutsuPainter(solo.cover, SOLO_KEYS, portraits.SOLO)
"""The painter of fights against AI opponents."""
