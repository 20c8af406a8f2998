"""The end of one resolution step: a line in the log, and a frame for everybody who watches."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

from bot.engine.question import Fact, Facts

if TYPE_CHECKING:
    from bot.engine.game import View


class Step:
    """What just happened, by name and public facts; ``view`` is the spectators' view right after.

    The view is kept only while somebody watches the match (``Match(watched=True)``). ``position``
    is that of the question the step led to, so that the steps of one resolution share it; ``seq`` is
    the number of journal entries before it.
    """

    __slots__ = ("facts", "name", "position", "seq", "view")

    def __init__(self, name: str, facts: Facts) -> None:
        self.name = name
        self.facts = facts
        self.position = 0
        self.seq = 0
        self.view: View | None = None

    def __await__(self) -> Generator[Step, None, None]:
        yield self

    def __repr__(self) -> str:
        return f"Step({self.name!r}, {dict(self.facts)!r})"


async def step(name: str, **facts: Fact) -> None:
    """Report a step. Facts are public: everybody at the table and every spectator may read them."""
    await Step(name, facts)
