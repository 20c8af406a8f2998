"""The parser reads every card's text completely."""

from __future__ import annotations

import re

import pytest

from bot.games.senjutsu.cards.card import CARDS, Card
from bot.games.senjutsu.cards.language import VERBS, Deed, Grid, Shot
from bot.games.senjutsu.cards.opponent_card import SOLO_CARDS, SoloCard
from bot.games.senjutsu.cards.reading import Unreadable, read_sheet
from tests.games.senjutsu.notation import write

EACH_CARD = pytest.mark.parametrize(
    "card", [*CARDS.values(), *SOLO_CARDS.values()], ids=lambda card: card.key
)


def tidy(text: str) -> str:
    """A text in one standard spelling, for parts that the notation allows to be written in several ways."""

    def sort(found: re.Match[str]) -> str:
        order = ("FL", "F", "FR", "BL", "B", "BR")
        return found[1] + "/".join(sorted(found[2].split("/"), key=order.index)) + found[3]

    text = re.sub(r"(step[?!]\()([FBLR/]+)(,)", sort, text)
    return text.replace("ability", "any")


@EACH_CARD
def test_nothing_of_a_text_is_left_unread(card: Card | SoloCard):
    assert write(card.sheet) == tidy(card.text)


def test_there_are_115_cards_from_8_to_128():
    assert len(CARDS) == 115
    assert set(CARDS) <= set(range(8, 129))


def test_every_verb_is_on_some_card():
    sheets = [card.sheet for card in (*CARDS.values(), *SOLO_CARDS.values())]
    verbs = {effect.verb for sheet in sheets for effect in sheet.effects if isinstance(effect, Deed)}
    assert verbs == set(VERBS)


@EACH_CARD
def test_attacks_attack_and_blocks_block(card: Card | SoloCard):
    kinds = {effect.kind for effect in card.sheet.effects if isinstance(effect, Grid)}
    if card.kind == "attack":
        assert kinds == {"attack"} or any(isinstance(effect, Shot) for effect in card.sheet.effects)
    elif card.kind == "meditation":
        assert not kinds


@pytest.mark.parametrize(
    "text",
    [
        "draw(<=2",
        "jump(2)",
        "draw(two)",
        "ATK{F4:1}",
        "ATK{F:smile}",
        "SHOT{F:1}",
        "reset(2)",
        "[hidden] draw(1)",
        "[ANGRY] draw(1)",
        "step?(UP,1)",
        "take(deck)",
        "{ draw(1) } OR draw(2)",
        "WHEN(never); draw(1)",
        "draw(1); REQ[AGG]",
        "draw(1) and more",
    ],
)
def test_a_text_that_is_no_card_is_refused(text: str):
    with pytest.raises((Unreadable, ValueError)):
        read_sheet(text)
