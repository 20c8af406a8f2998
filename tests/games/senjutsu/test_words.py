"""Every key of a duel has words, with any cards in the decks."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from bot.engine import Request, Step, barred, options_of
from bot.engine.match import Match
from bot.games.senjutsu.cards.card import CARDS
from bot.games.senjutsu.cards.language import Deed
from bot.games.senjutsu.cards.line_keys import line_key, way_key
from bot.games.senjutsu.reach.movement import only_moves
from bot.games.senjutsu.rules import SENJUTSU
from bot.wording import Words, message_id, words
from tests.games.random_play import play_at_random
from tests.games.senjutsu.tables import any_cards, setup_of

SAID = words("senjutsu")
BARE_KEY = re.compile(r"\b[a-z_]+:[\w-]+")


def sentences_in(said: Words, request: Request[object]) -> Iterator[str]:
    """All sentences of a question: prompt, options, explanations, problems."""
    yield said.prompt(request)
    for option in options_of(request):
        yield said.option(request.prompt, option)
        yield said.about(request.prompt, option)
        problem = barred(option)
        if problem is not None:
            yield said.problem(problem)


def answers_in(said: Words, request: Request[object]) -> Iterator[str]:
    """The name of each answer."""
    for option in options_of(request):
        yield said.option(request.prompt, option)


@pytest.mark.parametrize("seed", range(12))
def test_nothing_is_left_unsaid_and_no_two_answers_sound_alike(seed: int):
    heard: set[str] = set()
    alike: list[tuple[str, str]] = []

    def listen(match: Match, steps: Sequence[Step]) -> None:
        heard.update(SAID.step(step) for step in steps)
        for question in match.pending.values():
            heard.update(sentences_in(SAID, question.request))
            named = Counter(answers_in(SAID, question.request))
            alike.extend((question.request.prompt, name) for name, times in named.items() if times > 1)

    match = play_at_random(any_cards(seed), setup_of(seed), seed, listen)
    assert match.outcome is not None
    heard.add(SAID.say(f"outcome-{match.outcome.reason}", match.outcome.facts))
    assert [text for text in heard if BARE_KEY.search(text)] == []
    assert alike == []


def test_every_way_and_every_price_has_words():
    for card in CARDS.values():
        for line in card.sheet.lines:
            if only_moves(line) or line.when_wounded:
                continue
            keys = [way_key(way) for way in line.ways] if len(line.ways) > 1 else []
            keys += [line_key(line)] if line.gate.focus else []
            assert [key for key in keys if SAID.label(key) == key] == []


def test_every_card_is_called_what_it_is_called_in_the_data():
    assert {card.key: SAID.label(card.key) for card in CARDS.values()} == {
        card.key: card.names["en"] for card in CARDS.values()
    }


@pytest.mark.parametrize("option", SENJUTSU.options, ids=lambda option: option.key)
def test_every_option_of_the_lobby_has_words(option):
    said = f"option-{message_id(option.key)}"
    assert SAID.has(said)
    assert [one for one in option.choices if not SAID.has(f"{said}-{message_id(one)}")] == []


def test_every_rule_that_a_card_makes_is_kept_somewhere():
    made = {
        word
        for card in CARDS.values()
        for effect in card.sheet.effects
        if isinstance(effect, Deed) and effect.verb == "rule"
        for word in effect.words
    }
    assert made == {
        "discards_face_up",
        "no_additions",
        "no_replacements",
        "no_named",
        "this_turn",
        "no_copies_of_own_face_up_discards",
        "no_look",
        "no_forced_discard",
        "no_exhaustion_wounds",
        "self",
    }
