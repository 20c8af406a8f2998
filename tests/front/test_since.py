"""The events since a player's answer are told in full, without a replay of the match."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from bot.engine import Step
from bot.engine.match import Match
from bot.front.hand.recap import MOST, ROOM, Recaps, Since, recap
from bot.front.shared.pictures import Studio
from bot.front.table.chapter_ends import ChapterEnds
from bot.games import GAMES
from bot.games.seven_samurai.levels import ROUNDS
from bot.store import Store
from bot.tables.house import House
from bot.tables.seating import Person
from bot.tables.table import Table
from bot.tables.undo import go_back
from bot.wording import words
from renderers.gallery import PAINTERS
from tests.games.random_play import random_answer
from tests.kit.rings import SLOW
from tests.tables.sitting import begin, core_of

pytestmark = SLOW

MOST_ANSWERS = 60


async def played(house: House, game: str) -> Table:
    """A match with the most players."""
    rules = GAMES[game]
    people = {seat: Person(place, f"player {place}") for place, seat in enumerate(rules.seats, 1)}
    return await begin(house, rules, dict([*people.items()][: rules.players[-1]]))


def told(steps: Sequence[Step]) -> list[tuple[int, str, str]]:
    return [(step.position, step.name, repr(dict(step.facts))) for step in steps]


def recaps_of() -> Recaps:
    """Recaps with empty caches."""
    return Recaps(ChapterEnds())


def all_of(since: Since) -> object:
    return since.answered, told(since.steps), [(end.opened, repr(end.told)) for end in since.ended]


class Replays:
    """Counts the replays of a match."""

    def __init__(self, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count, self._replay = 0, table.replay
        monkeypatch.setattr(table, "replay", self._counted)

    async def _counted(self) -> Match:
        self.count += 1
        return await self._replay()


async def answer_somehow(table: Table, random: Random) -> None:
    assert table.match is not None
    seat = table.waiting_for[0]
    sitter = table.sitter(seat)
    keys = random_answer(table.game, table.match.pending[seat].request, random)
    await table.answer(Person(sitter.user_id or 0, sitter.name), seat, table.position, keys)


@pytest.mark.parametrize("game", GAMES)
async def test_news_match_the_steps(tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch):
    """After each answer, everybody who is asked hears what a match that is played again would tell them."""
    async with await Store.open(f"sqlite:///{tmp_path}/tatami.sqlite3") as store:
        house = House(store, GAMES)
        table, recaps, random = await played(house, game), recaps_of(), Random(7)
        replays = Replays(table, monkeypatch)
        heard = known = 0
        for _ in range(MOST_ANSWERS):
            if table.playing:
                await answer_somehow(table, random)
            for asked in table.waiting_for:
                user, before = table.sitter(asked).user_id or 0, replays.count
                since = await recaps.of(table, user)
                heard, before = heard + replays.count - before, replays.count
                assert all_of(since) == all_of(await recaps_of().of(table, user))
                known += replays.count - before
        await house.rest()
        assert heard <= known // 2


async def test_of_one_line_that_is_left_it_is_not_said_that_one_is_left(tmp_path: Path):
    """The sentence about it would be as long as the line."""
    async with await Store.open(f"sqlite:///{tmp_path}/tatami.sqlite3") as store:
        house, studio = House(store, GAMES), Studio(PAINTERS)
        table, recaps, random, most = await played(house, "seven-samurai"), recaps_of(), Random(7), 0
        while table.playing:
            await answer_somehow(table, random)
            since = await recaps.of(table, table.humans[0])
            for few in range(len(since.steps)):
                text = recap(studio, table, words(table.game.key), Since(0, since.steps[:few]), ())
                most = max(most, len(text))
                assert "… and 1 more" not in text
        await house.rest()
        assert ROOM // 2 < most < MOST


async def test_a_round_of_seven_is_not_played_again_for_each_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Each has answered last before the round began."""
    async with await Store.open(f"sqlite:///{tmp_path}/tatami.sqlite3") as store:
        house = House(store, GAMES)
        table, recaps, random = await played(house, "seven-samurai"), recaps_of(), Random(3)
        replays = Replays(table, monkeypatch)
        while table.playing:
            await answer_somehow(table, random)
            for asked in table.waiting_for:
                await recaps.of(table, table.sitter(asked).user_id or 0)
        await house.rest()
        assert replays.count <= ROUNDS, "once at the end of each round, for its account"


async def test_news_leave_out_answers_that_were_taken_back(tmp_path: Path):
    """Others come in their place."""
    async with await Store.open(f"sqlite:///{tmp_path}/tatami.sqlite3") as store:
        house = House(store, GAMES)
        table, recaps = await played(house, "seven-samurai"), recaps_of()
        for _ in range(20):
            await answer_somehow(table, Random(20))
        for chance in range(12):
            await answer_somehow(table, Random(chance))
            await heard_by_the_seat_asked(table, recaps)
            core = core_of(table)
            async with core.lock:
                mine = next(one for one in table.humans if table.undo.last_answer(one) is not None)
                await go_back(core, mine, "somebody", "vote")
            for _ in range(2):
                await answer_somehow(table, Random(1000 + chance))
                await heard_by_the_seat_asked(table, recaps)
        await house.rest()


async def heard_by_the_seat_asked(table: Table, recaps: Recaps) -> None:
    """Check that each seat asked gets the same as from a full replay."""
    for asked in table.waiting_for:
        user = table.sitter(asked).user_id or 0
        assert all_of(await recaps.of(table, user)) == all_of(await recaps_of().of(table, user))
