"""Rules that forget an ``await`` skip a step, so a test that runs them fails."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.kit.rings import PROOF

ROOT = Path(__file__).parents[2]

SCENES = """
import pytest

from bot.engine import Seat, StepFacts, ask, shuffle, step, together, value


@value
class Dusk(StepFacts):
    pass


async def forgotten_step():
    step(Dusk())


async def forgotten_question():
    ask(Seat("moon"), "watch", [])


async def forgotten_questions():
    together()


async def forgotten_shuffle():
    shuffle("deck", [1, 2])


async def forgotten_chapter():
    forgotten_step()


async def awaited_step():
    await step(Dusk())


FORGETFUL = [forgotten_step, forgotten_question, forgotten_questions, forgotten_shuffle, forgotten_chapter]


@pytest.mark.parametrize("rules", [*FORGETFUL, awaited_step], ids=lambda rules: rules.__name__)
def test_they_run(rules):
    running = rules()
    try:
        running.send(None)
    except StopIteration:
        pass
    running.close()
"""


@PROOF
def test_a_forgotten_await_fails_the_test_that_runs_it(tmp_path: Path):
    file = tmp_path / "test_rules.py"
    file.write_text(SCENES, encoding="utf-8")
    settings = ["-c", str(ROOT / "pyproject.toml"), "-p", "no:cacheprovider", "-rA"]
    command = [sys.executable, "-m", "pytest", *settings, str(file)]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout
    verdicts = {rules: verdict for verdict, rules in re.findall(r"^(\w+) \S*\[(\w+)\]", said, re.MULTILINE)}
    assert verdicts == {
        "forgotten_step": "FAILED",
        "forgotten_question": "FAILED",
        "forgotten_questions": "FAILED",
        "forgotten_shuffle": "FAILED",
        "forgotten_chapter": "FAILED",
        "awaited_step": "PASSED",
    }, said
    assert said.count("was never awaited") >= 5
