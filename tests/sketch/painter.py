"""Pictures of a squabble: seven stones, the sparrows on them, and the numbers of the stones to choose
from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image, ImageDraw

from bot.engine import Account, Draft, Request, Seat, Step, View, chosen, numbered_places
from bot.wording import Words
from renderers.painter import Look, Moment, Picture, Players
from tests.sketch.state import BLUE, GREEN, RED, STONES, StonesView

SIZE = (1100, 700)
SNOW, STONE, INK = (236, 232, 220), (150, 150, 144), (30, 30, 34)
FEATHERS = {RED: (190, 60, 44), BLUE: (40, 84, 140), GREEN: (70, 120, 70)}
PLACES = dict(
    zip(
        STONES,
        [(550, 350), (550, 110), (790, 230), (790, 470), (550, 590), (310, 470), (310, 230)],
        strict=True,
    )
)
RADIUS = 90


class SketchPainter:
    """Draws the sample game."""

    def cover(self, words: Words) -> Picture:
        return Picture(_stones({}), words.say("game-name"))

    def portraits(self, words: Words) -> Mapping[str, Look]:
        def of(colour: tuple[int, int, int]) -> Look:
            return lambda across, down: Image.new("RGB", (across, down), colour)

        return {f"seat:{seat}": of(colour) for seat, colour in FEATHERS.items()}

    def board(self, view: View, words: Words, players: Players, step: Step | None = None) -> Picture:
        return Picture(_sitting(view), _alt(view, words))

    def beside(self, view: View, words: Words, players: Players) -> Picture | None:
        return None

    def weight(self, step: Step) -> int:
        return {"pecked": 3, "cards": 2, "turn": 0}.get(step.name, 1)

    def fills(self, view: View, step: Step) -> bool:
        return False

    def page(self, moments: Sequence[Moment], words: Words, players: Players) -> Picture:
        return self.board(moments[-1].view, words, players)

    def private(
        self,
        view: View,
        words: Words,
        seat: Seat,
        request: Request[object] | None,
        draft: Draft,
        players: Players,
    ) -> Picture:
        """The stones with the numbers of the buttons, and above them the previewed card."""
        image, alt = _sitting(view), _alt(view, words)
        draw = ImageDraw.Draw(image)
        for place, number in numbered_places(request).items() if request else ():
            x, y = PLACES[place]
            draw.text((x - 60, y - 60), str(number), INK, font_size=60)
        tried = [words.label(key) for key in chosen(draft)] if request and request.prompt == "card" else []
        for name in tried:
            draw.text((40, 40), name, INK, font_size=60)
            alt = f"{alt} {words.say('alt-tried', card=name)}"
        return Picture(image, alt)

    def ending(self, view: View, words: Words, players: Players, account: Account) -> Picture:
        return self.board(view, words, players)

    def closeups(self, view: View) -> tuple[str, ...]:
        return ()

    def closeup(self, view: View, words: Words, key: str, players: Players) -> Picture:
        return self.board(view, words, players)

    def emblems(self) -> tuple[str, ...]:
        return ("stone:0",)

    def emblem(self, key: str, words: Words) -> Picture:
        return Picture(_stones({}).resize((64, 64)), words.label(key))


def _sitting(view: View) -> Image.Image:
    assert isinstance(view, StonesView)
    return _stones({sparrow.stone: sparrow.seat for sparrow in view.sparrows if sparrow.stone})


def _stones(sitting: Mapping[str, Seat]) -> Image.Image:
    image = Image.new("RGB", SIZE, SNOW)
    draw = ImageDraw.Draw(image)
    for stone, (x, y) in PLACES.items():
        draw.ellipse((x - RADIUS, y - RADIUS, x + RADIUS, y + RADIUS), STONE)
        if (seat := sitting.get(stone)) is not None:
            draw.ellipse((x - 45, y - 30, x + 45, y + 50), FEATHERS[seat])
            draw.ellipse((x + 10, y - 60, x + 60, y - 10), FEATHERS[seat])
    return image


def _alt(view: View, words: Words) -> str:
    assert isinstance(view, StonesView)
    sparrows = tuple(
        words.say("alt-sparrow", seat=f"seat:{one.seat}", stone=one.stone)
        for one in view.sparrows
        if one.stone
    )
    return words.say("alt-stones", sparrows=sparrows) if sparrows else words.say("game-name")


PAINTER = SketchPainter()
