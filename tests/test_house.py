"""The rules of the repository: imports, wording, and the files in it."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest
from importlinter.cli import lint_imports

from bot.config import Settings
from bot.front.app import upkeep
from bot.front.decks import commands
from bot.front.inbound import acknowledging
from bot.front.publishing import idle_tables
from bot.games import GAMES
from bot.store import asking, holding
from bot.wording import CATALOGUE, SOURCE_LANGUAGE, message_id, words
from tests.kit.translation import faults

ROOT = Path(__file__).parents[1]
LONGEST_MODULE = 400
"""A module is rarely longer than 300 lines; a longer one than this is more than one thing."""


@cache
def tracked() -> tuple[str, ...]:
    """The files in the repository, by path."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    paths = map(os.fsdecode, listed.stdout.split(b"\0")[:-1])
    return tuple(path for path in paths if (ROOT / path).exists())


def tracked_texts() -> Iterator[tuple[str, str]]:
    for path in tracked():
        if path != "uv.lock" and Path(path).suffix not in {".webp", ".png", ".otf", ".ttf"}:
            yield path, (ROOT / path).read_text("utf-8")


# Imports


def test_imports_point_one_way(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.chdir(ROOT)
    broken = lint_imports(config_filename=str(ROOT / "pyproject.toml"), no_cache=True)
    assert broken == 0, capsys.readouterr().out


# Wording


def test_every_language_is_complete_or_says_who_speaks_otherwise_and_knows_its_commands():
    assert faults(CATALOGUE) == []


def spoken(tree: ast.AST) -> Iterator[str]:
    """The message ids that appear in code as constants: sentences, questions, refusals and reports."""
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call):
            continue
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        texts = [each.value if isinstance(each, ast.Constant) else None for each in call.args]
        match name, texts:
            case (("say" | "named"), [str(message), *_]):
                yield message
            case "Problem", [str(code), *_]:
                yield f"problem-{code}"
            case "step", [str(step), *_]:
                yield f"step-{step}"
            case (("ask" | "ask_some"), [_, str(asked), *_]):
                yield f"prompt-{message_id(asked)}"
            case (("Choice" | "Several" | "Form"), [str(asked), *_]):
                yield f"prompt-{message_id(asked)}"
            case "Along", [str(asked), *_]:
                yield f"along-{message_id(asked)}"
            case "remark", [str(remark), *_]:
                yield f"remark-{remark}"
            case "hand_over", [_, _, str(remark)]:
                yield f"remark-{remark}"
            case _:
                pass
        for given in call.keywords:
            match given.arg, given.value:
                case "remark", ast.Tuple(elts=[ast.Constant(value=remark), *_]):
                    yield f"remark-{remark}"
                case _:
                    pass


