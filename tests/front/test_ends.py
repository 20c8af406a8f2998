"""The end of a game at its message: how it ended, what turned it, what to try next, and the buttons."""

from __future__ import annotations

import pytest

from bot.tables.table import Table
from tests.front.people import Person
from tests.front.screen import Screen
from tests.front.taken_up import game_of, taken_up
from tests.front.town import Town
from tests.kit.rings import SLOW
from tests.storm.truth import unanswered

pytestmark = SLOW

AFTER_THE_END = {"Rematch", "Change", "Verify", "Watch", "Log", "Rules"}
TOLD = {
    "areas held": (
        "seven-ronin",
        "random-5",
        "The Attacker wins on day 7 by holding five areas.",
        "- Day 5: in the evening the ninja held 4 areas. One more, and the village was lost.",
        "from Watchtower, Inn, Well, North Field and Shrine. That counted as 5 areas, and 5 win.",
        "-# Next: Play the other side: *Rematch* swaps the seats.",
    ),
    "held out": (
        "seven-ronin",
        "ai-3",
        "The Defender wins: the village held out for eight days.",
        "- Day 6: Tasuke, Taiko and Kabe fell. 2 ronin were left.",
        "- Days 7 and 8: in the evening the ninja held 4 areas. One more, and the village was lost.",
        "- Day 8: snow closed the passes. 12 ninja were left, and one ronin stood.",
    ),
    "the village stands": (
        "seven-samurai",
        "ai-solo-three",
        "The village stands after three rounds: 6+ points.",
        "- Round 3: only one family was left, and with it the village would have fallen.",
        "- 6 of 10 points: 4 farms, one family, and nobody wounded.",
        "-# Next: *Try level Hard* makes it harder.",
    ),
    "a samurai is dead": (
        "seven-samurai",
        "ai-two-heroic",
        "Lost in round 3: Kanbei is dead.",
        "- Round 3: Kanbei died, by a raider’s penalty.",
        "- 15 raiders of this round were still to come.",
        "-# Next: *Try level Hard* makes it easier.",
    ),
    "a deck that bleeding emptied": (
        "senjutsu",
        "random-three",
        "1 of 5 wounds came from drawing with an empty deck, and bleeding had taken 7 cards of the deck.",
        "- Turn 26: Master fell. 5 of 5 wounds came from drawing with an empty deck.",
        "- One more wound would have felled Ronin.",
        "-# Next: *Try 40 cards*: larger decks last longer.",
    ),
    "drawn": (
        "senjutsu",
        "random-garden",
        "All have fallen together, in turn 26.",
        "- Turn 26: Warrior fell. 5 of 5 wounds came from drawing with an empty deck.",
        "- Turn 26: Student fell. 5 of 5 wounds came from drawing with an empty deck.",
        "Play the other side: *Rematch* swaps the seats.",
    ),
    "how near the assassin was": (
        "senjutsu-solo",
        "random-hidden",
        "- Turn 14: Warrior fell to Assassin, by Horizontal Cut.",
        "- Wounds that were left to deal: Assassin 2.",
        "-# Next: *Try a calm fight* makes it easier.",
    ),
    "a stand against the horde": (
        "senjutsu-solo",
        "ai-horde",
        "- The stand ended in wave 3 of stage 1. The next rank, wood, is for beating wave 3 of stage 1.",
        "-# Next: With *Change*, take another hero, weapon or deck.",
    ),
    "how near the enemy was": (
        "way-of-the-samurai",
        "ai-leonardo-tessen",
        "- One Qi kept would have saved ann.",
        "- Leonardo had 7 life left.",
        "-# Next: *Try a special card of your choice",
    ),
    "the next enemy": (
        "way-of-the-samurai",
        "ai-first-fight",
        "- Round 6: Ishida lost 2 life.",
        "- It was close: in round 5 only 2 life was left.",
        "-# Next: *Try Takeshi* leads to the next enemy.",
    ),
}
HALFWAY = {
    "seven-ronin": ("ai-3", "- It ended on day 6: 2 areas held, 2 ronin fallen, 16 ninja left."),
    "seven-samurai": (
        "ai-solo-three",
        "- It ended in round 2: 6 farms and 2 families stood, and 13 raiders of the round",
    ),
    "senjutsu": ("ai-quick-duel", "- It ended in turn 8. Wounds left to bear: Ronin 4 and Student 5."),
    "senjutsu-solo": (
        "ai-first-fight",
        "- It ended in turn 4. Wounds left to bear: Student 5 and Samurai Boss 7.",
    ),
    "way-of-the-samurai": (
        "ai-first-fight",
        "- It ended in round 4: ann had 4 life and 2 Qi, Ishida 7 life.",
    ),
}


@pytest.mark.parametrize("end", TOLD)
async def test_the_end_says_what_turned_the_game(town: Town, end: str):
    key, name, *told = TOLD[end]
    await taken_up(town, game_of(key, name))
    board = town.board
    assert [line for line in told if line not in board.text] == []
    assert set(board.buttons) >= AFTER_THE_END


async def test_the_next_thing_to_try_is_one_press(town: Town, ann: Person):
    """It opens a lobby that is set so, for the same people."""
    await taken_up(town, game_of("seven-samurai", "ai-solo-three"))
    await ann.press("Try level Hard", town.board)
    again = await town.table(2)
    assert again.in_lobby and again.is_seated(ann.id)
    assert again.row.options["level"] == "hard"
    assert "**Level**: Hard" in town.boards(2)[-1].text


