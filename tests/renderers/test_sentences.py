"""The sentences in pictures and the answers to *Why?* ask only for the facts that steps declare."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import pytest

from bot.engine import GameRules, Step
from bot.games import GAMES
from bot.wording import CATALOGUE, SOURCE_LANGUAGE, message_id, words
from renderers.kit.telling import Telling
from renderers.senjutsu import samples as senjutsu_samples
from renderers.senjutsu.pictures import events as senjutsu_events
from renderers.senjutsu.solo import samples as solo_samples
from renderers.seven_ronin import events as seven_ronin_events
from renderers.seven_ronin import samples as seven_ronin_samples
from renderers.seven_samurai import events as seven_samurai_events
from renderers.seven_samurai import sample_steps as seven_samurai_samples
from tests.kit.translation import asks_for

DUEL = senjutsu_samples.STEPS
SOLO = {step.name: step for step in (*DUEL, *solo_samples.STEPS)}
"""Steps of fights against AI opponents; their end takes the place of the duel's."""
SHOWN: Mapping[str, tuple[Mapping[str, Telling[Any]], Iterable[Step]]] = {
    "seven-ronin": (
        seven_ronin_events.TELLINGS,
        [step for _, step in seven_ronin_samples.MOMENTS.values()],
    ),
    "seven-samurai": (seven_samurai_events.TELLINGS, seven_samurai_samples.STEPS),
    "senjutsu": (senjutsu_events.DUEL, DUEL),
    "senjutsu-solo": (senjutsu_events.TELLINGS, SOLO.values()),
    "way-of-the-samurai": ({}, ()),
}
"""The tellings of the steps of each game, and samples; without tellings a sentence gets no more arguments."""
EACH_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def asked(game: GameRules, prefix: str) -> Iterator[tuple[str, set[str]]]:
    """The names below this prefix of the catalogue, each with the facts that its sentence asks for."""
    file = CATALOGUE / SOURCE_LANGUAGE / f"{game.key.replace('-', '_')}.ftl"
    for sentence in words(game.key).ids(prefix):
        yield sentence.removeprefix(prefix), asks_for(file, sentence)


def declared(game: GameRules) -> dict[str, set[str]]:
    return {
        message_id(one.step_name()): {message_id(fact) for fact in one.__match_args__} for one in game.steps
    }


@EACH_GAME
def test_a_sentence_in_a_picture_asks_for_declared_facts_and_what_its_telling_adds(game: GameRules):
    known = declared(game)
    tellings, samples = SHOWN[game.key]
    for step in samples:
        known[message_id(step.name)] |= {*tellings[step.name].more(step, words(game.key))}
    assert {
        name: unknown
        for name, facts in asked(game, "picture-step-")
        if (unknown := facts - known.get(name, set()))
    } == {}


@EACH_GAME
def test_no_picture_has_a_sentence_for_a_step_that_is_not_declared(game: GameRules):
    assert {name for name, _ in asked(game, "picture-step-")} <= {*declared(game)}


@EACH_GAME
def test_a_why_asks_for_facts_of_steps_that_have_a_reason(game: GameRules):
    known = {fact for facts in declared(game).values() if "why" in facts for fact in facts}
    assert {rule: unknown for rule, facts in asked(game, "because-") if (unknown := facts - known)} == {}
