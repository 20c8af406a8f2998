"""People at tables, and toy games that they play there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Unpack

from bot.engine import (
    Choice,
    GameRules,
    Keyed,
    Option,
    Outcome,
    Question,
    Repeat,
    Request,
    Seat,
    StepFacts,
    View,
    ask,
    respond,
    roll,
    shuffle,
    step,
    together,
    value,
)
from bot.engine.game import GameOption
from bot.engine.match import Match
from bot.store import NewTable, TableChanges
from bot.tables.core import TableCore
from bot.tables.house import House
from bot.tables.seating import Person, seated
from bot.tables.suggestions import ON, SUGGESTIONS
from bot.tables.table import Table
from tests.engine.toys import ANN, BEN, CAT, Rules, toy
from tests.engine.toys import Table as ToyTable


@value
class Read(StepFacts):
    words: tuple[str, ...]


@value
class Played(StepFacts):
    card: str | None = None
    word: str | None = None


@value
class Thrown(StepFacts):
    pass


@value
class Said(StepFacts):
    word: str


@value
class Countered(StepFacts):
    seat: str


PINE, CRANE, MOON, WATCHER = (
    Person(number, name, act=1000 + number)
    for number, name in enumerate(("Pine", "Crane", "Moon", "Watcher"), 1)
)
PEOPLE: Mapping[Seat, Person] = {ANN: PINE, BEN: CRANE, CAT: MOON}
TWO: Mapping[Seat, Person] = {ANN: PINE, BEN: CRANE}


LOBBY = NewTable(guild_id=7, channel_id=70, starter_id=PINE.user_id, language="en")


async def lobby(house: House, game: GameRules) -> Table:
    """An empty lobby that Pine has opened."""
    return await house.open(game, LOBBY)


async def begin(house: House, game: GameRules, people: Mapping[Seat, Person]) -> Table:
    """A match with these people in these seats, who may ask for suggestions."""
    table = await lobby(house, game)
    await table.lobby.set_option(SUGGESTIONS.key, ON)
    for seat, person in people.items():
        await table.lobby.sit(person, seat)
    await start(table)
    return table


def core_of(table: Table) -> TableCore:
    """The inner half of a table, for what only its parts may do."""
    return table._core


async def rewrite(table: Table, **changes: Unpack[TableChanges]) -> None:
    """Change the row without telling anybody."""
    core = core_of(table)
    async with core.lock:
        await core.write(**changes)


async def look_again(table: Table) -> None:
    """Load the rows that another bot may have written."""
    core = core_of(table)
    async with core.lock:
        await core.reload()
        core.changed()


async def agree(table: Table) -> None:
    """Post the agreement as the front does before a start, here in messages that nobody reads."""
    await table.note(promise_channel_id=table.shown.channel_id, promise_message_id=table.row.opening + 1)
    agreement = table.agreement.next
    await table.note(
        notice_under_way=None,
        agreement_number=agreement.number,
        agreement_fingerprint=agreement.fingerprint(table.row.seed),
        agreement_message_id=table.row.opening + 1,
    )


async def start(
    table: Table, starter: Person | None = None, write: Callable[[Table], Awaitable[None]] = agree
) -> None:
    """Start the match as ``starter``, by default the member who opened the lobby, or else the first who sits
    there. ``write`` posts the agreement."""
    if table.agreement.is_due:
        await write(table)
    if table.agreement.is_due:  # it joined a post that was begun before the last change
        await write(table)
    if starter is None:
        people = [sitter for sitter in table.sitters if sitter.user_id is not None]
        first = min(people, key=lambda sitter: sitter.user_id != table.row.starter_id, default=None)
        act = max(9000, (table.shown.agreement_message_id or 0) + 1)
        starter = PINE if first is None else Person(first.user_id or 0, first.name, act)
    await table.lobby.start(starter)


async def seat_ai(table: Table, seat: Seat) -> None:
    """Seat an AI that wishes for this seat."""
    place = seated(len(table.sitters) + 1, None, seat)
    core = core_of(table)
    async with core.lock:
        await core.change(sits=[place.at(table.id)])


async def call_off(table: Table) -> None:
    """A moderator who does not play calls the match off."""
    await table.votes.to_cancel(WATCHER, moderator=True)


async def give_up(table: Table, person: Person) -> None:
    await table.votes.give_up(person)


async def spoken(table: Table) -> list[str]:
    """The answers in the journal."""
    entries = [entry for entry in await table.journal() if entry.kind not in ("chance", "replace")]
    return [" ".join((entry.by, *entry.keys)) for entry in entries]


async def come_back(house: House, table: Table) -> Table:
    """The table as loaded by a house that has not seen it yet."""
    found = await house.find(table.id)
    assert found is not None
    assert found is not table
    return found


def match_at(table: Table) -> Match:
    assert table.match is not None
    return table.match


async def answer(table: Table, seat: Seat, *keys: str) -> None:
    """The leader of a seat answers its present question."""
    await table.answer(leader(table, seat), seat, table.position, keys)


def leader(table: Table, seat: Seat) -> Person:
    sitter = table.sitter(seat)
    assert sitter.user_id is not None
    return Person(sitter.user_id, sitter.name)


def named(game: GameRules, key: str) -> GameRules:
    return replace(game, key=key)


def words(*said: str) -> list[Option[str]]:
    return [Option(word, word) for word in said]


def first_option(_: View, request: Request[object], __: Random) -> Sequence[str]:
    """An AI that takes the first option."""
    assert isinstance(request, Choice)
    options: Sequence[Keyed] = request.options
    return [options[0].key]


async def talk(table: ToyTable) -> Outcome:
    """Ann and Ben speak in turn, three words each."""
    for _ in range(3):
        for seat in (ANN, BEN):
            word = await ask(seat, "speak", words("hello", "goodbye"))
            table.said.append(f"{seat} says {word.value}")
            await step(Said(word=word.value))
    return Outcome((ANN,), "last-word")


async def whisper(table: ToyTable) -> Outcome:
    """All three write a word in secret, twice; then the words are read aloud."""
    for _ in range(2):
        written = await together(
            *[Question(seat, Choice("write", words("yes", "no"))) for seat in (ANN, BEN, CAT)]
        )
        table.said += [word.value for word in written]
        await step(Read(words=tuple([word.value for word in written])))
    return Outcome((), "all-read")


async def cards(table: ToyTable) -> Outcome:
    """Both get three cards and play one; then a die decides the winner."""
    deck = await shuffle("deck", [f"card:{number}" for number in range(12)])
    for place, seat in enumerate((ANN, BEN)):
        table.hands[seat] = deck[3 * place : 3 * place + 3]
    for seat in (ANN, BEN):
        card = await ask(seat, "play", [Option(card, card) for card in table.hands[seat]])
        table.said.append(card.value)
        await step(Played(card=card.value))
    fallen = await roll("die", 6)
    return Outcome((ANN if fallen > 3 else BEN,), "die", {"die": fallen})


async def fuse(table: ToyTable) -> Outcome:
    """If Ann plays fire, the rules raise an error before Ben is asked."""
    for _ in range(3):
        word = await ask(ANN, "play", words("water", "fire"))
        table.said.append(word.value)
        await step(Played(word=word.value))
        if word.value == "fire":
            raise ZeroDivisionError("nobody thought of fire")
        await ask(BEN, "watch", words("nod"))
    return Outcome((ANN,), "unburnt")


async def throws(table: ToyTable) -> Outcome:
    """Twice: Ann says when, and a die is thrown."""
    for _ in range(2):
        word = await ask(ANN, "throw", [Option("now", "now"), Option("later", "later")])
        if word.value == "now":
            table.said.append(f"a {await roll('die', 6)}")
        await step(Thrown())
        await ask(BEN, "watch", [Option("nod", "nod")])
    return Outcome((ANN,), "thrown")


async def strikes(table: ToyTable) -> Outcome:
    """Ann strikes five times, the third time at Cat; Ben holds a counter, Cat does not."""
    table.hands = {BEN: ["counter"], CAT: []}
    for blow in range(5):
        await ask(ANN, "strike", [Option("strike", "strike")])
        struck = CAT if blow == 2 else None

        def repeat_of(seat: Seat, struck: Seat | None = struck) -> Repeat:
            return Repeat(("struck",), ("struck",) if seat == struck else ())

        def counters(seat: Seat) -> Sequence[Option[str]]:
            return [Option(card, card) for card in table.hands[seat]]

        for seat in await respond((BEN, CAT), "counter", counters, repeat_of=repeat_of):
            table.hands[seat] = []
            await step(Countered(seat=seat))
    return Outcome((ANN,), "struck")


def game(rules: Rules, *, ai: bool = False) -> GameRules:
    """A game of these rules; its AI takes the first option."""
    rules_of_it = named(toy(rules), rules.__name__)
    return replace(rules_of_it, advise=first_option) if ai else rules_of_it


TALK, FUSE = game(talk, ai=True), game(fuse)
THROWS, STRIKES = game(throws, ai=True), game(strikes, ai=True)
CARDS = replace(game(cards), seats=(ANN, BEN), players=range(2, 3))
WHISPER = replace(game(whisper, ai=True), options=(GameOption("ink", ("black", "red"), "black"),))
