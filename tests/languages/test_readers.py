"""Readers: private messages are in the person's language, public ones in the table's, and neither reveals the
other."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from simcord.backend.serializers import guild_create_payload

from bot.wording import closest
from renderers.gallery import PAINTERS
from tests.front.people import Person
from tests.front.screen import Screen
from tests.front.stories import whole_game
from tests.front.town import Town
from tests.kit.made_up import BULGARIAN, HUNGARIAN, NO_WORDS, MadeUp, heard_in
from tests.kit.rings import PROOF
from tests.leaks.sight import all_seen

SNOWFLAKE = re.compile(r"\b\d{17,20}\b")


@pytest.fixture
async def town(spoken: Path, tmp_path: Path) -> AsyncIterator[Town]:
    """A server whose tables speak English."""
    async with Town(tmp_path) as town:
        yield town


@pytest.fixture
def ann(town: Town) -> Person:
    return town.people["ann"]


@pytest.fixture
def bob(town: Town) -> Person:
    """A person who reads Hungarian."""
    town.people["bob"].reads(HUNGARIAN)
    return town.people["bob"]


@pytest.fixture
def zoe(town: Town) -> Person:
    return town.people["zoe"]


@pytest.fixture
def mod(town: Town) -> Person:
    return town.people["mod"]


def texts_of(screen: Screen) -> list[str]:
    """All texts of a message, without its pictures."""
    labels = [*screen.buttons, *(menu.placeholder for menu in screen.menus)]
    lines = [text for menu in screen.menus for line in menu.descriptions.items() for text in line]
    return [screen.text, *labels, *lines]


def spoken_in(screen: Screen) -> set[str]:
    return heard_in(" ".join(texts_of(screen)))


# At a table that speaks English


async def test_ones_own_messages_are_in_ones_own_language(town: Town, ann: Person, bob: Person):
    await town.game()
    assert spoken_in(town.board) == {"en"}
    for person in (ann, bob):
        own = {closest(person.locale)}
        assert spoken_in(await person.open_hand()) == own
        for button in ("Watch", "Log", "Rules"):
            assert spoken_in(await person.press(button, town.board)) == own
        for command in ("help", "table status", "table hand", "table verify", "table rules", "table cancel"):
            assert spoken_in(await person.type(command)) == own
        assert heard_in((await person.type("table log", table=9)).text) == own


async def test_a_hand_that_follows_the_table_stays_in_its_readers_language(
    town: Town, ann: Person, bob: Person
):
    await town.game()
    hands = {person: await person.open_hand() for person in (ann, bob)}
    for person in (ann, bob):
        await person.press("Suggest")
        await person.press("Lock in")
    assert (await town.table()).position > 0
    assert {person: spoken_in(hand) for person, hand in hands.items()} == {ann: {"en"}, bob: {"hu"}}


async def test_a_new_language_holds_from_the_next_press_on(town: Town, bob: Person):
    await town.game()
    hand = await bob.open_hand()
    suggest = hand.custom_id(HUNGARIAN("Suggest"))
    bob.reads(BULGARIAN)
    await bob.forges(suggest, hand)
    assert spoken_in(hand) == {"bg"}


async def test_public_messages_are_in_the_tables_language_for_every_actor(
    town: Town, ann: Person, bob: Person
):
    lobby = await bob.type("play seven-ronin", thread=False)
    await bob.press("Add an AI", lobby)
    assert spoken_in(lobby) == {"en"} and "AI" in lobby.text
    await bob.press("Remove the AI", lobby)
    await ann.press("Any seat", lobby)
    await bob.press("Begin", lobby)
    await bob.press("I agree to call it off", await bob.type("table cancel"))
    assert [spoken_in(screen) for screen in ann.see()] == [{"en"}] * 5, (
        "the table, the promise, two agreements, the end"
    )


@PROOF
async def test_a_picture_is_drawn_for_each_language_and_kept_for_each(spoken: Path, tmp_path: Path):
    async with Town(tmp_path, PAINTERS["seven-ronin"]) as town:
        ann, bob = town.people["ann"], town.people["bob"]
        bob.reads(HUNGARIAN)
        await town.game()
        (first,), (other,), (again,) = [
            (await person.press("Watch", town.board)).pictures for person in (ann, bob, ann)
        ]
        assert [heard_in(picture.alt) for picture in (first, other)] == [{"en"}, {"hu"}]
        assert first == again and first.data != other.data
        private = (await bob.open_hand()).pictures[0]
        assert heard_in(private.alt) == {"hu"}
        assert heard_in(town.board.pictures[0].alt) == {"en"}


@pytest.fixture
def two_folders(tmp_path: Path) -> list[Path]:
    folders = [tmp_path / name for name in ("once", "again")]
    for folder in folders:
        folder.mkdir()
    return folders


async def test_a_readers_language_stays_private(spoken: Path, two_folders: list[Path]):
    """The same evening twice; the second time bob's Discord speaks Hungarian.

    The others see the same down to the bytes; and bob reads the same in other letters.
    """
    languages = (None, HUNGARIAN)
    seen = [await _evening(*each) for each in zip(two_folders, languages, strict=True)]
    assert seen[0].others == seen[1].others
    assert [HUNGARIAN(text) for text in seen[0].own] == [HUNGARIAN(text) for text in seen[1].own]
    assert heard_in(" ".join(seen[1].own)) == {"hu"}


@dataclass(frozen=True)
class Seen:
    others: str
    own: Sequence[str]


async def _evening(folder: Path, language: MadeUp | None) -> Seen:
    """bob plans in secret. Returns everything the others see, and everything bob reads."""
    async with Town(folder, PAINTERS["seven-ronin"]) as town:
        bob = town.people["bob"]
        if language is not None:
            bob.reads(language)
        await town.game()
        await bob.open_hand()
        await bob.fill_in(next(entry.keys for entry in whole_game("winter") if entry.by == "defender"))
        others = [await all_seen(town, town.people[name]) for name in ("ann", "zoe", "mod")]
        read = [await bob.open_hand(), *[await bob.press(name, town.board) for name in ("Log", "Rules")]]
        own = [text for screen in read for text in (*texts_of(screen), *(one.alt for one in screen.pictures))]
        # Seeds are secret, and different each time.
        everything = [repr(others), *own]
        shown, *said = [numbered(NO_WORDS.sub("…", text)) for text in everything]
        return Seen(shown, said)


def numbered(text: str) -> str:
    """Discord's numbers by the order in which they appear: a slow machine sends a message more, and so all
    later messages get other numbers."""
    order: dict[str, int] = {}
    return SNOWFLAKE.sub(lambda found: f"#{order.setdefault(found[0], len(order))}", text)


# Letters


@PROOF
async def test_an_unasked_message_uses_the_readers_last_language(town: Town, ann: Person, bob: Person):
    await town.game()
    await town.clear_away(town.channel)
    letters = [heard_in("".join(person.letters())) for person in (ann, bob)]
    assert letters == [{"en"}, {"hu"}]


@PROOF
@pytest.mark.parametrize("seen_again", [False, True])
async def test_a_readers_language_outlives_the_process(
    town: Town, ann: Person, bob: Person, seen_again: bool
):
    """The language of people who sat down before it was stored is unknown; they get the table's."""
    await town.game()
    with closing(sqlite3.connect(town.database)) as database, database:
        database.execute("UPDATE sitters SET language = NULL WHERE name = 'ann'")
    ann.reads(BULGARIAN)
    await town.restart()
    if seen_again:
        await ann.open_hand()
    await town.clear_away(town.channel)
    letters = [heard_in("".join(person.letters())) for person in (ann, bob)]
    assert letters == [{"bg"} if seen_again else {"en"}, {"hu"}]


