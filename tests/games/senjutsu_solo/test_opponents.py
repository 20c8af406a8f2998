"""The cards of the opponents, and the recipes of their decks."""

from __future__ import annotations

import re

import pytest

from bot.games.senjutsu.cards.card import CARDS
from bot.games.senjutsu.cards.language import NEEDS, Shot
from bot.games.senjutsu.cards.opponent_card import GROUPS, NIGHTMARES, SOLO_CARDS, SoloCard, solo_card
from bot.games.senjutsu_solo.fights.foes import FOES, Foe, wound_limit
from bot.wording import words
from renderers.senjutsu.cards.sentences import sentences

EACH_CARD = pytest.mark.parametrize("card", SOLO_CARDS.values(), ids=lambda card: card.key)
EACH_FOE = pytest.mark.parametrize("foe", FOES.values(), ids=lambda foe: foe.key)
BARE_KEY = re.compile(r"\b[a-z_]+:[\w-]+|\b[A-Z]{3,}\b|[{}\[\]_]")


def test_the_eight_selection_groups_are_those_of_the_book():
    numbers = {
        group: [card.number for card in sorted(cards, key=by_number)] for group, cards in GROUPS.items()
    }
    assert numbers == {
        1: ["001", "003", "008", "009"],
        2: ["002", "004", "005", "006", "007"],
        3: [f"{number:03}" for number in range(10, 14)],
        4: [f"{number:03}" for number in range(14, 26)],
        5: [f"{number:03}" for number in range(26, 36)],
        6: ["036", "037", "038"],
        7: ["039", "040", "041"],
        8: ["N995", "N996", "N997", "N998", "N999"],
    }


def by_number(card: SoloCard) -> str:
    return card.number


@EACH_CARD
def test_a_card_is_of_a_group_or_somebodys_own(card: SoloCard):
    assert bool(card.group) != bool(card.owner)
    assert not card.owner or card.owner in FOES
    assert card.nightmare == (card.group == NIGHTMARES) or card.owner


@EACH_CARD
def test_an_attack_that_cannot_be_made_leaves_something_else_to_do(card: SoloCard):
    assert card.attacks == (card.kind == "attack")
    assert bool(card.instead) == card.attacks
    assert card.first + card.instead == card.sheet.parts


def test_an_attack_of_two_parts_is_tried_as_one():
    twin = solo_card("solo:022")
    assert [part.speed for part in twin.first] == [None, 3]
    assert [part.speed for part in twin.instead] == [2]


@EACH_CARD
def test_every_part_comes_after_the_one_before_it(card: SoloCard):
    speeds = [card.speeds.lowest, *[part.speed for part in card.sheet.parts[1:]]]
    assert all(later is not None for later in speeds)
    assert card.kind == "attack" or speeds == sorted(speeds, reverse=True)


@EACH_CARD
def test_a_card_says_all_it_does_in_words(card: SoloCard):
    said = sentences(card, words("senjutsu-solo"))
    assert said
    assert [text for text in said if BARE_KEY.search(text)] == []
    assert not any(text.startswith(("You ", "Step ", "Turn ")) for text in said)


def test_every_card_is_called_what_it_is_called_in_the_data():
    said = words("senjutsu-solo")
    assert {key: said.label(key) for key in SOLO_CARDS} == {
        key: card.names["en"] for key, card in SOLO_CARDS.items()
    }


def test_a_heros_card_speaks_to_its_player_even_where_opponents_have_a_voice_of_their_own():
    said = words("senjutsu-solo")
    assert sentences(CARDS[122], said) == sentences(CARDS[122], words("senjutsu"))


def test_every_need_is_on_some_card():
    found = {gate.need for card in SOLO_CARDS.values() for gate in card.sheet.gates if gate.need}
    assert found == set(NEEDS)


@EACH_FOE
def test_a_recipe_names_groups_that_have_enough_cards(foe: Foe):
    assert all(len(GROUPS[group]) >= many for group, many in foe.deck.items())
    assert bool(foe.more) == bool(foe.more_from)
    assert set(foe.more_from) <= set(GROUPS) - {NIGHTMARES}


@EACH_FOE
def test_heroes_have_four_cards_of_their_own_and_a_nightmare(foe: Foe):
    if foe.key == "hachiko":
        assert (len(foe.own), foe.nightmare, foe.deck) == (5, None, {})
    elif foe.hero:
        assert len(foe.own) == 4
        assert foe.nightmare is not None
    else:
        assert foe.nightmare is None


def test_those_who_always_fight_together_know_each_other():
    assert [FOES[foe.partner].partner for foe in FOES.values() if foe.partner] == ["ashigaru", "hachiko"]


def test_archers_shoot():
    shooters = {card.group or card.owner for card in SOLO_CARDS.values() if shoots(card)}
    assert {foe.key for foe in FOES.values() if foe.ranged} == {"ashigaru_yumi", "arquebusier"}
    assert shooters == {6, 7, "ninja"}


def shoots(card: SoloCard) -> bool:
    return any(isinstance(effect, Shot) for effect in card.sheet.effects)


@pytest.mark.parametrize(("opponents", "wounds"), [(1, 7), (2, 3), (3, 2), (4, 1), (6, 1)])
def test_the_more_opponents_the_fewer_wounds_each_can_take(opponents: int, wounds: int):
    assert wound_limit(opponents) == wounds
