"""A win that is on the board while the areas act is not missed: every line is tried to know it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random

import pytest

from bot.engine import Choice, Dealer, Keyed, Setup
from bot.engine.match import Match
from bot.games.seven_ronin.advisor.seats import CHOICES
from bot.games.seven_ronin.figures import FIGURES
from bot.games.seven_ronin.naming import BACK
from bot.games.seven_ronin.ronin import HAYAI, KABE, MUSASHI, TAIKO, TASUKE, YOBU, YUMI
from bot.games.seven_ronin.rules import SEVEN_RONIN
from bot.games.seven_ronin.state import ATTACKER
from bot.games.seven_ronin.village import (
    FIELD_NORTH,
    FIELD_SOUTH,
    GRANARY,
    GRAVEYARD,
    INN,
    PATH,
    PEN,
    SHRINE,
    WATCHTOWER,
    WELL,
)
from tests.kit.rings import PROOF, SLOW

from .every_line import AREAS_NEXT, EveryLine, village_of
from .scene import PASS, Scene, scene
from .test_advisor import advised, let_ai_play

pytestmark = SLOW

RING, SEVEN = list(FIGURES.limits), list(FIGURES.endurance)

GAMES = 20
EVENINGS = 120


def missed_in_game(number: int) -> tuple[int, list[int]]:
    """A game between AI seats: on how many evenings a win was to be had by doing something, and the
    rounds in which it was not taken."""
    match, random = Match(SEVEN_RONIN, Setup(SEVEN_RONIN.seats), Dealer(f"lines {number}")), Random(number)
    rounds: set[int] = set()
    while match.outcome is None:
        (seat, *_) = match.waiting_for
        request, view = match.pending[seat].request, village_of(match)
        to_be_done = request.prompt == AREAS_NEXT and view.occupied < FIGURES.winning_areas
        if to_be_done and view.round not in rounds and EveryLine().win_from(view):
            rounds.add(view.round)
        match.answer(seat, SEVEN_RONIN.advise(view, request, random))
    won = match.outcome.winners == (ATTACKER,)
    return len(rounds), [day for day in sorted(rounds) if not (won and day == village_of(match).round)]


def test_an_ai_takes_the_wins_that_are_on_the_board():
    seen = [missed_in_game(number) for number in range(GAMES)]
    wins, missed = sum(wins for wins, _ in seen), [missed for _, missed in seen if missed]
    assert wins >= 3
    assert 50 * len(missed) <= wins, seen


def evening(number: int) -> Scene:
    """A strange village in which the areas are about to act and little is missing: no ability of a ronin
    works, and sometimes reserve and pool are all but empty."""
    random = Random(number)
    held = random.sample(RING, random.choice((2, 3, 3, 4)))
    if PATH not in held and random.random() < 0.7:
        held[0] = PATH
    free = [area for area in RING if area not in held]
    living = random.sample(SEVEN, random.randint(2, 7))
    places = dict(zip(living, random.sample(free, len(free)), strict=False))
    if {TASUKE, KABE} <= places.keys():
        places[TASUKE] = places[KABE]
    wounds = {ronin: random.randint(0, FIGURES.endurance[ronin] - 1) for ronin in places}
    return scene(
        places,
        {area: random.choice((1, 1, 2)) for area in held},
        wounds=wounds,
        reserve=random.choice((0, 1, 2, 4)),
        pool=random.choice((None, 0, 1, 2)),
        silenced=[ronin for ronin in places if ronin != TASUKE or random.random() < 0.5],
    )


@cache
def evenings_with_a_win() -> list[int]:
    """Those on which five areas are not held yet and can be."""
    return [number for number in range(EVENINGS) if to_be_won(evening(number))]


def to_be_won(game: Scene) -> bool:
    begun = game.asked == (f"{ATTACKER} {AREAS_NEXT}",) and game.view.occupied < FIGURES.winning_areas
    return begun and EveryLine().win_from(game.view)


def is_taken(game: Scene, attacker: Callable[[Scene], Sequence[str]]) -> bool:
    """True if this Attacker wins now. The Defender is an AI."""
    day = game.view.round
    while game.ending is None and game.view.round == day and game.view.phase == "combat":
        (seat,) = game.match.waiting_for
        game.steps += game.match.answer(seat, attacker(game) if seat == ATTACKER else advised(game))
    return game.view.round == day and game.ending is not None and game.ending[0] == ATTACKER


def short_sighted(game: Scene) -> Sequence[str]:
    """An Attacker who takes what is near and never looks for a way to five areas."""
    request = game.match.pending[ATTACKER].request
    assert isinstance(request, Choice)
    options: list[Keyed] = list(request.options)
    keys = [option.key for option in options if option is not BACK]
    return [CHOICES[request.prompt](game.view, keys, request.facts, Random(1))]


@PROOF
def test_an_ai_takes_the_wins_of_strange_villages():
    wins = evenings_with_a_win()
    missed = [number for number in wins if not is_taken(evening(number), advised)]
    assert len(wins) >= 40
    assert 50 * len(missed) <= len(wins), missed


def test_somebody_who_takes_what_is_near_misses_many():
    """A greedy player misses wins, so the search can find missed ones."""
    wins = evenings_with_a_win()
    missed = [number for number in wins if not is_taken(evening(number), short_sighted)]
    assert 8 * len(missed) >= len(wins)


# The knowledge of the search


def can_win(game: Scene) -> bool:
    assert game.asked == (f"{ATTACKER} {AREAS_NEXT}",)
    return EveryLine().win_from(game.view)


def printed_example() -> Scene:
    return scene(
        {YUMI: INN, HAYAI: WELL, KABE: WATCHTOWER},
        {PATH: 1, GRAVEYARD: 1, FIELD_NORTH: 1},
        wounds={YUMI: 2},
        silenced=[YUMI, HAYAI],
    )


def twice_by_the_path() -> Scene:
    """The Path leads to the Inn, the Inn copies the Path, and that leads to the fifth area."""
    return scene({KABE: FIELD_SOUTH, YOBU: WELL}, {PATH: 1, GRAVEYARD: 1, SHRINE: 1}, silenced=[YOBU])


def by_a_copied_field() -> Scene:
    return scene({KABE: WELL}, {FIELD_NORTH: 1, INN: 1, PEN: 1, GRANARY: 1})


def after_poison() -> Scene:
    """No area is free, and Yobu must drink before two by the Path are one too many for him."""
    everybody = {KABE: FIELD_NORTH, HAYAI: FIELD_SOUTH, MUSASHI: WATCHTOWER, TAIKO: INN, YUMI: GRAVEYARD}
    held = {PATH: 1, WELL: 1, SHRINE: 1, PEN: 1}
    return scene({**everybody, YOBU: GRANARY}, held, wounds={YOBU: 1}, silenced=everybody)


def fed_from_the_graveyard() -> Scene:
    """The reserve is empty: the Graveyard sends ninja back, and the Path brings them where they count."""
    return scene({KABE: WELL}, {PATH: 1, GRAVEYARD: 1, PEN: 2, SHRINE: 1}, reserve=0)


WAYS = [printed_example, twice_by_the_path, by_a_copied_field, after_poison, fed_from_the_graveyard]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_a_way_to_five_areas_is_found_and_taken(way: Callable[[], Scene]):
    assert can_win(way())
    assert let_ai_play(way()).ending == (ATTACKER, "areas-held")


def test_five_areas_are_not_risked():
    game = scene({KABE: INN}, {WELL: 1, GRANARY: 5, PEN: 1, SHRINE: 1, GRAVEYARD: 1})
    assert advised(game) == [PASS]


def test_no_win_is_seen_where_there_is_none():
    assert not can_win(scene({KABE: WELL}, {FIELD_NORTH: 1, INN: 1, PEN: 1}))
    assert not can_win(scene({KABE: WELL}, {FIELD_NORTH: 1, FIELD_SOUTH: 1, GRANARY: 1}))
    assert not can_win(scene({KABE: WELL}, {PATH: 1, PEN: 1, SHRINE: 1, GRANARY: 1}, reserve=0, pool=0))
