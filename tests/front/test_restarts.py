"""The bot ends without a word between any two presses, and nobody notices but for a moment."""

from __future__ import annotations

from pathlib import Path

from tests.front.people import Person
from tests.front.stories import before, whole_game
from tests.front.town import Town


async def test_a_game_with_a_restart_after_every_press_is_the_same_game(tmp_path: Path):
    calm = await last_screen(tmp_path / "calm", restless=False)
    restless = await last_screen(tmp_path / "restless", restless=True)
    assert "by holding five areas." in str(calm[0])
    assert restless == calm


async def last_screen(folder: Path, *, restless: bool) -> tuple[object, ...]:
    """What everybody sees in the end, when a whole game was played press by press."""
    game = whole_game("areas-held")
    async with Town(folder) as town:
        table = await town.game()
        town.restless = restless
        for entry in game:
            await town.at(entry.by).decide(entry)
        assert await town.journal() == [entry.to_json() for entry in game]
        (board,) = town.boards()
        return board.text.replace(table.row.seed, ""), board.buttons, board.pictures


async def test_a_lobby_goes_on_through_restarts(town: Town, ann: Person, bob: Person):
    town.restless = True
    lobby = await town.lobby()
    await ann.press("Attacker", lobby)
    await bob.press("Any seat", lobby)
    assert f"**Attacker**: {ann.mention}\n**Any seat**: {bob.mention}" in lobby.text
    await ann.press("Start", lobby)
    assert town.board == lobby and "Waiting for Attacker" in lobby.text


async def test_a_plan_in_the_making_survives(town: Town, ann: Person):
    await town.game()
    await ann.open_hand()
    await ann.fill_in(["area:well=1", "area:path=2"])
    await town.restart()
    hand = await ann.open_hand()
    assert hand.menus[0].descriptions["Path"].startswith("2 sent, limit 2")
    assert hand.menus[0].descriptions["Well"].startswith("1 sent, limit 1")


async def test_what_was_committed_but_not_shown_is_shown_after_the_restart(town: Town, bob: Person):
    """Discord takes no edit any more until the process has ended."""
    await town.game_at(before("hayai.goal"))
    board = town.board
    await bob.open_hand()
    town.env.inject_error("PATCH", "/channels/*", status=404, code=10003, times=1)
    await bob.choose("area:path")
    stale = board.text
    await town.restart()
    assert town.board.text != stale
    assert len(await town.journal()) > len(before("hayai.goal"))


async def test_a_game_between_two_ends_of_the_process_is_not_nudged_or_posted_twice(town: Town, zoe: Person):
    await town.game()
    messages = len(zoe.see())
    for _ in range(3):
        await town.restart()
    assert len(zoe.see()) == messages


async def test_a_bot_told_to_stop_finishes_what_it_shows(town: Town, ann: Person):
    await town.game()
    await ann.open_hand()
    await ann.press("Suggest")
    await ann.press("Lock in")
    await town.bot.close()
    assert "Locked in: Attacker" in town.board.text
    await town.restart()
    assert "Locked in: Attacker" in town.board.text
