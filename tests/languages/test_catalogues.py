"""Faults of a language are found before people read it."""

from __future__ import annotations

import re
from pathlib import Path

from tests.kit.made_up import BULGARIAN, HUNGARIAN, heard_in
from tests.kit.rings import PROOF, every
from tests.kit.translation import faults

HOUSE, RONIN = "bg/house.ftl", "bg/seven_ronin.ftl"


def changed(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text("utf-8")
    found = re.search(old, text, re.M)
    assert found, f"{file} has no {old}"
    (folder / file).write_text(text.replace(found[0], new, 1), "utf-8")


def test_nothing_is_wrong_with_a_language_that_says_all_that_english_says(folder: Path):
    assert faults(folder) == []


@every(
    ("file", "old", "new", "fault"),
    [
        (HOUSE, "^button-lock = .*\n", "", "bg: house.ftl does not say button-lock"),
        (RONIN, "^area-well = ", "area-moon = ", "bg: seven_ronin.ftl does not say area-well"),
        (RONIN, "^area-well = ", "area-moon = x\narea-well = ", "says area-moon, which nobody asks for"),
        (RONIN, r"^(step-hayai = .*)\$source", r"step-hayai = { $place", "step-hayai asks for place"),
        (HOUSE, "^button-log = .*\n", "button-log = а\nbutton-log = б\n", "says button-log twice"),
        (HOUSE, "^button-log = .*\n", "button-log = { а\n", "house.ftl has junk: button-log"),
        (HOUSE, "^command-bump = .*\n", "command-bump = bump\n", "house.ftl: help names a command"),
        (HOUSE, "^language-name = .*\n", "", "bg: it does not say what it is called"),
        (HOUSE, "^pass", "language-otherwise = eo\npass", "where it has no words eo cannot speak for it"),
        (HOUSE, "^pass", "language-otherwise = bg\npass", "where it has no words bg cannot speak for it"),
    ],
    daily=1,
)
def test_every_fault_is_found(folder: Path, file: str, old: str, new: str, fault: str):
    changed(folder, file, old, new)
    assert any(fault in found for found in faults(folder)), faults(folder)


@PROOF
def test_an_unfinished_language_may_lack_sentences(folder: Path):
    changed(folder, HOUSE, "^button-lock = .*\n", "language-otherwise = hu\n")
    (folder / RONIN).unlink()
    assert faults(folder) == []


@PROOF
def test_a_folder_that_is_no_language_of_discords_is_found(folder: Path):
    (folder / "bg").rename(folder / "tlh")
    (folder / "hu" / "go.ftl").write_text("game-name = Go\n", "utf-8")
    assert set(faults(folder)) == {
        "tlh: no locale of Discord's leads to it",
        "hu: go.ftl is no file of the English catalogue",
    }


def test_the_language_of_a_sentence_can_be_told():
    assert heard_in("Lock in") == {"en"}
    assert heard_in(BULGARIAN("Lock in ") + HUNGARIAN("now")) == {"bg", "hu"}
    assert heard_in("<@12> +1, https://discord.com/channels/1 <t:77:f> ann", ["ann"]) == set()
    assert heard_in("5eed" * 16) == set()
