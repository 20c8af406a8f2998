"""The closeup of the stack: the possible face-down raiders, by value, symbol and flames.

It is computed from the open cards alone. The real stack and intruders are not known here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.games.seven_samurai.hidden import Wave, waves
from bot.games.seven_samurai.raiders import Raider
from bot.games.seven_samurai.view import TableView
from bot.wording import Words
from renderers.canvas import Sheet
from renderers.seven_samurai import alt
from renderers.seven_samurai.count_table import cells, draw_table

BESIDE: Final[Mapping[str, int]] = {"plunderer": 2, "lieutenant": 5, "boss": 6}
"""The value whose row has the text about a wave. The text about plunderers covers four values."""


def draw_stack(view: TableView, words: Words) -> Sheet:
    """Every raider that may be face down, with the number of face-down cards in each wave."""
    possible = [raider for wave in waves(view) if wave.face_down for raider in wave.cards]
    asides = {BESIDE[wave.kind]: _aside(wave, view, words) for wave in waves(view)}
    plunderers = next((wave for wave in waves(view) if wave.kind == "plunderer"), None)
    if plunderers is not None and plunderers.face_down:
        count = len(plunderers.cards)
        asides |= {1: words.say("picture-close-span"), 3: words.say("picture-close-of", count=count)}
    return draw_table(words.label("pile:stack"), _piles(view, words), possible, asides)


def _piles(view: TableView, words: Words) -> str:
    return words.say("picture-close-piles", stack=view.stack, intruders=view.intruders)


def _aside(wave: Wave, view: TableView, words: Words) -> str:
    """The number of face-down cards of a kind, or the round in which it joins."""
    return words.say(
        "picture-close-aside", hidden=wave.face_down, joined=view.round >= wave.arrival, arrival=wave.arrival
    )


def _wave(wave: Wave, view: TableView, words: Words) -> str:
    """The same as a sentence."""
    return words.say(
        "picture-close-wave",
        kind=wave.kind,
        hidden=wave.face_down,
        joined=view.round >= wave.arrival,
        arrival=wave.arrival,
    )


def _choice(wave: Wave, words: Words) -> str:
    """The number of possible cards they are drawn from."""
    count = len(wave.cards)
    return words.say("picture-close-choice", count=count, box=count - wave.face_down)


def values(wave: Wave) -> list[int]:
    return sorted({raider.value for raider in wave.cards})


def of_value(wave: Wave, value: int) -> list[Raider]:
    return [raider for raider in wave.cards if raider.value == value]


def describe_stack(view: TableView, words: Words) -> str:
    """The same counts in words."""
    sentences = [words.say("alt-close-stack", stack=view.stack, intruders=view.intruders)]
    if view.revealed:
        revealed = tuple(raider.key for raider in view.revealed)
        sentences.append(words.say("alt-close-revealed", cards=revealed))
    for wave in waves(view):
        sentences.append(words.say("sentence", text=_wave(wave, view, words)))
        if wave.face_down:
            sentences.append(_choice(wave, words))
            sentences += [cells(value, of_value(wave, value), words) for value in values(wave)]
    return words.run_on(sentences, alt.MOST)
