"""The end as a scene: the village in fire or at dawn, the seven as they are now, the turning points."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.engine.account import RESIGNED, Account
from bot.games.seven_ronin.view import RoninView, VillageView
from bot.wording import Words
from renderers.brush import paint
from renderers.canvas import Canvas, Point, Sheet, Sprite
from renderers.ink import BLUNT, sprite, stroke
from renderers.kit.ending import draw_ending, finished, free, turning_lines
from renderers.kit.marks import people, signs
from renderers.kit.nature.fire import fire, smoke
from renderers.kit.seats import name_width, write_name
from renderers.kit.sizes import HEIGHT, LEAST, WIDTH
from renderers.painter import Player, Players
from renderers.palette import AI, KINAKO, NIGHT, STONE, SUMI, WASHI, YUKI, Colour, mix
from renderers.pieces import kept
from renderers.seven_ronin import land, tokens
from renderers.seven_ronin.ground import OPEN, lit_by, near
from renderers.seven_ronin.leaders import ATTACKER, DEFENDER
from renderers.seven_ronin.ninja import pack
from renderers.seven_ronin.open_places import gravestone
from renderers.seven_ronin.poses import Pose
from renderers.seven_ronin.ronin import ronin
from renderers.type import Face, fit_name

HORIZON: Final = 226
FRONT: Final = 312
"""The feet of the places that are held, if the scene is at its lowest."""
BACK: Final = 268
"""The feet of the others, smaller and farther away."""
LOWEST: Final = 529
"""The foot of the lowest scene, that with the most turning points below it."""
LARGE, SMALL, UNTOUCHED = 0.86, 0.5, 0.56
"""The sizes of a held place, of the others behind, and of all if none is held."""
PLACE: Final = 190
"""The width of a place at size 1."""
FIELDS: Final = frozenset({"area:field_north", "area:field_south"})
FIGURE: Final = 1.18
LYING: Final = 0.82
PITCH: Final = 152
"""The distance between the seven, enough for the longest name."""
SLIP: Final = 44
FLAG: Final = 58
"""The height of the flag with a member's name."""
SUNRISE: Final = (1.1, 1.0, 0.86)
BURNING: Final = (1.12, 0.82, 0.72)
"""Factors for red, green and blue."""


def draw_end(view: VillageView, words: Words, players: Players, account: Account) -> Sheet:
    """Draw the whole picture. A village that was not taken stands at dawn."""
    told = turning_lines(account, words)
    taken = ATTACKER in account.winners
    scene = Sheet(_country(taken).copy())
    _, top, _, bottom = free(len(told))
    floor = bottom + 14
    _village(scene, view, taken, floor - LOWEST)
    _people(scene, view, floor - SLIP - 16, taken)
    sign = signs.cross if not account.winners else people.hood if taken else people.hat
    sheet = draw_ending(scene.image, title(account, words, players), sign, told)
    for place, one in enumerate(view.ronin):
        _write_slip(sheet, words.label(one.key), _x(place), floor - SLIP / 2 - 4, fallen=one.fallen)
    for seat, ink in ((ATTACKER, SUMI), (DEFENDER, AI)):
        player = players.get(seat)
        if player is not None:
            _write_flag(sheet, player, top + FLAG / 2 - 4, ink, right=seat == DEFENDER)
    return finished(sheet)


def title(account: Account, words: Words, players: Players) -> str:
    """The winner, by name if known; or how else the game ended."""
    if not account.winners:
        return words.say("picture-end-called-off")
    winner = account.winners[0]
    if account.ended == RESIGNED:
        return words.say("picture-end-given-up", winner=winner)
    player = players.get(winner)
    if player is None:
        return words.say("picture-step-over", winner=winner)
    return words.say("picture-end-won", name=player.name, winner=winner)


# The scene


@kept
def _country(burning: bool) -> Image.Image:
    """Snow under the dawn of the ninth day, or under a sky red with fire."""
    canvas = Canvas(WIDTH, HEIGHT, NIGHT, seed="end")
    at = (WIDTH * 0.5, HORIZON - 60.0)
    land.sky(canvas, 0, HORIZON, (*at, 0 if burning else 64), 0.55 if burning else 1.25)
    land.mountains(canvas, HORIZON, 0.8)
    land.forest(canvas, HORIZON, 0.9)
    land.snowfield(canvas, HORIZON, HEIGHT)
    image = lit_by(land.receded(canvas, 0, HEIGHT), at, 0, HEIGHT)
    shares = BURNING if burning else SUNRISE
    return image.point([min(255, round(value * share)) for share in shares for value in range(256)])


def _village(sheet: Sheet, view: VillageView, burning: bool, room: float) -> None:
    """The places that are held in the front, with a banner for each area that counts; the others behind.

    ``room`` is the height by which the scene is higher than at its lowest: all are larger then.
    """
    front, large = FRONT + room * 0.45, LARGE * (1 + room / 260)
    held = [area.key for area in view.areas if area.occupied]
    others = [area.key for area in view.areas if not area.occupied]
    size = round(min(large, (WIDTH - 40) / PLACE / max(1, len(held))), 2)
    for place, x in _row(others):
        sheet.paste(near(place, SMALL if held else UNTOUCHED), x, BACK if held else front - 16)
    for index, (place, x) in enumerate(_row(held)):
        _hold(sheet, place, (x, front), size, burning, 1 if index % 2 else -1)
    if set(held) >= FIELDS:
        # Both fields count as three areas, so there is a third banner between them.
        sheet.paste(tokens.banner(0.8), WIDTH / 2, front + 6)


