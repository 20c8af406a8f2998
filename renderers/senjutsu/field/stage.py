"""The field with everybody on it, at any size: for the board, for a panel of a page, for a choice of hexes.

Marks of threats and blocks lie on the ground; terrain and figures stand on it, drawn from far to near.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from PIL import Image

from bot.games.senjutsu.board.hexes import AROUND, Hex, distance
from bot.games.senjutsu.board.terrain import Terrain
from bot.games.senjutsu.view import DuelView
from bot.games.senjutsu_solo.view import SoloView
from renderers.canvas import Box, Sheet, Sprite
from renderers.kit import drama
from renderers.kit.hexes import Field
from renderers.kit.router import Router
from renderers.palette import FUJI, NIGHT, mix
from renderers.pieces import kept
from renderers.senjutsu.field import tiles
from renderers.senjutsu.field.countries import country
from renderers.senjutsu.field.ground import Land, backdrop, ground, lay_hexes, veiled
from renderers.senjutsu.field.layout import HIGH, STANDS, fitted
from renderers.senjutsu.field.terrain import terrain
from renderers.senjutsu.people.bodies import Body, alike, body_of, kind_of, number_of, opponents, standing
from renderers.senjutsu.people.crests import crest, sides
from renderers.senjutsu.people.figures import SIDES, posed
from renderers.senjutsu.people.posture import ordinal, posture

FACE: Final = (0.6, 0.32)
"""The size of a face, as a share of the width and of the height of its figure."""
OVER: Final = 0.06
"""The part of a hat above that, as a share of the height."""


@dataclass(frozen=True, slots=True)
class Crown:
    """A head with its hat, cut out of its figure, and its upper left corner in the picture."""

    image: Image.Image
    left: int
    top: int


@dataclass(slots=True)
class Stage:
    """A picture while it is drawn, and the places in it that should stay free."""

    sheet: Sheet
    drawn: Field
    view: DuelView
    struck: frozenset[Hex] = frozenset()
    """Hexes on which somebody is hit in this step."""
    heads: dict[str, Box] = field(default_factory=dict[str, Box])
    """The box of each figure, by his key."""
    badges: list[Box] = field(default_factory=list[Box])
    """The boxes of the marks at their feet."""
    clear: Box | None = None
    """The part of the picture that no caption will cover; None for the whole picture."""
    taken: tuple[Box, ...] = ()
    """Boxes inside ``clear`` that a caption will cover."""
    land: Land | None = None
    """The land below, with the names of its hexes."""
    crowns: list[Crown] = field(default_factory=list["Crown"])
    """Heads that are drawn again over whatever stands before them."""

    @property
    def key(self) -> str:
        return self.view.field.removeprefix("field:")

    @property
    def radius(self) -> int:
        """The radius of a hex, in whole pixels."""
        return round(self.drawn.radius)

    @property
    def faces(self) -> list[Box]:
        """The box of each face, with hat and hair."""
        return [
            (
                x - (x - left) * FACE[0],
                top - (bottom - top) * OVER,
                x + (right - x) * FACE[0],
                top + (bottom - top) * FACE[1],
            )
            for left, top, right, bottom in self.heads.values()
            for x in [(left + right) / 2]
        ]

    def lay(self, sprite: Sprite, place: Hex) -> None:
        """Puts a sprite on a hex."""
        self.sheet.paste(sprite, *self.drawn.at(place))

    def note_names(self) -> None:
        """Lists the names of hexes that nothing covers, so that tests can read them."""
        if self.land is None:
            return
        for text in self.land.names:
            box = (round(text.box[0]), round(text.box[1]), round(text.box[2]), round(text.box[3]))
            if self.land.image.crop(box).tobytes() == self.sheet.image.crop(box).tobytes():
                self.sheet.written.append(text)

    def badge(self, sprite: Sprite, x: float, y: float) -> None:
        """Puts a mark at somebody's feet and notes its box."""
        self.sheet.paste(sprite, x, y)
        left, top = x - sprite.x, y - sprite.y
        self.badges.append((left, top, left + sprite.image.width, top + sprite.image.height))

    def router(self, inside: Box, *, shy: Iterable[Box] = ()) -> Router:
        """A router for arrows that avoids figures and written words."""
        return Router(inside, self.heads.values(), shy, (written.box for written in self.sheet.written))


