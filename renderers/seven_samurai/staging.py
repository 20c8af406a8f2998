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
from renderers.canvas import Box, Sheet
from renderers.kit.captions import GOOD, HARM, Caption, Change
from renderers.kit.cover import draw_cover
from renderers.kit.marks import people
from renderers.kit.plate import draw_plate
from renderers.kit.strokes import draw_cut
from renderers.painter import Players
from renderers.seven_samurai import labels
from renderers.seven_samurai.ending import draw_ending
from renderers.seven_samurai.hill import FLAMES, hill
from renderers.seven_samurai.portraits import LIKENESSES
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
    def blow(sheet: Sheet, inside: Box) -> None:
        left, top, right, bottom = inside
        draw_cut(sheet, (left + 30, top + 40, right - 30, bottom - 60))

    told = replace(caption, tone=HARM, change=Change(4, 3))
    return _portrait(view, words, players, step, told, blow)


def _portrait(
    view: TableView,
    words: Words,
    players: Players,
    step: Step,
    caption: Caption,
    over: Callable[[Sheet, Box], None] | None = None,
) -> Sheet:
    """The samurai of the step, large, with the name of his player."""
    samurai = view.at(Seat(about(step)))
    likeness = LIKENESSES[samurai.seat]
    player = players.get(samurai.seat)
    name = words.say(
        "picture-led",
        samurai=labels.called(words, samurai),
        member="" if player is None else player.name,
        led=player is not None,
    )
    return draw_plate(likeness.beast if samurai.beast else likeness.human, caption, name, over=over)


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
