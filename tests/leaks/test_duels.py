"""A duel looks the same to everybody else, to the byte, whether a player holds an instant or not."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from bot.engine import PASS, GameRules, Seat, Setup, options_of
from bot.games import GAMES
from bot.games.senjutsu.rules import SENJUTSU, Senjutsu
from bot.tables import house
from bot.tables.seating import Person as Sitting
from tests.front.people import Person
from tests.front.town import Town
from tests.games.senjutsu.scene import FILLER, Fighter, seated
from tests.kit.rings import every
from tests.leaks.sight import all_seen

STUDENT, RONIN = Seat("student"), Seat("ronin")
BLOW, SLASH, GUARD, PLAIN = 126, 116, 121, 102
INSTANTS = {
    "in place of a card": (47, SLASH),
    "added to a card": (84, SLASH),
    "after a block": (43, GUARD),
    "striking back": (48, 31),
}
"""The instant, and the card to which it could be played."""
QUIETLY = (PASS.key, "speed:5")
"""The answer of a player who guards."""
LONG_NUMBER = re.compile(r"\d{6,}")
"""Discord's ids differ from evening to evening."""


def dealt(hand: tuple[int, ...], deck: tuple[int, ...]) -> Mapping[str, GameRules]:
    """The games of a server in which duels begin with these cards, face to face."""
    fighters = {
        STUDENT: Fighter("d3", 0, focus=3, hand=hand, deck=deck),
        RONIN: Fighter("d4", 3, hand=(BLOW, SLASH)),
    }

    def begin(setup: Setup) -> Senjutsu:
        game = Senjutsu(setup)
        game.phase, game.terrain = "draw", {}
        for samurai in game.samurai:
            seated(samurai, fighters[samurai.seat])
        return game

    return {**GAMES, SENJUTSU.key: replace(SENJUTSU, begin=begin)}


async def evening(folder: Path, hand: tuple[int, ...], deck: tuple[int, ...]) -> list[object]:
    """A turn in which the Student always passes; returns everything the others see, step by step."""
    seen: list[object] = []
    async with Town(folder, games=dealt(hand, deck)) as town:
        ann, bob, zoe = (town.people[name] for name in ("ann", "bob", "zoe"))
        lobby = await ann.type("play senjutsu", thread=False)
        await ann.press("Student", lobby)
        await bob.press("Ronin", lobby)
        await ann.press("Begin", lobby)
        table = await town.table()
        owners = {STUDENT: ann, RONIN: bob}
        assert table.match is not None

        async def say(seat: Seat, *keys: str) -> None:
            await table.answer(Sitting(owners[seat].id, seat), seat, table.position, keys)

        await look(town, (bob, zoe), seen)
        for seat, number in ((RONIN, BLOW), (STUDENT, hand[0])):
            keys = [option.key for option in options_of(table.match.pending[seat].request)]
            await say(seat, next(key for key in keys if key.startswith(f"card:{number:03}")))
        while "choose" not in {one.request.prompt for one in table.match.pending.values()}:
            seat = table.waiting_for[0]
            request = table.match.pending[seat].request
            seen.append((seat, request.prompt))
            await look(town, [zoe], seen)
            free = [option.key for option in options_of(request)]
            await say(seat, next((key for key in QUIETLY if key in free), free[0]))
        await look(town, (bob, zoe), seen)
    return seen


async def look(town: Town, people: Sequence[Person], seen: list[object]) -> None:
    """Record everything these people can find, and all calls so far that others notice."""
    await town.bot.publisher.settle()
    calls = [(one.method, one.path) for one in town.env.http_requests if one.path.startswith("/channels")]
    seen.append([LONG_NUMBER.sub("…", repr(call)) for call in calls])
    for one in people:
        everything = await all_seen(town, one)
        seen.append({where: LONG_NUMBER.sub("…", repr(asdict(sight))) for where, sight in everything.items()})


@every("name", INSTANTS, daily=2)
async def test_an_instant_in_hand_changes_no_byte_of_what_others_see(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
):
    monkeypatch.setattr(house, "new_seed", lambda: "the same seed")
    instant, card = INSTANTS[name]
    folders = [tmp_path / each for each in ("with", "without")]
    for folder in folders:
        folder.mkdir()
    with_it = await evening(folders[0], (card, instant), (PLAIN, *FILLER))
    without = await evening(folders[1], (card, PLAIN), (instant, *FILLER))
    assert with_it == without
    assert STUDENT in {one[0] for one in with_it if isinstance(one, tuple)}, "he was asked"
