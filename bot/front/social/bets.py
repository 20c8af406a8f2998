"""Bets for honour: spectators predict the next event, with a button for each guess."""

from __future__ import annotations

from functools import partial

from discord import ButtonStyle, ui

from bot.engine import Problem, Refusal
from bot.front.inbound.private_messages import PrivateMessages
from bot.front.inbound.visit import Visit
from bot.front.shared import colours
from bot.front.shared.action import Action, identify
from bot.front.shared.actions import BetOn
from bot.front.shared.components import Item, Poster, Press, layout, rows
from bot.tables.honour import Honour, bet, guesses_at, honours_at
from bot.tables.seating import Stale
from bot.tables.table import Table
from bot.wording import Words, message_id

MOST_LISTED = 5


async def open_bets(bets: PrivateMessages, visit: Visit, _: Action) -> None:
    """``Bet`` on the public message. A member has one page of bets at a table, as they have one hand."""
    await visit.think()
    if visit.table.is_seated(visit.person.user_id):
        raise Refusal(Problem("bets-are-for-watchers"))
    await _show(bets, visit)


async def bet_on(bets: PrivateMessages, visit: Visit, action: BetOn) -> None:
    """Bet, or change the bet while the same question is open. A late bet is refused, and the page shows the
    present guesses."""
    try:
        await bet(visit.table, visit.person, visit.position, action.guess)
    except Stale:
        await _show(bets, visit)
        raise Refusal(Problem("stale")) from None
    await _show(bets, visit)


async def _show(bets: PrivateMessages, visit: Visit) -> None:
    await bets.show(visit, partial(bets_poster, words=visit.words, user_id=visit.person.user_id))


async def bets_poster(table: Table, words: Words, user_id: int) -> Poster:
    guesses = guesses_at(table)
    honours, unproved = await honours_at(table)
    said = next((one.guess for one in reversed(unproved) if one.user_id == user_id), "")
    lines = [words.say("bets-title", table=table.id)]
    lines.append(words.say("bets-ask" if guesses else "bets-nothing"))
    if said:
        lines.append(words.say("bets-said", guess=said))
    items: list[Item] = [ui.TextDisplay("\n".join(lines))]
    buttons = [
        Press(
            identify(BetOn(guess), table.id, table.position),
            words.say(f"bet-{message_id(guess.partition(':')[0])}", {"guess": guess, **facts}),
            ButtonStyle.primary if guess == said else ButtonStyle.secondary,
        )
        for guess, facts in guesses.items()
    ]
    items += rows(buttons)
    if honours:
        items.append(ui.TextDisplay(honour_lines(words, honours)))
    return Poster(layout(ui.Container(*items, accent_colour=colours.BETS)))


async def sharpest(table: Table, words: Words) -> str:
    """The best guessers, after the end."""
    if table.row.status != "over":
        return ""
    honours, _ = await honours_at(table)
    if not honours or not honours[0].right:
        return ""
    best = honours[0]
    return words.say("bets-sharpest", name=best.name, right=best.right, of=best.of)


def honour_lines(words: Words, honours: list[Honour]) -> str:
    """The number of right guesses of each."""
    lines = [
        words.say("bets-honour", name=one.name, right=one.right, of=one.of) for one in honours[:MOST_LISTED]
    ]
    return "\n".join([words.say("bets-honours"), *lines])
