"""Spectators see the board, every step, the log and the rules, and never a plan."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from bot.front.shared.action import MARK
from tests.front.people import Person
from tests.front.stories import before, whole_game
from tests.front.town import Town
from tests.kit.rings import SLOW

pytestmark = SLOW


async def test_the_board_shows_what_happened_step_by_step(town: Town, ann: Person, bob: Person, zoe: Person):
    await town.game()
    for person in (ann, bob):
        await person.open_hand()
        await person.press("Suggest")
        await person.press("Lock in")
    promise, board, agreement = zoe.see()
    assert "fair dealing" in promise.text and "fair dealing" in agreement.text
    lines = board.text.splitlines()
    assert re.fullmatch(r"-# 7 Ronin · table 1 · asked <t:\d+:R>", lines[0]) and lines[1].startswith("### ")
    assert "-# **The first day. The ninja may come to 3 areas.**" in lines
    assert any(line.startswith(("### The plans lie open. ", "- The plans lie open. ")) for line in lines)
    assert lines[-1].startswith("Waiting for ")
    assert [picture.name for picture in board.pictures] == ["board.webp", "page.webp"]
    assert all(picture.alt for picture in board.pictures)


async def test_a_chapter_is_told_from_its_beginning_whatever_was_pressed_in_between(town: Town, ann: Person):
    """Day 1 is a plan of each, then presses; all of it stands there until something has come of day 2."""
    await town.game_at(before("path.number"))
    assert "- The plans lie open. " in town.board.text and "**The first day. " in town.board.text
    page = town.board.pictures[1]
    await ann.open_hand()
    await ann.press("1")
    assert "**The first day. " in town.board.text and town.board.pictures[1] != page


async def test_the_log_keeps_lines_that_the_summary_counts(town: Town, zoe: Person):
    await town.game_at(whole_game("areas-held")[:-5])
    (left,) = re.findall(r"-# … and (\d+) more in the log", town.board.text)
    told = [line for line in town.board.text.splitlines() if line.startswith(("- ", "### ", "-# **"))]
    log = await zoe.press("Log", town.board)
    day = log.text.splitlines()[1:]
    account = [line for line in day[1:] if line.startswith("**")]
    assert len(account) == 4 and all(line in town.board.text for line in account[:-1])
    assert "Day 4" in told[0] and len(told[1:]) + int(left) == len(day) - len(account)


async def test_the_last_event_stays_in_sight_until_the_next(town: Town, ann: Person, zoe: Person):
    """Day 2 has begun, and nothing has come of it: the first is still told. Locking in, a late press or a
    bump show the board again: its story stays."""
    await town.game_at(before("taiko.patient")[:DAY_ONE])
    told = story(town)
    pictures = town.board.pictures
    assert told[0].startswith("### Day 2.") and told[1].startswith("-# **The first day.")
    assert "**Day 1, who guarded what.**" in town.board.text
    await ann.open_hand()
    await ann.press("Suggest")
    await ann.press("Lock in")
    await ann.press("Unlock")
    await zoe.writes()
    await zoe.type("table bump")
    assert story(town) == told
    assert town.board.pictures == pictures


def story(town: Town) -> list[str]:
    return [line for line in town.board.text.splitlines() if line.startswith(("- ", "### ", "-# **"))]


async def test_a_spectator_has_no_hand_and_is_told_what_to_press(town: Town, zoe: Person):
    await town.game()
    answer = await zoe.press("Your hand", town.board)
    assert answer.private and answer.pictures == [] and answer.buttons == {}
    assert answer.text.endswith("Press **Watch** to follow the game.")


async def test_watch_leafs_through_every_frame(town: Town, zoe: Person):
    await town.game_at(before("taiko.patient"))
    frames = await zoe.press("Watch", town.board)
    assert frames.private and len(frames.pictures) == 1
    count = int(frames.text.partition(" of ")[2].partition("\n")[0])
    await zoe.press("Newest", frames)
    assert f"picture {count} of {count}" in frames.text
    assert not frames.buttons["Next"] and not frames.buttons["Newest"]
    newest = frames.pictures
    await zoe.press("Back", frames)
    assert f"picture {count - 1} of {count}" in frames.text and frames.pictures != newest
    await zoe.press("First", frames)
    assert f"picture 1 of {count}" in frames.text and "The first day." in frames.text
    assert not frames.buttons["First"] and not frames.buttons["Back"]
    await zoe.press("Next", frames)
    assert f"picture 2 of {count}" in frames.text
    await zoe.press("Newest", frames)
    assert frames.pictures == newest


async def test_watch_goes_on_where_its_reader_has_not_been_yet(town: Town, ann: Person, zoe: Person):
    await town.game_at(before("path.number"))
    first = await zoe.press("Watch", town.board)
    assert "The first day." in first.text and "picture 1 of " in first.text
    await zoe.press("Next", first)
    assert "picture 3 of " in (await zoe.press("Watch", town.board)).text
    await zoe.press("Newest", first)
    count = int(first.text.partition(" of ")[2].partition("\n")[0])
    await ann.open_hand()
    await ann.press("1")
    assert f"picture {count + 1} of " in (await zoe.press("Watch", town.board)).text
    assert f"picture {count + 1} of " in (await ann.press("Watch", town.board)).text


async def test_watch_goes_to_the_beginning_of_a_day(town: Town, zoe: Person):
    await town.game_at(before("taiko.patient"))
    frames = await zoe.press("Watch", town.board)
    (days,) = frames.menus
    assert [day.partition(".")[0] for day in days.options] == ["The first day", "Day 2"]
    await zoe.pick(next(iter(days.options)), on=frames)
    assert "picture 1 of" in frames.text


async def test_the_log_is_read_page_by_page(town: Town, zoe: Person):
    await town.game_at(before("path.number"))
    log = await zoe.press("Log", town.board)
    assert log.private and "**The first day. The ninja may come to 3 areas.**" in log.text
    assert "The plans lie open" in log.text and log.text.startswith("### 7 Ronin · table 1 · log 1/1")
    assert [picture.name for picture in log.pictures] == ["page.webp"]
    frames = await zoe.press("Watch this", log)
    assert "picture 1 of " in frames.text


async def test_the_log_has_a_page_for_each_chapter_and_a_table_of_contents(town: Town, zoe: Person):
    await town.game_at(whole_game("ninja-gone")[:-1])
    log = await zoe.press("Log", town.board)
    (contents,) = log.menus
    assert len(contents.options) > 2 and [*contents.options][1].startswith("Day 2.")
    second = [*contents.options][1]
    await zoe.pick(second, on=log)
    assert log.text.splitlines()[1] == f"**{second}**"
    frames = await zoe.press("Watch this", log)
    assert second in frames.text


async def test_log_and_watch_open_where_something_has_happened(town: Town, zoe: Person):
    """Day 2 has begun without a result yet."""
    await town.game_at(before("taiko.patient")[:DAY_ONE])
    log = await zoe.press("Log", town.board)
    assert "**The first day." in log.text and "log 1/2" in log.text and log.buttons["Newer"]
    assert [picture.name for picture in log.pictures] == ["page.webp"]
    assert "picture 1 of" in (await zoe.press("Watch", town.board)).text
    await zoe.press("Newer", log)
    assert log.text.splitlines()[1:] == ["**Day 2. The ninja may come to 4 areas.**"]
    await (await town.table()).remark("moderator-moved", {"name": "mod"})
    assert "A moderator, mod, moved" in (await zoe.press("Log", town.board)).text


async def test_a_long_log_has_pages(town: Town, zoe: Person):
    await town.game_at(whole_game("ninja-gone")[:-1])
    log = await zoe.press("Log", town.board)
    pages = int(log.text.partition("log ")[2].partition("/")[0])
    assert pages > 1 and log.buttons == {"Older": True, "Newer": False, "Watch this": True}
    for _ in range(pages - 1):
        await zoe.press("Older", log)
    assert "log 1/" in log.text and "The first day." in log.text
    assert log.buttons == {"Older": False, "Newer": True, "Watch this": True}
    await zoe.press("Newer", log)
    assert "log 2/" in log.text


async def test_before_the_first_plan_the_log_and_the_scrubber_show_the_first_day(town: Town, zoe: Person):
    await town.game()
    assert "The first day." in (await zoe.press("Log", town.board)).text
    frames = await zoe.press("Watch", town.board)
    assert "picture 1 of 1" in frames.text
    assert not any(frames.buttons.values())


async def test_the_rules_have_chapters_and_rulings(town: Town, zoe: Person):
    await town.game()
    book = await zoe.press("Rules", town.board)
    assert book.private
    (chapters,) = book.menus
    for chapter in chapters.options:
        await zoe.pick(chapter, on=book)
        assert book.text.startswith(f"### 7 Ronin · {chapter}")
        assert book.menus[0].chosen == (chapter,)
    assert any("rulings" in chapter for chapter in chapters.options)


DAY_ONE = 2
"""The number of answers in the first day of the game that leads to ``taiko.patient``."""

HIDDEN = {
    "ann": (["area:well=1"], ["area:inn=1", "area:path=2", "area:shrine=1"]),
    "bob": (["ronin:hayai=area:well"], ["ronin:kabe=area:inn", "ronin:yumi=area:path"]),
}
"""Two plans of each leader; the Attacker's are locked in."""