# Languages of tables


async def test_the_tables_of_a_community_speak_its_language(town: Town, ann: Person):
    town.reads(BULGARIAN)
    assert spoken_in(await town.lobby()) == {"bg"}
    assert (await town.table()).row.language == "bg"


async def test_the_locale_of_a_server_that_is_no_community_says_nothing(town: Town, ann: Person):
    """Discord gives such a server a locale that nobody there has chosen."""
    guild = guild_create_payload(town.env.backend, town.env.backend.get_guild(town.guild.id))
    town.env.backend.emit("GUILD_UPDATE", {**guild, "preferred_locale": "bg"})
    assert spoken_in(await town.lobby()) == {"en"}


async def test_moderators_set_what_new_tables_speak(town: Town, ann: Person, bob: Person, mod: Person):
    town.reads(BULGARIAN)
    old = await town.lobby()
    answer = await mod.type("table language", language="hu")
    assert answer.private and HUNGARIAN("English") in answer.text
    town.tongue = HUNGARIAN
    new = await town.lobby()
    assert [spoken_in(old), spoken_in(new)] == [{"bg"}, {"hu"}]
    told = await ann.type("table language")
    assert f"New tables in this server speak {HUNGARIAN('English')}." in told.text


@pytest.mark.parametrize(
    ("name", "wish", "answer"),
    [
        ("ann", "hu", "You cannot do that here: only a moderator can."),
        ("mod", "eo", "I do not understand this value."),
        ("mod", "../en", "I do not understand this value."),
    ],
)
async def test_nobody_else_sets_it_and_nothing_else(town: Town, name: str, wish: str, answer: str):
    said = await town.people[name].type("table language", language=wish)
    assert said.private and said.text.startswith(answer)
    assert await town.bot.house.store.servers.language(town.guild.id) is None


