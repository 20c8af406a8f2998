"""The options of a lobby: those of the table, those of each seat, and presets.

If the table has few options, they are on its public message. Many options, and those of a seat, are chosen in
a private message; the public message lists the choices.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from discord import ui

from bot.engine import Deck, GameOption, Seat
from bot.front.shared import colours
from bot.front.shared.action import Action, Identifier, identify
from bot.front.shared.actions import (
    IN_PUBLIC,
    OpenOptions,
    OpenOwnOptions,
    OptionNone,
    PickOption,
    PickWhoseOptions,
    TakePreset,
)
from bot.front.shared.components import (
    MOST_CHOICES,
    Item,
    Pick,
    Pickable,
    Poster,
    Press,
    layout,
    picture,
    row,
    rows,
    size,
)
from bot.front.shared.limits import LONGEST_MESSAGE, MOST_COMPONENTS, cut
from bot.front.shared.pictures import Print, Studio
from bot.front.shared.table_text import ai_name, choice_label
from bot.store import KeptDeck, Sitter
from bot.tables.seating import LOBBY_POSITION
from bot.tables.table import Table
from bot.wording import Words, message_id

EVERYBODY = 0
"""The number that stands for the whole table in place of a sitter's."""
OF_ONES_OWN = "deck:"
"""The prefix of a deck's number among the choices."""
DECK = re.compile("[0-9]{1,9}")
FRAME = 7
"""The number of components reserved around the options, for portraits, tabs and pages."""


@dataclass(frozen=True, slots=True)
class Chooser:
    """One set of options: a sitter's, or the table's. ``decks`` are those of the member who chooses."""

    table: Table
    words: Words
    number: int = EVERYBODY
    decks: Sequence[KeptDeck] = ()

    @property
    def sitter(self) -> Sitter | None:
        return next((one for one in self.table.sitters if one.number == self.number), None)

    @property
    def options(self) -> list[GameOption]:
        each_seat = self.number != EVERYBODY
        return [option for option in self.table.game.options if option.each_seat == each_seat]

    @property
    def shown(self) -> list[GameOption]:
        """The options that have an effect beside the other settings."""
        return [option for option in self.options if option.matters(self.table.row.options)]

    @property
    def chosen(self) -> Mapping[str, str]:
        sitter = self.sitter
        return self.table.row.options if sitter is None else sitter.chosen

    def keys(self, option: GameOption) -> tuple[str, ...]:
        """The current choices of an option."""
        return option.keys(self.chosen.get(option.key, option.default))

    def decks_for(self, option: GameOption) -> list[KeptDeck]:
        """The decks that may be chosen here: those for the sitter's wished seat, or for any if there is no
        wish."""
        rules, sitter = self.table.game.decks, self.sitter
        if rules is None or rules.option != option.key or sitter is None:
            return []
        return [deck for deck in self.decks if sitter.wish in (None, deck.owner)]

    def identifier(self, action: Action) -> Identifier:
        return identify(action, self.table.id, LOBBY_POSITION)


def deck_of(choice: str) -> int | None:
    """The number of the chosen deck; ``None`` if the choice is not a deck."""
    number = choice.removeprefix(OF_ONES_OWN)
    return int(number) if number != choice and DECK.fullmatch(number) else None


def _about(words: Words, option: GameOption, choice: str) -> str:
    own = f"about-option-{message_id(option.key)}-{message_id(choice)}"
    return words.say(own) if words.has(own) else ""


def said(chooser: Chooser, option: GameOption) -> str:
    """An option with its choice, such as ``**Level**: Normal``."""
    words = chooser.words
    names = tuple(choice_label(words, option, key) for key in chooser.keys(option))
    chosen = words.join(names) if names else words.say("option-nothing")
    return words.say("option-said", option=words.say(f"option-{message_id(option.key)}"), chosen=chosen)


def said_of(sitter: Sitter, table: Table, words: Words) -> str:
    """All choices of a sitter in one line; empty if the game has no options for seats."""
    chooser = Chooser(table, words, sitter.number)
    names = [choice_label(words, option, key) for option in chooser.options for key in chooser.keys(option)]
    return words.join(names)


def option_items(chooser: Chooser, option: GameOption, page: int) -> list[Item]:
    """An option's name and its selects."""
    words, chosen = chooser.words, chooser.keys(option)
    choices = [
        Pickable(key, choice_label(words, option, key), _about(words, option, key), chosen=key in chosen)
        for key in option.choices
    ]
    choices += [_deck_line(chooser, deck, chosen) for deck in chooser.decks_for(option)]
    single = len(chosen) < 2 and option.single(chooser.table.row.options)
    most = 1 if single else option.most
    items: list[Item] = [ui.TextDisplay(said(chooser, option))]
    for start in range(0, len(choices), MOST_CHOICES):
        lines = choices[start : start + MOST_CHOICES]
        asked = words.say("option-choose", option=words.say(f"option-{message_id(option.key)}"))
        identifier = chooser.identifier(PickOption(chooser.number, start, page, option.key))
        items.append(row(Pick(identifier, asked, lines, most=min(most, len(lines)))))
    if option.least == 0 and chosen:
        none = chooser.identifier(OptionNone(chooser.number, page, option.key))
        items += rows([Press(none, words.say("option-none"))])
    return items


def _deck_line(chooser: Chooser, deck: KeptDeck, chosen: Sequence[str]) -> Pickable:
    """A deck of the member who chooses, by its name."""
    rules, words = chooser.table.game.decks, chooser.words
    assert rules is not None, "decks are offered where they are built"
    code = rules.write(Deck(Seat(deck.owner), deck.cards))
    return Pickable(
        f"{OF_ONES_OWN}{deck.id}", deck.name, words.label(f"seat:{deck.owner}"), chosen=code in chosen
    )


