"""The questions a seat can be asked, as plain data.

A request knows its prompt, its possible answers, and how to read an answer (a sequence of keys) into the
values the rules work with. It refuses an illegal answer before the rules see it. It does not know how it
looks on a screen.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Collection, Generator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Final, Generic, NewType, Protocol, TypeAlias, TypeVar, cast

from bot.engine.values import value

Seat = NewType("Seat", str)

Fact: TypeAlias = "str | int | bool | tuple[Fact, ...]"
Facts: TypeAlias = Mapping[str, Fact]
Told: TypeAlias = "Facts | Callable[[], Facts]"
"""Facts, or a function that computes them. The function is called only when somebody looks."""
NO_FACTS: Final[Facts] = MappingProxyType({})


def no_facts() -> Facts:
    return NO_FACTS


def unchangeable(facts: Facts) -> MappingProxyType[str, Fact]:
    """A read-only copy of these facts."""
    return MappingProxyType(dict(facts))


copyreg.pickle(MappingProxyType, lambda facts: (unchangeable, (dict(facts),)))
"""Facts must be picklable, because a rehearsal copies the state."""


T_co = TypeVar("T_co", covariant=True)


class Keyed(Protocol):
    """Anything that can be an option: it has a stable, meaningful key."""

    @property
    def key(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Along:
    """A later question, and the answers a player may give to it in advance.

    An answer is named by the key of its option, or by its ``way``. Of several ways at one place, the first is
    the default.
    """

    prompt: str
    options: Sequence[Keyed]


K = TypeVar("K", bound=Keyed)


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with an answer. The catalogue has the sentence for its code."""

    code: str
    facts: Facts = field(default_factory=no_facts)


@dataclass(slots=True)
class Option(Generic[T_co]):
    """An option with a value, and with facts that tell a player what choosing it would mean.

    ``at`` is its place on the board, if it has one; picture and buttons give such options the same numbers.
    ``way`` tells several options at one place apart, and ``usual`` marks the default one. An option with
    ``barred`` is shown with the reason why it cannot be chosen now. Choosing one with ``unused`` loses
    something for good, and the player is asked to confirm. ``along`` is a later question that can be answered
    together with it. ``usual`` and ``along`` are functions, because they are needed only when somebody looks
    at the options.
    """

    # Rules make thousands of options; a frozen dataclass would take three times as long.
    key: Final[str]
    value: Final[T_co]
    facts: Final[Facts] = field(default_factory=no_facts)
    at: Final[str] = ""
    barred: Final[Problem | None] = None
    unused: Final[Problem | None] = None
    way: Final[str] = ""
    usual: Final[Callable[[], bool] | None] = None
    along: Final[Callable[[], Along | None] | None] = None


@dataclass(frozen=True, slots=True)
class Pass:
    key: str = "pass"


PASS: Final = Pass()


def barred(option: Keyed) -> Problem | None:
    """The reason why this option cannot be chosen now, if there is one."""
    return option.barred if isinstance(option, Option) else None


def settled(request: Request[object]) -> Request[object]:
    """The same question with its facts and options computed now, so that later changes of the state do not
    show."""
    if not isinstance(request, Offer):
        return request
    same = copy(cast("Choice[Keyed]", request))
    same.offered, same.show, same.told = same.options, None, same.facts
    return same


def told_more(request: Request[object], key: str, facts: Facts) -> Request[object]:
    """The same question, with more facts about one of its options."""
    more = copy(cast("Choice[Keyed]", request))
    more.show = None
    more.offered = [
        replace(cast("Option[object]", option), facts={**option.facts, **facts})
        if option.key == key and isinstance(option, Option)
        else option
        for option in options_of(request)
    ]
    return more


def leaves_unused(option: Keyed) -> Problem | None:
    """The thing that would be lost for good by choosing this option."""
    return option.unused if isinstance(option, Option) else None


def place_of(option: Keyed) -> str:
    """The place of an option on the board; empty if it has none."""
    return option.at if isinstance(option, Option) else ""


def way_of(option: Keyed) -> str:
    """The name that tells an option from others at its place."""
    return option.way if isinstance(option, Option) else ""


def is_usual(option: Keyed) -> bool:
    """True if this is the default option at its place."""
    return isinstance(option, Option) and option.usual is not None and option.usual()


@dataclass(frozen=True, slots=True)
class Reason:
    """The reason for a suggested answer. The catalogue of the game has the sentence for its code."""

    code: str
    facts: Facts = field(default_factory=no_facts)


