"""Two players against each other: secret choices, blows, and what both know."""

from __future__ import annotations

from random import Random

import pytest

from bot.engine import Outcome
from bot.engine.question import options_of
from bot.games.way_of_the_samurai.cards import LIBRARY
from bot.games.way_of_the_samurai.duel_blows import Blow
from bot.games.way_of_the_samurai.rules import WAY_OF_THE_SAMURAI
from bot.games.way_of_the_samurai.terms import RIVAL, SAMURAI
from bot.games.way_of_the_samurai.view import DuelView
from bot.wording import words
from tests.games.random_play import random_answer
from tests.games.way_of_the_samurai.two import Table


def test_both_begin_alike():
    first, second = Table().view.fighters
    assert (first.life, first.qi, first.deck) == (second.life, second.qi, second.deck) == (8, 5, 12)


def test_both_choose_two_cards_in_secret_and_reveal_together():
    table = Table()
    assert table.prompts == {"samurai": "duel.pair", "rival": "duel.pair"}
    keys = [option.key for option in getattr(table.match.pending[SAMURAI].request, "options", ())]
    table.match.answer(SAMURAI, keys[:2])
    assert table.view.you.played == ()
    table.both()
    assert [len(fighter.played) for fighter in table.view.fighters] == [2, 2]


def test_the_player_of_the_joker_says_what_it_moves():
    table = Table()
    rival = table.game.fighters[1]
    rival.reserve.append(next(card for card in LIBRARY.specials if card.symbol == "void"))
    table.both()
    while "duel.third" not in table.prompts.values():
        table.both()
    guard = rival.gauges["guard"]
    table.both(second="action:void")
    assert table.prompts == {RIVAL: "way"}
    assert len(table.view.you.played) == 2, "nothing of the other's lies open yet"
    table.steps += table.match.answer(RIVAL, ["way:guard_plus_1"])
    assert rival.gauges["guard"] == min(4, guard + 1)


def test_nobody_sees_the_others_hand():
    match = Table().match
    for seat, other in ((SAMURAI, RIVAL), (RIVAL, SAMURAI), (None, SAMURAI)):
        view = match.view(seat)
        assert isinstance(view, DuelView)
        assert view.at(other).hand is None
        assert view.at(other).hand_size == 6


def test_a_player_with_qi_is_asked_about_it_with_any_hand():
    table = Table().both()
    assert table.prompts == {"samurai": "duel.buy", "rival": "duel.buy"}


@pytest.mark.parametrize(
    ("weapon", "bought", "qi", "left"), [("nodachi", "cards:1", 1, (1, 0)), ("bokken", "trade", 3, (1, 3))]
)
def test_unpayable_purchases_are_left_out(weapon: str, bought: str, qi: int, left: tuple[int, int]):
    """At the Mountain a 4 costs the other a life first; with a Nodachi a Qi, too. The last is not traded."""
    rolled: list[object] = []
    table, seed = Table(), 0
    while rolled != [4]:
        seed += 1
        table = Table(seed, place="mountain", rival=weapon)
        table.game.fighters[1].life, table.game.fighters[1].qi = 2, qi
        table.both().set((0, 1, 0), (0, 0, 0)).both("place", bought)
        rolled = [step.facts["roll"] for step in table.steps if step.name == "place"]
    assert (table.game.fighters[1].life, table.game.fighters[1].qi) == left


def test_cards_are_bought_in_secret_and_come_into_the_hand():
    table = Table().both().both("cards:2")
    assert [fighter.hand_size for fighter in table.view.fighters] == [6, 4]
    assert [fighter.qi for fighter in table.view.fighters] == [3, 5]


def test_more_technique_strikes_first_and_the_fallen_does_not_strike_back():
    table = Table().braced((0, 2, 0), (4, 0, 0))
    table.game.fighters[1].life, table.game.fighters[1].qi = 1, 0
    table.both()
    assert table.match.outcome is not None
    assert table.match.outcome.winners == (SAMURAI,)
    assert table.names.count("blow") == 1


def test_with_the_same_technique_both_fall_at_once():
    table = Table().braced((2, 0, 0), (2, 0, 0))
    for fighter in table.game.fighters:
        fighter.life, fighter.qi = 1, 0
    table.both()
    assert table.match.outcome is not None
    assert (table.match.outcome.winners, table.match.outcome.reason) == ((), "duel-both")


