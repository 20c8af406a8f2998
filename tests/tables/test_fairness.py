"""Fair dealing: whoever has the seed can deal everything again, and a lie shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.engine import Entry, commitment, new_seed
from bot.games.seven_ronin.rules import SEVEN_RONIN
from bot.games.seven_ronin.state import ATTACKER, DEFENDER
from bot.tables.fairness import Verdict, verify
from bot.tables.house import House
from bot.tables.table import Table
from tests.engine.toys import ANN, BEN, TableView
from tests.tables.conftest import OpenHouse
from tests.tables.sitting import CARDS, CRANE, PINE, answer, begin, come_back, match_at


@pytest.fixture
async def table(house: House) -> Table:
    """A game of cards, played to its end."""
    table = await begin(house, CARDS, {ANN: PINE, BEN: CRANE})
    for seat in (ANN, BEN):
        hand = match_at(table).view(seat)
        assert isinstance(hand, TableView)
        await answer(table, seat, hand.hand[1])
    assert table.row.status == "over"
    return table


def judged(
    table: Table, journal: Sequence[Entry], *, seed: str | None = None, promised: str | None = None
) -> Verdict:
    return verify(table.game, table.setup, seed or table.row.seed, promised or table.commitment, journal)


async def test_an_honest_game_is_fair(table: Table):
    assert judged(table, await table.journal()) == Verdict(seed_fits=True, drawn=2, derived=True)


async def test_it_is_still_fair_after_a_restart(table: Table, open_house: OpenHouse):
    found = await come_back(await open_house(), table)
    assert judged(found, await found.journal()).fair


async def test_the_promise_is_the_fingerprint_of_the_seed(table: Table):
    assert table.commitment == commitment(table.row.seed)
    assert table.row.seed not in table.commitment


async def test_another_die_is_a_lie(table: Table):
    journal = await table.journal()
    assert journal[-1].by == "die"
    loaded = replace(journal[-1], keys=(str((journal[-1].outcome[0] + 1) % 6),))
    verdict = judged(table, [*journal[:-1], loaded])
    assert (verdict.seed_fits, verdict.derived, verdict.fair) == (True, False, False)


async def test_a_stacked_deck_is_a_lie(table: Table):
    """Also where everybody played cards that the honest deck would never have given them."""
    deck, ann, ben, die = await table.journal()
    stacked = replace(deck, keys=deck.keys[::-1])
    ann_lies, ben_lies = (
        replace(entry, keys=(f"card:{stacked.keys[place]}",)) for entry, place in ((ann, 1), (ben, 4))
    )
    assert not judged(table, [stacked, ann, ben, die]).fair
    assert not judged(table, [stacked, ann_lies, ben_lies, die]).fair


async def test_a_hidden_or_invented_draw_is_a_lie(table: Table):
    journal = await table.journal()
    assert not judged(table, journal[1:]).fair
    assert not judged(table, journal[:-1]).fair
    assert not judged(table, [*journal, journal[-1]]).fair


async def test_another_seed_is_a_lie(table: Table):
    verdict = judged(table, await table.journal(), seed=new_seed())
    assert not verdict.seed_fits
    assert not verdict.fair


async def test_another_promise_is_a_lie(table: Table):
    verdict = judged(table, await table.journal(), promised=commitment(new_seed()))
    assert verdict.derived
    assert not verdict.fair


async def test_a_game_without_chance_is_fair_with_what_was_taken_back_and_resigned(house: House):
    table = await begin(house, SEVEN_RONIN, {ATTACKER: PINE, DEFENDER: CRANE})
    await table.drafts.suggest(PINE, ATTACKER, 0)
    await table.lock_in(PINE, ATTACKER, 0)
    await table.unlock(PINE, ATTACKER, 0)
    await table.lock_in(PINE, ATTACKER, 0)
    await table.resign(CRANE)
    assert judged(table, await table.journal()) == Verdict(seed_fits=True, drawn=0, derived=True)
