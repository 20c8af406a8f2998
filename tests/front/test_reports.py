"""*Report a problem* and ``/report``: what the file holds, who hears of it, and how it is replayed."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot import replay
from bot.engine import plain_answer
from bot.engine.match import RulesBroken
from bot.front.commands.reports import MOST, PERIOD_SECONDS
from bot.games import GAMES
from bot.store import Change
from bot.tables.core import TableCore
from bot.tables.report import as_json
from bot.tables.seating import Person as Sitting
from tests.front.people import Person
from tests.front.screen import Screen
from tests.front.stories import before, whole_game
from tests.front.town import Town
from tests.kit.rings import SLOW

pytestmark = SLOW

DRAWN = '[1, "chance", "", "nothing", "", "9"]'
IMPOSSIBLE = '[1, "answer", "attacker", "plan.attack", "", "area:moon=3"]'
SECRETS = ("seed", "journal", "evidence")


def report_in(screen: Screen) -> dict[str, Any]:
    """The file of a report."""
    return json.loads(content_of(screen))


def content_of(screen: Screen) -> bytes:
    (file,) = screen.raw.attachments
    content = screen.env.backend.cdn.get(file.url)
    assert content is not None and screen.private
    return content


async def test_of_a_running_game_a_player_reports_what_they_may_see(town: Town, ann: Person, bob: Person):
    table = await town.game_at(before("hayai.goal"))
    with capture_logs() as told:
        answer = await bob.type("report")
    report = report_in(answer)
    assert not [secret for secret in SECRETS if secret in report]
    assert table.row.seed not in content_of(answer).decode()
    (seen,) = report["views"]
    assert table.match is not None
    seat = table.seats_of(bob.id)[0]
    assert seen["seat"] == seat and seen["asked"] == "hayai.goal"
    assert seen["view"] == as_json(table.match.view(seat))
    assert report["versions"].keys() == {"tatami", "edition", "python", "discord.py"}
    assert (report["game"], report["rules_version"]) == ("seven-ronin", table.row.rules_version)
    log = await bob.type("table log")
    assert report["log"][-1].removeprefix("- ") in log.text.replace("\\", "")
    (line,) = [one for one in told if one["event"] == "report"]
    assert line["number"] == report["number"] and report["number"] in answer.text
    assert line == {
        "event": "report",
        "log_level": "warning",
        "number": report["number"],
        "table": table.id,
        "game": "seven-ronin",
        "status": "playing",
        "seq": len(await town.journal()),
        "user": bob.id,
        "problem": "",
    }


async def test_a_spectator_reports_only_public_facts(town: Town, zoe: Person):
    table = await town.game_at(before("hayai.goal"))
    answer = await zoe.type("report")
    assert answer.text.endswith("It has the public log, and what everybody sees.")
    (seen,) = report_in(answer)["views"]
    assert table.match is not None
    assert seen == {"seat": None, "view": as_json(table.match.view(None))}


async def test_a_report_changes_nothing_that_others_see(town: Town, ann: Person, zoe: Person):
    await town.game()
    board, said = town.board.raw, len(town.channel.history())
    shown, sent = board.components, len(await town.journal())
    await zoe.type("report")
    assert (town.board.raw.components, len(await town.journal())) == (shown, sent)
    assert len([one for one in zoe.see() if not one.private]) == said


async def test_after_the_end_a_report_replays_whole(
    town: Town, ann: Person, zoe: Person, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    table = await town.game_at(whole_game("ninja-gone"))
    assert not table.playing
    file = tmp_path / "report-1.json"
    file.write_bytes(content_of(await zoe.type("report", table=1)))
    assert replay.main([str(file)]) == replay.REPLAYS
    said = capsys.readouterr().out.splitlines()
    assert said[-1] == f"It replays: {len(await town.journal())} entries, to the end."
    assert len(said) > 50 and not any("**" in line for line in said)


async def test_a_game_that_was_given_up_at_once_has_one_entry(
    town: Town, ann: Person, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    await town.game()
    await ann.press("Yes, I resign", await ann.type("table resign"))
    file = tmp_path / "report-1.json"
    file.write_bytes(content_of(await ann.type("report", table=1)))
    assert replay.main([str(file)]) == replay.REPLAYS
    assert capsys.readouterr().out.endswith("It replays: one entry, to the end.\n")


async def test_a_match_that_was_called_off_replays_as_far_as_it_went(
    town: Town, mod: Person, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    await town.game_at(before("hayai.goal"))
    await mod.press("Call it off", await mod.type("table cancel", table=1))
    file = tmp_path / "report-1.json"
    file.write_bytes(content_of(await mod.type("report", table=1)))
    assert replay.main([str(file)]) == replay.REPLAYS
    assert capsys.readouterr().out.endswith("and then it was called off.\n")


async def test_a_journal_that_breaks_is_told_where(
    town: Town, ann: Person, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    await town.game_at(whole_game("ninja-gone"))
    report = report_in(await ann.type("report", table=1))
    journal = report["evidence"]["journal"]
    place, file = len(journal) // 2, tmp_path / "report-1.json"
    for broken in (DRAWN, IMPOSSIBLE, "{"):
        journal[place] = broken
        file.write_text(json.dumps(report))
        assert replay.main([str(file)]) == replay.BREAKS
        assert f"It fails at entry {place}: " in capsys.readouterr().out


async def test_a_report_of_a_running_game_is_no_game_to_replay(
    town: Town, ann: Person, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    await town.game()
    answer = await ann.type("report")
    file = tmp_path / "report-1.json"
    file.write_bytes(content_of(answer))
    assert replay.main([str(file)]) == replay.NOTHING_TO_REPLAY
    assert report_in(answer)["number"] in capsys.readouterr().out


async def test_a_report_without_a_game_says_how_to_make_one(town: Town, ann: Person):
    answer = await ann.type("report")
    assert answer.text == (
        "No table has been played in this channel. Type `/report` in the table’s channel, or "
        "add the table’s number: `/report table:3`."
    )


async def test_nobody_reports_a_table_that_they_may_not_look_at(town: Town, ann: Person, zoe: Person):
    room = town.room("den", hidden_from=[zoe])
    await town.game(where=room)
    assert "no table 1" in (await zoe.type("report", table=1)).text.lower()


async def test_a_paused_table_offers_a_report_to_everybody(town: Town, ann: Person, zoe: Person):
    table = await town.game()
    await town.bot.house.store.write(Change(table.row, ["no entry of a journal"], 0))
    await town.restart()
    await town.bot.publisher.settle()
    (board,) = [one for one in zoe.see() if "Report a problem" in one.buttons]
    report = report_in(await zoe.press("Report a problem", board))
    assert (report["status"], report["problem"]) == ("paused", "damaged")
    assert "views" not in report and "evidence" not in report and report["log"]
    refusal = await ann.type("table hand", table=1)
    assert "paused" in refusal.text
    answer = await ann.press("Report a problem", refusal)
    assert report_in(answer)["table"] == 1 and "your hand" not in answer.text, "it has no hand"


async def test_an_unexpected_error_offers_a_report_of_that_table(
    town: Town, ann: Person, monkeypatch: pytest.MonkeyPatch
):
    table = await town.game()

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr(type(table), "seats_of", broken)
        refusal = await ann.press("Your hand", town.board)
    assert refusal.text.startswith("Something went wrong on my side.")
    report = report_in(await ann.press("Report a problem", refusal))
    assert (report["table"], report["problem"]) == (1, "something-broke")


async def test_a_report_is_offered_when_the_rules_fail_on_an_answer(
    town: Town, ann: Person, monkeypatch: pytest.MonkeyPatch
):
    await town.game()

    async def broken(*_: object) -> None:
        raise RulesBroken

    hand = await ann.open_hand()
    await ann.press("Suggest", hand)
    with monkeypatch.context() as patched:
        patched.setattr(TableCore, "take", broken)
        refusal = await ann.press("Lock in", hand)
    assert refusal.text.startswith("Your answer led to an error in the rules")
    assert report_in(await ann.press("Report a problem", refusal))["problem"] == "rules-broken"


async def test_without_a_table_a_report_says_which_version_it_is(
    town: Town, ann: Person, monkeypatch: pytest.MonkeyPatch
):
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr("bot.front.decks.cards.the_one", broken)
        refusal = await ann.type("card", name="x")
    report = report_in(await ann.press("Report a problem", refusal))
    assert report.keys() == {"tatami_report", "number", "problem", "versions"}


async def test_an_ordinary_refusal_offers_none(town: Town, ann: Person, zoe: Person):
    await town.game()
    assert "Report a problem" not in (await zoe.press("Your hand", town.board)).buttons


async def test_a_forged_button_reports_nothing_new(town: Town, ann: Person, zoe: Person):
    await town.game(where=town.room("den", hidden_from=[zoe]))
    board = await ann.type("report", table=1)
    answer = await zoe.forges("press:1:-1:trouble:1|@everyone", board)
    assert report_in(answer).keys() == {"tatami_report", "number", "problem", "versions"}
    assert report_in(answer)["problem"] == ""


async def test_a_member_has_only_some_reports(town: Town, ann: Person, bob: Person):
    await town.game()
    for _ in range(MOST):
        assert report_in(await ann.type("report"))
    assert "several reports in the last 10 minutes" in (await ann.type("report")).text
    assert report_in(await bob.type("report")) and PERIOD_SECONDS == 600


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_can_be_reported_and_replayed(
    town: Town, ann: Person, bob: Person, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    lobby = await ann.type(f"play {game}", thread=False)
    await bob.press("Any seat", lobby)
    await ann.press("Begin", lobby)
    table, chance = await town.table(), Random(1)
    for _ in range(12):
        question = next(filter(None, map(table.question, table.waiting_for)), None)
        if question is None:
            break
        sitter = table.sitter(question.seat)
        keys = plain_answer(table.game, question.request, chance)
        await table.answer(Sitting(sitter.user_id or 0, sitter.name), question.seat, table.position, keys)
    (seen,) = report_in(await bob.type("report"))["views"]
    assert seen["view"] and "object at" not in json.dumps(seen)
    for person in (ann, bob):
        if table.playing:
            await person.press("Yes, I resign", await person.type("table resign"))
    file = tmp_path / "report-1.json"
    file.write_bytes(content_of(await ann.type("report", table=1)))
    assert replay.main([str(file)]) == replay.REPLAYS, capsys.readouterr().out
    assert len(capsys.readouterr().out.splitlines()) > 2
