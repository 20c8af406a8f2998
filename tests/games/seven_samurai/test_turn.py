"""A turn: its penalty, then a fight, a support token or a pass."""

from __future__ import annotations

import pytest

from .scene import GUARDED, PASS, Board, scene


def trio(first: Board | None = None, **more: object):
    """Kanbei's turn, Gorobei to his left, Kikuchiyo to his right."""
    return scene({"kanbei": first or Board(), "gorobei": Board(), "kikuchiyo": Board()}, **more)  # type: ignore[arg-type]


def guarded(**more: object):
    """The same three, with nothing left to defend."""
    return scene(
        {name: Board(defended=GUARDED) for name in ("kanbei", "gorobei", "kikuchiyo")},
        **more,  # type: ignore[arg-type]
    )


# Fight


def test_an_attacked_raider_joins_the_line_and_counts():
    table = trio(Board(line=["2 calm"]), stack=["3 farm", "1"]).does("kanbei", "fight", "attack")
    assert table.line("kanbei") == [2, 3]
    assert table.board("kanbei").total == 5
    assert table.barricades == 5


def test_the_raider_is_shown_to_everybody_before_the_player_decides():
    table = trio(stack=["3 farm", "1"]).does("kanbei", "fight")
    drawn = table.view.drawn
    assert drawn is not None and (drawn.value, drawn.symbol) == (3, "farm")
    assert table.view.drawn_by == "kanbei"
    assert table.view.stack == 1
    assert table.offered == ["attack", "defend"]


def test_a_defended_raider_is_laid_to_the_left_and_does_not_count():
    table = trio(Board(line=["2 calm"]), stack=["4 hat", "1"]).does("kanbei", "fight", "defend")
    assert table.line("kanbei") == [2]
    assert table.board("kanbei").symbols == ("hat",)
    assert table.board("kanbei").missing == ("farm", "doll")


def test_printed_example_klaudia_defends_a_hat_beside_her_farm():
    klaudia = Board(defended=["1 farm"])
    table = trio(klaudia, stack=["2 hat", "1"]).does("kanbei", "fight")
    assert table.offered == ["attack", "defend"]
    table.does("kanbei", "defend")
    assert table.board("kanbei").symbols == ("farm", "hat")


@pytest.mark.parametrize("drawn", ["2 farm", "2 -"])
def test_printed_example_klaudia_must_attack_a_second_farm_and_a_card_without_symbol(drawn: str):
    table = trio(Board(defended=["1 farm"]), stack=[drawn, "1"]).does("kanbei", "fight")
    assert table.asked == "gorobei action"
    assert table.line("kanbei") == [2]


def test_three_defended_cards_are_all_there_can_be():
    board = Board(defended=["1 hat", "1 farm", "1 doll"])
    table = trio(board, stack=["2 doll", "1"]).does("kanbei", "fight")
    assert table.line("kanbei") == [2]


def test_beyond_kiai_a_barricade_burns_at_once():
    table = trio(Board(line=["4 calm", "3 calm"]), stack=["3 -", "1"]).does("kanbei", "fight")
    assert table.happened[-4:] == ["attack", "beyond", "barricade", "turn"]
    assert table.barricades == 4


def test_beyond_kiai_a_farm_burns_where_no_barricade_is_left():
    board = Board(line=["4 calm", "3 calm"])
    table = trio(board, stack=["3 -", "1"], barricades=0).does("kanbei", "fight")
    assert (table.barricades, table.farms) == (0, 5)


def test_the_options_of_a_fight_tell_what_they_lead_to():
    board = Board(line=["4 calm", "2 calm"], defended=["1 hat"])
    table = trio(board, stack=["2 farm fire", "1"]).does("kanbei", "fight")
    attack, defend = table.told("attack"), table.told("defend")
    assert (attack["total"], attack["distance"], attack["reach"]) == (8, 1, "below")
    assert (attack["burns"], attack["penalties"]) == ("nothing", ("penalty:fire",))
    assert (defend["symbol"], defend["missing"]) == ("symbol:farm", ("symbol:doll",))


@pytest.mark.parametrize(
    ("drawn", "reach", "burns"), [("3 doll", "kiai", "nothing"), ("4 doll", "beyond", "farm")]
)
def test_an_attack_tells_whether_it_reaches_kiai_and_what_burns(drawn: str, reach: str, burns: str):
    board = Board(line=["4 calm", "2 calm"])
    table = trio(board, stack=[drawn, "1"], barricades=0).does("kanbei", "fight")
    assert (table.told("attack")["reach"], table.told("attack")["burns"]) == (reach, burns)


# Support


def test_support_gives_the_token_away_and_lets_a_raider_in_unseen():
    table = trio(stack=["4", "1"]).does("kanbei", "support:kikuchiyo")
    assert table.board("kikuchiyo").tokens == ("kanbei",)
    assert table.board("kanbei").token_holder == "kikuchiyo"
    assert (table.view.stack, table.view.intruders) == (1, 1)
    assert table.view.exposed == ()


