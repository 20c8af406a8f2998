"""Sentences that count and choose: each reads well for one, for none and for the odd case."""

from __future__ import annotations

import pytest

from bot.engine import Option
from bot.games.seven_samurai.consequences import penalty_keys
from bot.wording import words

from .scene import GUARDED, Board, Scene, scene

WORDS = words("seven-samurai")


def about(table: Scene, key: str) -> str:
    """What an option says it would mean, as the player reads it."""
    return WORDS.about(table.prompt, Option(key, None, table.told(key)))


def log(table: Scene, name: str) -> str:
    """The line of the log for the last step of this name."""
    return WORDS.say(f"step-{name}", table.step(name))


@pytest.mark.parametrize(
    ("intruders", "said"), [((), "(1 intruder)"), (("2",), "(2 intruders)"), (("2", "3"), "(3 intruders)")]
)
def test_a_supporter_reads_how_many_intruders_there_will_be(intruders: tuple[str, ...], said: str):
    table = scene({"kanbei": Board(), "kyuzo": Board()}, intruders=intruders)
    assert said in about(table, "support:kyuzo")


@pytest.mark.parametrize(
    ("stack", "said"),
    [(["1"], "the last raider becomes an intruder"), (["1", "2"], "2 raiders become intruders")],
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
    assert log(table, "farm") == "A farm burns: 1 → 0."


def test_a_boss_who_brings_the_same_penalty_twice():
    assert penalty_keys(("intruder", "intruder")) == ("penalty:intruder_twice",)
    table = scene({"kanbei": Board(line=["6 fire fire"]), "kyuzo": Board()})
    assert log(table, "turn").endswith("brings two fires.")


def test_a_card_for_a_neighbour_tells_what_it_would_do_to_him():
    table = scene(
        {"heihachi": Board(), "kanbei": Board(line=["4", "3 calm"]), "kyuzo": Board(line=["4", "4"])},
        stack=["2 hat", "1"],
        barricades=0,
    ).does("heihachi", "fight")
    assert about(table, "hand_on:kanbei") == "9 of 9: Kiai! Or he defends."
    assert about(table, "hand_on:kyuzo") == "10 of 9: beyond, a farm burns. Or he defends."


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


def test_who_might_fight_again_reads_what_comes_next():
    board = Board(line=["4 calm", "4 calm"])
    table = scene({"kikuchiyo": board, "kanbei": Board()}, stack=["4 -", "3 -", "1"], face_up=2)
    table.does("kikuchiyo", "fight")
    assert about(table, "fight") == (
        "Next comes 3 (no symbol; wound). 2 beyond Kiai: whatever you attack burns."
    )


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
        (["4", "4 doll", "1"], "Used or not, the first card then leaves the line: 4"),
        (["4 -", "4 doll", "1"], "No card is left in the line."),
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


def test_who_may_ignore_two_penalties_is_not_asked_which_comes_first():
    table = scene({"gorobei": Board(line=["6 no_support wound"]), "kyuzo": Board()})
    (question,) = table.match.pending.values()
    assert "Which" not in WORDS.prompt(question.request)
    ordered = scene({"gorobei": Board(line=["6 wound no_talent"]), "kyuzo": Board()})
    (question,) = ordered.match.pending.values()
    assert WORDS.prompt(question.request).endswith("Which of its penalties comes first?")