@pytest.mark.parametrize(
    ("strength", "technique", "guard", "margin"), [(3, 1, 1, 2), (1, 3, 1, 2), (0, 0, 2, -2), (4, 0, 0, 4)]
)
def test_a_blow_is_the_greater_of_strength_and_technique(
    strength: int, technique: int, guard: int, margin: int
):
    table = Table().set((strength, technique, 0), (0, 0, guard))
    assert Blow.of(*table.game.fighters).margin == margin


def test_a_graze_costs_a_qi_or_a_life_as_the_struck_likes():
    table = Table().braced((1, 0, 4), (0, 0, 1)).both()
    assert table.prompts == {"rival": "duel.graze"}
    table.both(second="lose:qi")
    assert (table.lives, table.view.fighters[1].qi) == ((8, 8), 4)


def test_a_graze_says_what_each_answer_leaves():
    table = Table().braced((1, 0, 4), (0, 0, 1))
    table.game.at(RIVAL).qi = table.game.at(RIVAL).life = 1
    request = table.both().match.pending[RIVAL].request
    said = [words("way-of-the-samurai").about("duel.graze", option) for option in options_of(request)]
    assert "costs 2 life" in said[0] and "you fall" in said[1]


def test_two_above_guard_costs_a_life():
    assert Table().braced((2, 0, 4), (0, 0, 0)).both().lives == (8, 7)


def test_four_above_guard_is_a_wound():
    table = Table().braced((4, 0, 4), (0, 0, 0)).both()
    wound = next(step.facts for step in table.steps if step.name == "wounded")
    assert (wound["seat"], wound["level"]) == ("seat:rival", 1)


def test_a_die_at_six_deepens_the_wound_and_goes_back():
    table = Table().braced((4, 0, 4), (0, 0, 0))
    table.game.fighters[0].die = 6
    table.both()
    wound = next(step.facts for step in table.steps if step.name == "wounded")
    assert (wound["level"], table.view.you.die) == (2, 1)


def test_guard_is_bought_in_secret_before_the_blows():
    table = Table(2).braced((2, 0, 4), (0, 0, 2)).both(second="guard:1")
    assert (table.lives, table.view.fighters[1].qi) == ((8, 8), 4)


@pytest.mark.parametrize(
    ("lives", "guards", "winners"),
    [
        ((2, 2), (4, 4), ()),
        ((2, 1), (4, 4), ("samurai",)),
        ((1, 2), (4, 4), ("rival",)),
        ((2, 2), (4, 3), ("samurai",)),
        ((1, 1), (3, 4), ("rival",)),
        ((2, 1), (3, 4), ("samurai",)),
    ],
)
def test_want_of_qi_is_paid_life_by_life(
    lives: tuple[int, int], guards: tuple[int, int], winners: tuple[str, ...]
):
    """Both are without Qi: the one with less Guard pays first, and the other survives."""
    assert wanting(Table(), lives, guards).winners == winners


def wanting(table: Table, lives: tuple[int, int], guards: tuple[int, int]) -> Outcome:
    """The first round ends, and neither has any Qi."""
    while table.view.exchange < 2 or "duel.brace" not in table.prompts.values():
        table.both()
    table.set((0, 0, guards[0]), (0, 0, guards[1]))
    for fighter, life in zip(table.game.fighters, lives, strict=True):
        fighter.life, fighter.qi = life, 0
    while table.match.outcome is None and table.view.round == 1:
        table.both()
    assert table.match.outcome is not None
    return table.match.outcome


def test_a_yari_offers_another_hand():
    table = Table(samurai="yari")
    assert table.prompts == {"samurai": "duel.opening"}
    assert table.both("mulligan").view.you.mulligans == 2


def test_a_nodachi_buys_strength_before_the_blows_and_loses_qi_with_life():
    table = Table(samurai="nodachi").braced((1, 0, 4), (0, 0, 0))
    assert table.both("strength:1").lives == (8, 7)


@pytest.mark.parametrize("seed", range(6))
def test_a_hand_changes_neither_questions_nor_views_of_the_other(seed: int):
    """With other cards in the rival's hand everything is the same for the opponent."""
    table, random = Table(seed), Random(seed)
    while table.match.outcome is None:
        for number in range(2):
            other = table.match.rehearsal(SAMURAI, Random(number))
            assert other.view(SAMURAI) == table.match.view(SAMURAI)
            assert set(other.pending) == set(table.match.pending)
        seat = table.match.waiting_for[0]
        table.match.answer(seat, random_answer(WAY_OF_THE_SAMURAI, table.match.pending[seat].request, random))
