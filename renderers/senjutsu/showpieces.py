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
from renderers.kit.ending import draw_ending, finished, free, turning_lines
from renderers.kit.marks import Drawing, people, signs, spirit
from renderers.kit.seats import draw_name
from renderers.kit.strokes import draw_blaze
from renderers.painter import Player, Players
from renderers.senjutsu.field.ground import backdrop
from renderers.senjutsu.field.shores import scene
from renderers.senjutsu.people.figures import SIDES, figure, lying

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
    """The end: winners stand on the left, the fallen lie in the grass, the turning points are listed below.

    Everybody in a team with a survivor counts as a winner, also the fallen.
    """
    stage = Sheet(scene(view.field.removeprefix("field:")).copy())
    winners = [one for one in view.samurai if one.seat in account.winners]
    order = [*winners, *[one for one in view.samurai if one not in winners]]
    told = turning_lines(account, words)
    left, top, right, bottom = free(len(told))
    pitch = (right - left) / len(view.samurai)
    foot = bottom - 74
    high = min(300, round(foot - top - 10))
    spots = [(one, left + pitch * (place + 0.5)) for place, one in enumerate(order)]
    for one, x in spots:
        if one.fallen:
            stage.paste(lying(one.seat, round(high * 0.62)), x, foot)
        else:
            if one in winners:
                draw_blaze(stage, (x, foot - high * 0.55), high * 0.42, high * 0.62)
            stage.paste(figure(one.seat, high, mirrored=x < (left + right) / 2), x, foot)
    sheet = draw_ending(stage.image, title(view, words, account), sign_of(account), told)
    for one, x in spots:
        player = players.get(one.seat, Player(words.say(f"seat-{one.seat}")))
        draw_name(sheet, player, x, foot + 40, pitch - 24, SIDES[one.seat])
    return finished(sheet)


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
