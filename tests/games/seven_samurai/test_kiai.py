"""Kiai: when it is reached, what it costs, and the seven powers on both sides."""

from __future__ import annotations

import pytest

from bot.wording import words

from .scene import PASS, Board, Scene, scene

ONE_SHORT = {
    ("heihachi", 0): ["4", "3 calm"],
    ("heihachi", 2): ["4", "4", "2 calm"],
    ("daisuke", 0): ["4", "3 calm"],
    ("daisuke", 2): ["4", "4", "2 calm"],
    ("gorobei", 0): ["4", "4 calm"],
    ("gorobei", 2): ["4", "4", "3 calm"],
    ("kanbei", 0): ["4", "4 calm"],
    ("kanbei", 2): ["4", "4", "3 calm"],
    ("kikuchiyo", 0): ["4", "3", "2 calm"],
    ("kikuchiyo", 2): ["4", "4", "3", "1 calm"],
    ("kyuzo", 0): ["4", "4 calm"],
    ("kyuzo", 2): ["4", "4", "3 calm"],
    ("katsushiro", 0): ["4", "3", "2 calm"],
    ("katsushiro", 2): ["4", "4", "3", "1 calm"],
}
"""A line that lacks exactly 1, for each samurai and number of wounds."""


def at_kiai(who: str, others: dict[str, Board] | None = None, *, wounds: int = 0, **more: object) -> Scene:
    """He has just drawn and attacked a 1, and stands exactly at his Kiai."""
    stack = more.pop("stack", ["2", "3", "3", "2", "3"])
    table = scene(
        {
            who: Board(line=ONE_SHORT[who, wounds], wounds=wounds),
            **(others or {"kyuzo" if who != "kyuzo" else "kanbei": Board()}),
        },
        stack=["1 farm", *stack],  # type: ignore[misc]
        **more,  # type: ignore[arg-type]
    )
    return table.does(who, "fight", "attack")


def test_printed_example_ola_reaches_kiai_with_kyuzo_and_discards_her_first_card():
    table = scene({"kyuzo": Board(line=["4", "2 calm"]), "kanbei": Board()}, stack=["3 farm", "1"]).does(
        "kyuzo", "fight", "attack"
    )
    assert table.asked == "kyuzo kiai"
    table.does("kyuzo", "power", "samurai:kyuzo")
    assert table.line("kyuzo") == [2, 3]
    assert table.board("kyuzo").total == 5
    assert table.discarded == [4]
    assert table.board("kanbei").tokens == ("kyuzo",)


def test_the_first_card_is_discarded_also_when_the_power_is_not_used():
    table = at_kiai("gorobei").does("gorobei", PASS)
    assert table.step("kiai")["used"] is False
    assert table.line("gorobei") == [4, 1]


def test_a_power_that_would_do_nothing_is_not_offered_but_the_first_card_leaves():
    table = at_kiai("kanbei")
    assert table.step("kiai")["possible"] is False
    assert table.line("kanbei") == [4, 1]


def test_below_kiai_nothing_happens():
    table = scene({"kyuzo": Board(line=["4 calm"]), "kanbei": Board()}, stack=["3 farm", "1"])
    assert "kiai" not in table.does("kyuzo", "fight", "attack").happened


# Heihachi


def test_heihachi_human_adds_a_barricade():
    table = at_kiai("heihachi", barricades=2).does("heihachi", "power")
    assert table.barricades == 3


def test_heihachi_never_builds_beyond_the_starting_number():
    table = at_kiai("heihachi")
    assert table.step("kiai")["possible"] is False
    assert table.barricades == 4


def test_heihachi_beast_also_heals_any_samurai():
    others = {"kyuzo": Board(wounds=3), "kanbei": Board(wounds=1)}
    table = at_kiai("heihachi", others, wounds=2, barricades=2).does("heihachi", "power")
    assert table.offered == ["samurai:kyuzo", "samurai:kanbei", PASS]
    table.does("heihachi", "samurai:kyuzo")
    assert (table.barricades, table.wounds("kyuzo"), table.wounds("kanbei")) == (3, 2, 1)


