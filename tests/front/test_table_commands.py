"""/table and /help, for players, spectators and moderators."""

from __future__ import annotations

import discord
import pytest

from tests.front.people import Person
from tests.front.stories import before, whole_game
from tests.front.town import Town
from tests.kit.rings import SLOW
from tests.store.scenes import allow_any_number

pytestmark = SLOW


async def test_every_command_says_when_nothing_is_played(town: Town, zoe: Person):
    for command in ("status", "hand", "log", "resign", "cancel", "replace", "bump", "verify"):
        answer = await zoe.type(f"table {command}")
        assert answer.private
        assert answer.text == "Nothing is being played in this channel. Type `/play` to open a table."


async def test_status_says_who_is_waited_for_and_links_to_the_board(town: Town, zoe: Person):
    await town.game()
    answer = await zoe.type("table status")
    board = town.board
    assert answer.private
    link = f"https://discord.com/channels/{town.guild.id}/{board.channel_id}/{board.message_id}"
    assert f"## 7 Ronin · table 1 [jump to it]({link})" in answer.text
    assert "Waiting for Attacker" in answer.text
    assert "\nDay 1 of 8. The ninja hold 0 of the 5 areas they need" in answer.text
    ann, bob = town.people["ann"], town.people["bob"]
    assert f"At the table: Attacker ({ann.mention}) and Defender ({bob.mention})." in answer.text


async def test_status_of_a_lobby(town: Town, zoe: Person):
    await town.lobby()
    assert "The lobby is open" in (await zoe.type("table status")).text


async def test_status_of_many_tables_fits_one_message(town: Town, ann: Person, zoe: Person):
    await allow_any_number(town.bot.house.store, town.guild.id)
    for _ in range(12):
        lobby = await town.lobby()
        await ann.press("Add an AI", lobby)
        await ann.press("Begin", lobby)
    answer = await zoe.type("table status")
    assert "table 1 " in answer.text and len(answer.text) <= 2000


async def test_the_hand_opens_from_the_keyboard_too(town: Town, ann: Person, zoe: Person):
    await town.game()
    ann.hand = await ann.type("table hand")
    assert ann.hand.private and "Attacker" in ann.hand.text
    await ann.press("Suggest")
    assert ann.hand.buttons["Lock in"]
    assert (await zoe.type("table hand")).text.startswith("You do not sit at this table")


async def test_the_hand_opens_in_any_channel_of_the_server(town: Town, ann: Person):
    await town.game()
    elsewhere = town.guild.create_text_channel("elsewhere")
    ann.hand = await ann.type("table hand", where=elsewhere)
    assert "table 1 · Attacker" in ann.hand.text
    await ann.press("Suggest")
    await ann.press("Lock in")
    assert "Locked in: Attacker" in town.board.text


async def test_the_log_can_be_read_of_a_finished_game(town: Town, ann: Person, zoe: Person):
    game = whole_game("areas-held")
    await town.game_at(game[:-1])
    await ann.open_hand()
    await ann.choose(*game[-1].keys)
    assert "The village is theirs." in (await zoe.type("table log", table=1)).text
    assert "The village is theirs." in (await zoe.type("table log")).text


async def test_a_lobby_has_no_log_and_no_hand(town: Town, ann: Person):
    await town.lobby()
    for command in ("log", "hand", "resign"):
        assert (
            await ann.type(f"table {command}")
        ).text == "No game is in progress at this table: it has not begun, or it is over."


async def test_a_table_number_of_another_server_is_none(town: Town, ann: Person):
    await town.game()
    answer = await ann.type("table log", table=7)
    assert answer.text.startswith("There is no table 7 in this server.")
    abroad = town.env.create_guild("Abroad")
    square = abroad.create_text_channel("square")
    guest = Person(town, abroad.add_member(town.env.create_user("guest")))
    for command in ("log", "bump", "hand", "cancel"):
        refusal = await guest.type(f"table {command}", where=square, table=1)
        assert refusal.text.startswith("There is no table 1 in this server.")


# /table rules


async def test_the_rules_are_searched(town: Town, zoe: Person):
    market = await zoe.type("table rules", search="market")
    assert market.private and market.text.startswith("### 7 Ronin · The Market")


