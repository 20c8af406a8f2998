"""Recorded games of every game must replay, entry by entry, to the end they had."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.engine import Entry, GameRules, effective
from bot.games import GAMES
from bot.games.seven_ronin.rules import SEVEN_RONIN
from tests.games import recorded
from tests.kit.rings import every

RECORDED = [(game, file) for game in GAMES.values() for file in recorded.files_of(game)]
EACH_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
NAMES = [f"{game.key}-{file.parent.name}-{file.stem}" for game, file in RECORDED]
EACH_FILE = pytest.mark.parametrize(("game", "file"), RECORDED, ids=NAMES)


@EACH_GAME
def test_games_are_recorded_under_todays_rules_and_no_others(game: GameRules):
    """Until the first release. After it older rules stay playable, and so do their games."""
    assert {recorded.version_of(file) for file in recorded.files_of(game)} == {game.rules_version}


@EACH_FILE
def test_a_recorded_game_still_ends_as_it_did(game: GameRules, file: Path):
    played = recorded.read(game, file)
    match = played.replay()
    assert match.journal == played.entries
    assert recorded.ending(match) == {name: played.told[name] for name in ("outcome", "steps", "public_view")}


@every(("game", "file"), RECORDED, ids=NAMES, daily=10)
def test_a_recorded_game_ends_so_too_when_answers_are_put_back_and_given_again(game: GameRules, file: Path):
    """Now and then the last answer is undone, even after chance, and the record is replayed again from there:
    the effective journal equals the record, and the end is the same."""
    played = recorded.read(game, file)
    journal: list[Entry] = []
    for number, entry in enumerate(played.entries):
        journal.append(entry)
        if number % 5 == 4:
            match = recorded.Recorded(game, played.setup, {}, journal).replay()
            say = match.last_answer(match.setup.seats)
            if say is not None and not match.locked and len(match.journal) == len(journal):
                given = journal[say.first :]
                journal = [*match.put_back(match.setup.seats, "vote").journal, *given]
    match = recorded.Recorded(game, played.setup, {}, journal).replay()
    assert [entry for _, entry in effective(journal) if entry.kind != "undo"] == played.entries
    assert any(entry.kind == "undo" for entry in journal)
    assert recorded.ending(match) == recorded.ending(played.replay())


def test_a_game_is_recorded_with_a_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(recorded, "FOLDER", tmp_path)
    recorded.main(SEVEN_RONIN.key, "3")
    (file,) = recorded.files_of(SEVEN_RONIN)
    assert capsys.readouterr().out == f"{file}\n"
    played = recorded.read(SEVEN_RONIN, file)
    assert recorded.ending(played.replay()).items() <= played.told.items()
    assert {entry.origin for entry in played.entries if entry.kind == "answer"} == {"ai"}


def test_recorded_games_are_played_anew_with_a_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A new recording uses the current rules, for a record of any version."""
    old = next(file for file in recorded.files_of(SEVEN_RONIN) if file.stem.startswith("ai-"))
    monkeypatch.setattr(recorded, "FOLDER", tmp_path)
    older = tmp_path / "seven_ronin" / "rules-0" / old.name
    older.parent.mkdir(parents=True)
    older.write_text(old.read_text("utf-8"), "utf-8")
    recorded.main("anew", SEVEN_RONIN.key)
    (file,) = recorded.files_of(SEVEN_RONIN)
    assert recorded.version_of(file) == SEVEN_RONIN.rules_version
    before, after = (recorded.read(SEVEN_RONIN, one) for one in (old, file))
    assert after.setup.seats == before.setup.seats
    assert recorded.ending(after.replay()).items() <= after.told.items()
