"""Quick decisions of AI seats: cards to draw, kamae to choose, cards and wounds to trade."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.engine import Choice, Option, Seat
from bot.games.senjutsu.advisor.habits import by_habit
from bot.games.senjutsu.advisor.swordsman import advise
from bot.games.senjutsu.advisor.worth import duel_worth, stuns_worth
from bot.games.senjutsu.seen.showing import show
from bot.games.senjutsu.view import DuelView

from .scene import Fighter, Scene

FULL_HAND = (28, 33, 34, 35, 125)
"""A full hand of the Ronin."""


def ronin(kamae: str = "aggression", hand: tuple[int, ...] = FULL_HAND, deck: int = 20) -> DuelView:
    """The view of the Ronin with this hand and this number of cards in his deck."""
    fighters = {"ronin": Fighter("d6", 3, "aggression"), "master": Fighter("d2")}
    scene = Scene({**fighters, "ronin": replace(fighters["ronin"], kamae=kamae, hand=hand)})
    view = show(scene.game, Seat("ronin"))
    seats = [
        replace(one, deck=deck, cards=scene.of("ronin").hand, hand=len(hand)) if one.seat == "ronin" else one
        for one in view.samurai
    ]
    return replace(view, samurai=tuple(seats))


def drawn(view: DuelView, most: int = 2) -> str:
    options = [Option(f"draw:{number}", number) for number in range(most, -1, -1)]
    return by_habit(view, Seat("ronin"), Choice("draw", options), Random(0))[0]


@pytest.mark.parametrize("deck", [3, 8, 12])
def test_nobody_draws_out_his_deck_for_cards_he_cannot_hold(deck: int):
    assert drawn(ronin(deck=deck)) == "draw:0"


def test_a_thin_hand_is_filled():
    assert drawn(ronin(hand=(28, 33))) == "draw:2"


def test_the_ronin_leaves_neutral_for_where_his_focus_is():
    """His core card lets him draw two or change his kamae. With a full hand he changes, to Aggression."""
    keys = ("draw:2", "draw:1", "draw:0", "kamae:stay", "kamae:aggression", "kamae:balance")
    options = [Option(key, key, {"price": 0, "gain": 0}) for key in keys]
    answer = by_habit(ronin(kamae="neutral"), Seat("ronin"), Choice("way", options), Random(0))
    assert answer == ["kamae:aggression"]


def test_a_card_is_given_up_rather_than_a_hobble_taken_with_focus_left():
    options = [Option(f"way:{name}", name) for name in ("status-hobble", "discard-1")]
    view = ronin()
    focused = replace(view, samurai=tuple(replace(one, focus=2) for one in view.samurai))
    assert by_habit(focused, Seat("ronin"), Choice("way", options), Random(0)) == ["way:discard-1"]


def test_a_block_is_kept_rather_than_a_shove():
    """Against the Master's quick cuts the Ronin keeps Steel Block and discards Push Back."""
    view = ronin(hand=(31, 127))
    options = [Option(card, card) for card in view.at("ronin").cards]
    answer = by_habit(view, Seat("ronin"), Choice("discard-card", options), Random(0))
    assert answer[0].startswith("card:127")


def test_wound_for_wound_is_no_fair_trade():
    """The Ronin values his own wounds more than the Master's, except for the wound that fells the Master."""

    def worth(wounds: int, masters: int) -> float:
        scene = Scene({"ronin": Fighter("d6", 3, wounds=wounds), "master": Fighter("d2", wounds=masters)})
        return duel_worth(scene.game, scene.of("ronin"))

    assert worth(1, 1) < worth(0, 0) < worth(0, 1)
    scene = Scene({"ronin": Fighter("d6", 3, wounds=4), "master": Fighter("d2", wounds=5)})
    scene.of("master").fallen = True
    assert duel_worth(scene.game, scene.of("ronin")) > worth(0, 0)


@pytest.mark.parametrize(("bleeding", "answer"), [(0, "draw:2"), (1, "draw:0")])
def test_a_bleeding_samurai_near_his_end_spares_his_deck(bleeding: int, answer: str):
    """Seven cards last seven turns, with bleeding fewer than four; after that each turn costs a wound."""
    view = ronin(hand=(28, 33), deck=7)
    wounded = [
        replace(one, wounds=4 - bleeding, bleeding=bleeding) if one.seat == "ronin" else one
        for one in view.samurai
    ]
    assert drawn(replace(view, samurai=tuple(wounded))) == answer


def test_nobody_lays_a_single_stun_beside_a_foe_while_he_has_something_to_do():
    fighters = {
        "ronin": Fighter("d4", 0, hand=(123, 110), stuns=1, wounds=2),
        "master": Fighter("d5", 3, hand=(18, 24, 19, 126)),
    }
    scene, seat = Scene(fighters), Seat("ronin")
    asked = scene.match.pending[seat].request
    laid = {advise(scene.match.view(seat), asked, Random(seed))[0] for seed in range(5)}
    assert not any(key.startswith("status:stun") for key in laid)


def test_the_last_stuns_that_a_hand_can_hold_weigh_most():
    costs = [round(stuns_worth(number, 5) - stuns_worth(number + 1, 5), 6) for number in range(5)]
    assert costs == sorted(costs)
    assert costs[0] < costs[-1]
