"""The end of a round: hats, farms, dolls, bonuses and intruders."""

from __future__ import annotations

import pytest

from .scene import GUARDED, PASS, Board, Scene, scene

BUT_HAT = ("* farm", "* doll")
BUT_FARM = ("* hat", "* doll")
BUT_DOLL = ("* hat", "* farm")


def ending(*defended: tuple[str, ...], **more: object) -> Scene:
    """Kanbei, Kyuzo and Gorobei with this on their left; Kanbei lets the last raider in."""
    seats = ("kanbei", "kyuzo", "gorobei")
    wounds = more.pop("wounds", (0, 0, 0))
    boards = {
        seat: Board(defended=cards, wounds=wound)
        for seat, cards, wound in zip(seats, defended or (GUARDED,) * 3, wounds, strict=True)  # type: ignore[arg-type]
    }
    more.setdefault("stack", ["4 cold"])
    more.setdefault("families", ["intruder"])
    return scene(boards, **more).does("kanbei", "support:kyuzo")  # type: ignore[arg-type]


def test_the_round_ends_at_once_when_the_last_raider_has_been_played():
    table = scene({"kanbei": Board(defended=GUARDED), "kyuzo": Board(defended=GUARDED)}, stack=["1"])
    table.does("kanbei", "fight")
    assert table.step("round_over") == {"round": 1, "reason": "stack", "moved": 0, "intruders": 0}


def test_the_kiai_that_the_last_raider_brings_still_comes():
    kanbei = Board(line=["4", "4 calm"], defended=GUARDED)
    table = scene(
        {"kanbei": kanbei, "kyuzo": Board(defended=GUARDED)},
        stack=["1"],
        intruders=["4 flames", "3 flames", "2 cold"],
        families=["heal"],
    ).does("kanbei", "fight")
    assert (table.asked, table.view.stack) == ("kanbei kiai", 0)
    table.does("kanbei", "power")
    assert table.times("exposed") == 1
    assert table.view.round == 2


def test_ruling_the_round_ends_at_once_when_support_takes_the_last_raider():
    assert ending().view.round == 2


def test_when_all_have_passed_the_rest_of_the_stack_joins_the_intruders_on_top():
    table = scene(
        {"kanbei": Board(defended=GUARDED), "kyuzo": Board(defended=GUARDED)},
        stack=["4 cold", "3 cold"],
        intruders=["2 cold"],
        families=["heal"],
    ).all_pass()
    assert table.step("round_over") == {"round": 1, "reason": "passed", "moved": 2, "intruders": 3}
    found = [step.facts["card"] for step in table.steps if step.name == "exposed"]
    values = {card.key: card.value for card in table.game.cards()}
    assert [values[str(card)] for card in found] == [4, 3, 2]


def test_each_samurai_without_a_hat_is_wounded():
    table = ending(BUT_HAT, GUARDED, BUT_HAT)
    assert [table.wounds(seat) for seat in ("kanbei", "kyuzo", "gorobei")] == [1, 0, 1]


def test_those_who_have_passed_pay_for_what_they_left_undefended():
    passed = Board(defended=BUT_HAT, passed=True)
    table = scene({"kanbei": Board(defended=GUARDED), "kyuzo": passed}, stack=["1 -"], families=["intruder"])
    table.does("kanbei", "fight")
    assert (table.wounds("kanbei"), table.wounds("kyuzo")) == (0, 1)


def test_a_missing_hat_may_kill():
    assert ending(BUT_HAT, GUARDED, GUARDED, wounds=(3, 0, 0)).ending == "death"


def test_each_samurai_without_a_farm_costs_a_farm():
    table = ending(BUT_FARM, BUT_FARM, GUARDED)
    assert table.farms == 4
    assert table.barricades == 5


def test_the_last_farm_lost_loses_the_game_at_once():
    table = ending(BUT_FARM, GUARDED, BUT_DOLL, farms=["wound"])
    assert table.ending == "farms"
    assert table.families == 1  # Dolls are not even looked at any more.


def test_each_samurai_without_a_doll_costs_a_random_family():
    table = ending(
        BUT_DOLL, GUARDED, GUARDED, families=["heal", "intruder", "barricade"], chance={"family": [1]}
    )
    assert table.families == 2
    assert table.step("family")["bonus"] == "bonus:intruder"


def test_the_last_family_lost_loses_the_game_at_once():
    table = ending(BUT_DOLL, GUARDED, GUARDED, families=["heal"])
    assert table.ending == "families"
    assert "exposed" not in table.happened


# Bonuses


def test_the_healing_family_heals_a_random_samurai_with_a_marker():
    table = ending(families=["heal"], wounds=(1, 2, 3), chance={"healed": [1]})
    assert [table.wounds(seat) for seat in ("kanbei", "kyuzo", "gorobei")] == [1, 2, 2]


def test_the_building_family_adds_a_barricade():
    assert ending(families=["barricade"], barricades=3).barricades == 4


def test_barricades_never_exceed_the_starting_number():
    table = ending(families=["barricade"])
    assert table.step("bonus")["works"] is False
    assert table.barricades == 5


def test_the_third_family_drives_the_top_intruder_off():
    table = ending(families=["intruder"], intruders=["4 flames"], stack=["4 flames"])
    assert (table.times("bonus_intruder"), table.times("exposed")) == (1, 1)
    assert table.barricades == 4


def test_a_lost_family_gives_no_bonus_this_round():
    table = ending(BUT_DOLL, GUARDED, GUARDED, families=["barricade", "heal"], barricades=3)
    assert table.step("family")["bonus"] == "bonus:barricade"
    assert table.barricades == 3


