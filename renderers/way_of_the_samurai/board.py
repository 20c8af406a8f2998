"""The board: the place in its weather, the two fighters, their plates, and their cards."""

from __future__ import annotations

from typing import Final

from PIL import Image

from bot.engine.step import Step
from bot.games.way_of_the_samurai.view import DuelView, FighterView, FoeView
from bot.wording import Words
from renderers.canvas import Sheet
from renderers.kit.band import draw_ground
from renderers.kit.captions import draw_caption, lay
from renderers.kit.marks import coin, mark
from renderers.kit.sizes import LEAST
from renderers.painter import Players
from renderers.palette import KINAKO, SHU, SUMI, WASHI, YAMABUKI, YUKI
from renderers.type import Face, fit, width
from renderers.way_of_the_samurai.cast import behind, draw_both, other
from renderers.way_of_the_samurai.events import Stage, caption, gesture
from renderers.way_of_the_samurai.faces import Size, action_card, back
from renderers.way_of_the_samurai.layout import (
    BAND,
    CARDS,
    CHIPS,
    GROUND,
    LEFT,
    PLATES,
    RAILS,
    RIGHT,
    SCENE_TOP,
    STANCE,
    TABLE,
    WORDS,
)
from renderers.way_of_the_samurai.marks import SYMBOLS, VIOLET, die_face
from renderers.way_of_the_samurai.places.scene import scene, weather_before
from renderers.way_of_the_samurai.plate_contents import of_fighter, opponent, stepped_forward
from renderers.way_of_the_samurai.plates import WIDE, draw_plate
from renderers.way_of_the_samurai.rails import draw_rails, draw_rival_rails
from renderers.way_of_the_samurai.stance import draw_stance

LAID: Final = Size(128, 180, 44, 40, 0.36)
"""The size of an action card on the board."""
SHUT: Final = (34, 46)
USUAL: Final = 560
"""The width of an ordinary figure with its weapon."""
NIGHT_TABLE: Final = (23, 27, 43)
DISTANT: Final = 0.58
"""The scale of enemies who wait behind."""
BEHIND: Final = (868.0, 1012.0)
"""The x of enemies who wait behind."""


def place_of(view: DuelView) -> str:
    return view.place.name if view.place else ""


def named(view: DuelView, words: Words) -> str:
    """The name of the place as a heading, which differs from its form in a sentence."""
    return words.label(f"option:place:{place_of(view)}")


def draw_board(view: DuelView, words: Words, players: Players, step: Step | None = None) -> Sheet:
    """Everything on the table; with a step, the last event drawn on it."""
    view = stepped_forward(view, step)
    sheet = Sheet(_ground(view))
    _people(sheet, view)
    laid = None if step is None else lay(caption(step, words), WORDS)
    _band(sheet, view, words)
    _plates(sheet, view, words, players, step)
    _table(sheet, view, words)
    if step is not None:
        gesture(step, Stage(sheet, view))
    if laid is not None:
        draw_caption(sheet, laid)
    return sheet


def _ground(view: DuelView) -> Image.Image:
    image = Image.new("RGB", (1100, 700), NIGHT_TABLE)
    image.paste(scene(place_of(view), view.weather), (0, SCENE_TOP))
    return image


def _people(sheet: Sheet, view: DuelView) -> None:
    for (one, figure), x in zip(behind(view, DISTANT), BEHIND, strict=False):
        sheet.paste(figure, x, GROUND - 22)
        _tag(sheet, one, x)
    if len(view.foes) > 1:
        box = (RIGHT - 118, GROUND - 15, RIGHT + 118, GROUND + 17)
        sheet.draw.ellipse(box, outline=SUMI, width=9)
        sheet.draw.ellipse(box, outline=YAMABUKI, width=5)
    foe = other(view)
    # A broader figure stands farther off.
    farther = 0 if foe is None else max(0, (foe.image.width - USUAL) * 0.12)
    draw_both(sheet, view, (LEFT, RIGHT + farther), GROUND)
    if view.weather:
        sheet.paste(weather_before(view.weather), 0, SCENE_TOP)


def _tag(sheet: Sheet, foe: FoeView, x: float) -> None:
    """The plate of a waiting enemy: his number, his life and his Qi."""
    top = GROUND - 60
    sheet.draw.rounded_rectangle((x - 66, top, x + 66, top + 46), 8, fill=YUKI)
    sheet.draw.rounded_rectangle((x - 63, top + 3, x + 63, top + 43), 6, fill=WASHI, outline=SUMI, width=2)
    sheet.draw.rounded_rectangle((x - 63, top + 3, x - 25, top + 43), 6, fill=SUMI)
    sheet.text(x - 44, top + 22, str(foe.number), Face.NUMBER, LEAST, YUKI, "mm")
    for place, (value, ink) in enumerate(((foe.life, SHU if foe.fallen else SUMI), (foe.qi, VIOLET))):
        sheet.text(x - 2 + place * 40, top + 22, str(value), Face.NUMBER, 40, ink, "mm")


