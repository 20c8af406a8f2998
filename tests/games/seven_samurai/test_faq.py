"""The answers of the rulebook's FAQ that are not told elsewhere (wounds, talents)."""

from __future__ import annotations

from .scene import PASS, Board, scene


def test_stacks_may_be_counted_at_any_time():
    view = scene({"kanbei": Board(), "kyuzo": Board()}, stack=["1", "2"], intruders=["3"]).view
    assert (view.stack, view.intruders) == (2, 1)


def test_the_discard_pile_lies_open_and_may_be_looked_through():
    table = scene({"kanbei": Board(), "kyuzo": Board()}, discard=["3", "1", "4"])
    assert [card.value for card in table.view.discard] == [3, 1, 4]


def test_the_only_samurai_left_cannot_support():
    table = scene({"kanbei": Board(), "kyuzo": Board(passed=True), "gorobei": Board(passed=True)})
    assert table.offered == ["fight", PASS]
