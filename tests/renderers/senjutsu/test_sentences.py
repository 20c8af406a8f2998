"""The sentences of a card say everything that its effects do."""

from __future__ import annotations

import pytest

from bot.games.senjutsu.cards.card import CARDS, Card
from bot.games.senjutsu.cards.opponent_card import SOLO_CARDS, SoloCard
from bot.wording import words
from renderers.painter import Painter
from renderers.senjutsu.alt import of_whole_card
from renderers.senjutsu.cards.sentences import sentences
from renderers.senjutsu.painter import PAINTER, SOLO_PAINTER
from tests.kit.rings import every
from tests.renderers.senjutsu.mutants import Mutants

DUEL = words("senjutsu")
SOLO = words("senjutsu-solo")
DUELISTS = Mutants([*CARDS.values()])
OPPONENTS = Mutants([*SOLO_CARDS.values()])


def said(number: int) -> list[str]:
    return sentences(CARDS[number], DUEL)


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.key)
def test_a_duelists_card_that_is_different_sounds_different(card: Card):
    whole = sentences(card, DUEL)
    assert [what for what, other in DUELISTS.of(card) if sentences(other, DUEL) == whole] == []


@pytest.mark.parametrize("card", SOLO_CARDS.values(), ids=lambda card: card.key)
def test_an_opponents_card_that_is_different_sounds_different(card: SoloCard):
    whole = of_whole_card(card, SOLO)
    assert [what for what, other in OPPONENTS.of(card) if of_whole_card(other, SOLO) == whole] == []


def test_each_hex_of_a_block_and_each_subject_is_told():
    assert "Block front right, back right and in front (only in Balance)." in said(99)
    assert "Everybody switches to Neutral." in said(88)
    assert said(14)[-1] == "Pick 1 card from the foe’s top three cards for the foe’s hand."
    assert said(28)[1:4] == [
        "It means all foes in sight, up to 3 hexes away.",
        "Every foe’s card is cancelled.",
        "Every foe gets a stun.",
    ]


def test_cost_kind_of_instant_and_preparing_come_first():
    assert said(24)[0] == "It costs 3 focus."
    assert said(25)[:3] == [
        "It costs 1 focus.",
        "Instant: add it to a card of another type once that is resolved.",
        "It can be prepared before the first turn.",
    ]
    assert said(32)[1] == "Instant: play it in place of a card of another type."
    assert said(82)[0] == "Bushido instant: play it when a turn begins."


def test_a_heading_stands_over_all_lines_that_hang_on_it_and_over_no_other():
    assert said(39)[-2:] == [
        "On success – switch to any other kamae; in Aggression: the foe gets a stun.",
        "At speed 4 – in Balance: you may step forward, front right or front left and you may turn once; "
        "in Determination: take 1 steel card from your deck.",
    ]
    for card in (*CARDS.values(), *SOLO_CARDS.values()):
        told = sentences(card, SOLO)
        own = [line for part in card.sheet.parts if part.speed is None for line in part.lines]
        headed = [text for text in told if " – " in text]
        parts = [(part.speed, part.lines) for part in card.sheet.parts if part.speed is not None]
        won = [part.success for part in card.sheet.parts if part.success]
        assert len(headed) == len(won) + len([lines for _, lines in parts if lines])
        assert told[len(told) - len(headed) :] == headed, "what comes in any case stands before any heading"
        assert len(told) - len(headed) >= len(own)
        lines = [len(lines) for _, lines in parts if lines] + [len(lines) for lines in won]
        assert sorted(text.count("; ") + 1 for text in headed) == sorted(lines)


@every(
    ("painter", "key"),
    [*((PAINTER, card.key) for card in CARDS.values()), *((SOLO_PAINTER, key) for key in SOLO_CARDS)],
    ids=lambda one: one if isinstance(one, str) else "",
    daily=12,
)
def test_the_text_that_stands_for_a_card_is_whole(painter: Painter, key: str):
    card = CARDS[int(key[5:])] if key.startswith("card:") else SOLO_CARDS[key]
    words_ = DUEL if isinstance(card, Card) else SOLO
    alt = painter.emblem(key, words_).alt
    assert all(text in alt for text in of_whole_card(card, words_))
