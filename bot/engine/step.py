"""Steps: a step ends one part of a resolution. It gives the log a line and spectators a frame."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Generator
from typing import Any, ClassVar, Self, cast

from bot.engine.question import Fact, Facts, Seat
from bot.engine.view import View


class Step:
    """One event of the game: a name, its facts, and ``view``, the spectators' view right after it.

    The match fills in ``view`` only while somebody watches (``Match(watched=True)``). ``position`` is that of
    the question the step led to, so the steps of one resolution share it. ``seq`` is the number of journal
    entries before the step.

    ``readers`` are the seats that may know of it; ``None`` means everybody. ``reveals`` says that the step
    showed somebody hidden information.
    """

    __slots__ = ("_facts", "name", "position", "readers", "reveals", "seq", "view")

    def __init__(
        self,
        name: str,
        facts: StepFacts | Facts,
        *,
        readers: frozenset[Seat] | None = None,
        reveals: bool = False,
    ) -> None:
        self.name = name
        self._facts = facts
        self.readers = readers
        self.reveals = reveals
        self.position = 0
        self.seq = 0
        self.view: View | None = None

    @classmethod
    def of(cls, what: StepFacts) -> Step:
        """A public step with these facts."""
        return cls(what.step_name(), what)

    def __await__(self) -> Generator[Step, None, None]:
        yield self

    def __repr__(self) -> str:
        return f"Step({self.name!r}, {dict(self.facts)!r})"

    @property
    def facts(self) -> Facts:
        # Converted when they are first read: nobody reads those of a rehearsal.
        if isinstance(self._facts, StepFacts):
            self._facts = self._facts.as_facts()
        return self._facts

    @property
    def public(self) -> bool:
        return self.readers is None

    def open_to(self, seats: Collection[Seat]) -> bool:
        """True if a person with these seats (none for a spectator) may know of it."""
        return self.readers is None or not self.readers.isdisjoint(seats)


class StepFacts:
    """The facts of one kind of step, declared once for everybody who writes or reads them.

    A game lists its declarations in ``steps.py``, each a ``@value`` class whose fields are facts. The step is
    named like the class: ``Fall`` reports ``fall``, ``TwoWords`` reports ``two_words``. A field that is
    ``None`` is no fact of this step.
    """

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()
    """The names of the fields, as dataclasses set them."""

    _step_name: ClassVar[str]

    def __init_subclass__(cls) -> None:
        # Found out once: a rehearsal reports steps by the thousand.
        cls._step_name = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", cls.__name__).lower()

    @classmethod
    def step_name(cls) -> str:
        return cls._step_name

    @classmethod
    def of(cls, facts: Facts) -> Self:
        """The facts of such a step with their types. Raises ``TypeError`` if they are not as declared."""
        return cast("Any", cls)(**facts)

    def as_facts(self) -> Facts:
        told = {name: cast("Fact | None", getattr(self, name)) for name in self.__match_args__}
        return {name: fact for name, fact in told.items() if fact is not None}


def reader(*declared: type[StepFacts]) -> Callable[[Step], StepFacts]:
    """A function that gives the facts of any of these steps with their types, for ``match``.

    It raises ``KeyError`` for a step that is not declared.
    """
    kinds = {kind.step_name(): kind for kind in declared}
    return lambda step: kinds[step.name].of(step.facts)


async def step(what: StepFacts) -> None:
    """Report a step. It is public: everybody at the table and every spectator may read its facts."""
    await Step(what.step_name(), what)


async def reveal(what: StepFacts) -> None:
    """Report a step that shows face-down information.

    After it, the player whose answer led here can no longer take that answer back alone.
    """
    await Step(what.step_name(), what, reveals=True)


async def tell(seats: Collection[Seat], what: StepFacts) -> None:
    """Tell some seats alone something hidden from the others: a card drawn, a hand looked at."""
    await Step(what.step_name(), what, readers=frozenset(seats), reveals=True)
