"""Every penalty, those that cannot be applied, and bosses with two."""

from __future__ import annotations

import pytest

from .scene import GUARDED, PASS, Board, Scene, at_first, scene


def struck_by(card: str, *, left: Board | None = None, right: Board | None = None, **more: object) -> Scene:
    """Kanbei (an even card: he cannot ignore it) with this card last; Kyuzo left, Kikuchiyo right."""
    board = more.pop("board", None) or Board(line=[card])
    return scene(
        {"kanbei": board, "kyuzo": left or Board(), "kikuchiyo": right or Board()},  # type: ignore[dict-item]
        **more,  # type: ignore[arg-type]
    )


def test_printed_example_klaudia_is_wounded_by_the_last_of_three_cards_and_then_acts():
    table = struck_by("", board=Board(line=["1 fire", "2 calm", "2 wound"]))
    assert table.wounds("kanbei") == 1
    assert table.barricades == 5
    assert table.asked == "kanbei action"


def test_without_a_line_nothing_strikes():
    assert struck_by("", board=Board(defended=["2 hat wound"])).wounds("kanbei") == 0


def test_a_last_card_without_penalty_does_nothing():
    table = struck_by("", board=Board(line=["2 wound", "2 calm"]))
    assert table.happened == ["turn"]


def test_fire_burns_a_barricade():
    assert struck_by("2 fire").barricades == 4


def test_fire_burns_a_farm_where_no_barricade_is_left():
    table = struck_by("2 fire", barricades=0)
    assert (table.barricades, table.farms) == (0, 5)


def test_intruder_lets_the_top_raider_in_unseen():
    table = struck_by("2 intruder", stack=["4", "1"])
    assert (table.view.stack, table.view.intruders) == (1, 1)


def test_no_defend_keeps_cards_from_the_left_side_this_turn_only():
    table = struck_by("2 no_defend", stack=["2 hat", "1 hat", "3 hat", "1", "1"]).does("kanbei", "fight")
    assert table.line("kanbei") == [2, 2]
    table.does("kyuzo", "fight")
    assert table.offered == ["attack", "defend"]


def test_no_defend_does_not_bind_a_neighbour_who_is_handed_a_card():
    table = scene({"heihachi": Board(line=["3 no_defend"]), "kanbei": Board()}, stack=["2 hat", "1"])
    assert table.does("heihachi", "fight").offered == ["attack", "hand_on:kanbei"]
    assert table.does("heihachi", "hand_on:kanbei").offered == ["attack", "defend"]


def test_no_support_forbids_giving_but_not_receiving():
    table = struck_by("2 no_support")
    assert table.offered == ["fight", PASS]
    table.does("kanbei", "fight", "attack").does("kyuzo", "support:kanbei")
    assert table.board("kanbei").tokens == ("kyuzo",)


@pytest.mark.parametrize(("card", "neighbour"), [("3 left", "kyuzo"), ("4 right", "kikuchiyo")])
def test_the_neighbour_draws_a_card_into_his_line(card: str, neighbour: str):
    table = scene(
        {
            "gorobei" if card[0] == "3" else "kanbei": Board(line=[card]),
            "kyuzo": Board(),
            "kikuchiyo": Board(),
        },
        stack=["4 hat", "1"],
    )
    assert table.line(neighbour) == [4]
    assert table.step("neighbour")["target"] == f"samurai:{neighbour}"


def test_talents_are_of_no_use_against_a_neighbours_draw():
    # Kyuzo could discard a second 4 that he draws himself.
    table = scene({"gorobei": Board(line=["3 left"]), "kyuzo": Board(line=["4 calm"])}, stack=["4 hat", "1"])
    assert table.line("kyuzo") == [4, 4]


def test_a_neighbours_draw_may_bring_him_to_kiai():
    table = struck_by("4 right", right=Board(line=["4 calm", "3 calm"]), stack=["3 hat", "1", "1"])
    assert table.asked == "kikuchiyo kiai"
    assert table.view.kiai_of == "kikuchiyo"
    table.does("kikuchiyo", PASS)
    assert table.line("kikuchiyo") == [3, 3]
    assert table.asked == "kanbei action"


def test_a_neighbours_draw_beyond_his_kiai_burns():
    table = struck_by("4 right", right=Board(line=["4 calm", "4 calm"]), stack=["4 hat", "1", "1"])
    assert table.barricades == 4


