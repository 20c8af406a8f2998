"""Names in pictures: short, and two that differ still do."""

from __future__ import annotations

from bot.front.shared.seat_names import LONGEST, alike, told_apart


def test_names_that_are_cut_still_differ():
    names = ["Alexandra of the Hills", "Alexandra of the Plain", "Alexandra", "Bo"]
    shown = told_apart(names)
    assert shown == ["Alexandra of…Hi", "Alexandra of…Pl", "Alexandra", "Bo"]
    assert all(len(name) <= LONGEST for name in shown)


def test_pictures_know_how_far_names_begin_alike():
    assert alike(["Jonathan", "Jonas", "Mia", "Mia"]) == {"Jonathan": 4, "Jonas": 4, "Mia": 0}
