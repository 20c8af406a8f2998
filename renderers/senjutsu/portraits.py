"""Portraits for the lobby: heroes and opponents in the snow, fields, weapons as cards, and what is fought."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PIL import Image

from bot.games.senjutsu.board.fields import FIELDS
from bot.games.senjutsu.cards.decks import WEAPONS
from bot.games.senjutsu.cards.heroes import HEROES
from bot.games.senjutsu_solo.fights.foes import FOES
from bot.games.senjutsu_solo.terms import Mode
from bot.wording import Words
from renderers.canvas import Sheet
from renderers.kit.cover import SCENE
from renderers.kit.facts import bare
from renderers.kit.lineup import cropped
from renderers.kit.sizes import WIDTH
from renderers.palette import FUJI, NIGHT, Colour
from renderers.senjutsu.cards.face import ACROSS, DOWN, face
from renderers.senjutsu.field.ground import backdrop
from renderers.senjutsu.people.figures import figure

HORIZON: Final = 300.0
SNOW: Final = "snowy_clearing"
FEET: Final = 0.95
"""The place of the feet, as a share of the height of a portrait."""
TALL: Final = 0.78
"""The height of a figure, as a share of the same: some raise a blade above their heads."""
WIDE: Final = 0.78
"""The width of a figure, as a share of its height."""
SEATS: Final = {f"seat:{key}": (key,) for key in HEROES}
OPPONENTS: Final = {f"foe:{key}": (key,) for key in FOES} | {"foe:ashigaru": ("ashigaru", "hachiko")}
FOUGHT: Final[Mapping[Mode, tuple[str, ...]]] = {
    "fight": ("warrior", "samurai_boss"),
    "nightmare": ("student", "musashi"),
    "horde": ("ashigaru_yari", "samurai_boss", "ashigaru_katana"),
    "nightmare_horde": ("ninja", "musashi", "monk"),
    "fallen_lord": ("master", "ashigaru_katana", "ashigaru_yari"),
    "path": ("ronin",),
}
MODES: Final = {f"mode:{mode}": who for mode, who in FOUGHT.items()}
DARK: Final[Mapping[str, tuple[Colour, float]]] = {
    "mode:nightmare": (FUJI, 0.45),
    "mode:nightmare_horde": (FUJI, 0.45),
    "mode:fallen_lord": (NIGHT, 0.4),
}
"""The colour over the land, and its share."""
CARDS: Final = {f"weapon:{key}": card for key, card in WEAPONS.items()}
DUELLING: Final = frozenset([*SEATS, *CARDS, *(f"field:{field}" for field in FIELDS)])
SOLO: Final = DUELLING | frozenset([*OPPONENTS, *MODES])


def draw_portrait(key: str, words: Words, across: int, down: int) -> Image.Image:
    """Figures side by side in the snow, a card on the snow, or a field alone."""
    field = bare(key) if key.startswith("field:") else SNOW
    land = backdrop(field, HORIZON).crop((0, 0, WIDTH, SCENE))
    sheet = Sheet(cropped(land, across, down))
    if key in DARK:
        colour, share = DARK[key]
        sheet.image = Image.blend(sheet.image, Image.new("RGB", sheet.image.size, colour), share)
    if key in CARDS:
        card = CARDS[key]
        drawn = face(card, words.label(card.key))
        size = min(FEET * down / DOWN, FEET * across / ACROSS, 1.0)
        small = drawn.image.resize((round(drawn.image.width * size), round(drawn.image.height * size)))
        sheet.image.paste(small, ((across - small.width) // 2, (down - small.height) // 2), small)
    who = (SEATS | OPPONENTS | MODES).get(key, ())
    pitch = across / (len(who) + 1)
    high = round(min(TALL * down, across / (WIDE * (len(who) + 1) / 2)))
    for place, one in enumerate(who):
        first = len(who) > 1 and place == 0
        sheet.paste(figure(one, high, mirrored=first), pitch * (place + 1), down * FEET)
    return sheet.image