def flat(view: DuelView, drawn: Field) -> Stage:
    """A stage with the whole field on a copy of its cached ground."""
    veil = DREAM if is_nightmare(view) else None
    land = ground(view.field.removeprefix("field:"), dry(view), drawn, veil)
    return Stage(Sheet(land.image.copy()), drawn, view, land=land)


DREAM: Final = mix(FUJI, NIGHT, 0.7)
"""The colour over a field in a nightmare."""


def is_nightmare(view: DuelView) -> bool:
    return isinstance(view, SoloView) and view.mode in ("nightmare", "nightmare_horde")


def dreamt(image: Image.Image) -> Image.Image:
    """The land in the colour of a nightmare."""
    return veiled(image, DREAM)


def dry(view: DuelView) -> frozenset[Hex]:
    """The hexes with ground; a hex with a boat is water."""
    return frozenset(view.hexes).difference(place for place, kind in view.terrain if kind == "boat")


def close(
    view: DuelView,
    across: int,
    down: int,
    around: Iterable[Hex],
    box: Box,
    most: float = 96,
    below: float = 0,
) -> Stage:
    """A stage of this size that shows some hexes from close by: they fill ``box``, with ``below`` radii below
    them."""
    wanted = [*around] or list(view.hexes)
    drawn = fitted(box, wanted, most, STEP, below)
    shown = frozenset(
        place
        for place in dry(view)
        if _seen(drawn, place, across, down) or any(distance(place, one) <= 1 for one in wanted)
    )
    land = _land(view.field.removeprefix("field:"), across, down, drawn, shown)
    return Stage(Sheet(dreamt(land) if is_nightmare(view) else land.copy()), drawn, view)


STEP: Final = 4
"""Pixels: radii of close-ups are multiples of this, so that the sprite caches hold few sizes."""


def _seen(drawn: Field, place: Hex, across: int, down: int) -> bool:
    left, top, right, bottom = drawn.box(place)
    return right > 0 and bottom > 0 and left < across and top < down


@kept
def _land(key: str, across: int, down: int, drawn: Field, hexes: frozenset[Hex]) -> Image.Image:
    """The land of a close-up.

    Cached, because a page is drawn again after each step of its turn: copy it before drawing.
    """
    image = backdrop(key)
    share = max(across / image.width, down / image.height)
    wide, high = across / share, down / share
    left = (image.width - wide) / 2
    sheet = Sheet(image.resize((across, down), Image.Resampling.LANCZOS, (left, 0, left + wide, high)))
    lay_hexes(sheet, country(key), drawn, hexes)
    return sheet.image


def draw_marks(stage: Stage) -> None:
    """Draws the marks on the ground: threatened and blocked hexes, and the base of each figure with its
    facing."""
    view, radius = stage.view, stage.radius
    for threat in view.threats:
        if threat.kind == "attack":
            for place in threat.hexes:
                if place in view.hexes:
                    stage.lay(tiles.threat(radius, struck=place in stage.struck), place)
    for threat in view.threats:
        if threat.kind != "attack":
            _lay_bars(stage, _place(view, threat.seat), threat.hexes)
    for one in standing(view):
        if one.place is not None:
            stage.lay(tiles.base(radius, one.facing, SIDES[kind_of(one)]), one.place)


def _place(view: DuelView, name: str) -> Hex | None:
    """The hex of the fighter with this seat or key."""
    one = body_of(view, name)
    return None if one is None else one.place


def _lay_bars(stage: Stage, owner: Hex | None, blocked: Iterable[Hex]) -> None:
    """Draws bars between a blocker and each blocked hex beside him; blocked hexes farther off are hatched
    whole."""
    for place in blocked:
        if owner is not None and place - owner in AROUND:
            stage.lay(tiles.staves(stage.radius, AROUND.index(place - owner)), owner)
        else:
            stage.lay(tiles.barred(stage.radius), place)


def draw_spears(stage: Stage) -> None:
    """Draws a spearhead from each attacker on each hex that he threatens."""
    view = stage.view
    for threat in view.threats:
        source = _place(view, threat.seat)
        if threat.kind != "attack" or source is None:
            continue
        for place in threat.hexes:
            if place in view.hexes and place != source:
                stage.lay(tiles.spear(stage.radius, place - source), place)


