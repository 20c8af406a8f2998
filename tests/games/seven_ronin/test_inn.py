"""Phase II, step 3: the Inn, which acts like another occupied area."""

from __future__ import annotations

from bot.games.seven_ronin.ronin import KABE, YOBU, YUMI
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

from .scene import BACK, PASS, scene


def test_the_inn_alone_copies_nothing():
    assert "plan.attack" in scene({KABE: WELL}, {INN: 1}).asked[0]


def test_the_inn_copies_an_area_that_has_acted_already():
    """Ruling."""
    game = scene({KABE: PATH}, {INN: 1, GRANARY: 1}, pool=10).attacker(GRANARY, INN)
    assert game.step("inn").facts["copies"] == GRANARY
    assert game.step("granary").facts["area"] == INN
    assert (game.pool, game.reserve) == (6, 24)


def test_an_area_may_still_act_after_the_inn_has_copied_it():
    game = scene({KABE: PATH}, {INN: 1, GRANARY: 1}).attacker(INN)
    assert game.offered == [GRANARY, PASS]


def test_the_inn_acts_once():
    game = scene({KABE: PATH}, {INN: 1, GRANARY: 1}).attacker(INN, GRANARY)
    assert game.happened.count("granary") == 2
    assert "plan.attack" in game.asked[0]


def test_the_inn_chooses_among_the_other_occupied_areas_that_would_do_something():
    game = scene({KABE: PATH}, {INN: 1, GRANARY: 1, WELL: 1, WATCHTOWER: 1, FIELD_NORTH: 1}).attacker(INN)
    assert game.offered == [WELL, GRANARY, FIELD_NORTH, BACK]


def test_the_inn_is_not_offered_a_field_while_both_are_held():
    """Ruling: three and one they are anyway."""
    fields = {INN: 1, FIELD_NORTH: 1, FIELD_SOUTH: 1}
    assert "plan.attack" in scene({KABE: WELL}, fields).asked[0]
    game = scene({KABE: WELL}, {**fields, GRANARY: 1, SHRINE: 1}).attacker(INN)
    assert "granary" in game.happened
    assert game.step("inn").facts["copies"] == GRANARY


def test_the_inn_copying_the_watchtower_hits_the_watchtowers_neighbours():
    """Ruling: nobody on the Well, which lies beside the Inn."""
    game = scene({KABE: WELL, YOBU: FIELD_SOUTH}, {INN: 1, WATCHTOWER: 1}).attacker(WATCHTOWER, INN)
    assert game.wounds(YOBU) == 2
    assert game.wounds(KABE) == 0


def test_the_inn_copies_the_well():
    game = scene({KABE: PATH, YOBU: PEN}, {INN: 1, WELL: 1}).attacker(WELL, KABE, INN, YOBU)
    assert (game.wounds(KABE), game.wounds(YOBU)) == (1, 1)


def test_the_inn_copies_the_shrine():
    game = scene({YUMI: PATH, YOBU: PEN}, {INN: 1, SHRINE: 1}, silenced=[YUMI]).attacker(SHRINE, YUMI, INN)
    assert game.tile(YUMI).silenced
    assert game.tile(YOBU).silenced


def test_the_inn_copies_the_graveyard():
    game = scene({KABE: PATH}, {INN: 1, GRAVEYARD: 5}).attacker(GRAVEYARD, GRAVEYARD, GRAVEYARD, INN)
    game.attacker(GRAVEYARD, GRAVEYARD)
    assert game.ninja(GRAVEYARD) == 1
    assert game.reserve == 24


def test_the_inn_copies_the_path_and_the_area_taken_may_act():
    """Ruling."""
    game = scene({KABE: PEN}, {INN: 1, PATH: 1}).attacker(INN, GRANARY, "count:1")
    assert game.step("path").facts["area"] == INN
    assert game.offered == [GRANARY, PATH, PASS]


def test_the_inn_copies_a_field_and_nothing_else_happens():
    game = scene({KABE: PEN}, {INN: 1, FIELD_NORTH: 1}).attacker(INN)
    assert game.after("inn").inn_copies == FIELD_NORTH
    assert game.step("count").facts["count"] == 3
