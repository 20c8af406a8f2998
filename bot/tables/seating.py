"""Seats: wishes in the lobby, and the draw when the match starts."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, cast

from bot.engine import (
    NO_FACTS,
    Dealer,
    Fact,
    Facts,
    GameRules,
    Preset,
    Problem,
    Refusal,
    Seat,
    Setup,
    Strength,
)
from bot.engine.chance import Chance
from bot.harmless import FromPeople
from bot.store import Sitter, TableRow, altered

LOBBY_POSITION = -1
"""The position in lobby buttons. No match ever has it."""


class Stale(Exception):
    """The press belongs to a question that has been answered since."""


@dataclass(frozen=True, slots=True)
class Person:
    """A member who acts. ``act`` is Discord's number of the interaction, ``language`` the locale of their
    client."""

    user_id: int
    name: str
    act: int = 0
    language: str | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", FromPeople(self.name))


def recognise(person: Person, sitters: Sequence[Sitter]) -> None:
    """Note the language of a member who may sit here. It is saved with the next change of their place."""
    for sitter in sitters:
        if sitter.user_id == person.user_id and person.language is not None:
            sitter.language = person.language


@dataclass(frozen=True, slots=True)
class Seating:
    """The seats with their leaders, computed once for each change of the sitters."""

    sitters: Sequence[Sitter]
    by_seat: Mapping[Seat, Sitter]
    of: Mapping[int, tuple[Seat, ...]]
    """The seats of a member, in seating order."""
    people: frozenset[Seat]
    ai: frozenset[Seat]
    standing: Mapping[Seat, Sitter]
    """The sitters who have standing answers."""

    @classmethod
    def seen(cls, sitters: Sequence[Sitter]) -> Seating:
        seated = [(Seat(sitter.seat), sitter) for sitter in sitters if sitter.seat]
        members = dict.fromkeys(sitter.user_id for sitter in sitters if sitter.user_id is not None)
        return cls(
            tuple(sitters),
            dict(seated),
            {one: tuple(seat for seat, sitter in seated if sitter.user_id == one) for one in members},
            frozenset(seat for seat, sitter in seated if sitter.kind == "human"),
            frozenset(seat for seat, sitter in seated if sitter.kind == "ai"),
            {seat: sitter for seat, sitter in seated if sitter.standing},
        )

    def after(self, sits: Sequence[Sitter], stands: Sequence[int]) -> Seating:
        """The seating after these sitters were added or changed and those with the numbers ``stands`` have
        left."""
        places = {sitter.number: sitter for sitter in (*self.sitters, *sits)}
        return self.seen([places[number] for number in sorted(places) if number not in stands])


def seated(
    number: int, person: Person | None = None, wish: Seat | None = None, strength: Strength = "adept"
) -> Sitter:
    """A place at a table; an AI's, of this ``strength``, if ``person`` is ``None``."""
    if person is None:
        return Sitter(table_id=0, number=number, name="", kind="ai", strength=strength, wish=wish)
    return Sitter(
        table_id=0,
        number=number,
        user_id=person.user_id,
        name=person.name,
        wish=wish,
        act=person.act,
        language=person.language,
    )


def seated_by(
    preset: Preset, game: GameRules, first: Sitter, legacy: Mapping[str, Any] = NO_FACTS
) -> list[Sitter]:
    """The places of a preset: its member, who is the only one so far and has this legacy, and its AI seats.
    If those take all seats that are left, each has one of its own."""
    wish = preset.wish(legacy)
    member = first if wish is None else altered(first, {"wish": wish})
    left = free_seats(game, [member])
    wishes = left if len(left) == preset.ai_seats else [None] * preset.ai_seats
    ai = enumerate(wishes, first.number + 1)
    return [member, *(seated(number, wish=wish, strength=preset.strength) for number, wish in ai)]


def free_seats(game: GameRules, sitters: Sequence[Sitter]) -> tuple[Seat, ...]:
    """The seats without a wish."""
    wished = {sitter.wish for sitter in sitters}
    return tuple(seat for seat in game.seats if seat not in wished)


