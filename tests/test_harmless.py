"""Text from people reads as they wrote it, and has no other effect."""

from __future__ import annotations

import io
import unicodedata

import pytest

from bot.front.shared.limits import cut
from bot.harmless import BLANK, MARKS, FromPeople, harmless, plainly, printable
from bot.logs import on_one_line, printable_traceback
from bot.wording import words

MARKED_UP = [
    "**b** __u__ *i* ~~s~~ ||p|| `c`",
    "@everyone <@1> <@&2> <#3> <id:guide>",
    "<t:0:R> </play:1> <:sword:2> <a:sword:2>",
    "[here](https://example.com) <https://example.com> mail@example.com",
    "# head",
    "-# small",
    "> quote",
    ">>> quote",
    "- item",
    "1. item",
    "¯\\_(ツ)_/¯",
    "\u1fef\u1fefcode\u1fef\u1fef",  # a letter whose normal form is a backtick
]


@pytest.mark.parametrize("name", MARKED_UP)
def test_each_mark_is_escaped_and_the_name_reads_as_before(name: str):
    shown = harmless(name)
    left = shown
    for mark in MARKS:
        left = left.replace(f"\\{mark}", "")
    assert not set(left) & set(MARKS)
    assert plainly(shown) == plainly(FromPeople(name)) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("name", "read"),
    [
        ("ann\u202egnp.exe", "anngnp.exe"),
        ("a\u2066b\u2069c\u200fd\u200be\u2060f\ufeffg", "abcdefg"),
        ("two\nlines\u2028three\r\n\tfour", "two lines three four"),
        ("\x1b[31mred\x07", "[31mred"),
        ("flag\U000e0067\U000e007f", "flag"),
        ("Zal" + "\u0316\u0300" * 30 + "go", "Zal\u0316\u0316\u0316go"),
        ("  wide \u3000 room  ", "wide room"),
        ("\u200b\u3164\u2800", BLANK),
        ("", BLANK),
        ("Zoë Ngọc 花子 🗡️", "Zoë Ngọc 花子 🗡️"),
    ],
)
def test_invisible_characters_are_removed(name: str, read: str):
    assert plainly(FromPeople(name)) == read
    assert plainly(harmless(name)) == read


def test_a_name_from_right_to_left_turns_nothing_else_around():
    assert harmless("אבג 1") == "\u2068אבג 1\u2069"


def test_a_sentence_puts_in_what_people_wrote_harmlessly():
    said = words()
    wanted = FromPeople("**<@1>** seat:attacker")
    assert said.say("seat-and-name", seat="x", name=wanted) == r"x (\*\*\<\@1\>\*\* seat\:attacker)"
    assert r"\*\*" in said.say("list-two", first=(wanted, wanted), second="x")


def test_a_name_that_is_a_key_is_not_worded_like_one():
    said = words("seven-ronin")
    assert said.name("seat:attacker") == "Attacker"
    assert said.name(FromPeople("seat:attacker")) == r"seat\:attacker"


def test_formatting_and_cutting_do_not_lose_where_it_came_from():
    name = FromPeople("*" * 40)
    assert f"{name}" == r"\*" * 40
    assert isinstance(cut(name, 10), FromPeople)


def test_bold_text_of_a_sentence_is_plain_in_a_label():
    assert plainly(r"**Round** of \*ann\*") == "Round of *ann*"


def test_nothing_in_a_line_of_the_log_moves_the_cursor_or_begins_another():
    event = {"event": "visit.failed", "reason": "odd\n[info] ready\x1b[2J\u202e", "table": 3}
    told = on_one_line(None, "info", dict(event))
    assert told == {"event": "visit.failed", "reason": r"odd\n[info] ready\x1b[2J\u202e", "table": 3}


def test_a_traceback_keeps_its_lines_and_nothing_else():
    out = io.StringIO()
    try:
        raise ValueError("odd \x1b[2J name")
    except ValueError as trouble:
        printable_traceback(out, (type(trouble), trouble, trouble.__traceback__))
    assert "odd \\x1b[2J name" in out.getvalue() and "\n" in out.getvalue()


def test_a_terminal_is_told_no_more_than_letters():
    assert printable("a\x1b[2J\tb\nc\u202ed") == "a\\x1b[2J\tb\nc\\u202ed"
