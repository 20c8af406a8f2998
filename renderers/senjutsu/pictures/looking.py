"""A card that its owner looks at: its face, and the field with himself, his opponents, and what may happen.

His own steps, strikes and blocks are those of the card if nobody else moves. In a solo fight the strikes of
the opponents are marked, too, for every card that they may have before them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from bot.engine.question import NO_FACTS, Fact, Facts, Keyed, Option, Request, options_of
from bot.games.senjutsu.board.hexes import Hex, distance, hex_of
from bot.games.senjutsu.cards.card import card_of
from bot.games.senjutsu.view import DuelView, SamuraiView
from bot.wording import Words
from renderers.canvas import Box, Sheet
from renderers.kit.sizes import HEIGHT, WIDTH
from renderers.palette import AI, NIGHT, SUMI, YUKI, mix
from renderers.senjutsu.cards.face import ACROSS, DOWN, face
from renderers.senjutsu.cards.sentences import sentences
from renderers.senjutsu.field import tiles
from renderers.senjutsu.field.stage import Stage, close
from renderers.senjutsu.people.bodies import Body, standing
from renderers.senjutsu.pictures.own_band import BAND, draw_band
from renderers.senjutsu.pictures.strikes import Said, draw_menaced, height_of, lines_of_attacks, write_lines

FIELD: Final[Box] = (12, BAND + 10, WIDTH - ACROSS - 32, HEIGHT - 12)
"""The box for the field and the lines below it, beside the face of the card."""
NEAR: Final = 5
"""Hexes: opponents within this distance are shown; the nearest one always is."""
LARGEST: Final = 66
"""Pixels: the largest radius of a hex."""
GUARDED: Final = mix(AI, YUKI, 0.1)


@dataclass(frozen=True, slots=True)
class Menace:
    """An opponent, the number of cards that may lie before him, those that hit the viewer, and the most
    wounds of one."""

    foe: str
    cards: int
    hits: int
    wounds: int

    @classmethod
    def of(cls, row: Fact) -> Menace:
        """The fact of one opponent. Raises ``ValueError`` if it is none."""
        match row:
            case (str(foe), int(cards), int(hits), int(wounds)):
                return cls(foe, cards, hits, wounds)
            case _:
                raise ValueError(f"no menace: {row}")


def menaces(facts: Facts) -> list[Menace]:
    """The opponents whose cards were rehearsed; none in a duel."""
    found = facts.get("menace", ())
    return [Menace.of(row) for row in found] if isinstance(found, tuple) else []


def _keys(facts: Facts, name: str) -> list[str]:
    found = facts.get(name, ())
    return [str(key) for key in found] if isinstance(found, tuple) else []


def _places(facts: Facts, name: str) -> list[Hex]:
    return [hex_of(key) for key in _keys(facts, name)]


def reached(view: DuelView, one: SamuraiView, facts: Facts) -> list[Body]:
    """Everybody whom the card reaches if nobody moves."""
    strikes = set(_keys(facts, "strikes"))
    return [
        other
        for other in standing(view)
        if other.key != one.key and other.place is not None and other.place.key in strikes
    ]


def lines_of(
    view: DuelView, words: Words, one: SamuraiView, request: Request[object] | None, tried: str
) -> list[Said]:
    """The lines below the field: whom the card that is looked at reaches, whether the opponents may hit its
    owner, and what open attacks mean for him."""
    facts = facts_of(request, tried)
    lines: list[Said] = []
    if facts.get("strikes"):
        who = [_named(words, one, other) for other in reached(view, one, facts)]
        text = words.say("picture-reach", who=words.join(who)) if who else words.say("picture-no-reach")
        lines.append(Said(text, red=bool(who)))
    if found := menaces(facts):
        hitting = [each for each in found if each.hits]
        only = found[0]
        text = words.say(
            "picture-menace", foes=len(found), hitting=len(hitting), hits=only.hits, cards=only.cards
        )
        lines.append(Said(text, red=bool(hitting)))
    return [*lines, *lines_of_attacks(view, words, one, request)]


def foretold(words: Words, facts: Facts) -> list[str]:
    """A sentence for each opponent who may hit the viewer, with how many of his possible cards do."""
    found = menaces(facts)
    hitting = [each for each in found if each.hits]
    if len(found) > 1 and not hitting:
        return [words.say("foretold-nobody")]
    return [
        words.say("foretold", foe=each.foe, cards=each.cards, hits=each.hits, wounds=each.wounds)
        for each in hitting or found
    ]


def caption(words: Words, request: Request[object] | None, tried: str) -> str:
    """The text for below the picture: the sentences of the card, then what the opponents may do."""
    if not tried:
        return ""
    told = foretold(words, facts_of(request, tried))
    said = [words.run_on(sentences(card_of(tried), words)), *told]
    if told:
        said.append(words.say("foretold-how"))
    return "\n".join(filter(None, said))


def facts_of(request: Request[object] | None, key: str) -> Facts:
    """The facts of the option with this key, or none."""
    options: Sequence[Keyed] = () if request is None else options_of(request)
    return next((each.facts for each in options if each.key == key and isinstance(each, Option)), NO_FACTS)


def _named(words: Words, one: SamuraiView, other: Body) -> str:
    """The name of somebody who would be struck; allies are marked as such, because blows hit them, too."""
    name = words.label(other.key)
    return words.say("picture-ally", who=name) if other.team == one.team else name


def draw_looked_at(
    view: DuelView, words: Words, one: SamuraiView, request: Request[object] | None, tried: str
) -> Sheet:
    """The face of the card, and beside it the field with what the card may do and suffer."""
    sheet = Sheet(Image.new("RGB", (WIDTH, HEIGHT), NIGHT))
    left, card = WIDTH - ACROSS - 14, card_of(tried)
    sheet.paste(face(card, words.label(card.key)), left, (HEIGHT - DOWN) / 2)
    draw_band(sheet, words, one, left - 14)
    lines = lines_of(view, words, one, request, tried)
    _draw_field(sheet, view, one, facts_of(request, tried), lines)
    return sheet


def _draw_field(sheet: Sheet, view: DuelView, one: SamuraiView, facts: Facts, lines: Sequence[Said]) -> None:
    left, top, right, bottom = (round(edge) for edge in FIELD)
    across, down = right - left, bottom - top
    coming = [(hex_of(place), hex_of(source)) for place, source in map(str.split, _keys(facts, "coming"))]
    foot = down - height_of(lines, across)
    stage = close(view, across, down, _shown(view, one, facts, coming), (10, 6, across - 10, foot), LARGEST)
    _lay_own(stage, view, one, facts)
    draw_menaced(stage, one, coming)
    write_lines(stage.sheet, lines, (0, foot, across, down))
    sheet.mount(stage.sheet, left, top)
    sheet.draw.rectangle((left - 2, top - 2, right + 1, bottom + 1), outline=SUMI, width=3)


def _shown(view: DuelView, one: SamuraiView, facts: Facts, coming: Sequence[tuple[Hex, Hex]]) -> set[Hex]:
    """The hexes that must be seen: those of the preview, the owner, and his opponents who are near."""
    own = {place for name in ("steps", "strikes", "blocks") for place in _places(facts, name)}
    shown = own | {place for place, _ in coming if place in view.hexes}
    here = one.place
    if here is None:
        return shown | {other.place for other in standing(view) if other.place is not None}
    foes = sorted(
        (other.place for other in standing(view) if other.team != one.team and other.place is not None),
        key=lambda place: distance(place, here),
    )
    return shown | {here, *foes[:1], *[place for place in foes if distance(place, here) <= NEAR]}


def _lay_own(stage: Stage, view: DuelView, one: SamuraiView, facts: Facts) -> None:
    """Mark the ground that the card itself strikes, blocks and leads to."""
    taken = {other.place for other in reached(view, one, facts)}
    for place in _places(facts, "strikes"):
        stage.lay(tiles.threat(stage.radius, struck=place in taken), place)
    for place in _places(facts, "blocks"):
        stage.lay(tiles.threat(stage.radius, struck=False, ink=GUARDED), place)
    for place in _places(facts, "steps"):
        stage.lay(tiles.footing(stage.radius), place)
