"""The sample sheets: every tool drawn once, large enough to read, and the same in every process."""

from __future__ import annotations

import hashlib

import pytest

from renderers.kit.sheets import SHEETS
from renderers.kit.sizes import HEIGHT, LEAST, MARGIN, PHONE, WIDTH
from tests.kit.rings import PROOF
from tests.renderers.soundness import elsewhere, legible, measured

FINGERPRINTS = """
from tests.renderers.kit.test_sheets import fingerprints
print(*fingerprints())
"""
CUT = {"ending"}
"""Sheets with a member's name that is too long for its slip."""
EVERY_SHEET = pytest.mark.parametrize("name", SHEETS)


def fingerprints() -> list[str]:
    return [hashlib.sha256(draw().image.tobytes()).hexdigest() for draw in SHEETS.values()]


@EVERY_SHEET
def test_a_sheet_has_the_size_of_a_picture_and_its_words_can_be_read(name: str):
    sheet = SHEETS[name]()
    assert sheet.image.size == (WIDTH, HEIGHT)
    assert measured(sheet.image, sheet.written) == []
    if name not in CUT:
        legible(sheet, LEAST, (MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN))


def test_a_picture_fits_the_box_in_which_it_is_shown():
    assert WIDTH * 7 == HEIGHT * 11
    assert PHONE / WIDTH * LEAST > 11


@PROOF
def test_sheets_are_the_same_in_every_process():
    assert elsewhere(FINGERPRINTS) == fingerprints()
