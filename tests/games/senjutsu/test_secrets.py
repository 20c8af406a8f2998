"""Cards that lie face down stay secret, with any cards in the decks."""

from __future__ import annotations

import pytest

from bot.engine import Seat
from bot.engine.match import Match
from bot.games.senjutsu.cards.card import CARDS
from bot.games.senjutsu.cards.language import Deed
from bot.games.senjutsu.view import DuelView
from tests.games.random_play import play_at_random, put_back_what_has_shown_nothing
from tests.games.senjutsu.scene import FILLER, Fighter, Scene, duel
from tests.games.senjutsu.tables import any_cards, setup_of
from tests.kit.rings import SLOW, every


@SLOW
@every("seed", range(8), daily=2)
def test_an_answer_that_can_be_taken_back_has_shown_nothing_with_any_cards(seed: int):
    put_back_what_has_shown_nothing(any_cards(seed), setup_of(seed), seed, often=0.3)


@pytest.mark.parametrize("seed", range(4))
def test_a_hand_is_in_its_owners_view_alone(seed: int):
    def watch(match: Match, _: object) -> None:
        for viewer in (*match.setup.seats, None):
            view = match.view(viewer)
            assert isinstance(view, DuelView)
            assert {one.seat for one in view.samurai if one.cards} <= {viewer}
            for one in view.samurai:
                if one.seat != viewer:
                    assert not hidden(match, one.seat) & set(one.discard), "face-down discards have no face"

    play_at_random(any_cards(seed), setup_of(seed), seed, watch)


def hidden(match: Match, seat: Seat) -> set[str]:
    """The cards in a discard pile that lie face down and have no copy face up."""
    samurai = match.state.of(seat)  # type: ignore[attr-defined]
    down = {piece.partition("#")[0] for piece in samurai.face_down}
    return down - {piece.partition("#")[0] for piece in samurai.discard if piece not in samurai.face_down}


def test_a_samurai_who_may_hold_a_replacement_is_asked():
    """The copies may lie in the deck or in the hand; the others cannot know."""
    for hand in ((102, 47), (102, 110)):
        deck = (47,) * 3 if 47 not in hand else (110,) * 3
        scene = duel(master=Fighter("d2", hand=hand, deck=deck), ronin=Fighter("d6", 3))
        scene.play(master=102)
        assert "replace" in scene.questions("master")


def test_a_samurai_who_plainly_holds_no_replacement_is_not_asked():
    scene = duel(master=Fighter("d2", hand=(102, 110), discard=(47,)), ronin=Fighter("d6", 3))
    scene.play(master=102)
    assert "replace" not in scene.questions("master")


ALIKE = {"meditation": 102, "defence": 110, "attack": 126}
"""For each type a card that is no instant."""
INSTANTS = [card for card in CARDS.values() if card.instant]
LOOKS = {
    card.number
    for card in CARDS.values()
    for effect in card.sheet.effects
    if isinstance(effect, Deed) and effect.verb == "look"
}
ABILITIES = [
    card.number for card in CARDS.values() if not (card.is_core or card.speeds.same or card.speeds.none)
]
KEPT = (117, 124)
"""Cards to discard when a discard is forced."""


def noticed(scene: Scene, seat: str) -> tuple[object, ...]:
    """Everything that a seat can observe: steps, questions to all in their order, its own options, both
    views."""
    told = [(step.name, dict(step.facts)) for step in scene.steps if step.open_to([Seat(seat)])]
    asked = [(who, prompt) for who, prompt, _ in scene.asked]
    own = [keys for who, _, keys in scene.asked if who == seat]
    return told, asked, own, scene.match.view(Seat(seat)), scene.match.view(None)


@pytest.mark.parametrize("leads", [True, False], ids=["his card", "the other's card"])
@pytest.mark.parametrize("number", ABILITIES)
def test_nobody_notices_an_instant_in_a_hand(number: int, leads: bool):
    """Plays the same turn twice: with an instant in hand, and with a plain card of its type.

    The other of the two lies in the deck, and neither is played. The foe must not see any difference.
    """
    instant = INSTANTS[(number * 7 + leads) % len(INSTANTS)]
    if instant.number == number or (number in LOOKS and not leads):
        return
    plain = ALIKE[instant.kind]
    other = (126, 110, 102)[number % 3]
    mine, theirs = (number, other) if leads else (other, number)
    discarded = ",".join(f"card:{one}" for one in KEPT) if number in (118, 119) else f"card:{KEPT[0]}"
    answers: dict[str, str] = dict.fromkeys(
        ("discard-card", "discard-forced", "discard-collision"), discarded
    )
    seen: list[tuple[object, ...]] = []
    for held, lying in ((instant.number, plain), (plain, instant.number)):
        card = CARDS[number]
        kamae = card.sheet.required[0] if card.sheet.required else "balance"
        scene = duel(
            student=Fighter("d3", 0, kamae, 3, hand=(mine, held, *KEPT), deck=(lying, *FILLER * 2)),
            ronin=Fighter("d4", 3, kamae, 3, hand=(theirs, 102, 126)),
        )
        seen.append(noticed(scene.play({"student": answers}, student=mine, ronin=theirs), "ronin"))
    assert seen[0] == seen[1]


@pytest.mark.parametrize(
    ("card", "prompt", "hands"),
    [
        (62, "discard-forced", ((121, 121, 102), (121, 89, 102), (121, 102, 102))),
        (18, "discard-forced", ((121, 121, 121), (121, 89, 102))),
    ],
)
def test_nobody_notices_a_choice_of_discards(card: int, prompt: str, hands: tuple[tuple[int, ...], ...]):
    for hand in hands:
        scene = duel(
            warrior=Fighter("d3", 0, "determination", 3, hand=(card,)),
            student=Fighter("d4" if card == 18 else "c4", 3, hand=(102, *hand)),
        )
        scene.play(warrior=card, student=102)
        assert scene.questions("student").count(prompt) == 1


@pytest.mark.parametrize("hand", [(102, 110, 43), (102, 110, 126), (110, 110, 110)])
def test_nobody_notices_cards_that_may_be_shuffled_in(hand: tuple[int, ...]):
    scene = duel(student=Fighter("d2", focus=3, hand=(41, *hand)), ronin=Fighter("d6", 3))
    scene.play(student=41)
    assert scene.questions("student").count("shuffle") == 3


def test_only_the_owner_sees_a_card_taken_by_benevolence():
    """The player of the card sees no cards of other decks."""
    scene = duel(master=Fighter("d2", hand=(82, 102)), ronin=Fighter("d6", 3))
    scene.play(
        {"master": {"bushido": "card:082"}, "ronin": {"search": "yes", "take": "card:123"}}, master=102
    )
    seen = {step.readers for step in scene.steps if step.name == "taken_seen"}
    assert seen == {frozenset({"master"}), frozenset({"ronin"})}


@pytest.mark.parametrize("deck", [(121, 117, 118), (121, 121, 117), (121, 122, 117)])
def test_nobody_notices_a_search_without_a_choice(deck: tuple[int, ...]):
    student = Fighter("d2", kamae="determination", hand=(20,), deck=deck)
    scene = duel(student=student, ronin=Fighter("d6", 3)).play(student=20)
    assert "take" in scene.questions("student")
    assert any(asked.endswith("which card do you take?") for asked in scene.read)
