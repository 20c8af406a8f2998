"""No chapter ends unseen: its account stands in the hand, in the table's message and in the log."""

from __future__ import annotations

import re

import pytest

from bot.engine import Dealer, Setup
from bot.engine.match import Match
from bot.front.table.chapter_ends import openings
from bot.games.seven_ronin.rules import SEVEN_RONIN
from tests.front.people import Person
from tests.front.stories import as_filled_in
from tests.front.taken_up import game_of, taken_up
from tests.front.test_progress import run_begun
from tests.front.town import Town
from tests.games.random_play import play_at_random
from tests.games.recorded import Recorded
from tests.kit.rings import SLOW

pytestmark = SLOW

ENDS = {
    "seven-ronin": (
        "random-5",
        ("**Day 1, who guarded what.** ", "**What it cost.** ", "**Held.** ", "**Next.** Day 2: "),
    ),
}
"""A recorded game, and the beginnings of the lines of its first account."""
SPENT = 22
"""A random game of 7 Ronin in which the Attacker has no decision on the last day."""


def first_end(played: Recorded) -> int:
    """The number of answers before the one that ends the first chapter with an account."""
    game, entries = played.game, played.entries
    match = Match.replay(game, played.setup, Dealer("never asked"), entries)
    begun = [step for step in match.opening() if step.name in openings(game)]
    answers = [seq for seq, entry in enumerate(entries) if entry.kind == "answer"]
    return max(seq for seq in answers if seq < begun[1].seq)


@pytest.mark.parametrize("game", ENDS)
async def test_a_chapter_has_an_account_of_its_own(town: Town, ann: Person, game: str):
    name, lines = ENDS[game]
    played = game_of(game, name)
    last = first_end(played)
    await taken_up(town, played, last / len(played.entries))
    entry = played.entries[last]
    table = await town.table()
    person = next(one for one in town.people.values() if table.sitter(table.waiting_for[0]).user_id == one.id)
    await person.decide(entry)
    assert person.hand is not None
    for line in lines:
        assert line in person.hand.text
        assert line in town.board.text or line.startswith("**Next.**"), "the headline says it there"
    log = await person.press("Log", town.board)
    assert all(line in log.text for line in lines)
    frames = await person.press("Watch", person.hand)
    assert "picture" in frames.text


async def test_days_that_ran_without_a_decision_are_told_at_the_end(town: Town, ann: Person, bob: Person):
    """The reserve is empty: the game runs to its end, and the hand says so."""
    match = play_at_random(SEVEN_RONIN, Setup(SEVEN_RONIN.seats), SPENT)
    entries = [as_filled_in(entry) for entry in match.journal]
    mine = max(seq for seq, entry in enumerate(entries) if entry.by == "attacker" and entry.kind == "answer")
    await town.game_at(entries[: mine + 1])
    await ann.open_hand()
    for entry in entries[mine + 1 :]:
        if entry.kind != "chance":
            await bob.decide(entry)
    assert ann.hand is not None
    said = ann.hand.text
    assert "The game is over. You have no more decisions." in said
    assert said.count("who guarded what") >= 2 and "**Since your last move**" in said
    frames = await ann.press("Watch", ann.hand)
    first = int(frames.text.split("picture ")[1].split(" of ")[0])
    table = await town.table()
    replayed = await table.replay()
    answered = max(one.position for one in replayed.rounds if "attacker" in one.spoke)
    assert first == 1 + sum(step.position <= answered for step in replayed.opening() if step.view)


async def test_map_stop_and_weapon_stand_on_the_message_of_a_campaign(town: Town, ann: Person):
    await run_begun(town, ann, "dojo")
    assert re.search(r"-# Stop: .+ · fight 1 · ann with \w+", town.board.text)
    maps = [picture for picture in town.board.pictures if picture.name.startswith("map")]
    assert len(maps) == 1
    await taken_up(town, game_of("senjutsu-solo", "ai-path-0"), 0.5)
    board = town.boards(2)[-1]
    assert re.search(r"-# The Path · stop \d+ of 10: the .+ · \w+ with \w+", board.text)
    assert any(picture.name.startswith("map") for picture in board.pictures)


async def test_a_single_fight_has_no_map_on_its_message(town: Town, ann: Person):
    await run_begun(town, ann, "fight")
    assert "Stop:" not in town.board.text
    assert not any(picture.name.startswith("map") for picture in town.board.pictures)


async def test_why_is_a_button_of_the_log_and_of_the_hand(town: Town, ann: Person):
    """Wherever the rules have led an opponent."""
    await taken_up(town, game_of("senjutsu-solo", "ai-first-fight"), 0.45)
    log = await ann.press("Log", town.board)
    assert "> **" not in log.text
    await ann.press("Why?", log)
    assert "> **Moving in melee, step" in log.text or "> **Striking in melee" in log.text
    assert not log.buttons["Why?"], "they stand there"
    hand = await ann.open_hand()
    assert "> **" not in hand.text
    before = hand.text
    await ann.press("Why?", hand)
    assert "**The rules behind what happened**" in hand.text and "\n> **" in hand.text
    assert before.splitlines()[-1] in hand.text, "the question stands below"


async def test_a_table_without_rule_led_opponents_has_no_why(town: Town, ann: Person):
    await taken_up(town, game_of("senjutsu", "random-three"), 0.5)
    log = await ann.press("Log", town.board)
    assert "Why?" not in log.buttons and "Why?" not in (await ann.open_hand()).buttons
