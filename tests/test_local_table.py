"""The local table: what a press means that was made on what is no more quite what it was."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import Any

import pytest

from bot import create_bot
from bot.config import Settings
from bot.engine import GameRules
from bot.front.connection import GivenUp
from bot.games import GAMES
from bot.local.presses import as_meant
from bot.local.table import MEMBERS, forget_messages, run_local_table
from bot.store import Change, Store
from bot.wording import words

SERVER, CHANNEL = 1, 5
SEEN = {"kind": "click", "published_revision": 6, "target_id": "9", "control_key": "second"}


def shown(*, ephemeral: bool, **controls: str) -> dict[str, Any]:
    """One message with these controls, by key."""
    rows = [{"components": [{"control_key": key, "custom_id": one}]} for key, one in controls.items()]
    return {"messages": {"9": {"ephemeral": ephemeral, "components": [{"components": rows}]}}}


def test_a_button_that_has_moved_is_pressed_where_it_is():
    now = shown(ephemeral=True, first="press:1:4:answer:attack", second="press:1:4:answer:defend")
    meant = as_meant({**SEEN, "pressed": "press:1:4:answer:attack"}, 7, now)
    assert (meant["control_key"], meant["published_revision"]) == ("first", 7)


def test_an_answer_to_a_question_that_is_over_presses_nothing():
    now = shown(ephemeral=True, second="press:1:5:answer:attack")
    assert as_meant({**SEEN, "pressed": "press:1:4:answer:attack"}, 7, now)["published_revision"] == 6


def test_the_tables_own_buttons_do_the_same_at_every_question():
    now = shown(ephemeral=False, first="press:1:5:hand:", second="press:1:5:rules:")
    assert as_meant({**SEEN, "pressed": "press:1:4:hand:"}, 7, now)["control_key"] == "first"


def test_what_is_typed_is_meant_whatever_has_happened():
    assert as_meant({"kind": "run_command", "published_revision": 6}, 7, {})["published_revision"] == 7


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_nobody_is_called_like_a_seat(game: GameRules):
    """Else a picture says of a member what the line below it says of somebody else."""
    spoken = words(game.key)
    seats = {spoken.label(f"seat:{seat}") for seat in game.seats}
    assert seats.isdisjoint(spoken.say(f"local-member-{name}") for name in MEMBERS)


async def test_what_was_played_last_is_shown_again_though_it_is_over(tmp_path: Path):
    """From its end one goes on: to a rematch, to the next stop of a campaign."""
    url = f"sqlite:///{tmp_path / 'tatami.sqlite3'}"
    async with await Store.open(url) as store:
        _, last = [await over_table(store) for _ in range(2)]
    await forget_messages(url, SERVER, CHANNEL)
    async with await Store.open(url) as store:
        assert await store.live_tables() == [last]
        row = await store.load_table(last)
    assert row is not None
    assert row.message_id is None


async def test_tables_of_discord_keep_their_messages(tmp_path: Path):
    """Also the one with the fingerprint, without which nobody could check when it was posted."""
    url = f"sqlite:///{tmp_path / 'tatami.sqlite3'}"
    async with await Store.open(url) as store:
        row = await store.load_table(await over_table(store))
        assert row is not None
        await store.write(Change(row, row={"status": "playing", "promise_message_id": 8}))
    with pytest.raises(GivenUp, match=r"A table on Discord is kept .* DATABASE_URL"):
        await forget_messages(url, SERVER + 1, CHANNEL)
    async with await Store.open(url) as store:
        row = await store.load_table(row.id)
    assert row is not None
    assert (row.message_id, row.promise_message_id) == (7, 8)


async def test_a_port_that_somebody_else_has_is_named_and_nothing_is_touched(tmp_path: Path):
    database = tmp_path / "tatami.sqlite3"
    with socket.create_server(("127.0.0.1", 0)) as somebody:
        port = somebody.getsockname()[1]
        settings = Settings(database_url=f"sqlite:///{database}", local_port=port)
        with pytest.raises(GivenUp, match=f"{port}.*LOCAL_PORT"):
            await run_local_table(create_bot(settings), settings, asyncio.Event())
    assert not database.exists()


async def over_table(store: Store) -> int:
    """A table whose end everybody has seen."""
    row = await store.create_table(
        game="seven-ronin",
        rules_version=2,
        guild_id=SERVER,
        channel_id=CHANNEL,
        starter_id=1,
        language="en",
        seed="seed",
        commitment="commitment",
    )
    await store.write(Change(row, row={"status": "over", "message_id": 7}))
    return row.id
