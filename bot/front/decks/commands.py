"""/deck: the decks that a member has built, for games with decks."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeAlias, TypeVar

from discord import app_commands, ui

from bot.engine import Deck, DeckRules, GameRules, Problem, Refusal, Seat
from bot.front.decks.cards import plain
from bot.front.decks.page import OwnDeck, own_deck_of, shared, show_deck, tell_check
from bot.front.inbound.access import asked_twice
from bot.front.inbound.refusals import whisper
from bot.front.inbound.visit import show_privately
from bot.front.shared import colours
from bot.front.shared.components import Item, Poster, layout
from bot.front.shared.host import Host, Interaction
from bot.front.shared.languages import words_for
from bot.front.shared.limits import LONGEST_MESSAGE, TEXT, cut
from bot.front.shared.suggestions import answered_anyway, offered
from bot.front.shared.translator import named
from bot.harmless import FromPeople
from bot.store import KeptDeck, Store

MOST_DECKS: Final = 25
"""Decks of one member: Discord's limit of suggestions."""
LONGEST_NAME: Final = 40
LONGEST_CODE: Final = 100

Callback = TypeVar("Callback", bound="Callable[..., Coroutine[Any, Any, None]]")
Name: TypeAlias = "app_commands.Range[str, 1, LONGEST_NAME] | None"
Typed: TypeAlias = "app_commands.Range[str, 1, TEXT]"
Code: TypeAlias = "app_commands.Range[str, 1, LONGEST_CODE]"


