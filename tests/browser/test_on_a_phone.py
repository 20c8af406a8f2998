"""A day of 7 Ronin and a round of 7 Samurai in a window as wide as a phone, and how high a story is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.browser.local_table import LocalTable
from tests.browser.page import TablePage
from tests.browser.test_first_day import open_table, plan_attack, plan_defence
from tests.kit.rings import PROOF

pytestmark = [pytest.mark.browser, PROOF]

PHONE: Final[ViewportSize] = {"width": 400, "height": 860}
TWO_SCREENS: Final = 2 * 860
READ: Final = 700
"""Pixels of a phone's window between its head and the field to write in."""
HIGHEST: Final = 1100
"""Pixels. The greatest height of a table's message on a desktop, with its author's line."""
COMMAND: Final = 20
"""Pixels. The line with the command that a message answers; a table in a thread of its own has none."""
BOX: Final = (580, 370)
"""Pixels. A desktop fits a picture into this, with a margin for the local page's own frame."""
FIGHTS: Final = 7
"""The number of answers that attack or defend; after them the samurai passes."""
BRAVE: Final = ("None", "Attack", "Defend", "Fight")
WEARY: Final = ("None", "Pass")
FOOT: Final = ("Turn reminders", "Take back", "Ask to take back", "Watch", "Why?", "Signs", "Suggest")
MOST: Final = 60
MOMENT: Final = 300


@pytest.fixture
def phone(chromium: Browser) -> Iterator[TablePage]:
    window = chromium.new_page(viewport=PHONE)
    yield TablePage(window)
    window.close()


def is_for_a_phone(page: TablePage) -> None:
    """Nothing is wider than the window, and the story is read within two screens."""
    assert page.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert height(page) <= TWO_SCREENS


def height(page: TablePage) -> float:
    page.pictures(page.board)
    box = page.board.bounding_box()
    assert box is not None
    return box["height"]


def test_a_day_of_7_ronin_on_a_phone(bot: LocalTable, phone: TablePage, page: TablePage):
    address = bot.start()
    phone.go_to(address)
    open_table(phone)
    is_for_a_phone(phone)
    plan_attack(phone)
    plan_defence(phone)
    phone.press("Yumi", phone.hand)
    phone.reads("Day 2.", phone.board)
    phone.reads("Day 1, who guarded what.", phone.board)
    assert len(phone.pictures(phone.board)) == 2, "the board, and the day as a page"
    is_for_a_phone(phone)
    phone.press("Watch", phone.board)
    phone.reads("picture", phone.messages.last)
    phone.press("Next", phone.messages.last)

    page.go_to(address)
    page.become("Watcher")
    page.reads("Day 2.", page.board)
    assert height(page) <= HIGHEST + COMMAND
    for picture in page.board.locator("img.gallery-image").all():
        box = picture.bounding_box()
        assert box is not None and (box["width"], box["height"]) <= BOX
    assert phone.complaints == page.complaints == []
    assert bot.stop() == 0, bot.log


def test_a_round_of_7_samurai_on_a_phone(bot: LocalTable, phone: TablePage):
    phone.go_to(bot.start())
    phone.become("Pine")
    phone.write("/play seven-samurai")
    phone.reads("win or lose as one", phone.board)
    phone.press("Kyuzo", phone.board)
    phone.press("Add an AI", phone.board)
    phone.press("Begin", phone.board)
    phone.reads("Round 1", phone.board)
    is_for_a_phone(phone)
    phone.press("Your hand", phone.board)
    answers = waited = 0
    while "Round 2" not in phone.board.inner_text():
        phone.settle()
        ways = [one for one in (BRAVE if answers < FIGHTS else WEARY) if can_press(phone, one)]
        ways = ways or [one for one in offered(phone) if one not in FOOT]
        if ways:
            press_first(phone, ways[0])
            answers += 1
        else:  # the companion thinks
            phone.page.wait_for_timeout(MOMENT)
            waited += 1
        assert answers < MOST and waited < MOST, phone.hand.inner_text()
    phone.reads("Round 2", phone.board)
    is_for_a_phone(phone)
    assert phone.complaints == []
    assert bot.stop() == 0, bot.log


def test_a_card_that_is_looked_at_and_its_confirmation_stand_on_one_screen(bot: LocalTable, phone: TablePage):
    phone.go_to(bot.start())
    phone.write("/play senjutsu-solo")
    phone.press("Student", phone.board)
    phone.reads("Student: @Pine", phone.board)
    phone.press("Begin", phone.board)
    phone.press("None", phone.hand)
    phone.reads("which card do you play?", phone.hand)
    for card in ("Student Core Card", "Katana Swing"):
        phone.press(card, phone.hand)
        phone.reads("he may have chosen", phone.hand)
        phone.pictures(phone.hand)
        picture = phone.hand.locator("img.gallery-image").bounding_box()
        lock = phone.hand.get_by_role("button", name="Lock in", exact=True).bounding_box()
        assert picture is not None and lock is not None
        assert lock["y"] + lock["height"] - picture["y"] <= READ
    assert phone.complaints == []
    assert bot.stop() == 0, bot.log


def test_a_hand_of_way_is_read_within_two_screens(bot: LocalTable, phone: TablePage):
    phone.go_to(bot.start())
    phone.write("/play way-of-the-samurai")
    phone.reads("What is fought", phone.board)
    phone.press("Begin", phone.board)
    for card in range(3):
        phone.reads(f"card {card + 1} of 3", phone.hand)
        phone.pictures(phone.hand)
        box = phone.hand.bounding_box()
        assert box is not None and box["height"] <= 2 * READ
        section = phone.hand.locator(".component-section").last
        text, button = (
            section.locator(".section-text").bounding_box(),
            section.locator("button").bounding_box(),
        )
        assert text is not None and button is not None
        assert button["x"] >= text["x"] + text["width"], "a button stands beside its text"
        press_first(phone, next(label for label in offered(phone) if label.startswith("1 ·")))
    assert phone.complaints == []
    assert bot.stop() == 0, bot.log


def press_first(page: TablePage, label: str) -> None:
    """Each way to answer may offer its own answers to the next question, and their labels may be equal."""
    page.hand.get_by_role("button", name=label, exact=True).first.click()
    page.settle()


def can_press(page: TablePage, label: str) -> bool:
    button = page.hand.get_by_role("button", name=label, exact=True)
    return button.count() > 0 and button.first.is_enabled()


def offered(page: TablePage) -> list[str]:
    """The labels of the buttons of the hand. A button with a picture only has none."""
    return [label for label in page.hand.locator(".components-v2 button").all_inner_texts() if label]
