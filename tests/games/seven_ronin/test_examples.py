"""The examples printed in the rulebook, played."""

from __future__ import annotations

from bot.games.seven_ronin.ronin import HAYAI, KABE, MUSASHI, TASUKE, YUMI
from bot.games.seven_ronin.state import ATTACKER
from bot.games.seven_ronin.village import FIELD_NORTH, GRAVEYARD, INN, MARKET, PATH, WATCHTOWER, WELL

from .scene import morning, scene


def test_seven_in_hand_and_two_returned():
    """Two to the Graveyard, one each to the Watchtower, the Well and the Market; two go back."""
    game = morning([KABE], reserve=40)
    game.attack({GRAVEYARD: 2, WATCHTOWER: 1, WELL: 1, MARKET: 1}).defend({KABE: INN})
    assert game.step("reveal").facts["sent"] == 5
    assert game.after("reveal").reserve == 33 + 2


def test_musashi_on_the_watchtower():
    """One ninja attacks him there: it is removed, and he takes no wound."""
    game = scene({MUSASHI: WATCHTOWER}, {WATCHTOWER: 1}, pool=10).defender(MUSASHI)
    assert game.wounds(MUSASHI) == 0
    assert game.ninja(WATCHTOWER) == 0
    assert game.pool == 11


def test_musashi_on_the_field():
    """With two wounds he meets two old ninja and a new one: one is cut down, two end him."""
    game = morning([MUSASHI, KABE], {FIELD_NORTH: 2}, wounds={MUSASHI: 2})
    game.attack({FIELD_NORTH: 1}).defend({MUSASHI: FIELD_NORTH, KABE: INN})
    game.defender(MUSASHI)
    assert game.step("wounds").facts["hits"] == ((MUSASHI, 2, 2, 4),)
    assert game.fallen(MUSASHI)


def test_tasuke_on_the_field_could_have_saved_him():
    together = {MUSASHI: FIELD_NORTH, TASUKE: FIELD_NORTH}
    game = scene(together, {FIELD_NORTH: 3}, wounds={MUSASHI: 2}).defender(MUSASHI)
    assert game.asked == ("defender wounds.divide",)
    game.defender("count:1")
    assert not game.fallen(MUSASHI)
    assert (game.wounds(MUSASHI), game.wounds(TASUKE)) == (3, 1)


def test_the_path_the_inn_and_the_field_win():
    """The Path, the Graveyard and a Field are held. Two ninja take the Path to the Inn, where Yumi
    can bear one wound more: he falls, the other ninja takes the Inn, the Inn copies the Field."""
    game = scene(
        {YUMI: INN, HAYAI: WELL, KABE: WATCHTOWER},
        {PATH: 1, GRAVEYARD: 1, FIELD_NORTH: 1},
        wounds={YUMI: 2},
        silenced=[YUMI, HAYAI],
    )
    game.attacker(PATH, INN, "count:2")
    assert game.fallen(YUMI)
    assert game.occupied == [INN, FIELD_NORTH, PATH, GRAVEYARD]
    game.attacker(INN, FIELD_NORTH, "pass")
    assert game.step("count").facts["count"] == 5
    assert game.ending == (ATTACKER, "areas-held")
