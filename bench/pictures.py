"""``python -m bench.pictures``: the README's pictures, from a game that the AI seats play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bench.games import setup_of
from bot.engine import Course, Dealer, Form, GameRules, Seat, Step, draft_of
from bot.engine.match import Match
from bot.games import GAMES
from bot.wording import words
from renderers.gallery import PAINTERS
from renderers.kit.page import GREAT
from renderers.painter import Moment as Told
from renderers.painter import Picture, Player, Players

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
SEED = "tatami"
NAMES = ("Pine", "Crane", "Moon", "Plum", "Reed", "Heron")
"""The names of people; further seats are AI."""


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
    """The same game each time, moment by moment. The match continues when the next moment is taken."""
    match = Match(game, setup_of(game), Dealer(SEED), watched=True)
    steps: list[Step] = match.opening()
    random = Random(SEED)
    while match.outcome is None:
        seat = match.waiting_for[0]
        keys = tuple(game.advise(match.view(seat), match.pending[seat].request, random))
        yield Moment(match, seat, keys, steps)
        steps += match.answer(seat, keys)


def players_of(game: GameRules) -> Players:
    seats = setup_of(game).seats
    people = {seat: Player(name) for seat, name in zip(seats, NAMES, strict=False)}
    return {seat: people.get(seat, Player("Brush", ai=True)) for seat in seats}


def chapter_of(game: GameRules, steps: list[Step], step: Step) -> list[Told]:
    """The steps of a step's chapter, up to this step."""
    place = steps.index(step)
    begun = max((at for at, one in enumerate(steps[: place + 1]) if one.name in game.chapters), default=0)
    return [Told(one, one.view) for one in steps[begun : place + 1] if one.view]


def in_the_middle(game: GameRules, steps: list[Step]) -> Step:
    """A step in the middle of the game that is drawn on the board."""
    weight = PAINTERS[game.key].weight
    seen = [one for one in steps if one.view and one.name not in game.chapters and 0 < weight(one) < GREAT]
    return seen[len(seen) // 2]


def pictures(game: GameRules) -> Iterator[tuple[str, Picture]]:
    """The pictures of a game: one seat's plan, the board in the middle of the game, a page, the end, and the
    cover."""
    painter, speech, players = PAINTERS[game.key], words(game.key), players_of(game)
    asked = [moment.asks_for_a_plan for moment in play(game)]
    plans = [number for number, plan in enumerate(asked) if plan] or [*range(len(asked))]
    pictured = plans[len(plans) // 2]
    moment = None
    for number, moment in enumerate(play(game)):
        if number == pictured:
            request, view = moment.match.pending[moment.seat].request, moment.match.view(moment.seat)
            draft = draft_of(request, moment.keys)
            yield "plan", painter.private(view, speech, moment.seat, request, draft, players)
    assert moment is not None
    step = in_the_middle(game, moment.steps)
    assert step.view is not None
    yield "board", painter.board(step.view, speech, players, step)
    second = painter.beside(step.view, speech, players)
    if second is not None:
        yield "boards", second
    yield "page", painter.page(chapter_of(game, moment.steps, step), speech, players)
    yield "end", ending(game, moment)
    yield "cover", painter.cover(speech)


def ending(game: GameRules, last: Moment) -> Picture:
    """The end of a game that has been played through."""
    match = last.match
    steps = [step for step in last.steps if step.view is not None]
    account = game.account(Course(match.setup, steps, match.view(None), match.outcome))
    return PAINTERS[game.key].ending(match.view(None), words(game.key), players_of(game), account)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in GAMES.values():
        for name, picture in pictures(game):
            (FOLDER / f"{game.key}-{name}.webp").write_bytes(picture.encode())


if __name__ == "__main__":
    main()
