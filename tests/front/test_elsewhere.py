"""Servers that the bot is not in: their tables are kept, left alone, and go on when it comes back."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from typing import Any

import pytest
from simcord.backend.serializers import guild_create_payload
from structlog.testing import capture_logs

from bot.front.publishing.publisher import LONGEST_PAUSE, TRIED_AGAIN_AFTER
from tests.front.people import Person
from tests.front.town import Town
from tests.kit.rings import PROOF

Line = MutableMapping[str, Any]


@pytest.fixture
def log() -> Iterator[list[Line]]:
    with capture_logs() as lines:
        yield lines


@contextmanager
def removed(town: Town) -> Iterator[None]:
    """The bot has been removed from the server."""
    backend, number = town.env.backend, town.guild.id
    guild = backend.guilds.pop(number)
    backend.emit("GUILD_DELETE", {"id": str(number)})
    town.env.inject_error("*", "/channels/*", status=403, code=50001, times=None)
    yield
    backend.faults.clear()
    backend.guilds[number] = guild
    joined: dict[str, Any] = {**guild_create_payload(backend, guild)}
    del joined["unavailable"]  # Discord says this only of servers that the bot was in already
    backend.emit("GUILD_CREATE", joined)


def asked(town: Town) -> int:
    return len([one for one in town.env.http_requests if "/channels/" in one.path])


async def test_a_server_left_in_mid_game_is_told_once_and_its_game_goes_on_when_it_is_joined_again(
    town: Town, ann: Person, log: list[Line]
):
    await town.game()
    board = town.board
    with removed(town):
        await town.env.settle()
        (line,) = [one for one in log if one["event"] == "guild.left"]
        assert line["tables"] == [1] and "go on where the bot is invited again" in line["reason"]
        before = asked(town)
        await town.restart()
        (line,) = [one for one in log if one["event"] == "tables.elsewhere"]
        assert line["tables"] == [1]
        await town.env.advance_time(2 * TRIED_AGAIN_AFTER)
        await town.bot.publisher.settle()
        assert asked(town) == before
    await town.env.settle()
    assert town.board == board and town.boards() == [board]
    await ann.open_hand()
    await ann.press("Suggest")
    await ann.press("Lock in")
    assert "Locked in: Attacker" in board.text


async def test_a_board_that_was_deleted_meanwhile_is_there_again(town: Town):
    await town.game()
    board = town.board
    with removed(town):
        await town.env.settle()
        del town.env.backend.messages[board.channel_id][board.message_id]
    await town.env.settle()
    assert town.board != board and "Waiting for Attacker" in town.board.text


@PROOF
async def test_an_edit_that_discord_refused_is_not_tried_for_ever(town: Town, ann: Person):
    await town.game()
    await ann.open_hand()
    await ann.press("Suggest")
    town.deny("view_channel")
    await ann.press("Lock in")
    with removed(town):
        await town.env.advance_time(TRIED_AGAIN_AFTER)
        before = asked(town)
        for _ in range(3):
            await town.env.advance_time(LONGEST_PAUSE)
        assert asked(town) == before