# Intruders


def test_printed_example_two_intruders_and_one_barricade():
    table = ending(families=["heal"], barricades=1, stack=["4 flames"], intruders=["3 cold"])
    assert (table.barricades, table.farms) == (0, 6)
    assert [step.facts["flames"] for step in table.steps if step.name == "exposed"] == [True, False]


def test_printed_example_a_third_intruder_with_flames_burns_a_farm():
    table = ending(families=["heal"], barricades=1, stack=["4 flames"], intruders=["3 cold", "2 flames"])
    assert (table.barricades, table.farms) == (0, 5)


def test_the_intruders_are_exposed_one_by_one_for_everybody_to_see():
    table = ending(families=["heal"], stack=["4 flames"], intruders=["3 cold"])
    assert [card.value for card in table.after("exposed").exposed] == [4, 3]


# On Hard and Heroic farms have penalties


@pytest.mark.parametrize(
    ("backs", "farms", "families", "barricades"),
    [
        (["family", "wound"], 1, 1, 2),
        (["farm", "wound", "barricade"], 1, 2, 2),
        (["barricade", "wound"], 1, 2, 1),
    ],
)
def test_a_lost_farm_brings_its_penalty(backs: list[str], farms: int, families: int, barricades: int):
    table = ending(
        BUT_FARM, GUARDED, GUARDED, level="hard", farms=backs, families=["heal", "heal"], barricades=2
    )
    assert (table.farms, table.families, table.barricades) == (farms, families, barricades)


def test_a_lost_farm_may_wound_a_random_samurai():
    table = ending(BUT_FARM, GUARDED, GUARDED, level="hard", farms=["wound", "farm"], chance={"wounded": [2]})
    assert table.wounds("gorobei") == 1


def test_without_barricades_the_barricade_penalty_takes_another_farm_and_its_penalty():
    table = ending(
        BUT_FARM,
        GUARDED,
        GUARDED,
        level="hard",
        barricades=0,
        farms=["barricade", "family", "wound"],
        families=["heal", "heal"],
    )
    assert (table.farms, table.families) == (1, 1)


def test_fire_in_the_middle_of_a_round_brings_the_penalty_of_a_farm_too():
    table = scene(
        {"kanbei": Board(line=["2 fire"]), "kyuzo": Board()},
        level="heroic",
        barricades=0,
        farms=["family", "wound"],
    )
    assert (table.farms, table.families) == (1, 2)


def test_the_back_of_the_last_farm_means_nothing_any_more():
    table = ending(BUT_FARM, GUARDED, GUARDED, level="hard", farms=["family"], families=["heal"])
    assert table.ending == "farms"
    assert table.step("farm")["penalised"] is False
    assert table.families == 1


def test_a_farm_lost_in_the_middle_of_a_round_may_take_the_last_family_with_it():
    table = scene(
        {"kanbei": Board(line=["2 fire"]), "kyuzo": Board()},
        level="hard",
        barricades=0,
        farms=["family", "family"],
        families=["heal"],
    )
    assert (table.ending, table.farms) == ("families", 1)


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_on_easy_and_normal_farms_bring_no_penalty(level: str):
    table = ending(
        BUT_FARM, GUARDED, GUARDED, level=level, farms=["family", "family"], families=["heal", "heal"]
    )
    assert (table.farms, table.families) == (1, 2)


def test_on_heroic_families_give_no_bonus_but_must_be_saved():
    table = ending(BUT_DOLL, GUARDED, GUARDED, level="heroic", families=["barricade", "heal"], barricades=1)
    assert "bonus" not in table.happened
    assert (table.families, table.barricades) == (1, 1)


# The next round


def test_everything_is_gathered_and_the_raiders_grow():
    table = ending()
    view = table.view
    assert (view.intruders, view.discard, view.exposed) == (0, (), ())
    assert all(not board.line and not board.defended and not board.passed for board in view.samurai)
    assert table.step("round")["joined"] == 3
    assert view.stack == 3 * 3 + 1 + 3  # Three times three defended, one intruder, three lieutenants.


def test_in_the_third_round_the_lieutenants_are_still_there():
    table = ending(round=2, stack=["5 cold"])
    kinds = [card.kind for card in table.game.stack.cards]
    assert (kinds.count("plunderer"), kinds.count("lieutenant"), kinds.count("boss")) == (9, 1, 3)


def test_the_leftovers_of_a_round_are_recorded():
    table = ending(BUT_FARM, BUT_HAT, GUARDED, stack=["4 flames"], families=["heal", "heal"])
    (record,) = table.view.records
    assert (record.farms, record.barricades, record.families) == (5, 4, 2)
    assert (record.intruders, record.round) == (1, 1)


def test_somebody_who_has_passed_is_back_in_the_next_round():
    table = scene({"kanbei": Board(defended=GUARDED), "kyuzo": Board(defended=GUARDED)}, stack=["4 cold"])
    table.does("kanbei", PASS)
    assert table.board("kanbei").passed
    table.does("kyuzo", "fight")
    assert table.view.round == 2
    assert table.asked == "kanbei action"


def test_a_lap_begins_when_the_turns_have_gone_once_round_the_table():
    table = scene(
        {"kanbei": Board(defended=GUARDED), "kyuzo": Board(defended=GUARDED)}, stack=["1", "1", "2", "2", "1"]
    )
    table.does("kanbei", "fight")
    assert table.times("lap") == 0
    table.does("kyuzo", "fight")
    assert table.step("lap") == {"round": 1, "lap": 2, "stack": 3}
