"""Random fights over all that may be agreed on, pair by pair, looked at after every answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest

from bot.engine import Setup, Step
from bot.engine.match import Match
from bot.games.way_of_the_samurai.cards import LIBRARY
from bot.games.way_of_the_samurai.notation import GAUGES
from bot.games.way_of_the_samurai.rules import WAY_OF_THE_SAMURAI, WayOfTheSamurai
from bot.games.way_of_the_samurai.terms import (
    CAMPAIGNS,
    OPTIONS,
    RIVAL,
    SAMURAI,
    WEAPON,
    ZOROS,
    refuses,
)
from bot.games.way_of_the_samurai.view import DuelView
from tests.games.random_play import play_at_random

TRIES = 60
SHARED = [option for option in OPTIONS if not option.each_seat]


def drawn(random: Random) -> Setup:
    """Anything that may be agreed on."""
    while True:
        options = {
            one.key: one.value(random.sample(one.choices, random.randint(one.least, one.most)))
            for one in SHARED
        }
        if options["mode"] in CAMPAIGNS and random.random() < 0.8:
            options |= {"place": "none", "weather": "none"}
        two = options["enemy"] == "zoro" and options["mode"] == "fight" and random.random() < 0.5
        weapons = random.sample(ZOROS, 2) if two else [random.choice(WEAPON.choices)]
        setup = Setup((SAMURAI,), options, chosen={SAMURAI: {WEAPON.key: WEAPON.value(weapons)}})
        if not refuses(setup):
            return setup


def parts(setup: Setup) -> list[tuple[str, str]]:
    """The options of a setup, one by one; each module and easier variant is a separate one."""
    told = {**setup.options, **setup.chosen[SAMURAI]}
    found = [(key, value) for key, value in told.items() if key not in ("modules", "ease")]
    found += [(one, str(one in told[key])) for key in ("modules", "ease") for one in _choices(key)]
    return found


def _choices(key: str) -> tuple[str, ...]:
    return next(option.choices for option in SHARED if option.key == key)


def pairwise(seed: int, tries: int) -> Iterator[Setup]:
    """Setups that together contain many pairs of options; each has a pair that no earlier one had."""
    random, seen = Random(seed), set[tuple[tuple[str, str], tuple[str, str]]]()
    for _ in range(tries):
        best = max(
            (drawn(random) for _ in range(6)), key=lambda one: len(set(combinations(parts(one), 2)) - seen)
        )
        fresh = set(combinations(parts(best), 2)) - seen
        if fresh:
            seen |= fresh
            yield best


class Onlooker:
    """Looks at the table after every answer."""

    def __init__(self, cards: int) -> None:
        self.cards = cards
        self.felled = 0

    def __call__(self, match: Match, steps: Sequence[Step]) -> None:
        game, view = match.state, match.view(None)
        assert isinstance(game, WayOfTheSamurai)
        assert isinstance(view, DuelView)
        assert len(game.cards()) == self.cards, "every card is somewhere, once"
        for fighter in view.fighters:
            assert fighter.hand is None, "hands are private"
            assert 0 <= fighter.life <= 8
            assert 0 <= fighter.qi <= max(fighter.qi_limit, 5)
            assert 0 <= fighter.die <= 6
            assert 0 <= fighter.armour <= 4
            for gauge, limit in zip(GAUGES, fighter.limits, strict=True):
                assert -2 <= fighter.gauge(gauge) <= limit
            assert len(fighter.played) <= 3
        for foe in view.foes:
            assert foe.life >= 0
            assert foe.qi >= 0
        shown = len(view.counters) + (view.defence is not None)
        assert view.opponent_deck + len(view.opponent_discard) + shown == len(view.opponent_cards)
        assert view.felled >= self.felled
        assert (match.outcome is None) == (view.result is None) == (view.phase != "over")
        self.felled = view.felled


@pytest.mark.parametrize("part", range(8))
def test_random_fights_over_all_that_may_be_agreed_on(part: int):
    cards = len(LIBRARY.actions) + len(LIBRARY.specials)
    for number, setup in enumerate(pairwise(part, TRIES)):
        match = play_at_random(WAY_OF_THE_SAMURAI, setup, number, Onlooker(cards))
        assert match.outcome is not None


def test_nearly_every_pair_comes_together():
    """In the setups of all parts, of what may be together at all."""
    met = {pair for part in range(8) for one in pairwise(part, TRIES) for pair in combinations(parts(one), 2)}
    random = Random(0)
    possible = {pair for _ in range(3000) for pair in combinations(parts(drawn(random)), 2)}
    assert len(possible - met) / len(possible) < 0.12


def drawn_for_two(random: Random) -> Setup:
    """Anything that two players may agree on."""
    while True:
        options = {
            one.key: one.value(random.sample(one.choices, random.randint(one.least, one.most)))
            for one in SHARED
            if one.key != "mode"
        }
        chosen = {seat: {WEAPON.key: random.choice(WEAPON.choices)} for seat in (SAMURAI, RIVAL)}
        setup = Setup((SAMURAI, RIVAL), options, chosen=chosen)
        if not refuses(setup):
            return setup


@pytest.mark.parametrize("seed", range(24))
def test_random_duels_of_two(seed: int):
    setup = drawn_for_two(Random(seed))
    cards = 2 * len(LIBRARY.actions) + len(LIBRARY.specials)
    assert play_at_random(WAY_OF_THE_SAMURAI, setup, seed, Onlooker(cards)).outcome is not None
