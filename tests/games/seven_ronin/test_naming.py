"""A named ronin or area may be put back until the first effect, and named again (a ruling)."""

from __future__ import annotations

import pytest

from bot.games.seven_ronin.ronin import HAYAI, KABE, MUSASHI, TAIKO, TASUKE, YOBU, YUMI
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

from .scene import BACK, PASS, Scene, scene


def nothing_has_happened(game: Scene, act: Scene) -> bool:
    """True if the scene looks as if nobody had been named."""
    return (game.view, game.asked, game.offered, game.happened) == (
        act.view,
        act.asked,
        act.offered,
        act.happened,
    )


@pytest.mark.parametrize(
    ("ronin", "asked"), [(HAYAI, "hayai.goal"), (TAIKO, "taiko.patient"), (YOBU, "yobu.drive")]
)
def test_a_ronin_is_put_back(ronin: str, asked: str):
    def dusk() -> Scene:
        stands = {HAYAI: INN, TAIKO: PEN, YOBU: WELL, KABE: SHRINE, YUMI: GRAVEYARD, MUSASHI: FIELD_NORTH}
        return scene(stands, {WELL: 2, PATH: 1, GRANARY: 1}, wounds={KABE: 1, YUMI: 1})

    game = dusk().defender(ronin)
    assert game.asked == (f"defender {asked}",)
    assert game.tile(ronin).used
    game.defender(BACK)
    assert nothing_has_happened(game, dusk())
    assert ronin in game.defender(YUMI).offered


@pytest.mark.parametrize(
    ("area", "asked"),
    [
        (WELL, "well.target"),
        (INN, "inn.copy"),
        (PEN, "pen.target"),
        (SHRINE, "shrine.target"),
        (GRAVEYARD, "graveyard.withdraw"),
        (PATH, "path.target"),
        (GRANARY, "granary.number"),
    ],
)
def test_an_area_is_put_back(area: str, asked: str):
    def night() -> Scene:
        stands = {MUSASHI: FIELD_SOUTH, YUMI: FIELD_NORTH}
        return scene(stands, {area: 1, WATCHTOWER: 2, GRANARY: 2}, silenced=[YUMI], pool=3)

    game = night().attacker(area)
    assert game.asked == (f"attacker {asked}",)
    assert game.area(area).used
    game.attacker(BACK)
    assert nothing_has_happened(game, night())


def test_arrows_are_put_back_as_long_as_none_has_flown():
    def night() -> Scene:
        return scene({TASUKE: INN, KABE: INN, YOBU: FIELD_SOUTH}, {WATCHTOWER: 1}, pool=2)

    for named in ((), (KABE,)):
        game = night().attacker(WATCHTOWER, *named)
        assert game.asked == ("attacker watchtower.targets",)
        assert nothing_has_happened(game.attacker(BACK), night())


def test_the_path_is_put_back_when_its_goal_is_named_already():
    def night() -> Scene:
        return scene({KABE: INN}, {PATH: 1})

    game = night().attacker(PATH, WELL)
    assert game.asked == ("attacker path.number",)
    assert nothing_has_happened(game.attacker(BACK), night())


@pytest.mark.parametrize("copied", [WELL, PEN, SHRINE, GRAVEYARD, PATH, GRANARY])
def test_the_inn_is_put_back_when_it_has_said_what_it_copies(copied: str):
    """Nobody hears what it would have copied."""

    def night() -> Scene:
        stands = {KABE: FIELD_SOUTH, YUMI: FIELD_NORTH, YOBU: PATH if copied != PATH else SHRINE}
        village = {INN: 1, copied: 1, WATCHTOWER: 2, GRANARY: 2}
        return scene(stands, village, silenced=[YUMI], pool=3)

    game = night().attacker(INN, copied)
    assert game.offered[-1] == BACK
    assert game.view.inn_copies is None
    assert nothing_has_happened(game.attacker(BACK), night())
    game.attacker(INN, WATCHTOWER)
    assert game.step("inn").facts["copies"] == WATCHTOWER
    assert "watchtower" in game.happened


def test_the_inn_tells_what_it_copies_before_it_does_it():
    game = scene({KABE: FIELD_SOUTH, YOBU: PATH}, {INN: 1, WELL: 1}).attacker(INN, KABE)
    assert game.happened[-2:] == ["inn", "well"]
    assert game.after("inn").inn_copies == WELL


def test_after_the_first_effect_nobody_is_put_back():
    game = scene({YOBU: WELL}, {WELL: 2}).defender(YOBU, INN)
    assert game.offered == [INN, GRANARY, PASS]
    game = scene({KABE: INN}, {GRAVEYARD: 1, WELL: 2}).attacker(GRAVEYARD, WELL)
    assert BACK not in game.offered


def test_nothing_is_asked_without_a_choice():
    """In the ordinary case it costs no press: an ability with one possible target takes effect at once."""
    assert "hayai" in scene({HAYAI: INN}, {WELL: 1}).defender(HAYAI).happened
    assert "well" in scene({KABE: INN}, {WELL: 1}).attacker(WELL).happened