def test_ruling_somebody_who_has_passed_may_be_healed():
    others = {"kyuzo": Board(wounds=1, passed=True), "kanbei": Board()}
    table = at_kiai("heihachi", others, wounds=2).does("heihachi", "power", "samurai:kyuzo")
    assert table.wounds("kyuzo") == 0


# Daisuke


def test_daisuke_human_moves_a_last_card_and_its_new_owner_lays_it_down():
    others = {"kyuzo": Board(line=["2", "3 hat"]), "kanbei": Board()}
    table = at_kiai("daisuke", others).does("daisuke", "power", "samurai:kyuzo", "samurai:kanbei")
    assert table.asked == "kanbei kiai.receive"
    table.does("kanbei", "defend")
    assert table.line("kyuzo") == [2]
    assert table.board("kanbei").symbols == ("hat",)
    assert table.step("kiai_first")["samurai"] == "samurai:daisuke"


def test_daisuke_beast_moves_two():
    others = {"kyuzo": Board(line=["2 -", "3 hat"]), "kanbei": Board()}
    table = at_kiai("daisuke", others, wounds=2)
    table.does("daisuke", "power", "samurai:kyuzo", "samurai:kanbei").does("kanbei", "attack")
    assert table.asked == "daisuke kiai.source"
    table.does("daisuke", "samurai:kyuzo", "samurai:kanbei")
    assert table.line("kyuzo") == []
    assert table.line("kanbei") == [3, 2]


def test_daisukes_card_may_burn_and_may_bring_kiai():
    others = {"kyuzo": Board(line=["4", "2 -"]), "kanbei": Board(line=["4", "3"])}
    table = at_kiai("daisuke", others, intruders=["1", "2"])
    table.does("daisuke", "power", "samurai:kyuzo")
    assert table.told("samurai:kanbei")["reach"] == "kiai"
    assert table.told("samurai:daisuke")["burns"] == "barricade"
    table.does("daisuke", "samurai:kanbei")
    assert table.step("kiai_first")["samurai"] == "samurai:daisuke"  # His own Kiai is finished first.
    assert table.asked == "kanbei kiai"


def test_daisuke_may_keep_a_card_of_another():
    others = {"kyuzo": Board(line=["2 -"]), "kanbei": Board()}
    table = at_kiai("daisuke", others).does("daisuke", "power", "samurai:kyuzo", "samurai:daisuke")
    assert table.barricades == 4
    assert table.line("daisuke") == [3, 1, 2]


def test_ruling_daisuke_keeps_a_card_of_his_own_only_on_his_left():
    table = at_kiai("daisuke").does("daisuke", "power", "samurai:daisuke")
    assert table.board("daisuke").symbols == ("farm",)
    assert table.line("daisuke") == [3]


def test_powers_do_not_touch_the_lines_of_those_who_have_passed():
    others = {"kyuzo": Board(line=["2"], passed=True), "kanbei": Board(line=["3"])}
    table = at_kiai("daisuke", others).does("daisuke", "power")
    assert table.offered == ["samurai:daisuke", "samurai:kanbei"]
    table.does("daisuke", "samurai:daisuke")
    assert "samurai:kyuzo" not in table.offered


# Gorobei and Kanbei


@pytest.mark.parametrize(("wounds", "cards"), [(0, 2), (2, 3)])
def test_gorobei_discards_the_top_of_the_stack(wounds: int, cards: int):
    table = at_kiai("gorobei", wounds=wounds, stack=["2", "3", "3", "2"]).does("gorobei", "power")
    assert table.view.stack == 4 - cards
    assert len(table.discarded) == cards + 1
    assert table.discarded[:2] == [2, 3]


def test_ruling_the_round_ends_when_gorobei_scatters_the_last_raiders():
    table = scene(
        {
            "gorobei": Board(line=["4", "4 calm"], defended=["* hat", "* farm", "* doll"]),
            "kyuzo": Board(defended=["* hat", "* farm", "* doll"]),
        },
        stack=["1 -", "4"],
    ).does("gorobei", "fight", "power")
    assert table.view.round == 2
    assert table.step("round_over")["reason"] == "stack"


