"""The village as it stands: ground, figures, counts, plates, band and tiles."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.seven_ronin.view import AreaView, RoninView, VillageView
from bot.games.seven_ronin.village import INN
from bot.wording import Words
from renderers.canvas import Sheet
from renderers.kit.gauges import rope_of_pearls
from renderers.seven_ronin import tokens
from renderers.seven_ronin.ground import ground
from renderers.seven_ronin.layout import Layout
from renderers.seven_ronin.ninja import ninja
from renderers.seven_ronin.plates import Plate, Setting, State, draw_plate, tag
from renderers.seven_ronin.ronin import ROBES, ronin
from renderers.seven_ronin.standing import Standing
from renderers.seven_ronin.tiles import badges
from renderers.type import Face

HEAD = {"ronin:tasuke": 128, "ronin:yumi": 116, "ronin:kabe": 116, "ronin:yobu": 112}
"""How high over a ronin's feet his pearls hang."""
USUAL_HEAD = 106


def blank(layout: Layout) -> Sheet:
    return Sheet(ground(layout).copy())


def draw_people(
    sheet: Sheet, layout: Layout, view: VillageView, words: Words, standings: Mapping[str, Standing]
) -> None:
    """Everybody in the village, from the back row to the front, with counts and markers; and on the
    Inn's gable the sign of the area that it copies."""
    seven = {ronin.key: ronin for ronin in view.ronin}
    for place in layout.spots:
        standing = standings[place]
        if place == INN and view.inn_copies is not None:
            sheet.paste(tokens.sign(view.inn_copies, 17), *layout.spots[place].gable)
        if standing.banner is not None:
            sheet.paste(tokens.banner(0.86 if layout.phone else 1.0), *standing.banner)
        for x, y in standing.figures:
            sheet.paste(ninja(layout.figure), x, y)
        for key, (x, y) in standing.ronin.items():
            sheet.paste(ronin(key, layout.figure * 1.05), x, y)
        if standing.ninja:
            tokens.ninja_count(sheet, *standing.count, str(standing.ninja), layout.hood, layout.least)
        for key, (x, y) in standing.ronin.items():
            _label(sheet, layout, words, seven[key], x, y)


def draw_plates(
    sheet: Sheet,
    layout: Layout,
    view: VillageView,
    words: Words,
    standings: Mapping[str, Standing],
    lit: frozenset[str],
) -> None:
    """The names of all places. Nothing that happens may cover them, so they come last."""
    areas = {area.key: area for area in view.areas}
    for place, plate in plates(layout, view, words).items():
        draw_plate(sheet, plate, _state(standings[place], areas.get(place)), lit=place in lit)


def plates(layout: Layout, view: VillageView, words: Words) -> dict[str, Plate]:
    """The plate of every place; on a phone without the limits."""
    limits = {} if layout.phone else {area.key: area.limit for area in view.areas}
    setting = Setting(layout.name_size, layout.name_room, layout.least)
    return {
        place: Plate((spot.x, spot.y + 5), setting, place, words.label(place), limits.get(place))
        for place, spot in layout.spots.items()
    }


def _state(standing: Standing, area: AreaView | None) -> State:
    if area is None or not standing.ninja:
        return "free"
    if not standing.ronin:
        return "used" if area.used else "occupied"
    return "attacked"


def _label(sheet: Sheet, layout: Layout, words: Words, one: RoninView, x: float, y: float) -> None:
    """What a ronin can still take, his name where there is room, and his markers."""
    left = one.endurance - one.wounds
    if layout.phone:
        sheet.paste(tokens.life(19), x + 27, y - 15)
        sheet.text(x + 27, y - 15.5, str(left), Face.NUMBER, layout.least, anchor="mm")
    else:
        sheet.paste(rope_of_pearls(one.endurance, left, 6.4), x, y - HEAD.get(one.key, USUAL_HEAD))
        tag(sheet, x, y - 6, words.label(one.key), layout.least, 96, ROBES[one.key])
    held = [badge for badge in badges(one) if badge != "used"][:2]
    for place, badge in enumerate(held):
        sheet.paste(tokens.badge(badge, 15), x - 34, y - 72 + place * 32)