def _row(places: Sequence[str]) -> list[tuple[str, float]]:
    """The places side by side over the whole width, with their middles."""
    pitch = (WIDTH - 40) / max(1, len(places))
    return [(place, 20 + pitch * (index + 0.5)) for index, place in enumerate(places)]


def _hold(sheet: Sheet, place: str, at: Point, size: float, burning: bool, leaning: int) -> None:
    x, foot = at
    sheet.paste(smoke(round(150 * size), leaning), x + 8, foot - 90 * size)
    if burning and place not in OPEN:
        sheet.paste(fire(round(140 * size), place), x + 6, foot - 34 * size)
    sheet.paste(near(place, size, held=True), x, foot)
    if burning:
        lower = 14 if place in OPEN else 60
        sheet.paste(fire(round(84 * size), f"{place} front"), x + 22 * size, foot - lower * size)
    sheet.paste(tokens.banner(0.8), x - 90 * size, foot + 6)


def _x(place: int) -> float:
    return WIDTH / 2 + (place - 3) * PITCH


def _people(sheet: Sheet, view: VillageView, feet: float, taken: bool) -> None:
    """The seven in a row as they are now; the ninja that are left stand behind them."""
    ninja = sum(area.ninja for area in view.areas)
    for side, x in ((0, _x(0) + 34), (1, _x(5) + 34)):
        share = (ninja + 1 - side) // 2
        if share:
            pack(sheet, min(share, 7), x, feet - 58, 0.9)
    large = FIGURE * min(1.16, 1 + (feet + SLIP + 16 - LOWEST) / 400)
    for place, one in enumerate(view.ronin):
        pose = _pose(one, taken)
        if pose is None:
            sheet.paste(_stone(), _x(place), feet)
        else:
            size = LYING if pose == "lie" else round(large, 2)
            sheet.paste(ronin(one.key, size, pose), _x(place), feet - (6 if pose == "lie" else 0))


def _pose(one: RoninView, taken: bool) -> Pose | None:
    """The pose of a ronin at the end; ``None`` for a grave: those who won have buried their dead."""
    if one.fallen:
        return "lie" if taken else None
    return "kneel" if taken or one.endurance - one.wounds == 1 else "stand"


@lru_cache(maxsize=1)
def _stone() -> Sprite:
    return sprite((-30, -90, 30, 10), lambda c: gravestone(c, 34, 66), size=1.25, rim_width=4)


def _write_slip(sheet: Sheet, name: str, x: float, y: float, *, fallen: bool) -> None:
    """A ronin's name on paper, or in stone."""
    line = fit_name(name, 0, Face.LABEL_BOLD, LEAST, PITCH - 18)
    sheet.paste(_slip(round(line.width) + 14, STONE if fallen else WASHI), x, y)
    sheet.line(x - line.width / 2, y - 1, line, SUMI)


@lru_cache(maxsize=32)
def _slip(across: int, ground: Colour) -> Sprite:
    box = (-across / 2, -SLIP / 2 + 3, across / 2, SLIP / 2 - 3)
    reach = (box[0] - 6, box[1] - 6, box[2] + 6, box[3] + 6)
    return sprite(reach, lambda c: c.slab(box, 4, ground, 2.2))


def _write_flag(sheet: Sheet, player: Player, y: float, ink: Colour, *, right: bool) -> None:
    """A member's name on a flag of his side, in the wind."""
    across = name_width(player, ROOM) + 26
    left = WIDTH - POLE - across if right else POLE
    sheet.paste(_flag(round(across), ink, right), left, y)
    write_name(sheet, player, left + (22 if right else 20), y, ROOM, YUKI, ink)


POLE: Final = 34
"""The distance of a flag's pole from the edge."""
ROOM: Final = 480
"""The most width of a name on a flag."""


@lru_cache(maxsize=16)
def _flag(across: int, ink: Colour, right: bool) -> Sprite:
    def draw(c: Canvas) -> None:
        pole = across if right else 0
        half = FLAG / 2
        for width, colour in ((9.0, SUMI), (4.5, KINAKO)):
            stroke(c, [(pole, -half - 8), (pole, half + 60)], width, colour, taper=BLUNT)
        with c.at(pole, 0, mirrored=right):
            end = across
            cloth = (
                f"0,{-half}! {end * 0.3},{-half - 5} {end * 0.7},{-half + 4} {end},{-half - 2}! "
                f"{end - 12},0! {end},{half - 2}! {end * 0.7},{half + 4} {end * 0.3},{half - 4} 0,{half}!"
            )
            paint(c, cloth, ink, 4, WASHI)

    return sprite((-14, -FLAG, across + 14, FLAG + 50), draw, rim_width=3, rim_colour=mix(SUMI, AI, 0.5))
