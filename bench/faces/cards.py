"""The faces under search: action, opponent and wound cards, and small changes of them.

A set of faces has the form of the data files. The three examples printed in the rulebook never change.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

from bot.engine import GameRules, Setup
from bot.games.way_of_the_samurai.cards import LIBRARY, Library, WoundCard, action, opponent, read
from bot.games.way_of_the_samurai.notation import effect
from bot.games.way_of_the_samurai.rules import WAY_OF_THE_SAMURAI, WayOfTheSamurai
from bot.games.way_of_the_samurai.terms import terms_of

Row: TypeAlias = tuple[str, str, str]
"""A card: its name, and its symbol and text, or its two halves."""

SYMBOLS: Final = ("earth", "water", "wind", "fire")
GAINS: Final = (1, 2, 3)
PRICES: Final = (0, 1, 2)
DEFENCES: Final = (
    *(f"{gauge}>={least}" for gauge in "ST" for least in (2, 3, 4)),
    *(f"S>={one} & T>={two}" for one, two in ((1, 2), (2, 1), (2, 2), (3, 1), (1, 3), (3, 2), (2, 3))),
    *(f"S>={least} | T>={least}" for least in (2, 3, 4)),
)
LOSSES: Final = ("L-1", "Q-1", "L-1 / Q-1", "L-1, Q-1", "L-2", "W1", "W2")
BLOWS: Final = ("L-1", "Q-1", "L-1 / Q-1", "L-1, Q-1", "L-2", "Q-2", "L-2, Q-1", "L-3", "W1", "W2")
LIGHT: Final = ("L-1", "Q-1", "L-1 / Q-1", "L-1, Q-1")
GRAVE: Final = ("L-2", "L-1, Q-1", "L-2, Q-1", "L-3", "Q-2")
PRINTED: Final[tuple[tuple[int, str], ...]] = (
    (1, "T>=3: Q-1"),
    (1, "S>=2 & T>=2: L-1 / Q-1"),
    (2, "G<2: W1"),
)
"""The examples of the rulebook: the half of an opponent card, and its text."""
DEADLY: Final = "deadly"
"""The wound card that the rulebook prints."""
FEWEST_BLACK, FEWEST_FIRE, MOST_FIRE = 4, 3, 6
"""Cards of a symbol in the action deck."""


@dataclass(frozen=True, slots=True)
class Faces:
    """One set of faces."""

    standard: tuple[Row, ...]
    opponents: tuple[Row, ...]
    wounds: tuple[Row, ...]

    @classmethod
    def today(cls) -> Faces:
        """The faces in the data files."""
        enemies = read("opponents")
        return cls(_rows(read("actions")["standard"]), _rows(enemies["cards"]), _rows(enemies["wounds"]))

    @classmethod
    def load(cls, file: Path) -> Faces:
        """The faces saved in a file."""
        saved = json.loads(file.read_text(encoding="utf-8"))
        return cls(_rows(saved["standard"]), _rows(saved["opponents"]), _rows(saved["wounds"]))

    def save(self, file: Path) -> None:
        """Write the faces, one card in a line."""
        groups = {"standard": self.standard, "opponents": self.opponents, "wounds": self.wounds}
        lines = (
            f'  "{name}": [\n' + ",\n".join(f"    {json.dumps(row)}" for row in rows) + "\n  ]"
            for name, rows in groups.items()
        )
        file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")

    def library(self) -> Library:
        """All cards of the game, with these faces."""
        return replace(
            LIBRARY,
            actions=tuple(action(name, symbol, text, False) for name, symbol, text in self.standard),
            opponents=tuple(opponent(*row) for row in self.opponents),
            wounds=tuple(WoundCard(name, effect(one), effect(two)) for name, one, two in self.wounds),
        )

    def game(self) -> GameRules:
        """The rules of the game, played with these faces."""
        library = self.library()

        def begin(setup: Setup) -> WayOfTheSamurai:
            return WayOfTheSamurai(terms_of(setup), setup.seats, library)

        return replace(WAY_OF_THE_SAMURAI, begin=begin)

    @property
    def counters(self) -> Counter[int]:
        """The number of counters at each threshold of Guard."""
        return Counter(effect(blow).needs[0].value for _, _, blow in self.opponents)

    @property
    def is_lawful(self) -> bool:
        """The printed examples are there, no two cards are equal, and every symbol has its share."""
        printed = all(any(row[half] == text for row in self.opponents) for half, text in PRINTED)
        symbols = Counter(symbol for _, symbol, _ in self.standard)
        apart = len({row[1:] for row in self.standard}) == len(self.standard)
        black = all(symbols[one] >= FEWEST_BLACK for one in SYMBOLS[:3])
        return printed and apart and black and FEWEST_FIRE <= symbols["fire"] <= MOST_FIRE


def _rows(rows: list[list[str]]) -> tuple[Row, ...]:
    return tuple((row[0], row[1], row[2]) for row in rows)


def changed(faces: Faces, random: Random, times: int) -> Faces:
    """Lawful faces that differ from these by so many small changes."""
    while True:
        found = faces
        for _ in range(times):
            found = random.choice(CHANGES)(found, random)
        if found != faces and found.is_lawful:
            return found


def _with(rows: tuple[Row, ...], place: int, row: Row) -> tuple[Row, ...]:
    return (*rows[:place], row, *rows[place + 1 :])


def movement(random: Random) -> str:
    """The text of an action card: a gain with a price on another gauge, or two small gains."""
    first, second = random.sample("STG", 2)
    if random.random() < 0.25:
        return f"{first}+1, {second}+1"
    gain = random.choice(GAINS)
    price = PRICES[gain - 1] if gain < 3 else random.choice((1, 2))
    return f"{first}+{gain}, {second}-{price}" if price else f"{first}+{gain}"


def new_movement(faces: Faces, random: Random) -> Faces:
    """Another text for an action card."""
    place = random.randrange(len(faces.standard))
    name, symbol, _ = faces.standard[place]
    return replace(faces, standard=_with(faces.standard, place, (name, symbol, movement(random))))


def new_symbol(faces: Faces, random: Random) -> Faces:
    """Another symbol for an action card."""
    place = random.randrange(len(faces.standard))
    name, _, text = faces.standard[place]
    return replace(faces, standard=_with(faces.standard, place, (name, random.choice(SYMBOLS), text)))


def exchanged_texts(faces: Faces, random: Random) -> Faces:
    """Two action cards exchange their texts."""
    one, other = random.sample(range(len(faces.standard)), 2)
    (name, symbol, text), (named, sign, said) = faces.standard[one], faces.standard[other]
    rows = _with(_with(faces.standard, one, (name, symbol, said)), other, (named, sign, text))
    return replace(faces, standard=rows)


def new_defence(faces: Faces, random: Random) -> Faces:
    """Another threshold or another loss in a defence."""
    place = random.randrange(len(faces.opponents))
    name, defence, blow = faces.opponents[place]
    needs, loss = defence.split(": ")
    if random.random() < 0.5:
        needs = random.choice(DEFENCES)
    else:
        loss = random.choice(LOSSES)
    return replace(faces, opponents=_with(faces.opponents, place, (name, f"{needs}: {loss}", blow)))


def new_blow(faces: Faces, random: Random) -> Faces:
    """Another threshold or another harm in a counter."""
    place = random.randrange(len(faces.opponents))
    name, defence, blow = faces.opponents[place]
    need, harm = blow.split(": ")
    if random.random() < 0.5:
        need = f"G<{random.choice((1, 2, 3, 4))}"
    else:
        harm = random.choice(BLOWS)
    return replace(faces, opponents=_with(faces.opponents, place, (name, defence, f"{need}: {harm}")))


def new_wound(faces: Faces, random: Random) -> Faces:
    """Another loss on a wound card that the rulebook does not print."""
    place = random.choice([at for at, row in enumerate(faces.wounds) if row[0] != DEADLY])
    name, first, second = faces.wounds[place]
    if random.random() < 0.5:
        first = random.choice(LIGHT)
    else:
        second = random.choice(GRAVE)
    return replace(faces, wounds=_with(faces.wounds, place, (name, first, second)))


CHANGES: Final[tuple[Callable[[Faces, Random], Faces], ...]] = (
    new_movement,
    new_movement,
    new_symbol,
    exchanged_texts,
    new_defence,
    new_defence,
    new_blow,
    new_blow,
    new_blow,
    new_wound,
)


def differences(before: Faces, after: Faces) -> Iterator[str]:
    """One line for each card that has changed."""
    old = [*before.standard, *before.opponents, *before.wounds]
    new = [*after.standard, *after.opponents, *after.wounds]
    for one, other in zip(old, new, strict=True):
        if one != other:
            yield f"{one[0]}: {one[1]} · {one[2]} → {other[1]} · {other[2]}"
