"""All sentences of random games are in the reader's language: questions, options and their meaning, steps,
problems, and the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random

from bot.engine import Filled, Form, GameRules, Request, Setup, Step
from bot.engine.match import Match
from bot.games import GAMES
from bot.wording import Words, message_id, words
from tests.games.random_play import play_at_random
from tests.kit.made_up import BULGARIAN, heard_in
from tests.kit.rings import every

GAMES_OF_A_KIND = 3


@every("game", GAMES.values(), ids=GAMES, daily=1)
def test_a_game_says_nothing_in_english(spoken: Path, game: GameRules):
    said = words(game.key, BULGARIAN.code)
    heard: set[str] = set()

    def listen(match: Match, steps: Sequence[Step]) -> None:
        heard.update(said.step(step) for step in steps)
        heard.update(each for question in match.pending.values() for each in asked(said, question.request))

    for players in game.players:
        for seed in range(GAMES_OF_A_KIND):
            options = {option.key: Random(seed).choice(option.choices) for option in game.options}
            match = play_at_random(game, Setup(game.seats[:players], options), seed, listen)
            assert match.outcome is not None
            heard.add(said.say(f"outcome-{match.outcome.reason}", match.outcome.facts))
    assert len(heard) > 200
    assert [text for text in heard if heard_in(text) - {BULGARIAN.code}] == []


def asked(said: Words, request: Request[object]) -> Iterator[str]:
    """All sentences of a hand about a question."""
    yield said.prompt(request)
    yield from form(said, request) if isinstance(request, Form) else options(said, request)


def options(said: Words, request: Request[object]) -> Iterator[str]:
    for option in getattr(request, "options", ()):
        yield said.option(request.prompt, option)
        yield said.about(request.prompt, option)


def form(said: Words, request: Form[object]) -> Iterator[str]:
    """The fields of a form, and its problems: empty, full, and at random."""
    for field in request.fields:
        yield said.label(field.key)
        yield said.say(f"value-{message_id(request.prompt)}", field=field.key)
    chance = Random(len(request.fields))
    for _ in range(5):
        draft = {field.key: chance.choice(values(field)) for field in request.fields}
        filled = request.with_values(Filled(), draft)
        yield from (said.problem(problem) for problem in request.problems(filled))


def values(field: object) -> list[str]:
    choices: Iterable[str] | None = getattr(field, "choices", None)
    return [*choices] if choices is not None else [str(n) for n in range(getattr(field, "most", 0) + 1)]