def test_the_token_comes_back_after_the_next_turn_of_its_holder_used_or_not():
    table = trio(stack=["4", "2 hat", "1"]).does("kanbei", "support:gorobei")
    assert table.asked == "gorobei action"
    table.does("gorobei", "fight")
    assert table.board("gorobei").tokens == ("kanbei",)
    table.does("gorobei", "attack")
    assert table.board("kanbei").token_holder == "kanbei"
    assert table.step("token_back") == {"samurai": "samurai:kanbei", "holder": "samurai:gorobei"}


def test_printed_example_klaudia_gets_heihachis_token_but_draws_an_odd_card():
    table = scene(
        {"kanbei": Board(holds=["heihachi"]), "gorobei": Board(), "heihachi": Board()}, stack=["3 -", "1"]
    )
    table.does("kanbei", "fight")
    assert table.line("kanbei") == [3]
    assert table.board("heihachi").token_holder == "heihachi"


def test_several_tokens_may_be_used_in_one_turn():
    klaudia = Board(holds=["heihachi", "daisuke"], line=["2 calm"])
    table = scene({"kyuzo": klaudia, "heihachi": Board(), "daisuke": Board()}, stack=["2 hat", "1"]).does(
        "kyuzo", "fight"
    )
    assert {"dismiss", "hand_on:heihachi", "hand_on:daisuke"} <= set(table.offered)
    table.does("kyuzo", "dismiss")
    assert table.times("token_back") == 2


def test_two_tokens_help_in_the_two_parts_of_one_turn():
    klaudia = Board(holds=["gorobei", "kyuzo"], line=["2 fire"])
    table = scene({"kanbei": klaudia, "gorobei": Board(), "kyuzo": Board()}, stack=["2 hat", "1"])
    table.does("kanbei", "ignore:fire", "fight", "dismiss")
    assert (table.barricades, table.line("kanbei")) == (5, [2])
    assert table.board("kanbei").tokens == ()


def test_a_token_that_is_away_cannot_be_given_again():
    table = scene({"kanbei": Board(), "gorobei": Board(holds=["kanbei"]), "kyuzo": Board()})
    assert table.offered == ["fight", PASS]


def test_nobody_supports_a_samurai_who_has_passed():
    table = scene({"kanbei": Board(), "gorobei": Board(passed=True), "kyuzo": Board()})
    assert table.offered == ["fight", "support:kyuzo", PASS]


def test_an_unused_token_stays_into_the_next_round_until_its_holders_turn_has_ended():
    # Ruling: the round ends before Gorobei has had his turn.
    table = guarded(stack=["1"]).does("kanbei", "support:gorobei")
    assert table.view.round == 2
    assert table.board("gorobei").tokens == ("kanbei",)
    table.does("gorobei", PASS)
    assert table.board("gorobei").tokens == ()


# Pass


def test_a_samurai_who_passes_is_out_for_the_round():
    table = trio().does("kanbei", PASS).does("gorobei", "support:kikuchiyo")
    table.does("kikuchiyo", "support:gorobei")
    assert table.board("kanbei").passed
    assert table.asked == "gorobei action"


def test_no_penalty_strikes_somebody_who_has_passed():
    table = trio(Board(line=["2 fire"])).does("kanbei", PASS)
    assert table.barricades == 4
    table.does("gorobei", "support:kikuchiyo").does("kikuchiyo", "support:gorobei")
    assert table.asked == "gorobei action"
    assert table.barricades == 4


def test_printed_example_klaudia_suffers_fire_and_must_pass_beyond_her_kiai():
    klaudia = Board(line=["4 calm", "4 calm", "4 fire"])
    table = trio(klaudia)
    assert table.barricades == 4
    assert table.step("pass") == {"samurai": "samurai:kanbei", "total": 12, "kiai": 9, "forced": True}
    assert table.asked == "gorobei action"
    assert table.board("kanbei").total == 12


def test_passing_tells_what_is_left_undefended_and_what_the_last_one_lets_in():
    table = scene({"kanbei": Board(defended=["1 hat"]), "gorobei": Board(passed=True)}, stack=["1", "2", "3"])
    assert table.told(PASS)["missing"] == ("symbol:farm", "symbol:doll")
    assert table.told(PASS)["intruders"] == 3


# The order of turns


def test_the_turn_goes_to_the_left_past_those_who_have_passed():
    table = scene({"kanbei": Board(), "gorobei": Board(passed=True), "kyuzo": Board()})
    table.does("kanbei", "support:kyuzo")
    assert table.asked == "kyuzo action"


def test_the_next_round_begins_left_of_the_last_active_samurai():
    table = guarded(stack=["1"]).does("kanbei", "fight")
    assert table.view.round == 2
    assert table.step("round")["first"] == "samurai:gorobei"


def test_the_next_round_begins_left_of_the_samurai_who_passed_last():
    table = guarded().does("kanbei", PASS).does("gorobei", PASS).does("kikuchiyo", PASS)
    assert table.step("round")["first"] == "samurai:kanbei"
