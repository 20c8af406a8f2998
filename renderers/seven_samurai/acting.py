"""A samurai in a step, staged large over the village: he strikes, bears a blow, holds, or leaves.

Everything is drawn between the boards, so it covers nobody's name, number or cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.engine.step import Step, StepFacts
from bot.games.seven_samurai import kiai_steps, round_steps, steps
from bot.games.seven_samurai.raiders import Kind
from renderers.canvas import Canvas, Point, Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.dry_brush import dry_stroke, spatter
from renderers.kit.flash import flash
from renderers.kit.marks import DROP, SHIELD, piece
from renderers.kit.nature.fire import fire
from renderers.kit.nature.night import turned
from renderers.kit.strokes import draw_burst
from renderers.kit.visage import Mood
from renderers.palette import AI, GLOW, MATCHA, NIGHT, SHU, SUMI, YAMABUKI, YUKI, Colour, mix, pigment
from renderers.pieces import kept
from renderers.seven_samurai.houses import farmhouse, grave, household, stakes
from renderers.seven_samurai.portraits import LIKENESSES
from renderers.seven_samurai.raider_cards import FIGURES
from renderers.seven_samurai.table import TableMap
from renderers.seven_samurai.telling import BY_KEY, about
from renderers.seven_samurai.village import FAMILIES, FARMS, MIDDLE, barricade_place

LIGHTS: Final[Mapping[str, tuple[Colour, Colour]]] = {
    "steel": (mix(NIGHT, SUMI, 0.3), YUKI),
    "blood": (mix(SHU, SUMI, 0.5), mix(SHU, YAMABUKI, 0.12)),
    "gold": (mix(GLOW, SHU, 0.32), mix(GLOW, YUKI, 0.35)),
    "calm": (mix(MATCHA, SUMI, 0.4), mix(MATCHA, YUKI, 0.6)),
    "mist": (pigment("3A4458"), pigment("B4C0CC")),
}
"""The light behind somebody: its pool and its strokes."""
FLOOR: Final = 508.0
"""The height at which busts are cut off by a stroke of the brush."""
NEAR, FAR = 424.0, 672.0
"""The middle of the samurai and of his foe, if the samurai sits on the left."""
UNIT: Final = 1.86
"""Pixels to a unit of a bust."""
BOX: Final = (-24.0, -36.0, 124.0, 148.0)
LOW: Final = 142
"""The lowest part of a bust that is shown, in its units."""
LEANS: Final = -7
"""Degrees by which somebody in pain leans back."""
REELS: Final = 13
"""Degrees by which a beaten foe reels."""


@dataclass(frozen=True, slots=True)
class Act:
    """The part a samurai has in a step: his mood, the light, and the kind of his foe."""

    seat: str
    mood: Mood
    light: str
    foe: Kind | None = None
    beaten: bool = False
    """The foe reels from a blow."""


def act_of(step: Step) -> Act | None:
    """The act of a step; ``None`` for steps that a caption tells well enough."""
    told, seat = steps.read(step), about(step)
    found = _act(told)
    return None if found is None or not seat else Act(seat, *found)


def _act(told: StepFacts) -> tuple[Mood, str, Kind | None, bool] | None:
    match told:
        case steps.Attack(card=card):
            return "shout", "steel", BY_KEY[card].kind, True
        case steps.Defend(card=card):
            return "strain", "gold", BY_KEY[card].kind, False
        case steps.HandOn(card=card):
            return "strain", "mist", BY_KEY[card].kind, False
        case steps.Beyond() | round_steps.Wound() | steps.Cannot():
            return "pain", "blood", None, False
        case steps.Penalty():
            return "strain", "blood", None, False
        case steps.Ignore() | steps.Again() | kiai_steps.KiaiStrike():
            return "shout", "gold", None, False
        case steps.Pass():
            return "closed", "mist", None, False
        case round_steps.Heal():
            return "closed", "calm", None, False
        case _:
            return None


def draw_act(table: TableMap, step: Step) -> None:
    """Stage the act of a step, if it has one."""
    _draw_village(table, steps.read(step))
    act = act_of(step)
    if act is None:
        return
    sheet, samurai = table.sheet, table.samurai(act.seat)
    right = table.place(act.seat).x > sheet.width / 2
    x, other = (FAR, NEAR) if right else (NEAR, FAR)
    if act.foe is None:
        x += -40 if right else 40
    seed = f"{step.name} {act.seat}"
    sheet.paste(flash(176, 152, *LIGHTS[act.light], seed), x, FLOOR - 132)
    if act.foe is not None:
        _foe(sheet, act, other, right, seed)
    sheet.paste(_bust(act.seat, samurai.beast, act.mood), x, FLOOR)
    if act.foe is not None and not act.beaten:
        sheet.paste(piece(SHIELD, 118, AI, line=SUMI), x + (-92 if right else 92), FLOOR - 84)
    if isinstance(steps.read(step), round_steps.Wound):
        _blood(sheet, (x + 52, FLOOR - 64), seed)
    foot = (min(x, other), max(x, other)) if act.foe is not None else (x, x)
    sheet.paste(_foot(round(foot[1] - foot[0]) + 250), (foot[0] + foot[1]) / 2, FLOOR + 2)


def _draw_village(table: TableMap, told: StepFacts) -> None:
    """A farm, a family or a barricade that is lost or built, larger than it stands."""
    sheet = table.sheet
    match told:
        case round_steps.Farm(after=left):
            x, y, width = FARMS[left]
            sheet.paste(flash(168, 132, *LIGHTS["blood"], f"farm {left}"), x, y - 50)
            sheet.paste(farmhouse(round(width * LARGER), False, x < MIDDLE), x, y + 20)
            for off, size in ((-44, 84), (40, 96), (0, 132)):
                sheet.paste(fire(size, f"farm {left} {off}"), x + off, y + 12)
        case round_steps.Family(after=left):
            x, y = FAMILIES[left]
            sheet.paste(flash(168, 132, *LIGHTS["mist"], f"family {left}"), x, y - 40)
            sheet.paste(household(left, 1.5).faded(0.4), x - 66, y + 10)
            sheet.paste(grave(2.3), x + 44, y + 16)
        case round_steps.Barricade(after=left) | round_steps.Build(before=left):
            lost = isinstance(told, round_steps.Barricade)
            x, y, pitch = barricade_place(left, table.view.village.barricades_at_start)
            sheet.paste(flash(158, 104, *LIGHTS["blood" if lost else "gold"], f"wall {left}"), x, y - 30)
            sheet.paste(stakes(not lost, round(pitch * 2.3), 0), x, y + 8)
        case _:
            return


LARGER: Final = 1.7
"""The size of a farm that burns, against the others."""


def _foe(sheet: Sheet, act: Act, x: float, right: bool, seed: str) -> None:
    """The raider opposite, and the sweep of the blade that beats him."""
    drawn = _raider(act.foe or "plunderer")
    if act.beaten:
        sign = -1 if right else 1
        drawn = turned(drawn, -REELS * sign)
        start, end = (x - sign * 210, FLOOR - 262), (x + sign * 96, FLOOR - 40)

        def sweep(c: Canvas) -> None:
            dry_stroke(c, start, end, 92, YUKI, seed, bow=-0.16 * sign)
            dry_stroke(c, start, end, 30, SHU, f"{seed} edge", bow=-0.16 * sign, hairs=24)

        sheet.ink((322, 130, 778, FLOOR), sweep)
        sheet.paste(drawn, x + sign * 14, FLOOR)
        box = (x - 100, FLOOR - 210, x + 100, FLOOR)
        sheet.ink(box, lambda c: spatter(c, (x, FLOOR - 70), 90, SHU, seed, lean=(0.9 * sign, -0.3)))
        return
    sheet.paste(drawn, x, FLOOR)


def _blood(sheet: Sheet, at: Point, seed: str) -> None:
    x, y = at
    box = (x - 90, y - 60, x + 150, y + 60)
    sheet.ink(box, lambda c: spatter(c, at, 120, SHU, seed, lean=(0.9, 0.1)))
    draw_burst(sheet, at, 36, 70)
    sheet.paste(piece(DROP, 84, SHU, line=SUMI), x, y)


@kept
def _bust(seat: str, beast: bool, mood: Mood) -> Sprite:
    """A samurai in a mood, anchored in the middle of the lower edge that is shown."""
    likeness = LIKENESSES[seat]

    def draw(c: Canvas) -> None:
        c.mood = mood
        (likeness.beast if beast else likeness.human)(c)

    drawn = _cut(sprite(BOX, draw, size=UNIT, rim_width=6, seed=seat))
    return turned(drawn, LEANS) if mood == "pain" else drawn


@kept
def _raider(kind: Kind) -> Sprite:
    return _cut(sprite(BOX, FIGURES[kind], size=UNIT * 0.94, rim_width=6, seed=kind), 0.94)


def _cut(drawn: Sprite, share: float = 1) -> Sprite:
    """A bust down to its lowest part, anchored there."""
    foot = drawn.y + round(LOW * UNIT * share)
    image = drawn.image.crop((0, 0, drawn.image.width, min(foot, drawn.image.height)))
    return Sprite(image, drawn.x + round(50 * UNIT * share), foot)


@kept
def _foot(across: int) -> Sprite:
    """The stroke of the brush at the foot of busts."""
    half = across / 2

    def draw(c: Canvas) -> None:
        dry_stroke(c, (-half, 4), (half, -4), 64, NIGHT, "foot", hairs=40, bow=0.01)

    return sprite((-half - 20, -50, half + 20, 50), draw)
