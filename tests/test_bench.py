"""The table of ``make bench``: every figure is judged by a bar, and what is not met is said below."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from bench.measure import Figure, pace_of
from bench.people import NoStudio, looking_often, without_pictures
from bench.pressing import following, presses_at_tables, stage
from bench.rows import ROWS, Accepted, Row
from bench.table import show
from bot.engine import GameRules
from bot.front.shared.pictures import Studio
from bot.games import GAMES
from bot.wording import words
from tests.kit.rings import SLOW


def no_figure(game: GameRules) -> Figure:
    raise AssertionError(f"{game.key} is not measured here")


def row(accepted: dict[str, Accepted] | None = None, *, at_least: bool = False) -> Row:
    return Row("bows", no_figure, 10, {"senjutsu": 20}, accepted or {}, at_least=at_least)


def printed(row: Row, **figures: Figure) -> str:
    console = Console(file=StringIO(), width=150)
    by_game = {key.replace("_", "-"): figure for key, figure in figures.items()}
    show(console, {key: words(key).say("game-name") for key in by_game}, [(row, by_game)])
    assert isinstance(console.file, StringIO)
    return " ".join(console.file.getvalue().split())


def test_a_figure_stands_beside_the_bar_of_its_game():
    table = printed(row(), seven_ronin=Figure(10), senjutsu=Figure(20.05))
    assert "│ 10 ≤ 10 ✓ │ 20.1 ≤ 20 ✗ │" in table
    assert "not met: bows, Senjutsu." in table
    assert "not met: bows, 7 Ronin" not in table


def test_a_figure_is_judged_as_it_is_printed():
    assert "1.3 ≤ 1.3 ✓" in printed(Row("bows", no_figure, 1.3), senjutsu=Figure(1.304))


def test_a_bar_counts_from_the_floor_of_the_same_run():
    table = printed(row(), seven_ronin=Figure(12, {"floor": "2.5"}, floor=2.5))
    assert "│ 12 ≤ 12.5 ✓ │" in table
    assert "│ floor │ 2.5 │" in table


def test_some_figures_must_not_be_below_their_bar():
    table = printed(row(at_least=True), seven_ronin=Figure(9), senjutsu=Figure(21))
    assert "│ 9 ≥ 10 ✗ │ 21 ≥ 20 ✓ │" in table


def test_an_accepted_row_has_a_reason_and_a_ceiling():
    accepted = {"senjutsu": Accepted(30, "A bow takes time.")}
    assert "accepted up to 30: bows, Senjutsu. A bow takes time." in printed(
        row(accepted), senjutsu=Figure(25)
    )
    assert "not met: bows, Senjutsu." in printed(row(accepted), senjutsu=Figure(31))
    assert "bows, Senjutsu" not in printed(row(accepted), senjutsu=Figure(19))


@pytest.mark.parametrize("one", ROWS, ids=lambda one: one.name)
def test_every_row_judges_every_game(one: Row):
    assert {*one.own, *one.accepted} <= {*GAMES}
    for key in GAMES:
        far = Figure(0.0 if one.at_least else 1e9)
        assert one.judge(key, far) == "not met"
        assert one.judge(key, Figure(one.bar(key, Figure(0)))) == "met"


@pytest.mark.parametrize("one", ROWS, ids=lambda one: one.name)
def test_an_accepted_row_is_beyond_its_bar(one: Row):
    for key, accepted in one.accepted.items():
        bar = one.own.get(key, one.usual)
        assert accepted.bar < bar if one.at_least else accepted.bar > bar
        assert accepted.reason.endswith(".")


def test_a_disturbed_pair_does_not_change_a_ratio():
    assert pace_of([(2.0, 1.0), (2.0, 1.0), (90.0, 1.0)]).ratio == 2.0


def test_the_studio_that_draws_nothing_stands_in_for_every_drawing():
    """A press is measured without pictures; a drawing that is not replaced would fail for want of a
    painter."""
    working = {"close", "prepare"}
    drawing = {name for name in vars(Studio) if not name.startswith("_")} - working
    assert drawing <= {*vars(NoStudio)}


@SLOW
@pytest.mark.parametrize("key", ["seven-ronin", "way-of-the-samurai"])
def test_a_person_can_press_without_pictures(tmp_path: Path, key: str):
    """Alone and between people: there nobody may ask for a suggestion unless the table allows it."""
    game = GAMES[key]
    bot = without_pictures(tmp_path / "tatami.sqlite3", game)
    with looking_often(), stage(bot) as table:
        assert table.run(following(presses_at_tables(bot, table.env, game))).calls >= 2
