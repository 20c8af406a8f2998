"""Pages of one to four panels, a great moment alone, a cover and an ending."""

from __future__ import annotations

from renderers.canvas import Box, Sheet
from renderers.kit.captions import GOOD, HARM, Caption, Change, inked
from renderers.kit.cover import draw_cover
from renderers.kit.ending import TurningLine, draw_ending, finished, free
from renderers.kit.lineup import draw_lineup, of_cover
from renderers.kit.marks import arms, people, signs, spirit
from renderers.kit.page import Panel, Scene, draw_page
from renderers.kit.plate import draw_plate, stage
from renderers.kit.router import around, centre
from renderers.kit.seats import draw_name
from renderers.kit.sheets.landscape import country, walker, wanderer
from renderers.kit.sizes import HEIGHT, WIDTH
from renderers.kit.strokes import draw_burst, draw_cut
from renderers.painter import Player
from renderers.palette import AI, SHU


def hills(hats: int, cut: bool = False) -> Scene:
    """Hats on the hills."""

    def scene(sheet: Sheet, clear: Box) -> None:
        sheet.image.paste(country(sheet.width, sheet.height), (0, 0))
        x, y = centre(clear)
        for hat in range(hats):
            walker(sheet, x + (hat - (hats - 1) / 2) * 120, y, 100)
        if cut:
            draw_cut(sheet, around((x, y), 90, 90))

    return scene


COME = Panel(hills(3), Caption("Three come over the hills"), 1)
CUT = Panel(
    hills(1, cut=True),
    Caption("One of them is cut down", HARM, inked(people.hat), Change(2, 3)),
    2,
)
REST = Panel(
    hills(2), Caption("Two rest by the water", GOOD, inked(spirit.pearl), Change(4, 3)), 1, above=True
)
FALL = Panel(
    stage(wanderer, HARM), Caption("The wanderer falls", HARM, inked(arms.wound, SHU), Change(0, 1)), 3
)


def page_of_four() -> Sheet:
    return draw_page([COME, CUT, REST, FALL], "Day 3")


def page_of_three() -> Sheet:
    return draw_page([COME, FALL, REST], "Day 4")


def page_of_two() -> Sheet:
    return draw_page([CUT, COME])


def page_of_one() -> Sheet:
    return draw_page([REST], "Day 5")


def struck_there(sheet: Sheet, box: Box) -> None:
    """A blow on the shoulder."""
    draw_burst(sheet, (box[2] * 0.76, box[3] * 0.82), 40, 90)


def plate() -> Sheet:
    """A fall."""
    caption = Caption("Cut down on the bridge by three at once", HARM, inked(arms.wound, SHU), Change(5, 3))
    return draw_plate(wanderer, caption, "The Wanderer", over=struck_there)


def rise() -> Sheet:
    """Something good, without a number."""
    return draw_plate(wanderer, Caption("He wakes with the sun", GOOD, inked(spirit.star)), mirrored=True)


def cover() -> Sheet:
    return draw_cover(country(WIDTH, HEIGHT), "Over the Hills", "2 to 5 wanderers · an hour", people.hat)


NAMES = ("Over the Hills", "Rain", "The Way of the Wanderer", "Two Hats", "Under the Old Pine", "Home")


def games() -> Sheet:
    """Five games, one of them with a long name."""
    return draw_lineup([(name, of_cover(cover().image)) for name in NAMES[:5]])


def many_games() -> Sheet:
    """More games than have room: the last ones are left out."""
    return draw_lineup([(name, of_cover(cover().image)) for name in 5 * ("Rain", "Two Hats", "Home")])


def ending() -> Sheet:
    moments = [
        TurningLine("Day 2", "The bridge is lost, and nobody sees it"),
        TurningLine("Day 3", "The wanderer falls to three at once"),
        TurningLine("Day 5", "Over the last hill, alone"),
    ]
    scene = Sheet(country(WIDTH, HEIGHT))
    box = free(len(moments))
    for x in (300, 800):
        walker(scene, x, centre(box)[1] - 30, 150)
    sheet = draw_ending(scene.image, "The wanderers win", signs.tick, moments)
    draw_name(sheet, Player("Aya"), 300, box[3] - 40, 400, SHU)
    draw_name(sheet, Player("A player with a very long name indeed", ai=True), 800, box[3] - 40, 400, AI)
    return finished(sheet)
