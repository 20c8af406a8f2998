"""The lobby's message: seats, options, and how to begin."""

from __future__ import annotations

from functools import partial
from typing import Final

import discord
from discord import ButtonStyle, ui

from bot.engine import Strength
from bot.front.fairness.promises import fairness, promise_link
from bot.front.lobby.options import said_of, shared_options
from bot.front.shared import colours
from bot.front.shared.action import Button, identify
from bot.front.shared.actions import (
    AddAi,
    Close,
    CloseToOthers,
    DropAi,
    Join,
    LeadAnother,
    Leave,
    OpenRules,
    OpenToOthers,
    PickWhomToSendAway,
    Ready,
    SendAway,
    SetByHand,
    SetSuggestions,
    Start,
)
from bot.front.shared.components import Item, Pick, Pickable, Poster, Press, layout, picture, row, rows, size
from bot.front.shared.limits import MOST_COMPONENTS
from bot.front.shared.pictures import Print, Studio
from bot.front.shared.table_text import called, mentions, set_back
from bot.store import Sitter
from bot.tables.seating import LOBBY_POSITION, facts_of, free_seats, may_lead_another
from bot.tables.suggestions import AUTO, OFF, ON, SUGGESTIONS, are_allowed
from bot.tables.table import Table
from bot.wording import Words, message_id

OFFERED: Final[tuple[Strength, ...]] = ("adept", "novice", "master")
"""The strengths of AI that a lobby offers, the usual one first."""


async def lobby_picture(studio: Studio, table: Table, words: Words) -> Print:
    """The people to choose from, in games that have portraits of them; else the cover."""
    game, keys = table.game, [f"seat:{seat}" for seat in table.game.seats]
    if _is_ready(table) or not all(studio.has_portrait(game.key, key, words) for key in keys):
        return await studio.cover(game.key, words)
    return await studio.lineup(game.key, [(key, words.label(key)) for key in keys], words)


def _is_ready(table: Table) -> bool:
    """True if everything is settled, and the only member at the table may begin."""
    return table.row.preset is not None and len(table.humans) == 1


def lobby_message(table: Table, words: Words, cover: Print) -> ui.LayoutView:
    """The seats, the options and the buttons that change them; or, of a table that is ready to begin, what it
    is and how to begin."""
    if _is_ready(table):
        return _ready_message(table, words, cover)
    lines = [words.say("lobby-title"), words.say("lobby-pitch"), *_legacy(table, words)]
    sitting = [_sitting(sitter, table, words) for sitter in table.sitters] or [words.say("lobby-empty")]
    if words.has("lobby-order") and len(sitting) > 1:
        sitting.append(words.say("lobby-order"))
    sitting += [*_doorplate(table, words), words.say("lobby-how"), _suggestions(table, words)]
    sitting += [*_seats(table, words), *set_back(table, words)]
    top: list[Item] = [
        ui.TextDisplay("\n".join(lines)),
        picture("board", cover.alt),
        ui.TextDisplay("\n".join(sitting)),
    ]
    foot: list[Item] = [
        *rows(_join_buttons(table, words)),
        *rows(_table_buttons(table, words)),
        *_fairness(table, words),
    ]
    room = MOST_COMPONENTS - 1 - size(top) - size(foot)
    return layout(ui.Container(*top, *shared_options(table, words, room), *foot, accent_colour=colours.TABLE))


def _ready_message(table: Table, words: Words, cover: Print) -> ui.LayoutView:
    lines = [words.say("lobby-title"), *_way(table, words), *_legacy(table, words)]
    sitting = [_sitting(sitter, table, words) for sitter in table.sitters]
    buttons = [
        _press(table, words, Start(), ButtonStyle.success),
        _press(table, words, SetByHand()),
        _press(table, words, OpenRules()),
        _press(table, words, Close()),
    ]
    items: list[Item] = [
        ui.TextDisplay("\n".join(lines)),
        picture("board", cover.alt),
        ui.TextDisplay("\n".join([*sitting, words.say("lobby-ready-how"), *set_back(table, words)])),
        *rows(buttons),
        *_fairness(table, words),
    ]
    return layout(ui.Container(*items, accent_colour=colours.TABLE))


def _way(table: Table, words: Words) -> list[str]:
    """The preset with which a table was opened."""
    key = table.row.preset
    if not key:
        return [words.say("lobby-pitch")]
    return [words.say("lobby-way", preset=words.say(f"preset-{key}"), about=words.say(f"about-preset-{key}"))]


def _press(
    table: Table,
    words: Words,
    action: Button,
    style: ButtonStyle = ButtonStyle.secondary,
    *,
    disabled: bool = False,
) -> Press:
    """A button of the lobby, named after its action."""
    identifier = identify(action, table.id, LOBBY_POSITION)
    return Press(identifier, words.say(f"button-{action.key}"), style, disabled=disabled)


def _fairness(table: Table, words: Words) -> list[Item]:
    """Links to the promise and to the newest agreement. A lobby is shown only after its promise was
    posted."""
    return [] if promise_link(table) is None else [ui.TextDisplay(fairness(table, words))]


def _seats(table: Table, words: Words) -> list[str]:
    """The abilities of each seat, if the game has words for them."""
    return [
        words.say("lobby-about", seat=f"seat:{seat}", about=words.say(f"about-seat-{message_id(seat)}"))
        for seat in table.game.seats
        if words.has(f"about-seat-{message_id(seat)}")
    ]


def _suggestions(table: Table, words: Words) -> str:
    """A line that says if suggestions are on, and until when."""
    set_to = table.row.options.get(SUGGESTIONS.key, AUTO)
    present = ON if are_allowed(table) else OFF
    return words.say(f"lobby-suggestions-{'alone' if (set_to, present) == (AUTO, ON) else present}")


