"""Every picture of 7 Samurai that a test wants to look at: the samples, and frames of random games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import cast

from bot.engine import Request, Seat, Setup, Step
from bot.engine.form import NO_DRAFT
from bot.engine.match import Match
from bot.games.seven_samurai.levels import LEVELS
from bot.games.seven_samurai.rules import SEVEN_SAMURAI
from bot.games.seven_samurai.samurai import SEATS
from bot.games.seven_samurai.view import TableView
from bot.wording import Words, words
from renderers.painter import Moment, Picture, Player, Players
from renderers.seven_samurai import PAINTER, sample_ends, sample_steps, samples
from tests.games.random_play import dealer, play_at_random, random_answer

WORDS = words("seven-samurai")
STEPS = {step.name: step for step in sample_steps.STEPS}


def every_sample(said: Words = WORDS, players: Players = samples.PLAYERS) -> Iterator[tuple[str, Picture]]:
    """One of every kind that people play from or follow by."""
    yield "cover", PAINTER.cover(said)
    for step in sample_steps.STEPS:
        yield f"board {step.name}", PAINTER.board(sample_steps.view_after(step), said, players, step)
    for step in sample_steps.STEPS:
        yield f"page {step.name}", PAINTER.page([Moment(step, sample_steps.view_after(step))], said, players)
    for number in range(1, 8):
        yield from table(f"of {players}", samples.table(number), said, players)
    yield from table("spares", samples.SPARES, said, players)
    yield from table("crowded", samples.CROWDED, said, players)
    for name, view, request in samples.DECISIONS:
        yield f"private {name}", PAINTER.private(view, said, samples.KIKUCHIYO, request, NO_DRAFT, players)
    for view in (samples.DRAWN, samples.CROWDED):
        for key in PAINTER.closeups(view):
            yield f"close {key}", PAINTER.closeup(view, said, key, players)
    for count, steps in sample_steps.CHAPTERS.items():
        moments = [Moment(step, sample_steps.view_after(step)) for step in steps]
        yield f"page of {count}", PAINTER.page(moments, said, players)
    for name, (view, account) in sample_ends.ENDINGS.items():
        yield f"ending {name}", PAINTER.ending(view, said, players, account)


def table(name: str, view: TableView, said: Words, players: Players) -> Iterator[tuple[str, Picture]]:
    """A table as it stands: the map, and the second picture where there is one."""
    yield f"board {name}", PAINTER.board(view, said, players)
    second = PAINTER.beside(view, said, players)
    if second is not None:
        yield f"beside {name}", second


NAMES = ("Mia", "Jonathan Archer", "Bo", "Cassandra", "Brush", "Ulrike Habsburg", "Wwwwwwwwwwww")


def players_of(seats: Sequence[Seat]) -> Players:
    return {seat: Player(name, name == "Brush") for seat, name in zip(seats, NAMES, strict=False)}


def steps_of(seed: int, seats: int) -> Iterator[Step]:
    """Everything that happens in a game played at random, with its views."""
    told: list[Step] = []
    options = {"level": "hard", "spare_tokens": "yes"}
    setup = Setup(tuple(SEATS[:seats]), options)
    play_at_random(SEVEN_SAMURAI, setup, seed, lambda _, steps: told.extend(steps), watched=True)
    yield from told


def frames(seed: int, seats: int, each: int = 1) -> Iterator[tuple[str, Picture]]:
    """Frames of a random game at regular intervals, with the boards beside them and the private pictures."""
    random = Random(seed)
    sitting = tuple(random.sample(SEATS, seats))
    players = players_of(sitting)
    options = {"level": random.choice(sorted(LEVELS)), "spare_tokens": random.choice(["no", "yes"])}
    match = Match(SEVEN_SAMURAI, Setup(sitting, options), dealer(seed), watched=True)
    steps: list[Step] = [*match.opening()]
    number = 0
    while True:
        for step in steps:
            number += 1
            if number % each == 0:
                yield from frame(f"game {seed}, step {number}: {step.name}", step, players)
        if match.outcome is not None:
            return
        (seat,) = match.waiting_for
        request: Request[object] = match.pending[seat].request
        if number % each == 0:
            view = match.view(seat)
            said = f"game {seed}, {request.prompt} of {seat}"
            yield said, PAINTER.private(view, WORDS, seat, request, NO_DRAFT, players)
        steps = [*match.answer(seat, random_answer(SEVEN_SAMURAI, request, random))]


def frame(name: str, step: Step, players: Players) -> Iterator[tuple[str, Picture]]:
    view = cast(TableView, step.view)
    yield name, PAINTER.board(view, WORDS, players, step)
    if step.name in ("turn", "kiai_token", "unguarded"):
        second = PAINTER.beside(view, WORDS, players)
        if second is not None:
            yield f"{name}, beside", second


def texts(picture: Picture) -> list[str]:
    return [text.text for text in picture.written]
