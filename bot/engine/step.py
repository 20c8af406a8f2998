"""Steps: a step ends one part of a resolution. It gives the log a line and spectators a frame."""

from __future__ import annotations

from collections.abc import Collection, Generator
from typing import TYPE_CHECKING

from bot.engine.question import Fact, Facts, Seat

if TYPE_CHECKING:
    from bot.engine.game import View


class Step:
    """One event of the game: a name, its facts, and ``view``, the spectators' view right after it.

    The match fills in ``view`` only while somebody watches (``Match(watched=True)``). ``position`` is that of
    the question the step led to, so the steps of one resolution share it. ``seq`` is the number of journal
    entries before the step.

    ``readers`` are the seats that may know of it; ``None`` means everybody. ``reveals`` says that the step
    showed somebody hidden information.
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
        """Say if a person with these seats (none for a spectator) may know of it."""
        return self.readers is None or not self.readers.isdisjoint(seats)


async def step(name: str, **facts: Fact) -> None:
    """Report a step. Facts are public: everybody at the table and every spectator may read them."""
    await Step(name, facts)


async def reveal(name: str, **facts: Fact) -> None:
    """Report a step that shows face-down information.

    After it, the player whose answer led here can no longer take that answer back alone.
    """
    await Step(name, facts, reveals=True)


async def tell(seats: Collection[Seat], name: str, **facts: Fact) -> None:
    """Tell some seats alone something hidden from the others: a card drawn, a hand looked at."""
    await Step(name, facts, readers=frozenset(seats), reveals=True)
