"""The contract that every game fulfils: seats, options, rules to run and views to show."""

from __future__ import annotations

from collections.abc import Callable, Collection, Coroutine, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Literal, Protocol, TypeAlias, get_args

from bot.engine.account import (
    CALLED_OFF,
    NO_ACCOUNTS,
    STOPPED,
    Account,
    ChapterAccounts,
    Then,
    Try,
    TurningPoint,
    weightiest,
)
from bot.engine.decks import DeckRules
from bot.engine.form import Form
from bot.engine.guesses import Guesses
from bot.engine.question import NO_FACTS, Fact, Facts, Problem, Reason, Refusal, Request, Seat, no_facts
from bot.engine.step import Step, StepFacts
from bot.engine.view import View

Strength: TypeAlias = Literal["novice", "adept", "master"]
"""The skill of an AI seat. An adept is the usual one."""
STRENGTHS: Final[tuple[Strength, ...]] = get_args(Strength)
Advise: TypeAlias = "Callable[[View, Request[object], Random], Sequence[str]]"
"""An AI: it answers from the view of its seat and nothing else."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a game. Only an outcome ends a game.

    ``legacy`` is passed on to the next match at the same table, for example the state of a campaign.
    """

    winners: tuple[Seat, ...]
    reason: str
    facts: Facts = field(default_factory=no_facts)
    legacy: Facts = field(default_factory=no_facts)

    @property
    def body(self) -> dict[str, object]:
        """A dict to be stored as JSON. Reading the JSON back gives an equal dict."""
        body: dict[str, object] = {"winners": list(self.winners), "reason": self.reason}
        body["facts"] = plain_facts(self.facts)
        if self.legacy:
            body["legacy"] = plain_facts(self.legacy)
        return body


def plain_facts(facts: Facts) -> dict[str, object]:
    """Facts to be stored as JSON: tuples become lists."""
    return {name: _plain(fact) for name, fact in facts.items()}


def _plain(fact: Fact) -> object:
    return [_plain(part) for part in fact] if isinstance(fact, tuple) else fact


@dataclass(frozen=True, slots=True)
class Setup:
    """The agreement before the first card: the seats in order, and the options.

    ``leaders`` is the number of people: one for each seat, or one person who plays several seats alone. 0
    means one for each seat. ``rules_version`` is the game's version when the table was opened, because a
    match keeps the rulings it began with; 0 means the current version. ``chosen`` holds the options of each
    seat (its hero, its deck). ``legacy`` comes from the match before.
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
        """Run the rules, from setup to outcome."""
        ...

    def view(self, seat: Seat | None, /) -> View:
        """The knowledge of this seat; ``None`` is a spectator."""
        ...

    def imagine(self, seat: Seat | None, guesses: Guesses, /) -> None:
        """Replace everything hidden from this seat by a random guess, for a rehearsal.

        The view of the seat must stay the same.
        """
        ...


@dataclass(frozen=True, slots=True)
class GameOption:
    """A setting agreed in the lobby; with ``each_seat``, one that each player sets for their own seat.

    Its value is between ``least`` and ``most`` keys of ``choices``, in that order, joined by commas. Besides
    these it takes any key that it ``accepts``, such as the code of a deck. If ``matters`` returns false for
    the other options, it is not shown; if ``single`` returns true, only one choice is allowed.
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
        """The value for these chosen keys. Raises ``Refusal`` if they are not allowed."""
        others = [key for key in keys if key not in self.choices]
        if not self.least <= len(keys) <= self.most or not all(map(self.accepts, others)):
            raise Refusal(Problem("not-an-option"))
        return ",".join([*(choice for choice in self.choices if choice in keys), *others])

    def keys(self, value: str) -> tuple[str, ...]:
        """The chosen keys of a value."""
        return tuple(value.split(",")) if value else ()


@dataclass(frozen=True, slots=True)
class Preset:
    """A way to begin, chosen with one press: options that go well together.

    ``seat`` is the wish of the member who begins in this way; ``ai_seats`` of this ``strength`` are added
    beside them. With ``resumes``, a member who already has a legacy gets the seat that it names (its fact
    ``seat``).
    """

    key: str
    options: Mapping[str, str] = field(default_factory=dict[str, str])
    seat: Seat | None = None
    ai_seats: int = 0
    strength: Strength = "adept"
    resumes: bool = False

    def wish(self, legacy: Mapping[str, object]) -> Seat | None:
        """The seat of a member with this legacy."""
        named = legacy.get("seat")
        return Seat(named) if self.resumes and isinstance(named, str) else self.seat


@dataclass(frozen=True, slots=True)
class Finished:
    """A match that one person has played to its end: the options, and the result for that person."""

    name: str
    options: Mapping[str, str]
    won: bool
    facts: Facts = field(default_factory=no_facts)


@dataclass(frozen=True, slots=True)
class Journey:
    """Extra data of a game whose runs last several days.

    ``map`` returns the name of the closeup that shows the progress of a run, or ``None`` if the view is not
    that of a run. ``records`` makes the facts about all runs that one member, or the members of one server,
    have finished.
    """

    map: Callable[[View], str | None]
    records: Callable[[Sequence[Finished]], Facts]


@dataclass(frozen=True, slots=True)
class Handed:
    """The facts that a match has handed on, and the seat of a member who played in it."""

    seat: Seat
    legacy: Facts


@dataclass(frozen=True, slots=True)
class Campaign:
    """The place of a match in a campaign.

    ``map`` is the name of the closeup with its map; ``facts`` name the present stop and the weapons, for the
    sentence ``campaign``.
    """

    map: str
    facts: Facts


