"""The first and the last picture of a fight against AI opponents."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from bot.engine.account import Account
from bot.games.senjutsu_solo.fights.road import Road
from bot.games.senjutsu_solo.view import SoloView
from bot.wording import Words
from renderers.canvas import Sheet
from renderers.kit.cover import draw_cover
from renderers.kit.ending import finished, turning_lines
from renderers.kit.marks import arms, spirit
from renderers.kit.seats import draw_name
from renderers.painter import Player, Players
from renderers.senjutsu.acting.last import cast_of, draw_last, hour_of
from renderers.senjutsu.field.ground import backdrop
from renderers.senjutsu.people.bodies import bodies
from renderers.senjutsu.people.figures import SIDES, figure
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
    lost = view.result == "lost"
    hour = hour_of(account, lost=lost)
    won = [one for one in view.samurai if one.seat in account.winners]
    heading = (title(view, words, account), arms.skull if lost else sign_of(account))
    return draw_last(view, cast_of(bodies(view), won, hour), hour, heading, words, players, account)


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