def test_a_neighbour_who_has_passed_draws_nothing_and_a_wound_comes_instead():
    table = struck_by("4 right", right=Board(passed=True), stack=["4", "1"])
    assert table.happened[1:3] == ["cannot", "wound"]
    assert (table.wounds("kanbei"), table.view.stack) == (1, 2)


def test_must_pass():
    table = struck_by("6 must_pass")
    assert table.step("pass")["forced"] is True
    assert table.asked == "kyuzo action"


def test_drop_discards_a_defended_card_of_the_players_choice():
    table = struck_by("", board=Board(line=["6 drop"], defended=["1 hat", "2 doll"]))
    assert table.asked == "kanbei drop"
    hat = table.offered[0]
    assert table.told(hat)["symbol"] == "symbol:hat"
    table.does("kanbei", hat)
    assert table.board("kanbei").symbols == ("doll",)
    assert table.discarded == [1]


def test_ruling_drop_with_nothing_defended_is_a_wound():
    assert struck_by("6 drop").wounds("kanbei") == 1


def test_return_shuffles_a_random_discarded_card_back_into_the_stack():
    table = struck_by("6 no_defend return", stack=["1", "2"], discard=["3", "4"], chance={"return": [1]})
    assert table.discarded == [3]
    assert table.view.stack == 3
    assert table.step("return")["card"] == next(c.key for c in table.game.stack.cards if c.value == 4)


def test_ruling_return_from_an_empty_discard_pile_is_a_wound():
    table = struck_by("6 no_defend return", stack=["1", "2"])
    assert table.wounds("kanbei") == 1


def test_ruling_face_up_cards_turn_down_when_the_stack_is_shuffled():
    table = struck_by("6 no_defend return", stack=["1", "2"], discard=["3"], face_up=2)
    assert len(at_first(table, "turn").revealed) == 2
    assert table.view.revealed == ()


def test_no_talent_silences_his_own_talent_and_every_token_this_turn():
    # An even card and a value he has: he could hand it on, discard it or bury it.
    board = Board(line=["6 wound no_talent"], holds=["kyuzo"], spares=["katsushiro"])
    table = scene({"heihachi": board, "kyuzo": Board(), "kanbei": Board()}, stack=["6 hat", "1", "1"])
    table.does("heihachi", "fight")
    assert table.offered == ["attack", "defend"]


def test_no_talent_lasts_for_the_turn_only():
    board = Board(line=["6 wound no_talent"])
    table = scene(
        {"katsushiro": board, "daisuke": Board(), "kanbei": Board()}, stack=["1 -", "3 -", "1 hat", "1", "1"]
    ).does("katsushiro", "fight")
    table.does("daisuke", "fight", "hand_on:katsushiro")
    assert "bury" in table.offered


# Two penalties


def test_two_penalties_apply_in_the_players_order_where_it_can_matter():
    # Without talents, the wound that Gorobei could ignore strikes him.
    table = scene({"gorobei": Board(line=["6 wound no_talent"]), "kyuzo": Board()})
    assert table.offered == ["apply:wound", "ignore:wound", "apply:no_talent", "ignore:no_talent"]
    table.does("gorobei", "apply:no_talent")
    assert table.happened[1:] == ["penalty", "penalty", "wound"]


@pytest.mark.parametrize("card", ["6 no_support wound", "6 wound no_talent", "6 no_defend return"])
def test_ruling_an_order_that_cannot_matter_is_not_asked(card: str):
    table = struck_by(card, discard=["3"])
    assert table.asked == "kanbei action"
    assert table.times("penalty") == 2


def test_ruling_of_two_penalties_that_gorobei_may_ignore_he_is_asked_about_one_after_the_other():
    table = scene({"gorobei": Board(line=["6 no_support wound"]), "kyuzo": Board()})
    assert table.offered == ["apply:no_support", "ignore:no_support"]
    table.does("gorobei", "apply:no_support")
    assert table.offered == ["apply:wound", "ignore:wound"]
    table.does("gorobei", "ignore:wound")
    assert (table.offered, table.wounds("gorobei")) == (["fight", PASS], 0)