@pytest.mark.parametrize(
    ("typed", "chapter"),
    [
        ("inn", "The ten areas"),
        ("wounds", "Combat"),
        ("who wins?", "How to win"),
        ("market cost", "The Market"),
        ("when does hunger begin", "End of the day"),
        ("Our rulings, part 1", "Our rulings, part 1"),
    ],
)
async def test_a_search_takes_what_somebody_would_type(town: Town, zoe: Person, typed: str, chapter: str):
    assert (await zoe.type("table rules", search=typed)).text.startswith(f"### 7 Ronin · {chapter}")


async def test_a_search_looks_for_words_and_says_in_which_rules(town: Town, zoe: Person):
    """Kiai is another game's, and no tie is found in what somebody is “entitled” to."""
    for typed in ("kiai", "tie", "?"):
        answer = await zoe.type("table rules", search=typed, game="7 ronin")
        assert answer.text.startswith(f"The rules of 7 Ronin do not mention “{typed}”.")
        assert "leave out `game` to search all games" in answer.text


async def test_a_search_without_a_game_looks_into_all(town: Town, zoe: Person):
    assert (await zoe.type("table rules", search="kiai")).text.startswith("### 7 Samurai ·")
    choices = await zoe.actor.autocomplete(town.channel, "table rules", "search", "kiai")
    assert choices and choices[0]["name"].startswith("7 Samurai · ")
    assert {choice["value"].partition(" ·")[0] for choice in choices} >= {"7 Samurai"}
    nowhere = await zoe.type("table rules", search="xylophone")
    assert nowhere.text.startswith("No rules mention “xylophone”.")


async def test_the_game_last_played_here_is_searched_first(town: Town, ann: Person, zoe: Person):
    before = await zoe.suggested("table rules", "search", "wound")
    await ann.type("play way-of-the-samurai")
    after = await zoe.suggested("table rules", "search", "wound")
    assert before[0].startswith("7 Ronin · ") and after[0].startswith("Way of the Samurai · ")


async def test_a_search_knows_the_apostrophe_of_a_keyboard(town: Town, zoe: Person):
    tasuke = await zoe.type("table rules", search="Tasuke's ability")
    assert "Tasuke’s ability works whenever wounds are dealt" in tasuke.text


async def test_a_search_without_a_hit_is_answered(town: Town, zoe: Person):
    answer = await zoe.type("table rules", search="*unicorn*")
    assert answer.private and "\\*unicorn\\*" in answer.text


async def test_the_search_completes_what_is_typed(town: Town, zoe: Person):
    choices = await zoe.actor.autocomplete(town.channel, "table rules", "search", "yumi")
    assert choices and all(len(choice["name"]) <= 100 for choice in choices)
    found = await zoe.type("table rules", search=choices[0]["value"])
    assert "Yumi" in found.text


async def test_the_games_complete(town: Town, zoe: Person):
    assert await zoe.actor.autocomplete(town.channel, "table rules", "game", "7 r") == [
        {"name": "7 Ronin", "value": "seven-ronin"}
    ]
    book = await zoe.type("table rules", game="seven-ronin")
    assert "The game in short" in book.text
    assert (await zoe.type("table rules", game="7 SAMURAI")).text.startswith("### 7 Samurai ·")
    assert await zoe.suggested("table rules", "search", "kiai", game="7 samurai")
    assert (await zoe.type("table rules", game="go")).text.startswith("I do not have that game.")


# /table resign and cancel


async def test_resigning_is_asked_twice_and_ends_the_game(town: Town, ann: Person):
    await town.game()
    sure = await ann.type("table resign")
    assert sure.private and "This cannot be taken back." in sure.text
    assert (await town.table()).playing
    await ann.press("Yes, I resign", sure)
    assert sure.text == "You have resigned. The game is over." and sure.buttons == {}
    assert "The Attacker has given up." in town.board.text
    assert "Won by Defender" in town.board.text


