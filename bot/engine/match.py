"""A match: rules and the journal that drives them.

It knows who must answer what, takes answers, and shows views. It lives in memory only; keeping
the journal is its owner's business.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.asking import Questions
from bot.engine.chance import Chance, Deals
from bot.engine.game import GameRules, Outcome, Setup, View
from bot.engine.journal import Entry, JournalMismatch
from bot.engine.question import Problem, Question, Refusal, Seat
from bot.engine.step import Step


class NotAsked(Refusal):
    """An answer from a seat that was not asked, or to a match that is over."""

    def __init__(self) -> None:
        super().__init__(Problem("not-asked"))


class RulesBroken(Exception):
    """The rules raised. The match is dead; replay its journal without the last answer."""


class Match:
    """One game being played.

    ``position`` counts the rounds of questions that have been answered: it moves exactly when the
    rules move, so a secret answer given while others still think does not change it.

    ``answered`` are the seats that had a say in each round of questions that is past.

    With ``watched`` every step carries the spectators' view right after it.
    """

    __slots__ = (
        "_answers",
        "_dealer",
        "_drawn",
        "_questions",
        "_rules",
        "_steps",
        "_tape",
        "answered",
        "game",
        "journal",
        "outcome",
        "position",
        "setup",
        "state",
        "watched",
    )

    def __init__(self, game: GameRules, setup: Setup, dealer: Deals, *, watched: bool = False) -> None:
        self._prepare(game, setup, dealer, (), watched)
        self._advance(None)

    def _prepare(
        self, game: GameRules, setup: Setup, dealer: Deals, tape: Sequence[Entry], watched: bool
    ) -> None:
        self.game = game
        self.setup = setup
        self.watched = watched
        self.journal: list[Entry] = []
        self.answered: list[frozenset[Seat]] = []
        self.position = -1
        self.outcome: Outcome | None = None
        try:
            self.state = game.begin(setup)
        except Exception as error:
            raise RulesBroken(f"{game.key} cannot begin") from error
        self._rules = self.state.play()
        self._dealer = dealer
        self._tape = tape
        self._drawn = 0
        self._questions: dict[Seat, Question[object]] = {}
        self._answers: dict[Seat, object] = {}
        self._steps: list[Step] = []

    @classmethod
    def replay(
        cls,
        game: GameRules,
        setup: Setup,
        dealer: Deals,
        entries: Sequence[Entry],
        *,
        watched: bool = False,
    ) -> Match:
        """The match that this journal is. Raises ``JournalMismatch`` naming the entry that no longer fits."""
        match = cls.__new__(cls)
        match._prepare(game, setup, dealer, entries, watched)
        match._advance(None)
        journal = match.journal
        while len(journal) < len(entries):
            seq = len(journal)
            entry = entries[seq]
            try:
                if entry.kind == "answer":
                    question = match._questions.get(Seat(entry.by))
                    if question is not None and question.request.prompt != entry.prompt:
                        raise JournalMismatch(seq, entry, f"the rules ask {question.request.prompt}")
                    match._take(Seat(entry.by), entry.keys, entry)
                elif entry.kind == "withdraw":
                    match.withdraw(Seat(entry.by))
                elif entry.kind == "resign":
                    match.resign(Seat(entry.by))
                else:
                    raise JournalMismatch(seq, entry, "no chance was taken here")
            except Refusal as refusal:
                raise JournalMismatch(seq, entry, str(refusal)) from refusal
        match._tape = ()
        return match

    @property
    def pending(self) -> Mapping[Seat, Question[object]]:
        """Who has been asked what; seats that have locked in are still listed until all have."""
        return self._questions

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats that have yet to answer."""
        return tuple(seat for seat in self._questions if seat not in self._answers)

    @property
    def locked(self) -> frozenset[Seat]:
        """The seats whose secret answer lies face down."""
        return frozenset(self._answers)

    def answer(self, seat: Seat, keys: Sequence[str]) -> list[Step]:
        """Take an answer and return the steps that followed; ``Refusal`` changes nothing."""
        self._steps = []
        self._take(seat, keys)
        return self._steps

    def withdraw(self, seat: Seat) -> None:
        """Take back a secret answer while others still think."""
        if seat not in self._answers:
            raise NotAsked
        del self._answers[seat]
        self.journal.append(Entry("withdraw", seat, self._questions[seat].request.prompt))

    def resign(self, seat: Seat) -> None:
        """A seat gives up; the game says what that means."""
        if self.outcome is not None or seat not in self.setup.seats:
            raise NotAsked
        outcome = self.game.resigned(self.setup, seat)
        self.journal.append(Entry("resign", seat))
        self._rules.close()
        self._end(outcome)

    def view(self, seat: Seat | None) -> View:
        return self.state.view(seat)

    def opening(self) -> list[Step]:
        """The steps before the first question of a new match, or all steps of a replayed one."""
        return self._steps

    def _take(self, seat: Seat, keys: Sequence[str], entry: Entry | None = None) -> None:
        question = self._questions.get(seat)
        if question is None:
            raise NotAsked
        request = question.request
        self._answers[seat] = request.read(keys)
        self.journal.append(entry or Entry("answer", seat, request.prompt, tuple(keys)))
        if len(self._answers) == len(self._questions):
            answers = tuple(self._answers[asked] for asked in self._questions)
            self.answered.append(frozenset(self._answers))
            self._advance(answers)

    def _advance(self, reply: Any) -> None:
        """Run the rules to their next question or their end."""
        self._answers = {}
        self._questions = {}
        self.position += 1
        send = self._rules.send
        try:
            while True:
                effect = send(reply)
                reply = None
                if isinstance(effect, Step):
                    effect.position = self.position
                    effect.seq = len(self.journal)
                    if self.watched:
                        effect.view = self.state.view(None)
                    self._steps.append(effect)
                elif isinstance(effect, Questions):
                    self._questions = {question.seat: question for question in effect.asked}
                    return
                else:
                    reply = self._deal(effect)
        except StopIteration as stop:
            self._end(stop.value)
        except JournalMismatch:
            raise
        except Exception as error:
            raise RulesBroken(f"{self.game.key} at position {self.position}") from error

    def _deal(self, chance: Chance) -> tuple[int, ...]:
        seq = len(self.journal)
        if seq < len(self._tape):
            entry = self._tape[seq]
            if entry.kind != "chance" or entry.by != chance.label or not chance.allows(entry.outcome):
                raise JournalMismatch(seq, entry, f"the rules draw {chance.label}")
            outcome = entry.outcome
        else:
            outcome = self._dealer.deal(chance, self._drawn)
            entry = Entry.chance(chance.label, outcome)
        self._drawn += 1
        self.journal.append(entry)
        return outcome

    def _end(self, outcome: Outcome) -> None:
        self.outcome = outcome
        self._questions = {}
        self._answers = {}
