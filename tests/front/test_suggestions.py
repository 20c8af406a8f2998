"""*Suggest*: an AI's answer and its reason, for the player who asks and nobody else."""

from __future__ import annotations

import pytest

from bot.engine import GameRules, filled_in
from bot.games import GAMES
from bot.games.seven_ronin.state import ATTACKER
from bot.wording import words
from tests.front.people import Person
from tests.front.test_progress import run_begun
from tests.front.town import Town
from tests.kit.rings import SLOW

pytestmark = SLOW

UNREASONED = [words(key).say(f"reason-{code}") for key in GAMES for code in ("plain", "pass")]


async def two_at(town: Town, ann: Person, bob: Person) -> None:
    """Both sit in a lobby of 7 Ronin."""
    lobby = await town.lobby()
    await ann.press("Attacker", lobby)
    await bob.press("Defender", lobby)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
async def test_a_lone_player_is_advised_with_a_reason(town: Town, ann: Person, game: GameRules):
    await ann.use(await ann.type("play"), f"press:0:0:play-now:{game.key}")
    ann.hand = await ann.press("Begin", town.board)
    await ann.press("Suggest")
    assert "Suggested" in ann.hand.text
    assert not any(said in ann.hand.text for said in UNREASONED)
    await ann.press("Lock in")
    assert "Suggested" not in ann.hand.text


async def test_between_people_nobody_is_advised(town: Town, ann: Person, bob: Person):
    await two_at(town, ann, bob)
    assert "Suggestions are off" in town.board.text
    await ann.press("Begin", town.board)
    hand = await ann.open_hand()
    assert "Suggest" not in hand.buttons
    await ann.forges("press:1:0:suggest:attacker", hand)
    assert (await town.table()).drafts.suggested(ATTACKER) is None


async def test_people_may_agree_to_be_advised(town: Town, ann: Person, bob: Person):
    await two_at(town, ann, bob)
    await bob.press("Suggestions for all", town.board)
    assert "Suggestions are on" in town.board.text
    await ann.press("Begin", town.board)
    hand = await ann.open_hand()
    public = town.board.text
    await ann.press("Suggest", hand)
    assert "Suggested" in hand.text and town.board.text == public


async def test_a_stranger_agrees_to_nothing(town: Town, ann: Person, bob: Person, zoe: Person):
    await two_at(town, ann, bob)
    await zoe.press("Suggestions for all", town.board)
    assert "Suggestions are off" in town.board.text


async def test_a_plan_that_was_begun_can_be_brought_back(town: Town, ann: Person):
    table = await town.game()
    hand = await ann.open_hand()
    await ann.pick("Well", on=hand)
    await ann.press("Suggest")
    await town.restart()
    table = await town.table()
    assert filled_in(table.drafts.of(ATTACKER)).counts != {"area:well": 1}
    await ann.press("Bring mine back", hand)
    assert filled_in((await town.table()).drafts.of(ATTACKER)).counts == {"area:well": 1}
    assert "Bring mine back" not in hand.buttons and "Suggested" not in hand.text


async def test_the_end_says_who_was_advised(town: Town, ann: Person, bob: Person):
    await town.game()
    await ann.open_hand()
    await ann.press("Suggest")
    await ann.press("Clear all")
    await ann.pick("Well")
    await ann.press("Lock in")
    await bob.press("Yes, I resign", await bob.type("table resign"))
    assert "Asked for suggestions: Attacker (" in town.board.text
    assert "Defender" not in town.board.text.partition("Asked for suggestions")[2].partition("\n")[0]


async def test_the_end_says_that_nobody_was_advised(town: Town, ann: Person):
    await town.game()
    await ann.press("Yes, I resign", await ann.type("table resign"))
    assert "Nobody asked for a suggestion" in town.board.text


async def test_a_card_is_suggested_and_played_when_it_is_locked_in(town: Town, ann: Person):
    number = await run_begun(town, ann, "fight")
    table = await town.table(number)
    hand = await ann.open_hand()
    before = table.position
    await ann.press("Suggest")
    assert "Lock in when you are sure." in hand.text
    assert table.position == before, "nothing is answered yet"
    await ann.press("Lock in")
    assert table.position > before


async def test_a_suggestion_is_no_order(town: Town, ann: Person):
    await run_begun(town, ann, "fight")
    hand = await ann.open_hand()
    await ann.press("Suggest")
    await ann.press("Not yet")
    assert "Lock in when you are sure." not in hand.text
    assert "Suggest" in hand.buttons


async def test_other_games_suggest_whole_plans_only(town: Town, ann: Person):
    await town.game()
    hand = await ann.open_hand()
    assert list(hand.buttons).count("Suggest") == 1
