"""Tables with random decks, so that cards outside the signature decks are played, too."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from bot.engine import GameRules, Seat, Setup
from bot.games.senjutsu.cards.card import CARDS, piece
from bot.games.senjutsu.rules import SENJUTSU, Senjutsu

FIELDS = ("snowy_clearing", "burning_village", "riverside", "temple_garden", "long_road", "great_plain")


def any_cards(seed: int) -> GameRules:
    """The game with decks of thirty random cards and random weapons."""

    def begin(setup: Setup) -> Senjutsu:
        game = Senjutsu(setup)
        random = Random(seed)
        for samurai in game.samurai:
            able = [card.number for card in CARDS.values() if not card.is_core]
            numbers = [random.choice(able) for _ in range(30)]
            deck = [piece(number, samurai.hero.key, copy) for copy, number in enumerate(numbers)]
            samurai.deck, samurai.pieces = list(deck), tuple(deck)
            samurai.weapon = random.choice([card.number for card in CARDS.values() if card.weapon])
            samurai.kamae = random.choice(["aggression", "balance", "determination"])
            samurai.focus = random.randrange(4)
        return game

    return replace(SENJUTSU, begin=begin)


def setup_of(seed: int, players: int = 0) -> Setup:
    """A random setup: heroes, field, terrain, teams."""
    random = Random(seed)
    seats = tuple(random.sample(list(SENJUTSU.seats), players or random.randint(2, 4)))
    options = {
        "field": FIELDS[seed % len(FIELDS)],
        "terrain": random.choice(["none", "preset", "turns"]),
        "places": random.choice(["suggested", "free"]),
        "open_weapons": "yes",
    }
    chosen: dict[Seat, Mapping[str, str]] = {}
    if len(seats) > 2 and random.random() < 0.5:
        chosen = {seat: {"team": "crane" if number < 2 else "tiger"} for number, seat in enumerate(seats)}
    return Setup(seats, options, chosen=chosen)
