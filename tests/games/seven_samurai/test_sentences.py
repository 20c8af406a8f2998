"""Sentences that count and choose: each reads well for one, for none and for the odd case."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine import Option
from bot.games.seven_samurai.consequences import penalty_keys
from bot.wording import words

from .scene import GUARDED, Board, Scene, scene

WORDS = words("seven-samurai")


def about(table: Scene, key: str) -> str:
    """The text about an option, as the player reads it."""
    return WORDS.about(table.prompt, Option(key, None, table.told(key)))


def log(table: Scene, name: str) -> str:
    """The line of the log for the last step of this name."""
    return WORDS.say(f"step-{name}", table.step(name))


@pytest.mark.parametrize(
    ("intruders", "said"),
    [((), "1 intruder then"), (("2",), "2 intruders then"), (("2", "3"), "3 intruders then")],
)
def test_a_supporter_reads_how_many_intruders_there_will_be(intruders: tuple[str, ...], said: str):
    table = scene({"kanbei": Board(), "kyuzo": Board()}, intruders=intruders)
    assert said in about(table, "support:kyuzo")


@pytest.mark.parametrize(
    ("stack", "said"),
    [(["1"], "the last raider gets in"), (["1", "2"], "The round ends, 2 get in")],
)
def test_the_last_to_pass_reads_what_he_lets_in(stack: list[str], said: str):
    table = scene({"kanbei": Board(), "kyuzo": Board(passed=True)}, stack=stack)
    assert said in about(table, "pass")


def test_all_have_passed_with_one_raider_left():
    boards = {"kanbei": Board(defended=GUARDED), "kyuzo": Board(defended=GUARDED)}
    table = scene(boards, stack=["1"]).all_pass()
    assert log(table, "round_over") == "All have passed: one more raider slips into the village, 1 in all."


@pytest.mark.parametrize(
    ("barricades", "said"),
    [(0, "no barricade stands"), (1, "one barricade stands"), (2, "2 barricades stand")],
)
def test_a_round_tells_how_many_barricades_stand(barricades: int, said: str):
    boards = {"kanbei": Board(defended=GUARDED), "kyuzo": Board(defended=GUARDED)}
    table = scene(boards, stack=["4 cold"], barricades=barricades, families=["heal"])
    assert said in log(table.does("kanbei", "support:kyuzo"), "round")


@pytest.mark.parametrize(("dolls", "said"), [(0, "No doll among"), (1, "Only one doll among")])
def test_too_few_dolls(dolls: int, said: str):
    assert WORDS.say("step-deal_again", dolls=dolls).startswith(said)


def test_the_fire_on_the_last_farm_announces_no_penalty():
    table = scene(
        {"kanbei": Board(line=["2 fire"]), "kyuzo": Board()}, level="hard", barricades=0, farms=["barricade"]
    )
    assert log(table, "farm") == "The last farm burns."


@pytest.mark.parametrize(
    ("standing", "said"),
    [
        ({"barricades": 1, "farms": ["barricade"]}, "a barricade burns."),
        ({"barricades": 0, "farms": ["barricade", "wound"]}, "a farm burns."),
        ({"barricades": 0, "farms": ["barricade"]}, "the last farm burns, and the game is lost."),
    ],
)
def test_a_player_who_could_go_too_far_reads_what_burns_then(standing: dict[str, Any], said: str):
    """Both before the raider is known and with it."""
    boards = {"kanbei": Board(line=["4", "4 calm"]), "kyuzo": Board()}
    table = scene(boards, stack=["4"], **standing)
    assert about(table, "fight").endswith(f"beyond it {said}")
    assert f"beaten, {said}" in about(table.does("kanbei", "fight"), "attack")


def test_a_boss_who_brings_the_same_penalty_twice():
    assert penalty_keys(("intruder", "intruder")) == ("penalty:intruder_twice",)
    table = scene({"kanbei": Board(), "kyuzo": Board()}, stack=["6 fire fire", "1"]).does("kanbei", "fight")
    assert about(table, "attack").endswith("Next turn: two fires.")


def test_a_card_for_a_neighbour_tells_what_it_would_do_to_him():
    table = scene(
        {"heihachi": Board(), "kanbei": Board(line=["4", "3 calm"]), "kyuzo": Board(line=["4", "4"])},
        stack=["2 hat", "1"],
        barricades=0,
    ).does("heihachi", "fight")
    assert about(table, "hand_on:kanbei") == "9 of 9: Kiai! Or he defends."
    assert about(table, "hand_on:kyuzo") == "10 of 9: beaten, a farm burns. Or he defends."


@pytest.mark.parametrize(
    ("wounds", "line", "said"),
    [
        (0, "2 wound", "It is your first wound."),
        (1, "2 wound", "It is your second wound, and the beast awakes."),
        (3, "2 wound", "It is your fourth wound, and the game is lost."),
        (2, "6 drop", "It cannot be applied: your third wound."),
        (0, "2 fire", "A barricade burns."),
        (0, "4 right", "Kyuzo draws a raider into his line."),
        (0, "2 no_support", "Applied now."),
    ],
)
def test_a_penalty_that_could_be_ignored_tells_what_it_would_do(wounds: int, line: str, said: str):
    table = scene({"gorobei": Board(line=[line], wounds=wounds), "kyuzo": Board()})
    assert about(table, f"apply:{line.split()[1]}") == said


@pytest.mark.parametrize(
    ("holds", "said"), [((), "Fight, support or pass?"), (("kanbei",), "Fight or pass?")]
)
def test_nobody_is_asked_to_support_while_his_token_is_away(holds: tuple[str, ...], said: str):
    table = scene({"kanbei": Board(), "kyuzo": Board(holds=holds)})
    (question,) = table.match.pending.values()
    assert WORDS.prompt(question.request).endswith(said)


def test_a_fighter_reads_the_next_card():
    board = Board(line=["4 calm", "4 calm"])
    table = scene({"kikuchiyo": board, "kanbei": Board()}, stack=["4 -", "3 -", "1"], face_up=2)
    table.does("kikuchiyo", "fight")
    assert about(table, "fight") == ("Next comes a 3 who wounds. 2 beyond Kiai: whatever you attack burns.")


@pytest.mark.parametrize(
    ("target", "said"),
    [
        ("kanbei", "It comes home, and he may support again."),
        ("kyuzo", "It is his turn: it does nothing and goes home when that ends."),
        ("gorobei", "He may use the talent in his next turn."),
    ],
)
def test_kyuzo_reads_what_becomes_of_a_token(target: str, said: str):
    boards = {"kyuzo": Board(line=["4", "4 calm"]), "heihachi": Board(holds=["kanbei"])}
    table = scene({**boards, "kanbei": Board(), "gorobei": Board()}, stack=["1 -", "2", "2"])
    table.does("kyuzo", "fight", "power", "samurai:kanbei")
    assert about(table, f"samurai:{target}") == said


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (["4", "4 doll", "1"], "Used or not, the line then falls to"),
        (["4 -", "4 doll", "1"], "No raider is left in the line."),
    ],
)
def test_a_kiai_that_comes_late_says_which_card_leaves_if_any(line: list[str], said: str):
    striker = Board(line=["4", "4", "3", "1 calm"], wounds=2)
    daisuke = Board(line=["4", "4", "3", "1"], wounds=2)
    boards = {"kikuchiyo": striker, "daisuke": daisuke, "heihachi": Board(line=line), "kanbei": Board()}
    table = scene(boards, stack=["1 farm", "2", "3"], barricades=1)
    table.does("kikuchiyo", "fight", "attack", "power", "samurai:daisuke", "samurai:heihachi")
    table.does("daisuke", "power", "samurai:heihachi", "samurai:kanbei").does("kanbei", "defend")
    table.does("daisuke", *(["samurai:heihachi", "samurai:kanbei"] if "-" in line[0] else ["pass"]))
    (question,) = table.match.pending.values()
    assert said in WORDS.prompt(question.request)


def test_the_order_is_not_asked_if_both_penalties_may_be_ignored():
    table = scene({"gorobei": Board(line=["6 no_support wound"]), "kyuzo": Board()})
    (question,) = table.match.pending.values()
    assert "first" not in WORDS.prompt(question.request)
    ordered = scene({"gorobei": Board(line=["6 wound no_talent"]), "kyuzo": Board()})
    (question,) = ordered.match.pending.values()
    assert WORDS.prompt(question.request).endswith("What comes first?")


@pytest.mark.parametrize(
    ("defended", "wounds", "said"),
    [
        (GUARDED, 0, "Nothing is left undefended."),
        (("* farm", "* doll"), 0, "Costs a wound."),
        ((), 1, "Costs a wound, a farm and a family."),
        (("* farm", "* doll"), 3, "Costs your life: the game is lost."),
    ],
)
def test_passing_shows_its_price(defended: tuple[str, ...], wounds: int, said: str):
    boards = {"kanbei": Board(defended=defended, wounds=wounds), "kyuzo": Board()}
    assert about(scene(boards), "pass") == said


def test_the_last_farm_and_the_last_family_are_named():
    table = scene({"kanbei": Board(), "kyuzo": Board()}, farms=["wound"], families=["heal"])
    assert about(table, "pass") == "Costs a wound, the last farm and the last family: the game is lost."


@pytest.mark.parametrize(("wounds", "said"), [(2, False), (3, True)])
def test_a_player_is_warned_of_a_deadly_wound(wounds: int, said: bool):
    table = scene({"kanbei": Board(wounds=wounds), "kyuzo": Board()}, stack=["2 hat wound", "1"])
    assert ("One more wound is death." in about(table, "fight")) is said
    table.does("kanbei", "fight")
    assert ("your death" in about(table, "attack")) is said


def test_fighting_shows_the_cost_beyond_ones_kiai():
    bare = scene({"kanbei": Board(line=["4 calm"]), "kyuzo": Board()}, barricades=0)
    assert about(bare, "fight").endswith("5 to Kiai; beyond it a farm burns.")


def test_defending_shows_its_gain():
    table = scene({"kanbei": Board(defended=("* farm",)), "kyuzo": Board()}, stack=["2 hat", "1"])
    table.does("kanbei", "fight")
    assert about(table, "defend") == "No longer at stake: a wound. Still at stake: a family."


def test_a_talent_of_ones_own_is_not_named():
    own = scene({"gorobei": Board(line=["2 wound"]), "kyuzo": Board()}).does("gorobei", "ignore:wound")
    assert log(own, "ignore") == "Gorobei ignores a wound."
    boards = {"kanbei": Board(line=["2 wound"], holds=["gorobei"]), "gorobei": Board()}
    lent = scene(boards).does("kanbei", "ignore:wound")
    assert log(lent, "ignore") == "Kanbei ignores a wound, thanks to Gorobei."
