"""The log of a table: what was promised, what happened, and what else is to be said, each in its place."""

from __future__ import annotations

import re
from random import Random

import pytest

from bot.engine import plain_answer
from bot.engine.journal import Entry
from bot.tables.seating import Person as Leader
from bot.wording import words
from tests.front.dealing import samurai, tamper, the_promise
from tests.front.people import Person
from tests.front.screen import Screen
from tests.front.stories import before
from tests.front.town import Town
from tests.kit.rings import SLOW

pytestmark = SLOW


def lines(log: Screen) -> list[str]:
    """The lines below the title."""
    return log.text.splitlines()[1:]


async def whole(log: Screen, reader: Person) -> list[str]:
    """Every line, leafed through from the newest page to the oldest."""
    while log.buttons.get("Newer"):
        await reader.press("Newer", log)
    read = lines(log)
    while log.buttons.get("Older"):
        await reader.press("Older", log)
        read = [*lines(log), *read]
    return read


async def press_on(town: Town, answers: int) -> None:
    """The people at the table decide so often."""
    random = Random(1)
    for _ in range(answers):
        await town.bot.house.settle()
        table = await town.table()
        assert table.match is not None
        seat = table.waiting_for[0]
        keys = plain_answer(table.game, table.match.pending[seat].request, random)
        user_id = table.sitter(seat).user_id
        (person,) = [person for person in town.people.values() if person.id == user_id]
        await table.answer(Leader(person.id, "somebody"), seat, table.position, keys)
        await town.env.settle()


async def test_the_log_begins_with_the_promise_and_what_everybody_added(
    town: Town, ann: Person, bob: Person, zoe: Person
):
    table = await town.game()
    fair, added, *rest = lines(await zoe.press("Log", town.board))
    assert f"`{table.row.commitment}`" in fair
    assert f"[posted here]({the_promise(town).raw.message.jump_url})" in fair
    for (member, press), person in zip(table.row.contributions, (ann, bob, ann), strict=True):
        assert member == person.id and f"{person.mention} `{press}`" in added
    assert f"`{table.row.dealt_commitment}`" in added
    assert rest[0].startswith("**The first day.")


async def test_a_game_that_was_called_off_keeps_its_log(town: Town, mod: Person, zoe: Person):
    await town.game_at(before("hayai.goal"))
    board = town.board
    await mod.press("Call it off", await mod.type("table cancel"))
    for log in (await zoe.press("Log", board), await zoe.type("table log", table=1)):
        assert any(line.startswith("**The first day.") for line in lines(log))
        assert re.fullmatch(r"- \*A moderator, mod, called the game off\.\* \(<t:\d+:f>\)", lines(log)[-1])
    await town.restart()
    assert lines(await zoe.type("table log", table=1))[-1].startswith("- *A moderator, mod, called")


async def test_the_last_player_to_agree_is_in_the_log(town: Town, ann: Person, bob: Person):
    await town.game()
    for person in (ann, bob):
        await person.press("I agree to call it off", await person.type("table cancel"))
    log = await ann.type("table log", table=1)
    assert lines(log)[-1].startswith("- *The game was called off by agreement; bob was the last to agree.*")


async def test_somebody_who_gave_up_stands_where_it_happened(town: Town, bob: Person, zoe: Person):
    await samurai(town)
    await press_on(town, 4)
    before_it = await whole(await zoe.type("table log"), zoe)
    await bob.press("Yes, I resign", await bob.type("table resign"))
    await press_on(town, 2)
    after = await whole(await zoe.type("table log"), zoe)
    assert after[: len(before_it)] == before_it
    assert after[len(before_it)].startswith("- *bob gave up, and an AI took over.* (<t:")
    assert len(after) > len(before_it) + 1


async def test_a_remark_tells_nothing_of_plans_that_lie_face_down(town: Town, ann: Person, zoe: Person):
    """Before the Attacker locked in and after: the two stand at one place and look alike."""
    table = await town.game()
    await table.remark("moderator-moved", {"name": "mod"})
    without = lines(await zoe.type("table log"))
    await ann.open_hand()
    await ann.fill_in(["area:well=1"])
    await ann.press("Lock in")
    assert len(await town.journal()) == 1
    assert lines(await zoe.type("table log")) == without
    await table.remark("moderator-moved", {"name": "mod"})
    *others, first, second = [re.sub(r"<t:\d+:f>", "", line) for line in lines(await zoe.type("table log"))]
    assert first == second and len([*others, first]) == len(without)


async def test_remarks_of_the_lobby_come_first(town: Town, ann: Person, bob: Person, zoe: Person):
    lobby = await town.lobby()
    table = await town.table()
    await table.remark("moderator-moved", {"name": "mod"})
    assert (
        await zoe.type("table log")
    ).text == "No game is in progress at this table: it has not begun, or it is over."
    await bob.press("Any seat", lobby)
    await ann.press("Begin", lobby)
    _, _, moved, first, *_ = lines(await zoe.type("table log"))
    assert moved.startswith("- *A moderator, mod, moved the table") and first.startswith("**The first day.")


async def test_a_name_is_no_formatting(town: Town, zoe: Person):
    table = await town.game()
    await table.remark("replaced", {"names": "**x** @everyone, `y`"})
    log = await zoe.type("table log")
    assert r"\*\*x\*\*" in lines(log)[-1] and r"\`y\`" in lines(log)[-1]


async def test_a_lobby_that_was_closed_tells_who_closed_it(town: Town, ann: Person, zoe: Person):
    await town.lobby()
    await (await town.table()).lobby.close(("moderator-closed", {"name": "mod"}))
    (only,) = lines(await zoe.type("table log", table=1))
    assert only.startswith("- *A moderator, mod, closed the lobby.*")


@pytest.mark.parametrize("damage", ["[]", '["answer", "attacker", "plan.attack", "area:moon=9"]'])
async def test_a_paused_game_shows_its_log_up_to_where_it_stands_still(town: Town, zoe: Person, damage: str):
    await town.game_at(before("hayai.goal"))
    seq = len(await town.journal()) - 1
    whole = lines(await zoe.type("table log"))
    tamper(town, "UPDATE journal SET entry = ? WHERE seq = ?", damage, seq)
    await town.restart()
    assert (await town.table()).row.status == "paused"
    log = lines(await zoe.type("table log", table=1))
    assert log[:-1] == whole[: len(log) - 1] and log[2].startswith("**The first day.")
    assert log[-1] == words().say("table-damaged")


async def test_the_log_of_a_paused_game_hides_cards_still_to_be_drawn(town: Town, zoe: Person):
    """The rules of today would have drawn where the journal has an answer."""
    await samurai(town)
    await press_on(town, 3)
    journal = await town.journal()
    seq = max(seq for seq, line in enumerate(journal) if Entry.from_json(line).kind == "chance")
    tamper(town, "UPDATE journal SET entry = ? WHERE seq = ?", '[1, "chance", "", "moon", "", "0"]', seq)
    await town.restart()
    log = lines(await zoe.type("table log", table=1))
    assert log[-1] == words().say("table-paused")
    assert log[2:-1] == []


async def test_a_log_of_many_remarks_has_pages(town: Town, zoe: Person):
    table = await town.game()
    for number in range(40):
        await table.remark("replaced", {"names": f"{number} " + "x" * 60})
    log = await zoe.press("Log", town.board)
    pages = int(log.text.partition("log ")[2].partition("/")[0])
    assert pages > 1
    for _ in range(pages - 1):
        await zoe.press("Older", log)
    assert lines(log)[0].startswith("-# Fair dealing")
