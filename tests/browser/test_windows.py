"""Several windows at one local table: each follows the others, and finds the table again after a restart."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import WINDOW
from tests.browser.local_table import LocalTable
from tests.browser.page import TablePage
from tests.browser.test_first_day import open_hand, open_table, plan_attack
from tests.kit.rings import PROOF

pytestmark = [pytest.mark.browser, PROOF]

FOLLOWED = 3_000
"""Milliseconds until a window shows the same as the others."""


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
    page.leave()
    assert bot.start() == address
    page.go_to(address)
    page.reads("Locked in: Attacker (@Pine).", page.board)
    other.reads("Locked in: Attacker (@Pine).", other.board)  # left open, and not loaded again
    expect(other.page.get_by_label("Viewing as").locator("option:checked")).to_have_text("Watcher")
    other.page.close()
    assert bot.stop() == 0, bot.log


def test_a_press_in_the_middle_of_an_edit_is_not_lost(bot: LocalTable, page: TablePage, chromium: Browser):
    address = bot.start()
    page.go_to(address)
    open_table(page)
    other = TablePage(chromium.new_page(viewport=WINDOW))
    other.go_to(address)
    other.become("Watcher")
    rules = other.board.get_by_role("button", name="Rules", exact=True)
    rules.scroll_into_view_if_needed()
    rules.hover()
    other.page.mouse.down()
    plan_attack(page)
    other.page.wait_for_timeout(FOLLOWED)
    assert "Locked in: Attacker" not in other.board.inner_text(), "what is under the finger stays"
    other.page.mouse.up()
    other.reads("The whole game is in the guessing", other.hand)
    other.reads("Locked in: Attacker (@Pine).", other.board)
    assert page.complaints == other.complaints == []
    other.page.close()
    assert bot.stop() == 0, bot.log


def test_a_press_means_the_button_that_was_seen(bot: LocalTable, page: TablePage, chromium: Browser):
    """This holds even if the window does not yet show the same as the others."""
    address = bot.start()
    page.go_to(address)
    open_table(page)
    other = TablePage(chromium.new_page(viewport=WINDOW))
    other.go_to(address)
    open_hand(other, "Willow", "Defender")
    other.page.route("**/api/state", lambda route: route.abort())
    plan_attack(page)
    assert "Locked in: Attacker" not in other.board.inner_text()
    other.hand.get_by_role("button", name="Suggest", exact=True).click()
    other.page.unroute("**/api/state")
    other.reads("Nothing is wrong.", other.hand)
    other.reads("Locked in: Attacker (@Pine).", other.board)
    assert page.complaints == other.complaints == []
    other.page.close()
    assert bot.stop() == 0, bot.log


def test_a_cleared_pick_does_not_come_back_with_the_next(bot: LocalTable, page: TablePage):
    page.go_to(bot.start())
    open_table(page)
    open_hand(page, "Pine", "Attacker")
    page.pick("Well", page.hand)
    page.press("Clear all", page.hand)
    page.pick("Inn", page.hand)
    page.reads("+1 Inn", page.hand)
    assert "+1 Well" not in page.hand.inner_text()
    assert page.complaints == []
    assert bot.stop() == 0, bot.log
