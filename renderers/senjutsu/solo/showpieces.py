"""The first and the last picture of a fight against AI opponents."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from bot.engine.account import Account
from bot.games.senjutsu.view import SamuraiView
from bot.games.senjutsu_solo.fights.road import Road
from bot.games.senjutsu_solo.view import SoloView
from bot.wording import Words
from renderers.canvas import Box, Sheet, Sprite
from renderers.kit.cover import draw_cover
from renderers.kit.ending import draw_ending, finished, free, turning_lines
from renderers.kit.marks import arms, spirit
from renderers.kit.seats import draw_name
from renderers.kit.strokes import draw_blaze
from renderers.painter import Player, Players
from renderers.senjutsu.field.ground import backdrop
from renderers.senjutsu.field.shores import scene
from renderers.senjutsu.people.bodies import Body, bodies, kind_of
from renderers.senjutsu.people.figures import SIDES, figure, lying
from renderers.senjutsu.showpieces import how_it_ended, sign_of
from renderers.senjutsu.solo.wayfaring import draw_chronicle

HORIZON: Final = 300.0
COMING: Final = (
    ("ashigaru_yumi", 120, 372, 170),
    ("ashigaru_yari", 330, 384, 190),
    ("ashigaru_katana", 800, 384, 190),
    ("ninja", 1000, 372, 170),
    ("monk", 215, 430, 240),
    ("onna_bugeisha", 905, 430, 240),
)
"""The opponents on the cover: kind, x, y, height in pixels; from far to near."""
BOSS: Final = (560, 470, 400)
NAMES: Final = (160, 620, 790, 960)
NAMES_AT: Final = 534
NAME: Final = 160
"""Pixels: the middles of the names on a chronicle, their height above the words, and their width."""
HERO: Final = 1.3
FOE: Final = 1.0
"""Shares of an ending's width for each hero and each opponent."""


@lru_cache(maxsize=1)
def _coming() -> Image.Image:
    """A boss, and more opponents behind him."""
    sheet = Sheet(backdrop("snowy_clearing", HORIZON).copy())
    for who, x, y, high in COMING:
        sheet.paste(figure(who, high, mirrored=x < BOSS[0]), x, y)
    x, y, high = BOSS
    sheet.paste(figure("samurai_boss", high), x, y)
    return sheet.image


def cover(words: Words) -> Sheet:
    """The cover: the name of the game over a boss and his men in the snow."""
    return draw_cover(_coming(), words.say("game-name"), words.say("picture-cover"), spirit.torii)


def ending(view: SoloView, words: Words, players: Players, account: Account) -> Sheet:
    """The end: heroes on the left with their players' names, opponents on the right; the fallen lie."""
    if view.road is not None and view.road.ending is not None and account.winners and not view.practice:
        return _chronicle(view.road, view, words, players, account)
    stage = Sheet(scene(view.field.removeprefix("field:")).copy())
    told = turning_lines(account, words)
    left, top, right, bottom = free(len(told))
    foot = bottom - 74
    shares = [HERO] * len(view.samurai) + [FOE] * len(view.opponents)
    unit = (right - left) / sum(shares)
    won = bool(account.winners)
    x, names = left, list[tuple[SamuraiView, float, float]]()
    for one, share in zip(bodies(view), shares, strict=True):
        across = unit * share
        x += across
        high = min(300, round(foot - top - 20), round(across * 1.6))
        if won and isinstance(one, SamuraiView) and not one.fallen:
            draw_blaze(stage, (x - across / 2, foot - high * 0.55), high * 0.42, high * 0.62)
        _draw_body(stage, one, x - across / 2, foot, high, (left, top, right, bottom))
        if isinstance(one, SamuraiView):
            names.append((one, x - across / 2, across))
    sign = arms.skull if view.result == "lost" else sign_of(account)
    sheet = draw_ending(stage.image, title(view, words, account), sign, told)
    for one, middle, across in names:
        player = players.get(one.seat, Player(words.say(f"seat-{one.seat}")))
        draw_name(sheet, player, middle, foot + 40, across - 16, SIDES[one.seat])
    return finished(sheet)


def _chronicle(road: Road, view: SoloView, words: Words, players: Players, account: Account) -> Sheet:
    """The map of a whole walk, with those who fought last, how it ended and how it went."""
    told = turning_lines(account, words)
    heading = words.say("picture-chronicle", samurai=f"hero:{road.hero}", title=title(view, words, account))
    sheet = draw_chronicle(road, heading, told[-1].text if told else "")
    for one, middle in zip(view.samurai, NAMES, strict=False):
        player = players.get(one.seat, Player(words.say(f"seat-{one.seat}")))
        draw_name(sheet, player, middle, NAMES_AT, NAME, SIDES[one.seat])
    return finished(sheet)


def title(view: SoloView, words: Words, account: Account) -> str:
    """Won, lost or worth a rank, or how else the fight ended."""
    rank = f"rank:{view.rank}" if view.rank else ""
    ended = view.road.ending.name if view.road is not None and view.road.ending is not None else "on"
    ending = "practice" if view.practice else ended
    facts = {"result": view.result, "mode": view.mode, "rank": rank, "ending": ending}
    return how_it_ended(account, words) or words.say("picture-ending", facts)


def _draw_body(stage: Sheet, one: Body, x: float, foot: float, high: int, room: Box) -> None:
    """Draws a fighter within his room. Opponents look to the left, heroes to the right."""
    who = kind_of(one)
    if one.fallen:
        _paste_within(stage, lying(who, round(high * 0.68)), x, foot, room)
        return
    drawn = figure(who, round(high * 0.92), mirrored=isinstance(one, SamuraiView))
    _paste_within(stage, drawn, x, foot, room)


def _paste_within(stage: Sheet, drawn: Sprite, x: float, foot: float, room: Box) -> None:
    """Pastes a sprite at this place, moved as far as needed to stay inside the room."""
    seen = drawn.image.getbbox()
    assert seen is not None, "somebody is drawn"
    left, _, right, bottom = seen
    stage.paste(
        drawn,
        min(max(x, room[0] + drawn.x - left), room[2] + drawn.x - right),
        min(foot, room[3] + drawn.y - bottom),
    )
