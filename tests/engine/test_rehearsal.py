"""Rehearsals: with the real rules, on a copy, without hidden information."""

from __future__ import annotations

from random import Random

from bot.engine import (
    Choice,
    Dealer,
    GameRules,
    Option,
    Outcome,
    Seat,
    Setup,
    StepFacts,
    ask,
    ask_each,
    respond,
    rest,
    roll,
    shuffle,
    step,
    value,
)
from bot.engine.match import Match
from bot.engine.rehearsal import Resting

from .toys import ANN, BEN, CAT, DRAW, Table, TableView, no_advice, said, start


@value
class Played(StepFacts):
    pass


SEATS = (ANN, BEN, CAT)


class War(Table):
    """Cards are dealt once; each round all seats play one in secret, and a die is thrown."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.hands: dict[Seat, list[str]] = {}
        self.round = 0

    async def play(self) -> Outcome:
        if not self.hands:
            cards = await shuffle("deck", [str(number) for number in range(12)])
            self.hands = {seat: cards[4 * place : 4 * place + 4] for place, seat in enumerate(SEATS)}
        while self.round < 4:
            await rest()
            self.round += 1
            await ask(ANN, "begin", [Option("now", "now")])
            played = await ask_each(SEATS, lambda seat: Choice("play", self.options(seat)))
            for seat, card in played.items():
                self.hands[seat].remove(card.value)
                self.said.append(f"{seat} {card.value}")
            self.said.append(f"die {await roll('die', 6)}")
            await step(Played())
            await respond((BEN, CAT), "object", self.options)
        return DRAW

    def options(self, seat: Seat) -> list[Option[str]]:
        return [Option(card, card) for card in self.hands[seat]]


WAR = GameRules("war", 1, SEATS, range(3, 4), lambda _: War(), no_advice, lambda *_: DRAW)


def war(answers: int) -> Match:
    match, random = Match(WAR, Setup(SEATS), Dealer("war")), Random(1)
    for _ in range(answers):
        seat = match.waiting_for[0]
        request = match.pending[seat].request
        assert isinstance(request, Choice)
        match.answer(seat, [random.choice(request.options).key])
    return match


def keys_of(match: Match, seat: Seat) -> list[str]:
    request = match.pending[seat].request
    assert isinstance(request, Choice)
    return [option.key for option in request.options]


def test_a_rehearsal_stands_at_the_same_question_and_shows_the_same():
    for answers in range(24):
        match = war(answers)
        for seat in (*SEATS, None):
            again = match.rehearsal(seat, Random(5))
            assert again.view(seat) == match.view(seat)
            assert list(again.pending) == list(match.pending)
            assert again.position == match.position and again.journal == match.journal[: len(again.journal)]


def test_nothing_that_is_tried_touches_the_match():
    match = war(9)
    before = match.view(None), [match.view(seat) for seat in SEATS], list(match.journal), match.position
    for number in range(5):
        again = match.rehearsal(ANN, Random(number))
        while again.outcome is None:
            seat = again.waiting_for[0]
            again.answer(seat, [keys_of(again, seat)[0]])
    assert before == (match.view(None), [match.view(one) for one in SEATS], match.journal, match.position)
    match.answer(match.waiting_for[0], [keys_of(match, match.waiting_for[0])[0]])


def test_imagine_draws_only_the_unknown_again():
    match = war(1)
    others = [match.rehearsal(ANN, Random(number)) for number in range(20)]
    hands = {tuple(keys_of(one, BEN)) for one in others}
    assert len(hands) > 10, "others are asked about the cards that they might have"
    assert {tuple(keys_of(one, ANN)) for one in others} == {tuple(keys_of(match, ANN))}


def test_a_locked_answer_of_another_is_not_there():
    match = war(1)
    match.answer(BEN, [keys_of(match, BEN)[2]])
    again = match.rehearsal(ANN, Random(1))
    assert again.waiting_for == SEATS and not again.locked


def test_swapping_what_is_hidden_changes_no_rehearsal():
    """The same guesses come out for all real hands of the others: a preview leaks nothing."""
    match, other = war(1), war(1)
    for one in (match, other):
        assert isinstance(one.state, War)
    state = other.state
    assert isinstance(state, War)
    state.hands[BEN], state.hands[CAT] = state.hands[CAT], state.hands[BEN]
    other._resting = Resting.of(state, 1, 0)
    seen = [sorted(keys_of(one.rehearsal(ANN, Random(3)), BEN)) for one in (match, other)]
    assert len(seen[0]) == len(seen[1]) == 4
    assert match.rehearsal(ANN, Random(3)).view(ANN) == other.rehearsal(ANN, Random(3)).view(ANN)


def test_chance_comes_as_it_likes_in_a_rehearsal():
    match = war(3)
    dice: set[str] = set()
    for number in range(40):
        again = match.rehearsal(CAT, Random(number))
        for seat in again.waiting_for:
            again.answer(seat, [keys_of(again, seat)[0]])
        view = again.view(None)
        assert isinstance(view, TableView)
        dice.add(view.said[-1])
    assert dice == {f"die {number}" for number in range(1, 7)}


def test_a_rehearsal_after_something_was_put_back_goes_on_from_there():
    match = war(8)
    seats = list(match.setup.seats)
    undone = match.put_back(seats, "vote")
    again = undone.rehearsal(ANN, Random(1))
    assert again.view(ANN) == undone.view(ANN) and list(again.pending) == list(undone.pending)


def test_rules_without_a_rest_are_rehearsed_from_their_beginning():
    async def rules(table: Table) -> Outcome:
        for _ in range(3):
            word = await ask(ANN, "say", [Option("a", "a"), Option("b", "b")])
            table.said.append(word.value)
        return DRAW

    match = start(rules)
    match.answer(ANN, ["b"])
    again = match.rehearsal(ANN, Random(1))
    again.answer(ANN, ["a"])
    assert (said(match), said(again)) == (("b",), ("b", "a"))
