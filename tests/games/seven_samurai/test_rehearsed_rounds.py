"""The sketch agrees with the rules about turns, the end of a round and what lies face down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from itertools import product
from random import Random

import numpy as np
import pytest

from bot.engine import Setup, Step
from bot.engine.match import Match
from bot.games.seven_samurai.advisor.copies import ONE, guess
from bot.games.seven_samurai.raiders import RAIDERS
from bot.games.seven_samurai.rules import SEVEN_SAMURAI, SevenSamurai
from bot.games.seven_samurai.samurai import SEATS
from bot.games.seven_samurai.view import FamilyBonus
from tests.games.random_play import play_at_random

from .scene import GUARDED, PASS, Board, Scene, scene
from .sketch import COPIES, Obedient, Sight, rehearsal, seen, sketched, turn_begins

# The number of turns


@pytest.mark.parametrize("stack", range(1, 10))
@pytest.mark.parametrize("passed", [(), (1,), (2,), (1, 3)])
def test_everybody_gets_the_turns_that_are_counted(stack: int, passed: tuple[int, ...]):
    seats = ("kyuzo", "kanbei", "gorobei", "katsushiro")
    samurai = {seat: Board(passed=place in passed) for place, seat in enumerate(seats)}
    raiders = ["1 calm", "2 calm", "1 no_defend", "2 no_defend", "1 no_support", "2 no_support", *["1"] * 3]
    table = scene(samurai, stack=raiders[:stack], round=3, barricades=4)
    sketch = turn_begins(table)
    counted = dict(zip(seats, sketch.turns(ONE, drawn=1)[:, 0].tolist(), strict=True))
    while table.ending is None:
        ((seat, _),) = table.match.pending.items()
        fights = next(key for key in ("fight", "attack", PASS, *table.offered) if key in table.offered)
        table.does(seat, fights)
    turns = Counter(str(step.facts["samurai"]) for step in table.steps if step.name == "turn")
    taken = {seat: turns[f"samurai:{seat}"] - (seat == "kyuzo") for seat in seats}
    assert {seat: counted[seat] for seat in seats if seats.index(seat) not in passed} == {
        seat: taken[seat] for seat in seats if seats.index(seat) not in passed
    }


# The end of a round


def ending(
    *defended: Sequence[str],
    level: str = "normal",
    stack: Sequence[str] = ("* flames",) * 3,
    wounds: Sequence[int] = (0, 0, 0),
    barricades: int | None = None,
    families: Sequence[FamilyBonus] | None = None,
    farms: Sequence[int] = (0, 0),
) -> Scene:
    """The last round, in which all are about to pass: Kyuzo, Kanbei and Gorobei have defended these."""
    boards = {
        seat: Board(defended=cards, wounds=wounded)
        for seat, cards, wounded in zip(
            ("kyuzo", "kanbei", "gorobei"), defended or (GUARDED,) * 3, wounds, strict=True
        )
    }
    return scene(
        boards,
        stack=stack,
        face_up=len(stack),
        level=level,
        round=3,
        barricades=barricades,
        families=families,
        chance={"farm": [*farms]},
    )


def all_leave(table: Scene, number: int = 1) -> Obedient:
    """Everybody passes, at the real table and in the rehearsal."""
    sketch = rehearsal(table.view, number)
    table.all_pass()
    nobody = np.zeros(number, bool)
    sketch.act(sketch.turn, np.arange(number), np.zeros(number, int), barred=nobody, alone=nobody)
    sketch.play_out()
    return sketch


def village_and_samurai(sight: Sight) -> Sight:
    """The parts of a table that matter after a round; the number of intruders does not."""
    return {field: sight[field] for field in ("wounds", "barricades", "farms", "families", "stack", "passed")}


NO_HAT, NO_FARM, NO_DOLL = ("* farm", "* doll"), ("* hat", "* doll"), ("* hat", "* farm")
ENDINGS = {
    "nothing is missing": partial(ending),
    "a hat is missing": partial(ending, NO_HAT, GUARDED, GUARDED),
    "hats are missing": partial(ending, NO_HAT, NO_HAT, GUARDED, level="heroic"),
    "farms are missing": partial(ending, NO_FARM, NO_FARM, GUARDED),
    "a doll is missing": partial(ending, NO_DOLL, GUARDED, GUARDED, level="heroic"),
    "dolls are missing": partial(ending, NO_DOLL, GUARDED, NO_DOLL, level="heroic"),
    "only a farm is defended": partial(ending, ("* farm",), GUARDED, GUARDED, level="heroic"),
    "hats and dolls are missing": partial(ending, NO_HAT, ("* farm",), NO_DOLL, level="heroic"),
    "no intruder has flames": partial(ending, stack=["* cold"] * 3),
    "some intruders have flames": partial(ending, stack=["* cold", "* flames", "* cold"], level="heroic"),
    "more flames than barricades": partial(ending, stack=["* flames"] * 4, barricades=0),
    "a barricade is built, and burns": partial(ending, stack=["* flames"] * 4, barricades=2),
    "a marker is healed": partial(ending, wounds=(0, 3, 2)),
}


@pytest.mark.parametrize("begin", ENDINGS.values(), ids=ENDINGS)
def test_the_end_of_a_round(begin: Callable[[], Scene]):
    table = begin()
    sketch = all_leave(table)
    assert village_and_samurai(sketched(sketch)) == village_and_samurai(seen(table.view))


@pytest.mark.parametrize("families", [3, 2, 1])
def test_the_bonus_of_a_family_is_as_likely_as_it_is_that_it_still_lives(families: int):
    tokens: list[FamilyBonus] = ["heal"] * families
    table = ending(stack=["* flames"] * 3, wounds=(3, 0, 0), barricades=2, families=tokens)
    sketch = all_leave(table, COPIES)
    alive = families / 3
    assert (sketch.wounds[0] == 2).mean() == pytest.approx(alive, abs=0.02)
    lost = 2 + 6 - sketch.barricades - sketch.farms
    assert lost.mean() == pytest.approx(3 - 2 * alive, abs=0.03)


def test_the_penalty_of_a_lost_farm_is_one_of_the_six():
    """Any farm and any other one at the real table, farms at random in the rehearsal.

    There the farm that another one takes along may be just like it, so that the figures differ a little.
    """
    tables = [
        ending(NO_FARM, GUARDED, GUARDED, level="heroic", stack=["* cold"], farms=farms)
        for farms in product(range(6), range(5))
    ]
    sketch = all_leave(tables[0], COPIES)
    for table in tables[1:]:
        table.all_pass()
    villages = [table.view.village for table in tables]
    wounds = [sum(one.wounds for one in table.view.samurai) for table in tables]
    assert sketch.farms.mean() == pytest.approx(np.mean([one.farms_left for one in villages]), abs=0.05)
    assert sketch.families.mean() == pytest.approx(np.mean([one.families_left for one in villages]), abs=0.05)
    assert sketch.wounds.sum(axis=0).mean() == pytest.approx(np.mean(wounds), abs=0.05)


# Face-down cards


def check_guesses(match: Match, steps: Sequence[Step]) -> None:
    """Every guess deals out unseen cards, as many of each kind as there really are."""
    game = match.state
    assert isinstance(game, SevenSamurai)
    if match.outcome is not None:
        return
    view = game.view(None)
    guesses = guess(view, 3, np.random.default_rng(len(steps)))
    down = [*game.stack.cards[: len(game.stack) - game.stack.face_up], *game.intruders]
    unseen = {card.number for card in (*down, *game.box)}
    kinds = Counter(card.kind for card in down)
    for dealt in guesses.tolist():
        assert len(dealt) == len(set(dealt)) == len(down)
        assert set(dealt) <= unseen
        assert Counter(RAIDERS[number - 1].kind for number in dealt) == kinds


@pytest.mark.parametrize(("players", "level"), [(2, "easy"), (5, "normal"), (7, "heroic")])
def test_guesses_deal_out_what_may_lie_face_down(players: int, level: str):
    for seed in range(6):
        play_at_random(SEVEN_SAMURAI, Setup(SEATS[:players], {"level": level}), seed, check_guesses)


def test_cards_that_lie_face_up_are_on_top_of_every_guess():
    table = scene({"kyuzo": Board(), "kanbei": Board()}, stack=["3", "4", "1", "2", "2"], face_up=3)
    sketch = rehearsal(table.view, 50)
    top = [card.number for card in table.view.revealed]
    assert len(top) == 3
    assert (sketch.stack[:, :3] == top).all()
    assert not np.isin(sketch.stack[:, 3:5], top).any()
    assert len({*sketch.stack[:, 3].tolist()}) > 20


# Honesty


def advice(stack: Sequence[str], intruders: Sequence[str], answers: Sequence[str]) -> Sequence[str]:
    """The advice for Heihachi with these face-down cards; everything else stays the same."""
    heihachi = Board(line=["4", "2 calm"], defended=["1 hat"])
    table = scene(
        {"heihachi": heihachi, "kanbei": Board(line=["2 - fire"]), "kyuzo": Board()},
        stack=["2 farm", *stack],
        intruders=intruders,
        face_up=1,
        barricades=3,
    ).does("heihachi", *answers)
    ((seat, question),) = table.match.pending.items()
    return SEVEN_SAMURAI.advise(table.match.view(seat), question.request, Random(3))


@pytest.mark.parametrize("answers", [[], ["fight"], ["fight", "attack"]], ids=["action", "fight", "kiai"])
def test_cards_face_down_make_no_difference(answers: Sequence[str]):
    friendly = advice(["3 calm", "3 doll", "1 cold", "1 cold"], ["3 cold", "4 cold"], answers)
    hostile = advice(["4 - wound", "3 - wound", "4 fire", "4 fire"], ["4 flames", "3 flames"], answers)
    assert friendly == hostile
