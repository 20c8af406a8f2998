"""A match: rules and the journal that drives them.

It knows who must answer what, takes answers, and shows views. Its owner saves the journal.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any

from bot.engine.asking import Questions
from bot.engine.chance import Chance, Deals
from bot.engine.game import GameRules, Outcome, Playable, Setup
from bot.engine.guesses import Guesses
from bot.engine.journal import Entry, JournalMismatch, Origin, effective
from bot.engine.question import Problem, Question, Refusal, Seat
from bot.engine.rehearsal import Rest, Resting
from bot.engine.rounds import LastAnswer, Round
from bot.engine.step import Step
from bot.engine.view import View


class NotAsked(Refusal):
    """An answer from a seat that was not asked, or to a match that is over."""

    def __init__(self) -> None:
        super().__init__(Problem("not-asked"))


class RulesBroken(Exception):
    """The rules raised an exception. The match is unusable; replay its journal without the last answer."""


@lru_cache(maxsize=512)
def seat_set(*seats: Seat) -> frozenset[Seat]:
    """A cached set of seats: the same seats are asked again and again, and every round keeps its set."""
    return frozenset(seats)


class Match:
    """One game being played.

    ``position`` counts the rounds of questions. It changes exactly when the rules move on, so a secret answer
    does not change it while others still think. A question that is asked again after an undo has a new
    position. ``rounds`` are the past rounds.

    With ``watched`` every step carries the spectators' view right after it. After the first rehearsal the
    match remembers its last rest, so that later rehearsals start there.
    """

    __slots__ = (
        "_answers",
        "_asked",
        "_asked_at",
        "_dealer",
        "_drawn",
        "_passed",
        "_questions",
        "_resting",
        "_rests",
        "_rules",
        "_source",
        "_steps",
        "_tape",
        "game",
        "journal",
        "outcome",
        "position",
        "rounds",
        "setup",
        "state",
        "watched",
    )

    def __init__(self, game: GameRules, setup: Setup, dealer: Deals, *, watched: bool = False) -> None:
        self._prepare(game, setup, dealer, watched)
        self._advance(None)

    def _prepare(
        self,
        game: GameRules,
        setup: Setup,
        dealer: Deals,
        watched: bool,
        source: Sequence[Entry] = (),
        resting: Resting | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.watched = watched
        self.journal: list[Entry] = list(source[: resting.seq]) if resting else []
        self.rounds: list[Round] = []
        self.position = resting.position - 1 if resting else -1
        self.outcome: Outcome | None = None
        try:
            self.state: Playable = resting.copy() if resting else game.begin(setup)
        except Exception as error:
            raise RulesBroken(f"{game.key} cannot begin") from error
        self._rules = self.state.play()
        self._dealer = dealer
        self._drawn = 0
        self._source = source
        self._tape = iter(effective(source, len(self.journal)))
        self._rests = False
        self._resting = resting
        self._asked: Question[object] | Questions | None = None
        self._asked_at = len(self.journal)
        self._questions: dict[Seat, Question[object]] = {}
        self._answers: dict[Seat, object] = {}
        self._passed: set[Seat] = set()
        self._steps: list[Step] = []

    @classmethod
    def replay(
        cls, game: GameRules, setup: Setup, dealer: Deals, entries: Sequence[Entry], *, watched: bool = False
    ) -> Match:
        """Build a match from its journal. Raises ``JournalMismatch`` with the entry that does not fit."""
        match = cls.__new__(cls)
        match._prepare(game, setup, dealer, watched, entries)
        match._advance(None)
        match._replay_journal()
        return match

    def rehearsal(self, seat: Seat | None, random: Random) -> Match:
        """A separate match at the same question, to try things on.

        It does not cheat: everything hidden from this seat (``None``: from spectators) is drawn at random,
        secret answers of others are removed, and chance is random. If several seats are asked, the caller
        answers for all of them.
        """
        guesses = Guesses(random)
        if not self._rests:
            self._rests = True
            self._resting = self._copy_here(guesses, rests=True)._resting
        match = self._copy_here(guesses)
        match._steps = []
        match.state.imagine(seat, guesses)
        if match._asked is not None:
            match._questions = match._asked.renewed().by_seat()
        return match

    def _copy_here(self, guesses: Guesses, *, rests: bool = False) -> Match:
        """A copy of the match at this question, replayed from the last known rest."""
        match = Match.__new__(Match)
        known = self.journal[: self._asked_at]
        match._prepare(self.game, self.setup, guesses, False, known, self._resting)
        match._rests = rests
        match._advance(None)
        match._replay_journal()
        return match

    @property
    def pending(self) -> Mapping[Seat, Question[object]]:
        """The open question of each seat; seats that have locked in stay listed until all have."""
        return self._questions

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats that have yet to answer."""
        asked, given = self._questions, self._answers
        return tuple([seat for seat in asked if seat not in given] if given else asked)

    @property
    def locked(self) -> frozenset[Seat]:
        """The seats that have locked in a secret answer."""
        return frozenset(self._answers)

    def given(self, seat: Seat) -> tuple[str, ...] | None:
        """The keys of the secret answer a seat has locked in; ``None`` before that."""
        if seat not in self._answers:
            return None
        own = (entry for entry in reversed(self.journal) if entry.by == seat and entry.kind == "answer")
        return next(own).keys

    def answer(self, seat: Seat, keys: Sequence[str], origin: Origin = "") -> list[Step]:
        """Take an answer and return the steps that followed. A ``Refusal`` changes nothing.

        A seat that has locked in may answer again until the last seat has: its last answer counts. The
        journal keeps both.
        """
        self._steps = []
        self._take(self._questions.get(seat), keys, origin)
        return self._steps

    def withdraw(self, seat: Seat, origin: Origin = "") -> None:
        """Take back a secret answer while others still think."""
        if seat not in self._answers:
            raise NotAsked
        del self._answers[seat]
        self.journal.append(Entry("withdraw", seat, self._questions[seat].request.prompt, (), origin))

    def resign(self, seat: Seat, origin: Origin = "") -> None:
        """A seat gives up; the game decides the outcome."""
        if self.outcome is not None or seat not in self.setup.seats:
            raise NotAsked
        outcome = self.game.resigned(self.setup, seat)
        self.journal.append(Entry("resign", seat, "", (), origin))
        self._rules.close()
        self._end(outcome)

    def replace(self, seat: Seat) -> None:
        """Let an AI play this seat from now on. The match continues."""
        if self.outcome is not None or seat not in self.setup.seats:
            raise NotAsked
        self.journal.append(Entry("replace", seat))

    def last_answer(self, seats: Collection[Seat]) -> LastAnswer | None:
        """The last answer of one of these seats; ``None`` if there is none or the match is over."""
        if self.outcome is not None:
            return None
        own = next((place for place in reversed(self.rounds) if not place.seats.isdisjoint(seats)), None)
        if own is None:
            return None
        untouched = own is self.rounds[-1] and not own.shown
        alone = untouched and own.seats <= set(seats) and self._answers.keys() <= set(seats)
        return LastAnswer(next(seat for seat in seats if seat in own.seats), own.first, alone)

    def put_back(self, seats: Collection[Seat], origin: Origin = "person") -> Match:
        """The match without the last answer of these seats and everything after it.

        Raises ``Refusal`` if something was revealed since, unless the others agreed (``origin="vote"``).
        Outcomes of chance that are undone are never dealt again.
        """
        say = self.last_answer(seats)
        if say is None:
            raise Refusal(Problem("nothing-to-put-back"))
        if not say.alone and origin != "vote":
            raise Refusal(Problem("others-must-agree"))
        prompt = self.journal[say.first].prompt
        undo = Entry.undo(say.seat, prompt, say.first, self.position + 1, origin)
        entries = [*self.journal, undo]
        return Match.replay(self.game, self.setup, self._dealer, entries, watched=self.watched)

    def view(self, seat: Seat | None) -> View:
        return self.state.view(seat)

    def opening(self) -> list[Step]:
        """The steps before the first question of a new match, or all steps of a replayed one."""
        return self._steps

    # Replay of the journal

    def _replay_journal(self) -> None:
        """Replay the journal to its end."""
        for seq, entry in self._tape:
            if seq > len(self.journal):
                self._skip_cancelled(seq)
            try:
                self._replay_entry(seq, entry)
            except Refusal as refusal:
                raise JournalMismatch(seq, entry, str(refusal)) from refusal
        self._source = ()

    def _skip_cancelled(self, seq: int) -> None:
        """Copy cancelled entries into the journal unplayed; they keep their places."""
        crossed = self._source[len(self.journal) : seq]
        self._drawn += sum(one.kind == "chance" for one in crossed)
        self.journal += crossed

    def _replay_entry(self, seq: int, entry: Entry) -> None:
        seat = Seat(entry.by)
        match entry.kind:
            case "answer":
                question = self._questions.get(seat)
                if question is not None and question.request.prompt != entry.prompt:
                    raise JournalMismatch(seq, entry, f"the rules ask {question.request.prompt}")
                self._take(question, entry.keys, entry.origin, entry)
            case "withdraw":
                self.withdraw(seat, entry.origin)
            case "resign":
                self.resign(seat, entry.origin)
            case "replace":
                self.replace(seat)
            case "undo":
                back_to, position = entry.leads_to
                if self.outcome is not None or back_to != self._asked_at:
                    raise JournalMismatch(seq, entry, "nothing was asked there")
                if not self.position < position <= seq + 1:
                    raise JournalMismatch(seq, entry, "it leads nowhere")
                self.journal.append(entry)
                self.position, self._asked_at = position, len(self.journal)
            case "chance":
                raise JournalMismatch(seq, entry, "no chance was taken here")

    # The rules

    def _take(
        self,
        question: Question[object] | None,
        keys: Sequence[str],
        origin: Origin,
        entry: Entry | None = None,
    ) -> None:
        if question is None:
            raise NotAsked
        seat, request, given = question.seat, question.request, self._answers
        given[seat] = request.read(keys)
        self.journal.append(entry or Entry("answer", seat, request.prompt, tuple(keys), origin))
        if origin == "standing":
            self._passed.add(seat)
        else:
            self._passed.discard(seat)
        if len(given) == len(self._questions):
            seats = seat_set(*given)
            spoke = seats - self._passed if self._passed else seats
            self.rounds.append(Round(self.position, seats, spoke, self._asked_at))
            assert self._asked is not None
            self._advance(self._asked.reply(given))

    def _advance(self, reply: Any) -> None:
        """Run the rules to their next question or their end."""
        self._answers = {}
        self._questions = {}
        self._passed.clear()
        self.position += 1
        send = self._rules.send
        try:
            while True:
                effect = send(reply)
                reply = None
                if isinstance(effect, Step):
                    self._report(effect)
                elif isinstance(effect, (Question, Questions)):
                    self._asked = effect
                    self._asked_at = len(self.journal)
                    self._questions = effect.by_seat()
                    return
                elif isinstance(effect, Rest):
                    if self._rests:
                        self._resting = Resting.of(self.state, len(self.journal), self.position)
                else:
                    reply = self._deal(effect)
        except StopIteration as stop:
            self._end(stop.value)
        except JournalMismatch:
            raise
        except Exception as error:
            raise RulesBroken(f"{self.game.key} at position {self.position}") from error

    def _report(self, step: Step) -> None:
        step.position = self.position
        step.seq = len(self.journal)
        if step.reveals:
            self._mark_shown()
        if self.watched and step.public:
            step.view = self.state.view(None)
        self._steps.append(step)

    def _mark_shown(self) -> None:
        """Note that hidden information became known after the last round."""
        if self.rounds:
            self.rounds[-1].shown = True

    def _deal(self, chance: Chance) -> tuple[int, ...]:
        taped = next(self._tape, None)
        if taped:
            seq, entry = taped
            if seq > len(self.journal):
                self._skip_cancelled(seq)
            outcome = entry.outcome
            if entry.kind != "chance" or entry.by != chance.label or not chance.allows(outcome):
                raise JournalMismatch(seq, entry, f"the rules draw {chance.label}")
            self.journal.append(entry)
        else:
            outcome = self._dealer.deal(chance, self._drawn)
            self.journal.append(Entry.chance(chance.label, outcome))
        self._drawn += 1
        self._mark_shown()
        return outcome

    def _end(self, outcome: Outcome) -> None:
        self.outcome = outcome
        self._questions = {}
        self._answers = {}