def looks_right(one: Body, view: DuelView) -> bool:
    """True if he is drawn looking to the right: by his facing or, if he faces up or down, towards the nearest
    foe."""
    if one.facing in (1, 2):
        return True
    if one.facing in (4, 5) or one.place is None:
        return False
    foes = [foe.place for foe in standing(view) if foe.team != one.team and foe.place is not None]
    nearest = min(foes, key=lambda place: distance(place, one.place or place), default=one.place)
    return nearest.q >= one.place.q


def draw_pieces(stage: Stage) -> None:
    """Draws terrain and figures, from far to near."""
    view, drawn = stage.view, stage.drawn
    snow = country(stage.key).snow
    pieces: list[tuple[float, Terrain | Body, Hex]] = []
    for place, kind in view.terrain:
        # Boats and fallen figures lie below a figure on the same hex, so they are drawn first.
        low = 0.2 if kind in ("boat", "fallen") else 0.0
        pieces.append((drawn.at(place)[1] - low * drawn.radius, kind, place))
    if isinstance(view, SoloView) and view.lord is not None:
        pieces.append((drawn.at(view.lord)[1] - 0.2 * drawn.radius, "fallen", view.lord))
    pieces += [
        (drawn.at(one.place)[1] + 1, one, one.place) for one in standing(view) if one.place is not None
    ]
    for _, what, place in sorted(pieces, key=lambda piece: piece[0]):
        x, y = drawn.at(place)
        if isinstance(what, str):
            stage.sheet.paste(terrain(what, round(drawn.radius), snow=snow), x, y)
        else:
            _draw_body(stage, what, x, y)
    _draw_facings(stage)
    for crown in stage.crowns:
        stage.sheet.image.paste(crown.image, (crown.left, crown.top), crown.image)


def _draw_facings(stage: Stage) -> None:
    """Draws the facing mark of everybody over terrain and figures, which may stand before it."""
    for one in standing(stage.view):
        if one.place is not None:
            stage.lay(tiles.wedge(stage.radius, one.facing, SIDES[kind_of(one)]), one.place)


def draw_postures(stage: Stage) -> None:
    """Draws badges at the feet: behaviour, stance and number of AI opponents, and the crest of each team
    member."""
    radius = stage.drawn.radius
    size = round(max(SMALLEST_BADGE, radius * 0.72))
    for team, fighters in sides(stage.view).items():
        for place in [one.place for one in fighters if one.place is not None and not one.fallen]:
            x, y = stage.drawn.at(place)
            stage.badge(crest(team, round(size * 0.8)), x - radius * 0.6, y + radius * 0.44)
    for one in opponents(stage.view):
        if one.place is None or one.fallen:
            continue
        x, y = stage.drawn.at(one.place)
        y += radius * 0.44
        stage.badge(posture(one.stance, one.behaviour, size), x - radius * 0.6, y)
        if alike(one, stage.view):
            stage.badge(ordinal(number_of(one), size), x + radius * 0.56, y + size * 0.12)


SMALLEST_BADGE: Final = 34


def _draw_body(stage: Stage, one: Body, x: float, y: float) -> None:
    radius = stage.drawn.radius
    high = round(radius * HIGH)
    drawn = posed(kind_of(one), high=high, mirrored=looks_right(one, stage.view))
    sprite = drawn.sprite.faded(0.55) if one.concealed else drawn.sprite
    foot = y + radius * STANDS
    if not one.concealed:
        drama.cast_shadow(stage.sheet, (x, foot), radius * SHADOW)
    stage.sheet.paste(sprite, x, foot)
    half = high * HALF
    stage.heads[one.key] = (x - half, foot - high, x + half, foot)
    left, top, right, bottom = (round(edge) for edge in drawn.face)
    cut = (left + sprite.x, top + sprite.y, right + sprite.x, bottom + sprite.y)
    stage.crowns.append(Crown(sprite.image.crop(cut), round(x) + left, round(foot) + top))


SHADOW: Final = 0.78
"""Half the width of a shadow, in radii."""
HALF: Final = 0.2
"""Half the width of a figure without its weapon, as a share of its height."""
