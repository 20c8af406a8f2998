"""The private picture of a samurai: the hand, or the card looked at with its sentences and its reach.

Other questions show the field with numbered hexes, or the card that asks.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from bot.engine.form import Draft, chosen
from bot.engine.question import (
    NO_FACTS,
    Keyed,
    Option,
    Problem,
    Request,
    barred,
    numbered_places,
    options_of,
    places_of,
)
from bot.games.senjutsu.board.hexes import AROUND, Hex, distance, hex_of
from bot.games.senjutsu.cards.card import Card, card_of
from bot.games.senjutsu.cards.heroes import HEROES
from bot.games.senjutsu.view import DuelView, SamuraiView
from bot.wording import Words
from renderers.canvas import Box, Sheet
from renderers.kit import hexes
from renderers.kit.cards import greyed
from renderers.kit.facts import bare, number
from renderers.kit.sizes import HEIGHT, WIDTH
from renderers.kit.strokes import blaze
from renderers.palette import NIGHT, PALE_WOOD, WASHI
from renderers.paper import printed
from renderers.senjutsu.cards import chips
from renderers.senjutsu.cards.face import ACROSS, DOWN, face
from renderers.senjutsu.field.countries import country
from renderers.senjutsu.field.ground import write_rulers
from renderers.senjutsu.field.layout import RULER
from renderers.senjutsu.field.stage import Stage, close
from renderers.senjutsu.people.bodies import standing
from renderers.senjutsu.people.figures import figure
from renderers.senjutsu.pictures.looking import draw_looked_at
from renderers.senjutsu.pictures.own_band import BAND, draw_band
from renderers.senjutsu.pictures.rivals import HIGH, draw_rivals, rivals
from renderers.senjutsu.pictures.strikes import draw_menaced, height_of, lines_of_attacks, write_lines
from renderers.senjutsu.signs.kamae import PLACES, tree
from renderers.senjutsu.solo.intents import draw_everybody

GAP: Final = 8
FULL: Final = 8
"""The most cards in two rows."""
COLUMNS: Final = 4
MOST: Final = 20
"""The most cards that are drawn; with more, only the control names them."""


@dataclass(frozen=True, slots=True)
class Held:
    """A card in hand as the question offers it; ``why`` it is barred, if it is."""

    key: str
    copies: int = 1
    why: Problem | None = None

    @property
    def card(self) -> Card | None:
        return card_of(self.key) if self.key.startswith("card:") else None


def of_request(request: Request[object] | None, one: SamuraiView) -> list[Held]:
    """The cards that the question offers; without a question, all cards in hand."""
    options: Sequence[Keyed] = () if request is None else options_of(request)
    offered = [
        Held(option.key, _copies(option), barred(option))
        for option in options
        if option.key.startswith(("card:", "status:", "poison:"))
    ]
    if offered or options:
        return offered
    kinds = dict.fromkeys(piece.partition("#")[0] for piece in (one.core, one.weapon, *one.cards))
    held = [Held(key, max(1, [piece.partition("#")[0] for piece in one.cards].count(key))) for key in kinds]
    return [*held, *([Held("status:stun", one.stuns)] if one.stuns else [])]


def _copies(option: Keyed) -> int:
    facts = option.facts if isinstance(option, Option) else NO_FACTS
    return number(facts, "copies") if "copies" in facts else 1


def tried_card(one: SamuraiView, request: Request[object] | None, draft: Draft) -> str:
    """The key of the card to show large: the last card chosen in the draft, or the only one offered; else
    empty."""
    held = of_request(request, one)
    cards = [each.key for each in held if each.card is not None]
    if len(held) == 1 and request is not None:
        return cards[0] if cards else ""
    return next((key for key in reversed(chosen(draft)) if key in cards), "")


def draw_hand(
    view: DuelView, words: Words, one: SamuraiView, request: Request[object] | None, draft: Draft
) -> Sheet:
    """The picture for any question, or for none."""
    held = of_request(request, one)
    tried = tried_card(one, request, draft)
    if tried:
        sheet = draw_looked_at(view, words, one, request, tried)
    elif held and len(held) <= MOST:
        sheet = _spread(words, one, held)
    elif request is not None and places_of(request):
        sheet = _field(view, words, one, request)
    else:
        sheet = _asking(view, words, one, request)
    sheet.image = printed(sheet.image, 9)
    return sheet


def _spread(words: Words, one: SamuraiView, held: Sequence[Held]) -> Sheet:
    """All cards side by side, in rows."""
    sheet = Sheet(Image.new("RGB", (WIDTH, HEIGHT), NIGHT))
    draw_band(sheet, words, one)
    rows = 1 if len(held) <= COLUMNS else 2 if len(held) <= FULL else math.ceil(len(held) / COLUMNS)
    columns = min(COLUMNS, math.ceil(len(held) / rows))
    across = (WIDTH - 2 * 12 - GAP * (COLUMNS - 1)) // COLUMNS
    down = min(400, (HEIGHT - BAND - 20 - GAP * (rows - 1)) // rows)
    top = BAND + (HEIGHT - BAND - rows * down - GAP * (rows - 1)) / 2
    for place, each in enumerate(held):
        row, column = divmod(place, columns)
        in_row = min(columns, len(held) - row * columns)
        left = (WIDTH - in_row * across - GAP * (in_row - 1)) / 2 + column * (across + GAP)
        box = (left, top + row * (down + GAP), left + across, top + row * (down + GAP) + down)
        _draw_held(sheet, each, words, box)
    return sheet


def _draw_held(sheet: Sheet, each: Held, words: Words, box: Box) -> None:
    across, down = round(box[2] - box[0]), round(box[3] - box[1])
    name = words.label(each.key)
    plain = down < chips.LOWEST or (each.why is not None and down < chips.LOW)
    drawn = (
        chips.other_chip(each.key, name, across, down, each.copies)
        if each.card is None
        else chips.chip(each.card, name, across, down, each.copies, plain=plain, barred=each.why is not None)
    )
    if each.why is None:
        sheet.paste(drawn, box[0], box[1])
    elif down < chips.LOWEST:
        sheet.paste(greyed(drawn), box[0], box[1])
    else:
        chips.draw_barred(sheet, drawn, box, words.say(f"picture-barred-{each.why.code}", each.why.facts))


CLOSE_BY: Final = 4
"""Hexes: figures within this distance of a choice are shown whole."""
KEY_MAP: Final = (330, 430)
"""Pixels: the size of the map with everybody, beside choices from which all foes stand far off."""


def _field(view: DuelView, words: Words, one: SamuraiView, request: Request[object]) -> Sheet:
    """The field with the hexes to choose from, numbered, and the figures close to them."""
    numbers = {hex_of(key): its for key, its in numbered_places(request).items()}
    open_ = [hex_of(key) for key in places_of(request)]
    named = not numbers
    lines = lines_of_attacks(view, words, one, request)
    foot = HEIGHT - height_of(lines, WIDTH)
    around = _around(view, one, open_)
    foes = [other.place for other in standing(view) if other.team != one.team]
    apart = bool(foes) and not around.intersection(foes)
    box = (40, BAND + 10, WIDTH - (KEY_MAP[0] if apart else 40), foot - 20)
    stage = close(view, WIDTH, HEIGHT, around, box, 84, below=RULER if named else 0)
    hexes.targets(stage.sheet, stage.drawn, open_)
    if named:
        behind = {place - AROUND[3] for place, _ in view.terrain}
        free = [place for place in open_ if place not in behind]
        write_rulers(stage.sheet, country(stage.key), stage.drawn, view.hexes, free)
    draw_menaced(stage, one)
    own = [stage.heads[one.key]] if one.key in stage.heads else []
    for place, its in numbers.items():
        hexes.target(stage.sheet, stage.drawn, place, its, off=[*stage.faces, *stage.badges], then=own)
    if apart:
        _lay_key_map(stage.sheet, view, foot)
    draw_band(stage.sheet, words, one)
    write_lines(stage.sheet, lines, (0, foot, WIDTH, HEIGHT))
    return stage.sheet


def _lay_key_map(sheet: Sheet, view: DuelView, foot: int) -> None:
    """Draw everybody on the field small, in the lower right corner, where the large field shows no foe."""
    across, down = KEY_MAP
    places = [other.place for other in standing(view) if other.place is not None]
    stage = close(view, across, down, places, (8, 4, across - 8, down - 8), 60)
    draw_everybody(stage)
    left, top = WIDTH - across - 12, foot - down - 12
    sheet.mount(stage.sheet, left, top)
    sheet.draw.rectangle((left - 4, top - 4, left + across + 3, top + down + 3), outline=WASHI, width=4)


def _around(view: DuelView, one: SamuraiView, choices: Sequence[Hex]) -> set[Hex]:
    """The hexes to choose from, the samurai himself, and others who stand close by. Above each of them there
    is room for a head."""
    here = [one.place] if one.place is not None else []
    others = [(other, other.place) for other in standing(view) if other.place and other.key != one.key]
    near = {place for _, place in others if _apart(place, [*choices, *here]) <= CLOSE_BY}
    return {*choices, *here, *near, *[place + AROUND[0] for place in near]}


def _apart(place: Hex, others: Sequence[Hex]) -> int:
    return min([distance(place, other) for other in others], default=0)


def _asking(view: DuelView, words: Words, one: SamuraiView, request: Request[object] | None) -> Sheet:
    """The card that asks, beside the field or beside the tree of kamae to choose from."""
    asking = "" if request is None else request.facts.get("card", "")
    card = card_of(asking) if isinstance(asking, str) and asking.startswith("card:") else None
    left = 0
    sheet = Sheet(Image.new("RGB", (WIDTH, HEIGHT), NIGHT))
    right = WIDTH
    if card is not None:
        right = WIDTH - ACROSS - 26
        sheet.paste(face(card, words.label(card.key)), right + 12, (HEIGHT - DOWN) / 2)
    offered = [] if request is None else [each.key.partition(" ")[0] for each in options_of(request)]
    ringed = list(dict.fromkeys(key for key in offered if key.startswith("kamae:")))
    if ringed and request is not None:
        whose = view.at(bare(str(request.facts.get("samurai", one.key))))
        _tree(sheet, whose, ringed, (left, BAND, right, HEIGHT))
    else:
        strip = HIGH if rivals(view, one) else 0
        lines = lines_of_attacks(view, words, one, request)
        foot = HEIGHT - strip - height_of(lines, right)
        sheet.mount(_beside(view, one, right, foot).sheet, left, 0)
        draw_rivals(sheet, view, one, (left, 0, right, HEIGHT))
        write_lines(sheet, lines, (left, foot, right, HEIGHT - strip))
    sheet.draw.rectangle((right, 0, right + 3, HEIGHT), fill=PALE_WOOD)
    draw_band(sheet, words, one, right)
    return sheet


RING: Final = 62
"""The radius of the ring around a kamae that may be chosen, for a tree 240 wide."""


def _tree(sheet: Sheet, one: SamuraiView, ringed: Sequence[str], box: Box) -> None:
    """Draws the kamae tree of the samurai who changes, with a ring around each choice, and his figure
    below."""
    left, top, right, bottom = box
    sheet.draw.rectangle((left, top, right, bottom), fill=WASHI)
    size = round(min(right - left - 60, bottom - top - 60) * 0.98)
    x, y = (left + right) / 2, (top + bottom) / 2
    unit = size / 240
    for kamae in map(bare, ringed):
        if kamae not in PLACES[one.seat]:
            # He may stay as he is.
            continue
        across, down = PLACES[one.seat][kamae]
        reach = round(RING * unit / 2)
        sheet.paste(blaze(reach - 4, round(reach * 1.4)), x + across * unit, y + down * unit)
    sheet.paste(tree(HEROES[one.seat], one.kamae, size), x, y)
    sheet.paste(figure(one.seat, 120), left + 84, bottom - 14)


def _beside(view: DuelView, one: SamuraiView, across: int, foot: int) -> Stage:
    """Everybody on the field, from close by, above ``foot``."""
    places = [other.place for other in standing(view) if other.place is not None]
    around = places or list(view.hexes)
    stage = close(view, across, HEIGHT, around, (44, BAND + 10, across - 44, foot - 20), 80)
    draw_menaced(stage, one)
    return stage
