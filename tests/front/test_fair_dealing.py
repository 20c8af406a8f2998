"""Fair dealing as members see it: checked when the game has ended.

Whoever runs the bot may write into the database what they like; each lie shows.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot import verify
from bot.engine import commitment, new_seed
from bot.local.notices import put_back_notices
from bot.tables.seating import dealt_seed
from bot.verify import UNFINISHED
from tests.front.dealing import file_of, samurai, samurai_over, tamper, the_promise, verified
from tests.front.people import Person
from tests.front.screen import Screen
from tests.front.town import Town
from tests.kit.rings import SLOW

pytestmark = SLOW

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def the_same_chance_each_time() -> None:
    """Not here: the verdict is on chance as members find it."""


@pytest.fixture
def check(town: Town, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str]]:
    """``python -m bot.verify`` on the file that an answer hands out: its exit code, and what it says."""

    def checked(answer: Screen, *arguments: str) -> tuple[int, str]:
        file = tmp_path / "handed-out.json"
        file.write_bytes(file_of(town, answer))
        capsys.readouterr()
        return verify.main([str(file), *arguments]), capsys.readouterr().out

    return checked


def in_a_process_of_its_own(file: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bot.verify", str(file), *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


# After the end


async def test_a_whole_game_is_checked_by_the_bot_and_without_it(town: Town, tmp_path: Path):
    table = await samurai_over(town)
    assert table.row.seed in town.board.text
    answer = await verified(town)
    assert answer.text.startswith(f"Fair: the seed `{table.row.seed}`")
    assert "from the 3 numbers that players added" in answer.text
    assert the_promise(town).raw.message.jump_url in answer.text
    file = tmp_path / "table-1.json"
    file.write_bytes(file_of(town, answer))
    checked = in_a_process_of_its_own(file, table.row.commitment)
    assert (checked.returncode, checked.stderr) == (0, "")
    assert checked.stdout.startswith("7 Samurai · table 1\nFair: the seed")


async def test_the_file_names_nobody(town: Town, ann: Person):
    await town.game()
    await ann.press("Yes, I resign", await ann.type("table resign"))
    record = json.loads(file_of(town, await verified(town)))
    assert not {"ann", "bob"} & set(re.findall(r"\w+", json.dumps(record)))
    assert [member for member, _ in record["contributions"]].count(str(ann.id)) == 2


async def test_a_game_called_off_shows_its_seed_and_can_be_checked(
    town: Town, mod: Person, check: Callable[..., tuple[int, str]]
):
    table = await samurai(town)
    board = town.board
    await mod.press("Call it off", await mod.type("table cancel"))
    assert "The game was called off. Nobody won." in board.text and table.row.seed in board.text
    answer = await verified(town)
    assert answer.text.startswith("I found nothing wrong, but I cannot prove that this game was fair.")
    assert table.row.seed in answer.text and "its record stops in the middle" in answer.text
    assert check(answer, "--posted", table.row.commitment)[0] == UNFINISHED


async def test_a_paused_game_that_was_called_off_is_checked_too(
    town: Town, mod: Person, zoe: Person, check: Callable[..., tuple[int, str]]
):
    table = await samurai(town)
    tamper(town, "UPDATE journal SET entry = ? WHERE seq = 0", '[1, "chance", "", "moon", "", "0"]')
    await town.restart()
    assert (await town.table()).row.status == "paused"
    assert table.row.seed not in (await zoe.type("table verify", table=1)).text
    await mod.press("Call it off", await mod.type("table cancel", table=1))
    answer = await verified(town)
    assert "- Line 0 of the game’s journal" in answer.text and table.row.seed in answer.text
    assert check(answer)[0] == 1


async def test_a_lobby_that_was_closed_has_nothing_to_check(town: Town, ann: Person):
    await town.lobby()
    await ann.type("table cancel")
    answer = await town.people["zoe"].type("table verify", table=1)
    assert answer.text == "Table 1 was closed before anything was dealt, so there is nothing to check."


# Lies


OTHER = new_seed()

LIES = {
    "UPDATE tables SET seed = :other": "The seed does not have the recorded fingerprint",
    "UPDATE tables SET commitment = :fingerprint": "The seed does not have the recorded fingerprint",
    "UPDATE tables SET contributions = json_remove(contributions, '$[1]')": "The recorded numbers are not",
    "UPDATE tables SET contributions = json_set(contributions, '$[0][1]', 1234567)": "The recorded numbers",
    "UPDATE tables SET dealt_commitment = :fingerprint": "The recorded numbers are not those",
    "UPDATE tables SET outcome = json_set(outcome, '$.reason', 'held')": "The game did not end as it",
    "UPDATE sitters SET seat = 'x-' || seat WHERE number = 1": "The recorded seats are not those",
}
"""Each case: a statement that changes the database, and the verdict on it."""


@pytest.mark.parametrize("lie", LIES)
async def test_a_lie_in_the_database_shows(town: Town, check: Callable[..., tuple[int, str]], lie: str):
    table = await samurai_over(town)
    values = {"other": OTHER, "fingerprint": commitment(OTHER)}
    tamper(town, re.sub(r":(\w+)", lambda name: f"'{values[name[1]]}'", lie))
    answer = await verified(town)
    assert answer.text.startswith("Something does not fit.") and LIES[lie] in answer.text
    code, said = check(answer)
    assert code == 1 and LIES[lie] in said
    assert table.row.commitment in the_promise(town).text


async def test_an_outcome_that_was_changed_shows(town: Town, check: Callable[..., tuple[int, str]]):
    """The first of the game and the last."""
    await samurai_over(town)
    journal = [json.loads(line) for line in await town.journal()]
    drawn = [seq for seq, entry in enumerate(journal) if entry[1] == "chance"]
    for seq in (drawn[0], drawn[-1]):
        head, outcome = journal[seq][:5], journal[seq][5:]
        changed = [*head, *reversed(outcome)] if len(outcome) > 1 else [*head, str(1 - int(outcome[0]))]
        tamper(town, "UPDATE journal SET entry = ? WHERE seq = ?", json.dumps(changed), seq)
        answer = await verified(town)
        assert f"- Line {seq} of the game’s journal" in answer.text
        assert check(answer)[0] == 1
        tamper(town, "UPDATE journal SET entry = ? WHERE seq = ?", json.dumps(journal[seq]), seq)
    assert (await verified(town)).text.startswith("Fair:")


async def test_a_line_that_is_none_shows(town: Town, check: Callable[..., tuple[int, str]]):
    await samurai_over(town)
    tamper(town, "UPDATE journal SET entry = '{}' WHERE seq = 3")
    answer = await verified(town)
    assert "- Line 3 of the game’s journal" in answer.text
    assert check(answer)[0] == 1


async def test_seed_and_fingerprint_exchanged_together_are_betrayed_by_the_message(
    town: Town, check: Callable[..., tuple[int, str]]
):
    """A game in which nothing was drawn: everything in the database fits the new seed."""
    table = await town.game()
    ann = town.people["ann"]
    await ann.press("Yes, I resign", await ann.type("table resign"))
    promised = table.row.commitment
    contributions = (await town.table()).row.contributions
    tamper(
        town,
        "UPDATE tables SET seed = ?, commitment = ?, dealt_commitment = ?",
        OTHER,
        commitment(OTHER),
        commitment(dealt_seed(OTHER, contributions)),
    )
    answer = await verified(town)
    assert answer.text.startswith("Something does not fit.")
    assert f"the fingerprint that was posted, `{promised}`" in answer.text
    assert "The recorded seats and options do not have the recorded fingerprint" in answer.text
    code, said = check(answer, promised)
    assert code == 1 and f"the fingerprint that was posted, `{promised}`" in said


async def test_a_promise_that_is_gone_cannot_be_compared(town: Town, ann: Person, mod: Person):
    await town.game()
    await mod.actor.delete(the_promise(town).raw)
    await ann.press("Yes, I resign", await ann.type("table resign"))
    answer = await verified(town)
    assert "I cannot prove that this game was fair" in answer.text
    assert "I cannot compare the message with the seed’s fingerprint" in answer.text


async def test_a_local_table_has_its_notices_again_after_a_restart_and_says_what_they_are_worth(town: Town):
    """Its channel is made anew, and nobody but itself has dated anything."""
    table = await samurai_over(town)
    backend = town.env.backend
    posted = {number: one.content for number, one in backend.messages[town.channel.id].items() if one.content}
    assert posted.keys() == {table.shown.promise_message_id, table.shown.agreement_message_id}
    for number in posted:
        backend.delete_message(town.channel.id, number)
    assert (await verified(town)).text.startswith("I found nothing wrong, but I cannot")
    put_back_notices(town.env, town.channel, [(table.row, table.shown)])
    kept = backend.messages[town.channel.id]
    assert {number: kept[number].content for number in posted} == posted
    town.bot.dates_itself = True
    answer = await town.people["zoe"].type("table verify", table=1)
    assert answer.text.startswith("Fair: ")
    assert (
        "This is a local table: the times of posted messages come from this computer, not from Discord."
        in answer.text
    )
    town.bot.dates_itself = False
    answer = await town.people["zoe"].type("table verify", table=1)
    assert answer.text.startswith("Fair: ") and "local table" not in answer.text


async def test_promises_in_a_channel_that_cannot_be_read_are_not_compared(town: Town, ann: Person):
    await town.game()
    await ann.press("Yes, I resign", await ann.type("table resign"))
    town.deny("read_message_history")
    answer = await verified(town)
    assert "I cannot prove that this game was fair" in answer.text
    for sentence in (
        "the message with the seed’s",
        "the message with the fingerprint of the seats",
        "check whether I posted",
    ):
        assert sentence in answer.text


async def test_the_promise_is_found_though_the_board_has_moved(town: Town, ann: Person):
    await town.game()
    elsewhere = town.guild.create_text_channel("elsewhere")
    await ann.type("table bump", where=elsewhere, table=1)
    await ann.press("Yes, I resign", await ann.type("table resign", table=1))
    answer = await verified(town)
    assert the_promise(town).raw.message.jump_url in answer.text and answer.text.startswith("Fair:")


async def test_a_promise_that_was_edited_is_none(town: Town, ann: Person):
    await town.game()
    await ann.press("Yes, I resign", await ann.type("table resign"))
    promise = the_promise(town)
    posted = town.env.backend.get_message(promise.channel_id, promise.message_id)
    posted.edited_timestamp = datetime.now(UTC).isoformat()
    answer = await verified(town)
    assert "has been edited. I never do that." in answer.text


async def test_a_record_that_makes_no_sense_is_said_to_be_damaged(town: Town, ann: Person):
    await town.game()
    await ann.press("Yes, I resign", await ann.type("table resign"))
    tamper(town, "UPDATE tables SET contributions = '[7]'")
    answer = await verified(town)
    assert answer.text.startswith("The record of this game is damaged")
    assert answer.raw.attachments == []
