"""Nobody at the local table waits for a timer: a press is complete when the bot has answered it."""

from __future__ import annotations

from typing import Final

import pytest

from tests.browser.local_table import LocalTable
from tests.browser.page import TablePage
from tests.kit.rings import PROOF

pytestmark = [pytest.mark.browser, PROOF]

MOMENTS: Final = (5, 30, 61, 75, 89, 571, 595)
"""Seconds after the last change. A table is settled after 90, and housekeeping runs every 600."""


def test_a_press_that_changes_nothing_waits_for_no_timer(bot: LocalTable, page: TablePage):
    """The clock stands still meanwhile, so a press that waits for it fails the test by its timeout."""
    page.go_to(bot.start("tests.browser.clockwork"))
    page.become("Pine")
    page.write("/play senjutsu")
    page.press("Student", page.board)
    page.become("Willow")
    page.press("Warrior", page.board)
    page.become("Pine")
    page.press("Begin", page.board)
    page.become("Willow")
    page.press("Your hand", page.board)
    page.reads("prepared cards", page.hand)
    page.press("None", page.hand)
    page.become("Pine")
    page.press("Your hand", page.board)
    page.press("None", page.hand)
    page.reads("which card do you play?", page.hand)
    now = due = 0
    for turn, moment in enumerate(MOMENTS):
        due += bot.move(moment - now)
        now = moment
        for look in LOOKS[turn % 2 :: 2]:
            look(page)
            assert page.answered, f"{look.__name__} after {moment} seconds"
    assert due, "nothing was waited for"
    assert "[error" not in bot.log
    assert page.complaints == []
    assert bot.stop() == 0, bot.log


def look_at_rules(page: TablePage) -> None:
    page.press("Rules", page.board)
    page.reads("The duel in short", page.messages.last)


def look_at_log(page: TablePage) -> None:
    page.press("Log", page.board)
    page.reads("log 1/", page.messages.last)


def watch(page: TablePage) -> None:
    page.press("Watch", page.board)
    page.reads("· picture ", page.messages.last)


def look_at_a_card(page: TablePage) -> None:
    hand = page.messages.filter(has_text="which card do you play?").last
    page.press("Student Core Card", hand)
    page.reads("Lock in when you are sure.", hand)
    page.press("Not yet", hand)


LOOKS: Final = (look_at_rules, look_at_log, watch, look_at_a_card)
"""Two of these are tried at each moment."""
