"""Setting up, the four levels, two players, solo, and the score."""

from __future__ import annotations

import pytest

from bot.engine import Dealer, Seat, Setup
from bot.engine.match import Match
from bot.games.seven_samurai.raiders import BOSSES, LIEUTENANTS, PLUNDERERS, RAIDERS
from bot.games.seven_samurai.rules import SEVEN_SAMURAI
from bot.games.seven_samurai.samurai import SEATS

from .scene import GUARDED, Board, Scene, new_game, scene

FIVE = SEATS[:5]


def test_printed_example_five_players_set_up():
    view = new_game(*FIVE).view
    assert (view.village.barricades, view.stack) == (7, 35)
    assert (view.intruders, view.discard) == (0, ())
    assert (view.village.farms_left, view.village.families_left) == (6, 3)
    assert all(not board.beast and board.total == 0 for board in view.samurai)
    assert all(board.token_holder == board.seat for board in view.samurai)


def test_the_raiders_are_52_plunderers_7_lieutenants_and_7_bosses():
    assert [len(PLUNDERERS), len(LIEUTENANTS), len(BOSSES), len(RAIDERS)] == [52, 7, 7, 66]
    values = [card.value for card in PLUNDERERS]
    assert [values.count(value) for value in (1, 2, 3, 4)] == [13] * 4
    assert {card.value for card in LIEUTENANTS} == {5}
    assert {card.value for card in BOSSES} == {6}
    assert len({card.key for card in RAIDERS}) == 66


def test_kiai_values_of_the_seven():
    boards = {board.seat: board.kiai for board in new_game(*SEATS).view.samurai}
    assert [boards[seat] for seat in SEATS] == [8, 8, 9, 9, 10, 9, 10]


def test_the_first_round_has_plunderers_only():
    game = new_game(*FIVE).game
    assert {card.kind for card in game.stack.cards} == {"plunderer"}


def test_the_first_player_is_drawn():
    assert new_game(*FIVE, chance={"first": [3]}).asked == f"{FIVE[3]} action"


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize(
    ("level", "barricades", "cards", "joining"),
    [("easy", 3, 6, -1), ("normal", 2, 7, 0), ("hard", 1, 7, 0), ("heroic", 0, 7, 0)],
)
def test_levels(level: str, barricades: int, cards: int, joining: int, players: int):
    table = new_game(*SEATS[:players], level=level)
    assert table.barricades == players + barricades
    assert table.view.stack == players * cards
    # In round 2 lieutenants join, in round 3 bosses: the end of a round, seen twice.
    for round, kind in ((1, "lieutenant"), (2, "boss")):
        table = scene(
            {seat: Board(defended=GUARDED) for seat in SEATS[:players]},
            level=level,
            round=round,
            stack=["4 cold"],
        )
        table.does(SEATS[0], f"support:{SEATS[1]}")
        assert table.step("round")["joined"] == players + joining
        assert [card.kind for card in table.game.stack.cards].count(kind) == players + joining


@pytest.mark.parametrize(
    ("level", "suffix"), [("easy", ""), ("normal", "+"), ("hard", "++"), ("heroic", "+++")]
)
def test_a_village_held_scores_farms_families_and_one_for_being_unwounded(level: str, suffix: str):
    table = last_round(level, wounds=2)
    assert table.ending == "held"
    result = table.view.result
    assert result is not None
    assert (result.score, result.suffix, result.unwounded) == (10, suffix, True)
    assert table.match.outcome is not None and table.match.outcome.winners == ("kanbei", "kyuzo")


def test_a_marker_costs_the_point_for_being_unwounded():
    table = last_round("normal", wounds=3, families=["barricade", "intruder"])
    result = table.view.result
    assert result is not None
    assert (result.score, result.unwounded) == (8, False)


def last_round(level: str, wounds: int, **more: object) -> Scene:
    boards = {"kanbei": Board(defended=GUARDED, wounds=wounds), "kyuzo": Board(defended=GUARDED)}
    return scene(boards, level=level, round=3, stack=["4 cold"], **more).does("kanbei", "support:kyuzo")  # type: ignore[arg-type]


# Two players, solo, and the easier mode


def test_two_players_have_five_spare_tokens():
    table = new_game("kanbei", "kyuzo")
    assert table.view.spare_rules
    assert len(table.view.spare_tokens) == 5
    assert table.asked == "kanbei spare"
    assert "samurai:heihachi" in table.offered


