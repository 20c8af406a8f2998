"""In games whose seats have no names, all texts use the players' names that the pictures show."""

from __future__ import annotations

from bot.front.shared.seat_names import players_of
from bot.games.way_of_the_samurai.rules import WAY_OF_THE_SAMURAI
from bot.store import NewTable
from bot.tables.seating import Person as Sitting
from bot.tables.suggestions import ON, SUGGESTIONS
from bot.wording import words
from tests.front.people import Person
from tests.front.screen import Screen
from tests.front.town import Town
from tests.kit.rings import SLOW
from tests.tables.sitting import start

pytestmark = SLOW

SEATS = ("Crane", "Tiger")


async def duel(town: Town, **names: Person) -> None:
    """Two of these names against each other."""
    table = await town.bot.house.open(
        WAY_OF_THE_SAMURAI,
        NewTable(
            guild_id=town.guild.id,
            channel_id=town.channel.id,
            starter_id=next(iter(names.values())).id,
            language="en",
        ),
    )
    for seat, (name, person) in zip(WAY_OF_THE_SAMURAI.seats, names.items(), strict=True):
        await table.lobby.sit(Sitting(person.id, name.strip()), seat)
    await table.lobby.set_option(SUGGESTIONS.key, ON)
    await start(table, write=town.bot.publisher.promises.agree)
    await town.bot.publisher.settle()


def everything(screen: Screen) -> str:
    """All that can be read, in the pictures' alternative texts as well."""
    return "\n".join([screen.text, *screen.buttons, *(one.alt for one in screen.pictures)])


async def exchange(*people: Person) -> None:
    """Both play two cards."""
    for person in people:
        await person.open_hand()
        await person.press("Suggest")
        await person.press("Lock in")


async def test_headline_hand_log_and_pictures_call_both_by_their_names(
    town: Town, ann: Person, bob: Person, zoe: Person
):
    await duel(town, ann=ann, bob=bob)
    assert "ann has 8 life and 5 Qi, bob 8 and 5." in town.board.text
    assert f"Waiting for {ann.mention} and {bob.mention}: the first two cards." in town.board.text
    await exchange(ann, bob)
    assert "bob plays" in town.board.text
    hand = await ann.open_hand()
    assert "bob: Strength" in hand.text
    seen = [town.board, hand, await zoe.press("Log", town.board), await zoe.press("Watch", town.board)]
    assert not [seat for screen in seen for seat in SEATS if seat in everything(screen)]


async def test_two_of_the_same_name_are_told_apart_by_their_seats(town: Town, ann: Person, bob: Person):
    await duel(town, **{"ann": ann, "ann ": bob})
    assert "Crane (ann) has 8 life and 5 Qi, Tiger (ann) 8 and 5." in town.board.text
    assert f"Waiting for {ann.mention} and {bob.mention}" in town.board.text
    named = players_of(await town.table(), words(WAY_OF_THE_SAMURAI.key))
    assert [one.name for one in named.values()] == ["Crane (ann)", "Tiger (ann)"]


async def test_a_name_is_not_marked_up(town: Town, ann: Person, bob: Person, zoe: Person):
    await duel(town, _ann_=ann, bob=bob)
    assert "\\_ann\\_ has 8 life" in town.board.text
    await exchange(ann, bob)
    assert "\\_ann\\_ plays" in (await zoe.press("Log", town.board)).text
