"""``make release``: what it refuses, and what it makes."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from bench.release import RINGS, git, problems
from tests.kit.rings import PROOF
from tests.test_house import ROOT

READY = "# Changelog\n\n## [Unreleased]\n\n- Rain falls.\n\n### Upgrade\n\nNothing.\n"
AUTHOR = ("-c", "user.name=Pine", "-c", "user.email=pine@example.org")


def repository(folder: Path, changelog: str = READY) -> Path:
    """A small repository in which everything is ready for a release."""
    (folder / "pyproject.toml").write_text('version = "0.1.0"\n')
    (folder / "CHANGELOG.md").write_text(changelog)
    (folder / ".gitignore").write_text("/build/\n")
    git(folder, "init", "--quiet")
    git(folder, "add", "--all")
    git(folder, *AUTHOR, "commit", "--quiet", "--message", "all")
    passed(folder)
    return folder


def passed(folder: Path) -> None:
    """Both rings pass at this commit."""
    (folder / "build").mkdir(exist_ok=True)
    for ring in RINGS:
        (folder / "build" / f"passed-{ring}").write_text(git(folder, "rev-parse", "HEAD"))


def test_a_ready_version_is_released(tmp_path: Path):
    assert [*problems(repository(tmp_path), "1.0.0")] == []


@pytest.mark.parametrize("version", ["", "1.0", "v1.0.0", "1.0.0-rc1", "01.0.0"])
def test_a_version_is_three_numbers(tmp_path: Path, version: str):
    assert "three numbers" in " ".join(problems(repository(tmp_path), version))


def test_an_old_version_and_one_that_has_a_tag_are_refused(tmp_path: Path):
    folder = repository(tmp_path)
    git(folder, "tag", "v0.2.0")
    assert "not newer" in " ".join(problems(folder, "0.1.0"))
    assert "exists already" in " ".join(problems(folder, "0.2.0"))


def test_nothing_is_released_with_changes_that_are_not_committed(tmp_path: Path):
    folder = repository(tmp_path)
    (folder / "new.txt").write_text("new")
    assert "not committed" in " ".join(problems(folder, "1.0.0"))


def test_nothing_is_released_that_was_not_tested(tmp_path: Path):
    folder = repository(tmp_path)
    (folder / "build" / "passed-proof").unlink()
    (folder / "build" / "passed-test").write_text("0" * 40)
    assert [*problems(folder, "1.0.0")] == [
        "make test has not passed at this commit: run it.",
        "make proof has not passed at this commit: run it.",
    ]


@pytest.mark.parametrize(
    ("changelog", "said"),
    [
        ("## [Unreleased]\n\n### Upgrade\n\nNothing.\n\n## [0.1.0]\n\n- Snow.\n", "no entry"),
        ("## [Unreleased]\n\n- Rain.\n\n## [0.1.0]\n\n### Upgrade\n\nNothing.\n", "no section"),
    ],
)
def test_a_release_says_what_is_new_and_how_to_upgrade(tmp_path: Path, changelog: str, said: str):
    assert said in " ".join(problems(repository(tmp_path, changelog), "1.0.0"))


@PROOF
def test_a_release_is_one_commit_and_one_tag(tmp_path: Path):
    """In a copy of this repository. The tag has everything a release needs, and no other file is changed."""
    copy, version = tmp_path / "copy", "99.0.0"
    subprocess.run(["git", "clone", "--quiet", "--shared", str(ROOT), str(copy)], check=True)
    for name, value in (("user.name", "Pine"), ("user.email", "pine@example.org")):
        git(copy, "config", name, value)
    log = copy / "CHANGELOG.md"
    log.write_text(
        log.read_text("utf-8").replace("## [Unreleased]\n", READY.partition("\n\n")[2], 1), "utf-8"
    )
    git(copy, "commit", "--quiet", "--all", "--message", "ready")
    before = git(copy, "rev-parse", "HEAD")
    passed(copy)

    command = [sys.executable, "-m", "bench.release", version]
    made = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr
    assert git(copy, "rev-parse", f"v{version}^{{commit}}~1") == before
    assert git(copy, "status", "--porcelain") == ""
    changed = git(copy, "diff", "--name-only", "HEAD~1").split()
    assert changed == ["CHANGELOG.md", "pyproject.toml", f"tests/store/kept/{version}.sql", "uv.lock"]
    assert f'version = "{version}"' in (copy / "pyproject.toml").read_text("utf-8")
    assert f'name = "tatami"\nversion = "{version}"' in (copy / "uv.lock").read_text("utf-8")
    assert re.search(rf"## \[Unreleased\]\n\n## \[{version}\] - 20..-..-..\n", log.read_text("utf-8"))

    again = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
    assert again.returncode == 1
    assert "exists already" in again.stderr
