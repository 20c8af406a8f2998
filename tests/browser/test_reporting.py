"""*Report a problem*, pressed beside a refusal that should not be, and its file on the player's own disk."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.browser.local_table import LocalTable
from tests.browser.page import TablePage
from tests.kit.rings import PROOF

pytestmark = [pytest.mark.browser, PROOF]


def test_a_player_downloads_the_report_of_a_damaged_table(bot: LocalTable, page: TablePage, tmp_path: Path):
    page.go_to(bot.start())
    page.become("Pine")
    page.write("/play seven-ronin")
    page.press("Attacker", page.board)
    page.press("Add an AI", page.board)
    page.press("Begin", page.board)
    page.reads("Waiting for", page.board)
    page.leave()
    assert bot.stop() == 0, bot.log
    with closing(sqlite3.connect(tmp_path / "tatami.sqlite3", isolation_level=None)) as disk:
        disk.execute("UPDATE journal SET entry = 'torn' WHERE seq = 0")

    page.go_to(bot.start())
    page.become("Pine")
    page.write("/table hand table:1")
    refusal = page.messages.last
    page.reads("a line of its record is damaged", refusal)
    page.press("Report a problem", refusal)
    answer = page.messages.last
    page.reads("This file is your report, number", answer)
    assert page.answered
    with page.page.expect_download() as download:
        page.press("Download report-1.json", answer)
    report = json.loads(download.value.path().read_text("ascii"))
    assert (report["table"], report["status"], report["problem"]) == (1, "paused", "damaged")
    assert not {"views", "evidence"} & report.keys()
    page.reads(report["number"], answer)
    assert report["number"] in bot.log, "the operator finds the journal by it"
    assert page.complaints == []
    assert bot.stop() == 0, bot.log