@pytest.mark.parametrize("planner", HIDDEN)
async def test_nobody_can_tell_one_hidden_plan_from_another(tmp_path: Path, planner: str):
    """Two towns alike but for a secret plan: what everybody else sees is the same to the last byte."""
    one, other = HIDDEN[planner]
    here = await seen_by_the_others(tmp_path / "here", planner, one)
    there = await seen_by_the_others(tmp_path / "there", planner, other)
    assert here and here == there


async def seen_by_the_others(folder: Path, planner: str, plan: list[str]) -> list[object]:
    async with Town(folder) as town:
        await town.game()
        await town.people[planner].open_hand()
        await town.people[planner].fill_in(plan)
        if planner == "ann":
            await town.people[planner].press("Lock in")
        others = [person for name, person in town.people.items() if name != planner]
        for person in others:
            await person.press("Your hand", town.board)
            for button in ("Watch", "Log"):
                await person.press(button, town.board)
            await person.type("table status")
            await person.type("table log")
        return [
            (
                # Each town has its own seed, asks at a second of its own, and marks selects by the viewer.
                re.sub(r"\b[0-9a-f]{64}\b|<t:\d+:R>", "", screen.text),
                {label: screen.custom_id(label) for label in screen.buttons},
                [replace(menu, custom_id=MARK.sub("", menu.custom_id)) for menu in screen.menus],
                screen.pictures,
            )
            for person in others
            for screen in person.see()
        ]


async def test_before_anything_has_happened_there_is_nothing_to_watch(town: Town, ann: Person, bob: Person):
    """At first the players only lay the terrain in turn."""
    lobby = await ann.type("play senjutsu", thread=False)
    await (await town.table()).lobby.set_option("terrain", "turns")
    await bob.press("Any seat", lobby)
    await ann.press("Begin", lobby)
    assert (await bob.press("Watch", town.board)).text == "Nothing has happened at this table yet."
