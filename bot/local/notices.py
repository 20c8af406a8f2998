"""The notices of fair dealing that stood in the channel of the last run, put back into the new one.

They keep their numbers and dates, so links lead to them and `/table verify` finds them. They are made from
the database, as nobody else has kept them: at a local table no notice proves anything to others, and
`/table verify` says so there.
"""

from __future__ import annotations

from collections.abc import Iterable

import simcord
from discord.utils import snowflake_time

from bot.front.fairness.promises import PROMISE, notice
from bot.store import TableRow


def put_back_notices(env: simcord.Env, channel: simcord.ChannelHandle, rows: Iterable[TableRow]) -> None:
    """Put back the promise and the newest agreement of each table."""
    for row in rows:
        if row.promise_channel_id == channel.id:
            _put_back(env, row, row.promise_message_id, PROMISE, row.commitment)
            _put_back(env, row, row.agreement_message_id, row.agreement_number, row.agreement_fingerprint)


def _put_back(
    env: simcord.Env, row: TableRow, message_id: int | None, number: int, fingerprint: str | None
) -> None:
    if message_id is None or fingerprint is None:
        return
    backend, text = env.backend, notice(row, number, fingerprint)
    message = backend.prepare_message(row.promise_channel_id or 0, backend.bot_user.id, text)
    message.id, message.timestamp = message_id, snowflake_time(message_id).isoformat()
    backend.commit_message(message, broadcast=False)
