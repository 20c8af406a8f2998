"""The notices of fair dealing of the last run, put back into the new channel.

They keep their numbers and dates: links lead to them, and `/table verify` finds them. They are made from the
database. At a local table no notice proves anything to others, and `/table verify` says so there.
"""

from __future__ import annotations

from collections.abc import Iterable

import simcord
from discord.utils import snowflake_time

from bot.front.fairness.promises import PROMISE, notice
from bot.store import ShownRow, TableRow


def put_back_notices(
    env: simcord.Env, channel: simcord.ChannelHandle, tables: Iterable[tuple[TableRow, ShownRow]]
) -> None:
    """Put back the promise and the newest agreement of each table."""
    for row, shown in tables:
        if shown.promise_channel_id != channel.id:
            continue
        _put_back(env, channel, shown.promise_message_id, notice(row, PROMISE, row.commitment))
        if shown.agreement_fingerprint is not None:
            text = notice(row, shown.agreement_number, shown.agreement_fingerprint)
            _put_back(env, channel, shown.agreement_message_id, text)


def _put_back(env: simcord.Env, channel: simcord.ChannelHandle, message_id: int | None, text: str) -> None:
    if message_id is None:
        return
    backend = env.backend
    message = backend.prepare_message(channel.id, backend.bot_user.id, text)
    message.id, message.timestamp = message_id, snowflake_time(message_id).isoformat()
    backend.commit_message(message, broadcast=False)