@dataclass(frozen=True, slots=True)
class Wager:
    """Bets of spectators, who stake honour. The match does not know of them.

    ``guesses`` lists the events that spectators may bet on now, each with its public facts; it is empty while
    betting is closed. ``proved`` returns the guess that a step shows to be right, if any.
    """

    guesses: Callable[[View], Mapping[str, Facts]]
    proved: Callable[[Step], str | None]


@dataclass(frozen=True, slots=True)
class Course:
    """The public record of a match that has ended.

    ``steps`` are the public steps, each with the spectators' view right after it; ``view`` is the last one.
    ``outcome`` is ``None`` if the match was called off.
    """

    setup: Setup
    steps: Sequence[Step]
    view: View
    outcome: Outcome | None

    @property
    def reason(self) -> str:
        """The reason of the outcome, or ``CALLED_OFF``."""
        return CALLED_OFF if self.outcome is None else self.outcome.reason

    @property
    def was_stopped(self) -> bool:
        """True if the match was given up or called off."""
        return self.reason in STOPPED

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The winners; nobody if the match was called off."""
        return () if self.outcome is None else self.outcome.winners

    def account(
        self, points: Iterable[TurningPoint] = (), tries: Iterable[Try] = (), then: Then | None = None
    ) -> Account:
        """The account of this match with its most important turning points. A match that hands something on
        is gone on with; another is played again."""
        handed_on = self.outcome is not None and bool(self.outcome.legacy)
        follows = then or ("go-on" if handed_on else "rematch")
        return Account(self.reason, self.winners, weightiest(points), tuple(tries), follows)


@dataclass(frozen=True, slots=True)
class GameRules:
    """Everything the other packages know about a game.

    ``seats`` are all seats in order; ``players`` the possible numbers of seats; ``alone`` the numbers of
    seats that one person may play alone.

    ``advise`` is the AI, an adept. ``novice`` plays worse, ``master`` better and more slowly. ``fast`` plays
    like the adept with fewer rehearsals, for simulations. A game that leaves one out has the adept instead.
    Players may ask the adept for a suggestion. ``reason`` then says why, from the same view, the question and
    the answer; ``None`` where the explanation of the option says it already. ``plan`` fills in a form at
    random, for games whose legal forms are rare.

    ``resigned`` is the outcome when a seat gives up. In a game that ``goes_on``, the match continues: an AI
    takes the seat as long as other people still play.

    ``steps`` are the declarations of all steps that the rules report; an unfinished game may have none.
    ``chapters`` names the steps that begin a chapter, such as a day or a round. ``situation`` makes the facts
    that describe the current situation in words, for people without a picture. ``refuses`` lists the reasons
    why a match cannot begin with this setup.

    ``presets`` are ways to begin, the one for a first game first.

    ``account`` tells how a match ended and what turned it; ``account_facts`` are the declarations of all its
    turning points and of all that it recommends to try. ``chapter_accounts`` tell what a day, a round or a
    turn has brought, when it has ended.

    ``lookups`` are the pieces for ``/card``, by key, each with its printed names in other languages.
    ``foresees`` makes the facts that a seat can know about the result of an option it previews; they go to
    the picture of the preview.

    ``is_out`` returns true for a seat that takes no further part in a match that goes on; the game's sentence
    ``hand-out`` tells its player what that means.

    ``campaign`` tells the place of a match in a campaign, if it is part of one.

    With ``heritage``, the legacy belongs to the people: it makes the legacy of a new table from those of all
    matches that its owner has played, oldest first, each with the owner's seat.

    ``decks`` are the rules for building decks. ``journey`` adds a command that shows the progress of runs,
    ``wager`` the bets of spectators. With ``called_by_members``, pictures and sentences call each seat by the
    name of its player.
    """

    key: str
    rules_version: int
    seats: tuple[Seat, ...]
    players: range
    begin: Callable[[Setup], Playable]
    advise: Advise
    resigned: Callable[[Setup, Seat], Outcome]
    novice: Advise | None = None
    master: Advise | None = None
    fast: Advise | None = None
    options: tuple[GameOption, ...] = ()
    alone: range = range(0)
    reason: Callable[[View, Request[object], Sequence[str]], Reason | None] = lambda _, __, ___: None
    plan: Callable[[Form[object], Random], Sequence[str]] | None = None
    goes_on: bool = False
    presets: tuple[Preset, ...] = ()
    chapters: frozenset[str] = frozenset()
    steps: tuple[type[StepFacts], ...] = ()
    situation: Callable[[View], Facts] = lambda _: NO_FACTS
    refuses: Callable[[Setup], Sequence[Problem]] = lambda _: ()
    account: Callable[[Course], Account] = lambda course: course.account()
    account_facts: tuple[type[StepFacts], ...] = ()
    chapter_accounts: ChapterAccounts = NO_ACCOUNTS
    lookups: Mapping[str, Mapping[str, str]] = field(default_factory=dict[str, Mapping[str, str]])
    foresees: Callable[[View, Seat, str], Facts] = lambda _, __, ___: NO_FACTS
    is_out: Callable[[View, Seat], bool] = lambda _, __: False
    campaign: Callable[[View], Campaign | None] = lambda _: None
    heritage: Callable[[Sequence[Handed]], Facts] | None = None
    decks: DeckRules | None = None
    journey: Journey | None = None
    wager: Wager | None = None
    called_by_members: bool = False

    def adviser(self, strength: Strength) -> Advise:
        """The AI of this strength."""
        own = {"novice": self.novice, "adept": None, "master": self.master}[strength]
        return own or self.advise

    @property
    def beginnings(self) -> tuple[Preset, ...]:
        """The ways to begin with two presses, the one for a first game first. A game without presets has one:
        its usual options, and AI seats as far as it needs them."""
        return self.presets or (Preset("", ai_seats=self.players[0] - 1),)
