"""The bot's texts are within Discord's limits, in the reader's language, and never ping unasked."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot import wording
from bot.front.history.rules import MOST_TEXT, chapters
from bot.games import GAMES
from tests.front.people import Person
from tests.front.stories import before
from tests.front.town import Town
from tests.kit.catalogue import catalogue_in
from tests.kit.limits import walk


def sent(town: Town) -> list[dict[str, Any]]:
    """Every message body that the bot has sent or edited."""
    bodies = [request.json for request in town.env.http_requests if isinstance(request.json, dict)]
    return [body.get("data") or body for body in bodies]


# Limits


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_of_the_rules_is_shown_whole(game: str):
    for chapter in chapters(wording.words(game)):
        assert 0 < len(chapter.text) <= MOST_TEXT
        assert 0 < len(chapter.title) <= 100
    assert len(chapters(wording.words(game))) <= 25


@pytest.mark.parametrize("prompt", ["plan.attack", "path.target", "pen.target", "watchtower.targets"])
async def test_no_label_had_to_be_cut(town: Town, prompt: str):
    await town.game_at(before(prompt))
    for person in town.people.values():
        await person.press("Your hand", town.board)
    labels = [
        text
        for body in sent(town)
        for part in walk(body.get("components"))
        for text in (part.get("label"), part.get("placeholder"), part.get("description"))
        if text
    ]
    assert labels and not any(text.endswith("…") for text in labels)


async def test_every_press_is_acknowledged_before_anything_else(town: Town, ann: Person):
    lobby = await town.lobby()
    presses = [("Attacker", lobby), ("Add an AI", lobby), ("Begin", lobby), ("Your hand", lobby)]
    for label, screen in [*presses, ("Watch", lobby), ("Log", lobby), ("Rules", lobby)]:
        known = len(town.env.http_requests)
        await ann.press(label, screen)
        assert town.env.http_requests[known].path.endswith("/callback"), label


# Commands


def synced(town: Town) -> dict[str, dict[str, Any]]:
    """The commands as the bot has registered them."""
    (body,) = [request.json or () for request in town.env.http_requests if request.path.endswith("/commands")]
    return {command["name"]: command for command in body}


async def test_the_commands_are_those_that_help_speaks_of(town: Town):
    commands = synced(town)
    assert set(commands) == {
        "play",
        "table",
        "report",
        "settings",
        "games",
        "card",
        "deck",
        "way",
        "solo",
        "help",
    }
    assert all(command["integration_types"] == [0] for command in commands.values()), "where the bot is"
    game, thread = commands["play"]["options"]
    assert (game["name"], thread["name"]) == ("game", "thread") and not game.get("required")
    assert [choice["value"] for choice in game["choices"]] == [*GAMES]
    assert {option["name"] for option in commands["table"]["options"]} == {
        *("status", "hand", "log", "rules", "resign", "cancel", "replace", "patience", "bump", "verify")
    }


@pytest.fixture
def polish(tmp_path: Path) -> Iterator[None]:
    """A Polish catalogue with a few translated messages."""
    catalogue = tmp_path / "wording"
    shutil.copytree(wording.CATALOGUE, catalogue)
    (catalogue / "pl").mkdir()
    begun = "language-otherwise = en\ncommand-play = graj\ncommand-play-about = Otwórz stół\n"
    (catalogue / "pl" / "house.ftl").write_text(begun + "option-thread = wątek\n", "utf-8")
    with catalogue_in(catalogue):
        yield


async def test_commands_speak_every_language_that_has_a_catalogue(polish: None, town: Town):
    commands = synced(town)
    play = commands["play"]
    assert play["name"] == "play" and play["name_localizations"]["pl"] == "graj"
    assert play["description_localizations"]["pl"] == "Otwórz stół"
    _, thread = play["options"]
    assert thread["name_localizations"]["pl"] == "wątek"
    assert commands["help"]["name_localizations"]["pl"] == "help"


# Names and pings


async def test_an_odd_name_is_harmless(town: Town, bob: Person, zoe: Person):
    """Texts name people by mentions that do not ping, never by their names."""
    name = "@everyone **x** [y](https://example.org)"
    user = town.env.create_user("odd", global_name=name)
    odd = Person(town, town.guild.add_member(user, nick=name))
    lobby = await odd.type("play seven-ronin", thread=False)
    await odd.press("Attacker", lobby)
    await bob.press("Defender", lobby)
    await odd.press("Begin", lobby)
    await odd.press("I agree to call it off", await odd.type("table cancel"))
    await zoe.type("table status")
    assert odd.mention in lobby.text
    assert all(name not in screen.text and "@everyone" not in screen.text for screen in zoe.see())


async def test_nobody_is_called_but_those_whose_agreement_is_missing(
    town: Town, ann: Person, bob: Person, zoe: Person
):
    await town.game()
    await ann.press("I agree to call it off", await ann.type("table cancel"))
    await zoe.type("table rules", search="@everyone <@&1>")
    await zoe.writes()
    await zoe.type("table bump")
    posted = [
        request.json.get("data") or request.json
        for request in town.env.http_requests
        if request.method == "POST" and isinstance(request.json, dict)
    ]
    messages = [body for body in posted if body.get("content") or body.get("components")]
    calling = [body["allowed_mentions"] for body in messages if body["allowed_mentions"] != {"parse": []}]
    assert len(messages) > 4
    assert [mentions["users"] for mentions in calling] == [[bob.id]]
    assert all(mentions["parse"] == [] for mentions in calling)
