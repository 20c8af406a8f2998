"""The bot's caches are limited, and the entries used last stay."""

from __future__ import annotations

import pytest

from bot.engine import Refusal
from bot.front.commands.reports import MOST, MOST_REPORTERS, Reports
from bot.front.history.scrubber import MOST_READERS, Seen
from bot.front.inbound.private_messages import MOST_OPEN, EditableMessages
from bot.front.social.nudges import MOST_KNOWN, PressCounts


def test_a_reader_who_goes_on_reading_is_remembered_among_many():
    seen = Seen()
    seen.note(1, 1, 7)
    seen.note(1, 2, 7)
    for reader in range(3, MOST_READERS + 1):
        seen.note(1, reader, 0)
    seen.note(1, 1, 3)
    seen.note(1, MOST_READERS + 1, 0)
    assert (seen.by(1, 1), seen.by(1, 2)) == (7, -1)


def test_a_member_who_goes_on_pressing_is_remembered_among_many():
    presses = PressCounts()
    for member in (1, 2, *range(3, MOST_KNOWN + 1), 1, MOST_KNOWN + 1):
        presses.note(member)
    assert (presses.of(1), presses.of(2)) == (2, 0)


def test_somebody_who_is_refused_again_and_again_is_not_forgotten():
    reports = Reports()
    for _ in range(MOST):
        reports.admit(1)
    for others in (range(2, MOST_REPORTERS + 1), range(MOST_REPORTERS + 1, 2 * MOST_REPORTERS)):
        with pytest.raises(Refusal):
            reports.admit(1)
        for member in others:
            reports.admit(member)
    with pytest.raises(Refusal):
        reports.admit(1)


def test_of_private_messages_the_one_shown_longest_ago_is_forgotten():
    messages = EditableMessages[str]()
    for member in range(MOST_OPEN):
        messages[(1, member)] = "shown"
    messages[(1, 0)] = "shown anew"
    messages[(2, 0)] = "one more"
    assert messages.get((1, 0)) == "shown anew" and messages.get((1, 1)) is None
