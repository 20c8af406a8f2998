"""The page of a deck: its cards by shelf, the copies of each, and its faults.

All of it is one private message. One card is drawn large; buttons set the number of its copies: a press that
arrives twice changes nothing. A button holds only the number of the deck and the card; the store checks the
owner.
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
)
from bot.front.shared.host import Interaction
from bot.front.shared.languages import words_for
from bot.front.shared.limits import LONGEST_MESSAGE, cut
from bot.store import KeptDeck
from bot.tables.seating import Stale
from bot.wording import Words

MOST_FAULTS = 8
"""The number of faults that are listed; the rest is counted."""


@dataclass(frozen=True, slots=True)
class OwnDeck:
    """A member's deck, with its deck rules."""

    kept: KeptDeck
    rules: DeckRules
    words: Words

    @property
    def deck(self) -> Deck:
        """The deck without cards that no longer exist."""
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
        """The reasons why the deck cannot be played, in sentences."""
        return [self.words.problem(problem) for problem in self.rules.problems(self.deck)]


def own_deck_of(interaction: Interaction, kept: KeptDeck) -> OwnDeck:
    """The deck with words in the visitor's language."""
    rules = interaction.client.games[kept.game].decks
    assert rules is not None, f"{kept.game} has no decks to build"
    return OwnDeck(kept, rules, words_for(interaction, kept.game))


async def own_deck(interaction: Interaction, number: int) -> OwnDeck:
    """The visitor's deck with this number. Raises ``Refusal`` for another member's deck, as for one that
    never existed."""
    decks = interaction.client.house.store.decks
    kept = await decks.one(interaction.user.id, number) if 0 < number <= LARGEST_NUMBER else None
    return _found(interaction, kept)


def _found(interaction: Interaction, kept: KeptDeck | None) -> OwnDeck:
    if kept is None:
        raise Refusal(Problem("no-such-deck"))
    return own_deck_of(interaction, kept)


# What is shown


async def show_deck(interaction: Interaction, mine: OwnDeck, card: str | None = None) -> None:
    """Show the deck, with one card large."""
    card = card or mine.cards[0]
    drawn = await interaction.client.studio.emblem(mine.kept.game, card, mine.words)
    items: list[Item] = [
        ui.TextDisplay(cut(summary(mine), LONGEST_MESSAGE)),
        picture("card", drawn.alt),
        *_numbers(mine, card),
        *_selects(mine, card),
        *_foot(mine),
    ]
    view = layout(ui.Container(*items, accent_colour=colours.DECK))
    await show_privately(interaction, Poster(view, {"card": drawn}))


def summary(mine: OwnDeck) -> str:
    """The name, owner, size and faults of the deck."""
    words = mine.words
    facts = {"owner": f"seat:{mine.kept.owner}", "count": mine.rules.size(mine.deck)}
    lines = [words.say("deck-title", name=mine.name), words.say("deck-about", facts)]
    faults = mine.faults
    lines += [words.say("deck-fault", problem=fault) for fault in faults[:MOST_FAULTS]]
    if len(faults) > MOST_FAULTS:
        lines.append(words.say("deck-more-faults", count=len(faults) - MOST_FAULTS))
    if not faults:
        lines.append(words.say("deck-is-sound"))
    return "\n".join(lines)


def contents(mine: OwnDeck) -> str:
    """All cards, by shelf."""
    words, deck = mine.words, mine.deck
    lines: list[str] = []
    for shelf, cards in mine.shelves.items():
        held = [
            words.say("deck-card", count=deck.cards[card], card=card) for card in cards if card in deck.cards
        ]
        if held:
            lines.append(words.say("deck-shelf", shelf=shelf, cards=words.join(held)))
    return "\n".join(lines)


def _numbers(mine: OwnDeck, card: str) -> list[Item]:
    """Buttons for the number of copies of the card."""
    words, held = mine.words, mine.deck.cards.get(card, 0)
    presses = [
        Press(
            identify(SetCount(mine.kept.id, card, many)),
            words.say("deck-take", count=many),
            ButtonStyle.primary if many == held else ButtonStyle.secondary,
            disabled=many == held,
        )
        for many in range(mine.rules.most(card) + 1)
    ]
    return rows(presses)


