"""Whole duels at the keyboard: the presses of players whose decisions are fixed before.

What they decide is thought of by AI seats beforehand, in a match that is dealt the same; then it is pressed,
with as few presses as the message in front of them asks for.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final, cast

from bot.engine import (
    PASS,
    Choice,
    Dealer,
    Keyed,
    Request,
    Seat,
    Several,
    Window,
    along_of,
    keys_of,
    options_of,
    way_of,
)
from bot.engine.match import Match
from bot.games.senjutsu.state.game import Game
from bot.tables.table import Table
from tests.front.people import Person
from tests.front.screen import Screen


@dataclass(frozen=True, slots=True)
class Decision:
    """One answer of a seat in a turn. ``way`` is the part of it that can be given beforehand."""

    seat: Seat
    turn: int
    request: Request[object]
    keys: Sequence[str]
    way: str = ""


@dataclass(slots=True)
class Turn:
    """The presses of one seat in a turn, and all its questions."""

    presses: int = 0
    asked: list[Decision] = field(default_factory=list[Decision])
    aside: set[str] = field(default_factory=set[str])
    """The presses that belong to no usual turn."""

    @property
    def usual(self) -> bool:
        """True if nothing unusual happened in it."""
        return not self.aside and not any(is_unusual(one.request) for one in self.asked)


UNUSUAL: Final = {
    *("spend", "stronger", "quick", "take", "shuffle", "name", "instead", "target", "poison"),
    *("discard-forced", "discard-collision", "push", "turn", "limit"),
}
"""Focus is paid, a pile is searched, somebody is meant or forced, more was drawn than can be held."""


def is_unusual(request: Request[object]) -> bool:
    """True if most turns have no such question.

    Choosing another's kamae counts, because it forces him; so does the order of equally fast fighters.
    """
    forced = request.facts.get("own") is False
    return (
        forced or request.prompt in UNUSUAL or (request.prompt == "tie" and not isinstance(request, Window))
    )


def thought_out(table: Table, seed: int) -> list[Decision]:
    """A whole match between AI seats, dealt as this table is; nobody plays in a window."""
    match, random = Match(table.game, table.setup, Dealer(table.dealt_seed)), Random(seed)
    decided: list[Decision] = []
    while match.outcome is None:
        assert isinstance(match.state, Game)
        seat = match.waiting_for[0]
        request = match.pending[seat].request
        passing = isinstance(request, Window)
        keys = [PASS.key] if passing else table.game.advise(match.view(seat), request, random)
        way = next((way_of(one) for one in options_of(request) if [one.key] == [*keys]), "")
        decided.append(Decision(seat, match.state.turn, request, tuple(keys), way))
        match.answer(seat, keys)
    return decided


async def played(table: Table, seed: int, led: Mapping[Seat, Person]) -> list[Turn]:
    """The match at the keyboard, as it was thought out; each turn of each seat."""
    decided = thought_out(table, seed)
    turns: defaultdict[tuple[int, Seat], Turn] = defaultdict(Turn)
    decided_by: Counter[Seat] = Counter()
    for number, one in enumerate(decided):
        turn = turns[one.turn, one.seat]
        passes = isinstance(one.request, Window)
        if not passes:
            turn.asked.append(one)
        assert table.match is not None
        given = sum(entry.kind == "answer" and entry.by == one.seat for entry in table.match.journal)
        decided_by[one.seat] += 1
        if given >= decided_by[one.seat]:
            continue  # it has been said already: the same prompt may be open for the next decision
        question = table.question(one.seat)
        assert question is not None and question.request.prompt == one.request.prompt
        person = led[one.seat]
        before = person.presses
        if person.hand is None:
            await person.open_hand()
            turn.aside.add("the hand is opened")
        if passes:
            turn.aside.add("what stands is said")
        await Player(person, table, one.seat).answer(one, later(decided[number + 1 :], one), turn)
        turn.presses += person.presses - before
    return [turn for (number, _), turn in turns.items() if number]


def later(decided: Sequence[Decision], this: Decision) -> dict[str, Decision]:
    """The later decisions of the same seat in the same turn, by their prompts."""
    own = [one for one in decided if (one.seat, one.turn) == (this.seat, this.turn)]
    return {one.request.prompt: one for one in reversed(own)}


@dataclass(frozen=True, slots=True)
class Player:
    """A player with fixed decisions who looks for the fewest presses."""

    person: Person
    table: Table
    seat: Seat

    @property
    def hand(self) -> Screen:
        assert self.person.hand is not None
        return self.person.hand

    async def answer(self, wanted: Decision, then: Mapping[str, Decision], turn: Turn) -> None:
        """Answer with as few presses as possible."""
        request = wanted.request
        if isinstance(request, Window):
            # A standing answer stops where something would be lost; then it is given by hand.
            if not await self.pressed("game", "answer-until"):
                await self.press(PASS.key, "answer")
        elif isinstance(request, Several):
            for key in wanted.keys:
                await self.press(key, "answer", "try")
            if "Lock in" in self.hand.buttons:
                await self.person.press("Lock in", self.hand)
            elif not wanted.keys:
                await self.person.press("None", self.hand)
        else:
            (key,) = wanted.keys
            said = said_with(self.chosen(key), then)
            if cast("Choice[Keyed]", request).tried:
                await self.press(key, "answer")
                if not (said and await self.pressed(said, "lock-with")):
                    await self.person.press("Lock in", self.hand)
            elif not (said and await self.pressed(f"{key}>{said}", "ahead")):
                await self.go(f"{key}>{said}" if said else key, said or wanted.way, turn)

    async def go(self, key: str, way: str, turn: Turn) -> None:
        """One press, or two for another way than the usual."""
        if not await self.pressed(key, "answer", "ahead"):
            turn.aside.add("another way than the usual")
            await self.press(way, "way")
            await self.press(key, "answer", "ahead")

    async def press(self, key: str, *actions: str) -> None:
        assert await self.pressed(key, *actions), f"{key}: {self.hand.buttons}, {self.hand.menus}"

    async def pressed(self, key: str, *actions: str) -> bool:
        """Press the button or pick the line with this key. False if there is none."""
        if (custom_id := self.hand.behind(key, *actions)) is not None:
            await self.person.use(self.hand, custom_id)
            return True
        menu = next((one for one in self.hand.menus if key in one.options.values()), None)
        if menu is not None:
            await self.person.use(self.hand, menu.custom_id, [key])
        return menu is not None

    def chosen(self, key: str) -> Keyed:
        question = self.table.question(self.seat)
        assert question is not None
        return next(one for one in options_of(question.request) if one.key == key)


def said_with(option: Keyed, then: Mapping[str, Decision]) -> str:
    """The key to give along with it, if one leads to the later decision; else empty."""
    along = along_of(option)
    if along is None or along.prompt not in then:
        return ""
    wanted = then[along.prompt]
    said = sorted(wanted.keys), [wanted.way]
    return next((one.key for one in along.options if sorted(keys_of(one)) in said), "")
