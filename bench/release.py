"""``python -m bench.release VERSION`` makes a release: one commit and one tag, here. Nothing is pushed.

``docs/releasing.md`` says what has to be done before. Everything is checked before anything is written.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
VERSION: Final = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")
UNRELEASED: Final = "## [Unreleased]\n"
PYPROJECT: Final = re.compile(r'^version = "([^"]+)"', re.M)
LOCKED: Final = re.compile(r'(^name = "tatami"\nversion = ")[^"]+', re.M)
RINGS: Final = ("test", "proof")
"""The rings that must pass; ``make test`` and ``make proof`` write their commit to
``build/passed-<ring>``."""


class NotReleased(Exception):
    """The reasons why there is no release: one sentence for each line."""


def git(root: Path, *command: str) -> str:
    """The output of a git command. Raises ``CalledProcessError``."""
    return subprocess.run(["git", *command], cwd=root, check=True, capture_output=True, text=True).stdout


def problems(root: Path, version: str) -> Iterator[str]:
    """The problems that keep this version from being released, as sentences."""
    if VERSION.fullmatch(version) is None:
        yield f"{version!r} is not a version: write three numbers, such as 1.2.0."
        return
    if git(root, "tag", "--list", f"v{version}"):
        yield f"The tag v{version} exists already."
    (today,) = PYPROJECT.findall((root / "pyproject.toml").read_text("utf-8"))
    if numbers(version) <= numbers(today):
        yield f"{version} is not newer than {today}, the version in pyproject.toml."
    if git(root, "status", "--porcelain"):
        yield "There are changes that are not committed."
    head = git(root, "rev-parse", "HEAD").strip()
    for ring in RINGS:
        passed = root / "build" / f"passed-{ring}"
        if not passed.exists() or passed.read_text("ascii").strip() != head:
            yield f"make {ring} has not passed at this commit: run it."
    text = (root / "CHANGELOG.md").read_text("utf-8")
    entry = text.partition(UNRELEASED)[2].partition("\n## [")[0]
    if not re.search(r"^- ", entry, re.M):
        yield "CHANGELOG.md has no entry under [Unreleased]."
    if "\n### Upgrade\n" not in entry:
        yield "CHANGELOG.md has no section “### Upgrade” under [Unreleased]: say what a host has to do."


def numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def release(root: Path, version: str) -> None:
    """Set the version, date the changelog, keep a database, commit and tag. Raises ``NotReleased``."""
    if wrong := [*problems(root, version)]:
        raise NotReleased("\n".join(wrong))
    keep = [sys.executable, "-m", "tests.store.kept_databases", version]
    subprocess.run(keep, cwd=root, check=True)
    dated = f"{UNRELEASED}\n## [{version}] - {datetime.now(UTC):%Y-%m-%d}\n"
    replace(root / "CHANGELOG.md", UNRELEASED, dated)
    for file, pattern, new in (
        ("pyproject.toml", PYPROJECT, f'version = "{version}"'),
        ("uv.lock", LOCKED, rf"\g<1>{version}"),
    ):
        path = root / file
        path.write_text(pattern.sub(new, path.read_text("utf-8"), count=1), "utf-8")
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--message", f"[release] {version}")
    git(root, "tag", "--annotate", f"v{version}", "--message", f"Tatami {version}")


def replace(path: Path, old: str, new: str) -> None:
    path.write_text(path.read_text("utf-8").replace(old, new, 1), "utf-8")


def main() -> int:
    version = sys.argv[1] if len(sys.argv) > 1 else ""
    try:
        release(ROOT, version)
    except NotReleased as why:
        sys.stderr.write(f"{why}\n")
        return 1
    sys.stdout.write(
        f"Tatami {version} is committed and tagged here. Look at it with git show, then publish it:\n"
        f"  git push origin HEAD v{version}\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