@pytest.mark.parametrize(("wounds", "cards"), [(0, 2), (2, 3)])
def test_kanbei_discards_the_top_intruders(wounds: int, cards: int):
    table = at_kiai("kanbei", wounds=wounds, intruders=["4 flames", "3 cold", "2", "2"]).does(
        "kanbei", "power"
    )
    assert table.view.intruders == 4 - cards
    assert table.discarded[:2] == [4, 3]


def test_kanbei_takes_what_there_is():
    table = at_kiai("kanbei", intruders=["4"]).does("kanbei", "power")
    assert table.view.intruders == 0


# Kikuchiyo


def test_kikuchiyo_human_discards_the_last_card_of_any_line():
    others = {"kanbei": Board(line=["2", "3"]), "kyuzo": Board()}
    table = at_kiai("kikuchiyo", others).does("kikuchiyo", "power", "samurai:kanbei")
    assert table.line("kanbei") == [2] and not table.step("kiai_strike")["own"]
    assert table.discarded[0] == 3
    own = at_kiai("kikuchiyo", others).does("kikuchiyo", "power", "samurai:kikuchiyo").step("kiai_strike")
    said = words("seven-samurai").say("step-kiai_strike", own)
    assert said.startswith("Kikuchiyo strikes down the last raider in his own line, and now stands at 9: ")


def test_kikuchiyo_beast_may_do_it_twice_or_stop():
    others = {"kanbei": Board(line=["2", "3"]), "kyuzo": Board()}
    table = at_kiai("kikuchiyo", others, wounds=2).does("kikuchiyo", "power", "samurai:kanbei")
    assert PASS in table.offered
    table.does("kikuchiyo", "samurai:kanbei")
    assert table.line("kanbei") == []
    stopped = at_kiai("kikuchiyo", others, wounds=2).does("kikuchiyo", "power", "samurai:kanbei", PASS)
    assert stopped.line("kanbei") == [2]


def test_ruling_a_line_that_falls_to_kiai_by_a_removal_reaches_it():
    others = {"kanbei": Board(line=["4", "3", "2", "3"]), "kyuzo": Board()}
    table = at_kiai("kikuchiyo", others, intruders=["1"]).does("kikuchiyo", "power", "samurai:kanbei")
    assert table.asked == "kanbei kiai"


def test_ruling_the_first_card_leaving_may_bring_kiai_again():
    # Daisuke keeps a 4 and stands at 12; his first card, a 4, brings him back to exactly 8.
    table = scene(
        {"daisuke": Board(line=["4", "3 calm"]), "kyuzo": Board(line=["4 -"])}, stack=["1 -", "2"]
    ).does("daisuke", "fight", "attack", "power", "samurai:kyuzo")
    assert table.asked == "daisuke kiai"
    assert table.times("kiai_first") == 1


# Kyuzo


def test_kyuzo_gives_any_token_to_any_samurai():
    others = {"kanbei": Board(), "gorobei": Board(holds=["kanbei"])}
    table = at_kiai("kyuzo", others).does("kyuzo", "power")
    assert table.offered == ["samurai:kyuzo", "samurai:kanbei", "samurai:gorobei"]
    table.does("kyuzo", "samurai:gorobei")
    assert table.offered == ["samurai:kyuzo", "samurai:kanbei"]
    table.does("kyuzo", "samurai:kanbei")
    assert table.board("kanbei").tokens == ("gorobei",)


def test_ruling_kyuzo_may_send_a_token_home_and_its_owner_can_support_again():
    others = {"kanbei": Board(), "gorobei": Board(holds=["kanbei"])}
    table = at_kiai("kyuzo", others).does("kyuzo", "power", "samurai:kanbei")
    assert table.offered == ["samurai:kyuzo", "samurai:kanbei"]  # Gorobei has it already.
    assert table.told("samurai:kanbei")["home"] is True
    table.does("kyuzo", "samurai:kanbei")
    assert (table.board("kanbei").tokens, table.board("gorobei").tokens) == ((), ())
    assert table.asked == "kanbei action"
    assert "support:gorobei" in table.offered


def test_printed_hint_a_token_kyuzo_gives_himself_in_his_own_turn_goes_home_unused():
    table = at_kiai("kyuzo", {"kanbei": Board(), "gorobei": Board()})
    table.does("kyuzo", "power", "samurai:kanbei", "samurai:kyuzo")
    assert table.board("kanbei").token_holder == "kanbei"


