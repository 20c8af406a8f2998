"""Drafts of forms, and votes on questions that need several people."""

from __future__ import annotations

import asyncio

import pytest

from bot.store import Outdated, Store, TableRow, asking, models, repository
from tests.store.scenes import delete_table


async def test_a_draft_is_replaced_as_the_player_edits(store: Store, table: TableRow):
    assert await store.draft(table.id, "attacker") is None
    await store.keep_draft(table.id, "attacker", 3, {"area:well": "1"})
    await store.keep_draft(table.id, "attacker", 3, {"area:well": "2", "area:inn": "1"})
    await store.keep_draft(table.id, "defender", 3, {})
    draft = await store.draft(table.id, "attacker")
    assert draft is not None
    assert (draft.position, draft.body) == (3, {"area:well": "2", "area:inn": "1"})


async def test_the_next_question_takes_the_place_of_the_last(store: Store, table: TableRow):
    await store.keep_draft(table.id, "attacker", 3, {"area:well": "1"})
    await store.keep_draft(table.id, "attacker", 4, {})
    draft = await store.draft(table.id, "attacker")
    assert draft is not None
    assert (draft.position, draft.body) == (4, {})


async def test_quick_fingers_leave_one_draft(store: Store, table: TableRow):
    await asyncio.gather(
        *(store.keep_draft(table.id, "attacker", 0, {"area:well": str(ninja)}) for ninja in range(10))
    )
    assert await store.draft(table.id, "attacker") is not None


async def test_agreeing_twice_counts_once(store: Store, table: TableRow):
    await store.vote(table.id, "cancel", 1)
    await store.vote(table.id, "cancel", 2)
    await store.vote(table.id, "cancel", 1)
    assert await store.votes(table.id, "cancel") == [1, 2]


async def test_each_question_has_its_own_votes(store: Store, table: TableRow):
    await store.vote(table.id, "cancel", 1)
    await store.vote(table.id, "undo:7", 1)
    await store.vote(table.id, "cancel", 2)
    assert await store.votes(table.id, "cancel") == [1, 2]
    assert await store.votes(table.id, "undo:7") == [1]


async def test_an_agreement_lapses_and_can_be_given_again(
    store: Store, table: TableRow, monkeypatch: pytest.MonkeyPatch
):
    for member in (1, 2):
        await store.vote(table.id, "cancel", member)
    for module in (repository, asking):
        monkeypatch.setattr(module, "now", lambda: models.now() + asking.AGREED_FOR)
    assert await store.votes(table.id, "cancel") == []
    await store.vote(table.id, "cancel", 2)
    assert await store.votes(table.id, "cancel") == [2]


async def test_nothing_is_kept_for_a_table_that_is_gone(store: Store, table: TableRow):
    await delete_table(store, table.id)
    with pytest.raises(Outdated):
        await store.keep_draft(table.id, "attacker", 0, {})
    with pytest.raises(Outdated):
        await store.vote(table.id, "cancel", 1)
