"""The text below a private picture: what a player needs for his decision, as far as everybody may know it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from bot.engine import Dealer, Seat, Setup
from bot.engine.form import draft_of
from bot.engine.match import Match
from bot.games import GAMES
from bot.wording import words
from renderers.gallery import PAINTERS
from tests.games.senjutsu import scene as duels
from tests.games.senjutsu.scene import Fighter, Turns
from tests.games.senjutsu_solo.scene import Enemy, alone

NO_OPTIONS: Mapping[str, str] = {}
MOST = 20


def below(match: Match, seat: Seat) -> str:
    """The text below the picture of a seat that is asked."""
    request = match.pending[seat].request
    game = match.game.key
    drawn = PAINTERS[game].private(match.view(seat), words(game), seat, request, draft_of(request), {})
    return drawn.caption


def first(game: str, prompt: str, seats: int) -> tuple[Match, Seat]:
    """A game at the first question of this kind."""
    rules, random = GAMES[game], Random(1)
    match = Match(rules, Setup(rules.seats[:seats], NO_OPTIONS), Dealer("captions"))
    for _ in range(MOST):
        seat = match.waiting_for[0]
        if match.pending[seat].request.prompt == prompt:
            return match, seat
        match.answer(seat, rules.advise(match.view(seat), match.pending[seat].request, random))
    raise AssertionError(f"nobody was asked {prompt}")


def test_a_samurai_reads_his_power_and_talent_and_those_of_his_neighbours():
    match, seat = first("seven-samurai", "action", 3)
    said, lines = words("seven-samurai"), below(match, seat).splitlines()
    assert lines[0].startswith("-# **You** · Kiai: ")
    assert said.label(f"talent:{seat}") in lines[0]
    for line in lines[1:]:
        other = next(one for one in match.setup.seats if said.label(f"seat:{one}") in line)
        assert said.label(f"power:human-{other}") in line
        assert said.label(f"talent:{other}") in line
    assert len(lines) == 3


def test_a_hand_of_way_says_what_the_weapon_does():
    """The Katana changes nothing, and is not named."""
    match, seat = first("way-of-the-samurai", "play", 1)
    assert below(match, seat) == ""
    match = Match(match.game, Setup((seat,), chosen={seat: {"weapon": "naginata"}}), Dealer("armed"))
    assert below(match, seat).startswith("-# **Naginata**: +1 Guard before he strikes back.")


@pytest.mark.parametrize(
    ("prompt", "said"),
    [
        ("plan.attack", "-# Against you stand Hayai, Kabe, Musashi, Taiko, Tasuke, Yobu and Yumi."),
        ("plan.defend", "-# The Attacker has 40 ninja in reserve and may attack up to 3 areas today."),
    ],
)
def test_a_plan_of_7_ronin_says_what_the_other_side_has(prompt: str, said: str):
    match, _ = first("seven-ronin", "plan.attack", 2)
    seat = next(seat for seat, question in match.pending.items() if question.request.prompt == prompt)
    assert below(match, seat) == said


def test_the_cards_of_an_opponent_that_are_gone_are_named():
    enemy = Enemy("samurai_boss", "d5", 3, deck=("023",), discard=("026",))
    scene = alone(Fighter("d4", 0, hand=(124,)), enemy)
    scene.enemy().deck_list += ("solo:026",)
    assert below(scene.match, Seat("student")) == (
        "-# **Samurai Boss** may still play Firm Mind and Upward Cut. Gone until he shuffles: Calm Defence."
    )


def test_the_unseen_cards_of_another_samurai_are_counted_by_types():
    """His hand and his deck together: where each card lies is a secret."""
    lines: set[str] = set()
    for held, lying in ((110, 126), (126, 110)):
        scene: Turns = duels.duel(
            student=Fighter("d2", hand=(124,)), ronin=Fighter("d6", 3, hand=(held,), deck=(lying, 102))
        )
        lines.add(below(scene.match, Seat("student")))
    assert len(lines) == 1
    assert next(iter(lines)).startswith("-# **Ronin** holds 2 cards. 4 cards of his deck are unseen: ")
