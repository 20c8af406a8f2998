"""Spectators bet on the next event. The bets do not change the game."""

from __future__ import annotations

from bot.tables.honour import bet, guesses_at
from bot.tables.seating import Person as Sitting
from tests.front.people import Person
from tests.front.test_progress import played, run_begun
from tests.front.town import Town
from tests.kit.rings import SLOW

pytestmark = SLOW


async def symbols_played(town: Town, number: int) -> list[str]:
    steps = (await (await town.table(number)).replay()).opening()
    return [str(step.facts["symbol"]) for step in steps if step.name == "play"]


async def symbol_played_next(town: Town, number: int) -> str:
    """Play until the AI plays its next card. Returns the symbols it shows."""
    before = len(await symbols_played(town, number))
    for _ in range(40):
        await played(town, number, 1)
        if new := (await symbols_played(town, number))[before:]:
            return new[0]
    raise AssertionError("no card was played")


async def test_a_guess_is_kept_and_may_be_another_until_it_is_proved(town: Town, ann: Person, zoe: Person):
    number = await run_begun(town, ann, "fight")
    page = await zoe.press("Bet", town.board)
    assert page.private
    assert list(page.buttons) == [
        "Earth (5 unseen)",
        "Water (5 unseen)",
        "Wind (5 unseen)",
        "Fire (3 unseen)",
    ]
    await zoe.press("Earth (5 unseen)", page)
    assert "Your guess: **Earth**" in page.text
    await zoe.press("Wind (5 unseen)", page)
    assert "Your guess: **Wind**" in page.text
    (kept,) = await town.bot.house.store.bets.at(number)
    assert (kept.user_id, kept.guess) == (zoe.id, "symbol:wind")


async def test_a_right_bet_is_honoured_also_after_a_restart(
    town: Town, ann: Person, bob: Person, zoe: Person
):
    number = await run_begun(town, ann, "fight")
    table = await town.table(number)
    for person, guess in ((bob, "Fire"), (zoe, "Earth")):
        page = await person.press("Bet", town.board)
        await person.press(next(label for label in page.buttons if label.startswith(guess)), page)
    proved = await symbol_played_next(town, number)
    await town.restart()
    page = await zoe.press("Bet", town.board)
    for name, guess in (("bob", "symbol:fire"), ("zoe", "symbol:earth")):
        assert f"{name}: {int(guess == proved)} of 1 right" in page.text
    assert table.position > 0


async def test_a_player_does_not_bet(town: Town, ann: Person):
    await run_begun(town, ann, "fight")
    assert "Bets are for spectators" in (await ann.press("Bet", town.board)).text


async def test_a_bet_changes_nothing_of_the_match(town: Town, ann: Person, zoe: Person):
    number = await run_begun(town, ann, "fight")
    table = await town.table(number)
    before = (table.position, await table.journal(), table.row.version)
    page = await zoe.press("Bet", town.board)
    await zoe.press("Fire (3 unseen)", page)
    assert (table.position, await table.journal(), table.row.version) == before


async def test_a_page_of_bets_follows_the_match(town: Town, ann: Person, zoe: Person):
    number = await run_begun(town, ann, "fight")
    page = await zoe.press("Bet", town.board)
    await zoe.press("Fire (3 unseen)", page)
    proved = await symbol_played_next(town, number)
    right = int(proved == "symbol:fire")
    assert f"zoe: {right} of 1 right" in page.text and "You say" not in page.text
    assert list(page.buttons) == list((await zoe.press("Bet", town.board)).buttons)


async def test_a_page_of_bets_asks_nothing_after_the_match(town: Town, ann: Person, zoe: Person):
    await run_begun(town, ann, "fight")
    page = await zoe.press("Bet", town.board)
    await ann.press("Yes, I resign", await ann.type("table resign"))
    assert "There is nothing to guess right now." in page.text and not page.buttons


async def test_a_guess_stands_until_a_card_proves_it(town: Town, ann: Person, zoe: Person):
    number = await run_begun(town, ann, "fight")
    page = await zoe.press("Bet", town.board)
    await zoe.press("Fire (3 unseen)", page)
    while not await symbols_played(town, number):
        assert "Your guess: **Fire**" in page.text
        await played(town, number, 1)
    assert "You say" not in page.text


async def test_a_guess_that_comes_too_late_is_not_taken(town: Town, ann: Person, zoe: Person):
    number = await run_begun(town, ann, "fight")
    page = await zoe.press("Bet", town.board)
    asked = page.custom_id("Fire (3 unseen)")
    await symbol_played_next(town, number)
    answer = await zoe.forges(asked, page)
    assert await town.bot.house.store.bets.at(number) == []
    assert "Here is how things stand now" in answer.text
    shown, now = list(page.buttons), await zoe.press("Bet", town.board)
    assert shown == list(now.buttons), "the old question is not asked any more"


async def test_one_page_of_bets_lies_open(town: Town, ann: Person, bob: Person, zoe: Person):
    await run_begun(town, ann, "fight")
    other = await bob.press("Bet", town.board)
    first = await zoe.press("Bet", town.board)
    await zoe.press("Earth (5 unseen)", first)
    again = await zoe.press("Bet", town.board)
    assert "Your guess: **Earth**" in again.text
    assert again.there and not first.there and other.there, "as one has one hand"
    await zoe.press("Wind (5 unseen)", again)
    assert again.there and "Your guess: **Wind**" in again.text


async def test_the_end_names_the_sharpest_eye(town: Town, ann: Person, zoe: Person):
    number = await run_begun(town, ann, "fight")
    table = await town.table(number)
    watching = Sitting(zoe.id, "zoe")
    while table.match is not None and table.match.outcome is None:
        if guesses_at(table):
            await bet(table, watching, table.position, "symbol:earth")
        await played(town, number, 1)
    assert "Sharpest eye among the spectators: zoe" in town.board.text


async def test_other_games_offer_no_bets(town: Town):
    await town.game()
    assert "Bet" not in town.board.buttons
