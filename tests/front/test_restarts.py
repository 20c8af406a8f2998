"""The bot is killed between any two presses, and the game goes on after a moment."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.engine import Step, View
from bot.front.app import upkeep
from bot.front.publishing import idle_tables
from bot.front.publishing.idle_tables import IDLE_AFTER_SECONDS
from bot.front.publishing.publisher import TRIED_AGAIN_AFTER
from bot.front.shared.version import edition
from bot.store.backups import back_up, restore
from bot.wording import Words
from renderers.painter import Picture, Players
from tests.front.digest import DigestPainter
from tests.front.people import Person
from tests.front.stories import before, whole_game
from tests.front.town import Town
from tests.kit.rings import PROOF, SLOW

pytestmark = SLOW


@PROOF
@pytest.mark.parametrize("presses", [1, 8])
async def test_a_game_with_a_restart_after_every_few_presses_is_the_same_game(tmp_path: Path, presses: int):
    calm = await last_screen(tmp_path / "calm", 0)
    restless = await last_screen(tmp_path / "restless", presses)
    assert "by holding five areas." in str(calm[0])
    assert restless == calm


async def last_screen(folder: Path, restarts_every: int) -> tuple[object, ...]:
    """The last message of a whole game that was played press by press."""
    game = whole_game("areas-held")
    async with Town(folder) as town:
        table = await town.game()
        town.restarts_every = restarts_every
        for entry in game:
            await town.at(entry.by).decide(entry)
        assert await town.journal() == [entry.to_json() for entry in game]
        (board,) = town.boards()
        return board.text.replace(table.row.seed, ""), board.buttons, board.pictures


async def test_a_lobby_goes_on_through_restarts(town: Town, ann: Person, bob: Person):
    town.restarts_every = 1
    lobby = await town.lobby()
    await ann.press("Attacker", lobby)
    await bob.press("Any seat", lobby)
    assert f"**Attacker**: {ann.mention}\n**Any seat**: {bob.mention}" in lobby.text
    await ann.press("Begin", lobby)
    assert town.board == lobby and "Waiting for Attacker" in lobby.text


async def test_a_table_that_a_restored_backup_has_set_back_says_so(
    town: Town, ann: Person, bob: Person, zoe: Person, tmp_path: Path
):
    game, url, backup = whole_game("areas-held"), town.settings.database_url, tmp_path / "backup.sqlite3"
    await town.game_at(game[:-1])
    lobby = await town.lobby()
    await back_up(url, backup)
    await bob.press("Attacker", lobby)
    before_the_end = town.boards(1)[-1].text
    await ann.open_hand(town.boards(1)[-1])
    await ann.choose(*game[-1].keys)
    town.bot.publisher.fall_silent()
    restored = await restore(url, backup)
    await town.restart()
    line = "The host restored a backup: some of what happened at this table is lost."
    board = town.boards(1)[-1]
    assert line in board.text and board.text.replace(f"\n-# {line} The log says when.", "") == before_the_end
    assert line in town.boards(2)[-1].text and bob.mention not in town.boards(2)[-1].text
    log = await zoe.press("Log", board)
    assert f"The host restored a backup of <t:{int(restored.made_at.timestamp())}:f>." in log.text
    await ann.open_hand(board)
    await ann.choose(*game[-1].keys)
    verdict = await zoe.press("Verify", town.boards(1)[-1])
    assert "somebody may have known what would be drawn" in verdict.text


async def test_a_plan_in_the_making_survives(town: Town, ann: Person):
    await town.game()
    await ann.open_hand()
    await ann.fill_in(["area:well=1", "area:path=2"])
    await town.restart()
    hand = await ann.open_hand()
    assert hand.menus[0].descriptions["Path"].startswith("2 sent, limit 2")
    assert hand.menus[0].descriptions["Well"].startswith("1 sent, limit 1")


async def test_a_committed_answer_is_shown_after_the_restart(town: Town, bob: Person):
    """Discord refuses all edits until the process has ended."""
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


class Counted(DigestPainter):
    """Counts the boards that it draws."""

    boards = 0

    def board(self, view: View, words: Words, players: Players, step: Step | None = None) -> Picture:
        self.boards += 1
        return super().board(view, words, players, step)


async def costs_of_a_restart(town: Town) -> tuple[list[str], int]:
    """The requests of a new process about channels, and the number of boards it draws."""
    assert isinstance(town.painter, Counted)
    requests, boards = len(town.env.http_requests), town.painter.boards
    await town.restart()
    asked = [f"{one.method} {one.path}" for one in town.env.http_requests[requests:]]
    return [one for one in asked if "/channels/" in one], town.painter.boards - boards


@pytest.fixture
async def counting(tmp_path: Path) -> AsyncIterator[Town]:
    async with Town(tmp_path, Counted()) as town:
        yield town


async def test_a_table_at_rest_costs_a_restart_nothing(counting: Town):
    town = counting
    await town.lobby()
    await town.game()
    await town.env.advance_time(2 * IDLE_AFTER_SECONDS)
    for _ in range(2):
        assert await costs_of_a_restart(town) == ([], 0)
        assert town.bot.house.lately == []
    board = town.board
    await town.at("attacker").open_hand()
    await town.at("attacker").press("Suggest")
    await town.at("attacker").press("Lock in")
    assert "Locked in: Attacker" in board.text and town.board == board
    await town.bot.close()
    assert await costs_of_a_restart(town) == ([], 0), "whoever closes in good order remembers all"


async def test_a_note_beside_a_table_leaves_its_message_true(counting: Town):
    town = counting
    await town.game()
    await town.env.advance_time(2 * IDLE_AFTER_SECONDS)
    await (await town.table()).note(reminders=[[7, 7]], nudged_at=0)
    assert await costs_of_a_restart(town) == ([], 0)


async def test_a_newer_edition_shows_every_table_anew_once(counting: Town, monkeypatch: pytest.MonkeyPatch):
    town = counting
    await town.game()
    await town.env.advance_time(2 * IDLE_AFTER_SECONDS)
    for module in (upkeep, idle_tables):
        monkeypatch.setattr(module, "edition", lambda: "the next one")
    requests, boards = await costs_of_a_restart(town)
    assert (len(requests), boards) == (1, 1)
    await town.env.advance_time(2 * IDLE_AFTER_SECONDS)
    assert await costs_of_a_restart(town) == ([], 0)


def test_an_edition_is_another_one_when_a_word_changes(tmp_path: Path):
    word = tmp_path / "data" / "wording" / "en.ftl"
    word.parent.mkdir(parents=True)
    found: list[str] = []
    for text in ("hello = Hello", "hello = Good evening", "hello = Hello"):
        word.write_text(text)
        found.append(edition.__wrapped__(tmp_path))
    assert found[0] == found[2] != found[1]


async def test_a_place_that_refuses_a_table_is_tried_again(town: Town, ann: Person):
    """Nobody tells the bot when a role gets its permissions back."""
    await town.game()
    await ann.open_hand()
    await ann.press("Suggest")
    town.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50001, times=2)
    await ann.press("Lock in")
    for pause in (TRIED_AGAIN_AFTER, 2 * TRIED_AGAIN_AFTER):
        assert "Locked in" not in town.board.text
        await town.env.advance_time(pause)
    assert "Locked in: Attacker" in town.board.text and len(town.boards()) == 1
    assert not (await town.table()).shown.homeless
