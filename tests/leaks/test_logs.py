"""Logs help the operator, who may be a player: they contain neither plans nor seeds."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> subprocess.CompletedProcess[str]:
    folder = tmp_path_factory.mktemp("evening")
    script = [sys.executable, "-m", "tests.leaks.troubled_evening", str(folder)]
    return subprocess.run(script, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)


def test_the_evening_went_as_badly_as_it_should(evening: subprocess.CompletedProcess[str]):
    """Without these troubles the logs would have little to leak."""
    assert evening.returncode == 0, evening.stderr
    for event in ("store.away", "table.not_saved", "publish.", "table.paused"):
        assert event in evening.stderr
    assert "Traceback" in evening.stderr


def test_the_logs_know_no_seed_and_no_plan(evening: subprocess.CompletedProcess[str]):
    secrets = evening.stdout.split()
    assert len(secrets) == 12
    assert [secret for secret in secrets if secret in evening.stderr] == []


def test_the_logs_know_no_seed_of_a_table_that_could_not_be_opened(
    evening: subprocess.CompletedProcess[str],
):
    assert re.findall(r"\b[0-9a-f]{64}\b", evening.stderr) == []