async def test_resigning_twice_is_resigning_once(town: Town, ann: Person):
    await town.game()
    first, second = await ann.type("table resign"), await ann.type("table resign")
    await ann.press("Yes, I resign", first)
    answer = await ann.press("Yes, I resign", second)
    assert answer.text == "No game is in progress at this table: it has not begun, or it is over."
    assert len(await town.journal()) == 1


async def test_only_who_plays_can_resign_or_propose_to_cancel(town: Town, ann: Person, zoe: Person):
    await town.game()
    for command in ("resign", "cancel"):
        assert (await zoe.type(f"table {command}")).text == "You do not sit at this table."
    for forged in ("resign", "agree"):
        answer = await zoe.forges(f"press:1:0:{forged}:", town.board)
        assert answer.private and answer.text.startswith("You do not sit at this table")
    assert (
        await zoe.forges("press:1:0:call-off:", town.board)
    ).text == "You cannot do that here: only a moderator can."
    assert (await town.table()).playing


async def test_a_game_is_called_off_when_both_agree(town: Town, ann: Person, bob: Person, zoe: Person):
    await town.game()
    board = town.board
    sure = await ann.type("table cancel")
    await ann.press("I agree to call it off", sure)
    assert bob.mention in sure.text
    proposal = next(screen for screen in ann.see() if "proposes" in screen.text)
    assert f"{ann.mention} proposes to call off" in proposal.text
    assert (await town.table()).playing
    await bob.press("I agree to call it off", await bob.type("table cancel"))
    assert "The game was called off. Nobody won." in board.text
    assert "Your hand" not in board.buttons


async def test_agreeing_twice_counts_once(town: Town, ann: Person):
    await town.game()
    sure = await ann.type("table cancel")
    agree = sure.custom_id("I agree to call it off")
    for _ in range(2):
        await ann.forges(agree, sure)
    assert (await town.table()).playing


async def test_a_moderator_calls_a_game_off_at_once(town: Town, mod: Person):
    await town.game()
    board = town.board
    sure = await mod.type("table cancel")
    assert "As a moderator" in sure.text
    await mod.press("Call it off", sure)
    assert "The game was called off. Nobody won." in board.text
    again = await mod.forges("press:1:0:call-off:", board)
    assert again.text == "No game is in progress at this table: it has not begun, or it is over."


async def test_a_lobby_is_cancelled_by_its_opener_or_a_moderator(
    town: Town, ann: Person, bob: Person, mod: Person
):
    lobby = await town.lobby()
    assert "or a moderator, can" in (await bob.type("table cancel")).text
    assert (await ann.type("table cancel")).text == "The lobby is closed."
    assert "closed before the game began" in lobby.text
    await town.lobby()
    assert (await mod.type("table cancel")).text == "The lobby is closed."


# /table bump


async def test_bump_brings_the_board_to_the_end_and_the_old_one_points_to_it(
    town: Town, ann: Person, zoe: Person
):
    await town.game()
    old = town.board
    await zoe.writes("What a game!")
    answer = await zoe.type("table bump")
    assert answer.text == "Table 1 is now at the end of this channel."
    assert town.board != old and "Waiting for Attacker" in town.board.text
    assert (
        f"goes on [here](https://discord.com/channels/{town.guild.id}/{town.channel.id}/{town.board.message_id})"
        in old.text
    )
    assert old.buttons == {} and old.pictures == []
    assert "Attacker" in (await ann.open_hand()).text


async def test_a_board_at_the_end_of_its_channel_is_not_posted_again(
    town: Town, ann: Person, bob: Person, zoe: Person
):
    await town.game()
    first = town.board
    for person in (ann, bob, zoe):
        refusal = await person.type("table bump")
        assert refusal.private and refusal.text.startswith("Table 1 is already [at the end of this channel](")
        assert str(first.message_id) in refusal.text
    await zoe.writes("What a game!")
    written = town.written()
    for person in (ann, bob, zoe):
        person.sends_command("table bump")
    await town.env.settle()
    assert town.board != first and town.written() == written + 1, "one board for all who called at once"
    await town.restart()
    assert (await zoe.type("table bump")).text.startswith("Table 1 is already"), "nor after a restart"


