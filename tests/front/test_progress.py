"""/way progress: the runs of a player as maps, over days and restarts, and what was finished before."""

from __future__ import annotations

from random import Random

import pytest

from bot.engine import Finished
from bot.games.way_of_the_samurai.journey import longest_of, records_of
from bot.games.way_of_the_samurai.rules import WAY_OF_THE_SAMURAI
from bot.store import NewTable
from bot.tables.seating import Person as Sitting
from tests.front.people import Person
from tests.front.town import Town
from tests.kit.rings import SLOW
from tests.tables.sitting import start

pytestmark = SLOW


async def run_begun(town: Town, person: Person, mode: str) -> int:
    """A table at which this person has begun a run."""
    table = await town.bot.house.open(
        WAY_OF_THE_SAMURAI,
        NewTable(
            guild_id=town.guild.id,
            channel_id=town.channel.id,
            starter_id=person.id,
            language="en",
            options={"mode": mode},
        ),
    )
    await table.lobby.sit(Sitting(person.id, "ann"), WAY_OF_THE_SAMURAI.seats[0])
    await start(table, write=town.bot.publisher.promises.agree)
    await town.bot.publisher.settle()
    return table.id


async def played(town: Town, number: int, answers: int) -> None:
    """Give this many answers of the AI."""
    table, random = await town.table(number), Random(1)
    person = Sitting(table.humans[0], "ann")
    for _ in range(answers):
        if table.match is None or table.match.outcome is not None:
            return
        (seat,) = table.match.waiting_for
        keys = WAY_OF_THE_SAMURAI.advise(table.match.view(seat), table.match.pending[seat].request, random)
        await table.answer(person, seat, table.position, keys)
    await town.bot.publisher.settle()


async def test_without_a_run_it_says_so(town: Town, ann: Person):
    assert (await ann.type("way progress")).text == "### The way so far\nYou have no run in progress."


async def test_a_run_is_shown_as_a_map_to_its_player_alone(town: Town, ann: Person, zoe: Person):
    await run_begun(town, ann, "dojo")
    shown = await ann.type("way progress")
    assert shown.private
    assert "The Yoshioka dojo: nobody beaten yet in one round" in shown.text
    assert len(shown.pictures) == 1
    assert (await zoe.type("way progress")).pictures == []


async def test_single_fights_have_no_map(town: Town, ann: Person):
    await run_begun(town, ann, "fight")
    assert "You have no run" in (await ann.type("way progress")).text


@pytest.mark.parametrize("mode", ["dojo", "clan"])
async def test_after_a_restart_the_run_is_where_it_was(town: Town, ann: Person, mode: str):
    number = await run_begun(town, ann, mode)
    await played(town, number, 40)
    before = (await ann.type("way progress")).text
    await town.restart()
    assert (await ann.type("way progress")).text == before
    await played(town, number, 5)


async def test_a_finished_game_counts_for_the_player_and_the_server(town: Town, ann: Person, zoe: Person):
    number = await run_begun(town, ann, "clan")
    await played(town, number, 5000)
    table = await town.table(number)
    assert table.match is not None and table.match.outcome is not None
    felled = table.match.outcome.facts["felled"]
    assert f"Samurai Clan: {felled} beaten in the best run" in (await ann.type("way progress")).text
    others = (await zoe.type("way progress")).text
    assert "Your record" not in others
    assert f"Samurai Clan: {felled} beaten by" in others


async def test_a_duel_that_the_other_gave_up_is_a_duel_and_no_enemy(town: Town, ann: Person, bob: Person):
    lobby = await ann.type("play way-of-the-samurai", thread=False)
    await bob.press("Any seat", lobby)
    await ann.press("Begin", lobby)
    await bob.press("Yes, I resign", await bob.type("table resign"))
    record = (await ann.type("way progress")).text
    assert (
        "0 of 21 enemies beaten in single fights" in record
        and "One duel and 0 fights against three won" in record
    )


def test_the_best_run_and_every_enemy_count_once():
    fights = [
        Finished("Ann", {"mode": "fight", "enemy": enemy}, won, {"felled": int(won)})
        for enemy, won in (("ishida", True), ("ishida", True), ("oda", True), ("kempo", False))
    ]
    runs = [
        Finished(name, {"mode": "clan"}, False, {"felled": felled})
        for name, felled in (("Ann", 4), ("Bo", 9))
    ]
    facts = records_of([*fights, *runs, Finished("Bo", {}, True, {"winner": "seat:rival", "felled": 0})])
    assert (facts["enemies"], facts["fights"], facts["duels"]) == (2, 3, 1)
    assert (facts["clan"], facts["clan_by"], facts["dojo"]) == (9, "Bo", -1)


def test_a_campaign_is_as_long_as_its_longest_way():
    assert (longest_of("dojo"), longest_of("village")) == (5, 11)
