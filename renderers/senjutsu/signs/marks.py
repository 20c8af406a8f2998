"""Marks that only Senjutsu needs, for the effects of its cards; each in a box of 100 units."""

from __future__ import annotations

from renderers.brush import brush, paint
from renderers.canvas import Canvas
from renderers.kit.marks import HAT
from renderers.palette import Colour

CARD = "26,6! 74,6! 74,94! 26,94!"
CARD_INSIDE = "34,14! 66,14! 66,86! 34,86!"


def _card(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    paint(canvas, CARD, ink)
    paint(canvas, CARD_INSIDE, ground)


def draw(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A card is drawn: up it goes."""
    _card(canvas, ink, ground)
    paint(canvas, "50,22! 68,46! 57,46! 57,76! 43,76! 43,46! 32,46!", ink)


def discard(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A card is thrown away: down it goes."""
    _card(canvas, ink, ground)
    paint(canvas, "50,78! 68,54! 57,54! 57,24! 43,24! 43,54! 32,54!", ink)


def take(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A card is looked for."""
    paint(canvas, "6,6! 58,6! 58,94! 6,94!", ink)
    paint(canvas, "14,14! 50,14! 50,86! 14,86!", ground)
    canvas.oval(62, 50, 28, 28, ink)
    canvas.oval(62, 50, 18, 18, ground)
    brush(canvas, "80,68 98,90", 15, ink, start=1, end=1)


def shuffle(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """Cards go back among the others."""
    paint(canvas, "2,20! 34,10! 54,82! 22,92!", ink)
    paint(canvas, "12,27! 29,22! 44,75! 27,80!", ground)
    paint(canvas, "66,8! 98,18! 78,92! 46,82!", ink)
    paint(canvas, "71,20! 88,25! 73,80! 56,75!", ground)


def look(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """An eye."""
    paint(canvas, "2,50! 26,26 50,18 74,26 98,50! 74,74 50,82 26,74", ink)
    paint(canvas, "15,50! 32,34 50,28 68,34 85,50! 68,66 50,72 32,66", ground)
    canvas.oval(50, 50, 17, 17, ink)


def hobble(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A crutch across a foot: slowed."""
    paint(canvas, "36,4! 62,4! 62,56 92,70 98,92! 30,92! 30,60", ink)
    brush(canvas, "4,30 96,62", 15, ground, start=1, end=1)
    brush(canvas, "2,28 98,62", 8, ink, start=1, end=1)


def poison(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A gourd of poison."""
    paint(canvas, "42,2! 58,2! 58,14 70,24 68,38 84,52 86,78 66,97 34,97 14,78 16,52 32,38 30,24 42,14", ink)
    brush(canvas, "36,62 64,88", 8, ground, start=1, end=1)
    brush(canvas, "64,62 36,88", 8, ground, start=1, end=1)


def bleed(canvas: Canvas, ink: Colour, _: Colour) -> None:
    """A wound that goes on bleeding: a drop, and drops below it."""
    paint(canvas, "42,2! 50,20 66,42 64,60 52,70 32,70 20,60 18,42 34,20", ink)
    for x, y, size in ((72, 70, 12), (52, 88, 9), (86, 92, 7)):
        wide, low = size * 0.8, y + size * 0.3
        paint(canvas, f"{x},{y - size}! {x + wide},{low} {x},{y + size} {x - wide},{low}", ink)


def bandage(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """Bleeding stops."""
    paint(canvas, "4,36! 36,4! 96,64! 64,96!", ink)
    paint(canvas, "38,34! 50,22! 78,50! 66,62! 50,78! 22,50!", ground)
    brush(canvas, "50,36 50,64", 10, ink, start=1, end=1)
    brush(canvas, "36,50 64,50", 10, ink, start=1, end=1)


def push(canvas: Canvas, ink: Colour, _: Colour) -> None:
    """Somebody is pushed away."""
    paint(canvas, "4,78! 96,78! 96,94! 4,94!", ink)
    paint(canvas, "50,2! 88,38! 64,38! 64,68! 36,68! 36,38! 12,38!", ink)


def pull(canvas: Canvas, ink: Colour, _: Colour) -> None:
    """Somebody is pulled nearer."""
    paint(canvas, "4,82! 96,82! 96,97! 4,97!", ink)
    paint(canvas, "50,74! 88,38! 64,38! 64,4! 36,4! 36,38! 12,38!", ink)


def swap(canvas: Canvas, ink: Colour, _: Colour) -> None:
    """Two change places."""
    paint(canvas, "28,3! 54,36! 37,36! 37,84! 19,84! 19,36! 2,36!", ink)
    paint(canvas, "72,97! 98,64! 81,64! 81,16! 63,16! 63,64! 46,64!", ink)


def branch(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A change of kamae along a branch of the tree."""
    brush(canvas, "24,74 76,26", 12, ink, start=1, end=1)
    for x, y, reach in ((22, 76, 20), (76, 26, 24)):
        canvas.oval(x, y, reach, reach, ink)
        canvas.oval(x, y, reach - 9, reach - 9, ground)


def speech(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """Something is named."""
    paint(canvas, "6,14! 94,14! 94,70! 52,70! 30,94! 32,70! 6,70!", ink)
    paint(canvas, "16,24! 84,24! 84,60! 16,60!", ground)
    for x in (30, 50, 70):
        canvas.oval(x, 42, 6, 6, ink)


def scroll(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A rule for everybody."""
    paint(canvas, "16,14! 84,14! 84,86! 16,86!", ink)
    paint(canvas, "24,24! 76,24! 76,76! 24,76!", ground)
    for y in (8, 92):
        brush(canvas, f"4,{y} 96,{y}", 13, ink, start=1, end=1)
    for y in (38, 52, 66):
        brush(canvas, f"34,{y} 66,{y}", 6, ink, start=1, end=1)


def exchange(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A card takes the place of another."""
    paint(canvas, "2,4! 44,4! 44,66! 2,66!", ink)
    paint(canvas, "10,12! 36,12! 36,58! 10,58!", ground)
    paint(canvas, "56,34! 98,34! 98,96! 56,96!", ink)
    brush(canvas, "54,12 80,10 82,24", 9, ink, start=1, end=1)
    paint(canvas, "68,18! 96,18! 82,32!", ink)


def less(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A wound less: a shield with a drop."""
    paint(canvas, "10,8! 50,2 90,8! 88,48 72,80 50,97! 28,80 12,48", ink)
    paint(canvas, "50,20! 58,40 70,56 62,72 50,76 38,72 30,56 42,40", ground)


def wide(canvas: Canvas, ink: Colour, _: Colour) -> None:
    """Wider: it reaches further to both sides."""
    paint(canvas, "2,50! 34,22! 34,40! 66,40! 66,22! 98,50! 66,78! 66,60! 34,60! 34,78!", ink)


def counter(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """Strike back: a blade behind a bar."""
    paint(canvas, "4,62! 96,62! 96,90! 4,90!", ink)
    paint(canvas, "50,2! 64,26 62,54! 38,54! 36,26", ink)
    for x in (34, 66):
        brush(canvas, f"{x},62 {x},90", 6, ground, start=1, end=1)


def foe(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """The foe: a hat and shoulders."""
    paint(canvas, "6,98! 10,76 34,64 66,64 90,76 94,98!", ink)
    paint(canvas, "32,36 68,36 66,60 50,70 34,60", ground)
    with canvas.at(8, -8, 0.84):
        paint(canvas, HAT, ink)


def stays(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A card that stays in play: a card on a stand."""
    paint(canvas, "28,4! 72,4! 72,70! 28,70!", ink)
    paint(canvas, "36,12! 64,12! 64,62! 36,62!", ground)
    paint(canvas, "8,78! 92,78! 92,94! 8,94!", ink)


def prepared(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """Ready from the first turn: a knotted cord."""
    brush(canvas, "50,40 20,10 8,34 50,48 92,34 80,10 50,40", 11, ink, start=1, end=1)
    brush(canvas, "50,46 30,96", 11, ink, start=1, end=0.8)
    brush(canvas, "50,46 70,96", 11, ink, start=1, end=0.8)
    canvas.oval(50, 44, 13, 13, ink)
    canvas.oval(50, 44, 5, 5, ground)


def reach(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """The reach of a card: a mark to shoot at."""
    for radius, colour in ((47, ink), (37, ground), (25, ink), (15, ground), (7, ink)):
        canvas.oval(50, 50, radius, radius, colour)


def unstoppable(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """No block helps: a broken bar."""
    for box in ("2,34! 40,34! 30,66! 2,66!", "60,34! 98,34! 98,66! 70,66!"):
        paint(canvas, box, ink)
    paint(canvas, "56,2! 34,52! 48,52! 42,98! 68,42! 52,42!", ink)
    _ = ground


def or_(canvas: Canvas, ink: Colour, _: Colour) -> None:
    """The sign between two choices."""
    brush(canvas, "64,6 36,94", 11, ink, start=0.6, end=0.4)


def then(canvas: Canvas, ink: Colour, _: Colour) -> None:
    """The sign between two phases, one after the other."""
    brush(canvas, "34,24 66,50 34,76", 12, ink, start=0.8, end=0.8)


def behaviour(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """The next way of behaving: from one side to the next."""
    paint(canvas, "2,40! 26,14! 26,30! 44,30! 44,50! 26,50! 26,66!", ink)
    paint(canvas, "98,40! 74,14! 74,30! 56,30! 56,50! 74,50! 74,66!", ink)
    brush(canvas, "14,78 50,96 84,80", 10, ink, start=0.8, end=1)
    paint(canvas, "94,64! 96,94! 70,88!", ink)
    _ = ground


def reset(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """The deck is reset: a round arrow about a card."""
    paint(canvas, "36,26! 64,26! 64,74! 36,74!", ink)
    paint(canvas, "43,33! 57,33! 57,67! 43,67!", ground)
    brush(canvas, "80,84 50,97 16,84 4,50 16,16 50,3 82,16", 10, ink, start=0.8, end=1)
    paint(canvas, "98,4! 94,40! 66,22!", ink)


def recall(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A discard goes back into the deck."""
    paint(canvas, "48,30! 94,30! 94,96! 48,96!", ink)
    paint(canvas, "56,38! 86,38! 86,88! 56,88!", ground)
    brush(canvas, "20,90 8,40 34,16 60,14", 12, ink, start=0.6, end=1)
    paint(canvas, "56,0! 84,16! 58,34!", ink)


def distance(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """The distance that an opponent keeps."""
    paint(canvas, "0,20! 12,20! 12,80! 0,80!", ink)
    paint(canvas, "88,20! 100,20! 100,80! 88,80!", ink)
    paint(canvas, "16,50! 40,28! 40,43! 60,43! 60,28! 84,50! 60,72! 60,57! 40,57! 40,72!", ink)
    _ = ground


def gone(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A card leaves the fight for good."""
    _card(canvas, ink, ground)
    brush(canvas, "8,14 92,86", 12, ink, start=1, end=1)
    brush(canvas, "92,14 8,86", 12, ink, start=1, end=1)
