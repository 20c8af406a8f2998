"""A table has one board: what it has left behind points to it, as soon as Discord lets it."""

from __future__ import annotations

import pytest

from bot.front.publishing.publisher import TRIED_AGAIN_AFTER
from tests.front.people import Person
from tests.front.screen import Screen
from tests.front.town import Town
from tests.kit.rings import SLOW

pytestmark = SLOW


def refuse_edits(town: Town, message: Screen, status: int, code: int, times: int | None = 1) -> None:
    town.env.inject_error(
        "PATCH", f"/channels/*/messages/{message.message_id}", status=status, code=code, times=times
    )


async def moved_while_edits_are_refused(town: Town, status: int, code: int) -> Screen:
    """A match moves into its thread, and the lobby's message cannot be made a pointer; which that is."""
    ann, bob = town.people["ann"], town.people["bob"]
    lobby = await town.lobby(thread=True)
    await ann.press("Suggestions for all", lobby)
    await ann.press("Attacker", lobby)
    await bob.press("Defender", lobby)
    refuse_edits(town, lobby, status, code)
    await ann.press("Begin", lobby)
    assert town.boards() == [lobby, town.board] and town.board.channel_id == town.thread.id
    return lobby


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (400, 30046)])
async def test_a_lobby_that_cannot_be_made_a_pointer_is_with_the_next_move(
    town: Town, ann: Person, status: int, code: int
):
    lobby = await moved_while_edits_are_refused(town, status, code)
    await ann.open_hand()
    await ann.press("Suggest")
    await ann.press("Lock in")
    assert len(town.boards()) == 1 and "goes on [here]" in lobby.text
    assert (await town.table()).shown.left_behind == []


async def test_it_is_after_a_while_in_which_nothing_happens(town: Town):
    lobby = await moved_while_edits_are_refused(town, 403, 50001)
    await town.env.advance_time(TRIED_AGAIN_AFTER)
    assert len(town.boards()) == 1 and "goes on [here]" in lobby.text


async def test_it_is_by_the_next_process(town: Town):
    lobby = await moved_while_edits_are_refused(town, 403, 50001)
    await town.restart()
    assert len(town.boards()) == 1 and "goes on [here]" in lobby.text


async def test_a_board_that_discord_refuses_for_long_is_shown_in_the_end(town: Town, ann: Person):
    await town.game()
    await ann.open_hand()
    await ann.press("Suggest")
    refuse_edits(town, town.board, 400, 50035, times=None)
    await ann.press("Lock in")
    await town.env.advance_time(60)
    town.env.backend.faults.clear()
    assert "Locked in" not in town.board.text
    await town.env.advance_time(TRIED_AGAIN_AFTER)
    assert "Locked in: Attacker" in town.board.text and len(town.boards()) == 1


async def test_a_message_far_above_points_to_the_board_after_a_restart(town: Town, ann: Person, zoe: Person):
    """It is known, and need not be found."""
    await town.game()
    old = town.board
    elsewhere = town.room("elsewhere")
    refuse_edits(town, old, 403, 50001)
    await ann.type("table bump", where=elsewhere, table=1)
    assert town.boards() == [old, town.board] and town.board.channel_id == elsewhere.id
    for _ in range(3):
        await zoe.writes("What a game!")
    await town.restart()
    assert len(town.boards()) == 1 and "goes on [here]" in old.text


async def test_a_press_on_one_of_two_lobbies_does_not_make_the_other_forgotten(
    town: Town, ann: Person, bob: Person
):
    """Nobody remembers either of them: a process ended after it had sent the second."""
    lobby = await town.lobby()
    refuse_edits(town, lobby, 403, 50001)
    await bob.writes()
    await ann.type("table bump")
    other = town.board
    assert town.boards() == [lobby, other]
    await (await town.table()).note(message_id=None, left_behind=[], being_posted=True)
    await bob.press("Defender", lobby)
    assert town.boards() == [other] and f"**Defender**: {bob.mention}" in other.text


async def test_a_press_on_a_lobby_that_was_left_does_not_bring_the_table_back(town: Town, bob: Person):
    """It was called to the end of the channel, and is not there yet."""
    lobby = await town.lobby()
    left = [[lobby.channel_id, lobby.message_id]]
    await (await town.table()).note(message_id=None, left_behind=left)
    await bob.press("Defender", lobby)
    (board,) = town.boards()
    assert board != lobby and f"**Defender**: {bob.mention}" in board.text
    assert "goes on [here]" in lobby.text
