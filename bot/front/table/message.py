"""The public message of a table, told as a story: headline, board, chapter, and open questions.

It uses only public facts: the spectators' view, public steps, and the seats that have locked in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from discord import ButtonStyle, ui

from bot.engine import Outcome, Step
from bot.front.fairness.promises import fairness
from bot.front.inbound.refusals import report_button
from bot.front.shared import colours, table_text
from bot.front.shared.action import Button, identify
from bot.front.shared.actions import LookCloser, OpenBets, OpenHand, OpenLog, OpenRules, Rematch, Watch
from bot.front.shared.components import Item, Press, layout, picture, rows
from bot.front.shared.message import Poster
from bot.front.shared.pictures import Print, Studio
from bot.front.shared.seat_names import company_of, in_company
from bot.front.table.story import ROOM, Story, height_of, story_of
from bot.tables.honour import guesses_at
from bot.tables.seating import legacy_of
from bot.tables.table import Table
from bot.wording import Words

OVER = 0xD9A441


async def table_poster(
    studio: Studio, table: Table, words: Words, news: Sequence[Step], honour: str = ""
) -> Poster:
    """The table as everybody sees it. ``news`` are the steps of the current chapter; ``honour`` names the
    best guessers among the spectators."""
    match = table.match
    assert match is not None
    game, view, company = table.game.key, match.view(None), company_of(table, words)
    said = in_company(table, words)
    room = ROOM - height_of(status(table, said))
    outcome = outcome_of(match.outcome, said) if match.outcome is not None else ""
    story = story_of(news, table.game.chapters, partial(studio.weight, game), said.step, room, outcome)
    prints: dict[str, Print] = {}
    if table.row.status == "over":
        prints["board"] = await studio.ending(game, view, words, company)
    else:
        prints["board"] = await studio.board(game, view, words, company, story.newest)
    if story.drawn:
        prints["page"] = await studio.page(game, story.drawn, words, company)
    elif table.playing and (beside := await studio.beside(game, view, words, company)) is not None:
        prints["beside"] = beside
    if table.match is None:
        # The table is being reloaded meanwhile; it is shown again after that.
        return Poster(paused_message(table, words))
    closer = bool(studio.closeups(game, view))
    return Poster(table_message(table, said, story, prints, closer=closer, honour=honour), prints)


def table_message(
    table: Table, words: Words, story: Story, prints: Mapping[str, Print], *, closer: bool, honour: str = ""
) -> ui.LayoutView:
    """The headline, board, chapter, open questions and buttons."""
    pictures = {name: picture(name, one.alt) for name, one in prints.items()}
    items: list[Item] = [ui.TextDisplay(_heading(table, words, story)), pictures.pop("board")]
    if story.title is not None:
        items.append(ui.TextDisplay(f"-# **{words.step(story.title)}**"))
    items += pictures.values()
    if told := _told(words, story):
        items.append(ui.TextDisplay(told))
    present = "\n".join([status(table, words), honour] if honour else [status(table, words)])
    items += [ui.TextDisplay(present), *rows(_buttons(table, words, closer=closer))]
    return layout(ui.Container(*items, accent_colour=OVER if table.row.status == "over" else colours.TABLE))


def _heading(table: Table, words: Words, story: Story) -> str:
    """The table's number, and the headline."""
    assert table.match is not None
    asked = table_text.asked(table)
    lines = [words.say("table-line", table=table.id, asked=bool(asked), since=asked)]
    if table.match.outcome is not None:
        lines.append(words.say("table-headline", text=outcome_of(table.match.outcome, words)))
    elif story.headline is not None:
        lines.append(words.say("table-headline", text=words.step(story.headline)))
    return "\n".join(lines)


def _told(words: Words, story: Story) -> str:
    lines = [f"- {words.step(step)}" for step in story.highlights]
    if story.untold:
        lines.append(words.say("table-untold", count=story.untold))
    return "\n".join(lines)


def outcome_of(outcome: Outcome, words: Words) -> str:
    return words.say(f"outcome-{outcome.reason}", outcome.facts)


def status(table: Table, words: Words) -> str:
    """The open questions and the locked seats; after the end, the winner and the seed."""
    match = table.match
    if table.row.status == "cancelled":
        lines = [words.say("table-cancelled")]
        if table.row.started_at is not None:
            lines.append(_reveal(table, words))
        return "\n".join(lines)
    if table.row.status == "paused" or match is None:
        return words.say(f"table-{table_text.standstill(table)}")
    if match.outcome is not None:
        lines = [_reveal(table, words)]
        if match.outcome.winners:
            won = words.say("table-won", winners=table_text.seats(table, words, match.outcome.winners))
            lines.insert(0, won)
        return "\n".join(lines)
    lines = table_text.waiting(table, words)
    if match.locked:
        locked = [seat for seat in match.pending if seat in match.locked]
        lines.append(words.say("table-locked", names=table_text.seats(table, words, locked)))
    if match.position == 0:
        lines.append(fairness(table, words))
    return "\n".join(lines)


def _reveal(table: Table, words: Words) -> str:
    return words.say("fair-reveal", table=table.id, seed=table.row.seed)


def paused_message(table: Table, words: Words) -> ui.LayoutView:
    """A table whose journal the present rules do not accept, or one that was called off."""
    title = words.say("table-title", table=table.id)
    log = Press(identify(OpenLog(), table.id, table.position), words.say("button-log"))
    report = (
        [report_button(words, table.id, table_text.standstill(table))] if table.row.status == "paused" else []
    )
    present: Item = ui.TextDisplay(f"{title}\n{status(table, words)}")
    return layout(ui.Container(present, *rows([log, *report]), accent_colour=colours.TABLE))


def moved_message(table: Table, words: Words, link: str) -> ui.LayoutView:
    """The message in a table's former place."""
    text = words.say("table-moved", table=table.id, link=link)
    return layout(ui.Container(ui.TextDisplay(text), accent_colour=colours.TABLE))


def _buttons(table: Table, words: Words, *, closer: bool) -> list[Press]:
    def press(action: Button, style: ButtonStyle = ButtonStyle.secondary) -> Press:
        return Press(identify(action, table.id, table.position), words.say(f"button-{action.key}"), style)

    look = [press(LookCloser())] if closer else []
    public = [*look, press(Watch()), press(OpenLog()), press(OpenRules())]
    if table.row.status == "over":
        again = identify(Rematch(), table.id, table.position)
        named = "button-go-on" if legacy_of(table.row) else "button-rematch"
        return [Press(again, words.say(named), ButtonStyle.primary), *public]
    bets = [press(OpenBets())] if guesses_at(table) else []
    return [press(OpenHand(), ButtonStyle.primary), *public, *bets]
