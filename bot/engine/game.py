"""The one contract of every game: seats, options, rules to run and views to show."""

from __future__ import annotations

from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol

from bot.engine.decks import DeckRules
from bot.engine.form import Form
from bot.engine.question import NO_FACTS, Fact, Facts, Problem, Refusal, Request, Seat, no_facts
from bot.engine.rehearsal import Guesses
from bot.engine.step import Step


class View:
    """What one seat, or a spectator, may know: a frozen dataclass built from nothing.

    Renderers, wording and AI seats get views, never the state of a game.
    """

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. Nothing else ends one.

    ``legacy`` is what this match hands on to the next of the same table: the state of a campaign.
    """

    winners: tuple[Seat, ...]
    reason: str
    facts: Facts = field(default_factory=no_facts)
    legacy: Facts = field(default_factory=no_facts)

    @property
    def body(self) -> dict[str, object]:
        """As it is kept: what JSON gives back of it is equal to it."""
        body: dict[str, object] = {"winners": list(self.winners), "reason": self.reason}
        body["facts"] = {name: _plain(fact) for name, fact in self.facts.items()}
        if self.legacy:
            body["legacy"] = {name: _plain(fact) for name, fact in self.legacy.items()}
        return body


def _plain(fact: Fact) -> object:
    return [_plain(part) for part in fact] if isinstance(fact, tuple) else fact


@dataclass(frozen=True, slots=True)
class Setup:
    """What was agreed before the first card: who sits down, in order, and the options.

    ``leaders`` is how many players lead these seats: as many as there are seats, or one who plays
    alone and leads several. ``rules_version`` is that of the game when the table was opened: a match
    goes on under the rulings it began with. 0 stands for today's.
    ``chosen`` are the options of each seat: its hero, its deck; ``legacy`` is what the match before
    handed on.
    """

    seats: tuple[Seat, ...]
    options: Mapping[str, str] = field(default_factory=dict[str, str])
    leaders: int = 0
    rules_version: int = 0
    chosen: Mapping[Seat, Mapping[str, str]] = field(default_factory=dict[Seat, Mapping[str, str]])
    legacy: Facts = field(default_factory=no_facts)

    def __post_init__(self) -> None:
        if self.leaders == 0:
            object.__setattr__(self, "leaders", len(self.seats))


class Playable(Protocol):
    """A game in progress."""

    def play(self) -> Coroutine[Any, Any, Outcome]:
        """The rules, from setup to outcome."""
        ...

    def view(self, seat: Seat | None, /) -> View:
        """What this seat may know; ``None`` is a spectator."""
        ...

    def imagine(self, seat: Seat | None, guesses: Guesses, /) -> None:
        """Draw at random, for a rehearsal, all that this seat cannot know: what its view is made of
        stays as it is."""
        ...


@dataclass(frozen=True, slots=True)
class GameOption:
    """Something that is agreed on in the lobby; with ``each_seat``, by everybody for their own seat.

    Between ``least`` and ``most`` choices make its value: their keys, parted by commas, in the order of
    ``choices``. Besides these it takes what it ``accepts``: the code of a deck, say. Where it ``matters`` not
    beside what else is agreed, nobody is shown it; where only a ``single`` choice fits, no more can be made.
    """

    key: str
    choices: tuple[str, ...]
    default: str
    each_seat: bool = False
    least: int = 1
    most: int = 1
    accepts: Callable[[str], bool] = lambda _: False
    matters: Callable[[Mapping[str, str]], bool] = lambda _: True
    single: Callable[[Mapping[str, str]], bool] = lambda _: False

    def value(self, keys: Collection[str]) -> str:
        """What choosing these means. Raises ``Refusal``."""
        others = [key for key in keys if key not in self.choices]
        if not self.least <= len(keys) <= self.most or not all(map(self.accepts, others)):
            raise Refusal(Problem("not-an-option"))
        return ",".join([*(choice for choice in self.choices if choice in keys), *others])

    def keys(self, value: str) -> tuple[str, ...]:
        """What was chosen."""
        return tuple(value.split(",")) if value else ()


@dataclass(frozen=True, slots=True)
class Preset:
    """Options that go well together, chosen with one press."""

    key: str
    options: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Finished:
    """A match that somebody has played to its end: what was agreed, and what came of it for them."""

    name: str
    options: Mapping[str, str]
    won: bool
    facts: Facts = field(default_factory=no_facts)


@dataclass(frozen=True, slots=True)
class Journey:
    """Of a game whose runs go on for days.

    ``map`` names the closer look that shows how far a run has come, where a view is one of a run;
    ``records`` are the facts of all that one member, or the members of a server, have finished.
    """

    map: Callable[[View], str | None]
    records: Callable[[Sequence[Finished]], Facts]


@dataclass(frozen=True, slots=True)
class Wager:
    """What those who only watch may bet their honour on. The match knows nothing of it.

    ``guesses`` are what may come next, by key, each with what everybody may know of it; none where nothing
    may be guessed. ``proved`` is the guess that a step shows to have been right, if it shows any.
    """

    guesses: Callable[[View], Mapping[str, Facts]]
    proved: Callable[[Step], str | None]


@dataclass(frozen=True, slots=True)
class GameRules:
    """A game as the house knows it.

    ``seats`` are all that exist, in order; ``players`` the numbers of seats it can be played with;
    ``alone`` the numbers of seats that one player may lead who plays alone.
    ``advise`` is the AI seat: it answers from what a player in that seat sees and nothing else. Where it
    ``teaches``, whoever plays may ask it at every question, not only for whole forms.
    ``plan`` fills in a form at random where a legal one is rarely found by chance.
    ``resigned`` is the outcome when a seat gives up. A game that ``goes_on`` does not end then: an AI
    takes the seat, as long as other people still play.
    ``chapters`` names the steps that begin a chapter: a day, a round of turns.
    ``standing`` are the facts of how a match stands, for whoever asks and has no picture before them.
    ``refuses`` says what keeps a match from being begun with this setup, if anything does.
    ``lookups`` are the pieces that anybody may look up, by key, each with its names as they are printed in
    other languages; how they look and what they do their emblem says.
    ``foresees`` is what a seat can know of an option that it looks at before it is confirmed: the facts are
    told to its picture, when it is looked at.
    With ``heritage`` what a match hands on is its players' own: it makes one legacy of those of all matches
    that whoever opens a table has played, for the table to begin with.
    ``decks`` are the rules for decks that players build.
    A game with a ``journey`` has a command that shows how far its runs have come; one with a ``wager`` lets
    those who watch guess what comes.
    With ``called_by_members`` its seats are nobody but who sits there: pictures and sentences call them so.
    """

    key: str
    rules_version: int
    seats: tuple[Seat, ...]
    players: range
    begin: Callable[[Setup], Playable]
    advise: Callable[[View, Request[object], Random], Sequence[str]]
    resigned: Callable[[Setup, Seat], Outcome]
    options: tuple[GameOption, ...] = ()
    alone: range = range(0)
    plan: Callable[[Form[object], Random], Sequence[str]] | None = None
    goes_on: bool = False
    presets: tuple[Preset, ...] = ()
    chapters: frozenset[str] = frozenset()
    standing: Callable[[View], Facts] = lambda _: NO_FACTS
    refuses: Callable[[Setup], Sequence[Problem]] = lambda _: ()
    lookups: Mapping[str, Mapping[str, str]] = field(default_factory=dict[str, Mapping[str, str]])
    foresees: Callable[[View, Seat, str], Facts] = lambda _, __, ___: NO_FACTS
    heritage: Callable[[Sequence[Facts]], Facts] | None = None
    decks: DeckRules | None = None
    journey: Journey | None = None
    wager: Wager | None = None
    teaches: bool = False
    called_by_members: bool = False