async def stopped(town: Town, key: str, how: str) -> Table:
    """Half of a recorded game; then one person gives up, or all call it off."""
    table = await taken_up(town, game_of(key, HALFWAY[key][0]), 0.5)
    ann = town.people["ann"]
    if how == "resigned":
        await ann.press("Yes, I resign", await ann.type("table resign"))
        return table
    await ann.press("I agree to call it off", await ann.type("table cancel"))
    for other in table.humans[1:]:
        person = next(person for person in town.people.values() if person.id == other)
        await person.press("I agree", proposal(town))
    return table


def proposal(town: Town) -> Screen:
    """The public question whether to call the game off."""
    return next(screen for screen in town.people["ann"].see() if "I agree" in screen.buttons)


@pytest.mark.parametrize("key", HALFWAY)
@pytest.mark.parametrize("how", ["resigned", "called off"])
async def test_a_game_that_was_stopped_has_its_account_and_can_be_begun_again(
    town: Town, ann: Person, key: str, how: str
):
    """With the same people, the same settings and a new deal."""
    table = await stopped(town, key, how)
    assert table.row.status == ("over" if how == "resigned" else "cancelled")
    board = town.boards(table.id)[-1]
    assert HALFWAY[key][1] in board.text
    assert ("The game was called off. Nobody won." in board.text) == (how == "called off")
    assert set(board.buttons) >= AFTER_THE_END and board.pictures[0].alt == "How it went"
    await ann.press("Rematch", board)
    again = await town.table(2)
    assert again.in_lobby and again.row.seed != table.row.seed and again.row.options == table.row.options
    assert {*again.humans, *again.row.invited} == {*table.humans}
    if how == "called off":
        assert [one.wish for one in again.sitters if one.user_id == ann.id] == [*table.seats_of(ann.id)]


async def test_verify_answers_privately_about_this_table(town: Town, ann: Person, zoe: Person):
    await town.game()
    await ann.press("Yes, I resign", await ann.type("table resign"))
    written, over = town.written(), town.board
    await ann.press("Rematch", over)
    answer = await zoe.press("Verify", over)
    assert answer.private and answer.text.startswith("Fair:")
    assert unanswered(town.env.backend.interactions.values(), []) == []
    assert answer.text == (await zoe.type("table verify", table=1)).text
    assert town.written() == written + 2, "only the new lobby and its promise are public"


async def test_change_opens_a_lobby_with_the_same_people_and_its_settings(
    town: Town, ann: Person, bob: Person
):
    table = await taken_up(town, game_of("seven-samurai", "ai-two-heroic"))
    settings = await ann.press("Change", town.board)
    again = await town.table(2)
    assert settings.private and settings.menus[0].chosen == ("Heroic",)
    assert again.in_lobby and again.row.invited == [bob.id]
    assert [one.wish for one in again.sitters] == [*table.seats_of(ann.id)], "everybody keeps their samurai"
    await ann.pick("Hard", on=settings)
    assert again.row.options["level"] == "hard"


async def test_change_without_settings_keeps_the_sides(town: Town, ann: Person, zoe: Person):
    await town.game()
    await ann.press("Yes, I resign", await ann.type("table resign"))
    over = town.board
    answer = await zoe.press("Change", over)
    assert answer.private and answer.text.startswith("You do not sit at this table")
    answer = await ann.press("Change", over)
    assert answer.private and f"**Attacker**: {ann.mention}" in town.board.text


# The Path


async def test_after_a_stop_the_path_goes_on(town: Town, ann: Person):
    await taken_up(town, game_of("senjutsu-solo", "ai-path-0"))
    board = town.board
    said = "- The Path: 1 of 10 stops are behind you. Next is the rice field, with Yari Ashigaru and Katana"
    assert said in board.text
    await ann.press("Go on", board)
    legacy = (await town.table(2)).row.legacy
    assert legacy["present"] == [["hero:warrior", "stop:rice_field"]]
    assert "The Path: Warrior at the rice field." in town.boards(2)[-1].text


@pytest.mark.parametrize("how", ["resigned", "called off"])
async def test_a_lost_stop_of_the_path_says_what_that_means_and_can_be_tried_again(
    town: Town, ann: Person, how: str
):
    """It offers no *Go on*: nothing has been passed."""
    await taken_up(town, game_of("senjutsu-solo", "ai-path-0"), 0.5)
    command, sure = {
        "resigned": ("table resign", "Yes, I resign"),
        "called off": ("table cancel", "I agree to call it off"),
    }[how]
    await ann.press(sure, await ann.type(command))
    board = town.board
    assert "- On The Path a defeat costs nothing. Stop 1 of 10, the ford, waits for you again." in board.text
    assert "Go on" not in board.buttons
    await ann.press("Try again", board)
    assert (await town.table(2)).row.legacy == {}


async def test_the_way_from_a_fork_is_asked_in_private_and_told_to_all(town: Town, ann: Person):
    """The last answer of this game is the way. The table is loaded anew before it."""
    played = game_of("senjutsu-solo", "ai-path-fork-0")
    await taken_up(town, played, 1 - 1 / len(played.entries))
    hand = await ann.open_hand()
    assert "Which way do you take?" in hand.text
    assert {"Over the ridge", "Down to the river"} <= {*hand.buttons}
    assert "His boy may come along" in hand.text
    await ann.press("Down to the river", hand)
    assert "has chosen the way to the boats" in town.board.text or "Next is the boats" in town.board.text


async def test_the_end_of_the_path_is_a_chronicle(town: Town, ann: Person):
    await taken_up(town, game_of("senjutsu-solo", "ai-path-end-0"))
    board = town.board
    assert "**The chronicle.** Master came by the boats to the summit" in board.text
    assert "Go on" not in board.buttons