class Refusal(Exception):
    """An answer that breaks a rule. It never reaches the rules."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__(", ".join(problem.code for problem in problems))
        self.problems = problems


class Request(Protocol[T_co]):
    """A prompt with facts, and a reader of answers."""

    @property
    def prompt(self) -> str: ...
    @property
    def facts(self) -> Facts: ...
    def read(self, keys: Sequence[str], /) -> T_co: ...


@dataclass(frozen=True, slots=True)
class Repeat:
    """An answer that a player may repeat until an event.

    ``keys`` is then given each time without asking. ``events`` are the events to choose from; ``happened``
    are those of them that have already happened here. ``prompts`` are other questions of the same kind, for
    which the answer stands, too.

    ``loss`` is the thing that would be lost here by what everybody can see, never by what is held. The answer
    is then not repeated: the player is asked, and told why.
    """

    events: Sequence[str] = ()
    happened: Collection[str] = ()
    keys: Sequence[str] = (PASS.key,)
    prompts: Collection[str] = ()
    loss: Problem | None = None

    def answers(self, event: str) -> bool:
        """True if an answer that is repeated until this event is given here."""
        return self.loss is None and event in self.events and event not in self.happened

    @property
    def offered(self) -> Sequence[str]:
        """The events that a player can choose from now."""
        return () if self.loss else tuple(event for event in self.events if event not in self.happened)


SAME: Final = "same"
"""The event of an answer that stands while nothing changes: ``same``, or ``same#`` with what must not change.
To choose nothing then stands without another press."""
NO_REPEAT: Final = Repeat()


def is_same(event: str) -> bool:
    """True if an answer until this event stands while nothing changes."""
    return event.partition("#")[0] == SAME


def repeat_of(request: Request[object]) -> Repeat:
    """The answer that may be repeated here; ``NO_REPEAT`` if there is none."""
    return cast("Offer[Keyed]", request).repeat if isinstance(request, Offer) else NO_REPEAT


class Offer(Generic[K]):
    """A question with options.

    ``offered`` are the options the rules work with. ``show`` turns each into an option with the facts a
    player sees. ``show`` and ``told`` may be expensive, so they are called only when somebody looks.
    """

    __slots__ = ("offered", "prompt", "repeat", "show", "told", "tried")

    prompt: str
    offered: Sequence[K]
    told: Told
    show: Callable[[K], Keyed] | None
    tried: bool
    repeat: Repeat

    @property
    def options(self) -> Sequence[Keyed]:
        """The options as a player sees them now."""
        show = self.show
        return self.offered if show is None else [show(one) for one in self.offered]

    @property
    def facts(self) -> Facts:
        return self.told() if callable(self.told) else self.told


class Choice(Offer[K]):
    """Exactly one option. With ``tried`` the player previews it before confirming."""

    __slots__ = ()

    def __init__(
        self,
        prompt: str,
        offered: Sequence[K],
        told: Told = NO_FACTS,
        show: Callable[[K], Keyed] | None = None,
        tried: bool = False,
        repeat: Repeat = NO_REPEAT,
    ) -> None:
        for option in offered:
            if not isinstance(option, Option) or option.barred is None:
                break
        else:
            raise ValueError(f"{prompt}: a choice needs an option")
        self.prompt = prompt
        self.offered = offered
        self.told = told
        self.show = show
        self.tried = tried
        self.repeat = repeat

    def read(self, keys: Sequence[str], /) -> K:
        if len(keys) == 1:
            for option in self.offered:
                if option.key == keys[0]:
                    return _open(option)
        raise Refusal(Problem("not-an-option"))


class Window(Choice[K]):
    """A choice in reaction to something, which always allows a pass. All seats that might have an option are
    asked."""

    __slots__ = ()


def _open(option: K) -> K:
    """Return the option, or raise ``Refusal`` if it is barred."""
    problem = barred(option)
    if problem is not None:
        raise Refusal(problem)
    return option


class Several(Offer[K]):
    """Between ``least`` and ``most`` different options, in the order in which they were named."""

    __slots__ = ("least", "most")

    def __init__(
        self,
        prompt: str,
        offered: Sequence[K],
        least: int,
        most: int,
        told: Told = NO_FACTS,
        *,
        show: Callable[[K], Keyed] | None = None,
        tried: bool = False,
        repeat: Repeat = NO_REPEAT,
    ) -> None:
        free = len([option for option in offered if barred(option) is None])
        if not 0 <= least <= most <= free:
            raise ValueError(f"{prompt}: cannot choose {least} to {most} of {free}")
        self.prompt = prompt
        self.offered = offered
        self.least = least
        self.most = most
        self.told = told
        self.show = show
        self.tried = tried
        self.repeat = repeat

    def read(self, keys: Sequence[str], /) -> tuple[K, ...]:
        by_key = {option.key: option for option in self.offered}
        named = set(keys)
        if len(named) != len(keys) or not named <= by_key.keys():
            raise Refusal(Problem("not-an-option"))
        if not self.least <= len(keys) <= self.most:
            raise Refusal(Problem("choose-between", {"least": self.least, "most": self.most}))
        return tuple([_open(by_key[key]) for key in keys])


MOST_NUMBERED = 80
"""Limit of places with numbers: more numbers would overlap in the picture."""


def places_of(request: Request[object]) -> Sequence[str]:
    """The places on the board that have options."""
    return list(dict.fromkeys(place for option in options_of(request) if (place := place_of(option))))


def numbered_places(request: Request[object]) -> Mapping[str, int]:
    """The number of each place in the picture and on the buttons.

    It is empty if there are too many places; the player then finds them by name.
    """
    places = places_of(request)
    return {} if len(places) > MOST_NUMBERED else {place: number for number, place in enumerate(places, 1)}


def options_of(request: Request[object]) -> Sequence[Keyed]:
    """The options as a player sees them; a form has none."""
    return cast("Offer[Keyed]", request).options if isinstance(request, Offer) else ()


def offered_by(request: Request[object]) -> Sequence[Keyed]:
    """The options as the rules have them. This is cheaper than ``options_of``, and enough for keys and
    bars."""
    return cast("Offer[Keyed]", request).offered if isinstance(request, Offer) else ()


@value
class Question(Generic[T_co]):
    """A request put to one seat. Awaiting it gives the answer."""

    seat: Seat
    request: Request[T_co]

    def __await__(self) -> Generator[Question[T_co], Any, T_co]:
        # The match sends back the answer, which gets its type here.
        return (yield self)

    def by_seat(self) -> dict[Seat, Question[object]]:
        return {self.seat: self}

    def reply(self, answers: Mapping[Seat, object]) -> object:
        """The value that the rules receive."""
        return answers[self.seat]

    def renewed(self) -> Question[T_co]:
        """The same question. Only questions to several seats depend on hidden state (see ``Questions``)."""
        return self