def asked_again(table: Table) -> list[int]:
    """The members a rematch waits for."""
    return [user_id for user_id in table.row.invited if not table.is_seated(user_id)]


def rung_for(table: Table) -> discord.AllowedMentions:
    """The members a new message mentions with a notification: those invited to a rematch, once."""
    first = table.in_lobby and table.shown.message_posted_at is None
    users = [discord.Object(user_id) for user_id in asked_again(table)] if first else []
    return discord.AllowedMentions(users=users) if users else discord.AllowedMentions.none()


def closed_message(table: Table, words: Words) -> ui.LayoutView:
    """The rest of a closed lobby's message."""
    row = table.row
    untouched = row.ended_at is not None and row.ended_at > row.touched_at
    text = words.say("lobby-untouched" if untouched else "lobby-closed", table=table.id)
    return layout(ui.Container(ui.TextDisplay(text), accent_colour=colours.TABLE))


def send_away_message(table: Table, words: Words) -> Poster:
    """The starter's private question for the place to take away."""
    lines = [Pickable(place_key(one), _plainly(one, words), _wish(one, words)) for one in table.sitters]
    whom = Pick(
        identify(PickWhomToSendAway(), table.id, LOBBY_POSITION), words.say("send-away-choose"), lines
    )
    title: Item = ui.TextDisplay(words.say("send-away-title", table=table.id))
    return Poster(layout(ui.Container(title, row(whom), accent_colour=colours.TABLE)))


def sent_away_message(sitter: Sitter, words: Words) -> Poster:
    text = words.say("sent-away", name=called(sitter, words))
    return Poster(layout(ui.Container(ui.TextDisplay(text), accent_colour=colours.TABLE)))


def place_key(sitter: Sitter) -> str:
    """A place together with its member: the number alone may be another member's by now."""
    return f"{sitter.number}-{sitter.user_id or 0}"


def _doorplate(table: Table, words: Words) -> list[str]:
    """The members who may still come."""
    lines: list[str] = []
    if again := asked_again(table):
        lines.append(words.say("lobby-asked-again", names=mentions(again)))
    if table.row.closed_to_others:
        lines.append(words.say("lobby-closed-to-others"))
    return lines


def _legacy(table: Table, words: Words) -> list[str]:
    """The legacy of the previous match, if the game has words for it."""
    if not table.row.legacy or not words.has("lobby-legacy"):
        return []
    return [words.say("lobby-legacy", facts_of(table.row.legacy))]


def _sitting(sitter: Sitter, table: Table, words: Words) -> str:
    """One sitter, with their options; in a lobby of several people also whether they are ready."""
    line, chosen = _line(sitter, table, words), said_of(sitter, table, words)
    if chosen:
        line = words.say("lobby-chosen", line=line, chosen=chosen)
    return words.say("lobby-ready", line=line) if sitter.ready and len(table.humans) > 1 else line


def _line(sitter: Sitter, table: Table, words: Words) -> str:
    if sitter.wish is None:
        if table.row.preset and len(table.sitters) == 1:
            return words.say("lobby-alone", name=called(sitter, words))
        return words.say("lobby-any-seat", name=called(sitter, words))
    return words.say("lobby-seat", name=called(sitter, words), seat=f"seat:{sitter.wish}")


def _plainly(sitter: Sitter, words: Words) -> str:
    """A name where a mention cannot be used."""
    return called(sitter, words) if sitter.user_id is None else sitter.name


def _wish(sitter: Sitter, words: Words) -> str:
    return words.say("button-join") if sitter.wish is None else words.label(f"seat:{sitter.wish}")


def _join_buttons(table: Table, words: Words) -> list[Press]:
    free = free_seats(table.game, table.sitters)
    seats = [
        Press(
            identify(Join(seat), table.id, LOBBY_POSITION),
            words.say("button-join-seat", seat=f"seat:{seat}"),
            ButtonStyle.primary,
            disabled=seat not in free,
        )
        for seat in table.game.seats
    ]
    return [*seats, Press(identify(Join(), table.id, LOBBY_POSITION), words.say("button-join"))]


def _late(table: Table) -> list[Sitter]:
    """The members who have not said that they are ready."""
    return [sitter for sitter in table.sitters if sitter.user_id is not None and not sitter.ready]


def _add_ai(table: Table, words: Words, strength: Strength, *, disabled: bool) -> Press:
    identifier = identify(AddAi(strength), table.id, LOBBY_POSITION)
    return Press(identifier, words.say("button-add-ai", strength=strength), disabled=disabled)


def _table_buttons(table: Table, words: Words) -> list[Press]:
    full = len(table.sitters) >= table.game.players[-1]
    ready = len(table.sitters) in table.game.players
    others = any(sitter.user_id != table.row.starter_id for sitter in table.sitters)
    door = OpenToOthers() if table.row.closed_to_others else CloseToOthers()
    has_ai = any(sitter.kind == "ai" for sitter in table.sitters)
    change = OFF if table.row.options.get(SUGGESTIONS.key) == ON else ON
    press = partial(_press, table, words)

    return [
        press(Start(), ButtonStyle.success, disabled=not ready),
        *([press(Ready(), disabled=not _late(table))] if len(table.humans) > 1 else []),
        *(_add_ai(table, words, strength, disabled=full) for strength in OFFERED),
        *([press(LeadAnother())] if may_lead_another(table.game, table.sitters) else []),
        *([press(DropAi())] if has_ai else []),
        press(Leave()),
        press(Close()),
        press(door),
        Press(
            identify(SetSuggestions(change), table.id, LOBBY_POSITION),
            words.say(f"button-suggestions-{change}"),
        ),
        *([press(SendAway())] if others else []),
        press(OpenRules()),
    ]
