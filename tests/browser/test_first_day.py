"""The first day of 7 Ronin at the local table, in a real browser, with a restart in the middle of it."""

from __future__ import annotations

import pytest

from tests.browser.local_table import LocalTable
from tests.browser.page import TablePage
from tests.kit.rings import PROOF

pytestmark = pytest.mark.browser

POSTS = {
    "Hayai": "Watchtower",
    "Kabe": "Well",
    "Musashi": "Inn",
    "Taiko": "Granary",
    "Tasuke": "Path",
    "Yobu": "Shrine",
    "Yumi": "Graveyard",
}
"""Kabe awaits the one ninja at the Well; of the others only Yumi has something to do."""


def open_table(page: TablePage) -> None:
    """Pine attacks, Willow defends, and both may ask for suggestions."""
    page.become("Pine")
    page.write("/play seven-ronin")
    page.reads("Choose a seat", page.board)
    page.press("Suggestions for all", page.board)
    page.reads("Suggestions are on: ", page.board)
    page.press("Attacker", page.board)
    page.reads("Attacker: @Pine", page.board)
    page.become("Willow")
    page.press("Defender", page.board)
    page.reads("Defender: @Willow", page.board)
    page.become("Pine")
    page.press("Begin", page.board)
    page.reads("Waiting for Attacker (@Pine): the plan of attack.", page.board)


def open_hand(page: TablePage, member: str, seat: str) -> None:
    page.become(member)
    page.press("Your hand", page.board)
    page.reads(f"table 1 · {seat}", page.hand)


def plan_attack(page: TablePage) -> None:
    open_hand(page, "Pine", "Attacker")
    page.reads("Send more.", page.hand)
    page.pick("Well", page.hand)
    page.reads("Nothing is wrong.", page.hand)
    page.press("Lock in", page.hand)
    page.reads("You have locked in. Waiting for Defender (@Willow)", page.hand)


def plan_defence(page: TablePage) -> None:
    open_hand(page, "Willow", "Defender")
    for ronin, post in POSTS.items():
        page.reads(f"Where does {ronin} go?", page.hand)
        page.press(post, page.hand)
    page.reads("Nothing is wrong.", page.hand)
    page.press("Lock in", page.hand)
    page.reads("Who uses an ability now?", page.hand)


def test_the_first_day_is_played_and_outlives_a_restart(bot: LocalTable, page: TablePage):
    page.go_to(bot.start())
    open_table(page)

    plan_attack(page)
    page.become("Watcher")
    page.reads("Locked in: Attacker (@Pine).", page.board)
    assert page.hand.count() == 0, "a spectator sees no hand"
    plan_defence(page)

    page.become("Watcher")
    page.reads("ninja", page.board)
    page.reads("Waiting for Defender (@Willow): an ability of the ronin.", page.board)
    assert "Kabe" in page.pictures(page.board)[0]
    seen = page.board.inner_text(), page.pictures(page.board)

    assert bot.stop() == 0, bot.log
    assert "[error" not in bot.log
    page.leave()
    page.go_to(bot.start())
    page.become("Watcher")
    page.reads("Waiting for Defender (@Willow): an ability of the ronin.", page.board)
    assert page.pictures(page.board) == seen[1]

    open_hand(page, "Willow", "Defender")
    page.press("Yumi", page.hand)
    page.reads("Day 2.", page.board)
    page.become("Watcher")
    page.press("Log", page.board)
    page.reads("Yumi shoots a ninja of the reserve", page.messages.last)
    assert page.complaints == []
    assert bot.stop() == 0, bot.log


@PROOF
def test_a_lobby_outlives_a_restart(bot: LocalTable, page: TablePage):
    page.go_to(bot.start())
    page.become("Moon")
    page.write("/play seven-ronin")
    page.press("Defender", page.board)
    page.reads("Defender: @Moon", page.board)
    assert bot.stop() == 0, bot.log
    page.leave()
    page.go_to(bot.start())
    page.become("Plum")
    page.reads("Defender: @Moon", page.board)
    assert page.messages.filter(has_text="I never edit this message").count() == 1
    page.press("Attacker", page.board)
    page.reads("Attacker: @Plum", page.board)
    assert bot.stop() == 0, bot.log
