"""A real Chromium. If a test fails, a screenshot is kept."""

from __future__ import annotations

import os
import shutil
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.browser.local_table import LocalTable
from tests.browser.page import TablePage

CHROMIUMS: Final = ("chromium", "chromium-browser", "google-chrome")
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
)
WINDOW: Final[ViewportSize] = {"width": 1280, "height": 1600}

FAILED: Final = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let fixtures read the result of their test."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """One browser for a module. While it is open Playwright's event loop runs in this thread, and no
    other may: it must be closed before the next module's tests."""
    installed = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if installed is None:
        if os.environ.get("CI"):
            pytest.fail("no Chromium is installed: apt-get install chromium")
        pytest.skip("no Chromium is installed")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def bot(tmp_path: Path) -> Iterator[LocalTable]:
    bot = LocalTable(tmp_path)
    yield bot
    bot.close()


@pytest.fixture
def page(chromium: Browser, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[TablePage]:
    """One window. If the test fails, ``failed.png`` is its last screenshot."""
    window = chromium.new_page(viewport=WINDOW)
    page = TablePage(window)
    yield page
    if request.node.stash.get(FAILED, False):
        window.screenshot(path=tmp_path / "failed.png")
    window.close()
