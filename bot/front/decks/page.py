"""A deck on the desk: its cards, shelf by shelf, how many of each, and what is still wrong with it.

All of it is in one private message. The card that is looked at is drawn large; a press says how many of it
there shall be, so that a press that arrives twice changes nothing. Nothing but the number of the deck and
the card is in a button: whose the deck is, is asked of the store.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from discord import ButtonStyle, ui

from bot.engine import Deck, DeckRules, Problem, Refusal, Seat
from bot.front.inbound.access import LARGEST_NUMBER
from bot.front.inbound.acknowledging import think
from bot.front.inbound.refusals import whisper
from bot.front.inbound.visit import show_privately
from bot.front.shared import colours
from bot.front.shared.action import identify
from bot.front.shared.actions import (
    AskToDropDeck,
    CheckDeck,
    DropDeck,
    PickCard,
    PickShelf,
    SetCount,
    ShareDeck,
)
from bot.front.shared.components import MOST_CHOICES, Item, Pick, Pickable, Press, layout, picture, row, rows
from bot.front.shared.host import Interaction
from bot.front.shared.languages import words_for
from bot.front.shared.limits import LONGEST_MESSAGE, cut
from bot.front.shared.message import Poster
from bot.store import KeptDeck
from bot.tables.seating import Stale
from bot.wording import Words

MOST_FAULTS = 8
"""So many faults are said; of more, how many there are."""


@dataclass(frozen=True, slots=True)
class Desk:
    """A member's deck, and the rules that it is built by."""

    kept: KeptDeck
    rules: DeckRules
    words: Words

    @property
    def deck(self) -> Deck:
        """As it may be played today: a card that is no more is left out."""
        cards = {key: many for key, many in self.kept.cards.items() if key in self.cards}
        return Deck(Seat(self.kept.owner), cards)

    @property
    def cards(self) -> list[str]:
        return [card for shelf in self.shelves.values() for card in shelf]

    @property
    def shelves(self) -> Mapping[str, Sequence[str]]:
        return self.rules.shelves(Seat(self.kept.owner))

    @property
    def name(self) -> str:
        return self.kept.name

    @property
    def faults(self) -> list[str]:
        """What keeps it from being played, in sentences."""
        return [self.words.problem(problem) for problem in self.rules.problems(self.deck)]


def desk_for(interaction: Interaction, kept: KeptDeck) -> Desk:
    """The deck in the words of whoever acts."""
    rules = interaction.client.games[kept.game].decks
    assert rules is not None, f"{kept.game} has no decks to build"
    return Desk(kept, rules, words_for(interaction, kept.game))


async def own_desk(interaction: Interaction, number: int) -> Desk:
    """The visitor's deck of this number. Raises ``Refusal``, of another's as of one that never was."""
    decks = interaction.client.house.store.decks
    kept = await decks.one(interaction.user.id, number) if 0 < number <= LARGEST_NUMBER else None
    return _found(interaction, kept)


def _found(interaction: Interaction, kept: KeptDeck | None) -> Desk:
    if kept is None:
        raise Refusal(Problem("no-such-deck"))
    return desk_for(interaction, kept)


# What is shown


async def show_desk(interaction: Interaction, desk: Desk, card: str | None = None) -> None:
    """The deck, with one card large."""
    card = card or desk.cards[0]
    drawn = await interaction.client.studio.emblem(desk.kept.game, card, desk.words)
    items: list[Item] = [
        ui.TextDisplay(cut(standing(desk), LONGEST_MESSAGE)),
        picture("card", drawn.alt),
        *_numbers(desk, card),
        *_selects(desk, card),
        *_foot(desk),
    ]
    view = layout(ui.Container(*items, accent_colour=colours.DECK))
    await show_privately(interaction, Poster(view, {"card": drawn}))


def standing(desk: Desk) -> str:
    """What it is called, whose it is, how large it is, and what is wrong with it."""
    words = desk.words
    facts = {"owner": f"seat:{desk.kept.owner}", "count": desk.rules.size(desk.deck)}
    lines = [words.say("deck-title", name=desk.name), words.say("deck-about", facts)]
    faults = desk.faults
    lines += [words.say("deck-fault", problem=fault) for fault in faults[:MOST_FAULTS]]
    if len(faults) > MOST_FAULTS:
        lines.append(words.say("deck-more-faults", count=len(faults) - MOST_FAULTS))
    if not faults:
        lines.append(words.say("deck-is-sound"))
    return "\n".join(lines)


def contents(desk: Desk) -> str:
    """All of its cards, shelf by shelf."""
    words, deck = desk.words, desk.deck
    lines: list[str] = []
    for shelf, cards in desk.shelves.items():
        held = [
            words.say("deck-card", count=deck.cards[card], card=card) for card in cards if card in deck.cards
        ]
        if held:
            lines.append(words.say("deck-shelf", shelf=shelf, cards=words.join(held)))
    return "\n".join(lines)


