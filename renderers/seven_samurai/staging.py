"""The great moments, which fill the whole picture: a new round, a Kiai, a beast, a death, the last farm and
the last family, the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final, TypeAlias

from bot.engine import Seat
from bot.engine.account import Account
from bot.engine.step import Step
from bot.games.seven_samurai import kiai_steps, round_steps, steps
from bot.games.seven_samurai.view import TableView
from bot.wording import Words
from renderers.canvas import Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.captions import GOOD, HARM, Caption, Change
from renderers.kit.cover import draw_cover
from renderers.kit.marks import arms, mark, people
from renderers.kit.moment import FLOOR, Slip, draw_moment
from renderers.kit.moonlit import MOON, night
from renderers.kit.nature.night import bank, tinted, turned
from renderers.kit.plate import draw_plate
from renderers.kit.sizes import HEIGHT, WIDTH
from renderers.painter import Players
from renderers.palette import SHU, WASHI, pigment
from renderers.pieces import kept
from renderers.seven_samurai import labels
from renderers.seven_samurai.ending import draw_ending
from renderers.seven_samurai.hill import FLAMES, hill
from renderers.seven_samurai.portraits import LIKENESSES, at_rest
from renderers.seven_samurai.telling import about
from renderers.seven_samurai.turning import draw_turning
from renderers.seven_samurai.village import build, scene

Staging: TypeAlias = Callable[[TableView, Words, Players, Step, Caption], Sheet]


def stage_round(view: TableView, words: Words, _: Players, step: Step, caption: Caption) -> Sheet:
    """The raiders on the crest, and the number of the round in large letters."""
    return draw_cover(scene(view), words.say("picture-round", step.facts), caption.text, people.hood)


def stage_kiai(view: TableView, words: Words, players: Players, step: Step, caption: Caption) -> Sheet:
    """The samurai with the text of his power, if he uses it."""
    kiai, samurai = kiai_steps.Kiai.of(step.facts), view.at(Seat(about(step)))
    power = words.label(f"power:{'beast' if samurai.beast else 'human'}-{samurai.seat}")
    text = words.say("picture-kiai-power", power=power) if kiai.used else caption.text
    told = replace(caption, text=text, tone=GOOD, change=Change(kiai.kiai))
    return _portrait(view, words, players, step, told)


def stage_death(view: TableView, words: Words, players: Players, step: Step, caption: Caption) -> Sheet:
    """The dead samurai in moonlight, one red cut behind his head."""
    samurai = view.at(Seat(about(step)))
    sheet = Sheet(night(samurai.seat).copy())
    sheet.paste(_dead(samurai.seat), MOON[0] - 190, FLOOR + 30)
    sheet.paste(bank(WIDTH, 92, ASH, "death"), 0, HEIGHT - 124)
    wounds = [mark(arms.wound, 58, SHU, WASHI)] * 4
    return draw_moment(sheet.image, Slip(caption.text, _name(view, words, players, step), HARM, wounds))


ASH: Final = (pigment("5E6B78"), pigment("7C8894"))
"""The ground at night: its far and its near slope."""
SUNK: Final = 9
"""Degrees by which the head of a dead man has sunk."""
SIZE: Final = 3.3


@kept
def _dead(seat: str) -> Sprite:
    """His head, sunk to one side, in moonlight."""
    drawn = sprite((-30, -40, 130, 190), at_rest(seat), size=SIZE, rim_width=5, seed=seat)
    return turned(Sprite(tinted(drawn.image), drawn.x + round(50 * SIZE), drawn.y + round(140 * SIZE)), SUNK)


def _name(view: TableView, words: Words, players: Players, step: Step) -> str:
    """The samurai of the step, with the name of his player."""
    samurai = view.at(Seat(about(step)))
    player = players.get(samurai.seat)
    return words.say(
        "picture-led",
        samurai=labels.called(words, samurai),
        member="" if player is None else player.name,
        led=player is not None,
    )


def _portrait(view: TableView, words: Words, players: Players, step: Step, caption: Caption) -> Sheet:
    """The samurai of the step, large, with the name of his player."""
    samurai = view.at(Seat(about(step)))
    likeness = LIKENESSES[samurai.seat]
    name = _name(view, words, players, step)
    return draw_plate(likeness.beast if samurai.beast else likeness.human, caption, name)


def stage_beast(view: TableView, words: Words, players: Players, step: Step, _: Caption) -> Sheet:
    return draw_turning(view, step, words, players)


def stage_loss(view: TableView, _: Words, __: Players, step: Step, caption: Caption) -> Sheet:
    """The village after the last farm, or the last family."""
    image = hill(FLAMES).copy()
    build(image, view.village)
    sign = people.farm if step.name == "farm" else people.doll
    return draw_cover(image, caption.text, "", sign)


def stage_end(view: TableView, words: Words, players: Players, _: Step, __: Caption) -> Sheet:
    result = view.result
    assert result is not None
    winners = tuple(one.seat for one in view.samurai) if result.won else ()
    return draw_ending(view, words, players, Account(result.reason, winners))


STAGED: Final[Mapping[str, Staging]] = {
    "round": stage_round,
    "kiai": stage_kiai,
    "beast": stage_beast,
    "death": stage_death,
    "farm": stage_loss,
    "family": stage_loss,
    "over": stage_end,
}


def staged(view: TableView, step: Step) -> Staging | None:
    """The function that stages a step, or ``None``."""
    match steps.read(step):
        case round_steps.Farm(after=left) | round_steps.Family(after=left) if left:
            return None
        case _:
            pass
    if step.name == "over" and view.result is None:
        return None
    return STAGED.get(step.name)