@answered_anyway
async def suggest_decks(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The member's own decks."""
    store: Store = interaction.client.house.store
    decks = await asked_twice(lambda: store.decks.of(interaction.user.id))
    return [
        offered(f"{deck.name} · {_owner(interaction, deck)}", str(deck.id))
        for deck in decks
        if plain(typed) in plain(deck.name)
    ][:MOST_DECKS]


@answered_anyway
async def suggest_owners(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The seats for which a deck can be built."""
    found = [
        (f"{said.label(f'seat:{owner}')} · {said.say('game-name')}", f"{game.key}/{owner}")
        for game, rules in builders(interaction.client)
        for said in [words_for(interaction, game.key)]
        for owner in rules.owners
    ]
    fitting = [(name, value) for name, value in found if plain(typed) in plain(name)]
    return [offered(name, value) for name, value in fitting[:MOST_DECKS]]


def _owner(interaction: Interaction, deck: KeptDeck) -> str:
    return words_for(interaction, deck.game).label(f"seat:{deck.owner}")


def builders(client: Host) -> list[tuple[GameRules, DeckRules]]:
    """The games with decks; of games that share their deck rules, the first."""
    found: list[tuple[GameRules, DeckRules]] = []
    for game in client.games.values():
        if game.decks is not None and all(rules is not game.decks for _, rules in found):
            found.append((game, game.decks))
    return found


def of_a_deck(callback: Callback) -> Callback:
    """Add the option for the deck."""
    suggested = app_commands.autocomplete(deck=suggest_decks)(callback)
    renamed = app_commands.rename(deck=named("option-of-deck"))(suggested)
    return app_commands.describe(deck=named("option-of-deck-about"))(renamed)


def with_a_name(callback: Callback) -> Callback:
    """Add the option for the deck's name."""
    renamed = app_commands.rename(name=named("option-deck-name"))(callback)
    return app_commands.describe(name=named("option-deck-name-about"))(renamed)


class DeckCommands(app_commands.Group):
    """``/deck …``. All answers are private."""

    def __init__(self, client: Host) -> None:
        super().__init__(name=named("command-deck"), description=named("command-deck-about"))
        self._client = client

    @app_commands.command(name=named("command-new"), description=named("command-new-about"))
    @with_a_name
    @app_commands.autocomplete(owner=suggest_owners)
    @app_commands.rename(owner=named("option-deck-owner"))
    @app_commands.describe(owner=named("option-deck-owner-about"))
    async def new(self, interaction: Interaction, owner: Typed, name: Name = None) -> None:
        """Create a deck, a copy of the standard one."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        game, rules, seat = self._whose(interaction, owner)
        await self._begin(interaction, game, rules.first(seat), name)

    @app_commands.command(name=named("command-edit"), description=named("command-edit-about"))
    @with_a_name
    @of_a_deck
    async def edit(self, interaction: Interaction, deck: Typed, name: Name = None) -> None:
        """Show a deck's cards, or rename it."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        mine = await self._meant(interaction, deck)
        if name is not None:
            decks, wanted = self._client.house.store.decks, self._name(name, await self._own(interaction))
            mine = _still_there(interaction, await decks.rename(interaction.user.id, mine.kept.id, wanted))
        await show_deck(interaction, mine)

    @app_commands.command(name=named("command-check"), description=named("command-check-about"))
    @of_a_deck
    async def check(self, interaction: Interaction, deck: Typed) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await tell_check(interaction, await self._meant(interaction, deck))

    @app_commands.command(name=named("command-share"), description=named("command-share-about"))
    @of_a_deck
    async def share(self, interaction: Interaction, deck: Typed) -> None:
        """Show the code of a deck. Its owner decides who gets it."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await whisper(interaction, shared(await self._meant(interaction, deck)))

    @app_commands.command(name=named("command-import"), description=named("command-import-about"))
    @with_a_name
    @app_commands.rename(code=named("option-deck-code"))
    @app_commands.describe(code=named("option-deck-code-about"))
    async def take_over(self, interaction: Interaction, code: Code, name: Name = None) -> None:
        """Copy a deck from a shared code."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        game, deck = self._read(interaction, code)
        await self._begin(interaction, game, deck, name)

    @app_commands.command(name=named("command-list"), description=named("command-list-about"))
    async def show_all(self, interaction: Interaction) -> None:
        """List the member's decks, with those that can be played."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        own_decks = [own_deck_of(interaction, kept) for kept in await self._own(interaction)]
        said = words_for(interaction)
        lines = [said.say("deck-list" if own_decks else "deck-list-empty"), *map(_line, own_decks)]
        text: Item = ui.TextDisplay(cut("\n".join(lines), LONGEST_MESSAGE))
        await show_privately(interaction, Poster(layout(ui.Container(text, accent_colour=colours.DECK))))

    # Finding a deck

    async def _own(self, interaction: Interaction) -> list[KeptDeck]:
        """The caller's decks for existing games."""
        decks = await self._client.house.store.decks.of(interaction.user.id)
        played = {game.key for game, _ in builders(self._client)}
        return [deck for deck in decks if deck.game in played]

    async def _meant(self, interaction: Interaction, typed: str) -> OwnDeck:
        """The deck with this number or name."""
        decks = await self._own(interaction)
        by_name = [deck for deck in decks if plain(deck.name) == plain(typed)]
        picked = [deck for deck in decks if str(deck.id) == typed] or by_name
        return _still_there(interaction, picked[0] if picked else None)

    def _whose(self, interaction: Interaction, typed: str) -> tuple[GameRules, DeckRules, Seat]:
        """The game and seat that were picked or typed."""
        for game, rules in builders(self._client):
            said = words_for(interaction, game.key)
            for owner in rules.owners:
                if typed == f"{game.key}/{owner}" or plain(typed) == plain(said.label(f"seat:{owner}")):
                    return game, rules, owner
        wanted = FromPeople(cut(typed, TEXT))  # A tampered client sends any length.
        raise Refusal(Problem("no-such-owner", {"wanted": wanted}))

    def _read(self, interaction: Interaction, code: str) -> tuple[GameRules, Deck]:
        """The deck of this code, in the first game that accepts it."""
        refusals: list[str] = []
        for game, rules in builders(self._client):
            try:
                return game, rules.read(code)
            except Refusal as refusal:
                said = words_for(interaction, game.key)
                refusals += [said.problem(problem) for problem in refusal.problems]
        raise Refusal(Problem("deck-unread", {"reason": " ".join(dict.fromkeys(refusals))}))

    # Creating a deck

    async def _begin(self, interaction: Interaction, game: GameRules, deck: Deck, name: str | None) -> None:
        """Save a new deck and show it."""
        own = await self._own(interaction)
        if len(own) >= MOST_DECKS:
            raise Refusal(Problem("too-many-decks", {"most": MOST_DECKS}))
        said = words_for(interaction, game.key)
        called = self._name(name or _unused(said.label(f"seat:{deck.owner}"), own), own)
        kept = await self._client.house.store.decks.keep(
            interaction.user.id, game.key, called, deck.owner, deck.cards
        )
        await show_deck(interaction, own_deck_of(interaction, kept))

    def _name(self, name: str, own: list[KeptDeck]) -> FromPeople:
        """A name that no other deck of the caller has."""
        called = cut(FromPeople(" ".join(name.split())), LONGEST_NAME)
        if not plain(called):
            raise Refusal(Problem("deck-without-name"))
        if any(plain(deck.name) == plain(called) for deck in own):
            raise Refusal(Problem("deck-name-taken", {"name": called}))
        return called


def _unused(name: str, own: list[KeptDeck]) -> str:
    """The first free name of the series Ronin, Ronin 2, Ronin 3."""
    taken = {plain(deck.name) for deck in own}
    names = [name, *(f"{name} {number}" for number in range(2, MOST_DECKS + 2))]
    return next(each for each in names if plain(each) not in taken)


def _still_there(interaction: Interaction, kept: KeptDeck | None) -> OwnDeck:
    if kept is None:
        raise Refusal(Problem("no-such-deck"))
    return own_deck_of(interaction, kept)


def _line(mine: OwnDeck) -> str:
    facts = {
        "name": mine.name,
        "owner": f"seat:{mine.kept.owner}",
        "count": mine.rules.size(mine.deck),
        "faults": len(mine.faults),
    }
    return mine.words.say("deck-line", facts)
