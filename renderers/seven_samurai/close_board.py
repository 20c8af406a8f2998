"""The closeup of one samurai: all his cards, and his abilities in words."""

from __future__ import annotations

from typing import Final

from bot.engine import Seat
from bot.games.seven_samurai.samurai import KIAI
from bot.games.seven_samurai.view import SamuraiView, TableView
from bot.wording import Words
from renderers.canvas import Canvas, Sheet
from renderers.kit.sizes import LEAST
from renderers.painter import Players
from renderers.palette import FAINT, KINAKO, NIGHT, SHADE, SUMI, YAMABUKI, YUKI
from renderers.seven_samurai import alt, labels
from renderers.seven_samurai.band import draw_band
from renderers.seven_samurai.large_board import BELOW, LEFT, RIGHT, draw_large, night
from renderers.seven_samurai.marks import mark
from renderers.seven_samurai.panels import BANNED
from renderers.type import Face, wrap

SIGN: Final = 84
"""The width of the sign before a note."""
AIR: Final = 12


def draw_board(view: TableView, words: Words, seat: Seat, players: Players) -> Sheet:
    """His board large, and below it his talent and his power on both sides."""
    samurai = view.at(seat)
    sheet = night()
    draw_band(sheet, view, words)
    state = "picture-fallen" if samurai.dead else "picture-passed" if samurai.passed else ""
    draw_large(sheet, samurai, words, players.get(seat), words.say(state) if state else "")
    y: float = BELOW
    y = _note(sheet, "", _talent(seat, words), y, True)
    for side, number, present in sides(samurai):
        y = _note(sheet, str(number), words.label(f"power:{side}-{seat}"), y, present)
    _wounds(sheet, samurai, words)
    return sheet


def sides(samurai: SamuraiView) -> tuple[tuple[str, int, bool], ...]:
    """Both sides of his board with their Kiai; the flag marks the current side."""
    kiai = KIAI[samurai.seat]
    return (("human", kiai.human, not samurai.beast), ("beast", kiai.beast, samurai.beast))


def _note(sheet: Sheet, number: str, text: str, y: float, present: bool) -> float:
    """A note about one ability; the flag with its Kiai is golden on the current side."""
    lines = wrap(text, Face.LABEL, 40, RIGHT - LEFT - SIGN, 2, LEAST)
    pitch = lines[0].size * 1.12
    high = max(62.0, pitch * len(lines))
    middle = y + high / 2
    if number:
        box = (LEFT, middle - 27, LEFT + 68, middle + 27)
        sheet.ink(box, lambda canvas: _flag(canvas, box, present), margin=3)
        ink = SUMI if present else YUKI
        sheet.text(LEFT + 34, middle - 1, number, Face.NUMBER, 44, ink, "mm")
    else:
        sheet.paste(mark("talent", 54, YAMABUKI, NIGHT), LEFT + 34, middle)
    row = middle - pitch * (len(lines) - 1) / 2
    for line in lines:
        sheet.line(LEFT + SIGN, row, line, YUKI if present else SHADE)
        row += pitch
    return y + high + AIR


def _flag(canvas: Canvas, box: tuple[float, float, float, float], present: bool) -> None:
    canvas.slab(box, 5, YAMABUKI if present else FAINT, 2, SUMI)


def _wounds(sheet: Sheet, samurai: SamuraiView, words: Words) -> None:
    """Below his portrait: the effect of the next wound."""
    said = words.say("picture-close-next-wound", wounds=samurai.wounds)
    lines = wrap(said, Face.LABEL, LEAST, 262, 3, LEAST)
    y = 578
    for line in lines:
        sheet.line(14, y, line, KINAKO)
        y += 42


def _talent(seat: Seat, words: Words) -> str:
    return words.label(f"talent:{seat}")


def describe_board(view: TableView, words: Words, seat: Seat, players: Players) -> str:
    """His state, his cards, and all notes of the picture."""
    samurai = view.at(seat)
    sentences = [alt.of_samurai(samurai, words)]
    for message, raiders in (("alt-close-line", samurai.line), ("alt-close-defended", samurai.defended)):
        if raiders:
            sentences.append(words.say(message, cards=tuple(one.key for one in raiders)))
    sentences.append(_talent(seat, words))
    for side, number, present in sides(samurai):
        title = words.say(
            "picture-close-side",
            side=side,
            animal=words.say(f"picture-animal-{seat}"),
            kiai=number,
            present=present,
        )
        sentences.append(words.say("alt-close-note", title=title, text=words.label(f"power:{side}-{seat}")))
    sentences.append(words.say("picture-close-next-wound", wounds=samurai.wounds))
    sentences += _tokens(samurai, words)
    if samurai.bans:
        named = words.join([labels.penalty(words, BANNED[ban]) for ban in samurai.bans])
        sentences.append(words.say("alt-close-note", title=words.say("picture-close-bans"), text=named))
    led = [sentence for one, sentence in _led(view, words, players) if one == seat]
    return words.run_on([sentences[0], *led, *sentences[1:]], alt.MOST)


def _led(view: TableView, words: Words, players: Players) -> list[tuple[Seat, str]]:
    seats = [one.seat for one in view.samurai if one.seat in players]
    return list(zip(seats, alt.led_by(view, words, players), strict=True))


def _tokens(samurai: SamuraiView, words: Words) -> list[str]:
    """His own support token, those lent to him and those he has taken up."""
    at_home = samurai.token_holder == samurai.seat
    where = words.say("picture-close-own", home=at_home, holder=labels.name(words, samurai.token_holder))
    told = [words.say("alt-close-note", title=words.say("picture-close-own-token"), text=where)]
    for owner in samurai.tokens:
        title = words.say("picture-close-token", owner=f"samurai:{owner}")
        text = words.say("picture-close-idle") if owner in samurai.idle else _talent(owner, words)
        told.append(words.say("alt-close-note", title=title, text=text))
    for owner in samurai.spares:
        title = words.say("picture-close-spare", owner=f"samurai:{owner}")
        told.append(words.say("alt-close-note", title=title, text=_talent(owner, words)))
    return told
