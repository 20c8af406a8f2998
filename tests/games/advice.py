"""Advice of the AI at positions of recorded games, written down.

``python -m tests.games.advice GAME`` asks the AI of a game at positions spread over its recorded games, and
writes its answers into ``tests/journals/…/advice.json``. From then on a test notices every change of the AI,
wanted or not. A wanted one is measured (``make simulate``) before its advice is written down anew.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bot.engine import Dealer, GameRules, Seat
from bot.engine.match import Match
from bot.games import GAMES
from tests.games import recorded

POSITIONS = 40
"""Positions of a game: enough to meet every kind of question."""


@dataclass(frozen=True)
class Position:
    """A question in a recorded game: the entry with this number answered it."""

    game: GameRules
    file: Path
    number: int

    def advice(self) -> list[str]:
        """The AI's answer. Its chance depends on the position alone."""
        played = recorded.read(self.game, self.file)
        before = played.entries[: self.number]
        match = Match.replay(self.game, played.setup, Dealer("never asked"), before)
        seat = Seat(played.entries[self.number].by)
        request = match.pending[seat].request
        return [*self.game.advise(match.view(seat), request, Random(self.number))]

    @property
    def name(self) -> str:
        return f"{self.file.stem}:{self.number}"


def positions_of(game: GameRules) -> list[Position]:
    """Positions spread evenly over all answers of all recorded games."""
    every = [position for file in recorded.files_of(game) for position in _answers(game, file)]
    return [every[number * len(every) // POSITIONS] for number in range(POSITIONS)]


def _answers(game: GameRules, file: Path) -> Iterator[Position]:
    entries = recorded.read(game, file).entries
    yield from (Position(game, file, n) for n, entry in enumerate(entries) if entry.kind == "answer")


def file_of(game: GameRules) -> Path:
    return recorded.FOLDER / game.key.replace("-", "_") / "advice.json"


def main(key: str) -> None:
    game = GAMES[key]
    advice = {position.name: position.advice() for position in positions_of(game)}
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(keys)}" for name, keys in advice.items())
    file_of(game).write_text(f"{{\n{lines}\n}}\n", "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
