"""*Ready*: in a lobby of several people each says it; the member who opened the lobby may begin without."""

from __future__ import annotations

from tests.front.people import Person
from tests.front.town import Town
from tests.kit.rings import SLOW

pytestmark = SLOW


async def test_in_a_lobby_of_several_each_says_ready(town: Town, ann: Person, bob: Person):
    lobby = await town.lobby()
    assert "Ready" not in lobby.buttons, "nobody else is there"
    await bob.press("Any seat", lobby)
    refused = await bob.press("Begin", lobby)
    assert refused.private and refused.text.startswith("Not yet ready: ann.")
    for person in (ann, bob):
        await person.press("Ready", lobby)
        assert f"{person.mention} · **ready**" in lobby.text
    assert not lobby.buttons["Ready"]
    await bob.press("Begin", lobby)
    assert (await town.table()).playing


async def test_the_starter_may_begin_before_all_are_ready(town: Town, ann: Person, bob: Person):
    lobby = await town.lobby()
    await bob.press("Any seat", lobby)
    await ann.press("Begin", lobby)
    assert (await town.table()).playing


async def test_ready_is_kept_by_a_restart_and_taken_back_by_another_option(
    town: Town, ann: Person, bob: Person
):
    lobby = await ann.type("play seven-samurai", thread=False)
    await bob.press("Any seat", lobby)
    await ann.press("Ready", lobby)
    await ann.press("Ready", lobby)
    await town.restart()
    assert f"{ann.mention} · **ready**" in lobby.text
    await ann.pick("Hard", on=lobby)
    assert "**ready**" not in lobby.text
    assert (await bob.press("Begin", lobby)).text.startswith("Not yet ready: ann.")


async def test_a_stranger_is_not_ready(town: Town, bob: Person, zoe: Person):
    lobby = await town.lobby()
    await bob.press("Any seat", lobby)
    assert "Sit down first." in (await zoe.press("Ready", lobby)).text
    assert "**ready**" not in lobby.text


async def test_an_odd_name_that_is_not_ready_is_harmless(town: Town, bob: Person):
    eve = town.newcomer("**@everyone** [x](http://y)")
    lobby = await eve.type("play seven-ronin", thread=False)
    await bob.press("Any seat", lobby)
    refused = await bob.press("Begin", lobby)
    assert "Not yet ready" in refused.text
    assert "**@everyone**" not in refused.text and "[x](http" not in refused.text
