"""The end of one resolution step: a line in the log, and a frame for everybody who watches."""

from __future__ import annotations

from collections.abc import Collection, Generator
from typing import TYPE_CHECKING

from bot.engine.question import Fact, Facts, Seat

if TYPE_CHECKING:
    from bot.engine.game import View


class Step:
    """What just happened, by name and facts; ``view`` is the spectators' view right after.

    The view is kept only while somebody watches the match (``Match(watched=True)``). ``position``
    is that of the question the step led to, so that the steps of one resolution share it; ``seq`` is
    the number of journal entries before it.

    ``readers`` are the seats that may know of it; ``None`` stands for everybody. With ``reveals``
    somebody has seen what lay face down for them.
    """

    __slots__ = ("facts", "name", "position", "readers", "reveals", "seq", "view")

    def __init__(
        self, name: str, facts: Facts, *, readers: frozenset[Seat] | None = None, reveals: bool = False
    ) -> None:
        self.name = name
        self.facts = facts
        self.readers = readers
        self.reveals = reveals
        self.position = 0
        self.seq = 0
        self.view: View | None = None

    def __await__(self) -> Generator[Step, None, None]:
        yield self

    def __repr__(self) -> str:
        return f"Step({self.name!r}, {dict(self.facts)!r})"

    @property
    def public(self) -> bool:
        return self.readers is None

    def open_to(self, seats: Collection[Seat]) -> bool:
        """Whether somebody in these seats, or without any, may know of it."""
        return self.readers is None or not self.readers.isdisjoint(seats)


async def step(name: str, **facts: Fact) -> None:
    """Report a step. Facts are public: everybody at the table and every spectator may read them."""
    await Step(name, facts)


async def reveal(name: str, **facts: Fact) -> None:
    """Report a step that shows what lay face down until now, whoever put it there and whenever.

    Whoever's answer led to it cannot take it back alone any more.
    """
    await Step(name, facts, reveals=True)


async def tell(seats: Collection[Seat], name: str, **facts: Fact) -> None:
    """Tell some seats alone what the others must not know: a card that was drawn, a hand that was seen."""
    await Step(name, facts, readers=frozenset(seats), reveals=True)
