"""The companion: sensible, legal, and better than chance."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from bot.engine import Setup
from bot.engine.match import Match
from bot.games.seven_samurai.advisor.companion import talents_of
from bot.games.seven_samurai.rules import SEVEN_SAMURAI
from bot.games.seven_samurai.samurai import SEATS
from tests.games.random_play import dealer, play_at_random
from tests.kit.rings import PROOF, SLOW, every

from .scene import GUARDED, Board, Scene, scene

ANY = ("*",) * 9
"""Any nine raiders in the stack."""
BUT_DOLL = ("* hat", "* farm")


def advice(table: Scene, seeds: int = 5) -> Sequence[str]:
    """The answer of a companion in the seat that is asked, for any guess."""
    ((seat, question),) = table.match.pending.items()
    view = table.match.view(seat)
    answers = {tuple(SEVEN_SAMURAI.advise(view, question.request, Random(seed))) for seed in range(seeds)}
    (answer,) = answers
    return list(answer)


def companions(players: int, level: str, seed: int, spare: str = "no") -> Match:
    """A whole game among companions."""
    setup = Setup(SEATS[:players], {"level": level, "spare_tokens": spare})
    match = Match(SEVEN_SAMURAI, setup, dealer(seed))
    random = Random(seed)
    while match.outcome is None:
        (seat,) = match.waiting_for
        match.answer(seat, SEVEN_SAMURAI.advise(match.view(seat), match.pending[seat].request, random))
    return match


# The choice of an action


def test_he_fights_while_he_lacks_everything():
    table = scene({"kyuzo": Board(), "gorobei": Board(), "kanbei": Board()}, stack=["*"] * 21)
    assert advice(table) == ["fight"]


@pytest.mark.parametrize("line", [["1 calm"], ["4", "3 calm"]])
def test_he_does_not_leave_without_a_doll_while_there_are_turns_to_go(line: Sequence[str]):
    board = Board(line=line, defended=BUT_DOLL)
    table = scene({"kyuzo": board, "gorobei": Board(), "kanbei": Board()}, stack=ANY)
    assert advice(table) == ["fight"]


def test_he_fights_for_a_doll_that_everybody_sees_coming():
    board = Board(line=["4", "4 calm"], defended=BUT_DOLL)
    table = scene({"kyuzo": board, "gorobei": Board(), "kanbei": Board()}, stack=["4 doll", *ANY], face_up=1)
    assert advice(table) == ["fight"]


def test_he_does_not_fight_on_the_brink_of_kiai_when_he_has_defended_everything():
    board = Board(line=["4", "4 calm"], defended=GUARDED)
    others = {"gorobei": Board(line=["2 wound"]), "kanbei": Board()}
    table = scene({"kyuzo": board, **others}, stack=ANY, barricades=0)
    assert advice(table) != ["fight"]


@pytest.mark.parametrize(("who", "card"), [("gorobei", "2 wound"), ("kanbei", "1 wound")])
@pytest.mark.parametrize("beside", [True, False])
def test_he_supports_the_samurai_the_next_wound_would_kill(who: str, card: str, beside: bool):
    others = {"kyuzo": Board(line=[card], wounds=3), "heihachi": Board()}
    seated = others if beside else dict(reversed(others.items()))
    table = scene({who: Board(line=["2 calm"]), **seated}, stack=ANY)
    assert advice(table) == ["support:kyuzo"]


def test_he_cannot_help_against_a_card_of_the_other_kind():
    others = {"kyuzo": Board(line=["1 wound"], wounds=3), "heihachi": Board()}
    table = scene({"gorobei": Board(line=["2 calm"]), **others}, stack=ANY)
    assert advice(table) == ["fight"]


# The use of a raider


def test_he_defends_the_last_doll_that_comes_by():
    table = scene({"kanbei": Board(defended=BUT_DOLL), "gorobei": Board()}, stack=["3 doll", "1 -"])
    assert advice(table.does("kanbei", "fight")) == ["defend"]


def test_he_defends_rather_than_carry_a_card_that_would_kill_him():
    board = Board(line=["1 calm"], wounds=3)
    table = scene({"gorobei": board, "kyuzo": Board(), "kanbei": Board()}, stack=["3 farm wound", *ANY])
    assert advice(table.does("gorobei", "fight")) == ["defend"]


def test_he_does_not_burn_the_last_farm_for_a_card_a_neighbour_can_bear():
    table = scene(
        {"heihachi": Board(line=["4", "3 calm"]), "kanbei": Board(), "gorobei": Board()},
        stack=["4 -", "1", "1"],
        barricades=0,
        farms=["wound"],
    ).does("heihachi", "fight")
    assert advice(table, seeds=1)[0].startswith("hand_on:")


def test_he_hands_a_card_to_the_neighbour_who_lacks_its_symbol():
    others = {"kyuzo": Board(defended=BUT_DOLL), "kanbei": Board(defended=("* doll",))}
    table = scene(
        {"heihachi": Board(line=["4", "3 calm"], defended=GUARDED), **others}, stack=["4 doll", *ANY]
    )
    assert advice(table.does("heihachi", "fight")) == ["hand_on:kyuzo"]


def test_he_dismisses_a_card_that_would_take_him_beyond_kiai():
    board = Board(line=["4", "4 calm"], defended=GUARDED)
    table = scene(
        {"kyuzo": board, "heihachi": Board(), "kanbei": Board()}, stack=["4 farm", *ANY], barricades=0
    )
    assert advice(table.does("kyuzo", "fight")) == ["dismiss"]


def test_he_buries_a_card_that_would_take_him_beyond_kiai():
    board = Board(line=["4", "4 calm"], defended=GUARDED, wounds=1)
    others = {"heihachi": Board(), "kanbei": Board()}
    table = scene({"katsushiro": board, **others}, stack=["4 - wound", *ANY], barricades=0)
    assert advice(table.does("katsushiro", "fight")) == ["bury"]


# Penalties and powers


def test_he_ignores_a_fire_that_he_may_ignore():
    table = scene({"gorobei": Board(line=["2 fire"]), "kyuzo": Board()})
    assert advice(table) == ["ignore:fire"]


def test_he_ignores_a_wound_that_he_may_ignore():
    table = scene({"kanbei": Board(line=["1 wound"], wounds=3), "kyuzo": Board()})
    assert advice(table) == ["ignore:wound"]


def test_he_ignores_both_of_two_penalties():
    table = scene(
        {"gorobei": Board(line=["6 wound no_talent"]), "kyuzo": Board(), "kanbei": Board()}, round=3
    )
    table.does("gorobei", *advice(table)).does("gorobei", *advice(table))
    assert table.times("ignore") == 2
    assert table.asked == "gorobei action"


def test_he_uses_the_power_of_his_kiai():
    board = Board(line=["4", "2 calm"], defended=GUARDED)
    table = scene({"kanbei": board, "gorobei": Board()}, stack=["3 -", "1", "2"], intruders=["1", "2"])
    assert advice(table.does("kanbei", "fight")) == ["power"]


def test_a_dying_samurai_is_healed_before_a_scratched_one():
    others = {"kyuzo": Board(wounds=1), "kanbei": Board(wounds=3)}
    table = scene(
        {"heihachi": Board(line=["4", "4", "2 calm"], wounds=2), **others}, stack=["1 farm", "1", "1"]
    ).does("heihachi", "fight", "attack", "power")
    assert advice(table) == ["samurai:kanbei"]


def test_he_does_not_count_on_a_token_that_rests():
    boards = {
        "heihachi": Board(line=["4 right"]),
        "gorobei": Board(),
        "katsushiro": Board(),
        "kyuzo": Board(line=["4", "3 calm"]),
    }
    table = scene(boards, stack=["2 hat", "4 -", "1 -", "1"])
    table.does("kyuzo", "power", "samurai:katsushiro", "samurai:heihachi")
    heihachi = table.board("heihachi")
    assert heihachi.tokens == ("katsushiro",)
    assert talents_of(heihachi) == ("heihachi",)


def test_kyuzo_the_beast_leaves_a_token_with_the_samurai_who_needs_it():
    # Heihachi's next wound would kill him, and with Gorobei's token he ignores it.
    needy = Board(line=["2 wound"], wounds=3, holds=["gorobei"])
    gone = {"gorobei": Board(passed=True), "kanbei": Board(passed=True, holds=["heihachi"])}
    boards = {
        "kyuzo": Board(line=["4", "4", "3 calm"], wounds=2, holds=["kanbei"]),
        "heihachi": needy,
        **gone,
    }
    table = scene(boards, stack=["1 -", *ANY], barricades=1).does("kyuzo", "fight", "power")
    assert "samurai:gorobei" in table.offered
    assert advice(table) != ["samurai:gorobei"]


# Whole games


@SLOW
@pytest.mark.usefixtures("hasty")
@every("players", [2, 4, 7], daily=1)
def test_companions_play_any_table_to_its_end(players: int):
    assert companions(players, "heroic", seed=1, spare="yes").outcome is not None


@PROOF
@pytest.mark.usefixtures("hasty")
def test_companions_last_longer_than_chance():
    planned = [companions(2, "normal", seed) for seed in range(8)]
    chance = [play_at_random(SEVEN_SAMURAI, Setup(SEATS[:2], {"level": "normal"}), seed) for seed in range(8)]

    def wins(matches: list[Match]) -> int:
        return sum(match.outcome is not None and match.outcome.reason == "held" for match in matches)

    assert wins(planned) >= wins(chance) + 2