def test_ruling_an_order_matters_where_a_kiai_may_come_between():
    # The wound for want of a discarded raider awakes Daisuke exactly at his Kiai: he moves a card.
    line = ["4", "1 -", "6 no_defend return"]
    table = scene({"daisuke": Board(line=line, wounds=1), "kyuzo": Board(line=["2 hat"])}, round=3)
    assert table.offered == ["apply:no_defend", "apply:return"]
    table.does("daisuke", "apply:return", "power", "samurai:kyuzo")
    assert table.offered == ["attack", "defend"]
    forbidden = scene({"daisuke": Board(line=line, wounds=1), "kyuzo": Board(line=["2 hat"])}, round=3)
    forbidden.does("daisuke", "apply:no_defend", "power", "samurai:kyuzo")
    assert forbidden.line("daisuke") == [4, 1, 6, 2]


@pytest.mark.parametrize(("wounds", "line"), [(0, ["4", "1 -"]), (1, ["4", "2 -"]), (2, ["4", "1 -"])])
def test_ruling_an_order_does_not_matter_where_no_kiai_can_come_between(wounds: int, line: list[str]):
    board = Board(line=[*line, "6 no_defend return"], wounds=wounds)
    table = scene({"daisuke": board, "kyuzo": Board(line=["2 hat"])}, round=3)
    assert table.asked != "daisuke penalty"
    assert table.wounds("daisuke") == wounds + 1


def test_ruling_an_order_matters_while_a_kiai_may_take_the_talent_away():
    # A wound that Kyuzo does not ignore may bring him to Kiai, and he may send Gorobei's token off.
    board = Board(line=["4", "2 -", "6 no_support wound"], wounds=1, holds=["gorobei"])
    table = scene({"kyuzo": board, "gorobei": Board()}, round=3)
    assert len(table.offered) == 4


def test_the_same_penalty_twice_needs_no_order():
    table = struck_by("6 fire fire")
    assert table.barricades == 3
    assert table.asked == "kanbei action"


def test_two_intruders_of_one_boss():
    assert struck_by("6 intruder intruder", stack=["1", "2", "3"]).view.intruders == 2


def at_the_last_raider(card: str) -> Scene:
    """Nothing is left to defend, and one raider is left on the hill."""
    return struck_by(
        "",
        board=Board(line=[card], defended=GUARDED),
        left=Board(defended=GUARDED),
        right=Board(defended=GUARDED),
        stack=["4 cold"],
    )


# Ruling: the stack runs out while a penalty is suffered


def test_ruling_no_action_follows_when_an_intruder_was_the_last_raider():
    table = at_the_last_raider("2 intruder")
    assert table.view.round == 2
    assert table.happened[:4] == ["turn", "penalty", "intruder", "round_over"]


def test_ruling_after_the_round_has_ended_nothing_more_of_a_penalty_applies():
    table = at_the_last_raider("6 intruder intruder")
    assert (table.times("penalty"), table.times("cannot")) == (1, 0)
    assert table.wounds("kanbei") == 0


def test_ruling_the_samurai_whose_penalty_drew_the_last_card_was_the_last_active_one():
    table = at_the_last_raider("4 right")
    assert table.step("round")["first"] == "samurai:kyuzo"


def test_a_penalty_tells_what_it_would_do():
    table = scene({"gorobei": Board(line=["6 wound no_talent"], wounds=2), "kyuzo": Board()})
    assert table.told("apply:wound")["wounds"] == 3
    assert table.told("apply:no_talent")["wounds"] == 0
    gorobei = scene({"gorobei": Board(line=["2 fire"]), "kyuzo": Board()}, barricades=0)
    assert gorobei.told("apply:fire")["burns"] == "farm"
    assert gorobei.told("ignore:fire")["talent"] == "samurai:gorobei"
    neighbour = scene({"gorobei": Board(line=["4 right"]), "kyuzo": Board(), "kanbei": Board()})
    assert neighbour.told("apply:right")["target"] == "samurai:kanbei"


def test_a_penalty_that_cannot_be_applied_tells_which_wound_it_would_be():
    board = Board(line=["6 drop"], wounds=3)
    table = scene({"gorobei": board, "kyuzo": Board()})
    assert table.told("apply:drop")["applies"] is False
    assert table.told("apply:drop")["wounds"] == 4
