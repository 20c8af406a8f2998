"""Close-ups: an open pile or a player's board, for players and spectators alike."""

from __future__ import annotations

from discord import ui

from bot.engine import Problem, Refusal
from bot.front.inbound.visit import Visit
from bot.front.shared import colours
from bot.front.shared.action import Action, identify
from bot.front.shared.actions import PickCloser
from bot.front.shared.components import Item, Pick, Pickable, Poster, layout, picture, row
from bot.front.shared.seat_names import players_of, with_names
from bot.tables.seating import Stale


async def look_closer(visit: Visit, _: Action) -> None:
    await visit.think()
    await visit.show(await closeup_poster(visit, 0))


async def look_closer_at(visit: Visit, action: PickCloser) -> None:
    await visit.show(await closeup_poster(visit, max(action.picked, 0)))


async def closeup_poster(visit: Visit, number: int) -> Poster:
    """One close-up, with the way to the others."""
    table, words, studio = visit.table, visit.words, visit.client.studio
    if table.match is None:
        raise Stale
    view = table.match.view(None)
    keys = studio.closeups(table.game.key, view)
    if not keys:
        raise Refusal(Problem("nothing-closer"))
    number = min(number, len(keys) - 1)
    drawn = await studio.closeup(table.game.key, view, words, keys[number], players_of(table, words))
    named = with_names(table, words)
    lines = [Pickable(str(place), named.label(key), chosen=place == number) for place, key in enumerate(keys)]
    items: list[Item] = [
        ui.TextDisplay(named.say("closer-title", table=table.id, what=keys[number])),
        picture("closer", drawn.alt),
        *([ui.TextDisplay(drawn.caption)] if drawn.caption else []),
        row(Pick(identify(PickCloser(), table.id, table.position), words.say("closer-choose"), lines)),
    ]
    return Poster(layout(ui.Container(*items, accent_colour=colours.LOOKING)), {"closer": drawn})
