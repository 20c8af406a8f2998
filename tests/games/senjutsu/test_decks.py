"""Decks and what is agreed before a duel."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine import Seat, Setup
from bot.games.senjutsu.cards import CARDS, card_of
from bot.games.senjutsu.decks import SCHOOLS, WEAPONS, deck_of, problems, tournament
from bot.games.senjutsu.fields import FIELDS
from bot.games.senjutsu.heroes import HEROES
from bot.games.senjutsu.hexes import distance, neighbours
from bot.games.senjutsu.rules import SENJUTSU
from bot.games.senjutsu.terrain import NATURES

EACH_HERO = pytest.mark.parametrize("hero", HEROES.values(), ids=HEROES)


@EACH_HERO
def test_a_signature_deck_keeps_the_rules(hero):
    assert problems(hero, hero.deck) == []
    assert sum(hero.deck.values()) == 30


@EACH_HERO
@pytest.mark.parametrize("school", SCHOOLS)
def test_a_tournament_deck_keeps_them_too_and_holds_its_school(hero, school: str):
    deck = tournament(hero, school)
    assert problems(hero, deck, school) == []
    assert sum(deck.values()) == 40
    assert SCHOOLS[school] <= deck.keys()


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({48: 2}, "deck-size"),
        ({48: 4}, "deck-copies"),
        ({44: 3}, "deck-copies"),
        ({41: 2}, "deck-copies"),
        ({35: 1}, "deck-foreign"),
        ({38: 1}, "deck-foreign"),
        ({39: 1}, "deck-jade"),
        (dict.fromkeys((41, 83, 86, 87, 89, 96), 1), "deck-gold"),
    ],
)
def test_what_breaks_a_deck_is_named(change, code: str):
    student = HEROES["student"]
    assert code in {problem.code for problem in problems(student, {**student.deck, **change})}


def test_a_school_shuts_out_the_cards_of_the_others():
    student = HEROES["student"]
    assert {problem.code for problem in problems(student, student.deck, "burning_sun")} == {"deck-school"}


def test_nobody_carries_what_he_may_not_unless_weapons_are_open():
    chosen = {Seat("student"): {"weapon": "tonfa_block"}}
    seats = (Seat("student"), Seat("ronin"))
    shut = Setup(seats, {"open_weapons": "no"}, chosen=chosen)
    assert [problem.code for problem in SENJUTSU.refuses(shut)] == ["not-his-weapon"]
    assert SENJUTSU.refuses(Setup(seats, {"open_weapons": "yes"}, chosen=chosen)) == []


def test_somebody_has_to_be_a_foe():
    seats = (Seat("student"), Seat("ronin"))
    chosen = {seat: {"team": "crane"} for seat in seats}
    assert [problem.code for problem in SENJUTSU.refuses(Setup(seats, chosen=chosen))] == ["one-team"]


def test_every_weapon_there_is_a_card_for_can_be_chosen():
    assert {card.number for card in WEAPONS.values()} == {
        card.number for card in CARDS.values() if card.weapon
    }


@EACH_HERO
def test_every_piece_of_a_deck_has_a_name_of_its_own(hero):
    pieces = deck_of(hero, {})
    assert len(set(pieces)) == 30
    assert Counter(card_of(piece).number for piece in pieces) == Counter(hero.deck)


@pytest.mark.parametrize("field", FIELDS.values(), ids=FIELDS)
def test_on_every_field_all_can_be_reached_and_duels_begin_apart(field):
    walls = {place for place, terrain in field.preset.items() if not NATURES[terrain].walkable}
    free = field.hexes - walls
    edge, seen = [field.starts[0].place], {field.starts[0].place}
    while edge:
        fresh = [place for place in neighbours(edge.pop()) if place in free and place not in seen]
        seen.update(fresh)
        edge += fresh
    assert seen == free
    assert {start.place for start in field.starts} <= free
    assert distance(field.starts[0].place, field.starts[1].place) >= 6
    assert set(field.preset) <= field.hexes


def test_the_boxes_of_fields_are_as_large_as_their_boards():
    assert {key: len(FIELDS[key].hexes) for key in ("snowy_clearing", "burning_village")} == {
        "snowy_clearing": 37,
        "burning_village": 19,
    }
    assert len(FIELDS["long_road"].hexes) == 2 * 37
