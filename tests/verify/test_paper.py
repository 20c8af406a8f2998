"""The program in docs/fair-dealing.md, run by a Python that knows nothing of ours."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.tables.evidence_file import write_evidence
from bot.tables.fairness import Evidence
from tests.verify.evidence import ROOT, agreed_otherwise, changed, played
from tests.verify.test_verify import AGREED_LIES


def on_paper() -> str:
    """The program in docs/fair-dealing.md."""
    paper = (ROOT / "docs" / "fair-dealing.md").read_text("utf-8")
    (block,) = re.findall(r"```python\n(.*?)```", paper, re.S)
    return block


def by_hand(tmp_path: Path, record: bytes) -> str:
    """The output of the code on the page, run by a Python without our modules."""
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
    assert "False" not in said and f"promise 3-0:{evidence.commitment} True" in said
    assert f"agreement 3-2:{evidence.agreement} True" in said
    drawn = [entry for entry in map(json.loads, evidence.journal) if entry[1] == "chance"]
    assert len(said.splitlines()) == 8 + len(drawn)


def test_the_program_on_paper_knows_a_draw_by_the_size_of_its_bag(whole: Evidence, tmp_path: Path):
    (first,) = [line for line in by_hand(tmp_path, write_evidence(whole)).splitlines() if "first" in line]
    assert "2" in first.partition("of")[2].split()


def test_the_program_on_paper_finds_lies(whole: Evidence, tmp_path: Path):
    journal = [*whole.journal]
    seq = next(seq for seq, line in enumerate(journal) if '"stack"' in line)
    head, outcome = json.loads(journal[seq])[:5], json.loads(journal[seq])[5:]
    journal[seq] = json.dumps([*head, *reversed(outcome)])
    lies = [
        changed(whole, journal=journal),
        changed(whole, seed="00" * 32),
        changed(whole, contributions=[["1", "2"]]),
        changed(whole, ended="unfinished"),
        changed(whole, agreed={**whole.agreed.body, "table": 4}),
        write_evidence(replace(whole, seated=whole.seated[::-1])),
        write_evidence(replace(whole, journal=[line.replace("person", "ai") for line in whole.journal])),
        *(agreed_otherwise(whole, **AGREED_LIES[lie][0]) for lie in ("an invented wish", "another opener")),
        *(agreed_otherwise(whole, **AGREED_LIES[lie][0]) for lie in ("an AI for a person", "nobody")),
    ]
    for record in lies:
        assert "False" in by_hand(tmp_path, record)
