"""A step's facts are declared once in each game. The rules and the sentences of the log must agree with
that."""

from __future__ import annotations

import pytest

from bot.engine import GameRules, Setup, Step, StepFacts, value
from bot.games import GAMES
from bot.wording import CATALOGUE, SOURCE_LANGUAGE, message_id, words
from tests.games.random_play import play_at_random
from tests.kit.translation import asks_for

EACH_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@value
class TwoWords(StepFacts):
    place: str
    ninja: int = 0
    because: str | None = None


def test_a_declaration_names_its_step_and_gives_its_facts():
    assert TwoWords.step_name() == "two_words"
    assert TwoWords("area:well", 3).as_facts() == {"place": "area:well", "ninja": 3}
    assert TwoWords.of({"place": "area:well", "ninja": 3}) == TwoWords("area:well", 3)


@pytest.mark.parametrize("facts", [{}, {"place": "area:well", "samurai": 3}])
def test_facts_that_are_not_as_declared_are_an_error(facts: dict[str, str | int]):
    with pytest.raises(TypeError):
        TwoWords.of(facts)


@EACH_GAME
def test_the_log_has_a_sentence_for_every_step_and_asks_for_declared_facts_only(game: GameRules):
    file = CATALOGUE / SOURCE_LANGUAGE / f"{game.key.replace('-', '_')}.ftl"
    declared = {f"step-{one.step_name()}": {*one.__match_args__} for one in game.steps}
    assert set(words(game.key).ids("step-")) == set(declared)
    undeclared = {
        sentence: asked
        for sentence, facts in declared.items()
        if (asked := asks_for(file, sentence) - {message_id(fact) for fact in facts})
    }
    assert undeclared == {}


@EACH_GAME
def test_every_reported_step_is_declared(game: GameRules):
    declared = {one.step_name(): one for one in game.steps}
    steps: list[Step] = []
    setup = Setup(game.seats[: game.players[0]], {option.key: option.default for option in game.options})
    play_at_random(game, setup, 11, lambda _, new: steps.extend(new))
    assert steps
    for step in steps:
        assert declared[step.name].of(step.facts).as_facts() == step.facts


@EACH_GAME
def test_a_chapter_begins_with_a_declared_step(game: GameRules):
    assert game.chapters <= {one.step_name() for one in game.steps}
