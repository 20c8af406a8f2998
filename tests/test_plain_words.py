"""Docstrings and names are read by people whose first language is not English: they start with a subject."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

PLACES = ("bench", "bot", "renderers", "tests")
FOLDERS = sorted(
    {path.parent.relative_to(ROOT) for place in PLACES for path in ROOT.glob(f"{place}/**/*.py")}
)
"""Every folder with modules; each is measured together with the folders in it."""
DOCSTRING = re.compile(r'^ *r?"""(?=\S)(.*)', re.M)
"""The first line of a docstring, also of an attribute or a constant. Parsing would be ten times slower."""
CLAUSE = re.compile(
    r"\W*(what|whatever|who|whoever|whom|whose|which|how|whether|where|wherever|when|that|so|as)\b", re.I
)
"""A beginning that is a clause and not a sentence: the reader must look for the subject."""
TEST_NAME = re.compile(r"^(?:async )?def test_(\w+)\(", re.M)
NAMED_BY_A_CLAUSE = re.compile(r"(what|who|whoever|where|that|so)_")
MOST = 0.03
"""The share of such docstrings that is allowed. In structlog it is 1.3 per cent, in trio none."""


@pytest.fixture(scope="module")
def first_lines() -> dict[Path, list[str]]:
    """The first lines of all docstrings of each module, by its path in the project."""
    return {
        path.relative_to(ROOT): DOCSTRING.findall(path.read_text("utf-8"))
        for place in PLACES
        for path in ROOT.glob(f"{place}/**/*.py")
    }


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_docstrings_start_with_their_subject(first_lines: dict[Path, list[str]], folder: Path):
    found = [
        (path.as_posix(), line)
        for path, lines in first_lines.items()
        for line in lines
        if path.is_relative_to(folder)
    ]
    clauses = [one for one in found if CLAUSE.match(one[1])]
    assert len(clauses) <= MOST * len(found), clauses


def test_names_of_tests_start_with_their_subject():
    paths = [path for path in ROOT.glob("tests/**/*.py") if path != Path(__file__)]
    found = [name for path in paths for name in TEST_NAME.findall(path.read_text("utf-8"))]
    assert found and not [name for name in found if NAMED_BY_A_CLAUSE.match(name)]


def test_every_place_has_docstrings(first_lines: dict[Path, list[str]]):
    assert {path.parts[0] for path, lines in first_lines.items() if lines} == set(PLACES)


@pytest.mark.parametrize(
    ("line", "is_clause"),
    [
        ('"""What a seat may know."""', True),
        ('    """``Whoever`` sits there."""', True),
        ('    """Sorted by seat."""', False),
        ('    """Asks a seat."""', False),
        ('"""The view of a seat."""', False),
    ],
)
def test_a_clause_is_known_by_its_first_word(line: str, is_clause: bool):
    (text,) = DOCSTRING.findall(line)
    assert (CLAUSE.match(text) is not None) == is_clause


def test_the_end_of_a_docstring_is_no_docstring():
    assert DOCSTRING.findall('def f():\n    """One.\n\n    Two.\n    """\n') == ["One."]


ROOMS = ("bot/**/*.py", "renderers/*.py", "renderers/kit/**/*.py", "renderers/plain/**/*.py")
"""The modules that share one vocabulary. A game has its own, from its rulebook."""
CLASS = re.compile(r"^class (\w+)", re.M)
HOMONYMS = {
    "Change": "of a table in the store; of a number in a picture's caption",
    "Line": "a text in a typeface; one fact of a plain picture",
    "OpenHand": "the action of a button; the message that it opens",
    "Reader": "the unpickler of a rehearsal; of a view for a plain picture",
    "Router": "of presses to their handlers; of paths around figures",
    "Setting": "of a form's field; the layout of a picture's captions",
}
"""Class names with two meanings that are usual in their trades, and never meet in one module."""


def names_of(paths: Iterable[Path]) -> Counter[str]:
    return Counter(name for path in paths for name in CLASS.findall(path.read_text("utf-8")))


def test_a_class_name_means_one_thing():
    paths = {path for modules in ROOMS for path in ROOT.glob(modules)}
    shared = [path for path in paths if "games" not in path.relative_to(ROOT).parts]
    twice = {name for name, times in names_of(shared).items() if times > 1}
    assert twice == HOMONYMS.keys()


def test_a_second_class_of_the_same_name_is_found(tmp_path: Path):
    for name in ("one.py", "two.py"):
        (tmp_path / name).write_text("class Desk:\n    pass\n", "utf-8")
    assert names_of(tmp_path.glob("*.py"))["Desk"] == 2
