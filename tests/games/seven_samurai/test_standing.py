"""Standing answers of a samurai, and the moments at which he is asked again."""

from __future__ import annotations

import pytest

from bot.engine import Repeat, Seat, Step, repeat_of
from bot.store import Sitter
from bot.tables.standing import answer_standing

from .scene import Board, Scene, scene

KIAI, ROUND = "kiai", "round-1"


def repeat(table: Scene, seat: str) -> Repeat:
    """The standing answer possible at this seat's question."""
    return repeat_of(table.match.pending[Seat(seat)].request)


def pair(line: list[str], **more: object):
    return scene({"kanbei": Board(line=line), "gorobei": Board()}, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("line", "calm"),
    [([], True), (["4 calm", "1 calm"], True), (["4 calm", "2 calm"], False), (["4 calm", "4 calm"], False)],
)
def test_he_fights_on_until_a_raider_of_4_could_take_him_beyond_9(line: list[str], calm: bool):
    fights = repeat(pair(line), "kanbei")
    assert fights.keys == ("fight",)
    assert fights.answers(KIAI) == calm
    assert fights.answers(ROUND)


def test_nothing_stands_for_another_round():
    assert not repeat(pair([], round=2), "kanbei").answers(ROUND)


def test_when_a_round_begins_nothing_is_said_to_stand_that_was_said_for_the_one_before():
    """Also where another question comes first; what waits for danger still stands."""
    said = {"spare": ROUND, "again": KIAI, "penalty": ["ignore"]}
    sitter = Sitter(table_id=1, number=1, name="ann", seat="kanbei", standing=said)
    _, changed = answer_standing(pair([], round=2).match, {}, [sitter], [Step("round", {"round": 2})])
    assert [one.standing for one in changed] == [{"again": KIAI}]


def test_with_one_wound_to_live_he_is_asked_again():
    table = scene({"kanbei": Board(wounds=3), "gorobei": Board()})
    assert not repeat(table, "kanbei").answers(KIAI) and not repeat(table, "kanbei").answers(ROUND)
    assert repeat(table, "kanbei").offered == ("deadly-round-1",)


def test_bosses_are_dangerous_from_farther_away():
    line = ["4 calm"]
    assert repeat(pair(line, round=2), "kanbei").answers(KIAI)
    assert not repeat(pair(line, round=3), "kanbei").answers(KIAI)


def test_he_is_asked_about_spare_tokens_again_when_something_has_changed():
    """None stands while the tokens, his wounds and the danger of his line are the same."""

    def same(**more: object) -> str:
        boards = {"kanbei": Board(**more), "gorobei": Board()}  # type: ignore[arg-type]
        return repeat(scene(boards, spare_tokens=True), "kanbei").offered[0]

    calm = same()
    assert same(line=["4 calm"]) == calm
    assert calm not in (same(wounds=1), same(line=["4 calm", "2 calm"]), same(spares=["kyuzo"]))


def test_kanbei_ignores_what_he_may():
    ignores = repeat(pair(["3 fire"]), "kanbei")
    assert ignores.keys == ("ignore:fire",) and ignores.offered == (ROUND,)


def test_a_raider_that_was_drawn_is_always_asked_about():
    table = pair([], stack=["3 hat", "1"]).does("kanbei", "fight")
    assert not repeat(table, "kanbei").offered
