"""``python -m bench.pictures``: the README's pictures, from a game that the AI seats play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bench.games import setup_of
from bot.engine import Dealer, Form, GameRules, Seat, Step
from bot.engine.match import Match
from bot.games import GAMES
from bot.wording import words
from renderers.gallery import PAINTERS
from renderers.painter import NOBODY, Picture
from renderers.painter import Moment as Told

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
SEED = "tatami"


@dataclass(frozen=True, slots=True)
class Moment:
    """A match just before a seat answers."""

    match: Match
    seat: Seat
    keys: tuple[str, ...]
    steps: list[Step]

    @property
    def asks_for_a_plan(self) -> bool:
        return isinstance(self.match.pending[self.seat].request, Form)


def play(game: GameRules) -> Iterator[Moment]:
    """The same game each time, moment by moment. The match goes on when the next one is taken."""
    match = Match(game, setup_of(game), Dealer(SEED), watched=True)
    steps: list[Step] = match.opening()
    random = Random(SEED)
    while match.outcome is None:
        seat = match.waiting_for[0]
        keys = tuple(game.advise(match.view(seat), match.pending[seat].request, random))
        yield Moment(match, seat, keys, steps)
        steps += match.answer(seat, keys)


def pictures(game: GameRules) -> Iterator[tuple[str, Picture]]:
    """What one seat sees and decides in the middle of a game, the table there, and the end."""
    painter, speech = PAINTERS[game.key], words(game.key)
    plans = [number for number, moment in enumerate(play(game)) if moment.asks_for_a_plan]
    pictured = plans[len(plans) // 2] if plans else -1
    moment = None
    for number, moment in enumerate(play(game)):
        if number == pictured:
            request, view = moment.match.pending[moment.seat].request, moment.match.view(moment.seat)
            draft = dict(key.split("=", 1) for key in moment.keys)
            yield "plan", painter.private(view, speech, moment.seat, request, draft, NOBODY)
    assert moment is not None
    step = moment.steps[len(moment.steps) // 2]
    assert step.view is not None
    yield "board", painter.board(step.view, speech, NOBODY, step)
    told = [told for told in moment.steps if told.position == step.position]
    yield "page", painter.page([Told(one, one.view) for one in told if one.view], speech, NOBODY)
    yield "end", painter.ending(moment.match.view(None), speech, NOBODY)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in GAMES.values():
        for name, picture in pictures(game):
            (FOLDER / f"{game.key}-{name}.webp").write_bytes(picture.encode())


if __name__ == "__main__":
    main()
