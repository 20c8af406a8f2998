"""The page of the local table: whose it is, and what it does for those who look at it."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Route, expect

from tests.browser.local_table import LocalTable
from tests.browser.page import TablePage
from tests.kit.rings import PROOF

pytestmark = [pytest.mark.browser, PROOF]

TOOLS: Final = ("Messages", "Refresh preview", "Capture", "Inspector", "More", "View response")
LOW: Final = 600
"""A window that has no room for a whole lobby."""


def test_the_page_is_the_bots_own_and_leads_to_what_was_asked_for(bot: LocalTable, page: TablePage):
    window = page.page
    window.set_viewport_size({"width": 1280, "height": LOW})
    page.go_to(bot.start())
    expect(window).to_have_title("Tatami")
    for tool in TOOLS:
        expect(window.get_by_text(tool, exact=True).first).to_be_hidden()
    assert not {"SimCord", "TestBot", "Preview"} & set(window.locator("body").inner_text().split())
    portrait = page.messages.first.locator(".message-avatar-image img")
    expect(portrait).to_have_js_property("naturalWidth", 256)

    page.become("Pine")
    page.write("/play seven-ronin")
    expect(page.board.get_by_role("button", name="Rules", exact=True)).to_be_in_viewport()
    page.messages.filter(has_text="I never edit this message").wait_for()

    page.type("/table verify")
    page.reads("All chance at table 1", page.messages.last)
    page.write("/table status table:1")
    page.reads("The lobby is open", page.messages.last)
    page.write("</card:7> name: Musashi")
    page.reads("Musashi", page.messages.last)
    assert page.messages.filter(has_text="table:1").count() == 1, "what was typed is no message"

    option = page.take_option("/table verify", "table")
    suggestions = window.locator(".command-suggestion")
    expect(suggestions).to_have_text(["1: 7 Ronin, the lobby is open"])
    option.press("1")
    expect(suggestions).to_have_count(1)
    option.press("Enter")
    expect(suggestions).to_have_count(0)
    assert option.evaluate("field => field.scrollWidth <= field.clientWidth"), "the digit cannot be seen"
    window.keyboard.press("Enter")
    answers = page.messages.filter(has_text="All chance at table 1")
    expect(answers).to_have_count(2)

    page.type("/games")
    page.reads("table 1", page.messages.last)
    expect(page.board).not_to_be_in_viewport()
    page.messages.last.get_by_role("link").first.click()
    expect(page.board).to_be_in_viewport()
    assert len(window.context.pages) == 1
    assert page.complaints == []
    assert bot.stop() == 0, bot.log


def test_presses_that_follow_each_other_quickly_are_all_answered(bot: LocalTable, page: TablePage):
    page.go_to(bot.start())
    page.become("Pine")
    page.write("/play seven-ronin")
    page.reads("Choose a seat", page.board)
    page.settle()
    for label in ("Suggestions for all", "Attacker", "Add an AI"):
        page.board.get_by_role("button", name=label, exact=True).click(force=True)  # without waiting
    page.reads("Suggestions are on: ", page.board)
    page.reads("Attacker: @Pine", page.board)
    page.reads("Any seat: AI, adept", page.board)
    page.settle()
    page.board.get_by_role("button", name="No suggestions", exact=True).dblclick()
    page.settle()
    expect(page.board).not_to_contain_text("Suggestions are on: ")
    assert page.complaints == []
    assert bot.stop() == 0, bot.log


def test_a_picture_keeps_its_place_until_the_next_one_is_there(bot: LocalTable, page: TablePage):
    page.go_to(bot.start())
    page.become("Pine")
    page.write("/play seven-ronin")
    picture = page.board.locator("img.gallery-image")
    expect(picture).to_have_js_property("complete", True)
    place = page.board.locator(".media-lightbox-trigger").bounding_box()
    on_their_way: list[Route] = []
    page.page.route("**/api/assets/**", lambda route: on_their_way.append(route))
    page.board.get_by_role("button", name="Defender", exact=True).click()
    page.reads("Defender: @Pine", page.board)
    before = page.board.locator(".before")
    expect(before).to_be_visible()
    assert before.evaluate("picture => picture.naturalWidth") > 0
    now = page.board.locator(".media-lightbox-trigger").bounding_box()
    assert place is not None and now is not None
    assert (now["width"], now["height"]) == (place["width"], place["height"])
    for route in on_their_way:
        route.continue_()
    page.page.unroute("**/api/assets/**")
    expect(before).to_have_count(0)
    assert page.pictures(page.board)
    assert page.complaints == []
    assert bot.stop() == 0, bot.log
