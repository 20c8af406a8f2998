"""The first and the last picture of a duel: the cover, and the end with everybody's name."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from bot.engine.account import CALLED_OFF, RESIGNED, Account
from bot.games.senjutsu.view import DuelView
from bot.wording import Words
from renderers.canvas import Sheet
from renderers.kit.cover import draw_cover
from renderers.kit.marks import Drawing, people, signs, spirit
from renderers.painter import Players
from renderers.senjutsu.acting.last import cast_of, draw_last, hour_of
from renderers.senjutsu.field.ground import backdrop
from renderers.senjutsu.people.figures import figure

CROWD: Final = (("master", 210, 396, 240, False), ("warrior", 892, 396, 260, True))
PAIR: Final = (("ronin", 390, 470, 400, True), ("student", 720, 470, 400, False))
"""The samurai on the cover: seat, x, y, height in pixels, and whether he looks to the right."""


@lru_cache(maxsize=1)
def _duel() -> Image.Image:
    """Four samurai in the snow, two of them close."""
    sheet = Sheet(backdrop("snowy_clearing", 300.0).copy())
    for hero, x, y, high, mirrored in (*CROWD, *PAIR):
        sheet.paste(figure(hero, high, mirrored=mirrored), x, y)
    return sheet.image


def cover(words: Words) -> Sheet:
    """The cover: the name of the game over four samurai in the snow."""
    return draw_cover(_duel(), words.say("game-name"), words.say("picture-cover"), spirit.torii)


def ending(view: DuelView, words: Words, players: Players, account: Account) -> Sheet:
    """The end: winners stand on the left, the fallen lie, the turning points are listed below.

    Everybody in a team with a survivor counts as a winner, also the fallen.
    """
    winners = [one for one in view.samurai if one.seat in account.winners]
    order = [*winners, *[one for one in view.samurai if one not in winners]]
    hour = hour_of(account, lost=False)
    heading = (title(view, words, account), sign_of(account))
    return draw_last(view, cast_of(order, winners, hour), hour, heading, words, players, account)


def title(view: DuelView, words: Words, account: Account) -> str:
    """The winners, or how else the duel ended."""
    names = tuple(one.key for one in view.samurai if one.seat in account.winners)
    return how_it_ended(account, words) or words.say("picture-step-over", winners=names, count=len(names))


def how_it_ended(account: Account, words: Words) -> str:
    """The title of a fight that was given up or called off; else empty."""
    return words.say("picture-ended", ended=account.ended) if account.was_stopped else ""


def sign_of(account: Account) -> Drawing:
    """The sign of a victory, of a draw or a fight given up, of one that was called off."""
    if account.ended == CALLED_OFF:
        return signs.cross
    won = account.winners and account.ended != RESIGNED
    return signs.tick if won else people.flag
