"""Text always fits its box: it shrinks, then it is cut, and it never runs over."""

from __future__ import annotations

import pytest

from renderers.type import (
    ELLIPSIS,
    FONTS,
    LEADING,
    NARROWEST,
    Face,
    fill,
    fit,
    fit_all,
    fit_name,
    width,
    wrap,
)

LONG = "Donaudampfschifffahrtsgesellschaft"
AUTHORS = {
    "hanken_grotesk": "Alfredo Marco Pradil",
    "manrope": "The Manrope Project Authors",
    "source_serif_pro": "Adobe Systems Incorporated",
}


@pytest.mark.parametrize("face", Face)
def test_a_typeface_has_the_licence_of_its_authors_beside_it(face: Face):
    """The authors are named in the file of the typeface, and in the licence."""
    file = FONTS / face.value
    author = AUTHORS[file.parent.name]
    licence = (file.parent / "OFL.txt").read_text("utf-8")
    assert author.encode("utf-16-be") in file.read_bytes()
    assert author in licence.splitlines()[0]
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence


def test_no_typeface_lies_about_unused():
    files = {path.relative_to(FONTS).as_posix() for path in FONTS.rglob("*.?tf")}
    assert files == {face.value for face in Face}


def test_a_short_text_keeps_its_size():
    line = fit("Inn", Face.TITLE, 30, 200, 22)
    assert (line.text, line.size) == ("Inn", 30)


def test_a_wide_text_shrinks_before_it_is_cut():
    line = fit("Watchtower", Face.TITLE, 40, 180, 22)
    assert line.text == "Watchtower"
    assert 22 <= line.size < 40
    assert line.width <= 180


@pytest.mark.parametrize("room", [40, 60, 120, 200])
@pytest.mark.parametrize("face", Face)
def test_a_text_too_wide_for_any_size_is_cut(face: Face, room: int):
    line = fit(LONG, face, 40, room, 30)
    assert line.text.endswith(ELLIPSIS)
    assert line.width <= room


def test_lines_break_between_words_and_are_of_about_equal_length():
    lines = wrap("Musashi cuts down one ninja", Face.TITLE, 28, 300, 2, 22)
    assert " ".join(line.text for line in lines) == "Musashi cuts down one ninja"
    assert len(lines) == 2
    assert max(line.width for line in lines) < 1.4 * min(line.width for line in lines)


@pytest.mark.parametrize("rows", [1, 2, 3])
def test_a_long_sentence_is_cut_at_the_end_of_the_last_line(rows: int):
    sentence = "The ninja hold all the areas of the village and nobody is left to guard the shrine tonight"
    lines = wrap(sentence, Face.LABEL, 30, 210, rows, 28)
    assert len(lines) == rows
    assert all(line.width <= 210 for line in lines)
    assert lines[-1].text.endswith(ELLIPSIS)


def test_a_word_wider_than_the_column_is_cut_too():
    assert all(line.width <= 150 for line in wrap(f"a {LONG} b", Face.TITLE, 30, 150, 3, 26))


def test_paragraphs_share_one_size_and_fit_their_box():
    paragraphs = [("Yobu and Yumi have no place yet.", Face.LABEL_BOLD), ("One ronin an area.", Face.LABEL)]
    lines = fill(paragraphs, 40, 260, 120, 20)
    assert len({line.size for line in lines}) == 1
    assert len(lines) * lines[0].size * LEADING <= 120
    assert " ".join(line.text for line in lines) == " ".join(text for text, _ in paragraphs)


def test_every_paragraph_keeps_a_line_when_the_box_is_too_small():
    lines = fill([(LONG + " tonight", Face.LABEL), ("One ronin an area.", Face.LABEL)], 40, 120, 70, 30)
    assert len(lines) == 2
    assert all(line.width <= 120 and line.text.endswith(ELLIPSIS) for line in lines)


def test_labels_of_a_row_share_one_size():
    lines = fit_all(["Yobu", "Watchtower", "Inn"], Face.LABEL, 40, 150, 20)
    assert len({line.size for line in lines}) == 1
    assert lines[0].size < 40


def test_an_empty_text_has_no_lines_and_no_width():
    assert wrap("", Face.TITLE, 30, 100, 2, 20) == ()
    assert width("", Face.TITLE, 30) == 0


def test_a_name_is_narrowed_before_it_is_cut():
    room = width("Jonathan", Face.LABEL_BOLD, 37)
    whole = fit_name("Jonathan A", 0, Face.LABEL_BOLD, 37, room)
    assert whole.text == "Jonathan A" and NARROWEST <= whole.narrow < 1 and whole.width <= room + 1
    cut = fit_name("Jonathan Archer", 0, Face.LABEL_BOLD, 37, room)
    assert cut.text.startswith("Jonatha") and cut.text.endswith(ELLIPSIS) and cut.size == 37


def test_names_that_begin_alike_are_told_apart_where_they_are_cut():
    room = width("Alexandr", Face.LABEL_BOLD, 37)
    shown = [
        fit_name(name, 14, Face.LABEL_BOLD, 37, room)
        for name in ("Alexandra the Great", "Alexandra the Small")
    ]
    assert [line.text[-3:] for line in shown] == ["…Gr", "…Sm"]
    assert all(line.width <= room + 1 for line in shown)
    assert fit_name("Alexandra", 9, Face.LABEL_BOLD, 37, room * 2).text == "Alexandra"


def test_the_dots_of_a_name_that_was_cut_have_their_room_within_a_sentence():
    (line,) = wrap("Amadeu… has", Face.TITLE, 50, 1000, 1, 37)
    assert line.width > width("Amadeu…", Face.TITLE, 50) + width(" has", Face.TITLE, 50)
