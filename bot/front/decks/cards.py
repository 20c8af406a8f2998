"""/card: a piece of a game, as its painter draws it, with its text."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final

from discord import app_commands, ui

from bot.engine import GameRules, Problem, Refusal
from bot.front.inbound.visit import show_privately
from bot.front.shared import colours
from bot.front.shared.components import Item, Poster, layout, picture
from bot.front.shared.host import Host, Interaction
from bot.front.shared.languages import words_for
from bot.front.shared.limits import TEXT
from bot.front.shared.pictures import Studio
from bot.front.shared.suggestions import MOST_SUGGESTIONS, answered_anyway, offered
from bot.front.shared.translator import named
from bot.harmless import FromPeople
from bot.wording import Words

MOST_NAMED = 5
"""The number of similar names in a refusal."""
LIKE_ENOUGH = 0.6
UNMARKED: Final = str.maketrans("łøđı", "lodi")
"""Letters whose mark is not a combining accent."""
EXACTLY, BEGINS, WORD_BEGINS, SOMEWHERE, NOT_AT_ALL = range(5)
"""The ways a name can match the typed text, best first."""


@dataclass(frozen=True, slots=True)
class Lookup:
    """A piece that can be looked up, with its names."""

    game: str
    key: str
    name: str
    """The name in the reader's language."""
    printed: tuple[str, ...]
    """The printed names in other languages."""

    @property
    def value(self) -> str:
        """The value of a suggestion: two games may use the same name."""
        return f"{self.game}/{self.key}"

    @property
    def names(self) -> tuple[str, ...]:
        return (self.name, *self.printed)


@dataclass(frozen=True, slots=True)
class Hit:
    """A piece that matches, with the matching name."""

    entry: Lookup
    name: str


def entries(game: GameRules, said: Words) -> Iterator[Lookup]:
    """All entries of a game. Pieces with the same name are numbered."""
    names = {key: said.label(key) for key in game.lookups}
    alike = Counter(names.values())
    for key, printed in game.lookups.items():
        name, number = names[key], key.partition(":")[2]
        others = dict.fromkeys([other for other in printed.values() if other != name])
        if alike[name] > 1:
            name = said.say("looked-up-like", name=name, number=number)
        yield Lookup(game.key, key, name, tuple(others))


def plain(text: str) -> str:
    """A name in its typed form: lower case, without accents and signs."""
    letters = unicodedata.normalize("NFKD", text.casefold().translate(UNMARKED))
    kept = "".join(
        letter if letter.isalnum() else " " for letter in letters if not unicodedata.combining(letter)
    )
    return " ".join(kept.split())


def find(book: list[Lookup], typed: str) -> list[Hit]:
    """The entries with a name that contains the typed text, best match first; among equal matches, names in
    the reader's language first."""
    wanted = plain(typed)
    ranked: list[tuple[int, Hit]] = []
    for entry in book:
        ranks = [(_rank(plain(name), wanted), name) for name in entry.names]
        rank, name = min(ranks, key=lambda ranked: ranked[0])
        if rank < NOT_AT_ALL:
            ranked.append((rank, Hit(entry, name)))
    return [hit for _, hit in sorted(ranked, key=lambda ranked: ranked[0])]


def _rank(name: str, wanted: str) -> int:
    if name == wanted:
        return EXACTLY
    if name.startswith(wanted):
        return BEGINS
    parts = wanted.split()
    if all(f" {part}" in f" {name}" for part in parts):
        return WORD_BEGINS
    return SOMEWHERE if all(part in name for part in parts) else NOT_AT_ALL


def the_one(book: list[Lookup], typed: str) -> Lookup:
    """The entry that is meant: the picked one, one with exactly this name, or the only one whose name
    contains the text; for the same name in two games, the first. Raises ``Refusal`` with the nearest
    names."""
    picked = [entry for entry in book if entry.value == typed]
    if picked:
        return picked[0]
    wanted = FromPeople(typed)
    hits = find(book, typed) if plain(typed) else []
    if hits and (len({hit.name for hit in hits}) == 1 or plain(hits[0].name) == plain(typed)):
        return hits[0].entry
    if hits:
        names = tuple(dict.fromkeys(hit.name for hit in hits))
        near, more = names[:MOST_NAMED], len(names[MOST_NAMED:])
        raise Refusal(Problem("several-cards", {"wanted": wanted, "near": near, "more": more}))
    near = nearest(book, typed)
    raise Refusal(Problem("no-such-card", {"wanted": wanted, "near": near, "count": len(near)}))


def nearest(book: list[Lookup], typed: str) -> tuple[str, ...]:
    """The names with the most similar spelling."""
    spelled = {plain(name): name for entry in book for name in reversed(entry.names)}
    return tuple(spelled[like] for like in get_close_matches(plain(typed), spelled, cutoff=LIKE_ENOUGH))


async def entry_poster(studio: Studio, entry: Lookup, said: Words) -> Poster:
    """The piece in large, its text, and its other names."""
    drawn = await studio.emblem(entry.game, entry.key, said)
    items: list[Item] = [
        ui.TextDisplay(said.say("book-heading", title=entry.name)),
        picture("card", drawn.alt),
        ui.TextDisplay(drawn.alt),
    ]
    if entry.printed:
        items.append(ui.TextDisplay(said.say("looked-up-names", names=entry.printed)))
    return Poster(layout(ui.Container(*items, accent_colour=colours.CARD)), {"card": drawn})


def card_command(client: Host) -> app_commands.Command[Any, ..., None]:
    async def show(interaction: Interaction, wanted: app_commands.Range[str, 1, TEXT]) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        entry = the_one(book_for(interaction, client.games), wanted[:TEXT])
        said = words_for(interaction, entry.game)
        await show_privately(interaction, await entry_poster(client.studio, entry, said))

    @answered_anyway
    async def suggest(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        hits = find(book_for(interaction, client.games), typed)[:MOST_SUGGESTIONS]
        return [
            offered(suggestion(hit, words_for(interaction, hit.entry.game)), hit.entry.value) for hit in hits
        ]

    described = app_commands.describe(wanted=named("option-card-about"))(show)
    renamed = app_commands.rename(wanted=named("option-card"))(described)
    return app_commands.Command(
        name=named("command-card"),
        description=named("command-card-about"),
        callback=app_commands.autocomplete(wanted=suggest)(renamed),
    )


def book_for(interaction: Interaction, games: Mapping[str, GameRules]) -> list[Lookup]:
    """All entries, in the visitor's language."""
    return [entry for key, game in games.items() for entry in entries(game, words_for(interaction, key))]


def suggestion(hit: Hit, said: Words) -> str:
    """The name, with the matching one if it differs."""
    own = hit.entry.name
    if hit.name == own:
        return said.say("suggest-card", name=own)
    return said.say("suggest-card-as", name=own, printed=hit.name)
