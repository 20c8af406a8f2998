"""Pairs of characters, for games in which characters fight each other: the share of games each wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import combinations
from typing import Final

from rich.console import Console
from rich.table import Table

from bench.certainty import Share
from bench.games import played_by, setup_of
from bench.rounds import Limit, Played, play_all
from bot.engine import GameRules, Seat, Setup
from bot.wording import words

EVEN: Final = range(30, 71)
"""The range of per cent that each of a pair should win."""


def of_rivals(game: GameRules) -> bool:
    """True if two of several characters fight each other and do not win together."""
    return len(game.seats) > 2 and 2 in game.players and not game.goes_on


def pair(game: GameRules, one: Seat, other: Seat, number: int) -> Setup:
    """The setup of this pair; they change places with each game."""
    seats = (other, one) if number % 2 else (one, other)
    return Setup(seats, setup_of(game).options)


def matrix(console: Console, game: GameRules, limit: Limit) -> None:
    """Print the wins of every pair, the length of games, and the use of each card."""
    pairs = list(combinations(game.seats, 2))
    played = play_all(console, game, [partial(pair, game, *each) for each in pairs], limit)
    by_pair = dict(zip(pairs, played, strict=True))
    speech = words(game.key)
    table = Table(
        title=f"{speech.say('game-name')}: per cent won among {played_by(game)}, {len(played[0])} games each"
    )
    table.add_column("against")
    for seat in game.seats:
        table.add_column(speech.label(f"seat:{seat}"), justify="right")
    for one in game.seats:
        row = [str(share(by_pair, one, other)) if one != other else "" for other in game.seats]
        table.add_row(speech.label(f"seat:{one}"), *row)
    console.print(table)
    games = [one for each in played for one in each]
    tell_leanings(console, game, by_pair)
    tell_length(console, games)
    tell_cards(console, game, games)


def share(by_pair: dict[tuple[Seat, Seat], list[Played]], one: Seat, other: Seat) -> Share:
    """The share of games that ``one`` has won against ``other``; a draw is a win of nobody."""
    games = by_pair.get((one, other)) or by_pair.get((other, one)) or []
    return Share(sum(one in game.outcome.winners for game in games), len(games))


def tell_leanings(console: Console, game: GameRules, by_pair: dict[tuple[Seat, Seat], list[Played]]) -> None:
    """Print the pairs of which one wins too often."""
    low, high = EVEN.start, EVEN.stop - 1
    for one, other in by_pair:
        for winner, loser in ((one, other), (other, one)):
            won = share(by_pair, winner, loser)
            if won.whole and won.per_cent > high:
                sure = "" if won.interval[0] > high else " So few games do not say it for certain."
                names = [words(game.key).label(f"seat:{seat}") for seat in (winner, loser)]
                console.print(f"  {names[0]} beats {names[1]} in more than {high} per cent.{sure}")
    console.print(f"  Otherwise each of a pair wins {low}-{high} per cent, draws left out of both.")


def tell_length(console: Console, games: Sequence[Played]) -> None:
    """Print the length in turns, if the outcome has it."""
    turns = sorted(turn for one in games if isinstance(turn := one.outcome.facts.get("turn"), int))
    if turns:
        tenth = len(turns) // 10
        console.print(
            f"  {sum(turns) / len(turns):.1f} turns a game; four in five last "
            f"{turns[tenth]} to {turns[-1 - tenth]}, the shortest {turns[0]}, the longest {turns[-1]}."
        )


def tell_cards(console: Console, game: GameRules, games: Sequence[Played]) -> None:
    """Print the average number of times each card is turned over in a game."""
    cards: Counter[str] = Counter()
    for one in games:
        cards.update(one.cards)
    speech = words(game.key)
    said = [f"{speech.label(card)} {number / len(games):.2f}" for card, number in cards.most_common()]
    console.print("  A game: " + ", ".join(said))
