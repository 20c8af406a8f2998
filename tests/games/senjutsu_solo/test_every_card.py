"""Plays each real card of the opponents, both its first choice and the part it does instead."""

from __future__ import annotations

import pytest

from bot.games.senjutsu.cards.opponent_card import SOLO_CARDS, SoloCard
from tests.games.senjutsu.scene import Fighter
from tests.games.senjutsu_solo.scene import Enemy, alone

EACH_CARD = pytest.mark.parametrize("card", SOLO_CARDS.values(), ids=lambda card: card.key)
MARKSMEN = {6: "ashigaru_yumi", 7: "arquebusier"}
BESIDE, TWO_OFF, FAR_OFF = "d2", "d3", "d7"
"""Hexes ahead of the hero, who stands on d1; opponents face him."""


@pytest.fixture(autouse=True)
def practice_cards() -> None:
    """This module uses the real cards."""


def played(card: SoloCard, at: str) -> set[int]:
    """The parts of a card that resolve when an opponent plays it on this hex."""
    kind = card.owner or MARKSMEN.get(card.group, "samurai_boss")
    scene = alone(Fighter("d1"), Enemy(kind, at, 3, (card.number,))).play()
    return {int(str(facts["part"])) for facts in scene.told("resolve") if facts["card"] == card.key}


@EACH_CARD
def test_every_part_of_a_card_is_played_near_a_hero_or_far_from_him(card: SoloCard):
    tried, instead = set(range(len(card.first))), set(range(len(card.first), len(card.sheet.parts)))
    found = [played(card, at) for at in (BESIDE, TWO_OFF, FAR_OFF)]
    assert set().union(*found) == tried | instead
    assert all(here <= tried or here == instead for here in found), "an attack, or what is done instead"
