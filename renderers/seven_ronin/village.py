"""The village now: ground, figures, counts, plates, band, names and tiles."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.seven_ronin.view import AreaView, RoninView, VillageView
from bot.games.seven_ronin.village import INN
from bot.wording import Words
from renderers.canvas import Sheet
from renderers.seven_ronin import tokens
from renderers.seven_ronin.acting import Acting, acting
from renderers.seven_ronin.formation import Formation
from renderers.seven_ronin.ground import burn, ground, near
from renderers.seven_ronin.layout import COUNTS, FIGURE, HOOD, NAMES, PEARL, SPOTS
from renderers.seven_ronin.ninja import ninja
from renderers.seven_ronin.plates import Plate, State, draw_plate
from renderers.seven_ronin.ronin import ronin
from renderers.seven_ronin.tiles import badges


def blank(view: VillageView) -> Sheet:
    """The village of a day without figures; occupied places are dark and burn."""
    sheet = Sheet(ground(view.round).copy())
    for area in view.areas:
        if area.occupied:
            spot = SPOTS[area.key]
            sheet.paste(near(area.key, spot.size, held=True), *spot.foot)
            burn(sheet, area.key)
    return sheet


def draw_people(
    sheet: Sheet, view: VillageView, formations: Mapping[str, Formation], acted: Acting | None = None
) -> None:
    """All figures, from the back row to the front, with counts and markers; the Inn's gable shows the area it
    copies."""
    acted = acted or acting(view, None)
    seven = {ronin.key: ronin for ronin in view.ronin}
    for place in SPOTS:
        formation = formations[place]
        if place == INN and view.inn_copies is not None:
            sheet.paste(tokens.sign(view.inn_copies, 22), *SPOTS[place].gable)
        if formation.banner is not None:
            sheet.paste(tokens.banner(0.82), *formation.banner)
        for x, y in formation.figures:
            sheet.paste(ninja(FIGURE, place in acted.charging), x, y)
        for key, (x, y) in formation.ronin.items():
            sheet.paste(ronin(key, FIGURE, acted.poses.get(key, "stand")), x, y)
        if formation.ninja:
            tokens.ninja_count(sheet, *formation.count, str(formation.ninja), HOOD, COUNTS)
        for key in formation.ronin:
            _label(sheet, seven[key], formation)


def draw_plates(
    sheet: Sheet,
    view: VillageView,
    words: Words,
    formations: Mapping[str, Formation],
    lit: frozenset[str],
) -> None:
    """The names of all places. They are drawn last, because nothing may cover them."""
    areas = {area.key: area for area in view.areas}
    for place, plate in plates(words).items():
        draw_plate(sheet, plate, _state(formations[place], areas.get(place)), lit=place in lit)


def plates(words: Words) -> dict[str, Plate]:
    """The plate of every place. Without limits on them, plates need no shift to the left."""
    return {
        place: Plate((spot.x + max(0, spot.aside), spot.y), NAMES, place, words.label(place))
        for place, spot in SPOTS.items()
    }


def _state(formation: Formation, area: AreaView | None) -> State:
    if area is None or not formation.ninja:
        return "free"
    if not formation.ronin:
        return "used" if area.used else "occupied"
    return "attacked"


PEARL_AT = (34, -22)
"""The offset of a ronin's pearl from his feet."""


def _label(sheet: Sheet, one: RoninView, formation: Formation) -> None:
    """The wounds a ronin can still take, and his markers."""
    (x, y), (across, down) = formation.ronin[one.key], PEARL_AT
    tokens.draw_life(sheet, x + across, y + down, one.endurance - one.wounds, PEARL, COUNTS)
    held = [badge for badge in badges(one) if badge != "used"]
    for badge, at in zip(held, formation.markers(one.key), strict=False):
        sheet.paste(tokens.badge(badge, 15), *at)