def test_spare_tokens_are_taken_up_before_the_penalty_several_at_a_time():
    table = scene({"kyuzo": Board(line=["2 fire"]), "katsushiro": Board()}, spare_tokens=True)
    assert table.barricades == 4
    table.does("kyuzo", ["samurai:gorobei", "samurai:heihachi"])
    assert table.board("kyuzo").spares == ("gorobei", "heihachi")
    assert table.asked == "kyuzo penalty"
    table.does("kyuzo", "ignore:fire")
    assert table.barricades == 4


def test_spare_tokens_need_not_be_taken_up():
    table = new_game("kanbei", "kyuzo").does("kanbei", [])
    assert table.asked == "kanbei action"


def test_a_spare_token_lasts_for_the_round_and_works_once_a_game():
    guarded = {seat: Board(defended=GUARDED) for seat in ("kyuzo", "kanbei")}
    table = scene(guarded, spare_tokens=True, stack=["4 cold", "3 cold", "2 cold"])
    table.does("kyuzo", ["samurai:gorobei"], "support:kanbei").does("kanbei", [], "support:kyuzo")
    assert table.board("kyuzo").spares == ("gorobei",)
    assert "samurai:gorobei" not in table.offered
    table.does("kyuzo", [], "fight")
    assert table.view.round == 2
    assert table.board("kyuzo").spares == ()
    used: dict[str, bool] = {token.seat: token.used for token in table.view.spare_tokens}
    assert used["gorobei"] and not used["heihachi"]


def test_ruling_a_spare_talent_works_outside_its_users_turn_too():
    table = scene(
        {"heihachi": Board(), "kanbei": Board(line=["2 calm"], spares=["kyuzo"])},
        stack=["2 -", "1"],
    ).does("heihachi", "fight", "hand_on:kanbei")
    assert "dismiss" in table.offered


@pytest.mark.parametrize(("dolls", "deals"), [(0, 1), (1, 1), (2, 0)])
def test_two_dolls_at_least_are_dealt_to_two_players(dolls: int, deals: int):
    table = Redealt(deal_with(dolls)).table("kanbei", "kyuzo")
    assert table.times("deal_again") == deals
    assert sum(card.symbol == "doll" for card in table.game.stack.cards) >= 2


def deal_with(dolls: int) -> list[int]:
    """Plunderers of which only the first few show a doll."""
    shown = [index for index, card in enumerate(PLUNDERERS) if card.symbol == "doll"]
    others = [index for index, card in enumerate(PLUNDERERS) if card.symbol != "doll"]
    return [*shown[:dolls], *others]


@pytest.mark.parametrize(("agreed", "deals"), [("no", 0), ("yes", 1)])
def test_three_players_look_for_dolls_only_with_the_easier_rules(agreed: str, deals: int):
    table = Redealt(deal_with(0)).table("kanbei", "kyuzo", "gorobei", spare_tokens=agreed)
    assert table.times("deal_again") == deals


class Redealt:
    """The first deal is as told; the second is in the order of the box."""

    def __init__(self, first: list[int]) -> None:
        self.first = [*first, *(index for index in range(52) if index not in first)]
        self.deals = 0

    def deal(self, chance, drawn):
        if chance.label == "plunderers":
            self.deals += 1
            if self.deals == 1:
                return tuple(self.first)
        return tuple(range(chance.taken))

    def table(self, *names: str, spare_tokens: str = "no") -> Scene:
        seats = tuple(Seat(name) for name in names)
        game = SEVEN_SAMURAI.begin(Setup(seats, {"spare_tokens": spare_tokens}))
        return Scene(game, seats, self)  # type: ignore[arg-type]


@pytest.mark.parametrize(("samurai", "spares"), [(2, 5), (3, 4)])
def test_a_solo_player_leads_two_or_three_samurai_with_five_or_four_spare_tokens(samurai: int, spares: int):
    table = new_game(*SEATS[:samurai], leaders=1)
    assert table.view.solo
    assert len(table.view.spare_tokens) == spares
    assert table.view.stack == 7 * samurai
    assert samurai in SEVEN_SAMURAI.alone


def test_three_players_have_spare_tokens_only_if_they_agree_on_them():
    assert new_game(*SEATS[:3]).view.spare_tokens == ()
    assert len(new_game(*SEATS[:3], spare_tokens="yes").view.spare_tokens) == 4


def test_a_player_who_gives_up_loses_for_all():
    match = Match(SEVEN_SAMURAI, Setup(SEATS[:3]), Dealer("x"))
    match.resign(SEATS[1])
    assert match.outcome is not None and match.outcome.winners == ()
