"""Pictures for ``/card``: an action card, a weapon in hands, an enemy, with name and text."""

from __future__ import annotations

from typing import Final

from PIL import Image

from bot.games.way_of_the_samurai.cards import LIBRARY
from bot.wording import Words, message_id
from renderers.canvas import Sheet
from renderers.kit.facts import bare
from renderers.kit.sizes import HEIGHT, LEAST, WIDTH
from renderers.palette import SUMI, WASHI
from renderers.paper import printed
from renderers.type import Face, fill
from renderers.way_of_the_samurai.cast import arm_of
from renderers.way_of_the_samurai.faces import Size, action_card
from renderers.way_of_the_samurai.fighters import PEOPLE, YOU, fighter
from renderers.way_of_the_samurai.places.scene import scene

ACTIONS: Final = {action.key: action for action in (*LIBRARY.actions, *LIBRARY.specials)}
KINDS: Final = ("action", "weapon", "enemy")
BESIDE: Final = (24, 24, 560, HEIGHT - 24)
ABOVE: Final = (24, 24, WIDTH - 24, 276)
"""The box of the words; the one above is for weapons, which are long."""
MARGIN: Final = 30
CARD: Final = Size(440, 640, 116, 108, 0.42)
ENEMY: Final = (850, 640)
ARMED: Final = (330, 670)
"""The position of the feet."""
LETTERS: Final = 60
"""The type size to begin with; a long text gets smaller."""
LEADING: Final = 1.25


def is_lookup(key: str) -> bool:
    return key.partition(":")[0] in KINDS


def sentence(key: str, words: Words) -> str:
    """The text of the piece."""
    if key in ACTIONS:
        card = ACTIONS[key]
        deeds = tuple(deed.key for way in card.effect.ways for deed in way)
        joker = len(card.effect.ways) > 1
        return words.say("text-action", joker=joker, deeds=deeds, symbol=f"symbol:{card.symbol}")
    return words.say(f"about-option-{message_id(key)}")


def draw_lookup(key: str, words: Words) -> Sheet:
    """The piece with its name and its text on paper."""
    high = round(HEIGHT * 1.02)
    land = scene("", "")
    wide = round(land.width * high / land.height)
    ground = Image.new("RGB", (WIDTH, HEIGHT))
    ground.paste(land.resize((wide, high)), (min(0, (WIDTH - wide) // 2), 0))
    sheet = Sheet(ground)
    page = BESIDE
    if key in ACTIONS:
        sheet.paste(action_card(ACTIONS[key], CARD), 608, (HEIGHT - CARD.high) // 2)
    elif key.startswith("weapon:"):
        page = ABOVE
        sheet.paste(fighter(YOU, arm_of(bare(key)), size=1.3), *ARMED)
    else:
        sheet.paste(fighter(PEOPLE[bare(key)], size=1.3, left=True), *ENEMY)
    _write(sheet, page, (words.label(key), Face.TITLE_BOLD), (sentence(key, words), Face.LABEL))
    sheet.image = printed(sheet.image)
    return sheet


def _write(sheet: Sheet, page: tuple[int, int, int, int], *paragraphs: tuple[str, Face]) -> None:
    left, top, right, bottom = page
    sheet.draw.rounded_rectangle(page, 12, fill=WASHI, outline=SUMI, width=3)
    y = top + MARGIN
    for line in fill(paragraphs, LETTERS, right - left - 2 * MARGIN, bottom - y - MARGIN, LEAST, LEADING):
        sheet.line(left + MARGIN, y + line.size * LEADING / 2, line, SUMI)
        y += line.size * LEADING
