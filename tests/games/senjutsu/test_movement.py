"""Steps and rotations of one line: all places and facings at which it may end."""

from __future__ import annotations

from collections.abc import Collection

from bot.games.senjutsu.board.fields import FIELDS
from bot.games.senjutsu.board.hexes import AROUND, CENTRE, Facing, Hex
from bot.games.senjutsu.board.terrain import Terrain
from bot.games.senjutsu.cards.reading import read_line
from bot.games.senjutsu.reach.movement import Ground, Move, Walker, moves

AHEAD, RIGHT = CENTRE + AROUND[0], CENTRE + AROUND[1]
BEHIND = CENTRE + AROUND[3]
FIELD = FIELDS["snowy_clearing"].hexes


def ends(
    line: str,
    terrain: dict[Hex, Terrain] | None = None,
    taken: Collection[Hex] = (),
    cannot: Collection[str] = (),
) -> list[Move]:
    """All moves of a samurai who stands in the middle of the field and faces up."""
    walker = Walker("balance", purse=0, cannot=frozenset(cannot))
    return moves(Ground(FIELD, terrain or {}, taken), walker, Move(CENTRE, 0), [read_line(line)])


def facings(found: Collection[Move]) -> set[Facing]:
    return {move.facing for move in found}


def places(found: Collection[Move]) -> set[Hex]:
    return {move.place for move in found}


def test_a_white_rotation_may_be_left_out_and_a_black_one_may_not():
    assert facings(ends("rot?(2)")) == {0, 1, 2, 4, 5}
    assert facings(ends("rot!(2)")) == {2, 4}


def test_a_black_rotation_is_made_beside_a_white_step():
    assert facings(ends("step?(F,1) rot!(1)")) == {1, 5}


def test_a_step_goes_the_way_one_looks_before_or_after_a_rotation():
    assert places(ends("step!(F,1) rot?(1)")) == {CENTRE + AROUND[side] for side in (5, 0, 1)}


def test_all_steps_go_one_way_and_all_rotations_to_one_side():
    found = ends("step!(F/B,2)")
    assert places(found) == {AHEAD + AROUND[0], BEHIND + AROUND[3]}
    assert facings(ends("rot!(3)")) == {3}


def test_somebody_collides_only_where_every_way_is_shut():
    beside = ends("step!(F/B,1)", taken=[AHEAD])
    assert places(beside) == {BEHIND}
    assert [move.collides for move in beside] == [None]
    shut = ends("step!(F/B,1)", taken=[AHEAD, BEHIND])
    assert {move.collides for move in shut} == {AHEAD, BEHIND}


def test_a_cancelled_rotation_leaves_the_step():
    found = ends("step?(F,1) rot?(1)", cannot=["rot"])
    assert facings(found) == {0}
    assert places(found) == {CENTRE, AHEAD}
    assert ends("step!(F,1) rot!(1)", cannot=["move"]) == [Move(CENTRE, 0)]


def test_bamboo_is_cleared_before_or_after_a_rotation():
    """With one step and one rotation he can clear the bamboo ahead, or the bamboo to his right after he has
    turned."""
    found = ends("step?(F,1) rot?(1)", {AHEAD: "bamboo", RIGHT: "bamboo"})
    cleared = {move.trampled for move in found if (move.place, move.facing) == (CENTRE, 1)}
    assert cleared == {(), (AHEAD,), (RIGHT,)}