def leaders(sitters: Sequence[Sitter]) -> int:
    """The number of players who lead these seats; every AI leads its own."""
    people = {sitter.user_id for sitter in sitters if sitter.user_id is not None}
    return len(people) + sum(sitter.kind == "ai" for sitter in sitters)


def may_lead_another(game: GameRules, sitters: Sequence[Sitter]) -> bool:
    """True if the only player at the table may take one more seat."""
    return leaders(sitters) == 1 and len(sitters) + 1 in game.alone


def check_ready(game: GameRules, sitters: Sequence[Sitter]) -> None:
    """Raise unless the game can be played with this number of sitters.

    A member who leads several seats plays alone, with as many seats as the game allows.
    """
    fewest, most = game.players[0], game.players[-1]
    if leaders(sitters) < len(sitters):
        if leaders(sitters) > 1:
            raise Refusal(Problem("leads-several"))
        most = game.alone[-1]
    if len(sitters) < fewest:
        raise Refusal(Problem("too-few-players", {"least": fewest, "present": len(sitters)}))
    if len(sitters) > most or len(sitters) not in game.players:
        raise Refusal(Problem("too-many-players", {"most": most, "present": len(sitters)}))


class Agreed(Protocol):
    """The settings that both a table's row and its agreement have."""

    @property
    def options(self) -> Mapping[str, str]: ...
    @property
    def rules_version(self) -> int: ...
    @property
    def legacy(self) -> Mapping[str, Any]: ...


def setup_of(game: GameRules, agreed: Agreed, sitters: Sequence[Sitter], leaders: int) -> Setup:
    """The seats in the order of sitting down, with the agreed options and each sitter's own."""
    seated = [(Seat(sitter.seat), sitter) for sitter in sitters if sitter.seat is not None]
    shared = [option for option in game.options if not option.each_seat]
    own = [option for option in game.options if option.each_seat]
    return Setup(
        seats=tuple(seat for seat, _ in seated),
        options={one.key: agreed.options.get(one.key, one.default) for one in shared},
        leaders=leaders,
        rules_version=agreed.rules_version,
        chosen={
            seat: {one.key: sitter.chosen.get(one.key, one.default) for one in own}
            for seat, sitter in seated
            if own
        },
        legacy=facts_of(agreed.legacy),
    )


def legacy_of(row: TableRow) -> Mapping[str, Any]:
    """The facts that the match at this table hands on to the next."""
    legacy: Any = (row.outcome or {}).get("legacy", {})
    return legacy


def facts_of(body: Mapping[str, Any]) -> Facts:
    """Facts from their JSON form: lists become tuples."""
    return {name: _fact(value) for name, value in body.items()}


def _fact(value: Any) -> Fact:
    return tuple(_fact(part) for part in cast("list[Any]", value)) if isinstance(value, list) else value


def dealt_seed(seed: str, contributions: Sequence[Sequence[int]]) -> str:
    """The seed of the deal: SHA-256 of ``seed:member-press:member-press…``."""
    added = [f"{member}-{press}" for member, press in contributions]
    return hashlib.sha256(":".join([seed, *added]).encode()).hexdigest()


def seat_all(game: GameRules, sitters: Sequence[Sitter], seed: str) -> dict[int, Seat]:
    """A seat for each sitter number: wishes first, the rest by a draw from the match's seed.

    The draw uses a stream of its own (``<seed>:seats``): anybody with the seed and the wishes can repeat it.
    """
    seats = {sitter.number: Seat(sitter.wish) for sitter in sitters if sitter.wish is not None}
    undecided = [sitter.number for sitter in sitters if sitter.wish is None]
    if undecided:
        left = free_seats(game, sitters)
        drawn = Dealer(f"{seed}:seats").deal(Chance("seats", len(left), len(undecided)), 0)
        seats |= {number: left[index] for number, index in zip(undecided, drawn, strict=True)}
    return seats
