"""All that the game has may be agreed on in the lobby, and is played to its end."""

from __future__ import annotations

import pytest

from bot.engine import Setup
from bot.games.way_of_the_samurai.rules import WAY_OF_THE_SAMURAI
from bot.games.way_of_the_samurai.terms import OPTIONS, SAMURAI, refuses
from tests.games.random_play import play_at_random

WEAPONS = (
    "katana katana_kodachi naginata nodachi tanto kusarigama bokken yari wakizashi kanabo_1 kanabo_2 "
    "kanabo_3 masakari_1 masakari_2 tonfa_1 tonfa_2 sai_1 sai_2 nagamaki katana_tanto tessen kai"
)
ENEMIES = (
    "ishida takeshi oda kempo shiro jinno kratos leonardo mugen sasuke skull yorha zoro afro_samurai alucard "
    "bruce_lee dante jack edward helena geralt"
)
NAMED = {
    "mode": "fight three clan dojo village",
    "enemy": ENEMIES,
    "place": "none bridge forest rice_field mountain bamboo cliff",
    "weather": "none wind rain snow thunder",
    "modules": "blood bushido gisei taikyu hard",
    "armour": "none mine theirs",
    "ease": "choose die special",
    "events": "normal hard",
    "weapon": WEAPONS,
}
EACH = [(option, choice) for option, choices in NAMED.items() for choice in choices.split()]


def test_the_lobby_offers_all_of_it():
    assert {option.key: set(option.choices) for option in OPTIONS} == {
        option: set(choices.split()) for option, choices in NAMED.items()
    }


def agreed(option: str, choice: str) -> Setup:
    """This, and what it cannot be without."""
    options = {} if option == "weapon" else {option: choice}
    if option == "weather" or choice == "tessen":
        options["place"] = "forest"
    if option == "events":
        options["mode"] = "village"
    chosen = {SAMURAI: {"weapon": choice if option == "weapon" else "katana"}}
    return Setup((SAMURAI,), options, chosen=chosen)


@pytest.mark.parametrize(("option", "choice"), EACH, ids=[f"{option}-{choice}" for option, choice in EACH])
def test_each_is_played_to_its_end(option: str, choice: str):
    setup = agreed(option, choice)
    assert not refuses(setup)
    assert play_at_random(WAY_OF_THE_SAMURAI, setup, 1).outcome is not None
