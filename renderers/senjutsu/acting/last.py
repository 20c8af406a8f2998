"""The last picture: heroes and opponents on the ground where it ended, the fallen lying, names below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from bot.engine.account import Account
from bot.games.senjutsu.view import DuelView, SamuraiView
from bot.wording import Words
from renderers.canvas import Box, Sheet, Sprite
from renderers.kit import drama
from renderers.kit.ending import draw_ending, finished, free, turning_lines
from renderers.kit.marks import Drawing
from renderers.kit.seats import draw_name
from renderers.kit.sizes import HEIGHT, WIDTH
from renderers.painter import Player, Players
from renderers.palette import NIGHT
from renderers.rig import Mood, PoseName
from renderers.senjutsu.acting import skies
from renderers.senjutsu.acting.skies import Hour
from renderers.senjutsu.people.bodies import Body, kind_of
from renderers.senjutsu.people.figures import SIDES, posed, waiting

LARGEST: Final = 336
FLAT: Final = 216
"""Pixels: the largest height of somebody who stands, and of somebody who lies, as if he stood."""
NAMES: Final = 74
"""Pixels from the feet to the lower edge of the scene, for the names."""
SHARES: Final = {"winner": 1.5, "lying": 1.35, "other": 1.0}
"""Shares of the width."""


@dataclass(frozen=True, slots=True)
class Ended:
    """Somebody at the end: his pose, his mood, and the share of the width that he needs."""

    body: Body
    pose: PoseName
    mood: Mood
    share: float


def cast_of(order: Sequence[Body], won: Sequence[Body], hour: Hour) -> list[Ended]:
    """Winners stand with their weapons up or at rest, the fallen lie, the others bow or wait."""
    found: list[Ended] = []
    first = next((one for one in won if not one.fallen), None)
    for one in order:
        if one.fallen:
            found.append(Ended(one, "lie", "closed", SHARES["lying"]))
        elif one is first:
            found.append(Ended(one, "high", "shout", SHARES["winner"]))
        elif one in won:
            found.append(Ended(one, "stand", "calm", SHARES["other"]))
        elif isinstance(one, SamuraiView):
            found.append(Ended(one, "kneel" if hour == "dusk" else "bow", "closed", SHARES["lying"]))
        else:
            found.append(Ended(one, waiting(kind_of(one)), "calm", SHARES["other"]))
    return found


def hour_of(account: Account, *, lost: bool) -> Hour:
    """Dawn after a win, dusk after a defeat, night if nobody won."""
    if account.winners and not account.was_stopped:
        return "dawn"
    return "dusk" if lost else "night"


def draw_last(
    view: DuelView,
    people: Sequence[Ended],
    hour: Hour,
    heading: tuple[str, Drawing],
    words: Words,
    players: Players,
    account: Account,
) -> Sheet:
    """The end with its title, its turning points and the names of the heroes."""
    told = turning_lines(account, words)
    box = free(len(told))
    stage = Sheet(Image.new("RGB", (WIDTH, HEIGHT), NIGHT))
    low = min(HEIGHT, round(box[3]) + 24)
    stage.image.paste(skies.sky(hour, view.field, WIDTH, low), (0, 0))
    far = skies.front(hour, view.field, WIDTH, low, far=True)
    stage.image.paste(far, (0, 0), far)
    foot = box[3] - NAMES
    named: list[tuple[SamuraiView, float, float]] = []
    x, unit = box[0], (box[2] - box[0]) / sum(one.share for one in people)
    for one in people:
        across = unit * one.share
        _draw(stage, one, hour, (x, box[1], x + across, foot), heroic=isinstance(one.body, SamuraiView))
        if isinstance(one.body, SamuraiView):
            named.append((one.body, x + across / 2, across))
        x += across
    sheet = draw_ending(stage.image, *heading, told)
    for samurai, middle, across in named:
        player = players.get(samurai.seat, Player(words.say(f"seat-{samurai.seat}")))
        draw_name(sheet, player, middle, foot + 44, across - 12, SIDES[samurai.seat])
    return finished(sheet)


def _draw(stage: Sheet, one: Ended, hour: Hour, room: Box, *, heroic: bool) -> None:
    """Somebody within his room, as large as it allows, with his shadow."""
    left, top, right, foot = room
    high = min(FLAT if one.pose == "lie" else LARGEST, round((foot - top) * 0.98))
    while True:
        seen = posed(kind_of(one.body), one.pose, one.mood, high=high, mirrored=heroic).sprite
        wide = seen.image.width * ROOM <= right - left
        if (wide and seen.y <= foot - top) or high <= SMALLEST:
            break
        high -= STEP
    middle = (left + right) / 2
    x = middle + seen.x - seen.image.width / 2
    drama.cast_shadow(
        stage, (middle if one.pose == "lie" else x, foot + 2), high * (0.5 if one.pose == "lie" else 0.36)
    )
    stage.paste(Sprite(skies.in_light(seen.image, hour), seen.x, seen.y), x, foot)


ROOM: Final = 0.84
"""The share of a figure's width that must fit its room: weapons may reach over the neighbours'."""
SMALLEST: Final = 64
STEP: Final = 8
