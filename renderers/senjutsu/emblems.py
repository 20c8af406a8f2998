"""Small pictures for the rules: kamae, types of card, statuses, terrain, fighters."""

from __future__ import annotations

from typing import Final

from PIL import Image

from bot.games.senjutsu.board.hexes import AROUND
from bot.games.senjutsu.board.terrain import TERRAIN
from bot.games.senjutsu.cards.heroes import HEROES
from bot.games.senjutsu.cards.language import KAMAE
from bot.games.senjutsu_solo.fights.foes import FOES
from bot.games.senjutsu_solo.terms import BEHAVIOURS, STANCES
from renderers.canvas import Sheet
from renderers.kit.facts import bare
from renderers.kit.gauges import row_of
from renderers.kit.marks import coin, mark
from renderers.palette import KINAKO, WASHI, YUKI
from renderers.paper import printed
from renderers.senjutsu.field import tiles
from renderers.senjutsu.field.terrain import terrain
from renderers.senjutsu.people.figures import figure
from renderers.senjutsu.people.panels import FOCUS
from renderers.senjutsu.people.posture import behaviour_track, posture
from renderers.senjutsu.pictures.looking import GUARDED
from renderers.senjutsu.pictures.own_band import DROPS
from renderers.senjutsu.signs import marks
from renderers.senjutsu.signs.effects import STATUSES
from renderers.senjutsu.signs.icons import KINDS
from renderers.senjutsu.signs.kamae import COLOURS, kamae_mark

HEX: Final = 66
ACROSS: Final = 330
DOWN: Final = 210
SIGNS: Final = ("strike", "block", "step", "menace", "focus", "wounds", "stays")
"""The marks in private pictures: what a card would do, what foes may do, and the band above."""
CHAPTERS: Final = {"chapter:cards": "card:105"}
"""Chapters of the rules that show a card."""
KEYS: Final = (
    *CHAPTERS,
    *(f"sign:{sign}" for sign in SIGNS),
    *(f"kamae:{kamae}" for kamae in KAMAE),
    *(f"kind:{kind}" for kind in KINDS),
    *(f"status:{status}" for status in STATUSES),
    *(f"terrain:{kind}" for kind in TERRAIN),
    *(f"hero:{hero}" for hero in HEROES),
)
"""The emblems in the rules of the duel."""
SOLO_KEYS: Final = (
    *KEYS,
    *(f"stance:{stance}" for stance in STANCES),
    *(f"behaviour:{behaviour}" for behaviour in BEHAVIOURS),
    *(f"foe:{kind}" for kind in FOES),
)
"""The emblems in the rules of fights against AI opponents."""


def draw_emblem(key: str) -> Image.Image:
    """The thing itself on paper, without words."""
    sheet = Sheet(Image.new("RGB", (ACROSS, DOWN), WASHI))
    name = bare(key)
    x, y = ACROSS / 2, DOWN / 2
    if key.startswith("sign:"):
        _draw_sign(sheet, name, x, y)
    elif key.startswith("kamae:") and name in COLOURS:
        sheet.paste(kamae_mark(name, 150), x, y)
    elif key.startswith("kind:"):
        drawing, ground = KINDS[name]
        sheet.paste(coin(drawing, 76, ground, WASHI), x, y)
    elif key.startswith("status:"):
        sheet.paste(coin(STATUSES[name], 76, WASHI), x, y)
    elif key.startswith("stance:"):
        sheet.paste(posture(next(one for one in STANCES if one == name), "centre", 120), x, y)
    elif key.startswith("behaviour:"):
        sheet.paste(behaviour_track("offensive", next(one for one in BEHAVIOURS if one == name), 80), x, y)
    elif key.startswith(("hero:", "foe:")):
        sheet.paste(figure(name, 160), x, DOWN - 24)
    else:
        kind = next(kind for kind in TERRAIN if kind == name)
        sheet.paste(terrain(kind, 84), x, DOWN - 60)
    return printed(sheet.image)


def _draw_sign(sheet: Sheet, name: str, x: float, y: float) -> None:
    """A mark as it lies on a hex, or a row of pearls or drops."""
    if name == "focus":
        sheet.paste(row_of(FOCUS, 2, 3), x, y)
        return
    if name == "stays":
        sheet.paste(mark(marks.stays, 130), x, y)
        return
    if name == "wounds":
        sheet.paste(row_of(DROPS, 2, 5), x, y)
        return
    sheet.paste(tiles.tile(HEX, YUKI, KINAKO, KINAKO), x, y)
    laid = {
        "strike": (tiles.threat(HEX, struck=False),),
        "block": (tiles.threat(HEX, struck=False, ink=GUARDED),),
        "step": (tiles.footing(HEX),),
        "menace": (tiles.menaced(HEX), tiles.spear(HEX, AROUND[3])),
    }
    for sprite in laid[name]:
        sheet.paste(sprite, x, y)
