"""Decks, weapons and fields, and the options that limit them."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, strategies

from bot.engine import Deck, Seat, Setup
from bot.games.senjutsu.board.fields import FIELDS
from bot.games.senjutsu.board.hexes import distance, neighbours
from bot.games.senjutsu.board.terrain import NATURES
from bot.games.senjutsu.cards.building import signature
from bot.games.senjutsu.cards.card import CARDS, card_of
from bot.games.senjutsu.cards.codes import pool, read, write
from bot.games.senjutsu.cards.decks import (
    SCHOOLS,
    SIZE,
    SUPERVISED,
    WEAPONS,
    cards_of,
    deck_of,
    filled_up,
    is_code,
    problems,
    weapon_of,
)
from bot.games.senjutsu.cards.heroes import HEROES
from bot.games.senjutsu.rules import SENJUTSU, Senjutsu
from tests.games.random_play import play_at_random
from tests.games.senjutsu.built import built

EACH_HERO = pytest.mark.parametrize("hero", HEROES.values(), ids=HEROES)


@EACH_HERO
def test_a_signature_deck_keeps_the_rules(hero):
    assert problems(hero, hero.deck) == []
    assert sum(hero.deck.values()) == 30


@EACH_HERO
@pytest.mark.parametrize("school", SCHOOLS)
def test_a_schools_deck_keeps_them_too_and_holds_its_cards_alone(hero, school: str):
    deck = cards_of(hero, {"deck": school}, "tournament")
    assert problems(hero, deck) == []
    assert sum(deck.values()) == 40
    assert SCHOOLS[school] == deck.keys() & SUPERVISED


@EACH_HERO
@pytest.mark.parametrize("size", SIZE.choices)
def test_the_signature_deck_is_as_large_as_was_agreed(hero, size: str):
    deck = cards_of(hero, {}, size)
    assert problems(hero, deck) == []
    assert sum(deck.values()) == (30 if size == "30" else 40)
    if size == "tournament":
        assert not deck.keys() & SUPERVISED
    else:
        assert all(deck[number] >= many for number, many in hero.deck.items())


TWO = (Seat("student"), Seat("ronin"))


@pytest.mark.parametrize(
    ("size", "chosen", "codes"),
    [
        ("30", {}, []),
        ("30", {"deck": "burning_sun"}, ["deck-size-agreed"]),
        ("40", {"deck": "burning_sun"}, []),
        ("40", {"deck": write(signature(Seat("student")))}, ["deck-size-agreed"]),
        ("tournament", {"deck": "jade_river"}, []),
        ("tournament", {}, []),
    ],
)
def test_all_decks_of_a_table_have_one_size(size: str, chosen: dict[str, str], codes: list[str]):
    setup = Setup(TWO, {"deck_size": size}, chosen={Seat("student"): chosen})
    assert [problem.code for problem in SENJUTSU.refuses(setup)] == codes
    if not codes:
        game = SENJUTSU.begin(setup)
        assert isinstance(game, Senjutsu)
        assert {len(one.pieces) for one in game.samurai} == {30 if size == "30" else 40}


@pytest.mark.parametrize(("cards", "codes"), [((86, 113), []), ((86, 112), ["deck-schools"])])
def test_in_a_tournament_a_deck_of_ones_own_keeps_to_one_school(cards: tuple[int, int], codes: list[str]):
    """Two cards of the Burning Sun, or one of them and one of the Autumn Hare."""
    student = HEROES["student"]
    deck = {**filled_up(student, SUPERVISED, cards)}
    own = Deck(Seat("student"), {CARDS[number].key: many for number, many in deck.items()})
    less = sum(deck.values()) + sum(deck.get(card, 0) == 0 for card in cards) - 40
    wood = next(key for key in own.cards if card_of(key).rank == "wood")
    school = {key: max(1, own.cards.get(key, 0)) for key in (CARDS[card].key for card in cards)}
    own = built(own, {wood: own.cards[wood] - less, "card:070": 1, **school})
    chosen = {Seat("student"): {"deck": write(own)}}
    setup = Setup(TWO, {"deck_size": "tournament"}, chosen=chosen)
    assert [problem.code for problem in SENJUTSU.refuses(setup)] == codes
    assert SENJUTSU.refuses(Setup(TWO, {"deck_size": "40"}, chosen=chosen)) == []


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
def test_a_deck_against_the_rules_is_refused_with_its_reason(change, code: str):
    student = HEROES["student"]
    assert code in {problem.code for problem in problems(student, {**student.deck, **change})}


@pytest.mark.parametrize(
    ("weapon", "carried"),
    [
        ("katana_swing", ("no", "yes", "all")),
        ("bo_staff_block", ("yes", "all")),
        ("dual_sai_cross", ("yes", "all")),
        ("kama_hook", ("yes", "all")),
        ("tonfa_block", ("yes", "all")),
        ("nodachi_slash", ("all",)),
    ],
)
def test_open_weapons_are_those_that_no_hero_has_or_all(weapon: str, carried: tuple[str, ...]):
    chosen = {Seat("student"): {"weapon": weapon}}
    for open_ in ("no", "yes", "all"):
        problems_ = SENJUTSU.refuses(Setup(TWO, {"open_weapons": open_}, chosen=chosen))
        assert [one.code for one in problems_] == ([] if open_ in carried else ["not-his-weapon"])


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


counts = strategies.dictionaries(strategies.integers(0, 70), strategies.integers(1, 3))


@given(strategies.sampled_from(sorted(HEROES)), counts)
def test_a_code_is_read_as_the_deck_it_was_made_of(owner: str, many):
    cards = pool(HEROES[owner])
    deck = Deck(
        Seat(owner), {cards[place].key: number for place, number in many.items() if place < len(cards)}
    )
    code = write(deck)
    assert read(code) == deck and len(code) <= 40
    assert read(f"` {code.lower().replace('0', 'O').replace('1', 'l')} `") == deck


def test_a_slip_in_a_code_is_noticed():
    code = write(signature(Seat("warrior")))
    slips = [code[:place] + digit + code[place + 1 :] for place in range(len(code)) for digit in "3Q-"]
    swaps = [code[:at] + code[at + 1] + code[at] + code[at + 2 :] for at in range(len(code) - 1)]
    noticed = [is_code(slip) for slip in (*slips, *swaps) if slip.replace("-", "") != code.replace("-", "")]
    assert sum(noticed) <= 1 and len(noticed) > 80
    assert not any(map(is_code, ("", "0", "-----", "żółw", "1" * 500)))


def test_a_deck_of_ones_own_brings_its_cards_and_its_weapon():
    deck = built(signature(Seat("master")), {"card:075": 0, "card:070": 1, "card:010": 0, "card:099": 1})
    setup = Setup(SENJUTSU.seats[:2], chosen={Seat("master"): {"deck": write(deck)}})
    assert SENJUTSU.refuses(setup) == []
    pieces = deck_of(HEROES["master"], setup.chosen[Seat("master")])
    assert len(pieces) == 30 and not any(piece.startswith("card:010") for piece in pieces)
    assert weapon_of(HEROES["master"], setup.chosen[Seat("master")]) == 70
    match = play_at_random(SENJUTSU, setup, 5)
    assert match.outcome is not None


def test_a_deck_that_breaks_the_rules_begins_no_duel():
    deck = built(signature(Seat("master")), {"card:075": 0})
    setup = Setup(SENJUTSU.seats[:2], chosen={Seat("master"): {"deck": write(deck)}})
    assert [problem.code for problem in SENJUTSU.refuses(setup)] == ["deck-weapon"]
    theirs = Setup(SENJUTSU.seats[:2], chosen={Seat("ronin"): {"deck": write(deck)}})
    assert [problem.code for problem in SENJUTSU.refuses(theirs)] == ["deck-of-another"]
