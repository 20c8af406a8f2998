"""One fighter: the parts of the figure, drawn from back to front."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageOps

from renderers.brush import brush, clipped, paint
from renderers.canvas import Box, Canvas, Sprite
from renderers.ink import sprite
from renderers.kit.router import grown
from renderers.palette import KINAKO, SKIN, SUMI, YUKI, Colour, mix, pigment
from renderers.pieces import kept
from renderers.way_of_the_samurai.fighters import cloth
from renderers.way_of_the_samurai.fighters.arms import ARMS, SECOND
from renderers.way_of_the_samurai.fighters.cloth import outlined
from renderers.way_of_the_samurai.fighters.frame import Frame
from renderers.way_of_the_samurai.fighters.heads import Head
from renderers.way_of_the_samurai.fighters.pose import GROUND, Pose

DARK: Final = pigment("2A2730")
HEAD: Final = 50
"""The distance from the root of the neck to the crown."""
BOX: Final = (-230, -400, 330, 26)
CENTRE: Final = 96.0
"""The point between the feet."""
RIM: Final = 5.0


@dataclass(frozen=True, slots=True)
class Person:
    """The look of a fighter, apart from weapons."""

    pose: Pose
    head: Head
    robe: Colour
    trousers: Colour = DARK
    weave: cloth.Weave = cloth.plain
    behind: tuple[cloth.Garment, ...] = ()
    over: tuple[cloth.Garment, ...] = ()
    collar: Colour = YUKI
    sash: Colour = KINAKO
    skin: Colour = SKIN
    arm: str = "katana"
    second: str = ""
    sleeved: bool = True
    size: float = 1

    @property
    def stature(self) -> float:
        """The height of the figure at size 1, without weapons above the head."""
        return (GROUND - self.pose.head[1] + HEAD * self.pose.neck) * self.size

    def face(self, size: float = 1, *, left: bool = False) -> Box:
        """The box of the face, relative to the point between the feet."""
        x, y = (self.pose.head[0] - CENTRE) * self.size, (self.pose.head[1] - GROUND) * self.size
        reach = HEAD * self.pose.neck * self.size / 2
        x = -x if left else x
        return (x - reach) * size, (y - 2 * reach) * size, (x + reach) * size, y * size


def draw_person(canvas: Canvas, person: Person, arm: str) -> None:
    """Draw a figure from back to front, in the coordinates of its stance."""
    pose = person.pose
    for garment in person.behind:
        garment(canvas, pose)
    if pose.scabbard:
        brush(canvas, pose.scabbard, 12, SUMI, start=0.8, end=0.4)
    if (second := person.second or arm) in SECOND:
        SECOND[second](canvas, Frame(pose.off_hand, pose.off_aim))
        canvas.disc(*pose.off_hand, 9, person.skin, 2.2)
    for foot in (pose.back_foot, pose.front_foot):
        paint(canvas, foot, YUKI, 2.4)
    for leg in (pose.back_leg, pose.front_leg):
        paint(canvas, leg, person.trousers, 2.6)
    for fold in pose.folds:
        brush(canvas, fold, 2.6, mix(person.trousers, YUKI, 0.28), start=0.3, peak=0.4)
    _cloth(canvas, pose.body, person)
    brush(canvas, pose.collar, 9, SUMI, start=0.9, end=0.5)
    brush(canvas, pose.collar, 6.5, person.collar, start=0.9, end=0.5)
    paint(canvas, pose.sash, person.sash, 2.2)
    for garment in person.over:
        garment(canvas, pose)
    with canvas.at(*pose.head, pose.neck):
        person.head(canvas)
    ARMS[arm](canvas, Frame(pose.hand, pose.aim))
    if person.sleeved:
        _cloth(canvas, pose.sleeve, person)
    else:
        paint(canvas, pose.sleeve, person.skin, 2.6)
    for hand in (pose.second_hand, pose.hand):
        canvas.disc(*hand, 8.6 * pose.neck, person.skin, 2.2)


def _cloth(canvas: Canvas, outline: str, person: Person) -> None:
    paint(canvas, outline, person.robe)
    with clipped(canvas, outline):
        person.weave(canvas)
    outlined(canvas, outline)


@kept
def fighter(person: Person, arm: str = "", size: float = 1, *, left: bool = False) -> Sprite:
    """A figure anchored between the feet; with ``left`` it looks to the left."""
    scale = size * person.size

    def draw(canvas: Canvas) -> None:
        with canvas.at(-CENTRE, -GROUND):
            draw_person(canvas, person, arm or person.arm)

    drawn = sprite(BOX, draw, size=scale, rim_width=RIM * min(1, scale), seed="fighter")
    if not left:
        return drawn
    return Sprite(ImageOps.mirror(drawn.image), drawn.image.width - drawn.x, drawn.y)


@lru_cache(maxsize=64)
def head(person: Person, size: float = 1, *, left: bool = False) -> Sprite:
    """The head alone, to be drawn over a blade that crosses it."""
    whole, box = fighter(person, "", size, left=left), person.face(size, left=left)
    x0, y0, x1, y1 = (round(edge) for edge in grown(box, (box[2] - box[0]) * 0.16))
    image = whole.image.crop((whole.x + x0, whole.y + y0, whole.x + x1, whole.y + y1))
    round_ = Image.new("L", image.size)
    ImageDraw.Draw(round_).ellipse((0, 0, image.width, image.height), fill=255)
    image.putalpha(ImageChops.multiply(image.getchannel("A"), round_))
    return Sprite(image, -x0, -y0)
