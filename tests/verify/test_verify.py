"""``python -m bot.verify``: files that are right, and lies."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot import verify
from bot.engine import Refusal, commitment
from bot.games import GAMES
from bot.tables.agreement import AgreedPlace
from bot.tables.evidence_file import PARTS, read_evidence, write_evidence
from bot.tables.fairness import Evidence
from bot.tables.fairness import verify as judgement
from tests.verify.evidence import (
    ANN,
    BEN,
    BEN_CAME,
    OPENED,
    ROOT,
    SEED,
    STARTED,
    agreed_otherwise,
    changed,
    played,
)

# Files that are right


def test_a_written_file_can_be_read_again(whole: Evidence):
    record = write_evidence(whole)
    assert write_evidence(read_evidence(record)) == record
    assert list(json.loads(record)) == list(PARTS)


@pytest.mark.parametrize("key", GAMES)
def test_an_honest_game_is_fair(key: str, judge: Callable[..., tuple[int, str]]):
    code, said = judge(played(key))
    assert code == 0
    assert said.splitlines()[1].startswith(f"Fair: the seed `{SEED}` has the fingerprint")
    assert "Compare the fingerprints yourself" in said


def test_a_game_that_was_called_off_is_unfinished(judge: Callable[..., tuple[int, str]]):
    code, said = judge(played("seven-samurai", answers=5))
    assert code == verify.UNFINISHED and "its record stops in the middle" in said and "Fair" not in said


def test_a_game_that_a_restored_backup_has_set_back_is_not_proved(
    whole: Evidence, judge: Callable[..., tuple[int, str]]
):
    code, said = judge(replace(whole, set_back=12))
    assert code == verify.UNFINISHED and "after line 12 of the record" in said and "Fair" not in said


def test_noted_fingerprints_are_compared(whole: Evidence, judge: Callable[..., tuple[int, str]]):
    promise, agreed = f"3-0:{whole.commitment}", f"3-2:{whole.agreement}"
    for arguments in ([whole.commitment], ["--posted", promise.upper()], [f"`{agreed}`"]):
        code, said = judge(whole, *arguments)
        assert code == 0 and "Compare the fingerprints yourself" in said
    code, said = judge(whole, promise, agreed)
    assert code == 0 and "Compare" not in said
    other = commitment("another")
    for noted, problem in (
        (other, f"the fingerprint that was posted, `{other}`"),
        (f"3-0:{other}", f"the fingerprint that was posted, `{other}`"),
        (f"3-2:{other}", f"seats and options do not have the fingerprint that was posted, `{other}`"),
        (f"3-1:{whole.agreement}", "seats and options do not have the fingerprint that was posted"),
        (f"4-0:{whole.commitment}", "belongs to table 4, not to this one"),
    ):
        code, said = judge(whole, noted)
        assert code == 1 and problem in said


def test_no_discord_and_no_database_is_needed(whole: Evidence, tmp_path: Path):
    """In a process of its own, in which imports of Discord and database libraries fail."""
    file = tmp_path / "table-3.json"
    file.write_bytes(write_evidence(whole))
    code = (
        "import sys, socket, sqlite3; sys.modules['discord'] = None\n"
        "from bot.verify import main\n"
        "socket.socket = socket.create_connection = sqlite3.connect = None\n"
        "sys.exit(main(sys.argv[1:]))"
    )
    run = subprocess.run([sys.executable, "-c", code, str(file)], cwd=ROOT, capture_output=True, text=True)
    assert (run.returncode, run.stderr) == (0, "")


# Lies


def test_every_outcome_that_is_another_shows(whole: Evidence, judge: Callable[..., tuple[int, str]]):
    journal = [json.loads(line) for line in whole.journal]
    drawn = [seq for seq, entry in enumerate(journal) if entry[1] == "chance"]
    assert len(drawn) > 3
    for seq in drawn:
        head, outcome = journal[seq][:5], journal[seq][5:]
        other = outcome[::-1] if len(outcome) > 1 else [str(int(outcome[0]) + 1)]
        lines = [*whole.journal]
        lines[seq] = json.dumps([*head, *other])
        code, said = judge(replace(whole, journal=lines))
        assert code == 1 and f"Line {seq} of the game’s journal" in said


LIES: Mapping[str, tuple[Mapping[str, object], str]] = {
    "seed": ({"seed": "00" * 32}, "The seed does not have the recorded fingerprint"),
    "fingerprint": ({"commitment": "x"}, "The seed does not have the recorded fingerprint"),
    "agreement": ({"agreement": "x"}, "seats and options do not have the recorded fingerprint"),
    "contributions": ({"contributions": [["1", "2"]]}, "The recorded numbers are not those"),
    "another second fingerprint": ({"dealt_commitment": "5e"}, "The recorded numbers are not those"),
    "outcome": ({"outcome": {"winners": []}}, "The game did not end as it was recorded"),
    "no outcome": ({"outcome": None}, "The game did not end as it was recorded"),
    "not over": ({"ended": "unfinished"}, "The game did not end as it was recorded"),
    "no journal": ({"journal": []}, "Line 0 of the game’s journal"),
    "a line that is none": ({"journal": ["7"]}, "Line 0 of the game’s journal"),
    "nobody": ({"seated": []}, "The recorded seats are not those"),
}


@pytest.mark.parametrize("lie", LIES)
def test_a_lie_shows(whole: Evidence, judge: Callable[..., tuple[int, str]], lie: str):
    parts, said_of_it = LIES[lie]
    code, said = judge(changed(whole, **parts))
    assert code == 1 and said_of_it in said


AGREED_LIES: Mapping[str, tuple[Mapping[str, object], str]] = {
    "other options": (
        {"options": {"level": "easy", "spare_tokens": "no", "suggestions": "auto"}},
        "of the game’s journal",
    ),
    "an unknown choice": (
        {"options": {"level": "moon", "spare_tokens": "no", "suggestions": "auto"}},
        "do not fit the game",
    ),
    "an unknown option": ({"options": {"moon": "full"}}, "do not fit the game"),
    "nobody": ({"places": []}, "The recorded numbers are not those"),
    "an invented wish": (
        {"places": [AgreedPlace(ANN, OPENED, "kyuzo", {}), AgreedPlace(BEN, BEN_CAME, None, {})]},
        "The recorded seats are not those",
    ),
    "an AI for a person": (
        {"places": [AgreedPlace(ANN, OPENED, None, {}), AgreedPlace(None, None, None, {}, "adept")]},
        "The recorded numbers are not those",
    ),
    "another opener": ({"opened": (BEN, OPENED)}, "so it promised nothing"),
    "a promise before the lobby": ({"promise": OPENED - 1}, "so it promised nothing"),
    "a promise after all": ({"promise": STARTED + 1}, "so it promised nothing"),
    "a promise after one": ({"promise": BEN_CAME}, "so it promised nothing"),
    "another seed": ({"commitment": "5e"}, "The seed does not have the recorded fingerprint"),
}


@pytest.mark.parametrize("lie", AGREED_LIES)
def test_an_agreement_that_never_was_shows(whole: Evidence, judge: Callable[..., tuple[int, str]], lie: str):
    """Even where its fingerprint fits; and always where the one that was posted is known."""
    parts, said_of_it = AGREED_LIES[lie]
    code, said = judge(agreed_otherwise(whole, **parts))
    assert code == 1 and said_of_it in said
    code, said = judge(agreed_otherwise(whole, **parts), f"3-2:{whole.agreement}")
    assert code == 1 and "do not have the fingerprint that was posted" in said


def test_an_answer_that_the_game_refuses_is_a_lie(judge: Callable[..., tuple[int, str]]):
    code, said = judge(played("way-of-the-samurai", 1, weather="rain"))
    assert code == 1 and "The game cannot be set up with these seats and options" in said


def test_more_sitters_than_seats_are_a_lie(whole: Evidence, judge: Callable[..., tuple[int, str]]):
    places = [*whole.agreed.places, *[AgreedPlace(None, None, None, {}, "adept")] * 50]
    code, said = judge(agreed_otherwise(whole, places=places))
    assert code == 1 and "The recorded seats are not those" in said


def test_seats_and_people_that_were_exchanged_show(whole: Evidence, judge: Callable[..., tuple[int, str]]):
    (ann, one), (ben, other) = whole.seated
    for seated in ([(ann, other), (ben, one)], [(ben, one), (ann, other)], [(7, one), (ben, other)]):
        code, said = judge(replace(whole, seated=seated))
        assert code == 1 and "The recorded seats are not those" in said


def test_the_seat_of_an_answer_is_checked(whole: Evidence, judge: Callable[..., tuple[int, str]]):
    """No AI answers for a person who was not replaced, and nobody answers for a person who was."""
    lines = [json.loads(line) for line in whole.journal]
    seq = next(seq for seq, line in enumerate(lines) if line[1] == "answer")
    by = lines[seq][3]
    for origin in ("ai", "", "standing", "vote"):
        other = [*whole.journal]
        other[seq] = json.dumps([*lines[seq][:2], origin, *lines[seq][3:]])
        code, said = judge(replace(whole, journal=other))
        assert code == 1 and f"Line {seq} of the game’s journal" in said
    replaced = [*whole.journal[:seq], json.dumps([1, "replace", "", by, ""]), *whole.journal[seq:]]
    code, said = judge(replace(whole, journal=replaced))
    assert code == 1 and "The recorded seats are not those" in said
    seated = [(None if seat == by else member, seat) for member, seat in whole.seated]
    code, said = judge(replace(whole, journal=replaced, seated=seated))
    assert code == 1 and f"Line {seq + 1} of the game’s journal (the first is line 0) was made by" in said
    taken_over = [
        json.dumps([*line[:2], "ai", *line[3:]])
        if line[1] == "answer" and line[3] == by
        else json.dumps(line)
        for line in map(json.loads, replaced)
    ]
    assert judge(replace(whole, journal=taken_over, seated=seated))[0] == 0


def test_a_record_that_was_cut_is_never_fair(whole: Evidence, judge: Callable[..., tuple[int, str]]):
    for length in range(len(whole.journal)):
        cut = replace(whole, journal=whole.journal[:length], outcome=None)
        code, said = judge(cut)
        assert code == 1 and "Fair:" not in said
        code, said = judge(replace(cut, ended="unfinished"))
        assert code in (1, 3) and "Fair:" not in said and "its record stops in the middle" in said


def other_values(value: object) -> list[object]:
    """Possible replacements of a value."""
    if isinstance(value, bool) or value is None:
        return ["x", 7, []]
    if isinstance(value, str):
        digits = [str(int(value) + 1), f"0{value}"] if value.isdecimal() else []
        return [f"{value}x", f" {value}", None, 7, *digits]
    if isinstance(value, int):
        return [value + 1, -value - 1, str(value), None]
    return ["x", None]


def changes(body: object) -> Iterator[object]:
    """The same body with every value changed in turn, left out, or told twice."""
    if isinstance(body, dict):
        for key, value in body.items():
            yield from ({**body, key: other} for other in (*changes(value), *other_values(value)))
            yield {name: kept for name, kept in body.items() if name != key}
        yield {**body, "moon": "full"}
    elif isinstance(body, list):
        for place, value in enumerate(body):
            for other in (*changes(value), *other_values(value)):
                yield [*body[:place], other, *body[place + 1 :]]
            yield [*body[:place], *body[place + 1 :]]
            yield [*body[:place], value, *body[place:]]


@pytest.mark.parametrize("key", ["seven-samurai", "seven-ronin"])
def test_every_part_of_a_file_is_checked(key: str):
    """Every change is noticed, by a refusal or a verdict; a journal is changed line by line."""
    evidence = played(key)
    body = json.loads(write_evidence(evidence))
    journal = body.pop("journal")
    for other in changes(body):
        assert isinstance(other, dict)
        assert not fair({**other, "journal": journal}), other
    assert fair({**body, "journal": journal})
    for seq in Random(9).sample(range(len(journal)), 6):
        for line in changed_lines(json.loads(journal[seq])):
            lines = [*journal[:seq], json.dumps(line), *journal[seq + 1 :]]
            assert not fair({**body, "journal": lines}), line
        assert not fair({**body, "journal": [*journal[:seq], *journal[seq + 1 :]]})


def changed_lines(line: list[object]) -> Iterator[list[object]]:
    """A line of a journal with each part changed in turn.

    A decision is recorded and not derived: another answer that the rules allow, here one with a part left
    out, cannot be noticed if nothing followed from it.
    """
    for place, value in enumerate(line):
        for other in other_values(value):
            yield [*line[:place], other, *line[place + 1 :]]


def fair(body: Mapping[str, object]) -> bool:
    try:
        evidence = read_evidence(json.dumps(body).encode())
        game = verify.game_of(evidence)
    except Refusal:
        return False
    return judgement(game, evidence).fair


def test_a_game_under_other_rules_says_so(whole: Evidence, judge: Callable[..., tuple[int, str]]):
    code, said = judge(agreed_otherwise(whole, rules_version=99))
    assert code == 2 and "was played under version 99 of the rules of 7 Samurai" in said