def _selects(mine: OwnDeck, card: str) -> list[Item]:
    """Selects of the cards on the same shelf, and of the shelves. A long shelf is several selects."""
    words, deck = mine.words, mine.deck
    pages = [
        (shelf, cards[start : start + MOST_CHOICES])
        for shelf, cards in mine.shelves.items()
        for start in range(0, len(cards), MOST_CHOICES)
    ]
    here = next(cards for _, cards in pages if card in cards)
    lines = [
        Pickable(
            key,
            words.say("deck-card", count=deck.cards[key], card=key)
            if key in deck.cards
            else words.label(key),
            words.say("deck-most", count=mine.rules.most(key)),
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
        row(Pick(identify(PickCard(mine.kept.id)), words.say("deck-choose-card"), lines)),
        row(Pick(identify(PickShelf(mine.kept.id)), words.say("deck-choose-shelf"), shelves)),
    ]


def _foot(mine: OwnDeck) -> list[Item]:
    words = mine.words
    return rows(
        [
            Press(identify(CheckDeck(mine.kept.id)), words.say("button-deck-check")),
            Press(identify(ShareDeck(mine.kept.id)), words.say("button-deck-share")),
            Press(identify(AskToDropDeck(mine.kept.id)), words.say("button-deck-delete"), ButtonStyle.danger),
        ]
    )


# What its buttons do


async def look_at(interaction: Interaction, action: PickCard) -> None:
    """Show a card, or the first of a shelf."""
    mine = await own_deck(interaction, action.deck)
    await show_deck(interaction, mine, _known(mine, action.picked))


async def count(interaction: Interaction, action: SetCount) -> None:
    """Set the number of copies of a card."""
    mine = await own_deck(interaction, action.deck)
    card, many = _known(mine, action.card), action.many
    if not 0 <= many <= mine.rules.most(card):
        raise Stale
    if mine.kept.cards.get(card, 0) != many:
        decks = interaction.client.house.store.decks
        kept = await decks.put(interaction.user.id, mine.kept.id, card, many)
        mine = _found(interaction, kept)
    await show_deck(interaction, mine, card)


async def check(interaction: Interaction, action: CheckDeck) -> None:
    await think(interaction)
    await tell_check(interaction, await own_deck(interaction, action.deck))


async def tell_check(interaction: Interaction, mine: OwnDeck) -> None:
    """Show the contents and all faults."""
    await whisper(interaction, f"{summary(mine)}\n{contents(mine)}")


async def share(interaction: Interaction, action: ShareDeck) -> None:
    await think(interaction)
    await whisper(interaction, shared(await own_deck(interaction, action.deck)))


def shared(mine: OwnDeck) -> str:
    """The code, with a sentence about its use."""
    facts = {"name": mine.name, "owner": f"seat:{mine.kept.owner}", "code": mine.rules.write(mine.deck)}
    return mine.words.say("deck-shared", facts)


async def ask_to_delete(interaction: Interaction, action: AskToDropDeck) -> None:
    await think(interaction)
    mine = await own_deck(interaction, action.deck)
    drop = Press(identify(DropDeck(mine.kept.id)), mine.words.say("button-deck-drop"), ButtonStyle.danger)
    asked: Item = ui.TextDisplay(mine.words.say("deck-drop", name=mine.name))
    await show_privately(
        interaction, Poster(layout(ui.Container(asked, *rows([drop]), accent_colour=colours.DECK)))
    )


async def drop(interaction: Interaction, action: DropDeck) -> None:
    mine = await own_deck(interaction, action.deck)
    await interaction.client.house.store.decks.drop(interaction.user.id, mine.kept.id)
    gone: Item = ui.TextDisplay(mine.words.say("deck-dropped", name=mine.name))
    await show_privately(interaction, Poster(layout(ui.Container(gone, accent_colour=colours.DECK))))


def _known(mine: OwnDeck, card: str) -> str:
    if card not in mine.cards:
        raise Stale
    return card
