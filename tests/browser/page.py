"""The local table's page, used as people use it: by looking, typing, pressing and picking."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, TimeoutError, expect

AT_REST = "() => simcordPreview.ready && simcordPreview.awaitingRevision === null"
"""A condition in JavaScript: true when the page has drawn everything."""
EMPTY = "about:blank"
TRIES = 5
MOMENT = 2_000
PATIENCE = 60_000
"""Milliseconds. Pictures are drawn meanwhile, perhaps on a slow machine."""


class TablePage:
    """One browser window. It can show the table as any member sees it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.complaints: list[str] = []
        """The errors inside the page."""
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def go_to(self, address: str) -> None:
        """Open the table in an empty window."""
        assert self.page.url == EMPTY, "the same page at another address would not be loaded again"
        self.page.goto(address)
        self.messages.filter(has_text="Welcome to the local table.").wait_for()

    def leave(self) -> None:
        """Empty the window, while no bot is there: a window finds the next one by itself, at its own time."""
        self.page.goto(EMPTY)

    def settle(self) -> None:
        """Wait until the page has done the last action and shows its result.

        The page does one action at a time, and a new one stops the loading of pictures.
        """
        self.page.wait_for_function(AT_REST)

    @property
    def answered(self) -> bool:
        """True if the last press was answered: it was neither refused nor given up."""
        receipt = self.page.evaluate("simcordPreview.lastAction")
        return (receipt["settlement"], receipt["diagnostics"]) == ("settled", [])

    @property
    def messages(self) -> Locator:
        return self.page.locator("#channel-message-list > article")

    @property
    def board(self) -> Locator:
        """The public message of the table: the last one with buttons."""
        public = self.messages.filter(has_not_text="Only you can see this")
        return public.filter(has=self.page.get_by_role("button", name="Rules", exact=True)).last

    @property
    def hand(self) -> Locator:
        """The private message that was opened last."""
        return self.messages.filter(has_text="Only you can see this").last

    def reads(self, text: str, where: Locator) -> None:
        """Wait until these words can be read."""
        expect(where).to_contain_text(text, timeout=PATIENCE)

    def become(self, member: str) -> None:
        """Show the table as another member sees it."""
        self.settle()
        picker = self.page.get_by_label("Viewing as")
        picker.select_option(label=member)
        self.settle()
        expect(picker.locator("option:checked")).to_have_text(member)

    def type(self, command: str) -> None:
        """Type a slash command: the first Enter takes the suggestion, the second sends it."""
        self.settle()
        composer = self.page.locator("#channel-composer-input")
        composer.press_sequentially(command)
        composer.press("Enter")
        self.page.locator("#channel-composer").get_by_text(command).first.wait_for()
        self.page.keyboard.press("Enter")
        self.settle()

    def take_option(self, command: str, option: str) -> Locator:
        """Type a slash command and take one of its options. Returns the field for its value."""
        self.settle()
        composer = self.page.locator("#channel-composer-input")
        composer.press_sequentially(command)
        composer.press("Enter")
        self.page.locator(".command-suggestion").get_by_text(option, exact=True).click()
        return self.page.get_by_role("combobox", name=option)

    def write(self, line: str) -> None:
        """Type a whole line and send it."""
        self.settle()
        composer = self.page.locator("#channel-composer-input")
        composer.fill(line)
        composer.press("Enter")
        self.settle()

    def press(self, label: str, where: Locator) -> None:
        button = where.get_by_role("button", name=label, exact=True)
        button.wait_for()
        self.settle()
        button.click()
        self.settle()

    def pick(self, line: str, where: Locator, *, menu: int = 0) -> None:
        """Open a select of a message and take a line of it."""
        select = where.locator(".preview-select").nth(menu)
        select.wait_for()
        self.settle()
        for _ in range(TRIES):
            select.get_by_role("combobox").click()
            try:
                select.locator(".option-label").get_by_text(line, exact=True).click(timeout=MOMENT)
            except TimeoutError:
                continue  # an open select closes when the page scrolls, as it does when pictures arrive
            apply = where.get_by_role("button", name="Apply", exact=True)
            if apply.count():  # of several lines that can be taken at once, all are taken now
                apply.click()
            self.settle()
            return
        raise AssertionError(f"{line} cannot be picked")

    def pictures(self, where: Locator) -> list[str]:
        """The alternative texts of the pictures of a message. Fails if one is not loaded."""
        shown = where.locator("img.gallery-image")
        self.settle()
        for picture in shown.all():
            expect(picture).to_have_js_property("complete", True)
            assert picture.evaluate("picture => picture.naturalWidth") > 0
        return [picture.get_attribute("alt") or "" for picture in shown.all()]
