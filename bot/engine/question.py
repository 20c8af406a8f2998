"""What a seat can be asked, as plain data.

A request knows its prompt, what may be answered, and how to read an answer (a sequence of keys)
back into the values the rules work with. It refuses an illegal answer before the rules see it.
How a request looks on a screen is not its business.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Collection, Generator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Generic, NewType, Protocol, TypeAlias, TypeVar, cast

from bot.engine.values import value

if TYPE_CHECKING:
    from bot.engine.along import Along

Seat = NewType("Seat", str)

Fact: TypeAlias = "str | int | bool | tuple[Fact, ...]"
Facts: TypeAlias = Mapping[str, Fact]
Told: TypeAlias = "Facts | Callable[[], Facts]"
"""Facts, or how they are found out where somebody looks."""
NO_FACTS: Final[Facts] = MappingProxyType({})


def no_facts() -> Facts:
    return NO_FACTS


def unchangeable(facts: Facts) -> MappingProxyType[str, Fact]:
    """A view of these facts that nobody can write to."""
    return MappingProxyType(dict(facts))


copyreg.pickle(MappingProxyType, lambda facts: (unchangeable, (dict(facts),)))
"""A state is copied for rehearsals, and facts with it."""


T_co = TypeVar("T_co", covariant=True)


class Keyed(Protocol):
    """Anything that can stand as an option: it has a stable, meaningful key."""

    @property
    def key(self) -> str: ...


K = TypeVar("K", bound=Keyed)


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with an answer; the catalogue words it."""

    code: str
    facts: Facts = field(default_factory=no_facts)


@dataclass(slots=True)
class Option(Generic[T_co]):
    """An option that carries a value, and facts that tell a player what choosing it would mean.

    ``at`` names the place on the board where it stands, if anywhere: picture and control number such
    options alike. Of several at one place ``way`` tells them apart, and one is ``usual``. With ``barred``
    it is shown, cannot be chosen now, and says why. With ``unused`` choosing it leaves something behind
    for good: the player is asked once more. What it leads to may be said ``along`` with it. Both this and
    what is usual is found out only where somebody looks at the options.
    """

    # Options are made by the thousand, and "frozen" would make each of them at three times the price.
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
    """Why this cannot be chosen now."""
    return option.barred if isinstance(option, Option) else None


def settled(request: Request[object]) -> Request[object]:
    """The same question with all that is told of it found out: to be shown as it is now, whatever happens
    meanwhile."""
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
    """What would be left behind for good."""
    return option.unused if isinstance(option, Option) else None


def place_of(option: Keyed) -> str:
    """Where on the board it stands; nothing where it does not."""
    return option.at if isinstance(option, Option) else ""


def way_of(option: Keyed) -> str:
    """What tells it from the others at its place."""
    return option.way if isinstance(option, Option) else ""


def is_usual(option: Keyed) -> bool:
    """Whether most take it, of those at its place."""
    return isinstance(option, Option) and option.usual is not None and option.usual()


