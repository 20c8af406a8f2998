"""Starting places: each side at its end, archers at their distance, the lord on the hex that the player
chooses."""

from __future__ import annotations

import pytest

from bot.engine import Dealer, Seat, Setup, options_of
from bot.engine.match import Match
from bot.games.senjutsu.board.fields import FIELDS
from bot.games.senjutsu.board.hexes import distance, hex_of
from bot.games.senjutsu_solo.rules import SENJUTSU_SOLO, SenjutsuSolo
from tests.games.senjutsu_solo.test_modes import begun


@pytest.mark.parametrize("terrain", ["none", "preset"])
@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("number", [1, 2, 4])
def test_each_side_begins_together_at_its_end(field: str, terrain: str, number: int):
    """On the smallest field eight fighters hardly fit; on the others nobody starts within reach of a blow."""
    seats = ("student", "master", "warrior", "ronin")[:number]
    game = begun(seats=seats, foe="samurai_boss", number=str(max(2, number)), field=field, terrain=terrain)
    ours, theirs = [[one.place for one in side if one.place] for side in (game.heroes, game.opponents)]
    assert all(max(distance(one, other) for other in side) <= 4 for side in (ours, theirs) for one in side)
    assert min(distance(one, other) for one in ours for other in theirs) >= (
        3 if field == "burning_village" else 4
    )
    assert ours[0] == game.field.starts[0].place
    assert theirs[0] == game.field.starts[1].place


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("foe", ["ashigaru_yumi", "arquebusier"])
def test_archers_begin_as_near_their_distance_as_the_field_allows(field: str, foe: str):
    game = begun(foe=foe, field=field)
    (hero,), (archer,) = game.heroes, game.opponents
    assert hero.place is not None and archer.place is not None
    farthest = max(distance(hero.place, one) for one in game.hexes)
    far = distance(hero.place, archer.place)
    assert min(archer.distance, farthest) <= far <= archer.foe.reach


def asked_for_the_lord(*seats: str) -> Match:
    setup = Setup(tuple(map(Seat, seats)), {"mode": "fallen_lord"})
    return Match(SENJUTSU_SOLO, setup, Dealer("the lord"))


@pytest.mark.parametrize("place", ["d5", "e4", "e3", "d3", "c3", "c4"])
def test_the_lord_lies_where_the_player_says_beside_his_start(place: str):
    match = asked_for_the_lord("student")
    question = match.pending[Seat("student")]
    assert question.request.prompt == "lord"
    assert {option.key for option in options_of(question.request)} == {"d5", "e4", "e3", "d3", "c3", "c4"}
    match.answer(Seat("student"), [place])
    game = match.state
    assert isinstance(game, SenjutsuSolo) and game.lord is not None
    assert (game.lord.place, game.lord.facing) == (hex_of(place), game.heroes[0].facing)
    assert game.terrain == {hex_of(place): "fallen"}


def test_the_lord_lies_where_no_other_hero_stands():
    match = asked_for_the_lord("student", "warrior")
    assert isinstance(match.state, SenjutsuSolo)
    other = match.state.heroes[1].place
    assert other is not None
    assert list(match.waiting_for) == ["student"]
    assert other.key not in {option.key for option in options_of(match.pending[Seat("student")].request)}
