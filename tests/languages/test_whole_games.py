"""Whole games at a table that speaks one invented language, among people who read others: no press or command
shows a word of a wrong language, nor of English."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.games import GAMES
from bot.store import Change
from bot.tables import recovery
from tests.front.stories import whole_game
from tests.games.seven_samurai.test_words import whim
from tests.kit.rings import PROOF
from tests.languages.evening import NUDGE_AFTER, Evening, evening_of

pytestmark = PROOF


@pytest.fixture
async def evening(request: pytest.FixtureRequest, spoken: Path, tmp_path: Path) -> AsyncIterator[Evening]:
    async with evening_of(request.param, tmp_path) as evening:
        yield evening
        assert evening.misheard() == []
        assert evening.misdrawn() == []
        assert evening.kept() == []


RONIN = pytest.mark.parametrize("evening", ["seven-ronin"], indirect=True)
SAMURAI = pytest.mark.parametrize("evening", ["seven-samurai"], indirect=True)
EITHER = pytest.mark.parametrize("evening", GAMES, indirect=True)


@EITHER
async def test_before_a_game(evening: Evening):
    await evening.ask_everything()
    await evening.try_a_lobby()
    await evening.ann.type(f"play {evening.game}", thread=True)
    await evening.ask_everything()
    await evening.bob.types_oddly("table patience", hours=10**6)
    evening.town.deny("attach_files", "send_messages")
    await evening.bob.type(f"play {evening.game}", thread=False)


@RONIN
async def test_a_whole_game_of_7_ronin(evening: Evening):
    town = evening.town
    await town.game(thread=True)
    await evening.ask_everything()
    for number, entry in enumerate(whole_game("ninja-gone")):
        before = town.at(entry.by).hand
        await town.at(entry.by).decide(entry)
        if before is not None and before.there and before.buttons:
            await evening.tries(town.at(entry.by), next(iter(before.buttons)), before)
        if number == 0:
            await town.env.advance_time(NUDGE_AFTER + 60)
        if number % 15 == 0:
            await evening.look_around()
    await evening.look_around()
    await evening.ask_everything()
    for person in (evening.zoe, evening.bob):
        await evening.tries(person, "Rematch", town.board)


@RONIN
async def test_invalid_plans_are_filled_in_and_taken_back(evening: Evening):
    """Both fill in invalid plans, take them back, press old buttons, and get suggestions."""
    await evening.town.game()
    chance = Random(7)
    for person in (evening.ann, evening.bob):
        hand = await person.open_hand()
        for _ in range(12):
            for menu in range(len(hand.menus)):
                value = chance.choice([*hand.menus[menu].options.values()])
                await person.forges(hand.menus[menu].custom_id, hand, [value])
        await evening.press_everything(evening.zoe, hand)
        await evening.press_everything(person, hand)


@SAMURAI
async def test_a_whole_game_of_7_samurai(evening: Evening):
    town = evening.town
    table = await town.samurai("ann", "bob", "zoe")
    at_home = {person.id: person for person in evening.everybody}
    chance = Random(3)
    presses = 0
    while (question := next(map(table.question, table.waiting_for), None)) is not None:
        person = at_home[table.sitter(question.seat).user_id or 0]
        await person.open_hand()
        await person.choose(*whim(question.request, chance))
        if presses % 40 == 0:
            await evening.look_around()
        presses += 1
    assert not table.playing
    await evening.look_around()
    await evening.ask_everything()


@SAMURAI
async def test_agreements_of_players_are_told_in_their_language(evening: Evening):
    """A player is absent and replaced; another gives up; the others call the game off."""
    town, ann, bob, zoe, mod = evening.town, evening.ann, evening.bob, evening.zoe, evening.mod
    await mod.type("table patience", hours=1)
    await mod.type("table language", language="bg")
    table = await town.samurai("ann", "bob", "zoe")
    others = [person for person in (ann, bob, zoe) if person.id != table.sitter(table.waiting_for[0]).user_id]
    table.waiting_since -= timedelta(hours=2)
    await others[0].press("I agree to call it off", await others[0].type("table cancel"))
    for person in others:
        await person.press("I agree to go on", await person.type("table replace"))
    await others[1].press("Yes, I resign", await others[1].type("table resign"))
    await others[0].writes()
    await others[1].type("table bump")
    await mod.type("table bump", table=table.id, where=town.room("elsewhere"))
    await evening.look_around()
    await mod.press("Call it off", await mod.type("table cancel", table=table.id))
    await evening.ask_everything()


@EITHER
async def test_a_table_that_cannot_go_on(evening: Evening):
    """One table's rules have changed; the channel of another is gone."""
    town = evening.town
    await evening.begin(evening.ann, evening.bob)
    table = await town.table()
    await town.bot.house.store.write(Change(table.row, ["no entry of a journal"], len(await town.journal())))
    await town.restart()
    await evening.ask_everything()
    await evening.begin(evening.ann, evening.bob)
    await town.clear_away(town.channel)
    assert all(person.letters() for person in (evening.ann, evening.bob))


@RONIN
async def test_lost_and_forged_records_are_told_in_their_language(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    town, ann, bob = evening.town, evening.ann, evening.bob
    monkeypatch.setattr(recovery, "SHORTEST_WAIT", 3600.0)  # the store is not asked again during this test
    await town.game()
    hand = await bob.open_hand()
    evening.in_the_database("ALTER TABLE journal RENAME TO lost")
    await bob.press("Suggest")
    await bob.press("Lock in")
    evening.in_the_database("ALTER TABLE tables RENAME TO gone")
    for name in ("help", "table status", "table log", f"play {evening.game}"):
        await bob.type(name)
    evening.in_the_database("ALTER TABLE gone RENAME TO tables")
    evening.in_the_database("ALTER TABLE lost RENAME TO journal")
    await evening.press_everything(bob, hand)
    await ann.press("Yes, I resign", await ann.type("table resign"))
    evening.in_the_database(f"UPDATE tables SET seed = '{'5eed' * 16}', commitment = '{'c0de' * 16}'")
    await town.restart()
    for person in evening.everybody:
        await person.type("table verify", table=1)
