"""The handlers of a lobby's buttons."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

import structlog

from bot.engine import Problem, Refusal
from bot.front.fairness.promises import TROUBLE, Promises
from bot.front.inbound.visit import Visit
from bot.front.lobby.message import place_key, send_away_message, sent_away_message
from bot.front.shared.action import Action
from bot.front.shared.actions import AddAi, Join, PickWhomToSendAway, SetSuggestions
from bot.tables.seating import Stale
from bot.tables.suggestions import SUGGESTIONS

log = structlog.get_logger()

OpenHand: TypeAlias = "Callable[[Visit], Awaitable[None]]"
"""Shows a member their hand. The package of hands builds on this one."""


async def join(visit: Visit, action: Join) -> None:
    """Sit down on a seat, or leave it to the draw."""
    await visit.acknowledge()
    await visit.table.lobby.sit(visit.person, action.seat or None)


async def lead_another(visit: Visit, _: Action) -> None:
    """Give one more seat to a member who plays alone."""
    await visit.acknowledge()
    await visit.table.lobby.lead_another(visit.person)


async def leave(visit: Visit, _: Action) -> None:
    await visit.acknowledge()
    await visit.table.lobby.leave(visit.person)


async def add_ai(visit: Visit, action: AddAi) -> None:
    await visit.acknowledge()
    need_place_at_table(visit)
    await visit.table.lobby.invite_ai(action.strength)


async def drop_ai(visit: Visit, _: Action) -> None:
    await visit.acknowledge()
    need_place_at_table(visit)
    await visit.table.lobby.dismiss_ai()


async def start(promises: Promises, open_hand: OpenHand, visit: Visit, _: Action) -> None:
    """Start the match, and open the hand of the member who starts it. If the agreement is not posted yet,
    this press posts it instead: it must come before the press that starts."""
    need_place_at_table(visit)
    await visit.think()
    try:
        await promises.agree(visit.table)
    except TROUBLE as trouble:
        log.info("agreement.not_posted", table=visit.table.id, reason=str(trouble))
    try:
        await visit.table.lobby.start(visit.person)
    except Stale:
        if not visit.table.playing:
            raise
        # Somebody has begun a moment ago, perhaps this member with the same button.
    await open_hand(visit)


async def say_ready(visit: Visit, _: Action) -> None:
    await visit.acknowledge()
    await visit.table.lobby.say_ready(visit.person)


async def set_by_hand(visit: Visit, _: Action) -> None:
    """Show all that can be changed in a lobby that is ready to begin."""
    await visit.acknowledge()
    need_place_at_table(visit)
    await visit.table.lobby.set_by_hand()


async def close(visit: Visit, _: Action) -> None:
    await visit.acknowledge()
    await close_lobby(visit)


async def close_lobby(visit: Visit) -> None:
    """Close the lobby; only its starter and moderators may."""
    opener = _is_starter(visit)
    if not opener and not visit.by_moderator:
        raise Refusal(Problem("not-the-starter"))
    await visit.table.lobby.close(None if opener else ("moderator-closed", {"name": visit.person.name}))


async def close_to_others(visit: Visit, _: Action) -> None:
    """Admit from now on only those who sit here and those who were invited."""
    await visit.acknowledge()
    _need_starter(visit)
    await visit.table.lobby.close_to_others(closed=True)


async def open_to_others(visit: Visit, _: Action) -> None:
    await visit.acknowledge()
    _need_starter(visit)
    await visit.table.lobby.close_to_others(closed=False)


async def set_suggestions(visit: Visit, action: SetSuggestions) -> None:
    """Allow or forbid suggestions at this table."""
    await visit.acknowledge()
    need_place_at_table(visit)
    await visit.table.lobby.set_option(SUGGESTIONS.key, action.to)


async def choose_whom_to_send_away(visit: Visit, _: Action) -> None:
    await visit.think()
    _need_starter(visit)
    if not visit.table.sitters:
        raise Refusal(Problem("nobody-sits"))
    await visit.show(send_away_message(visit.table, visit.words))


async def send_away(visit: Visit, action: PickWhomToSendAway) -> None:
    """Remove a sitter. Raises ``Stale`` if somebody else has taken the place since."""
    await visit.acknowledge()
    _need_starter(visit)
    sitter = next((one for one in visit.table.sitters if place_key(one) == action.picked), None)
    if sitter is None:
        raise Stale
    await visit.table.lobby.send_away(sitter.number)
    await visit.show(sent_away_message(sitter, visit.words))


def need_place_at_table(visit: Visit) -> None:
    """Raise unless the visitor sits at this table."""
    if not visit.table.is_seated(visit.person.user_id):
        raise Refusal(Problem("sit-down-first"))


def _is_starter(visit: Visit) -> bool:
    return visit.person.user_id == visit.table.row.starter_id


def _need_starter(visit: Visit) -> None:
    if not visit.table.in_lobby:
        raise Stale
    if not _is_starter(visit):
        raise Refusal(Problem("only-the-starter"))
