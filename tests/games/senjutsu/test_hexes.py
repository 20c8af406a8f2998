"""Hexes: front and back as cards use them, shortest ways, and sight."""

from __future__ import annotations

import pytest

from bot.games.senjutsu.board.hexes import (
    AROUND,
    CENTRE,
    OFFSETS,
    Hex,
    ahead,
    at,
    distance,
    hex_of,
    neighbours,
    paths,
    ring,
    sees,
)


def test_the_directions_go_round_clockwise_from_the_top():
    assert (Hex(0, -1), Hex(1, -1), Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0)) == AROUND


def test_front_and_back_turn_with_the_samurai():
    assert ahead(CENTRE, 0, "F") == Hex(0, -1)
    assert ahead(CENTRE, 2, "F") == Hex(1, 0)
    assert ahead(CENTRE, 2, "B") == Hex(-1, 0)
    assert at(Hex(1, 1), 3, OFFSETS["F2R"]) == Hex(1, 1) + Hex(-1, 2)


def test_a_ring_has_six_hexes_for_each_step_from_the_centre():
    for radius in (1, 2, 3):
        assert len(set(ring(radius))) == 6 * radius
        assert {distance(CENTRE, place) for place in ring(radius)} == {radius}


def test_beside_each_other_there_is_nothing_between():
    assert [list(paths(CENTRE, other)) for other in neighbours(CENTRE)] == [[()]] * 6


def test_straight_ahead_there_is_one_way_and_askew_there_are_two():
    assert list(paths(CENTRE, OFFSETS["F2"])) == [(Hex(0, -1),)]
    assert set(paths(CENTRE, OFFSETS["F2R"])) == {(Hex(0, -1),), (Hex(1, -1),)}


@pytest.mark.parametrize("place", [Hex(0, 0), Hex(-3, 2)])
def test_a_hex_keeps_its_key(place: Hex):
    assert hex_of(place.key) == place


def test_a_rock_straight_ahead_shuts_out_everything():
    for target in ring(3):
        assert not sees(CENTRE, 0, target, [Hex(0, -1)])


def test_a_rock_to_the_side_leaves_the_other_front_corner():
    assert sees(CENTRE, 0, Hex(0, -3), [Hex(1, -1)])
    assert not sees(CENTRE, 0, Hex(0, -3), [Hex(1, -1), Hex(-1, 0)])


def test_only_what_lies_in_front_is_seen_past_nothing():
    assert sees(CENTRE, 0, Hex(0, 3), [])
    assert sees(CENTRE, 3, Hex(0, 3), [Hex(0, -1)])
