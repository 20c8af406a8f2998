"""The seven talents, lent talents, and cards that are handed on."""

from __future__ import annotations

import pytest

from .scene import GUARDED, PASS, Board, scene

# Heihachi and Daisuke


@pytest.mark.parametrize(
    ("talent", "drawn", "may"),
    [
        ("heihachi", "2 -", True),
        ("heihachi", "3 -", False),
        ("daisuke", "3 -", True),
        ("daisuke", "2 -", False),
    ],
)
def test_heihachi_hands_on_even_cards_and_daisuke_odd_ones(talent: str, drawn: str, may: bool):
    table = scene({talent: Board(), "kanbei": Board(), "gorobei": Board()}, stack=[drawn, "1"])
    table.does(talent, "fight")
    if may:
        assert table.offered == ["attack", "hand_on:kanbei", "hand_on:gorobei"]
    else:
        assert table.line(talent) != []


def test_a_neighbour_who_is_handed_a_card_fights_it_at_once():
    table = scene({"heihachi": Board(), "kanbei": Board(), "gorobei": Board()}, stack=["4 doll", "1"])
    table.does("heihachi", "fight", "hand_on:gorobei")
    assert table.view.drawn_by == "gorobei"
    assert table.asked == "gorobei fight"
    table.does("gorobei", "defend")
    assert table.board("gorobei").symbols == ("doll",)
    assert table.asked == "kanbei action"


def test_a_handed_card_may_bring_the_neighbour_to_kiai_outside_his_turn():
    table = scene(
        {"heihachi": Board(), "kanbei": Board(line=["4 calm", "3 calm"]), "gorobei": Board()},
        stack=["2 -", "1"],
        intruders=["1", "2"],
    ).does("heihachi", "fight")
    assert table.told("hand_on:kanbei")["reach"] == "kiai"
    table.does("heihachi", "hand_on:kanbei")
    assert table.asked == "kanbei kiai"


def test_nothing_is_handed_to_somebody_who_has_passed():
    table = scene(
        {"heihachi": Board(), "kanbei": Board(passed=True), "gorobei": Board()}, stack=["2 -", "1"]
    ).does("heihachi", "fight")
    assert table.offered == ["attack", "hand_on:gorobei"]


def test_cards_are_handed_to_neighbours_only():
    table = scene(
        {"heihachi": Board(), "kanbei": Board(), "kyuzo": Board(), "gorobei": Board()}, stack=["2 -", "1"]
    ).does("heihachi", "fight")
    assert table.offered == ["attack", "hand_on:kanbei", "hand_on:gorobei"]


def test_faq_heihachi_hands_on_a_card_he_was_handed_by_his_own_token():
    table = scene(
        {"kanbei": Board(holds=["heihachi"]), "heihachi": Board(), "gorobei": Board(), "kyuzo": Board()},
        stack=["4 -", "1"],
    ).does("kanbei", "fight", "hand_on:heihachi")
    assert table.offered == ["attack", "hand_on:gorobei"]  # Never back to Kanbei.
    table.does("heihachi", "hand_on:gorobei")
    assert table.line("gorobei") == [4]


def test_ruling_between_two_samurai_a_card_is_not_handed_back():
    table = scene({"heihachi": Board(), "kyuzo": Board(spares=["heihachi"])}, stack=["4 -", "1"]).does(
        "heihachi", "fight", "hand_on:kyuzo"
    )
    assert table.line("kyuzo") == [4]


def test_two_samurai_are_each_others_only_neighbour():
    table = scene({"heihachi": Board(), "kyuzo": Board()}, stack=["4 -", "1"]).does("heihachi", "fight")
    assert table.offered == ["attack", "hand_on:kyuzo"]


# Gorobei and Kanbei


@pytest.mark.parametrize(("who", "card"), [("gorobei", "2 fire"), ("kanbei", "3 fire")])
def test_gorobei_ignores_even_penalties_and_kanbei_odd_ones(who: str, card: str):
    table = scene({who: Board(line=[card]), "kyuzo": Board()})
    assert table.offered == ["apply:fire", "ignore:fire"]
    table.does(who, "ignore:fire")
    assert table.barricades == 4
    assert table.asked == f"{who} action"


