"""Cards that lie face down stay secret: hands, decks, and opponents' cards before they are revealed."""

from __future__ import annotations

from random import Random

import pytest

from bot.engine import Seat, Setup, plain_answer
from bot.engine.match import Match
from bot.games.senjutsu_solo.rules import SENJUTSU_SOLO
from bot.games.senjutsu_solo.view import SoloView
from tests.games.random_play import dealer, play_at_random
from tests.games.senjutsu.scene import FILLER, Fighter
from tests.games.senjutsu_solo.scene import Enemy, Scene
from tests.games.senjutsu_solo.test_random_fights import game_of
from tests.kit.rings import SLOW, every

pytestmark = SLOW

TABLES = (
    Setup((Seat("student"),), {"mode": "fight", "foe": "samurai_boss"}),
    Setup((Seat("student"), Seat("master")), {"mode": "fight", "foe": "ninja,ashigaru_yumi"}),
    Setup((Seat("warrior"),), {"mode": "fallen_lord"}),
    Setup((Seat("ronin"), Seat("master")), {"mode": "nightmare", "foe": "ashigaru", "terrain": "preset"}),
    Setup((Seat("master"),), {"mode": "nightmare_horde", "foe": "yojimbo,kojiro"}),
)


@every("seed", range(10), daily=3)
def test_a_view_does_not_depend_on_hidden_cards(seed: int):
    """Views do not depend on hidden cards. An answer that can be taken back must not reveal any, either."""
    setup = TABLES[seed % len(TABLES)]
    random, match = Random(seed), Match(SENJUTSU_SOLO, setup, dealer(seed))
    while match.outcome is None:
        seat = match.waiting_for[0]
        keys = plain_answer(SENJUTSU_SOLO, match.pending[seat].request, random)
        tried = [match.rehearsal(seat, Random(number)) for number in range(3)]
        for one in tried:
            assert one.view(seat) == match.view(seat)
            assert one.view(None) == match.view(None)
        if len(match.pending) == 1:
            for one in tried:
                one.answer(seat, keys)
            say = tried[0].last_answer([seat])
            if say is not None and say.alone:
                assert len({repr(one.view(seat)) for one in tried}) == 1
        match.answer(seat, keys)


def test_a_rehearsal_deals_an_opponents_waiting_card_anew():
    match = Match(SENJUTSU_SOLO, TABLES[0], dealer(3))
    while match.pending[match.waiting_for[0]].request.prompt != "choose":
        match.answer(match.waiting_for[0], [])
    waiting = {game_of(match.rehearsal(Seat("student"), Random(n))).opponents[0].played for n in range(60)}
    game = game_of(match)
    (boss,) = game.opponents
    assert len(waiting) == len(boss.deck_list), "it may be any card of his deck"


@pytest.mark.parametrize("seed", range(5))
def test_the_view_names_no_card_that_lies_face_down(seed: int):
    def watch(match: Match, _: object) -> None:
        game = game_of(match)
        for viewer in (*match.setup.seats, None):
            view = match.view(viewer)
            assert isinstance(view, SoloView)
            assert [one.seat for one in view.samurai] == [one.seat for one in game.heroes]
            assert set(view.track) == set(match.setup.seats)
            assert {one.seat for one in view.samurai if one.cards} <= {viewer}
            for shown, one in zip(view.opponents, game.opponents, strict=True):
                assert one.revealed or shown.card == ""
                assert shown.discard.count("") == len(one.face_down)
                assert shown.deck == len(one.deck)

    play_at_random(SENJUTSU_SOLO, TABLES[seed], seed, watch)


def test_those_who_watch_learn_nothing_of_a_hand_from_what_is_asked():
    """Spectators see the questions of a single player, too: they must not depend on an instant in his
    hand."""
    boss = Enemy("samurai_boss", "d7", 3, ("002",))
    holding = Fighter("d1", focus=2, hand=(14, 32), deck=(102, *FILLER))
    without = Fighter("d1", focus=2, hand=(14, 102), deck=(32, *FILLER))
    seen = [
        [prompt for _, prompt, _ in Scene({"master": one}, [boss]).play(master=14).asked]
        for one in (holding, without)
    ]
    assert seen[0] == seen[1] and "replace" in seen[0]
