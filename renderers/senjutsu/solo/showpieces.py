"""The first and the last picture of a fight against AI opponents."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from bot.games.senjutsu.solo.view import OpponentView, SoloView
from bot.games.senjutsu.view import SamuraiView
from bot.wording import Words
from renderers.canvas import Sheet
from renderers.kit.cover import draw_cover
from renderers.kit.ending import Decisive, draw_ending, finished, free
from renderers.kit.marks import arms, signs, spirit
from renderers.kit.seats import draw_name
from renderers.kit.strokes import draw_blaze
from renderers.painter import Company, Member
from renderers.senjutsu.figures import SIDES, figure, lying
from renderers.senjutsu.ground import backdrop

HORIZON: Final = 300.0
COMING: Final = (
    ("ashigaru_yumi", 120, 372, 170),
    ("ashigaru_yari", 330, 384, 190),
    ("ashigaru_katana", 800, 384, 190),
    ("ninja", 1000, 372, 170),
    ("monk", 215, 430, 240),
    ("onna_bugeisha", 905, 430, 240),
)
"""Who comes out of the snow, from far to near."""
BOSS: Final = (560, 470, 400)
BACK: Final = 0.62
"""How much smaller those are who stand behind."""


@lru_cache(maxsize=1)
def _coming() -> Image.Image:
    """A boss, and behind him those who will come after."""
    sheet = Sheet(backdrop("snowy_clearing", HORIZON).copy())
    for who, x, y, high in COMING:
        sheet.paste(figure(who, high, mirrored=x < BOSS[0]), x, y)
    x, y, high = BOSS
    sheet.paste(figure("samurai_boss", high), x, y)
    return sheet.image


def cover(words: Words) -> Sheet:
    """What makes one want to play."""
    return draw_cover(_coming(), words.say("game-name"), words.say("picture-cover"), spirit.torii)


def ending(view: SoloView, words: Words, company: Company) -> Sheet:
    """Heroes in front with their names, opponents behind them; whoever has fallen lies."""
    scene = Sheet(backdrop(view.field.removeprefix("field:"), 330.0).copy())
    told = [_outcome(one, words) for one in view.samurai]
    left, top, right, bottom = free(len(told))
    foot = bottom - 74
    high = min(290, round(foot - top - 20))
    _behind(scene, view.opponents, left, right, foot - high * 0.34, round(high * BACK))
    spots = _spots(view.samurai, left, right)
    for one, x in spots:
        if one.fallen:
            scene.paste(lying(one.seat, round(high * 0.6)), x, foot)
        else:
            draw_blaze(scene, (x, foot - high * 0.42), high * 0.34, high * 0.5)
            scene.paste(figure(one.seat, round(high * 0.8), mirrored=x < (left + right) / 2), x, foot)
    won = view.result != "lost"
    title = words.say(
        "picture-ending", result=view.result, mode=view.mode, rank=f"rank:{view.rank}" if view.rank else ""
    )
    sheet = draw_ending(scene.image, title, signs.tick if won else arms.skull, told)
    pitch = (right - left) / len(spots)
    for one, x in spots:
        member = company.get(one.seat, Member(words.say(f"seat-{one.seat}")))
        draw_name(sheet, member, x, foot + 40, pitch - 24, SIDES[one.seat])
    return finished(sheet)


def _spots(heroes: tuple[SamuraiView, ...], left: float, right: float) -> list[tuple[SamuraiView, float]]:
    pitch = (right - left) / len(heroes)
    return [(one, left + pitch * (place + 0.5)) for place, one in enumerate(heroes)]


def _behind(
    scene: Sheet, foes: tuple[OpponentView, ...], left: float, right: float, foot: float, high: int
) -> None:
    """The opponents, between the heroes and behind them."""
    pitch = (right - left) / (len(foes) + 1)
    for place, one in enumerate(foes, start=1):
        x = left + pitch * place + (pitch / 4 if len(foes) % 2 else 0)
        if one.fallen:
            scene.paste(lying(one.kind, round(high * 0.8)), x, foot)
        else:
            scene.paste(figure(one.kind, high, mirrored=x < (left + right) / 2), x, foot)


def _outcome(one: SamuraiView, words: Words) -> Decisive:
    text = words.say(
        "picture-outcome", fallen=one.fallen, wounds=one.all_wounds, limit=one.wound_limit, stuns=one.stuns
    )
    return Decisive(words.label(one.key), text)