@pytest.mark.parametrize(("who", "card"), [("gorobei", "3 fire"), ("kanbei", "2 fire")])
def test_the_other_penalties_strike_them_as_everybody(who: str, card: str):
    assert scene({who: Board(line=[card]), "kyuzo": Board()}).barricades == 3


def test_a_talent_is_never_compulsory():
    table = scene({"gorobei": Board(line=["2 fire"]), "kyuzo": Board()}).does("gorobei", "apply:fire")
    assert table.barricades == 3


def test_a_lent_talent_ignores_penalties_too():
    table = scene({"kyuzo": Board(line=["2 fire"], holds=["gorobei"]), "gorobei": Board()})
    assert table.offered == ["apply:fire", "ignore:fire"]


def test_ruling_gorobei_may_ignore_either_or_both_of_two_penalties():
    table = scene({"gorobei": Board(line=["6 no_support wound"]), "kyuzo": Board()})
    table.does("gorobei", "ignore:no_support", "ignore:wound")
    assert table.wounds("gorobei") == 0
    assert "support:kyuzo" in table.offered


def test_ruling_silence_applied_first_keeps_gorobei_from_ignoring_the_wound():
    table = scene({"gorobei": Board(line=["6 wound no_talent"]), "kyuzo": Board()})
    table.does("gorobei", "apply:no_talent")
    assert table.wounds("gorobei") == 1


def test_ruling_gorobei_may_ignore_the_silence_itself():
    table = scene({"gorobei": Board(line=["6 wound no_talent"]), "kyuzo": Board()})
    table.does("gorobei", "ignore:no_talent", "ignore:wound")
    assert table.wounds("gorobei") == 0


def test_gorobei_may_ignore_having_to_pass():
    table = scene({"gorobei": Board(line=["6 must_pass"]), "kyuzo": Board()})
    assert table.does("gorobei", "ignore:must_pass").asked == "gorobei action"


# Kikuchiyo


def test_printed_example_kikuchiyo_defends_a_farm_and_then_attacks_a_two():
    table = scene({"kikuchiyo": Board(), "kanbei": Board()}, stack=["3 farm", "2 hat", "1"])
    table.does("kikuchiyo", "fight", "defend")
    assert table.asked == "kikuchiyo again"
    table.does("kikuchiyo", "fight", "attack")
    assert table.board("kikuchiyo").symbols == ("farm",)
    assert table.line("kikuchiyo") == [2]
    assert table.asked == "kanbei action"


def test_kikuchiyo_need_not_fight_twice():
    table = scene({"kikuchiyo": Board(), "kanbei": Board()}, stack=["3 -", "2", "1"])
    assert table.does("kikuchiyo", "fight", PASS).asked == "kanbei action"


def test_ruling_kikuchiyo_beyond_kiai_after_his_first_fight_may_fight_again():
    board = Board(line=["4 calm", "4 calm"])
    table = scene({"kikuchiyo": board, "kanbei": Board()}, stack=["4 -", "3 -", "1"])
    table.does("kikuchiyo", "fight")
    assert (table.asked, table.barricades) == ("kikuchiyo again", 3)
    table.does("kikuchiyo", "fight")
    assert table.barricades == 2  # Ruling: every card added beyond Kiai burns.


def test_nobody_fights_again_when_the_stack_is_empty():
    table = scene(
        {"kikuchiyo": Board(defended=GUARDED), "kanbei": Board(defended=GUARDED)}, stack=["3"]
    ).does("kikuchiyo", "fight")
    assert table.view.round == 2


# Kyuzo


def test_kyuzo_discards_a_card_whose_value_is_in_his_line():
    board = Board(line=["2 calm", "4 calm"])
    table = scene({"kyuzo": board, "kanbei": Board()}, stack=["2 hat", "1"]).does("kyuzo", "fight")
    assert table.offered == ["attack", "defend", "dismiss"]
    table.does("kyuzo", "dismiss")
    assert table.line("kyuzo") == [2, 4]
    assert table.discarded == [2]


