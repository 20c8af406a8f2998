"""Wounds, the beast and death."""

from __future__ import annotations

from .scene import GUARDED, Board, scene


def wounded_by_his_line(wounds: int, line: list[str], **more: object):
    """Kanbei begins his turn with this number of wounds and a last card that wounds."""
    return scene({"kanbei": Board(line=line, wounds=wounds), "kyuzo": Board()}, **more)  # type: ignore[arg-type]


def test_the_first_wound_is_a_marker():
    kanbei = wounded_by_his_line(0, ["2 wound"]).board("kanbei")
    assert (kanbei.marker, kanbei.beast, kanbei.wounds) == (True, False, 1)


def test_printed_example_franks_second_wound_awakes_the_beast_and_his_line_stays():
    table = wounded_by_his_line(1, ["3", "2 wound"])
    frank = table.board("kanbei")
    assert (frank.marker, frank.beast, frank.kiai, frank.total) == (False, True, 12, 5)
    assert table.line("kanbei") == [3, 2]


def test_the_awakening_has_a_frame_of_its_own():
    table = wounded_by_his_line(1, ["3", "2 wound"])
    assert [name for name in table.happened if name in ("wound", "beast")] == ["wound", "beast"]
    assert not table.after("wound").at("kanbei").beast  # type: ignore[arg-type]
    assert table.after("beast").at("kanbei").beast  # type: ignore[arg-type]


def test_the_third_wound_is_a_marker_again():
    kanbei = wounded_by_his_line(2, ["2 wound"]).board("kanbei")
    assert (kanbei.marker, kanbei.beast, kanbei.wounds) == (True, True, 3)


def test_the_fourth_wound_is_death_and_the_end():
    table = wounded_by_his_line(3, ["2 wound"])
    assert table.ending == "death"
    assert table.board("kanbei").dead
    assert table.view.result is not None
    assert (table.view.result.fallen, table.view.result.score) == ("kanbei", 0)
    assert table.match.outcome is not None and table.match.outcome.winners == ()


def test_faq_two_markers_never_lie_on_one_board():
    assert [wounded_by_his_line(wounds, ["2 wound"]).board("kanbei").marker for wounds in (0, 1, 2)] == [
        True,
        False,
        True,
    ]


def test_faq_a_beast_without_marker_never_turns_back():
    table = scene(
        {"heihachi": Board(line=["4", "4", "2 calm"], wounds=2), "kanbei": Board(wounds=2)},
        stack=["1 -", "1"],
    ).does("heihachi", "fight")
    # Nobody has a marker and no barricade is missing: his power would do nothing.
    assert table.step("kiai")["possible"] is False
    assert table.board("kanbei").beast


def test_faq_a_beast_that_is_no_longer_beyond_its_kiai_need_not_pass():
    table = wounded_by_his_line(1, ["4", "4", "2 wound"])
    assert table.board("kanbei").distance == 2
    assert table.asked == "kanbei action"


def test_faq_turning_into_a_beast_may_bring_kiai():
    table = wounded_by_his_line(1, ["4", "4", "4 wound"], intruders=["1", "2", "3"])
    assert table.asked == "kanbei kiai"
    table.does("kanbei", "power")
    assert table.view.intruders == 0
    assert table.line("kanbei") == [4, 4]
    assert table.asked == "kanbei action"


def test_ruling_a_beast_still_beyond_its_kiai_burns_nothing_and_must_pass():
    table = wounded_by_his_line(1, ["4", "4", "3", "2 wound"])
    assert table.barricades == 4
    assert table.step("pass")["forced"] is True


def test_ruling_a_beast_that_awakes_at_the_end_of_the_round_brings_no_kiai():
    kanbei = Board(line=["4", "4", "4"], wounds=1, defended=["* farm", "* doll"])
    table = scene({"kyuzo": Board(defended=GUARDED), "kanbei": kanbei}, stack=["1"], intruders=["2"])
    table.does("kyuzo", "fight")
    assert table.board("kanbei").beast
    assert "kiai" not in table.happened


def test_ruling_somebody_who_has_passed_reaches_no_kiai():
    kanbei = Board(line=["4", "4", "4"], wounds=1, passed=True)
    table = scene(
        {"kyuzo": Board(line=["2 fire"]), "kanbei": kanbei},
        level="hard",
        barricades=0,
        farms=["wound", "wound", "family"],
        chance={"wounded": [1]},
    )
    assert table.board("kanbei").beast
    assert table.asked == "kyuzo action"
    assert table.times("kiai") == 0


def test_wounds_stay_for_the_next_round_and_lines_do_not():
    table = scene(
        {"kanbei": Board(line=["2 calm"], wounds=3, defended=GUARDED), "kyuzo": Board(defended=GUARDED)},
        families=["barricade"],
    )
    table.all_pass()
    assert table.view.round == 2
    assert (table.wounds("kanbei"), table.line("kanbei")) == (3, [])
    assert table.board("kanbei").beast
