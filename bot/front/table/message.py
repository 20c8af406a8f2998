"""The public message of a table, told as a story: headline, board, chapter, and open questions.

It uses only public facts: the spectators' view, public steps, and the seats that have locked in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from discord import ButtonStyle, ui

from bot.engine import Step
from bot.front.fairness.promises import fairness
from bot.front.inbound.refusals import report_button
from bot.front.shared import colours, table_text
from bot.front.shared.action import Button, identify
from bot.front.shared.actions import LookCloser, OpenBets, OpenHand, OpenLog, OpenRules, Watch
from bot.front.shared.components import Item, Poster, Press, layout, picture, pictures, rows
from bot.front.shared.pictures import Print, Studio
from bot.front.shared.seat_names import players_of, with_names
from bot.front.table.chapter_ends import ChapterEnds, said_of
from bot.front.table.ending import NO_END, End, end_buttons, end_of, reveal
from bot.front.table.story import ROOM, Story, height_of, story_of
from bot.tables.honour import guesses_at
from bot.tables.suggestions import are_allowed, askers
from bot.tables.table import Table
from bot.wording import Words

OVER = 0xD9A441
ENDED = ("over", "cancelled")


async def table_poster(
    studio: Studio, ends: ChapterEnds, table: Table, words: Words, news: Sequence[Step], honour: str = ""
) -> Poster:
    """The table as everybody sees it. ``news`` are the steps of the current chapter; ``honour`` names the
    best guessers among the spectators."""
    match = table.match
    assert match is not None
    game, view, players = table.game.key, match.view(None), players_of(table, words)
    said = with_names(table, words)
    end = await end_of(table, said) if table.row.status in ENDED else NO_END
    account = await _chapter(ends, table, said, news) if end.account is None else ""
    room = ROOM - height_of("\n".join([status(table, said), account, *end.told, end.tries]))
    story = story_of(
        news,
        table.game.chapters,
        partial(studio.weight, game),
        said.step,
        room,
        end.headline,
        least=0 if account else 1,
    )
    prints: dict[str, Print] = {}
    newest = story.newest
    scene = newest if newest is not None and studio.fills(game, view, newest) else None
    if end.account is not None:
        prints["board"] = await studio.ending(game, view, words, players, end.account)
    else:
        prints["board"] = await studio.board(game, view, words, players, None if scene else newest)
    if story.drawn:
        prints["page"] = await studio.page(game, story.drawn, words, players)
    elif table.playing and (beside := await studio.beside(game, view, words, players)) is not None:
        prints["beside"] = beside
    elif table.playing and scene is not None:
        prints["page"] = await studio.board(game, view, words, players, scene)
    campaign = table.game.campaign(view) if table.playing else None
    if campaign is not None:
        prints["map"] = await studio.closeup(game, view, words, campaign.map, players)
    if table.match is None:
        # The table is being reloaded meanwhile; it is shown again after that.
        return Poster(paused_message(table, words))
    closer = bool(studio.closeups(game, view))
    return Poster(
        table_message(table, said, story, prints, end, account, closer=closer, honour=honour), prints
    )


def table_message(
    table: Table,
    words: Words,
    story: Story,
    prints: Mapping[str, Print],
    end: End = NO_END,
    account: str = "",
    *,
    closer: bool,
    honour: str = "",
) -> ui.LayoutView:
    """The headline, board, chapter, open questions and buttons. ``account`` is that of the chapter before;
    ``end`` that of the game."""
    shown = {name: one.alt for name, one in prints.items()}
    items: list[Item] = [ui.TextDisplay(_heading(table, words, story, end))]
    items.append(picture("board", shown.pop("board")))
    if end.told:
        items.append(ui.TextDisplay("\n".join(end.told)))
    if story.title is not None and (shown or not end.told):  # the title of a page
        items.append(ui.TextDisplay(f"-# **{words.step(story.title)}**"))
    items += pictures(shown)
    told = "" if end.told else "\n".join(filter(None, [account, _told(words, story)]))
    if told:
        items.append(ui.TextDisplay(told))
    present = [
        line for line in (status(table, words), *table_text.set_back(table, words), honour, end.tries) if line
    ]
    items += [ui.TextDisplay("\n".join(present)), *rows(_buttons(table, words, end, closer=closer))]
    return layout(ui.Container(*items, accent_colour=OVER if table.row.status == "over" else colours.TABLE))


async def _chapter(ends: ChapterEnds, table: Table, words: Words, news: Sequence[Step]) -> str:
    """The account of the stretch that has just ended, until something has happened in the next one. The
    headline says what comes next."""
    public = [step for step in news if step.view is not None]
    newest = public[-1].position if public else 0
    opens = table.game.chapter_accounts.opens
    if not any(step.name in opens and step.position == newest for step in public):
        return ""
    ended = await ends.later_than(table, news, newest - 1)
    return said_of(replace(ended[-1], told=ended[-1].told[:-1]), words) if ended else ""


def _heading(table: Table, words: Words, story: Story, end: End) -> str:
    """The table's number, and the headline."""
    assert table.match is not None
    asked = table_text.asked(table)
    lines = [words.say("table-line", table=table.id, asked=bool(asked), since=asked)]
    if end.headline:
        lines.append(words.say("table-headline", text=end.headline))
    elif story.headline is not None:
        lines.append(words.say("table-headline", text=words.step(story.headline)))
    campaign = table.game.campaign(table.match.view(None)) if table.playing else None
    if campaign is not None:
        lines.append(words.say("table-campaign", text=words.say("campaign", campaign.facts)))
    return "\n".join(lines)


