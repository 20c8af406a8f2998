"""The protocol between a table and its parts. Most of it must be called inside the table's lock. All others
call ``Table``.

The parts know this protocol and not ``Table``, which keeps them out of an import cycle.
"""

from __future__ import annotations

from asyncio import Lock
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Protocol, Unpack

from bot.engine import Draft, GameRules, Origin, Question, Seat
from bot.engine.match import Match
from bot.store import Kept, RemarkFact, ShownRow, Sitter, Store, TableChanges, TableRow
from bot.tables.seating import Person, Seating


class Wish(TableChanges, total=False):
    """All that one change may contain."""

    entries: Sequence[str]
    sits: Sequence[Sitter]
    stands: Sequence[int]
    remark: tuple[str, Mapping[str, RemarkFact]] | None


class Recovers(Protocol):
    """``bot.tables.recovery``"""

    async def reload(self) -> None: ...
    async def pause(self, trouble: Exception, /) -> None: ...
    async def take_back(self, match: Match, /) -> None: ...


class Doubts(Protocol):
    """``bot.tables.doubt``"""

    def arise(self) -> None: ...


class Thinks(Protocol):
    """``bot.tables.thinking``"""

    @property
    def seat(self) -> Seat | None: ...
    def wake(self) -> bool: ...


class Drafted(Protocol):
    """``bot.tables.drafts``"""

    def show(self, known: Mapping[Seat, tuple[int, Draft]], /) -> None: ...
    async def put_back(self, seat: Seat, keys: Sequence[str], /) -> None: ...


class Undoes(Protocol):
    """``bot.tables.undo``"""

    def last_answer(self, user_id: int, /) -> object | None: ...
    async def go_back(self, user_id: int, name: str, origin: Origin, /) -> None: ...


class Inside(Protocol):
    """A table as its parts see it."""

    id: int
    store: Store
    game: GameRules
    row: TableRow
    shown: ShownRow
    seating: Seating
    match: Match | None
    damaged: bool
    position: int
    waiting_since: datetime

    @property
    def lock(self) -> Lock: ...
    @property
    def recovery(self) -> Recovers: ...
    @property
    def doubt(self) -> Doubts: ...
    @property
    def thinking(self) -> Thinks: ...
    @property
    def drafts(self) -> Drafted: ...
    @property
    def undo(self) -> Undoes: ...

    @property
    def written(self) -> tuple[int, int]: ...
    @property
    def in_lobby(self) -> bool: ...
    @property
    def playing(self) -> bool: ...
    @property
    def waiting_for(self) -> tuple[Seat, ...]: ...
    @property
    def sitters(self) -> Sequence[Sitter]: ...
    @property
    def humans(self) -> tuple[int, ...]: ...
    def sitter(self, seat: Seat) -> Sitter: ...
    def seats_of(self, user_id: int) -> tuple[Seat, ...]: ...
    def is_seated(self, user_id: int) -> bool: ...
    def question(self, seat: Seat) -> Question[object] | None: ...

    # Inside the lock

    def need_turn(self, person: Person, seat: Seat, position: int) -> Match: ...
    def show(self, match: Match | None) -> None: ...
    def adopt(self, kept: Kept, match: Match | None) -> None: ...
    def begin(self, match: Match) -> None: ...
    async def give(
        self, match: Match, seat: Seat, keys: Sequence[str], sits: Sequence[Sitter] = ()
    ) -> None: ...
    async def take(
        self, match: Match, seat: Seat, keys: Sequence[str], origin: Origin, sits: Sequence[Sitter] = ()
    ) -> None: ...
    async def replace(self, sits: Sequence[Sitter], remark: tuple[str, Mapping[str, RemarkFact]]) -> None: ...
    async def exchange(self, match: Match, remark: tuple[str, Mapping[str, RemarkFact]]) -> None: ...
    async def commit(self, match: Match, sits: Sequence[Sitter] = ()) -> None: ...
    async def write(
        self,
        entries: Sequence[str] = (),
        *,
        sits: Sequence[Sitter] = (),
        stands: Sequence[int] = (),
        remark: tuple[str, Mapping[str, RemarkFact]] | None = None,
        **row: Unpack[TableChanges],
    ) -> None: ...
    async def change(self, **what: Unpack[Wish]) -> None: ...
    def changed(self) -> None: ...
    def changed_and_asked(self) -> None: ...
