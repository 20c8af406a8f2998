"""A card that is looked at shows what the opponents may do: by the book, and by what everybody may know."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine import Fact, Facts, Seat, told_more
from bot.engine.form import Picked
from bot.games.senjutsu.cards.opponent_card import GROUPS
from bot.games.senjutsu_solo.advisor.foresight import MOST
from bot.games.senjutsu_solo.fights.foes import FOES
from bot.games.senjutsu_solo.rules import SENJUTSU_SOLO
from bot.wording import words
from renderers.senjutsu import SOLO_PAINTER
from tests.games.senjutsu.scene import Fighter
from tests.games.senjutsu_solo.scene import FILLER, Enemy, Scene, alone

STUDENT = Seat("student")
CUT, FIRM = "023", "026"
"""An upward cut, which strikes a hero before the boss, and a block."""
BANDAGES, OBEDIENCE = 124, 45


def beside_the_boss(*deck: str) -> Scene:
    """The boss looks at the student from the next hex; the first card lies before him."""
    return alone(Fighter("d4", 0, hand=(BANDAGES, OBEDIENCE)), Enemy("samurai_boss", "d5", 3, deck=deck))


def looked_at(scene: Scene, number: int = BANDAGES) -> tuple[str, Facts]:
    """The card with this number in the student's hand, and what looking at it foretells."""
    piece = next(piece for piece in scene.hero("student").hand if piece.startswith(f"card:{number:03}"))
    return piece, SENJUTSU_SOLO.foresees(scene.match.view(STUDENT), STUDENT, piece)


def preview(scene: Scene) -> tuple[bytes, str, str]:
    """The picture of a card that is looked at, its alternative text, and the text below it."""
    piece, facts = looked_at(scene)
    asked = told_more(scene.match.pending[STUDENT].request, piece, facts)
    view, said = scene.match.view(STUDENT), words("senjutsu-solo")
    drawn = SOLO_PAINTER.private(view, said, STUDENT, asked, Picked((piece,)), {})
    return drawn.encode(), drawn.alt, drawn.caption


def row(facts: Facts, place: int = 0) -> tuple[Fact, ...]:
    """The forecast of one opponent."""
    found = facts["menace"]
    assert isinstance(found, tuple)
    menace = found[place]
    assert isinstance(menace, tuple)
    return menace


def test_each_card_that_an_opponent_may_hold_is_rehearsed():
    """Of the boss's four cards only the cut can hit; it may lie before him or in his deck."""
    for deck in ((CUT, FIRM), (FIRM, CUT)):
        _, facts = looked_at(beside_the_boss(*deck))
        assert row(facts) == ("foe:samurai_boss", len(FILLER) + 2, 1, 1)
        assert facts["coming"], "the hexes of the cut"


def test_a_card_that_lies_open_among_his_discards_is_not_expected():
    enemy = Enemy("samurai_boss", "d5", 3, deck=(FIRM,), discard=(CUT,))
    _, facts = looked_at(alone(Fighter("d4", 0, hand=(BANDAGES,)), enemy))
    assert row(facts)[2:] == (0, 0)
    assert facts["coming"] == ()


def test_a_blocked_blow_does_not_hit():
    """The cut comes at speed 7, and Obedience can block at 7."""
    boss = Enemy("samurai_boss", "d5", 3, deck=("024",))
    scene = alone(Fighter("d4", 0, "balance", hand=(BANDAGES, OBEDIENCE)), boss)
    assert [row(looked_at(scene, number)[1])[2] for number in (BANDAGES, OBEDIENCE)] == [1, 0]


def test_nothing_is_read_from_the_order_of_a_deck():
    """The card before the boss and the top cards of his deck change places: the preview stays the same, byte
    for byte."""
    scene = beside_the_boss(CUT, FIRM)
    before = preview(scene)
    boss = scene.enemy()
    assert boss.played is not None and boss.played.startswith(f"solo:{CUT}")
    boss.played, boss.deck[-1] = boss.deck[-1], boss.played
    assert preview(scene) == before
    boss.deck[-1], boss.deck[-2] = boss.deck[-2], boss.deck[-1]
    assert preview(scene) == before


def test_the_preview_says_in_its_text_what_it_draws():
    _, alt, caption = preview(beside_the_boss(CUT, FIRM))
    assert "1 of his 4 cards hits you." in alt
    assert "**Samurai Boss**: 1 of the 4 cards he may have chosen hits you, for 1 wound." in caption


def test_opponents_together_are_rehearsed_no_more_often_than_the_one_with_most_cards():
    """Two soldiers beside the hero: each has his own line."""
    soldiers = [Enemy("ashigaru_katana", at, 3, deck=(CUT, FIRM)) for at in ("d5", "e4")]
    _, facts = looked_at(alone(Fighter("d4", 0, hand=(BANDAGES,)), *soldiers))
    assert [row(facts, place)[:2] for place in (0, 1)] == [
        ("foe:ashigaru_katana", 4),
        ("foe:ashigaru_katana-2", 4),
    ]


@pytest.mark.parametrize("kind", FOES)
def test_no_deck_has_more_different_cards_than_are_rehearsed(kind: str):
    foe = FOES[kind]
    drawn = Counter(foe.deck) + Counter(dict.fromkeys(foe.more_from, foe.more))
    others = sum(min(many, len(GROUPS[group])) for group, many in drawn.items())
    assert len(foe.own) + min(others, foe.more + sum(foe.deck.values())) + 1 <= MOST


def test_after_the_cards_are_turned_over_nothing_is_guessed():
    scene = beside_the_boss(CUT, FIRM)
    piece, _ = looked_at(scene)
    scene.game.phase = "reveal"
    assert "menace" not in SENJUTSU_SOLO.foresees(scene.match.view(STUDENT), STUDENT, piece)
