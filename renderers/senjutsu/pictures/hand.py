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
    Facts,
    Keyed,
    Option,
    Problem,
    Request,
    barred,
    numbered_places,
    options_of,
    places_of,
)
from bot.games.senjutsu.board.hexes import AROUND, distance, hex_of
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
from renderers.senjutsu.people.bodies import Body, standing
from renderers.senjutsu.people.figures import figure
from renderers.senjutsu.pictures.looking import draw_looked_at
from renderers.senjutsu.pictures.own_band import BAND, draw_band
from renderers.senjutsu.pictures.rivals import HIGH, draw_rivals, rivals
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
        sheet = draw_looked_at(view, words, one, card_of(tried), facts_of(request, tried))
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


def facts_of(request: Request[object] | None, key: str) -> Facts:
    """The facts of the option with this key, or none."""
    options: Sequence[Keyed] = () if request is None else options_of(request)
    return next((each.facts for each in options if each.key == key and isinstance(each, Option)), NO_FACTS)


CLOSE_BY: Final = 3
"""Hexes: figures within this distance of a choice are shown whole."""


def _field(view: DuelView, words: Words, one: SamuraiView, request: Request[object]) -> Sheet:
    """The field with the hexes to choose from, numbered, and the figures close to them."""
    numbers = {hex_of(key): its for key, its in numbered_places(request).items()}
    open_ = [hex_of(key) for key in places_of(request)]
    around = {*open_, *([one.place] if one.place is not None else [])}
    others = [other.place for other in standing(view) if other.place is not None]
    around |= {place for place in others if any(distance(place, its) <= CLOSE_BY for its in around)}
    around |= {place + AROUND[0] for place in others if place in around}
    named = not numbers
    box = (40, BAND + 10, WIDTH - 40, HEIGHT - 20)
    stage = close(view, WIDTH, HEIGHT, around, box, 84, below=RULER if named else 0)
    if named:
        hexes.targets(stage.sheet, stage.drawn, open_)
        behind = {place - AROUND[3] for place, _ in view.terrain}
        free = [place for place in open_ if place not in behind]
        write_rulers(stage.sheet, country(stage.key), stage.drawn, view.hexes, free)
    draw_everybody(stage)
    off = [*stage.faces, *stage.badges]
    for place, its in numbers.items():
        hexes.target(stage.sheet, stage.drawn, place, its, off=off)
    draw_band(stage.sheet, words, one)
    return stage.sheet


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
        sheet.mount(_beside(view, right - left, rivals(view, one)).sheet, left, 0)
        draw_rivals(sheet, view, one, (left, 0, right, HEIGHT))
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


def _beside(view: DuelView, across: int, shown: Sequence[Body]) -> Stage:
    """Everybody on the field, from close by."""
    places = [other.place for other in standing(view) if other.place is not None]
    around = places or list(view.hexes)
    stage = close(
        view, across, HEIGHT, around, (44, BAND + 10, across - 44, HEIGHT - 20 - (HIGH if shown else 0)), 80
    )
    draw_everybody(stage)
    return stage