def _numbers(desk: Desk, card: str) -> list[Item]:
    """How many of the card there shall be: one button for each number."""
    words, held = desk.words, desk.deck.cards.get(card, 0)
    presses = [
        Press(
            identify(SetCount(desk.kept.id, card, many)),
            words.say("deck-take", count=many),
            ButtonStyle.primary if many == held else ButtonStyle.secondary,
            disabled=many == held,
        )
        for many in range(desk.rules.most(card) + 1)
    ]
    return rows(presses)


def _selects(desk: Desk, card: str) -> list[Item]:
    """The cards that lie on the same shelf, and the shelves. A long shelf is several."""
    words, deck = desk.words, desk.deck
    pages = [
        (shelf, cards[start : start + MOST_CHOICES])
        for shelf, cards in desk.shelves.items()
        for start in range(0, len(cards), MOST_CHOICES)
    ]
    here = next(cards for _, cards in pages if card in cards)
    lines = [
        Pickable(
            key,
            words.say("deck-card", count=deck.cards[key], card=key)
            if key in deck.cards
            else words.label(key),
            words.say("deck-most", count=desk.rules.most(key)),
            chosen=key == card,
        )
        for key in here
    ]
    shelves = [
        Pickable(
            cards[0],
            words.label(shelf),
            words.say("deck-on-shelf", count=sum(deck.cards.get(key, 0) for key in cards)),
            chosen=card in cards,
        )
        for shelf, cards in pages[:MOST_CHOICES]
    ]
    return [
        row(Pick(identify(PickCard(desk.kept.id)), words.say("deck-choose-card"), lines)),
        row(Pick(identify(PickShelf(desk.kept.id)), words.say("deck-choose-shelf"), shelves)),
    ]


def _foot(desk: Desk) -> list[Item]:
    words = desk.words
    return rows(
        [
            Press(identify(CheckDeck(desk.kept.id)), words.say("button-deck-check")),
            Press(identify(ShareDeck(desk.kept.id)), words.say("button-deck-share")),
            Press(identify(AskToDropDeck(desk.kept.id)), words.say("button-deck-delete"), ButtonStyle.danger),
        ]
    )


# What its buttons do


async def look_at(interaction: Interaction, action: PickCard) -> None:
    """A card, or the first of a shelf."""
    desk = await own_desk(interaction, action.deck)
    await show_desk(interaction, desk, _known(desk, action.picked))


async def count(interaction: Interaction, action: SetCount) -> None:
    """So many of a card."""
    desk = await own_desk(interaction, action.deck)
    card, many = _known(desk, action.card), action.many
    if not 0 <= many <= desk.rules.most(card):
        raise Stale
    if desk.kept.cards.get(card, 0) != many:
        decks = interaction.client.house.store.decks
        kept = await decks.put(interaction.user.id, desk.kept.id, card, many)
        desk = _found(interaction, kept)
    await show_desk(interaction, desk, card)


async def check(interaction: Interaction, action: CheckDeck) -> None:
    await think(interaction)
    await tell_check(interaction, await own_desk(interaction, action.deck))


async def tell_check(interaction: Interaction, desk: Desk) -> None:
    """What is in it, and all that is wrong with it."""
    await whisper(interaction, f"{standing(desk)}\n{contents(desk)}")


async def share(interaction: Interaction, action: ShareDeck) -> None:
    await think(interaction)
    await whisper(interaction, shared(await own_desk(interaction, action.deck)))


def shared(desk: Desk) -> str:
    """The code, and what others do with it."""
    facts = {"name": desk.name, "owner": f"seat:{desk.kept.owner}", "code": desk.rules.write(desk.deck)}
    return desk.words.say("deck-shared", facts)


async def ask_to_delete(interaction: Interaction, action: AskToDropDeck) -> None:
    await think(interaction)
    desk = await own_desk(interaction, action.deck)
    drop = Press(identify(DropDeck(desk.kept.id)), desk.words.say("button-deck-drop"), ButtonStyle.danger)
    asked: Item = ui.TextDisplay(desk.words.say("deck-drop", name=desk.name))
    await show_privately(
        interaction, Poster(layout(ui.Container(asked, *rows([drop]), accent_colour=colours.DECK)))
    )


async def drop(interaction: Interaction, action: DropDeck) -> None:
    desk = await own_desk(interaction, action.deck)
    await interaction.client.house.store.decks.drop(interaction.user.id, desk.kept.id)
    gone: Item = ui.TextDisplay(desk.words.say("deck-dropped", name=desk.name))
    await show_privately(interaction, Poster(layout(ui.Container(gone, accent_colour=colours.DECK))))


def _known(desk: Desk, card: str) -> str:
    if card not in desk.cards:
        raise Stale
    return card
