"""Nobody learns what lies face down, whatever cards are played."""

from __future__ import annotations

from random import Random

import pytest

from bot.engine import Seat, plain_answer
from bot.engine.match import Match
from bot.games.senjutsu.view import DuelView
from tests.games.random_play import dealer, play_at_random
from tests.games.senjutsu.scene import Fighter, duel
from tests.games.senjutsu.tables import any_cards, setup_of


@pytest.mark.parametrize("seed", range(8))
def test_what_can_be_put_back_alone_has_shown_nothing_with_any_cards(seed: int):
    game, setup = any_cards(seed), setup_of(seed)
    random, match = Random(seed), Match(game, setup, dealer(seed))
    while match.outcome is None:
        seat = match.waiting_for[0]
        keys = plain_answer(game, match.pending[seat].request, random)
        if len(match.pending) == 1 and random.random() < 0.3:
            tried = [match.rehearsal(seat, Random(number)) for number in range(3)]
            for one in tried:
                assert one.view(seat) == match.view(seat)
                one.answer(seat, keys)
            say = tried[0].last_say([seat])
            if say is not None and say.alone:
                assert len({repr(one.view(seat)) for one in tried}) == 1
        match.answer(seat, keys)


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
    """The cards among somebody's discards of which no copy lies face up."""
    samurai = match.state.of(seat)  # type: ignore[attr-defined]
    down = {piece.partition("#")[0] for piece in samurai.face_down}
    return down - {piece.partition("#")[0] for piece in samurai.discard if piece not in samurai.face_down}


def test_whoever_could_have_a_replacement_is_asked_whatever_he_holds():
    """Its copies lie in the deck or in the hand; nobody can tell which."""
    for hand in ((102, 47), (102, 110)):
        deck = (47,) * 3 if 47 not in hand else (110,) * 3
        scene = duel(master=Fighter("d2", hand=hand, deck=deck), ronin=Fighter("d6", 3))
        scene.play(master=102)
        assert "replace" in scene.questions("master")


def test_whoever_can_be_seen_to_have_none_is_not_asked():
    scene = duel(master=Fighter("d2", hand=(102, 110), discard=(47,)), ronin=Fighter("d6", 3))
    scene.play(master=102)
    assert "replace" not in scene.questions("master")
