"""Great moments, each as one picture: a fall, a win, a defeat, an entrance, a rank.

One large figure stands off the middle before moon or sun; nothing crosses his face.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from bot.engine.step import StepFacts
from bot.games.senjutsu import steps
from bot.games.senjutsu.view import DuelView, SamuraiView
from bot.games.senjutsu_solo import solo_steps
from renderers.canvas import Box, Canvas, Sheet, Sprite
from renderers.ink import sprite
from renderers.kit import drama
from renderers.kit.facts import bare
from renderers.kit.marks import spirit, stamp
from renderers.kit.page import Scene
from renderers.palette import NIGHT, SHU, mix
from renderers.rig import Mood, PoseName
from renderers.senjutsu.acting import skies
from renderers.senjutsu.acting.skies import Hour
from renderers.senjutsu.field.countries import country
from renderers.senjutsu.people.bodies import Body, bodies, body_of, kind_of, opponents
from renderers.senjutsu.people.figures import posed, waiting
from renderers.senjutsu.signs.icons import rank as rank_card

EVEN: Final = 16
HUGE: Final = 1.14
"""The height of the one whom the moment is about, as a share of the scene's height."""


@dataclass(frozen=True, slots=True)
class Cast:
    """Somebody in a great moment: his place as shares of the scene, his height as a share of the largest."""

    body: Body
    pose: PoseName
    mood: Mood
    x: float
    size: float = 1.0
    right: bool = True
    shadow: bool = False
    """He is seen as a dark outline only."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A great moment."""

    hour: Hour
    cast: tuple[Cast, ...]
    """From far to near."""
    cut: bool = False
    """A red cut crosses the moon."""
    rank: str = ""


def moment(view: DuelView, told: StepFacts) -> Moment | None:
    """The picture of a step, or None if it is about nobody."""
    match told:
        case steps.Fall(samurai=who, reason=reason):
            one = body_of(view, who)
            pose: PoseName = "fall" if reason == "wounds" else "kneel"
            mood: Mood = "pain" if reason == "wounds" else "closed"
            return None if one is None else Moment("night", (Cast(one, pose, mood, 0.42, 0.95),), cut=True)
        case solo_steps.Enters(samurai=who):
            one = body_of(view, who)
            return None if one is None else Moment("dusk", _entrance(view, one))
        case solo_steps.Rank(rank=rank):
            return Moment("dawn", _heroes(view), rank=bare(rank))
        case steps.Over(winners=winners) | solo_steps.Over(winners=winners):
            return _end(view, winners)
        case _:
            return None


def _end(view: DuelView, winners: tuple[str, ...]) -> Moment | None:
    """A win, a defeat by opponents, or nobody left."""
    won = [one for name in winners if (one := body_of(view, name)) is not None]
    won.sort(key=lambda one: one.fallen)
    fallen = [one for one in bodies(view) if one.fallen and one not in won]
    if won:
        lying = tuple(Cast(one, "lie", "closed", 0.76, 0.4, right=False) for one in fallen[:1])
        return Moment("dawn", (*_row(won[:3]), *lying))
    foes = [one for one in opponents(view) if not one.fallen]
    if foes:
        behind = tuple(
            Cast(one, waiting(kind_of(one)), "calm", 0.72 + 0.14 * place, 0.72, right=False, shadow=True)
            for place, one in enumerate(foes[1:3])
        )
        beaten = [one for one in view.samurai if one.fallen][:1] or list(view.samurai[:1])
        before = tuple(Cast(one, "lie", "closed", 0.3, 0.5) for one in beaten)
        return Moment("dusk", (*behind, Cast(foes[0], "stand", "calm", 0.6, 0.96, right=False), *before))
    lying = tuple(
        Cast(one, "lie", "closed", 0.3 + 0.36 * place, 0.62, right=place % 2 == 0)
        for place, one in enumerate(bodies(view)[:2])
    )
    return Moment("night", lying) if lying else None


def _row(won: list[Body]) -> tuple[Cast, ...]:
    """Winners: the first one large, the others smaller behind him."""
    spots = ((0.36, 0.96), (0.16, 0.72), (0.56, 0.72))
    poses = [
        Cast(one, "kneel" if one.fallen else "high" if place == 0 else "stand", "calm", x, size)
        for place, (one, (x, size)) in enumerate(zip(won, spots, strict=False))
    ]
    return tuple(reversed(poses))


