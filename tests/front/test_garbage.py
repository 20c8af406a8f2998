"""GarbageCollection is looked for when it disturbs nobody."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from bot.front.app.garbage_collection import LONGEST, USUAL, GarbageCollection


@pytest.fixture(autouse=True)
def as_usual() -> None:
    """Reset the garbage collector, which earlier bots have changed."""
    gc.set_threshold(*USUAL)


@pytest.fixture
def garbage() -> Iterator[GarbageCollection]:
    garbage = GarbageCollection()
    garbage.begin()
    yield garbage
    garbage.close()


@pytest.fixture
def searches() -> Iterator[list[str]]:
    """One entry for each time that Python has looked through everything."""
    seen: list[str] = []

    def note(phase: str, search: dict[str, int]) -> None:
        if phase == "start" and search["generation"] == 2:
            seen.append("everything")

    gc.callbacks.append(note)
    yield seen
    gc.callbacks.remove(note)


def test_however_much_is_kept_nothing_stops_for_a_search(garbage: GarbageCollection, searches: list[str]):
    kept = [[number] for number in range(300_000)]
    assert not searches and kept


def test_a_collection_between_two_presses_looks_at_few_objects(garbage: GarbageCollection):
    """At 110,000 objects it stopped the loop for 40 ms."""
    looked_at: list[int] = []

    def note(phase: str, search: dict[str, int]) -> None:
        if phase == "start" and search["generation"] == 1:
            looked_at.append(len(gc.get_objects(0)) + len(gc.get_objects(1)))

    gc.callbacks.append(note)
    kept = [[number] for number in range(150_000)]
    gc.callbacks.remove(note)
    assert kept and looked_at and max(looked_at) < 30_000


def test_python_by_itself_would_have_looked(searches: list[str]):
    kept = [[number] for number in range(300_000)]
    assert searches and kept


def test_a_busy_bot_waits_with_it_and_not_for_ever(
    garbage: GarbageCollection, searches: list[str], monkeypatch: pytest.MonkeyPatch
):
    garbage.look(busy=True)
    assert searches == []
    garbage.look(busy=False)
    assert searches == ["everything"]
    monkeypatch.setattr("bot.front.app.garbage_collection.LONGEST", -LONGEST)
    garbage.look(busy=True)
    assert len(searches) == 2


def test_once_the_bot_has_closed_all_is_as_it_was():
    before, garbage = gc.get_threshold(), GarbageCollection()
    garbage.begin()
    assert gc.get_threshold() != before
    garbage.close()
    assert gc.get_threshold() == before
