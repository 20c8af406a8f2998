"""A samurai's board with the cards beside it, as one panel of the picture.

What stands where is the business of ``plans``; this module draws it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.engine import Seat
from bot.games.seven_samurai.raiders import SYMBOLS
from bot.games.seven_samurai.view import SamuraiView
from renderers.brush import brush
from renderers.canvas import Canvas, Sheet
from renderers.kit.gauges import Size, draw_rail
from renderers.palette import DRIED, NIGHT, SHU, SUMI, WASHI, YAMABUKI, YUKI, mix
from renderers.paper import printed
from renderers.seven_samurai.marks import mark
from renderers.seven_samurai.plans import PAD, Places, Plan, shown, track
from renderers.seven_samurai.portraits import LIKENESSES, hang
from renderers.seven_samurai.raider_cards import in_line, left_out
from renderers.seven_samurai.tokens import lent_token, slip, support_token, symbol_token, wound_drops
from renderers.type import Face, fit

LABEL = mix(SUMI, WASHI, 0.32)
BANNED = {"defend": "no_defend", "support": "no_support", "talent": "no_talent", "act": "must_pass"}
"""The mark of each thing that may be forbidden for a turn."""


@dataclass(frozen=True, slots=True)
class Wording:
    """The words on a panel."""

    name: str
    talent: str
    passed: str
    fallen: str


@lru_cache(maxsize=64)
def panel(samurai: SamuraiView, plan: Plan, mirrored: bool, words: Wording) -> Image.Image:
    """The whole panel. Cached: do not draw on it."""
    return compose(samurai, plan, mirrored, words).image


def compose(samurai: SamuraiView, plan: Plan, mirrored: bool, words: Wording) -> Sheet:
    places = Places(plan, mirrored)
    sheet = Sheet(_paper(plan, samurai.active).copy())
    _portrait(sheet, samurai, places)
    _names(sheet, samurai, places, words)
    for symbol in SYMBOLS:
        token = symbol_token(symbol, plan.token, symbol in samurai.symbols)
        sheet.paste(token, *places.symbol(symbol))
    _rail(sheet, samurai, places)
    _line(sheet, samurai, places)
    _plaques(sheet, samurai, places)
    if samurai.dead or samurai.passed:
        x, y = places.face
        word, ground = (words.fallen, SHU) if samurai.dead else (words.passed, NIGHT)
        sheet.paste(slip(word, 28, ground, tilt=5), x, y + plan.height * 0.27)
    sheet.image.putalpha(_corners(plan))
    return sheet


@lru_cache(maxsize=8)
def _paper(plan: Plan, active: bool) -> Image.Image:
    """The empty panel: paper in an ink frame; a gold rim marks whose turn it is."""
    width, height = plan.width, plan.height
    canvas = Canvas(width, height, YAMABUKI if active else YUKI, seed="panel")
    edge = 7 if active else 5
    canvas.slab((edge, edge, width - edge, height - edge), 9, SUMI)
    canvas.slab((edge + 3, edge + 3, width - edge - 3, height - edge - 3), 7, WASHI)
    return printed(canvas.reduced(), 9)


@lru_cache(maxsize=8)
def _corners(plan: Plan) -> Image.Image:
    canvas = Canvas(plan.width, plan.height, scale=4)
    canvas.slab((0, 0, plan.width, plan.height), 13, YUKI)
    return canvas.reduced().getchannel("A")


@lru_cache(maxsize=64)
def _picture(seat: str, beast: bool, gone: bool, across: int, down: int) -> Image.Image:
    """A portrait in its frame; grey and dark for one who has left the fight."""
    ground = LIKENESSES[seat].ground
    canvas = Canvas(across, down, ground, seed=seat)
    for row in range(7):
        y = down * (row + 0.3) / 7
        path = f"-6,{y} {across / 2},{y - 5} {across + 6},{y + 4}"
        brush(canvas, path, 1.8, mix(ground, SUMI, 0.1), start=0.5, end=0.3)
    image = canvas.reduced()
    unit = min(across / 106, down / 152)
    hang(image, seat, beast, across / 2, down - 137 * unit, unit)
    if gone:
        grey = image.convert("L").convert("RGB")
        image = Image.blend(Image.blend(image, grey, 0.75), Image.new("RGB", image.size, NIGHT), 0.5)
    ImageDraw.Draw(image).rectangle((0, 0, across - 1, down - 1), outline=SUMI, width=2)
    return image


def _portrait(sheet: Sheet, samurai: SamuraiView, places: Places) -> None:
    left, top, right, bottom = (round(edge) for edge in places.portrait)
    gone = samurai.dead or samurai.passed
    sheet.image.paste(_picture(samurai.seat, samurai.beast, gone, right - left, bottom - top), (left, top))
    drops = wound_drops(samurai.wounds, 20)
    sheet.paste(drops, right - 34 if places.mirrored else left + 4, top + 4)


def _names(sheet: Sheet, samurai: SamuraiView, places: Places, words: Wording) -> None:
    plan = places.plan
    left, right = places.content
    row = PAD + plan.name * 0.62
    lent = samurai.tokens + samurai.spares
    if plan.talent:
        room = right - left - 6 * plan.token - 34
        y, across = places.talent
        sheet.line(left, y, fit(words.talent, Face.LABEL, plan.talent, across, 20), LABEL)
        portrait = places.portrait
        _received(sheet, lent, samurai.idle, portrait[0] + 27, portrait[3] - 28, 1, 3)
    else:
        room = right - left - (26 + 26 * min(len(lent), 2) if lent else 0)
        _received(sheet, lent, samurai.idle, right - 22, row - 2, -1, 2)
    sheet.line(left, row, fit(words.name, Face.TITLE, plan.name, room, 22))


def _received(
    sheet: Sheet, lent: tuple[Seat, ...], idle: tuple[Seat, ...], x: float, y: float, way: int, most: int
) -> None:
    """Support tokens of others, one behind the other; more than fit are counted. Idle ones are struck out."""
    pitch = way * (44 if most > 2 else 26)
    for place, owner in reversed(list(enumerate(lent[:most]))):
        sheet.paste(support_token(owner, 1, owner in idle), x + place * pitch, y)
    if len(lent) > most:
        sheet.paste(slip(f"+{len(lent) - most}", 22, NIGHT), x + (most - 0.6) * pitch, y + 12)


def _plaques(sheet: Sheet, samurai: SamuraiView, places: Places) -> None:
    """His own support token, or the gap it has left."""
    own = samurai.token_holder == samurai.seat
    sheet.paste(support_token(samurai.seat) if own else lent_token(), *places.token)


def _rail(sheet: Sheet, samurai: SamuraiView, places: Places) -> None:
    """The combat track with its flag at Kiai and one place beyond; the pawn shows the total."""
    plan = places.plan
    left, right = places.content
    size = Size(plan.pawn, plan.flag)
    box = (left - 4, plan.rail - plan.pawn - plan.flag[1] - 9, right + 4, plan.rail + plan.pawn + 6)
    rail = track(samurai.kiai, samurai.total)
    sheet.ink(box, lambda canvas: draw_rail(canvas, rail, left, right, plan.rail, size), seed="rail")


def _line(sheet: Sheet, samurai: SamuraiView, places: Places) -> None:
    cards = shown(samurai.line, places)
    width, height = places.plan.card
    for place, card in enumerate(cards):
        x, y = places.card(place, len(cards))
        if isinstance(card, int):
            sheet.paste(left_out(card, places.pitch(len(cards)), height), x, y)
            continue
        sheet.paste(in_line(card, place == len(cards) - 1, width, height), x, y)
    for place, ban in enumerate(samurai.bans if places.plan.aside else ()):
        x = places.content[1] - places.plan.aside / 2 + (place - (len(samurai.bans) - 1) / 2) * 34
        sheet.paste(mark(BANNED[ban], 30, DRIED, WASHI), x, places.cards_top + height - 14)
