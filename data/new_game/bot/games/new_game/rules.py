"""The rules: everybody lays a card face down, the highest takes one of them, and the most points win."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from bot.engine import (
    Choice,
    GameRules,
    Option,
    Outcome,
    Request,
    Seat,
    Setup,
    View,
    ask,
    ask_each,
    plain_answer,
    rest,
    reveal,
    shuffle,
    step,
)
from bot.games.new_game.state import DECK, HAND, SEATS, Game, Player
from bot.games.new_game.steps import STEPS, Cards, Round, Took


async def play(game: Game) -> Outcome:
    """Deal, and play rounds until the hands are empty.

    A rehearsal goes on from ``rest`` with a copy of the game, so cards that are dealt are not dealt again.
    """
    if not game.deck:
        await deal(game)
    while any(player.hand for player in game.players.values()):
        await rest()
        await play_round(game)
    most = max(player.points for player in game.players.values())
    winners = tuple(player.seat for player in game.players.values() if player.points == most)
    return Outcome(winners, "most-points", {"points": most})


async def deal(game: Game) -> None:
    """Everybody gets five cards."""
    game.deck = list(await shuffle("deck", DECK))
    for player in game.players.values():
        player.hand = sorted((game.deck.pop() for _ in range(HAND)), key=DECK.index)


async def play_round(game: Game) -> None:
    """Everybody lays a card face down. All are turned over, and who laid the highest takes one of them."""
    game.round += 1
    await step(Round(game.round))
    laid = await ask_each(list(game.players), lambda seat: card_request(game.players[seat]))
    for seat, card in laid.items():
        game.players[seat].hand.remove(card.key)
    await reveal(Cards(tuple((f"seat:{seat}", card.key) for seat, card in laid.items())))
    winner = max(laid, key=lambda seat: laid[seat].value)
    prize = await ask(winner, "prize", list(laid.values()))
    game.players[winner].points += prize.value
    await step(Took(f"seat:{winner}", prize.key, game.players[winner].points))


def card_request(player: Player) -> Choice[Option[int]]:
    """Any card of the hand; its value is its number."""
    return Choice("card", [Option(card, DECK.index(card) + 1) for card in player.hand])


def advise(_: View, request: Request[object], random: Random) -> Sequence[str]:
    """The AI seat: any legal answer. Write a better one."""
    return plain_answer(NEW_GAME, request, random)


def resigned(setup: Setup, seat: Seat) -> Outcome:
    """Everybody else wins."""
    return Outcome(tuple(one for one in setup.seats if one != seat), "resigned", {"seat": f"seat:{seat}"})


NEW_GAME: Final = GameRules(
    key="new-game",
    rules_version=1,
    seats=SEATS,
    players=range(2, len(SEATS) + 1),
    begin=lambda setup: Game(setup, play),
    advise=advise,
    resigned=resigned,
    chapters=frozenset({Round.step_name()}),
    steps=STEPS,
)