def test_printed_hint_in_anothers_turn_kyuzo_keeps_the_token_for_his_own():
    kyuzo = Board(line=["4", "3"])
    table = scene({"heihachi": Board(), "kyuzo": kyuzo, "gorobei": Board()}, stack=["2 wound", "1", "1"])
    table.does("heihachi", "fight", "hand_on:kyuzo")
    table.does("kyuzo", "attack", "power", "samurai:gorobei", "samurai:kyuzo")
    assert table.board("kyuzo").tokens == ("gorobei",)
    assert table.asked == "kyuzo penalty"
    assert "ignore:wound" in table.offered


def test_ruling_no_token_goes_to_somebody_who_has_passed():
    table = at_kiai("kyuzo", {"kanbei": Board(), "gorobei": Board(passed=True)})
    table.does("kyuzo", "power", "samurai:kanbei")
    assert table.step("kiai_token")["target"] == "samurai:kyuzo"


def test_kyuzo_beast_also_adds_a_barricade():
    table = at_kiai("kyuzo", {"kanbei": Board(), "gorobei": Board()}, wounds=2, barricades=1)
    table.does("kyuzo", "power", "samurai:kyuzo", "samurai:kanbei")
    assert table.barricades == 2


@pytest.mark.parametrize(("wounds", "possible"), [(0, False), (2, True)])
def test_kyuzo_without_a_token_to_give_can_still_build_as_a_beast(wounds: int, possible: bool):
    # Only he is left, and both tokens lie with him.
    kyuzo = Board(line=ONE_SHORT["kyuzo", wounds], wounds=wounds, holds=["kanbei"])
    boards = {"kyuzo": kyuzo, "kanbei": Board(passed=True)}
    table = scene(boards, stack=["1 no_support", "2", "3"], barricades=1)
    table.does("kyuzo", "fight", "attack", *(["power"] if possible else []))
    assert table.step("kiai")["possible"] is possible
    assert table.barricades == 1 + possible


# Katsushiro


@pytest.mark.parametrize(("wounds", "cards"), [(0, 2), (2, 3)])
def test_katsushiro_reveals_raiders_and_puts_them_back_in_his_order(wounds: int, cards: int):
    table = at_kiai("katsushiro", wounds=wounds, stack=["2", "3", "4", "2"]).does("katsushiro", "power")
    assert [card.value for card in table.view.revealed] == [2, 3, 4][:cards]
    table.does("katsushiro", table.offered[::-1])
    assert [card.value for card in table.view.revealed] == [2, 3, 4][:cards][::-1]
    first = table.view.revealed[0].key
    table.does("kyuzo", "fight")
    assert table.step("draw")["card"] == first
    assert len(table.view.revealed) == cards - 1


def test_ruling_a_face_up_raider_becomes_an_intruder_face_down():
    table = scene({"kanbei": Board(), "kyuzo": Board()}, stack=["2", "3", "4"], face_up=2)
    table.does("kanbei", "support:kyuzo")
    assert len(table.view.revealed) == 1
    assert (table.view.intruders, table.view.exposed) == (1, ())


def test_katsushiro_reveals_what_there_is():
    table = at_kiai("katsushiro", wounds=2, stack=["2", "3"]).does("katsushiro", "power")
    assert [card.value for card in table.view.revealed] == [2, 3]


# Several at once


def test_ruling_kiais_come_in_the_order_in_which_they_were_reached():
    # The card that Daisuke moves leaves Kyuzo at his Kiai, and brings Kanbei to his.
    others = {"kyuzo": Board(line=["4", "3", "2", "3 -"]), "kanbei": Board(line=["4", "2 calm"])}
    table = at_kiai("daisuke", others, intruders=["1"])
    table.does("daisuke", "power", "samurai:kyuzo", "samurai:kanbei")
    assert table.asked == "kyuzo kiai"
    assert table.does("kyuzo", PASS).asked == "kanbei kiai"


def test_the_option_names_the_power_and_the_prompt_the_card_that_leaves():
    table = at_kiai("gorobei", wounds=2)
    assert table.told("power")["power"] == "power-beast:gorobei"
    (question,) = table.match.pending.values()
    assert question.request.facts["total"] == 8
