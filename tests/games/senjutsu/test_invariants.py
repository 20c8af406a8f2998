"""Invariants of every game: each card in one place, focus from 0 to 3, one samurai a hex."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from bot.engine import Setup
from bot.engine.match import Match
from bot.games.senjutsu.board.terrain import NATURES
from bot.games.senjutsu.rules import SENJUTSU
from bot.games.senjutsu.state.game import Game
from tests.games.random_play import play_at_random
from tests.games.senjutsu.tables import FIELDS, any_cards, setup_of


def check(match: Match, _: object) -> None:
    """Checks the state of a duel or of a fight against AI opponents."""
    game = match.state
    assert isinstance(game, Game)
    places = Counter(
        piece
        for one in game.samurai
        for pile in (
            one.deck,
            one.hand,
            one.discard,
            one.aside,
            [staying.piece for staying in one.staying],
            [one.played] if one.played is not None and one.played not in (one.core, one.arm) else [],
        )
        for piece in pile
    )
    assert set(places.values()) <= {1}
    cards = {piece for one in game.samurai for piece in one.pieces}
    assert {piece for piece in places if piece.startswith("card:")} == cards
    for one in game.samurai:
        assert 0 <= one.focus <= 3
        assert one.face_down <= set(one.discard)
        assert min(one.wounds, one.bleeding, one.stuns) >= 0
    standing = [one.place for one in game.standing if one.place is not None]
    assert len(set(standing)) == len(standing)
    assert set(standing) <= game.hexes
    assert all(NATURES[game.terrain[place]].walkable for place in standing if place in game.terrain)
    assert sorted(one.seat for one in game.track) == sorted(one.seat for one in game.samurai)


@pytest.mark.parametrize("heroes", [*combinations(SENJUTSU.seats, 2)], ids="-".join)
def test_every_pair_of_heroes_ends_a_duel(heroes):
    for seed, field in enumerate(FIELDS):
        setup = Setup(heroes, {"field": field, "terrain": "preset"})
        match = play_at_random(SENJUTSU, setup, seed, check)
        assert match.outcome is not None and match.outcome.reason in ("won", "draw")


@pytest.mark.parametrize("seed", range(30))
def test_any_cards_on_any_field_among_two_to_four(seed: int):
    match = play_at_random(any_cards(seed), setup_of(seed), seed, check)
    assert match.outcome is not None
