"""The painter of Way of the Samurai."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, cast

from PIL import Image

from bot.engine.account import Account
from bot.engine.form import Draft
from bot.engine.question import Request, Seat
from bot.engine.step import Step
from bot.engine.view import View
from bot.games.way_of_the_samurai.view import DuelView, FighterView
from bot.wording import Words
from renderers.canvas import Sheet
from renderers.kit.alt import of_page, told
from renderers.kit.cover import draw_cover
from renderers.kit.ending import finished, turning_lines
from renderers.kit.marks import Drawing, arms, mark
from renderers.kit.page import GREAT, draw_page, turning_points
from renderers.kit.sizes import HEIGHT, WIDTH
from renderers.painter import Look, Moment, Picture, Players
from renderers.palette import FUJI, SHU, SUMI, WASHI
from renderers.paper import printed
from renderers.way_of_the_samurai import alt, closeups
from renderers.way_of_the_samurai.board import draw_board, place_of
from renderers.way_of_the_samurai.ending import draw_end, ground, title
from renderers.way_of_the_samurai.fighters import PEOPLE, YOU, fighter
from renderers.way_of_the_samurai.hand import draw_hand
from renderers.way_of_the_samurai.lookups import draw_lookup, is_lookup, sentence
from renderers.way_of_the_samurai.marks import GAUGES, MARKERS, SYMBOLS, WOUND, die_face
from renderers.way_of_the_samurai.panels import PLATES, panel, plate, weight
from renderers.way_of_the_samurai.places.scene import scene
from renderers.way_of_the_samurai.portraits import PORTRAITS, draw_portrait
from renderers.way_of_the_samurai.scroll import draw_scroll, written

EMBLEMS: Final[dict[str, Drawing]] = {
    **{f"gauge:{name}": drawing for name, drawing in GAUGES.items()},
    **{f"symbol:{name}": drawing for name, drawing in SYMBOLS.items()},
    "marker:life": MARKERS["life"],
    "marker:qi": MARKERS["qi"],
    "marker:die": die_face(5),
    "marker:wound": WOUND,
}
TINTS: Final = {"marker:qi": FUJI, "marker:wound": SHU, "symbol:fire": SHU, "marker:life": SHU}
EMBLEM: Final = 220
THE_WAY_ON: Final = "path"
"""The question for the next stop of a campaign: its private picture is the map, because there is no hand
then."""
PLAIN: Final = "katana"
"""The weapon that changes no rule."""


class WayPainter:
    """Draws Way of the Samurai."""

    def cover(self, words: Words) -> Picture:
        ground = Image.new("RGB", (WIDTH, HEIGHT), (23, 27, 43))
        ground.paste(scene("", "").resize((WIDTH + 260, round(480 * 1360 / 1100))), (-130, 0))
        sheet = Sheet(ground)
        sheet.paste(fighter(PEOPLE["ishida"], size=1.35, left=True), 770, 492)
        sheet.paste(fighter(YOU, size=1.35), 350, 492)
        drawn = draw_cover(sheet.image, words.say("game-name"), words.say("picture-cover-line"), arms.sword)
        return Picture.of(drawn, words.say("game-about"))

    def board(self, view: View, words: Words, players: Players, step: Step | None = None) -> Picture:
        duel, words = cast(DuelView, view), _calling(words, players)
        if step is not None and step.name in PLATES:
            return Picture.of(plate(step, duel, words, players), alt.board(duel, words, players, step))
        sheet = draw_board(duel, words, players, step)
        sheet.image = printed(sheet.image)
        return Picture.of(sheet, alt.board(duel, words, players, step))

    def beside(self, view: View, words: Words, players: Players) -> Picture | None:  # noqa: ARG002
        """None: the board shows everything in one picture."""
        return None

    def weight(self, step: Step) -> int:
        return weight(step)

    def fills(self, view: View, step: Step) -> bool:  # noqa: ARG002
        return weight(step) >= GREAT

    def page(self, moments: Sequence[Moment], words: Words, players: Players) -> Picture:
        shown, words = turning_points(moments, self.weight), _calling(words, players)
        last = cast(DuelView, shown[-1].view)
        panels = [panel(one, cast(DuelView, one.view), words, self.weight(one.step)) for one in shown]
        heading = words.say("picture-when", round=last.round, exchange=last.exchange)
        return Picture.of(draw_page(panels, heading), of_page(shown, words))

    def private(
        self,
        view: View,
        words: Words,
        seat: Seat,
        request: Request[object] | None,
        draft: Draft,
        players: Players,
    ) -> Picture:
        duel, words = cast(DuelView, view), _calling(words, players)
        own = duel.at(seat)
        if request is not None and request.prompt == THE_WAY_ON:
            return self.closeup(view, words, "map:campaign", players)
        sheet = draw_hand(duel, own, words, request, draft, players)
        sheet.image = printed(sheet.image)
        return Picture.of(sheet, alt.hand(own, words, players), _of_weapons(own, words))

    def ending(self, view: View, words: Words, players: Players, account: Account) -> Picture:
        """The place after the fight, and what turned it."""
        duel, words = cast(DuelView, view), _calling(words, players)
        named, lines = title(duel, words, players, account), turning_lines(account, words)
        if duel.passages:
            sheet = Sheet(ground(place_of(duel), duel.weather).copy())
            draw_scroll(sheet, duel, words, players, named)
            said = [f"{named}.", *written(duel, words).split("\n")]
            return Picture.of(finished(sheet), words.run_on(said, 1000))
        return Picture.of(
            draw_end(duel, words, players, account), alt.end(duel, words, players, named, lines)
        )

    def closeups(self, view: View) -> tuple[str, ...]:
        return closeups.keys(cast(DuelView, view))

    def closeup(self, view: View, words: Words, key: str, players: Players) -> Picture:
        duel, words = cast(DuelView, view), _calling(words, players)
        sheet = closeups.draw_closeup(duel, words, key, players)
        sheet.image = printed(sheet.image)
        if key == closeups.CHRONICLE:
            text = written(duel, words)
            return Picture.of(sheet, words.run_on(text.split("\n"), 1000), text)
        return Picture.of(
            sheet, words.run_on([words.label(key), alt.board(duel, words, players, None)], 1000)
        )

    def portraits(self, words: Words) -> Mapping[str, Look]:  # noqa: ARG002
        return {key: partial(draw_portrait, key) for key in PORTRAITS}

    def emblems(self) -> tuple[str, ...]:
        return tuple(EMBLEMS)

    def emblem(self, key: str, words: Words) -> Picture:
        """A card, a weapon or an enemy with its text; all other emblems are marks."""
        if is_lookup(key):
            named = words.say("alt-lookup", name=key)
            return Picture.of(draw_lookup(key, words), told(words, [named, sentence(key, words)]))
        sheet = Sheet(Image.new("RGB", (EMBLEM, EMBLEM), WASHI))
        drawn = mark(EMBLEMS[key], 160, TINTS.get(key, SUMI), WASHI)
        sheet.paste(drawn, EMBLEM / 2, EMBLEM / 2)
        return Picture.of(sheet, words.label(key))


def _of_weapons(own: FighterView, words: Words) -> str:
    """The text below a hand: what the weapons do. A plain one is not named."""
    return "\n".join(
        words.say("caption-weapon", weapon=f"weapon:{weapon}", text=f"weapon-text:{weapon}")
        for weapon in own.weapons
        if weapon != PLAIN
    )


def _calling(words: Words, players: Players) -> Words:
    """Words that call each seat by the name on its plate."""
    return words.calling({f"seat:{seat}": player.name for seat, player in players.items()})


PAINTER: Final = WayPainter()