def test_kyuzo_cannot_discard_another_value_nor_one_he_has_only_defended():
    board = Board(line=["2 calm"], defended=["3 hat"])
    table = scene({"kyuzo": board, "kanbei": Board()}, stack=["3 farm", "1"]).does("kyuzo", "fight")
    assert table.offered == ["attack", "defend"]


def test_printed_example_kyuzo_discards_a_two_that_heihachi_hands_him():
    kyuzo = Board(line=["2 -", "4 -", "2"])
    table = scene({"heihachi": Board(), "kyuzo": kyuzo, "kanbei": Board()}, stack=["2 hat", "1"])
    table.does("heihachi", "fight", "hand_on:kyuzo")
    assert table.offered == ["attack", "defend", "dismiss"]
    table.does("kyuzo", "dismiss")
    assert table.line("kyuzo") == [2, 4, 2]


# Katsushiro


def test_katsushiro_buries_a_card_and_must_play_the_next():
    table = scene({"katsushiro": Board(), "kanbei": Board()}, stack=["4 -", "1 hat", "2"])
    table.does("katsushiro", "fight", "bury")
    assert table.offered == ["attack", "defend"]
    assert table.view.drawn is not None and table.view.drawn.value == 1
    assert table.game.stack.cards[0].value == 4


def test_ruling_the_second_card_is_neither_handed_on_nor_discarded_nor_buried():
    board = Board(line=["2 calm"], holds=["heihachi", "kyuzo"])
    table = scene(
        {"katsushiro": board, "heihachi": Board(), "kyuzo": Board()}, stack=["4 -", "2 hat", "2"]
    ).does("katsushiro", "fight", "bury")
    assert table.offered == ["attack", "defend"]


def test_ruling_burying_needs_another_card_in_the_stack():
    table = scene({"katsushiro": Board(), "kanbei": Board()}, stack=["4 hat"]).does("katsushiro", "fight")
    assert table.offered == ["attack", "defend"]


def test_ruling_katsushiro_may_bury_a_card_handed_to_him():
    table = scene(
        {"heihachi": Board(), "katsushiro": Board(), "kanbei": Board()}, stack=["4 -", "1 -", "2"]
    ).does("heihachi", "fight", "hand_on:katsushiro")
    assert table.offered == ["attack", "bury"]
    table.does("katsushiro", "bury")
    assert table.line("katsushiro") == [1]


# Lent talents


def test_a_lent_talent_does_not_work_outside_its_holders_turn():
    holder = Board(line=["2 calm"], holds=["kyuzo"])
    table = scene({"heihachi": Board(), "gorobei": holder, "kyuzo": Board()}, stack=["2 hat", "1"])
    table.does("heihachi", "fight", "hand_on:gorobei")
    assert table.offered == ["attack", "defend"]


@pytest.mark.parametrize(
    ("talent", "drawn", "way"),
    [
        ("heihachi", "2 hat", "hand_on:kanbei"),
        ("daisuke", "3 hat", "hand_on:kanbei"),
        ("kyuzo", "2 hat", "dismiss"),
        ("katsushiro", "4 hat", "bury"),
    ],
)
def test_a_lent_talent_deals_with_a_drawn_card(talent: str, drawn: str, way: str):
    holder = Board(line=["2 calm"], holds=[talent])
    table = scene({"gorobei": holder, "kanbei": Board(), talent: Board()}, stack=[drawn, "1", "1"])
    assert way in table.does("gorobei", "fight").offered


def test_kikuchiyos_lent_talent_is_a_second_fight():
    holder = Board(holds=["kikuchiyo"])
    table = scene({"gorobei": holder, "kikuchiyo": Board()}, stack=["1 -", "2 -", "1"])
    assert table.does("gorobei", "fight").asked == "gorobei again"
    table.does("gorobei", "fight")
    assert table.line("gorobei") == [1, 2]
    assert table.board("kikuchiyo").token_holder == "kikuchiyo"


def test_a_samurai_who_lends_his_talent_keeps_it():
    table = scene(
        {"kyuzo": Board(line=["2 calm"]), "gorobei": Board(holds=["kyuzo"])}, stack=["2 hat", "1"]
    ).does("kyuzo", "fight")
    assert "dismiss" in table.offered
