"""Rulings: tokens received in one's own turn, and a Kiai that was reached."""

from __future__ import annotations

from bot.engine import Seat

from .scene import PASS, Board, Scene, scene

# Support tokens received in one's own turn

BROTHERS = {"kikuchiyo": Board(), "kanbei": Board()}


def kyuzo_takes_a_token(whose: str, *, drawn: str = "1 -") -> Scene:
    """In his own turn Kyuzo reaches Kiai, and gives himself a token."""
    table = scene({"kyuzo": Board(line=["4", "4 calm"]), **BROTHERS}, stack=[drawn, "3", "2", "2"])
    table.does("kyuzo", "fight", "power", f"samurai:{whose}")
    assert table.told("samurai:kyuzo")["idle"] is True
    return table.does("kyuzo", "samurai:kyuzo")


def test_ruling_kyuzo_does_not_fight_again_with_a_token_he_gave_himself_in_his_turn():
    table = kyuzo_takes_a_token("kikuchiyo")
    assert table.asked == "kikuchiyo action"
    assert table.after("kiai_token").at(Seat("kyuzo")).idle == ("kikuchiyo",)
    assert table.step("token_back")["samurai"] == "samurai:kikuchiyo"
    assert table.board("kyuzo").tokens == ()


def test_ruling_a_token_sent_to_the_samurai_whose_turn_it_is_rests():
    boards = {"heihachi": Board(), "kyuzo": Board(line=["4", "3 calm"]), **BROTHERS}
    table = scene(boards, stack=["2 -", "3", "2", "2"]).does("heihachi", "fight", "hand_on:kyuzo")
    table.does("kyuzo", "power", "samurai:kikuchiyo", "samurai:heihachi")
    assert table.asked == "kyuzo action"


def test_ruling_a_token_received_while_penalties_are_suffered_does_not_ignore_the_next_one():
    # The raider that falls to Kyuzo brings him to Kiai in the middle of Heihachi's turn.
    boards = {
        "heihachi": Board(line=["4 right"]),
        "gorobei": Board(),
        "katsushiro": Board(),
        "kyuzo": Board(line=["4", "3 calm"]),
    }
    table = scene(boards, stack=["2 hat", "4 -", "1 -", "1"])
    table.does("kyuzo", "power", "samurai:katsushiro", "samurai:heihachi").does("heihachi", "fight")
    assert "bury" not in table.offered


def test_ruling_a_token_taken_away_stops_working_at_once():
    boards = {
        "heihachi": Board(holds=["kikuchiyo"]),
        "kyuzo": Board(line=["4", "3 calm"]),
        "kikuchiyo": Board(),
    }
    table = scene(boards, stack=["2 -", "3", "2", "2"]).does("heihachi", "fight", "hand_on:kyuzo")
    table.does("kyuzo", "power", "samurai:kikuchiyo", "samurai:kyuzo")
    assert table.asked == "kyuzo action"


def test_a_token_held_since_the_turn_began_still_works_when_another_is_received():
    boards = {
        "heihachi": Board(holds=["kikuchiyo"]),
        "kyuzo": Board(line=["4", "3 calm"]),
        "kikuchiyo": Board(),
        "kanbei": Board(),
    }
    table = scene(boards, stack=["2 -", "3", "2", "2"]).does("heihachi", "fight", "hand_on:kyuzo")
    table.does("kyuzo", "power", "samurai:kanbei", "samurai:heihachi")
    assert table.asked == "heihachi again"
    assert (table.board("heihachi").tokens, table.board("heihachi").idle) == (
        ("kikuchiyo", "kanbei"),
        ("kanbei",),
    )


# A Kiai that was reached

STRIKER = Board(line=["4", "4", "3", "1 calm"], wounds=2)
"""Kikuchiyo the beast, one short of Kiai."""


def kyuzo_is_struck_twice() -> Scene:
    """He falls to his Kiai by the beast's first blow, and out of it by the second."""
    boards = {"kikuchiyo": STRIKER, "kyuzo": Board(line=["4", "3", "2", "3"]), "kanbei": Board()}
    table = scene(boards, stack=["1 farm", "2", "3", "2"]).does("kikuchiyo", "fight", "attack")
    return table.does("kikuchiyo", "power", "samurai:kyuzo", "samurai:kyuzo")