async def test_languages_are_suggested_by_the_names_their_speakers_give_them(town: Town, mod: Person):
    names = [language("English") for language in (BULGARIAN, HUNGARIAN)]
    assert await mod.suggested("table language", "language") == [names[0], "English", names[1]]
    assert await mod.suggested("table language", "language", "engl") == ["English"]


async def test_a_rematch_speaks_what_the_table_spoke(town: Town, ann: Person, mod: Person):
    await town.game()
    await mod.type("table language", language="hu")
    await ann.press("Yes, I resign", await ann.type("table resign"))
    await ann.press("Rematch", town.board)
    assert (await town.table(2)).row.language == "en"


async def test_a_house_without_readers_speaks_its_own_language(
    spoken: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("TATAMI_LANGUAGE", "hu")
    async with Town(tmp_path) as town:
        zoe = town.people["zoe"]
        zoe.locale = "ko"
        town.tongue = HUNGARIAN
        assert spoken_in(await town.lobby()) == {"hu"}
        assert spoken_in(await zoe.type("help")) == {"hu"}
        zoe.locale = "en-GB"
        assert spoken_in(await zoe.type("help")) == {"en"}


async def test_a_local_table_has_one_language_for_all(town: Town, ann: Person, bob: Person):
    """A local table has no Discord to tell a person's language."""
    town.bot.everybody_reads = "bg"
    assert [spoken_in(await person.type("help")) for person in (ann, bob)] == [{"bg"}, {"bg"}]


# Commands


async def test_every_command_and_option_has_its_name_and_description_in_each_language(town: Town):
    (commands,) = [request.json for request in town.env.http_requests if request.path.endswith("/commands")]
    named = list(_named(commands or []))
    assert len(named) > 25
    for each in named:
        for language in (BULGARIAN, HUNGARIAN):
            name, about = (each[f"{what}_localizations"][language.code] for what in ("name", "description"))
            assert name == language(each["name"]) and about == language(each["description"])
        assert set(each["name_localizations"]) == {"bg", "hu"}


def _named(parts: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in parts:
        yield part
        yield from _named(part.get("options") or ())
