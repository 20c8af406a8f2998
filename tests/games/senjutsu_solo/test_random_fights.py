"""Random fights against all opponents in all modes: each card in one place, one fighter a hex, limits kept,
and a journal that replays to the same fight."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from bot.engine import Dealer, Entry, Seat, Setup, Step
from bot.engine.match import Match
from bot.games.senjutsu_solo.fights.foes import FOES
from bot.games.senjutsu_solo.fights.options import MODES
from bot.games.senjutsu_solo.opponent import Opponent
from bot.games.senjutsu_solo.rules import SENJUTSU_SOLO, SenjutsuSolo
from tests.games.random_play import play_at_random
from tests.games.senjutsu.test_invariants import check
from tests.kit.rings import SLOW, every

EVERYBODY = [key for key in FOES if key != "hachiko"]
HEROES = ("student", "warrior", "ronin", "master")


@pytest.fixture(autouse=True)
def practice_cards() -> None:
    """This module uses the real cards."""


def game_of(match: Match) -> SenjutsuSolo:
    assert isinstance(match.state, SenjutsuSolo)
    return match.state


def check_fight(match: Match, steps: object) -> None:
    check(match, steps)
    game = game_of(match)
    for one in game.opponents:
        check_opponent(game, one)


def check_opponent(game: SenjutsuSolo, one: Opponent) -> None:
    played = [one.played] if one.played is not None else []
    cards = [*one.deck, *one.discard, *played, *game.out]
    own = Counter(piece.partition("#")[0] for piece in cards if piece.startswith("solo:"))
    assert all(own[card] >= many for card, many in Counter(one.deck_list).items()), "no card of his is lost"
    assert (one.hand, one.focus, one.kamae) == ([], 0, "neutral")
    if not one.fallen:
        assert one.all_wounds < one.wound_limit
        assert one.stuns < one.hand_limit


def fight(mode: str, foes: str, seats: tuple[str, ...], **options: str) -> Setup:
    return Setup(tuple(map(Seat, seats)), {"mode": mode, "foe": foes, **options})


def replayed(match: Match, told: list[tuple[str, Mapping[str, object]]]) -> None:
    saved = [Entry.from_json(entry.to_json()) for entry in match.journal]
    again = Match.replay(match.game, match.setup, Dealer("never asked"), saved)
    assert again.outcome == match.outcome
    assert again.view(None) == match.view(None)
    assert [(step.name, dict(step.facts)) for step in again.opening()] == told


def played(setup: Setup, seed: int) -> Match:
    told: list[tuple[str, Mapping[str, object]]] = []

    def watch(match: Match, steps: object) -> None:
        assert isinstance(steps, list)
        told.extend([(step.name, dict(step.facts)) for step in steps if isinstance(step, Step)])
        check_fight(match, steps)

    match = play_at_random(SENJUTSU_SOLO, setup, seed, watch)
    assert match.outcome is not None
    replayed(match, told)
    return match


@pytest.mark.parametrize("mode", ["fight", "nightmare"])
@every("foe", EVERYBODY, daily=12)
def test_every_opponent_by_day_and_in_a_nightmare(foe: str, mode: str):
    for seed in range(2):
        hero = next(one for one in HEROES[seed:] if one != foe)
        assert played(fight(mode, foe, (hero,)), seed).outcome


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode not in ("fight", "nightmare")])
def test_every_other_mode(mode: str):
    for seed in range(4):
        match = played(fight(mode, "yasuke,ninja", (HEROES[seed],)), seed)
        assert match.outcome is not None and match.outcome.reason in ("won", "lost", "ranked")


@SLOW
@pytest.mark.parametrize("seed", range(6))
def test_several_heroes_against_several_opponents_among_terrain(seed: int):
    foes = ("samurai_boss,ashigaru_yumi", "arquebusier,ashigaru_yari", "wakou,musashi")[seed % 3]
    fields = ("temple_garden", "burning_village", "riverside", "long_road")
    options = {"field": fields[seed % 4], "terrain": "preset", "number": "4" if seed % 3 < 2 else "chosen"}
    assert played(fight("fight", foes, HEROES[: 2 + seed % 3], **options), seed).outcome