def _band(sheet: Sheet, view: DuelView, words: Words) -> None:
    draw_ground(sheet, BAND)
    y = BAND / 2 - 4
    when = words.say("picture-when", round=view.round, exchange=view.exchange)
    sheet.line(20, y, fit(when, Face.TITLE, 42, 430, 37), YUKI)
    x = 1080.0
    if view.stops or view.mode == "clan":
        text = words.say("picture-felled", felled=view.felled)
        sheet.line(x, y, fit(text, Face.LABEL, 38, 260, 37), KINAKO, "rm")
        x -= min(260, width(text, Face.LABEL, 38)) + 24
    free = 20 + width(when, Face.TITLE, 42) + 30, x - 70
    where = [text for text in _where(view, words) if width(text, Face.LABEL, 38) <= free[1] - free[0]]
    if where:
        sheet.text(sum(free) / 2, y, where[0], Face.LABEL, 38, KINAKO, "mm")
    if len(view.fighters) == 1 and view.you.die:
        sheet.paste(
            mark(
                die_face(view.you.die),
                46,
                SHU if view.you.die > 2 else YUKI,
                YUKI if view.you.die > 2 else SUMI,
            ),
            x - 24,
            y,
        )


def _where(view: DuelView, words: Words) -> list[str]:
    """The place with its weather; and the weather alone, in case that is too long."""
    if not place_of(view):
        return []
    place, weather = named(view, words), f"weather:{view.weather}"
    if not view.weather:
        return [place]
    return [words.say("picture-where", place=place, weather=weather), words.label(weather)]


def _plates(sheet: Sheet, view: DuelView, words: Words, players: Players, step: Step | None) -> None:
    """Both plates, with the cards of each fighter below."""
    draw_plate(sheet, of_fighter(view.you, words, players, step), 16, PLATES, right=False)
    content = opponent(view, words, players, step)
    if content is not None:
        draw_plate(sheet, content, 1084 - WIDE, PLATES, right=True)
    _belongings(sheet, view.you, 20, right=False)
    if len(view.fighters) > 1:
        _belongings(sheet, view.fighters[1], 1080, right=True)


def _belongings(sheet: Sheet, fighter: FighterView, x: float, *, right: bool) -> None:
    """The number of cards in hand, and the open special cards."""
    way = -1 if right else 1
    shut = back(Size(*SHUT, 10, 10), (79, 124, 138))
    left = x - SHUT[0] if right else x
    sheet.paste(shut, left, CHIPS - SHUT[1] / 2)
    x += way * (SHUT[0] + 10)
    text = str(fighter.hand_size)
    sheet.draw.rounded_rectangle(
        (min(x, x + way * 40), CHIPS - 24, max(x, x + way * 40), CHIPS + 24), 8, fill=WASHI
    )
    sheet.text(x + way * 20, CHIPS - 1, text, Face.NUMBER, 40, SUMI, "mm")
    x += way * 66
    for card in fighter.reserve[:5]:
        sheet.paste(coin(SYMBOLS[card.symbol], 22, SHU, YUKI, rim=3), x + way * 8, CHIPS)
        x += way * 50


def _table(sheet: Sheet, view: DuelView, words: Words) -> None:
    """The exchange's cards, the gauges, the enemy's card."""
    if len(view.fighters) > 1:
        for place, card in enumerate(view.fighters[0].played[:3]):
            sheet.paste(action_card(card, LAID), CARDS[place], TABLE)
        for place, card in enumerate(reversed(view.fighters[1].played[:3])):
            sheet.paste(action_card(card, LAID), 1100 - CARDS[place] - LAID.wide, TABLE)
        draw_rival_rails(sheet, view, (424, TABLE, 676, 694))
        return
    for place, x in enumerate(CARDS):
        if place < len(view.you.played):
            sheet.paste(action_card(view.you.played[place], LAID), x, TABLE)
        else:
            sheet.draw.rounded_rectangle(
                (x + 4, TABLE + 4, x + LAID.wide - 4, TABLE + LAID.high - 4),
                10,
                outline=(92, 106, 132),
                width=3,
            )
    draw_rails(sheet, view, view.you, RAILS)
    draw_stance(sheet, view, words, STANCE)
