"""A whole game, and the verdict on it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bot import verify
from bot.tables.evidence_file import write_evidence
from bot.tables.fairness import Evidence
from tests.verify.evidence import played


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
