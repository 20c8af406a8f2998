"""The last picture: the winner, the fallen, and how close the result was."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from bot.engine.account import CALLED_OFF, RESIGNED, Account
from bot.games.way_of_the_samurai.view import DuelView
from bot.wording import Words
from renderers.canvas import Sheet, Sprite
from renderers.kit.ending import draw_ending, finished, free, turning_lines
from renderers.kit.marks import Drawing, arms, people, signs
from renderers.kit.seats import draw_name
from renderers.kit.sizes import HEIGHT, WIDTH
from renderers.painter import Player, Players
from renderers.palette import AI, SHU
from renderers.way_of_the_samurai.board import place_of
from renderers.way_of_the_samurai.cast import behind, other, yourself
from renderers.way_of_the_samurai.places.scene import scene
from renderers.way_of_the_samurai.plate_contents import facing

TALL: Final = 284.0
"""The usual height of a figure at size 1, with its weapon."""
DISTANT: Final = 0.7
BEHIND: Final = (910.0, 1030.0)
"""The x of enemies who did not fight last."""


def draw_end(view: DuelView, words: Words, players: Players, account: Account) -> Sheet:
    """The place after the fight, with the names of both."""
    told = turning_lines(account, words)
    sheet = Sheet(ground(place_of(view), view.weather).copy())
    _, top, _, bottom = free(len(told))
    feet = bottom - 62
    size = round((feet - top) / max(TALL, _reach(other(view))), 2)
    for (_, figure), x in zip(behind(view, round(size * DISTANT, 2)), BEHIND, strict=False):
        sheet.paste(figure, x, feet - 24)
    foe = other(view, size)
    if foe is not None:
        sheet.paste(foe, 740, feet)
    sheet.paste(yourself(view, size), 370, feet)
    drawn = draw_ending(sheet.image, title(view, words, players, account), _sign(view, account), told)
    you = view.you
    draw_name(drawn, players.get(you.seat, Player(words.label(you.key))), 330, feet + 34, 460, AI)
    if len(view.fighters) > 1:
        rival = view.fighters[1]
        draw_name(drawn, players.get(rival.seat, Player(words.label(rival.key))), 770, feet + 34, 460, SHU)
    elif (enemy := facing(view)) is not None:
        draw_name(drawn, Player(words.label(enemy.key)), 770, feet + 34, 460, SHU)
    return finished(drawn)


def _reach(figure: Sprite | None) -> float:
    """The height of a figure over the ground."""
    box = figure.image.getbbox() if figure else None
    return figure.y - box[1] if figure and box else 0.0


@lru_cache(maxsize=4)
def ground(place: str, weather: str) -> Image.Image:
    """The place after the fight, a little closer than during it."""
    image = Image.new("RGB", (WIDTH, HEIGHT), (23, 27, 43))
    image.paste(scene(place, weather).resize((WIDTH + 220, round(480 * 1320 / 1100))), (-110, 60))
    return image


def title(view: DuelView, words: Words, players: Players, account: Account) -> str:
    """The title: the winner, or how else the fight ended."""
    result = view.result
    if account.was_stopped or result is None:
        return words.say("picture-end-off", ended=account.ended)
    if result.winner:
        seat = next(fighter for fighter in view.fighters if fighter.seat == result.winner)
        name = players.get(seat.seat, Player(words.label(seat.key))).name
        return words.say("picture-end-winner", name=name)
    if len(view.fighters) > 1:
        return words.say(f"picture-end-{result.reason}")
    if view.mode == "clan":
        return words.say("picture-end-clan", felled=view.felled)
    if view.stops:
        return words.say("picture-end-campaign", won=result.won, felled=view.felled)
    return words.say("picture-end-won" if result.won else "picture-end-lost")


def _sign(view: DuelView, account: Account) -> Drawing:
    if account.ended == CALLED_OFF:
        return signs.cross
    if account.ended == RESIGNED or account.ended.endswith("exhausted"):
        return people.flag
    return people.hat if account.winners or view.mode == "clan" else arms.skull