def _told(words: Words, story: Story) -> str:
    lines = [f"- {words.step(step)}" for step in story.highlights]
    if story.untold:
        lines.append(words.say("table-untold", count=story.untold))
    return "\n".join(lines)


def status(table: Table, words: Words) -> str:
    """The open questions and the locked seats; after the end, the winner and the seed."""
    match = table.match
    if table.row.status == "cancelled":
        return reveal(table, words)
    if table.row.status == "paused" or match is None:
        return words.say(f"table-{table_text.standstill(table)}")
    if match.outcome is not None:
        lines = [*_suggestions(table, words), reveal(table, words)]
        if match.outcome.winners:
            won = words.say("table-won", winners=table_text.seats(table, words, match.outcome.winners))
            lines.insert(0, won)
        return "\n".join(lines)
    lines = table_text.open_questions(table, words)
    if match.position == 0:
        lines.append(fairness(table, words))
    return "\n".join(lines)


def _suggestions(table: Table, words: Words) -> list[str]:
    """The players who have asked for suggestions, if they were allowed."""
    assert table.match is not None
    if asked := askers(table.match):
        return [words.say("table-suggested", names=table_text.seats(table, words, asked))]
    return [words.say("table-unsuggested")] if are_allowed(table) else []


def paused_message(table: Table, words: Words) -> ui.LayoutView:
    """A table whose journal the present rules do not accept: it is paused, or has ended."""
    lines = [words.say("table-title", table=table.id)]
    if table.row.status == "cancelled":
        lines.append(words.say("table-cancelled"))
    lines.append(status(table, words))
    log = Press(identify(OpenLog(), table.id, table.position), words.say("button-log"))
    if table.row.status == "paused":
        buttons = [log, report_button(words, table.id, table_text.standstill(table))]
    else:
        buttons = [*end_buttons(table, words), log]
    present: Item = ui.TextDisplay("\n".join(lines))
    return layout(ui.Container(present, *rows(buttons), accent_colour=colours.TABLE))


def moved_message(table: Table, words: Words, link: str) -> ui.LayoutView:
    """The message in a table's former place."""
    text = words.say("table-moved", table=table.id, link=link)
    return layout(ui.Container(ui.TextDisplay(text), accent_colour=colours.TABLE))


def _buttons(table: Table, words: Words, end: End, *, closer: bool) -> list[Press]:
    def press(action: Button, style: ButtonStyle = ButtonStyle.secondary) -> Press:
        return Press(identify(action, table.id, table.position), words.say(f"button-{action.key}"), style)

    look = [press(LookCloser())] if closer else []
    public = [*look, press(Watch()), press(OpenLog()), press(OpenRules())]
    if table.row.status in ENDED:
        return [*end_buttons(table, words, end.account), *public]
    bets = [press(OpenBets())] if guesses_at(table) else []
    return [press(OpenHand(), ButtonStyle.primary), *public, *bets]
