"""Portraits for the lobby: enemies, weapons in your hands, places, and what is fought."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PIL import Image

from bot.games.way_of_the_samurai.cards import LIBRARY
from bot.games.way_of_the_samurai.traits import ENEMIES, WEAPONS
from renderers.canvas import Sheet
from renderers.kit.facts import bare
from renderers.kit.lineup import cropped
from renderers.way_of_the_samurai.cast import arm_of
from renderers.way_of_the_samurai.fighters.people import PEOPLE, RIVAL, YOU
from renderers.way_of_the_samurai.fighters.person import Person, fighter
from renderers.way_of_the_samurai.places.scene import scene

FEET: Final = 0.94
TALL: Final = 430
"""The height at which a figure of size 1 fills a portrait."""
WIDE: Final = 330
FOUGHT: Final[Mapping[str, tuple[Person, ...]]] = {
    "mode:fight": (YOU, PEOPLE["ishida"]),
    "mode:three": (PEOPLE["dojo_1"], PEOPLE["dojo_2"], PEOPLE["dojo_3"]),
    "mode:clan": (PEOPLE["clan"], PEOPLE["clan"], PEOPLE["clan"], PEOPLE["clan"]),
    "mode:dojo": (PEOPLE["dojo_4"], PEOPLE["master"], PEOPLE["dojo_1"]),
    "mode:village": (YOU,),
    "mode:duel": (YOU, RIVAL),
}
ENEMY: Final = {f"enemy:{enemy}": (PEOPLE[enemy],) for enemy in ENEMIES}
PLACES: Final = frozenset(f"place:{place}" for place in LIBRARY.places)
ARMS: Final = frozenset(f"weapon:{weapon}" for weapon in WEAPONS)
PORTRAITS: Final = frozenset([*FOUGHT, *ENEMY, *PLACES, *ARMS])


def draw_portrait(key: str, across: int, down: int) -> Image.Image:
    """Figures side by side on a ground, or a ground alone."""
    sheet = Sheet(cropped(scene(bare(key) if key in PLACES else "", ""), across, down))
    if key in ARMS:
        size = min(down / TALL, across / WIDE)
        sheet.paste(fighter(YOU, arm_of(bare(key)), size), across / 2, down * FEET)
    who = (FOUGHT | ENEMY).get(key, ())
    size = min(down / TALL, across / (WIDE * (len(who) + 1) / 2))
    for place, person in enumerate(who):
        x = across * (place + 1) / (len(who) + 1)
        sheet.paste(fighter(person, size=size, left=person is not YOU), x, down * FEET)
    return sheet.image
