"""The lobby as a message: who sits where, what was agreed, and how to begin."""

from __future__ import annotations

from discord import ButtonStyle, ui
from discord.utils import escape_markdown

from bot.engine import Match, Setup, View
from bot.engine.chance import Dealer
from bot.front.components import Item, Pick, Pickable, Press, layout, picture, row, rows
from bot.front.identifiers import Identifier
from bot.front.studio import Print
from bot.store import Sitter
from bot.tables.seating import LOBBY_POSITION, free_seats, may_lead_another
from bot.tables.table import Table
from bot.wording import Words, message_id

COLOUR = 0x22304F


def opening_view(table: Table) -> View:
    """The table as it looks before the first move, for the lobby's picture."""
    game = table.game
    seats = game.seats[: max(game.players[0], len(table.sitters))]
    options = {option.key: option.default for option in game.options}
    return Match(game, Setup(seats, options), Dealer("lobby")).view(None)


def lobby_message(table: Table, words: Words, cover: Print) -> ui.LayoutView:
    """Seats, options and the buttons that change them."""
    lines = [words.say("lobby-title"), words.say("lobby-how")]
    sitting = [_line(sitter, words) for sitter in table.sitters] or [words.say("lobby-empty")]
    if words.has("lobby-order") and len(sitting) > 1:
        sitting.append(words.say("lobby-order"))
    fairness = words.say("fair-promise", commitment=table.row.commitment)
    return layout(
        ui.Container(
            ui.TextDisplay("\n".join(lines)),
            picture("board", cover.alt),
            ui.TextDisplay("\n".join(sitting)),
            *_options(table, words),
            *rows(_join_buttons(table, words)),
            *rows(_table_buttons(table, words)),
            ui.TextDisplay(fairness),
            accent_colour=COLOUR,
        )
    )


def closed_message(table: Table, words: Words) -> ui.LayoutView:
    """What is left of a lobby that was closed."""
    return layout(
        ui.Container(ui.TextDisplay(words.say("lobby-closed", table=table.id)), accent_colour=COLOUR)
    )


def _line(sitter: Sitter, words: Words) -> str:
    name = f"<@{sitter.user_id}>" if sitter.user_id is not None else escape_markdown(sitter.name)
    if sitter.wish is None:
        return words.say("lobby-any-seat", name=name)
    return words.say("lobby-seat", name=name, seat=f"seat:{sitter.wish}")


def _join_buttons(table: Table, words: Words) -> list[Press]:
    free = free_seats(table.game, table.sitters)
    seats = [
        Press(
            Identifier(table.id, LOBBY_POSITION, "join", seat),
            words.say("button-join-seat", seat=f"seat:{seat}"),
            ButtonStyle.primary,
            disabled=seat not in free,
        )
        for seat in table.game.seats
    ]
    return [*seats, Press(Identifier(table.id, LOBBY_POSITION, "join"), words.say("button-join"))]


def _table_buttons(table: Table, words: Words) -> list[Press]:
    full = len(table.sitters) >= table.game.players[-1]
    ready = len(table.sitters) in table.game.players
    has_ai = any(sitter.kind == "ai" for sitter in table.sitters)

    def press(action: str, style: ButtonStyle = ButtonStyle.secondary, *, disabled: bool = False) -> Press:
        identifier = Identifier(table.id, LOBBY_POSITION, action)
        return Press(identifier, words.say(f"button-{action}"), style, disabled=disabled)

    return [
        press("start", ButtonStyle.success, disabled=not ready),
        press("add-ai", disabled=full),
        *([press("lead-another")] if may_lead_another(table.game, table.sitters) else []),
        *([press("drop-ai")] if has_ai else []),
        press("leave"),
        press("close"),
        Press(Identifier(table.id, LOBBY_POSITION, "rules"), words.say("button-rules")),
    ]


def _options(table: Table, words: Words) -> list[Item]:
    return [
        row(
            Pick(
                Identifier(table.id, LOBBY_POSITION, "option", option.key),
                words.say(f"option-{message_id(option.key)}"),
                [
                    Pickable(
                        choice,
                        words.say(f"option-{message_id(option.key)}-{choice}"),
                        chosen=table.row.options.get(option.key, option.default) == choice,
                    )
                    for choice in option.choices
                ],
            )
        )
        for option in table.game.options
    ]
