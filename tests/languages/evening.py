"""An evening in a server whose tables speak one invented language, among people who read others."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, closing
from pathlib import Path

from bot.games import GAMES
from bot.wording import words
from renderers.gallery import PAINTERS
from tests.front.people import Person
from tests.front.screen import Screen
from tests.front.town import Town
from tests.kit.drawn import drawn_texts
from tests.kit.ears import Ears
from tests.kit.made_up import BULGARIAN, ENGLISH, HUNGARIAN, heard_in
from tests.languages.sparing import SparingPainter

UNWRITTEN = "ko"
"""A language of Discord without a catalogue."""
NUDGE_AFTER = 3600
QUESTIONS = ("status", "hand", "log", "verify", "resign", "cancel", "replace", "patience", "language", "bump")
SUGGESTIONS = (("rules", "search"), ("rules", "game"), ("log", "table"), ("language", "language"))
PUBLIC = ("Watch", "Log", "Rules")


class Evening:
    """The tables speak Bulgarian here. ann reads that, bob Hungarian, the others a language without a
    catalogue."""

    def __init__(self, town: Town, game: str, ears: Ears, drawn: list[str]) -> None:
        self.town = town
        self.game = game
        self.ears = ears
        self.drawn = drawn
        self.ann, self.bob, self.zoe, self.mod = (town.people[name] for name in ("ann", "bob", "zoe", "mod"))
        town.reads(BULGARIAN)
        self.ann.reads(BULGARIAN)
        self.bob.reads(HUNGARIAN)
        for person in (self.zoe, self.mod):
            person.reads(BULGARIAN)
            person.locale = UNWRITTEN

    @property
    def everybody(self) -> Iterable[Person]:
        return self.town.people.values()

    @property
    def names(self) -> list[str]:
        """Words that are the same in all languages: people, the languages themselves, and printed names."""
        languages = [language("English") for language in (ENGLISH, BULGARIAN, HUNGARIAN)]
        printed = [name for names in GAMES[self.game].lookups.values() for name in names.values()]
        return [*self.town.people, *languages, *printed]

    # Texts

    def misheard(self) -> list[str]:
        """Texts sent to a person in a language that is not theirs."""
        foreign = {self.bob.id: HUNGARIAN.code}
        return [
            f"{one.what} for {one.reader}: {one.text}"
            for one in self.ears.heard
            if heard_in(one.text, self.names) - {foreign.get(one.reader or 0, BULGARIAN.code)}
        ]

    def misdrawn(self) -> list[str]:
        """Texts in a picture in a language that nobody reads."""
        words = [text for text in self.drawn if not any(text in name for name in self.town.people)]
        return [text for text in words if heard_in(text, self.names) - {BULGARIAN.code, HUNGARIAN.code}]

    def kept(self) -> list[str]:
        """Texts in the database in any of these languages; there should be none."""
        with closing(sqlite3.connect(self.town.database)) as database:
            made = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
            rows = [row for (name,) in made for row in database.execute(f"SELECT * FROM {name}")]
        return [cell for row in rows for cell in row if heard_in(str(cell)) - {ENGLISH.code}]

    def in_the_database(self, statement: str) -> None:
        """Change the database behind the bot's back."""
        with closing(sqlite3.connect(self.town.database)) as database, database:
            database.execute(statement)

    # Actions

    async def ask_everything(self) -> None:
        """All people type every command, and get suggestions."""
        for person in self.everybody:
            await person.type("help")
            for command in QUESTIONS:
                await person.type(f"table {command}")
            for search in ("", "7", "?!"):
                await person.type("table rules", search=search, game=self.game)
            await person.type("table rules", game="chess")
            await person.type("table log", table=99)
            await self.look_cards_up(person)
            for command, option in SUGGESTIONS:
                await person.suggested(f"table {command}", option)

    async def look_cards_up(self, person: Person) -> None:
        """Look up a card of this game, if it has any, parts of names, and an unknown name."""
        await person.suggested("card", "name")
        for key in [*GAMES[self.game].lookups][:1]:
            await person.type("card", name=f"{self.game}/{key}")
        for wanted in (person.tongue("a"), "?!"):
            await person.type("card", name=wanted)

    async def look_around(self) -> None:
        """People of every language open all pages that the board offers."""
        board = self.town.board
        for person in (self.ann, self.bob, self.zoe):
            for label in (*PUBLIC, words(self.game).say("button-closer")):
                if person.said(label, board) in board.buttons:
                    await self.press_everything(person, await person.press(label, board))

    async def tries(self, person: Person, label: str, screen: Screen) -> Screen:
        """Press a button, even one that cannot be pressed."""
        return await person.forges(screen.custom_id(person.said(label, screen)), screen)

    async def press_everything(self, person: Person, screen: Screen, *but: str) -> None:
        """Press every button of a message once, as long as there are new ones, and every option of its
        selects."""
        pressed = {person.said(label, screen) for label in but}
        while fresh := [label for label in screen.buttons if label not in pressed]:
            pressed.add(fresh[0])
            await person.forges(screen.custom_id(fresh[0]), screen)
        lines = [value for menu in screen.menus for value in menu.options.values()]
        for value in lines:
            menu = next((one for one in screen.menus if value in one.options.values()), None)
            if menu is not None:
                await person.forges(menu.custom_id, screen, [value])

    async def try_a_lobby(self) -> None:
        """A lobby in which all people try everything, until a moderator closes it."""
        lobby = await self.ann.type(f"play {self.game}", thread=False)
        await self.tries(self.zoe, "Begin", lobby)
        for person in (self.zoe, self.bob, self.ann):
            await self.press_everything(person, lobby, "Begin", "Close")
        await self.tries(self.bob, "Close", lobby)
        await self.ann.press("Any seat", lobby)
        await self.ann.press("Add an AI", lobby)
        await self.press_everything(self.ann, await self.ann.press("Send somebody away", lobby))
        await self.mod.press("Close", lobby)
        for person in self.everybody:
            await person.type("table log", table=1)
            await person.type("table verify", table=1)

    async def begin(self, *people: Person) -> None:
        """These people begin to play."""
        lobby = await people[0].type(f"play {self.game}", thread=False)
        for person in people[1:]:
            await person.press("Any seat", lobby)
        await people[0].press("Begin", lobby)


@asynccontextmanager
async def evening_of(game: str, folder: Path) -> AsyncIterator[Evening]:
    ears = Ears()
    with ears.open(), drawn_texts() as drawn:
        async with Town(folder, SparingPainter(PAINTERS[game]), nudge_after_seconds=NUDGE_AFTER) as town:
            yield Evening(town, game, ears, drawn)
