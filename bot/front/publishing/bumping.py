"""The bump: a table's message moves to the end of a channel."""

from __future__ import annotations

from bot.engine import Problem, Refusal
from bot.front.inbound.visit import Visit
from bot.front.publishing.publisher import Publisher
from bot.front.shared.action import Action
from bot.front.shared.permissions import need_permissions
from bot.front.social.votes import settled


async def bump(publisher: Publisher, visit: Visit, _: Action) -> None:
    """Show the table at the end of this channel. In the table's own channel everybody may; to another
    channel, its players and moderators. Refused if the message is at the end already, because each bump is a
    public message."""
    await visit.acknowledge()
    table, channel_id = visit.table, visit.interaction.channel_id
    elsewhere = channel_id not in (table.shown.thread_id, table.shown.channel_id)
    moves = table.is_seated(visit.person.user_id) or (
        table.in_lobby and visit.person.user_id == table.row.starter_id
    )
    if elsewhere and not moves and not visit.by_moderator:
        raise Refusal(Problem("not-seated"))
    if not (table.row.live or table.has_ended):
        raise Refusal(Problem("not-playing"))
    if table.in_lobby and elsewhere:
        raise Refusal(Problem("lobby-stays"))
    need_permissions(visit.interaction)
    if elsewhere and not moves:
        await table.remark("moderator-moved", {"name": visit.person.name})
    assert channel_id is not None
    if not await publisher.bump(table, channel_id):
        link = visit.client.places.message(table).jump_url
        raise Refusal(Problem("stands-at-the-end", {"table": table.id, "link": link}))
    await settled(visit, visit.words.say("bumped", table=table.id))