class Refusal(Exception):
    """An answer that breaks a rule. It never reaches the rules."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__(", ".join(problem.code for problem in problems))
        self.problems = problems


class Request(Protocol[T_co]):
    """What is asked: a prompt with facts, and a reader of answers."""

    @property
    def prompt(self) -> str: ...
    @property
    def facts(self) -> Facts: ...
    def read(self, keys: Sequence[str], /) -> T_co: ...


@dataclass(frozen=True, slots=True)
class Lull:
    """An answer that may stand: ``keys`` are given again and again without asking, until what was waited for
    is here. ``names`` are what may be waited for, and ``ends`` what of that is here now.
    """

    names: Sequence[str] = ()
    ends: Collection[str] = ()
    keys: Sequence[str] = (PASS.key,)

    def answers(self, standing: str) -> bool:
        """Whether an answer that stands until this happens is given here."""
        return standing in self.names and standing not in self.ends

    @property
    def offered(self) -> Sequence[str]:
        """What may be waited for from here on."""
        return tuple(name for name in self.names if name not in self.ends)


NO_LULL: Final = Lull()


def lull_of(request: Request[object]) -> Lull:
    """What answer may stand here."""
    return cast("Offer[Keyed]", request).lull if isinstance(request, Offer) else NO_LULL


class Offer(Generic[K]):
    """A question with options.

    What is ``offered`` may be shown otherwise than it is: ``show`` makes of each an option that tells what
    choosing it would mean. That, as what is ``told`` of the question, is found out only where somebody looks.
    """

    __slots__ = ("lull", "offered", "prompt", "show", "told", "tried")

    prompt: str
    offered: Sequence[K]
    told: Told
    show: Callable[[K], Keyed] | None
    tried: bool
    lull: Lull

    @property
    def options(self) -> Sequence[Keyed]:
        """What may be chosen, as it is shown now."""
        show = self.show
        return self.offered if show is None else [show(one) for one in self.offered]

    @property
    def facts(self) -> Facts:
        return self.told() if callable(self.told) else self.told


class Choice(Offer[K]):
    """Exactly one of some options. With ``tried`` it is looked at before it is confirmed."""

    __slots__ = ()

    def __init__(
        self,
        prompt: str,
        offered: Sequence[K],
        told: Told = NO_FACTS,
        show: Callable[[K], Keyed] | None = None,
        tried: bool = False,
        lull: Lull = NO_LULL,
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
        self.lull = lull

    def read(self, keys: Sequence[str], /) -> K:
        if len(keys) == 1:
            for option in self.offered:
                if option.key == keys[0]:
                    return _open(option)
        raise Refusal(Problem("not-an-option"))


class Window(Choice[K]):
    """A moment in which one may do something, or pass. Whoever could publicly have something is asked."""

    __slots__ = ()


def _open(option: K) -> K:
    """This option, if it can be chosen."""
    problem = barred(option)
    if problem is not None:
        raise Refusal(problem)
    return option


class Several(Offer[K]):
    """Between ``least`` and ``most`` different options, in the order they were named."""

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
        lull: Lull = NO_LULL,
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
        self.lull = lull

    def read(self, keys: Sequence[str], /) -> tuple[K, ...]:
        by_key = {option.key: option for option in self.offered}
        named = set(keys)
        if len(named) != len(keys) or not named <= by_key.keys():
            raise Refusal(Problem("not-an-option"))
        if not self.least <= len(keys) <= self.most:
            raise Refusal(Problem("choose-between", {"least": self.least, "most": self.most}))
        return tuple([_open(by_key[key]) for key in keys])


MOST_NUMBERED = 80
"""On so many places numbers have room beside each other."""


def places_of(request: Request[object]) -> Sequence[str]:
    """The places on the board where options stand."""
    return list(dict.fromkeys(place for option in options_of(request) if (place := place_of(option))))


def numbered_places(request: Request[object]) -> Mapping[str, int]:
    """These places by the numbers that picture and control give them. Too many have none: there they are
    found by their names."""
    places = places_of(request)
    return {} if len(places) > MOST_NUMBERED else {place: number for number, place in enumerate(places, 1)}


def options_of(request: Request[object]) -> Sequence[Keyed]:
    """What may be chosen; a form has fields instead."""
    return cast("Offer[Keyed]", request).options if isinstance(request, Offer) else ()


def offered_by(request: Request[object]) -> Sequence[Keyed]:
    """The same, as far as it takes to choose: by their keys, and whether they are barred."""
    return cast("Offer[Keyed]", request).offered if isinstance(request, Offer) else ()


@value
class Question(Generic[T_co]):
    """A request put to one seat. Rules that await it are given the answer."""

    seat: Seat
    request: Request[T_co]

    def __await__(self) -> Generator[Question[T_co], Any, T_co]:
        # The match sends back the answer, which gets its type here.
        return (yield self)

    def by_seat(self) -> dict[Seat, Question[object]]:
        return {self.seat: self}

    def reply(self, answers: Mapping[Seat, object]) -> object:
        """What the rules are given."""
        return answers[self.seat]

    def renewed(self) -> Question[T_co]:
        """The same, asked again."""
        return self
