"""Members, decks and searches with hostile names do no harm in any message, label, picture or file."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest

from bot.engine import plain_answer
from bot.games import GAMES
from bot.harmless import CONTROL, MARKS, UNSEEN, FromPeople, harmless, plainly
from bot.tables.seating import Person as Sitting
from renderers.gallery import PAINTERS
from tests.front.people import Person
from tests.front.screen import Screen
from tests.front.town import Town
from tests.kit.drawn import drawn_texts
from tests.kit.ears import Ears, Heard
from tests.kit.limits import MESSAGE, REPLY
from tests.kit.rings import PROOF
from tests.languages.sparing import SparingPainter

pytestmark = pytest.mark.slow

NAMES = (
    "@everyone <@1> <@&2> <#3> <t:0:R>",
    "</play:1> <:a:12345> **b** ||p||",
    "# [x](https://a.bc) `c` ~~s~~ __u__",
    "\u202e\u2066gnp\u200b.exe" + "\u0300" * 20,
    "seat:attacker\n-# > 1. *i* _u_",
    "\x1b[2J\x07> - <https://a.bc>",
)
TELLTALES = ("@everyone", "<@1>", "<@&2>", "<#3>", "<t:0:R>", "</play:1>", "<:a:", "**b**", "||p||")
TELLTALES += ("[x]", "://a.bc", "`c`", "~~s~~", "__u__", "*i*", "_u_", "-# >", "> 1.", "> -")
"""Parts that are visible in a text only if a name was not escaped."""
ESCAPE = re.compile(rf"\\[{re.escape(MARKS)}]")
CONTENT = {"content"}
"""The texts that Discord renders; all others it shows as they are."""
MEASURED = "\uffff"
"""The character that shows how a typeface draws letters it does not have."""
ISOLATES = "\u2068\u2069"
EVERYWHERE = ("Your hand", "Watch", "Log", "Bet", "Rules")


def does_harm(one: Heard) -> list[str]:
    """The problems of a text that was sent."""
    rendered = one.what in CONTENT
    read = ESCAPE.sub("", one.text) if rendered else one.text
    found = [telltale for telltale in TELLTALES if rendered and telltale in read]
    found += [ascii(each) for each in unseen_in(one.text)]
    if not rendered and ESCAPE.search(one.text):
        found.append("a backslash")
    return found


def unseen_in(text: str) -> set[str]:
    bad = {one for one in text if one in UNSEEN or unicodedata.category(one) in CONTROL}
    return bad - {"\n", *ISOLATES}


@dataclass
class Fair:
    """A town full of such people."""

    town: Town
    game: str
    ears: Ears
    drawn: list[str]
    players: list[Person] = field(default_factory=list[Person])

    async def opens_everything(self, person: Person) -> None:
        """All that the board offers, and all that is offered there."""
        closer = [label for label in self.town.board.buttons if label.startswith("Look closer")]
        for label in (*EVERYWHERE, *closer):
            board = self.town.board
            if board.buttons.get(label):
                await self.tries_everything(person, await person.press(label, board))

    async def tries_everything(self, person: Person, screen: Screen, most: int = 6) -> None:
        for custom_id in [screen.custom_id(label) for label in screen.buttons][:most]:
            if screen.there:
                await person.forges(custom_id, screen)
        for menu in screen.menus[:2] if screen.there else ():
            for value in [*menu.options.values()][:2]:
                await person.forges(menu.custom_id, screen, [value])

    async def plays_on(self, answers: int) -> None:
        """Give this many answers for the seats that are asked."""
        table, chance = await self.town.table(2), Random(answers)
        for _ in range(answers):
            question = next(filter(None, map(table.question, table.waiting_for)), None)
            if question is None or table.match is None:
                return
            sitter = table.sitter(question.seat)
            person = Sitting(sitter.user_id or 0, sitter.name)
            keys = plain_answer(table.game, question.request, chance)
            await table.answer(person, question.seat, table.position, keys)
        await self.town.bot.publisher.settle()

    @property
    def harm(self) -> list[str]:
        return [f"{one.what}: {one.text!r}: {found}" for one in self.ears.heard if (found := does_harm(one))]


@pytest.fixture(params=GAMES)
async def fair(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Fair]:
    ears = Ears()
    with ears.open(), drawn_texts() as drawn:
        async with Town(tmp_path, SparingPainter(PAINTERS[request.param])) as town:
            yield Fair(town, request.param, ears, drawn)


def ringing(town: Town) -> list[Any]:
    """New messages that do not forbid every mention in them to ring. An edit never rings."""
    posted = [(one.path, one.json) for one in town.env.http_requests if one.method == "POST" and one.json]
    messages = [body for path, body in posted if MESSAGE.fullmatch(path)]
    answers = [body["data"] for _, body in posted if body.get("type") == REPLY]
    return [one for one in (*messages, *answers) if one.get("allowed_mentions") != {"parse": []}]


@PROOF
async def test_nothing_that_is_shown_does_what_a_name_says(fair: Fair):
    town, game = fair.town, fair.game
    turned = [*GAMES].index(game)
    names = NAMES[turned:] + NAMES[:turned]
    players = [town.newcomer(name) for name in names[:2]]
    watchers = [town.newcomer(name) for name in names[2:4]]
    order = town.guild.create_role("order", permissions=discord.Permissions(manage_messages=True))
    moderator = town.newcomer(names[4], order)
    await lobby_with_everybody(fair, players, moderator)
    lobby = await players[0].type(f"play {game}", thread=False)
    await players[1].press("Any seat", lobby)
    await players[0].press("Begin", lobby)
    everybody = cycle([*players, *watchers, moderator])
    for answers in (1, 3, 7):
        await fair.opens_everything(next(everybody))
        await fair.opens_everything(next(everybody))
        await fair.plays_on(answers)
    await moderator.type("table bump", table=2, where=town.room("elsewhere"))
    for person in (*players, *watchers):
        await person.type("table status")
        for command in ("log", "verify", "cancel"):
            await person.type(f"table {command}", table=2)
    await players[0].press("Yes, I resign", await players[0].type("table resign", table=2))
    await moderator.type("table log", table=2)
    await fair.opens_everything(watchers[0])
    assert fair.harm == []
    assert [text for text in fair.drawn if text != MEASURED and unseen_in(text)] == []
    shown = " ".join(one.text for one in fair.ears.heard)
    assert harmless(FromPeople(names[4])) in shown, "the log says what a moderator did"
    assert plainly(FromPeople(names[1])) in shown, "a select offers to send somebody away"
    assert ringing(town) == []


async def lobby_with_everybody(fair: Fair, players: list[Person], moderator: Person) -> None:
    """Somebody sits down, chooses all there is, and might be sent away; then a moderator closes it."""
    lobby = await players[0].type(f"play {fair.game}", thread=False)
    await players[1].press("Any seat", lobby)
    for menu in lobby.menus:
        await players[1].pick(next(iter(menu.options)), on=lobby)
    if "Your options" in lobby.buttons:
        await fair.tries_everything(players[1], await players[1].press("Your options", lobby))
    await fair.tries_everything(players[0], await players[0].press("Send somebody away", lobby))
    await moderator.press("Close", lobby)
    await moderator.type("table log", table=1)


async def test_typed_text_and_deck_names_are_harmless_too(tmp_path: Path):
    """Each command with a text option gets each of the names, from clients that check nothing."""
    ears = Ears()
    with ears.open():
        async with Town(tmp_path) as town:
            ann = town.people["ann"]
            for name in NAMES:
                await ann.types_oddly("deck new", hero="senjutsu/ronin", name=name)
                for command, option in TYPED:
                    await ann.types_oddly(command, **{option: name})
                await ann.types_oddly("deck check", deck=name)
                await ann.types_oddly("deck new", hero="senjutsu/ronin", name=name)
                await ann.suggested("deck edit", "deck")
            await ann.type("deck list")
            lobby = await ann.type("play senjutsu", thread=False)
            await ann.press("Your options", lobby)
    assert [f"{one}: {found}" for one in ears.heard if (found := does_harm(one))] == []
    shown = " ".join(one.text for one in ears.heard)
    for name in NAMES:
        assert harmless(FromPeople(name)) in shown and plainly(FromPeople(name)) in shown


TYPED = (
    ("card", "name"),
    ("table rules", "search"),
    ("table rules", "game"),
    ("deck new", "hero"),
    ("deck edit", "deck"),
    ("deck import", "code"),
    ("table log", "table"),
)
