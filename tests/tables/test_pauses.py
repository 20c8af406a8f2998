"""AI seats answer at moments that tell nothing of their cards or of the length of their thoughts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.engine import Option, Outcome, Seat, respond, step
from bot.store import Store
from bot.tables.house import House
from bot.tables.pacing import KEPT_WAITING, LONGEST_THOUGHT, Patience, left_of_pause
from tests.engine.toys import ANN, BEN, CAT
from tests.engine.toys import Table as ToyTable
from tests.kit.rings import SLOW
from tests.tables.sitting import TALK, WHISPER, Countered, answer, game
from tests.tables.slow import Slow, against_ai


class Drawn:
    """Draws a pause of no length, and writes down what it is drawn for: window, and by a master."""

    def __init__(self) -> None:
        self.all: list[tuple[bool, bool]] = []

    def __call__(self, window: bool, by_master: bool) -> float:
        self.all.append((window, by_master))
        return 0.0


def windows(*hand: str):
    """Two windows. Ben holds these cards."""

    async def counters(table: ToyTable) -> Outcome:
        table.hands = {BEN: [*hand]}

        def held(seat: Seat) -> Sequence[Option[str]]:
            return [Option(card, card) for card in table.hands.get(seat, ())]

        for _ in range(2):
            for seat in await respond((ANN, BEN, CAT), "counter", held):
                await step(Countered(seat=seat))
        return Outcome((ANN,), "over")

    return game(counters, ai=True)


async def drawn_for(address: str, *hand: str) -> list[tuple[bool, bool]]:
    drawn = Drawn()
    game_ = windows(*hand)
    async with await Store.open(address) as store:
        house = House(store, {game_.key: game_}, drawn)
        table = await against_ai(house, game_, ANN, BEN, CAT)
        while table.playing:
            await table.settle()
            await answer(table, ANN, "pass")
        await table.settle()
        await house.rest()
    return drawn.all


async def test_a_pause_in_a_window_is_drawn_alike_whatever_is_held(address: str):
    """Once for all AI seats that are asked, with counters in the hand and without."""
    nothing = await drawn_for(address)
    assert nothing == [(True, False)] * 2
    assert nothing == await drawn_for(address, "counter", "another")


@SLOW
async def test_nobody_pauses_before_an_answer_that_all_see(address: str):
    drawn = Drawn()
    async with await Store.open(address) as store:
        house = House(store, {TALK.key: TALK}, drawn)
        table = await against_ai(house, TALK, ANN, BEN)
        await answer(table, ANN, "goodbye")
        await table.settle()
        await house.rest()
    assert drawn.all == []


async def test_all_ai_seats_that_answer_in_secret_think_first_and_then_pause_once(address: str):
    """A thought that takes its time delays the answers by a whole pause; nothing is answered before."""
    slow, drawn = Slow(), Drawn()
    whisper = replace(WHISPER, advise=slow.advise)
    async with await Store.open(address) as store:
        house = House(store, {whisper.key: whisper}, drawn)
        table = await against_ai(house, whisper, CAT, ANN, BEN)
        slow.speak(1)
        await slow.thought(2)
        assert table.waiting_for == (ANN, BEN, CAT), "Ann’s answer waits for Ben’s"
        slow.speak()
        await table.settle()
        assert table.waiting_for == (CAT,)
        await house.rest()
    assert drawn.all == [(False, False)]


def test_a_longer_thought_is_answered_at_the_end_of_a_later_pause():
    for gone in (0.0, 0.1, 0.39, 0.41, 1.0, 2.3):
        answered = gone + left_of_pause(0.4, gone)
        assert answered > gone
        assert answered / 0.4 == pytest.approx(round(answered / 0.4))


def test_masters_share_the_time_for_which_people_wait():
    """While a person thinks, too, nobody waits for them; afterwards the time runs."""
    patience = Patience()
    assert patience.left(10.0, 1, person_asked=True) == LONGEST_THOUGHT
    assert patience.left(20.0, 1, person_asked=False) == LONGEST_THOUGHT
    assert patience.left(21.0, 3, person_asked=False) == pytest.approx((KEPT_WAITING - 1) / 3)
    assert patience.left(24.5, 1, person_asked=False) < 0
    assert patience.left(25.0, 1, person_asked=True) == LONGEST_THOUGHT
