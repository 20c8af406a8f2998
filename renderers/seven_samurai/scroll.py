"""What the close-ups share: a scroll as wide as a phone that is written from top to bottom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PIL import Image

from bot.games.seven_samurai.raiders import Penalty, Raider
from bot.wording import Words
from renderers.canvas import Sheet, Sprite
from renderers.palette import KINAKO, NIGHT, SHADE, YAMABUKI, YUKI, Colour
from renderers.seven_samurai import labels
from renderers.seven_samurai.marks import mark
from renderers.seven_samurai.panels import LABEL
from renderers.seven_samurai.raider_cards import PILE, face_up
from renderers.seven_samurai.slips import SQUARE, draw_slip
from renderers.type import Face, Line, fit, wrap

ACROSS = 800
EDGE = 16
LONGEST = 4000
"""No close-up is higher than this: all 66 raiders, one below the other in short rows, are not."""
SIZE = 1.15
"""How much larger than on the piles a card is shown."""
CARD = (round(PILE[0] * SIZE), round(PILE[1] * SIZE))
GAP = 16
PITCH = (CARD[0] + GAP, CARD[1] + GAP)
"""From card to card, across and down."""
TITLE = 84
LEADING = 1.16


@dataclass(frozen=True, slots=True)
class Note:
    """One thing in words. What is in force now has a golden rim."""

    icon: Sprite
    title: str
    text: str
    present: bool = False


@dataclass(slots=True)
class Scroll:
    """A picture in the making: everything above ``y`` is written."""

    sheet: Sheet
    y: int

    @property
    def image(self) -> Image.Image:
        """The scroll, cut off below what is written."""
        return self.sheet.image.crop((0, 0, ACROSS, self.y + 8))


def unroll(title: str, more: str = "") -> Scroll:
    """A scroll with its title, and a few words at the end of the same line."""
    sheet = Sheet(Image.new("RGB", (ACROSS, LONGEST), NIGHT))
    sheet.draw.rectangle((0, TITLE - 3, ACROSS, TITLE), fill=KINAKO)
    room = ACROSS - 2 * EDGE
    side = fit(more, Face.LABEL, 32, room * 0.5, 22)
    head = fit(title, Face.TITLE, 42, room - side.width - 20, 26)
    sheet.line(EDGE, TITLE / 2 - 2, head, YUKI)
    if more:
        sheet.line(ACROSS - EDGE, TITLE / 2, side, KINAKO, "rm")
    return Scroll(sheet, TITLE + 14)


def heading(scroll: Scroll, text: str, about: str = "") -> None:
    """What stands below; ``about`` explains it in smaller type."""
    line = fit(text, Face.TITLE, 36, ACROSS - 2 * EDGE, 24)
    scroll.sheet.line(EDGE, scroll.y + 24, line, YUKI)
    scroll.y += 50
    if about:
        rows = wrap(about, Face.LABEL, 28, ACROSS - 2 * EDGE, 2, 22)
        scroll.y = write(scroll.sheet, EDGE, scroll.y + 14, rows, SHADE) + 2


def cards(scroll: Scroll, raiders: Sequence[Raider], left: int = EDGE) -> None:
    """Cards face up, in as many rows as they take."""
    in_row = (ACROSS - left - EDGE + GAP) // PITCH[0]
    for place, raider in enumerate(raiders):
        row, column = divmod(place, in_row)
        scroll.sheet.paste(face_up(raider, SIZE), left + column * PITCH[0], scroll.y + 4 + row * PITCH[1])
    scroll.y += -(-len(raiders) // in_row) * PITCH[1]


def note(scroll: Scroll, said: Note) -> None:
    """A slip that says one thing in words."""
    left, right = EDGE + SQUARE + 18, ACROSS - EDGE - 16
    head = fit(said.title, Face.TITLE, 34, right - left, 24)
    rows = wrap(said.text, Face.LABEL, 30, right - left, 3, 24)
    pitch = rows[0].size * LEADING
    height = round(62 + pitch * len(rows))
    top = scroll.y + 4
    draw_slip(scroll.sheet, (EDGE, top, ACROSS - EDGE, top + height), YAMABUKI if said.present else YUKI)
    scroll.sheet.paste(said.icon, EDGE + SQUARE / 2, top + height / 2)
    scroll.sheet.line(left, top + 28, head)
    write(scroll.sheet, left, top + 50 + pitch / 2, rows, LABEL)
    scroll.y += height + 16


def write(sheet: Sheet, left: float, y: float, rows: Iterable[Line], colour: Colour) -> int:
    """Lines below each other; returns where the next one would stand."""
    for line in rows:
        sheet.line(left, y, line, colour)
        y += line.size * LEADING
    return round(y)


def legend(scroll: Scroll, words: Words, raiders: Iterable[Raider]) -> None:
    """The penalties of these cards by their marks, and the torches of those that burn."""
    shown = list(raiders)
    kinds: dict[Penalty, None] = dict.fromkeys(kind for raider in shown for kind in raider.penalties)
    entries = [(mark(kind, 36, YUKI, NIGHT), labels.penalty(words, kind)) for kind in sorted(kinds)]
    if any(raider.flames for raider in shown):
        entries.append((mark("fire", 36, YAMABUKI, YUKI), words.say("picture-flames")))
    column = (ACROSS - 2 * EDGE) / 3
    for place, (sprite, name) in enumerate(entries):
        row, number = divmod(place, 3)
        x, y = EDGE + number * column, scroll.y + 26 + row * 50
        scroll.sheet.paste(sprite, x + 20, y)
        scroll.sheet.line(x + 48, y, fit(name, Face.LABEL, 28, column - 56, 20), SHADE)
    scroll.y += -(-len(entries) // 3) * 50 + 8