def test_ruling_a_kiai_that_was_reached_is_not_lost_by_the_second_strike():
    table = kyuzo_is_struck_twice()
    assert table.asked == "kyuzo kiai"
    (question,) = table.match.pending.values()
    assert (question.request.facts["kiai"], question.request.facts["total"]) == (9, 3)
    assert table.step("kiai_first")["samurai"] == "samurai:kikuchiyo"  # His own Kiai is finished first.
    table.does("kyuzo", "power", "samurai:kanbei", "samurai:kyuzo")
    assert table.line("kyuzo") == [3]
    assert table.asked == "kikuchiyo again"


def test_everybody_sees_whose_kiai_is_still_to_come():
    table = kyuzo_is_struck_twice()
    assert table.after("kiai_strike").due == ("kyuzo",)
    assert table.view.due == ()


def test_ruling_a_kiai_is_not_lost_when_daisuke_moves_a_second_card():
    # Kanbei reaches his Kiai with the first card, and gives it up with the second.
    boards = {
        "daisuke": Board(line=["4", "4", "2 calm"], wounds=2),
        "kyuzo": Board(line=["2 -"]),
        "kanbei": Board(line=["4", "3"]),
    }
    table = scene(boards, stack=["1 -", "2", "3"], intruders=["1", "2"]).does(
        "daisuke", "fight", "attack", "power"
    )
    table.does("daisuke", "samurai:kyuzo", "samurai:kanbei", "samurai:kanbei", "samurai:kyuzo")
    assert table.line("kanbei") == [4, 3]
    assert table.asked == "kanbei kiai"
    table.does("kanbei", "power")
    assert (table.line("kanbei"), table.view.intruders) == ([3], 0)


def test_ruling_daisuke_himself_may_come_back_to_his_kiai_by_his_second_card():
    boards = {"daisuke": Board(line=["4", "4", "2 calm"], wounds=2), "kyuzo": Board(line=["2 -"])}
    table = scene(boards, stack=["1 -", "2", "3"]).does("daisuke", "fight", "attack", "power")
    table.does("daisuke", "samurai:kyuzo", "samurai:daisuke")
    assert table.asked == "daisuke kiai"
    assert table.times("kiai_first") == 1


def test_ruling_a_kiai_comes_also_when_another_power_has_emptied_the_line():
    # Heihachi has reached his; Daisuke the beast, whose Kiai comes first, takes his last two cards.
    table = scene(
        {
            "kikuchiyo": STRIKER,
            "daisuke": Board(line=["4", "4", "3", "1"], wounds=2),
            "heihachi": Board(line=["4 -", "4 doll", "1"]),
            "kanbei": Board(),
        },
        stack=["1 farm", "2", "3"],
        barricades=1,
    ).does("kikuchiyo", "fight", "attack", "power", "samurai:daisuke", "samurai:heihachi")
    assert table.asked == "daisuke kiai"
    table.does("daisuke", "power", "samurai:heihachi", "samurai:kanbei").does("kanbei", "defend")
    table.does("daisuke", "samurai:heihachi", "samurai:kanbei")
    assert (table.asked, table.line("heihachi")) == ("heihachi kiai", [])
    (question,) = table.match.pending.values()
    assert question.request.facts["card"] == ""
    table.does("heihachi", "power")
    assert table.barricades == 2
    assert table.step("kiai_first")["samurai"] == "samurai:daisuke"


# Kyuzo's beast


def beast(barricades: int = 1) -> Scene:
    boards = {"kyuzo": Board(line=["4", "4", "3 calm"], wounds=2), **BROTHERS}
    table = scene(boards, stack=["1 -", "2", "2"], barricades=barricades)
    return table.does("kyuzo", "fight", "power")


def test_ruling_kyuzo_the_beast_may_leave_every_token_where_it_is_and_build():
    table = beast()
    assert table.offered == ["samurai:kyuzo", "samurai:kikuchiyo", "samurai:kanbei", PASS]
    table.does("kyuzo", PASS)
    assert "kiai_token" not in table.happened
    assert (table.barricades, table.board("kyuzo").token_holder) == (2, "kyuzo")


def test_a_human_kyuzo_who_gives_none_does_without_his_power():
    table = scene({"kyuzo": Board(line=["4", "4 calm"]), **BROTHERS}, stack=["1 -", "2", "2"])
    assert PASS not in table.does("kyuzo", "fight", "power").offered
