"""The buttons under a game that has ended: the same people play again, or agree on something else first."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine import Problem, Refusal
from bot.front.inbound.visit import Visit
from bot.front.lobby.no_room import room_explained
from bot.front.lobby.options import Chooser, options_poster
from bot.front.shared.action import Action
from bot.front.shared.actions import TryNext
from bot.front.table.ending import end_of
from bot.tables.seating import Stale
from bot.tables.table import Table


async def rematch(show: Callable[[Table], None], visit: Visit, _: Action) -> None:
    """Open a lobby for the same people with the sides swapped, and ``show`` it. Later callers get a link."""
    await visit.acknowledge()
    again = await _opened(show, visit, swap=True)
    if again.shown.message_id is not None:
        await visit.say(_link(visit, again))


async def change(show: Callable[[Table], None], visit: Visit, _: Action) -> None:
    """Open a lobby for the same people, everybody on their old side, and ``show`` it. The visitor gets its
    options in private, if the game has any, else a link."""
    await visit.think()
    again = await _opened(show, visit, swap=False)
    chooser = Chooser(again, visit.words)
    if again.in_lobby and chooser.options:
        await visit.show(await options_poster(visit.client.studio, chooser, 0))
    elif again.shown.message_id is not None:
        await visit.say(_link(visit, again))
    else:
        await visit.say(visit.words.say("change-opened", table=again.id))


async def try_next(show: Callable[[Table], None], visit: Visit, action: TryNext) -> None:
    """Open a lobby for the same people with the settings that the account of the game suggests. The visitor
    gets a link."""
    await visit.think()
    visit.need_match()
    account = (await end_of(visit.table, visit.words)).account
    if account is None or not 0 <= action.number < len(account.tries):
        raise Stale
    again = await _opened(show, visit, swap=False)
    if again.in_lobby:
        await again.lobby.set_options(dict(account.tries[action.number].options))
    if again.shown.message_id is not None:
        await visit.say(_link(visit, again))
    else:
        await visit.say(visit.words.say("change-opened", table=again.id))


async def _opened(show: Callable[[Table], None], visit: Visit, *, swap: bool) -> Table:
    if not visit.table.is_seated(visit.person.user_id):
        raise Refusal(Problem("not-seated"))
    async with room_explained(visit.interaction):
        again = await visit.client.house.rematch(visit.table, visit.person, swap=swap)
    show(again)
    return again


def _link(visit: Visit, table: Table) -> str:
    """The title of a table, with a link to its message."""
    link = visit.client.places.message(table).jump_url
    return visit.words.say("status-title", table=table.id, link=link)