def _heroes(view: DuelView) -> tuple[Cast, ...]:
    left = [one for one in view.samurai if not one.fallen] or list(view.samurai)
    return tuple(
        Cast(
            one,
            "high" if place == 0 else "stand",
            "shout" if place == 0 else "calm",
            0.3 - 0.15 * place,
            0.92 - 0.18 * place,
        )
        for place, one in reversed(list(enumerate(left[:2])))
    )


def _entrance(view: DuelView, one: Body) -> tuple[Cast, ...]:
    """The opponent large, and whom he comes for small before him, seen from behind."""
    met = next((hero for hero in view.samurai if not hero.fallen), None)
    hero = (Cast(met, "guard", "strain", 0.17, 0.46, shadow=True),) if isinstance(met, SamuraiView) else ()
    return (*hero, Cast(one, "guard", "shout", 0.62, HUGE, right=False))


def staged(one: Moment, view: DuelView) -> Scene:
    """The scene of a great moment, for a whole picture or for a panel of a page."""

    def scene(sheet: Sheet, clear: Box) -> None:
        across, down = sheet.width, sheet.height
        low = min(down, round(clear[3]) + 8)
        sheet.image.paste(skies.sky(one.hour, view.field, across, low), (0, 0))
        if one.cut:
            x, y, reach = skies.orb(one.hour, across, low)
            drama.dry_cut(
                sheet,
                (x + reach * 1.5, y - reach * 0.95),
                (x - reach * 1.25, y + reach * 1.0),
                reach * 0.42,
                view.field,
            )
        far = skies.front(one.hour, view.field, across, low, far=True)
        sheet.image.paste(far, (0, 0), far)
        if one.rank:
            x, y, reach = skies.orb(one.hour, across, low)
            sheet.paste(_card(one.rank, round(reach * 1.5)), x + across * 0.1, y - low * 0.06)
        for each in one.cast:
            _draw(sheet, each, one.hour, clear, low)
        near = skies.front(one.hour, view.field, across, low, far=False)
        sheet.image.paste(near, (0, 0), near)
        seen = country(view.field.removeprefix("field:"))
        sheet.image.paste(skies.drift_of(one.hour, seen), (0, low, across, down))

    return scene


def _draw(sheet: Sheet, one: Cast, hour: Hour, clear: Box, low: float) -> None:
    left, top, right, bottom = clear
    high = max(EVEN * 4, round((bottom - top) * one.size * 0.88 / EVEN) * EVEN)
    foot = low + high * 0.16 if one.size > 1 else low * skies.DRIFT - (0 if one.size > SMALL else low * 0.02)
    seen = posed(kind_of(one.body), one.pose, one.mood, high=high, mirrored=one.right).sprite
    while one.size <= 1 and seen.y > foot - top and one.pose != "fall":
        high -= EVEN
        seen = posed(kind_of(one.body), one.pose, one.mood, high=high, mirrored=one.right).sprite
    box = (-seen.x, seen.image.width - seen.x)
    x = left + (right - left) * one.x
    x = min(max(x, left - box[0] - high * 0.1), right - box[1] + high * 0.1)
    if one.size <= 1:
        drama.cast_shadow(sheet, (x, foot + 2), high * 0.42)
    image = skies.shade(seen.image, mix(NIGHT, SHU, 0.1)) if one.shadow else skies.in_light(seen.image, hour)
    sheet.paste(Sprite(image, seen.x, seen.y), x, foot)


SMALL: Final = 0.6


def _mount(c: Canvas, name: str, high: int) -> None:
    rank_card(name).draw(c, 0, 0, high)
    stamp(c, spirit.torii, high * 0.32, -high * 0.18, high * 0.34)


@lru_cache(maxsize=8)
def _card(name: str, high: int) -> Sprite:
    """The card of a rank, tall as a gate, with a paper rim."""
    return sprite(
        (-2, -high * 0.46, high * 0.68, high * 0.46),
        lambda c: _mount(c, name, high),
        rim_width=7,
    )
