"""``python -m bot.verify`` and what the paper says about it: files that are right, lies, and garbage."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot import verify
from bot.engine import Dealer, Refusal, Seat, Setup, commitment, plain_answer
from bot.engine.match import Match
from bot.games import GAMES
from bot.store import Sitter
from bot.tables.evidence_file import LARGEST, PARTS, read_evidence, write_evidence
from bot.tables.fairness import Evidence, dealt_seed
from bot.tables.seating import seat_all

ROOT = Path(__file__).parents[1]
SEED = "5e" * 32
ADDED = [[81384788765712384, 1456074443980800011], [2**63, 1456074443980800019], [81384788765712384, 7]]


def played(key: str, answers: int = 10_000) -> Evidence:
    """A game of two who left their seats to the draw, played at random to its end or so far."""
    game = GAMES[key]
    dealt = dealt_seed(SEED, ADDED)
    sitters = [Sitter(table_id=3, number=number, user_id=number, name="x") for number in (1, 2)]
    seats = seat_all(game, sitters, dealt)
    sitters = [sitter.model_copy(update={"seat": seats[sitter.number]}) for sitter in sitters]
    options = {option.key: option.default for option in game.options}
    taken = tuple(Seat(seats[number]) for number in (1, 2))
    match = Match(game, Setup(taken, options, 2, game.rules_version), Dealer(dealt))
    random = Random(3)
    while match.outcome is None and answers > 0:
        seat = match.waiting_for[0]
        match.answer(seat, plain_answer(game, match.pending[seat].request, random))
        answers -= 1
    return Evidence(
        table=3,
        game=key,
        rules_version=game.rules_version,
        options=options,
        leaders=2,
        legacy={},
        sitters=sitters,
        seed=SEED,
        commitment=commitment(SEED),
        contributions=ADDED,
        dealt_commitment=commitment(dealt),
        journal=[entry.to_json() for entry in match.journal],
        outcome=None if match.outcome is None else match.outcome.body,
    )


@pytest.fixture(scope="module")
def whole() -> Evidence:
    """7 Samurai, in which much is shuffled and drawn."""
    return played("seven-samurai")


@pytest.fixture
def judge(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str]]:
    """The exit code for a file with this content, and what is said."""

    def judged(content: bytes | Evidence, *arguments: str) -> tuple[int, str]:
        file = tmp_path / "table-3.json"
        file.write_bytes(write_evidence(content) if isinstance(content, Evidence) else content)
        capsys.readouterr()
        code = verify.main([str(file), *arguments])
        said = capsys.readouterr()
        assert said.err == ""
        return code, said.out

    return judged


def changed(evidence: Evidence, **parts: object) -> bytes:
    """Its file, with other parts."""
    return json.dumps({**json.loads(write_evidence(evidence)), **parts}).encode()


# Files that are right


def test_what_is_written_is_read_again(whole: Evidence):
    record = write_evidence(whole)
    assert write_evidence(read_evidence(record)) == record
    assert list(json.loads(record)) == list(PARTS)


@pytest.mark.parametrize("key", GAMES)
def test_an_honest_game_is_fair(key: str, judge: Callable[..., tuple[int, str]]):
    code, said = judge(played(key))
    assert code == 0
    assert said.splitlines()[1].startswith(f"Fair: the seed `{SEED}` has the fingerprint")
    assert "Compare the fingerprint yourself" in said


def test_a_game_that_was_called_off_is_fair_so_far(judge: Callable[..., tuple[int, str]]):
    assert judge(played("seven-samurai", answers=5))[0] == 0


def test_a_noted_fingerprint_is_compared(whole: Evidence, judge: Callable[..., tuple[int, str]]):
    for arguments in ([whole.commitment], ["--posted", whole.commitment.upper()]):
        code, said = judge(whole, *arguments)
        assert code == 0 and "Compare the fingerprint yourself" not in said
    code, said = judge(whole, commitment("another"))
    assert code == 1 and f"the fingerprint that was posted, `{commitment('another')}`" in said


def test_no_discord_and_no_database_is_needed(whole: Evidence, tmp_path: Path):
    """In a process of its own, in which whoever asks for them is refused."""
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
    "contributions": ({"contributions": [["1", "2"]]}, "What everybody is said to have added"),
    "nothing added": ({"contributions": []}, "What everybody is said to have added"),
    "no second fingerprint": ({"dealt_commitment": None}, "What everybody is said to have added"),
    "outcome": ({"outcome": {"winners": []}}, "The game did not end as it was recorded"),
    "no outcome": ({"outcome": None}, "The game did not end as it was recorded"),
    "options": ({"options": {"level": "easy", "spare_tokens": "no"}}, "of the game’s journal"),
    "no journal": ({"journal": []}, "Line 0 of the game’s journal"),
    "a line that is none": ({"journal": ["7"]}, "Line 0 of the game’s journal"),
    "nobody": ({"sitters": []}, "The game cannot be set up"),
    "a strange option": ({"options": {"level": "moon"}}, "The game cannot be set up"),
}


@pytest.mark.parametrize("lie", LIES)
def test_a_lie_shows(whole: Evidence, judge: Callable[..., tuple[int, str]], lie: str):
    parts, said_of_it = LIES[lie]
    code, said = judge(changed(whole, **parts))
    assert code == 1 and said_of_it in said


def test_seats_that_were_exchanged_show(whole: Evidence, judge: Callable[..., tuple[int, str]]):
    sitters = json.loads(write_evidence(whole))["sitters"]
    sitters[0]["seat"], sitters[1]["seat"] = sitters[1]["seat"], sitters[0]["seat"]
    code, said = judge(changed(whole, sitters=sitters))
    assert code == 1 and "The seats were not drawn from this seed" in said


def test_more_sitters_than_seats_are_a_lie(whole: Evidence, judge: Callable[..., tuple[int, str]]):
    sitters = [
        {"number": number, "kind": "ai", "wish": None, "seat": None, "chosen": {}} for number in range(1, 50)
    ]
    code, said = judge(changed(whole, sitters=sitters))
    assert code == 1 and "The seats were not drawn from this seed" in said


def test_a_game_under_other_rules_says_so(whole: Evidence, judge: Callable[..., tuple[int, str]]):
    code, said = judge(changed(whole, rules_version=99))
    assert code == 2 and "was played under rules 99 of 7 Samurai" in said


# Garbage

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
    "a list": (b"[]", "not a file that /table verify has handed out"),
    "a number": (b"7", "not a file that /table verify has handed out"),
    "something else": (b'{"name": "x"}', "not a file that /table verify has handed out"),
    "no format": (b'{"tatami": true}', "not a file that /table verify has handed out"),
    "format zero": (b'{"tatami": 0}', "not a file that /table verify has handed out"),
    "newer": (b'{"tatami": 2, "moon": 1}', "written by a newer Tatami"),
    "too little": (b'{"tatami": 1}', "The part “table” is missing, damaged, or does not belong there."),
}


@pytest.mark.parametrize("kind", GARBAGE)
def test_garbage_is_refused_in_a_sentence(judge: Callable[..., tuple[int, str]], kind: str):
    content, sentence = GARBAGE[kind]
    code, said = judge(content)
    assert code == 2 and sentence in said and len(said.splitlines()) == 1


DAMAGED: Mapping[str, object] = {
    "table": "3",
    "game": None,
    "rules_version": 0,
    "options": {"level": 7},
    "leaders": -1,
    "seed": ["5e"],
    "commitment": "5" * 201,
    "dealt_commitment": 5,
    "outcome": "won",
}


@pytest.mark.parametrize(
    ("part", "value"),
    [
        *DAMAGED.items(),
        ("seed", "\ud800"),
        ("options", ["level"]),
        ("rules_version", True),
        ("leaders", 1.5),
        ("table", 2**40),
        *(("contributions", value) for value in (7, [7], [[1, 2]], [["1"]], [["1", "2", "3"]], [["1", "²"]])),
        ("contributions", [["1", "9" * 21]]),
        *(("journal", value) for value in ("x", [1], ["x" * 20_001], ["[" * 19_000])),
        *(("sitters", value) for value in ({}, [1], [{}], [{"number": 1, "kind": "ai"}])),
        *(
            ("sitters", [{"number": 1, "kind": "ai", "wish": None, "seat": None, "chosen": {}, **wrong}])
            for wrong in ({"kind": "cat"}, {"kind": []}, {"name": "ann"})
        ),
        ("sitters", [{"number": 1, "kind": "ai", "wish": None, "seat": None, "chosen": {}}] * 2),
        ("moon", 1),
    ],
)
def test_a_damaged_part_is_named(
    whole: Evidence, judge: Callable[..., tuple[int, str]], part: str, value: object
):
    code, said = judge(changed(whole, **{part: value}))
    assert code == 2 and said == f"The part “{part}” is missing, damaged, or does not belong there.\n"


@pytest.mark.parametrize("part", ["number", "wish", "seat"])
def test_a_damaged_place_is_named(whole: Evidence, judge: Callable[..., tuple[int, str]], part: str):
    place = {"number": 1, "kind": "ai", "wish": None, "seat": None, "chosen": {}, part: [1]}
    code, said = judge(changed(whole, sitters=[place]))
    assert code == 2 and f"The part “{part}”" in said


@pytest.mark.parametrize("part", [part for part in PARTS if part != "tatami"])
def test_a_missing_part_is_named(whole: Evidence, part: str):
    body = json.loads(write_evidence(whole))
    del body[part]
    with pytest.raises(Refusal) as refusal:
        read_evidence(json.dumps(body).encode())
    assert refusal.value.problems[0].facts == {"part": part}


def test_a_game_that_is_not_in_the_house_is_named(whole: Evidence, judge: Callable[..., tuple[int, str]]):
    assert judge(changed(whole, game="go")) == (2, "This Tatami does not know the game “go”.\n")


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
        assert code in (0, 1, 2) and said


# What the paper says


def on_paper() -> str:
    """The program in docs/fair-dealing.md."""
    paper = (ROOT / "docs" / "fair-dealing.md").read_text("utf-8")
    (block,) = re.findall(r"```python\n(.*?)```", paper, re.S)
    return block


def by_hand(tmp_path: Path, record: bytes) -> str:
    """What it prints, run by a Python that knows nothing of ours."""
    program, file = tmp_path / "check.py", tmp_path / "table-3.json"
    program.write_text(on_paper(), "utf-8")
    file.write_bytes(record)
    run = subprocess.run([sys.executable, "-I", str(program), str(file)], capture_output=True, text=True)
    assert run.stderr == ""
    return run.stdout


@pytest.mark.parametrize("key", GAMES)
def test_the_program_on_paper_finds_an_honest_game_fair(key: str, tmp_path: Path):
    evidence = played(key)
    said = by_hand(tmp_path, write_evidence(evidence))
    assert "False" not in said and f"fingerprint {evidence.commitment} True" in said
    drawn = [entry for entry in map(json.loads, evidence.journal) if entry[1] == "chance"]
    assert len(said.splitlines()) == 3 + len(drawn)


def test_the_program_on_paper_knows_a_draw_by_the_size_of_its_bag(whole: Evidence, tmp_path: Path):
    (first,) = [line for line in by_hand(tmp_path, write_evidence(whole)).splitlines() if "first" in line]
    assert "2" in first.partition("of")[2].split()


def test_the_program_on_paper_finds_lies(whole: Evidence, tmp_path: Path):
    journal = [*whole.journal]
    seq = next(seq for seq, line in enumerate(journal) if '"stack"' in line)
    head, outcome = json.loads(journal[seq])[:5], json.loads(journal[seq])[5:]
    journal[seq] = json.dumps([*head, *reversed(outcome)])
    lies = [changed(whole, seed="00" * 32), changed(whole, contributions=[["1", "2"]])]
    for record in (*lies, changed(whole, journal=journal)):
        assert "False" in by_hand(tmp_path, record)
