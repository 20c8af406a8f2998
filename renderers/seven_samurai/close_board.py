"""One samurai's board: every card before him, and what he can do, in words."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from bot.engine import Seat
from bot.games.seven_samurai.raiders import SYMBOLS
from bot.games.seven_samurai.samurai import KIAI
from bot.games.seven_samurai.view import SamuraiView, TableView
from bot.wording import Words
from renderers.canvas import Canvas, Sprite
from renderers.palette import FAINT, SUMI, YAMABUKI, YUKI
from renderers.seven_samurai import alt, labels
from renderers.seven_samurai.marks import mark
from renderers.seven_samurai.panels import BANNED, LABEL, panel
from renderers.seven_samurai.plans import CLOSE, Places
from renderers.seven_samurai.scroll import (
    CARD,
    EDGE,
    PITCH,
    Note,
    Scroll,
    cards,
    heading,
    legend,
    note,
    unroll,
    write,
)
from renderers.seven_samurai.tokens import support_token, symbol_token
from renderers.type import Face, wrap

LEFT = 8
"""The left edge of the board."""


def write_board(view: TableView, words: Words, seat: Seat) -> Scroll:
    samurai = view.at(seat)
    scroll = unroll(alt.called(samurai, words), words.say("picture-round", round=view.round))
    _panel(scroll, samurai, words)
    heading(scroll, _line(samurai, words), _strike(samurai, words))
    cards(scroll, samurai.line)
    heading(scroll, words.say("picture-close-defended"))
    _defended(scroll, samurai)
    legend(scroll, words, (*samurai.line, *samurai.defended))
    for each in notes(samurai, words):
        note(scroll, each)
    return scroll


def _panel(scroll: Scroll, samurai: SamuraiView, words: Words) -> None:
    """The board without its cards, and his talent where they would lie."""
    bare = panel(replace(samurai, line=()), CLOSE, False, labels.on_panel(words, samurai))
    scroll.sheet.image.paste(bare, (LEFT, scroll.y), bare)
    left, right = Places(CLOSE, False).content
    top, bottom = CLOSE.rail + CLOSE.pawn + 6, CLOSE.height - 18
    lines = wrap(_talent(samurai.seat, words), Face.LABEL, 31, right - left - 62, 3, 24)
    pitch = lines[0].size * 1.16
    middle = scroll.y + (top + bottom) / 2
    scroll.sheet.paste(mark("talent", 46, SUMI, YUKI), LEFT + left + 23, middle)
    write(scroll.sheet, LEFT + left + 60, middle - pitch * (len(lines) - 1) / 2, lines, LABEL)
    scroll.y += CLOSE.height + 8


def _talent(seat: Seat, words: Words) -> str:
    return words.label(f"talent:{seat}")


def _line(samurai: SamuraiView, words: Words) -> str:
    return words.say("picture-close-line", total=samurai.total, kiai=samurai.kiai)


def _strike(samurai: SamuraiView, words: Words) -> str:
    """What his last card will do to him."""
    if not samurai.line:
        return words.say("picture-close-no-line")
    return words.say("picture-close-strike", penalties=labels.penalties(words, samurai.line[-1]))


def _defended(scroll: Scroll, samurai: SamuraiView) -> None:
    """A card for each symbol, or its empty place."""
    by_symbol = {raider.symbol: raider for raider in samurai.defended}
    top = scroll.y
    for place, symbol in enumerate(SYMBOLS):
        x = EDGE + place * PITCH[0]
        if symbol in by_symbol:
            scroll.y = top
            cards(scroll, [by_symbol[symbol]], x)
            continue
        box = (x, top + 4, x + CARD[0], top + 4 + CARD[1])
        scroll.sheet.draw.rounded_rectangle(box, 8, outline=FAINT, width=3)
        scroll.sheet.paste(symbol_token(symbol, 34, False), x + CARD[0] / 2, top + 4 + CARD[1] / 2)
    scroll.y = top + PITCH[1]


def notes(samurai: SamuraiView, words: Words) -> list[Note]:
    """His power on both sides of his board, wounds, tokens and what is forbidden to him."""
    return [
        *_powers(samurai, words),
        _wounds(samurai, words),
        *_tokens(samurai, words),
        *_bans(samurai, words),
    ]


def _powers(samurai: SamuraiView, words: Words) -> list[Note]:
    """Both sides of his board; the one that lies face up is his now."""
    kiai = KIAI[samurai.seat]
    sides = (("human", kiai.human, not samurai.beast), ("beast", kiai.beast, samurai.beast))
    return [
        Note(
            _kiai(number, present),
            words.say(
                "picture-close-side",
                side=side,
                animal=words.say(f"picture-animal-{samurai.seat}"),
                kiai=number,
                present=present,
            ),
            words.label(f"power:{side}-{samurai.seat}"),
            present,
        )
        for side, number, present in sides
    ]


@lru_cache(maxsize=32)
def _kiai(number: int, present: bool) -> Sprite:
    """A flag with the number to reach; golden on the side that lies face up."""
    canvas = Canvas(76, 60, seed="flag")
    canvas.slab((4, 4, 72, 56), 5, YAMABUKI if present else FAINT, 2, SUMI)
    canvas.text(38, 29, str(number), Face.NUMBER, 44, SUMI)
    return canvas.sprite(38, 30)


def _wounds(samurai: SamuraiView, words: Words) -> Note:
    title = words.say("picture-close-wounds", wounds=samurai.wounds)
    icon = mark("wound", 60, YUKI, SUMI)
    return Note(icon, title, words.say("picture-close-next-wound", wounds=samurai.wounds))


def _tokens(samurai: SamuraiView, words: Words) -> list[Note]:
    """His own support token, those he has been lent and those he has taken up."""
    at_home = samurai.token_holder == samurai.seat
    where = words.say("picture-close-own", home=at_home, holder=labels.name(words, samurai.token_holder))
    own = Note(support_token(samurai.seat, 1.5), words.say("picture-close-own-token"), where)
    lent = [
        _lent(owner, words.say("picture-close-token", owner=f"samurai:{owner}"), words, owner in samurai.idle)
        for owner in samurai.tokens
    ]
    taken = [
        _lent(owner, words.say("picture-close-spare", owner=f"samurai:{owner}"), words)
        for owner in samurai.spares
    ]
    return [own, *lent, *taken]


def _lent(owner: Seat, title: str, words: Words, idle: bool = False) -> Note:
    """A talent that is not his own; an idle token is struck out."""
    text = words.say("picture-close-idle") if idle else _talent(owner, words)
    return Note(support_token(owner, 1.5, idle), title, text)


def _bans(samurai: SamuraiView, words: Words) -> list[Note]:
    if not samurai.bans:
        return []
    named = words.join([labels.penalty(words, BANNED[ban]) for ban in samurai.bans])
    return [Note(mark(BANNED[samurai.bans[0]], 60, YUKI, SUMI), words.say("picture-close-bans"), named)]


def describe_board(view: TableView, words: Words, seat: Seat) -> str:
    """How he stands, his cards, and all that stands in words."""
    samurai = view.at(seat)
    sentences = [alt.of_samurai(samurai, words)]
    for message, raiders in (("alt-close-line", samurai.line), ("alt-close-defended", samurai.defended)):
        if raiders:
            sentences.append(words.say(message, cards=tuple(one.key for one in raiders)))
    sentences.append(_talent(seat, words))
    sentences += [
        words.say("alt-close-note", title=each.title, text=each.text) for each in notes(samurai, words)
    ]
    return words.run_on(sentences, alt.MOST)