def modules(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


def says(folder: str) -> set[tuple[str, str]]:
    """The message ids in the code of a folder, each with its file.

    Ids that the code tests first (``if words.has(…)``) may be missing.
    """
    named: set[tuple[str, str]] = set()
    for file in modules(folder):
        code = file.read_text("utf-8")
        optional = set(re.findall(r"""\.has\("([^"]+)"\)""", code))
        where = file.relative_to(ROOT).as_posix()
        named |= {(message, where) for message in spoken(ast.parse(code)) if message not in optional}
    return named


@pytest.mark.parametrize("game", GAMES)
def test_a_game_finds_words_for_everything_it_says(game: str):
    """Sentences needed only by a variant of a game may be in the variant's catalogue."""
    folder = game.replace("-", "_")
    named = says(f"bot/games/{folder}") | says(f"renderers/{folder}")
    files = (CATALOGUE / SOURCE_LANGUAGE).glob(f"{folder}*.ftl")
    voices = [words(file.stem.replace("_", "-")) for file in files]
    assert voices
    assert [each for each in sorted(named) if not any(voice.has(each[0]) for voice in voices)] == []


@pytest.mark.parametrize("game", GAMES)
def test_everybody_may_read_what_is_waited_for_at_every_question(game: str):
    speech = words(game)
    asked = [prompt.removeprefix("prompt-") for prompt in speech.ids("prompt-")]
    assert asked
    assert [prompt for prompt in asked if not speech.has(f"waits-{prompt}")] == []


def test_the_house_finds_words_for_everything_it_says():
    named = says("bot/front") | says("bot/tables") | says("bot/engine") | says("bot/local")
    on_the_way = [key for key, game in GAMES.items() if game.journey is not None]
    told = {"campaign": [key for key in GAMES if words(key).has("campaign")]}
    everywhere = {
        name
        for name, where in named
        if words().has(name)
        or all(
            words(game).has(name)
            for game in (on_the_way if where.endswith("progress.py") else told.get(name, GAMES))
        )
    }
    assert named
    assert [each for each in sorted(named) if each[0] not in everywhere] == []


# The repository


def test_no_database_and_no_settings_are_in_the_repository():
    private = re.compile(r"\.(sqlite3?|db|pem|key)(-\w+)?$|-(shm|wal|journal)$|(^|/)\.env$")
    assert [path for path in tracked() if private.search(path)] == []


SECRETS = {
    "a Discord token": r"\b[MNO][\w-]{23,27}\.[\w-]{6}\.[\w-]{27,}",
    "a webhook": r"discord(app)?\.com/api/webhooks/\d{17,}",
    "a private key": r"-----BEGIN [A-Z ]*PRIVATE KEY",
    "a path of somebody's machine": r"(?<![\w./])/(home|root|Users|work)/[a-z]",
}


@pytest.mark.parametrize("what", SECRETS)
def test_nothing_tracked_gives_away(what: str):
    pattern = re.compile(SECRETS[what])
    assert [(path, found[0]) for path, text in tracked_texts() if (found := pattern.search(text))] == []


def test_nothing_is_left_to_be_done():
    marks = re.compile(r"\b(TO" r"DO|FIX" r"ME|XX" r"X)\b|raise NotImpl" r"emented|mark\.(skip|xfail)")
    assert [(path, found[0]) for path, text in tracked_texts() if (found := marks.search(text))] == []


TOP_LEVEL = {
    "the program": "bot renderers data",
    "its tests and measurements": "tests bench typings",
    "its papers": "README.md CHANGELOG.md CONTRIBUTING.md PRIVACY.md SECURITY.md LICENSE docs",
    "for hosts": ".env.example Dockerfile .dockerignore compose.yaml Makefile",
    "files that tools look for here": "pyproject.toml uv.lock alembic.ini .ci .github .editorconfig "
    ".gitignore .pre-commit-config.yaml",
}


def test_nothing_lies_at_the_top_level_without_a_reason():
    allowed = {name for names in TOP_LEVEL.values() for name in names.split()}
    assert {path.partition("/")[0] for path in tracked()} == allowed


def test_a_module_is_one_thing():
    lengths = {
        path: len((ROOT / path).read_text("utf-8").splitlines()) for path in tracked() if path.endswith(".py")
    }
    assert {path: lines for path, lines in lengths.items() if lines > LONGEST_MODULE} == {}


def test_the_hooks_before_a_commit_are_tools_of_the_house():
    hooks = ROOT / ".pre-commit-config.yaml"
    valid = subprocess.run([sys.executable, "-m", "pre_commit", "validate-config", str(hooks)], check=False)
    entries = re.findall(r"entry: (\S+)(.*)", hooks.read_text("utf-8"))
    assert valid.returncode == 0
    assert len(entries) == 5
    assert {program for program, _ in entries if not (ROOT / program).exists()} == set()


# Promises in the papers


def variables() -> set[str]:
    """The settings by their environment variables."""
    return {str(field.validation_alias or name).upper() for name, field in Settings.model_fields.items()}


@pytest.mark.parametrize("file", [".env.example", "README.md"])
def test_every_setting_is_explained_and_no_other(file: str):
    text = (ROOT / file).read_text("utf-8")
    explained = re.findall(r"^#? ?([A-Z][A-Z_]+)=", text, re.M) or re.findall(r"^\| `([A-Z_]+)`", text, re.M)
    assert set(explained) == variables()


def test_a_setting_is_what_the_readme_says_if_it_is_not_set():
    said = re.findall(r"^\| `([A-Z_]+)` \| `(.+?)`", (ROOT / "README.md").read_text("utf-8"), re.M)
    assert len(said) >= 8
    defaults = {
        str(field.validation_alias or name).upper(): str(field.default).lower()
        for name, field in Settings.model_fields.items()
    }
    assert {(name, defaults[name]) for name, _ in said} == set(said)


@pytest.mark.parametrize(
    ("sentence", "figure"),
    [
        ("An answer that is ready within one second is the acknowledgement", acknowledging.SOON == 1),
        ("renews it every 3 seconds", holding.BEAT_SECONDS == 3),
        ("not renewed its lease for 15 seconds", holding.PATIENCE_SECONDS == 15),
        ("nothing has changed at a table for 90 seconds", idle_tables.IDLE_AFTER_SECONDS == 90),
        ("nobody uses for an hour leaves memory", upkeep.IDLE_SECONDS == 3600),
        ("A member has at most 25 decks", commands.MOST_DECKS == 25),
        ("lapses after a day", asking.AGREED_FOR.days == 1),
    ],
)
def test_records_are_kept_for_as_long_as_the_papers_say(sentence: str, figure: bool):
    assert sentence in " ".join((ROOT / "docs/storage.md").read_text("utf-8").split())
    assert figure


def test_every_command_and_every_module_that_is_named_is_there():
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.M)
    papers = [(path, text) for path, text in tracked_texts() if path.endswith(".md")]
    commands = {
        (path, name) for path, text in papers for name in re.findall(r"(?:^|`)make ([a-z]+)", text, re.M)
    }
    modules = {
        (path, name) for path, text in papers for name in re.findall(r"python -m ((?:bot|tests)[\w.]*)", text)
    }
    assert commands and modules
    assert {each for each in commands if each[1] not in targets} == set()
    assert {each for each in modules if find_spec(each[1]) is None} == set()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_the_changelog_knows_the_rules_of_today(game):
    title = words(game.key).say("game-name")
    assert f"**{title} rules {game.rules_version}**" in (ROOT / "CHANGELOG.md").read_text("utf-8")