async def test_boards_of_two_tables_are_not_posted_below_each_other_again_and_again(town: Town, ann: Person):
    await town.game()
    await town.game()
    posted = town.written()
    for number in (1, 2, 1, 2):
        assert (await ann.type("table bump", table=number)).text.startswith(f"Table {number} is already")
    assert town.written() == posted


async def test_a_board_that_is_gone_is_brought_back(town: Town, ann: Person):
    """The message was deleted while the bot was not connected."""
    await town.game()
    old = town.board
    town.env.backend.messages[town.channel.id].pop(old.message_id)
    assert (await ann.type("table bump")).text == "Table 1 is now at the end of this channel."
    assert town.board != old and "Waiting for Attacker" in town.board.text


async def test_a_player_takes_the_board_to_another_channel_and_a_stranger_does_not(
    town: Town, ann: Person, zoe: Person
):
    await town.game()
    elsewhere = town.guild.create_text_channel("elsewhere")
    refusal = await zoe.type("table bump", where=elsewhere, table=1)
    assert refusal.text.startswith("You do not sit at this table")
    await ann.type("table bump", where=elsewhere, table=1)
    assert town.board.channel_id == elsewhere.id
    assert "Waiting for Attacker" in town.board.text


async def test_bump_names_what_the_bot_may_not_do_here(town: Town, ann: Person):
    await town.game()
    old = town.board
    elsewhere = town.guild.create_text_channel("elsewhere")
    town.deny("send_messages", where=elsewhere)
    answer = await ann.type("table bump", where=elsewhere, table=1)
    assert "permission to send messages in" in answer.text
    assert town.board == old and "Waiting for Attacker" in old.text


async def test_a_game_that_was_called_off_is_brought_back_like_others(town: Town, ann: Person, mod: Person):
    await town.game()
    await mod.press("Call it off", await mod.type("table cancel"))
    await ann.writes()
    await mod.type("table bump", table=1)
    (board,) = town.boards()
    assert "The game was called off." in board.text and "Rematch" in board.buttons


async def test_a_lobby_that_was_closed_is_not_brought_back(town: Town, ann: Person):
    await ann.press("Close", await town.lobby())
    answer = await ann.type("table bump", table=1)
    assert answer.text == "No game is in progress at this table: it has not begun, or it is over."


# /table verify


async def test_the_seed_stays_secret_until_the_end(town: Town, ann: Person, zoe: Person):
    table = await town.game_at(before("hayai.goal"))
    answer = await zoe.type("table verify")
    assert table.row.commitment in answer.text
    assert all(
        table.row.seed not in screen.text for person in town.people.values() for screen in person.see()
    )


async def test_after_the_end_anybody_checks_the_dealing(town: Town, ann: Person, zoe: Person):
    table = await town.game()
    await ann.press("Yes, I resign", await ann.type("table resign"))
    assert table.row.seed in town.board.text
    answer = await zoe.type("table verify", table=1)
    assert answer.text.startswith("Fair:") and table.row.seed in answer.text


# /help


async def test_help_is_short_and_says_what_to_press_first(town: Town, zoe: Person):
    answer = await zoe.type("help")
    assert answer.private and len(answer.text) < 900
    assert answer.text.splitlines()[1].startswith(
        "Type `/play`, press a game under **Play now**, then **Begin**."
    )
    for word in ("Set the table", "Your hand", "/games", "Rules", "Watch", "/table bump", "/card", "/report"):
        assert word in answer.text
    assert "/settings" not in answer.text


async def test_help_names_the_settings_to_those_who_manage_the_server(town: Town):
    role = town.guild.create_role("chiefs", permissions=discord.Permissions(manage_guild=True))
    answer = await town.newcomer("chief", role).type("help")
    assert len(answer.text) < 900
    assert answer.text.endswith("`/settings` sets this server’s limits.")


async def test_verify_without_a_number_finds_the_match_that_is_over(town: Town, ann: Person, bob: Person):
    """Two lobbies here cannot be meant."""
    await town.game()
    await ann.press("Yes, I resign", await ann.type("table resign"))
    for _ in range(2):
        await ann.type("play seven-ronin", thread=False)
    said = await ann.type("table verify")
    assert said.text.startswith("Fair: the seed")
    assert said.text == (await ann.type("table verify", table=1)).text
