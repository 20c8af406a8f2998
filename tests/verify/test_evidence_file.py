"""The file of ``/table verify`` is read strictly: garbage and damage are refused in a sentence."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot import verify
from bot.engine import Refusal
from bot.tables.evidence_file import LARGEST, PARTS, read_evidence, write_evidence
from bot.tables.fairness import Evidence
from tests.verify.evidence import agreed_otherwise, changed

GARBAGE: Mapping[str, tuple[bytes, str]] = {
    "empty": (b"", "it cannot be read as JSON"),
    "words": (b"fair enough", "it cannot be read as JSON"),
    "bytes": (bytes(range(256)), "it cannot be read as JSON"),
    "half": (b'{"tatami": 1, "table"', "it cannot be read as JSON"),
    "deep": (b"[" * 100_000, "it cannot be read as JSON"),
    "twice": (b'{"tatami": 1, "tatami": 1}', "it cannot be read as JSON"),
    "not a number": (b'{"tatami": NaN}', "it cannot be read as JSON"),
    "many digits": (b'{"tatami": ' + b"9" * 5000 + b"}", "it cannot be read as JSON"),
    "huge": (b" " * (LARGEST + 1), "far too large"),
    "a list": (b"[]", "does not come from /table verify"),
    "a number": (b"7", "does not come from /table verify"),
    "something else": (b'{"name": "x"}', "does not come from /table verify"),
    "no format": (b'{"tatami": true}', "does not come from /table verify"),
    "format zero": (b'{"tatami": 0}', "does not come from /table verify"),
    "newer": (b'{"tatami": 2, "moon": 1}', "written by a newer Tatami"),
    "too little": (b'{"tatami": 1}', "The part “agreed” is missing, damaged, or does not belong there."),
}


@pytest.mark.parametrize("kind", GARBAGE)
def test_garbage_is_refused_in_a_sentence(judge: Callable[..., tuple[int, str]], kind: str):
    content, sentence = GARBAGE[kind]
    code, said = judge(content)
    assert code == 2 and sentence in said and len(said.splitlines()) == 1


DAMAGED: Mapping[str, tuple[object, ...]] = {
    "seed": (["5e"], "\ud800"),
    "commitment": ("5" * 201,),
    "dealt_commitment": (5, None),
    "outcome": ("won",),
    "ended": ("cancelled", None, []),
    "contributions": (7, [7], [[1, 2]], [["1"]], [["1", "2", "3"]], [["1", "²"]], [["1", "9" * 21]], []),
    "journal": ("x", [1], ["x" * 20_001], ["[" * 19_000]),
    "seated": ({}, [1], [{}], [["7"]], [["x", "kyuzo"]], [["7", 7]]),
    "set_back": ("3", -1, 1.5),
    "moon": (1,),
}
AGREED_DAMAGED: Mapping[str, tuple[object, ...]] = {
    "table": ("3", 2**40, 0),
    "number": (0, 1.5),
    "game": (None,),
    "rules_version": (0, True),
    "opened": ([], ["1"], "12", ["1", 2]),
    "channel": (77, "x"),
    "promise": (None, "-1", "01"),
    "options": ({"level": 7}, ["level"]),
    "legacy": ([], {"day": 1.5}),
    "places": ({}, [1]),
    "moon": (1,),
}
PLACE_DAMAGED: Mapping[str, tuple[object, ...]] = {
    "member": (7, "x"),
    "press": (None, 7),
    "wish": ([1],),
    "chosen": ([], {"deck": 1}),
    "strength": ("adept", "god"),
    "name": ("ann",),
}


def cases(damaged: Mapping[str, tuple[object, ...]]) -> list[tuple[str, object]]:
    return [(part, value) for part, values in damaged.items() for value in values]


@pytest.mark.parametrize(("part", "value"), cases(DAMAGED))
def test_a_damaged_part_is_named(
    whole: Evidence, judge: Callable[..., tuple[int, str]], part: str, value: object
):
    code, said = judge(changed(whole, **{part: value}))
    assert code == 2 and said == f"The part “{part}” is missing, damaged, or does not belong there.\n"


@pytest.mark.parametrize(("part", "value"), cases(AGREED_DAMAGED))
def test_a_damaged_agreement_is_named(
    whole: Evidence, judge: Callable[..., tuple[int, str]], part: str, value: object
):
    code, said = judge(changed(whole, agreed={**whole.agreed.body, part: value}))
    assert code == 2 and said == f"The part “{part}” is missing, damaged, or does not belong there.\n"


@pytest.mark.parametrize(("part", "value"), cases(PLACE_DAMAGED))
def test_a_damaged_place_is_named(
    whole: Evidence, judge: Callable[..., tuple[int, str]], part: str, value: object
):
    place = {"member": "7", "press": "8", "wish": None, "chosen": {}, "strength": None, part: value}
    code, said = judge(changed(whole, agreed={**whole.agreed.body, "places": [place]}))
    assert code == 2 and f"The part “{part}”" in said


@pytest.mark.parametrize("part", [part for part in PARTS if part != "tatami"])
def test_a_missing_part_is_named(whole: Evidence, part: str):
    body = json.loads(write_evidence(whole))
    del body[part]
    with pytest.raises(Refusal) as refusal:
        read_evidence(json.dumps(body).encode())
    assert refusal.value.problems[0].facts == {"part": part}


def test_a_game_that_is_not_in_the_house_is_named(whole: Evidence, judge: Callable[..., tuple[int, str]]):
    assert judge(agreed_otherwise(whole, game="go")) == (2, "This Tatami does not know the game “go”.\n")


def test_a_file_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    for path in (tmp_path / "nowhere.json", tmp_path):
        assert verify.main([str(path)]) == 2
        assert capsys.readouterr().out.startswith(f"{path} cannot be read: ")


def test_a_fingerprint_that_is_none_is_refused(whole: Evidence, judge: Callable[..., tuple[int, str]]):
    assert judge(whole, "0f3a") == (2, "A fingerprint has 64 digits, from 0 to 9 and from a to f.\n")


def test_text_changed_anywhere_is_never_a_stumble(whole: Evidence, judge: Callable[..., tuple[int, str]]):
    """One byte is another: a verdict or a refusal, always in words."""
    record = write_evidence(replace(whole, journal=whole.journal[:12], outcome=None))
    random = Random(5)
    for _ in range(300):
        at = random.randrange(len(record))
        damaged = record[:at] + random.choice(b'0a"[]{}:,\\ \xff-').to_bytes() + record[at + 1 :]
        code, said = judge(damaged)
        assert code in (0, 1, 2, 3) and said
