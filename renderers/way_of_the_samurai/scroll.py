"""The chronicle of a run: the samurai, and a scroll with a line for each fight."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.games.way_of_the_samurai.cards import LIBRARY
from bot.games.way_of_the_samurai.view import DuelView, Passage
from bot.wording import Words
from renderers.canvas import Canvas, Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.captions import BLOOD
from renderers.kit.marks import arms, mark, signs, spirit
from renderers.kit.seats import draw_name
from renderers.kit.sizes import HEIGHT, LEAST, WIDTH
from renderers.kit.strokes import seal
from renderers.painter import Player, Players
from renderers.palette import AI, MATCHA, SHU, SUMI, WASHI, YUKI, mix
from renderers.paper import scrap
from renderers.type import Face, Line, fit, fit_all
from renderers.way_of_the_samurai.cast import yourself

LINES: Final = 8
"""The most lines of fights on the scroll."""
LEFT, RIGHT = 376, WIDTH - 40
TOP, FOOT = 122, HEIGHT - 66
"""The top of the first line, and the middle of the last words."""
WIDEST: Final = 68
"""The most height of a line."""
TITLE: Final = 54
COLUMNS: Final = (LEFT + 68, LEFT + 400, LEFT + 592)
"""The x of who was fought, of the rounds, and of the life it cost."""
SIZE: Final = 1.1
STANDS, FEET = 150, HEIGHT - 96
"""The samurai's place on the ground."""
LONGEST_TEXT: Final = 1500
"""The most letters of the chronicle below its picture."""


def draw_scroll(sheet: Sheet, view: DuelView, words: Words, players: Players, title: str) -> None:
    """The samurai, and a scroll over the scene: the title, the fights that cost most, and what it was."""
    sheet.paste(yourself(view, SIZE), STANDS, FEET)
    sheet.paste(_paper(), 0, 0)
    you = view.you
    draw_name(sheet, players.get(you.seat, Player(words.label(you.key))), STANDS + 14, FEET + 34, 300, AI)
    line = fit(title, Face.TITLE_BOLD, TITLE, RIGHT - LEFT - 110, LEAST)
    sheet.paste(seal(arms.sword, 62, SHU, YUKI), LEFT + 34, 74)
    sheet.line(LEFT + 84, 72, line, SUMI)
    shown = chosen(view.passages)
    left_out = len(view.passages) - len(shown)
    pitch = min(WIDEST, (FOOT - 30 - TOP) / (len(shown) + bool(left_out)))
    said = [words.say("picture-chronicle-who", fight=one.fight, who=one.who) for one in shown]
    names = fit_all(said, Face.TITLE, 42, COLUMNS[1] - COLUMNS[0] - 16, LEAST)
    for place, (one, name) in enumerate(zip(shown, names, strict=True)):
        _row(sheet, one, name, TOP + pitch * (place + 0.5), words)
    if left_out:
        more = fit(words.say("picture-chronicle-more", count=left_out), Face.LABEL, 40, 500, LEAST)
        sheet.line(COLUMNS[0], TOP + pitch * (len(shown) + 0.5) - 1, more, SUMI)
    facts = {"mode": f"mode:{view.mode}", "ranked": view.mode == "clan", "rank": rank_of(view)}
    foot = words.say("picture-chronicle-foot", facts)
    sheet.line(LEFT + 14, FOOT, fit(foot, Face.LABEL_BOLD, 40, RIGHT - LEFT - 24, LEAST), BLOOD)


def _row(sheet: Sheet, one: Passage, name: Line, y: float, words: Words) -> None:
    """A fight: won or not, against whom, how long, and the life it cost."""
    felled = one.how not in ("lost", "going")
    sign, colour = (signs.tick, MATCHA) if felled else (arms.skull, BLOOD)
    sheet.paste(mark(sign, 40, colour, WASHI), LEFT + 34, y)
    sheet.line(COLUMNS[0], y - 1, name, mix(SUMI, WASHI, 0.06))
    rounds = words.say("picture-chronicle-rounds", rounds=one.rounds)
    sheet.line(COLUMNS[1], y - 1, fit(rounds, Face.LABEL, 40, 180, LEAST), SUMI)
    if one.cost:
        sheet.paste(mark(spirit.pearl, 36, SHU, WASHI), COLUMNS[2], y)
        sheet.text(COLUMNS[2] + 28, y - 1, f"−{one.cost}", Face.NUMBER, 42, BLOOD)


def chosen(passages: Sequence[Passage]) -> list[Passage]:
    """The fights on the scroll, in order: all if they find room, else the last and those that cost most."""
    if len(passages) <= LINES:
        return [*passages]
    dearest = sorted(passages[:-1], key=lambda one: (-one.cost, -one.rounds, one.fight))[: LINES - 2]
    return sorted([*dearest, passages[-1]], key=lambda one: one.fight)


@lru_cache(maxsize=1)
def _paper() -> Sprite:
    def draw(c: Canvas) -> None:
        scrap(c, (LEFT - 24, 22, RIGHT + 24, HEIGHT - 22), "chronicle", WASHI, 3)

    return sprite((0, 0, WIDTH, HEIGHT), draw, rim_width=4)


def written(view: DuelView, words: Words) -> str:
    """The whole chronicle in words: what was undertaken, then every fight; of a long run the last ones."""
    lines = [_line(one, words) for one in view.passages]
    first = about(view, words)
    left_out = 0
    while len(lines) > 1 and len(first) + sum(len(line) + 1 for line in lines) > LONGEST_TEXT:
        lines.pop(0)
        left_out += 1
    more = [words.say("chronicle-more", count=left_out)] if left_out else []
    return "\n".join([first, *more, *lines])


def about(view: DuelView, words: Words) -> str:
    """The kind of run, its weapons, the enemies felled, and the rounds."""
    return words.say(
        "chronicle-about",
        mode=f"mode:{view.mode}",
        weapons=tuple(dict.fromkeys(one.weapon for one in view.passages)),
        felled=view.felled,
        rounds=view.round,
        ranked=view.mode == "clan",
        rank=rank_of(view),
    )


def rank_of(view: DuelView) -> str:
    """The key of the rank on the clan's scale."""
    ranks: list[int] = LIBRARY.figures["clan_ranks"]
    return f"rank:{sum(view.felled >= least for least in ranks)}"


def _line(one: Passage, words: Words) -> str:
    return words.say(
        "chronicle-fight",
        fight=one.fight,
        who=one.who,
        foe_life=one.foe_life,
        foe_qi=one.foe_qi,
        how=one.how,
        rounds=one.rounds,
        cost=one.cost,
        eventful=bool(one.event),
        event=one.event,
    )