def shared_options(table: Table, words: Words, room: int) -> list[Item]:
    """The options on the public message: the selects themselves, or the choices with a button to open
    them."""
    chooser = Chooser(table, words)
    presets, buttons = _presets(table, words), _buttons(table, words)
    items = [item for option in chooser.shown for item in option_items(chooser, option, IN_PUBLIC)]
    if size(items) + size(presets) + size(rows(buttons)) <= room:
        return [*presets, *items, *rows(buttons)]
    settle = Press(chooser.identifier(OpenOptions(chooser.number)), words.say("button-options"))
    lines = "\n".join(said(chooser, option) for option in chooser.shown)
    return [*presets, ui.TextDisplay(cut(lines, LONGEST_MESSAGE)), *rows([settle, *buttons])]


def _presets(table: Table, words: Words) -> list[Item]:
    """The presets, a button each. One that only names a seat has the seat's own button here."""
    presets = [one for one in table.game.presets if one.options][:MOST_CHOICES]
    here = Chooser(table, words)
    lines = [Press(here.identifier(TakePreset(one.key)), words.say(f"preset-{one.key}")) for one in presets]
    return rows(lines)


def _buttons(table: Table, words: Words) -> list[Press]:
    own = any(option.each_seat for option in table.game.options)
    return [Press(Chooser(table, words).identifier(OpenOwnOptions()), words.say("button-own"))] if own else []


# In private


async def options_poster(studio: Studio, chooser: Chooser, page: int, tabs: Sequence[Sitter] = ()) -> Poster:
    """A page of options, as many as fit into a message, with the portraits of what is chosen."""
    pages = _pages(chooser)
    page = min(max(page, 0), len(pages) - 1)
    drawn = await _portraits(studio, chooser, pages[page])
    head: list[Item] = [ui.TextDisplay(_title(chooser))]
    if drawn is not None:
        head.append(picture("chosen", drawn.alt))
    items = [item for option in pages[page] for item in option_items(chooser, option, page)]
    foot = [*_leafing(chooser, page, len(pages)), *_tabs(chooser, tabs)]
    shown = layout(ui.Container(*head, *items, *foot, accent_colour=colours.TABLE))
    return Poster(shown, {"chosen": drawn} if drawn is not None else {})


async def _portraits(studio: Studio, chooser: Chooser, options: Sequence[GameOption]) -> Print | None:
    """The seat of the sitter and what is chosen, as far as they have portraits."""
    words, sitter, game = chooser.words, chooser.sitter, chooser.table.game.key
    named = [(f"seat:{sitter.wish}", words.label(f"seat:{sitter.wish}"))] if sitter and sitter.wish else []
    for option in options:
        named += [(f"{option.key}:{key}", choice_label(words, option, key)) for key in chooser.keys(option)]
    shown = [(key, name) for key, name in named if studio.has_portrait(game, key, words)]
    return await studio.lineup(game, shown, words) if shown else None


def _title(chooser: Chooser) -> str:
    words, sitter = chooser.words, chooser.sitter
    if sitter is None:
        return words.say("options-title", table=chooser.table.id)
    return words.say("options-own", table=chooser.table.id, name=place_name(sitter, words))


def place_name(sitter: Sitter, words: Words) -> str:
    """The wished seat, or else the member's name."""
    if sitter.wish is not None:
        return words.label(f"seat:{sitter.wish}")
    return sitter.name or ai_name(sitter, words)


def _pages(chooser: Chooser) -> list[list[GameOption]]:
    room = MOST_COMPONENTS - 2 - FRAME
    pages: list[list[GameOption]] = [[]]
    left = room
    for option in chooser.shown:
        needed = size(option_items(chooser, option, IN_PUBLIC)) + 2
        if pages[-1] and needed > left:
            pages.append([])
            left = room
        pages[-1].append(option)
        left -= needed
    return pages


def _leafing(chooser: Chooser, page: int, pages: int) -> list[Item]:
    if pages < 2:
        return []
    words = chooser.words
    before = chooser.identifier(OpenOptions(chooser.number, page - 1))
    after = chooser.identifier(OpenOptions(chooser.number, page + 1))
    return rows(
        [
            Press(before, words.say("button-page-before"), disabled=page == 0),
            Press(after, words.say("button-page-after"), disabled=page == pages - 1),
        ]
    )


def _tabs(chooser: Chooser, tabs: Sequence[Sitter]) -> list[Item]:
    """The seats the same person chooses for: their own, and the AI's."""
    if len(tabs) < 2:
        return []
    words = chooser.words
    names = [place_name(one, words) for one in tabs]
    lines = [
        Pickable(str(one.number), _told_apart(words, names, place), chosen=one.number == chooser.number)
        for place, one in enumerate(tabs)
    ]
    whose = chooser.identifier(PickWhoseOptions())
    asked = words.say("options-of")
    shown = next((line.label for line in lines if line.chosen), lines[0].label)
    return [
        ui.TextDisplay(words.say("option-said", option=asked, chosen=shown)),
        row(Pick(whose, asked, lines[:MOST_CHOICES])),
    ]


def _told_apart(words: Words, names: Sequence[str], place: int) -> str:
    """A name; AI seats with the same name are numbered."""
    name, copies = names[place], names.count(names[place])
    return (
        words.say("option-copy", name=name, copy=names[: place + 1].count(name), copies=copies)
        if copies > 1
        else name
    )
