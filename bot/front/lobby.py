"""What the buttons of a lobby do."""

from __future__ import annotations

from bot.engine import Problem, Refusal, Seat
from bot.front.visit import Visit, action


@action("join")
async def join(visit: Visit) -> None:
    """Sit down on a seat, or leave it to the draw."""
    await visit.acknowledge()
    await visit.table.lobby.sit(visit.person, Seat(visit.detail) if visit.detail else None)


@action("lead-another")
async def lead_another(visit: Visit) -> None:
    """One more seat, for somebody who plays alone."""
    await visit.acknowledge()
    await visit.table.lobby.lead_another(visit.person)


@action("leave")
async def leave(visit: Visit) -> None:
    await visit.acknowledge()
    await visit.table.lobby.leave(visit.person)


@action("add-ai")
async def add_ai(visit: Visit) -> None:
    await visit.acknowledge()
    _need_place_at_table(visit)
    await visit.table.lobby.invite_ai(visit.words.say("ai-name"))


@action("drop-ai")
async def drop_ai(visit: Visit) -> None:
    await visit.acknowledge()
    _need_place_at_table(visit)
    await visit.table.lobby.dismiss_ai()


@action("option")
async def choose_option(visit: Visit) -> None:
    await visit.acknowledge()
    _need_place_at_table(visit)
    await visit.table.lobby.set_option(visit.detail, visit.values[0])


@action("start")
async def start(visit: Visit) -> None:
    await visit.acknowledge()
    _need_place_at_table(visit)
    await visit.table.lobby.start(visit.person)


@action("close")
async def close(visit: Visit) -> None:
    """Only whoever opened the lobby closes it, or a moderator."""
    await visit.acknowledge()
    if visit.person.user_id != visit.table.row.starter_id and not visit.by_moderator:
        raise Refusal(Problem("not-the-starter"))
    await visit.table.lobby.close()


@action("rematch")
async def rematch(visit: Visit) -> None:
    """The same people, the sides swapped."""
    await visit.acknowledge()
    if not visit.table.is_seated(visit.person.user_id):
        raise Refusal(Problem("not-seated-here"))
    await visit.client.rematch(visit.table, visit.person)


def _need_place_at_table(visit: Visit) -> None:
    """Options and beginning are for those who sit down, and for whoever opened the lobby."""
    seated = visit.table.is_seated(visit.person.user_id)
    if not seated and visit.person.user_id != visit.table.row.starter_id:
        raise Refusal(Problem("sit-down-first"))
