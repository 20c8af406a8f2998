"""Several windows at one local table: each follows the others, and finds the table again after a restart."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import WINDOW
from tests.browser.local_table import LocalTable
from tests.browser.page import TablePage
from tests.browser.test_first_day import open_table, plan_attack

pytestmark = pytest.mark.browser


def test_another_window_follows_and_the_address_stays(bot: LocalTable, page: TablePage, chromium: Browser):
    bot.anywhere()
    address = bot.start()
    page.go_to(address)
    other = TablePage(chromium.new_page(viewport=WINDOW))
    other.go_to(address)
    other.become("Watcher")
    open_table(page)
    other.reads("Waiting for Attacker (@Pine): the plan of attack.", other.board)
    plan_attack(page)
    other.reads("Locked in: Attacker (@Pine).", other.board)
    assert other.hand.count() == 0 and page.complaints == other.complaints == []
    assert bot.stop() == 0, bot.log
    assert bot.start() == address
    page.go_to(address)
    page.reads("Locked in: Attacker (@Pine).", page.board)
    other.page.close()
    assert bot.stop() == 0, bot.log
