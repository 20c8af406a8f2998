"""Two players against each other. These rules are our own; the rulebook only announces the mode.

Everything is chosen in secret and revealed together: two cards, the purchases, the third card, and the use of
the last Qi. Then both strike, the one with more Technique first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine import Outcome, Seat, ask_each, rest, step
from bot.games.way_of_the_samurai import duel_steps
from bot.games.way_of_the_samurai.cards import Action
from bot.games.way_of_the_samurai.chronicle import close_page, open_page
from bot.games.way_of_the_samurai.dealing import add_special, clear_table, outfit
from bot.games.way_of_the_samurai.duel_blows import Ended, check, exchange_blows, settle
from bot.games.way_of_the_samurai.duel_buying import brace, make_purchases
from bot.games.way_of_the_samurai.duel_choices import firsts, rest_of
from bot.games.way_of_the_samurai.duel_rewards import collect_combos, use_dice
from bot.games.way_of_the_samurai.duel_round import begin_round, end_round
from bot.games.way_of_the_samurai.playing import lay
from bot.games.way_of_the_samurai.state import EXCHANGES, Game

LONGEST = 60
"""Ruling: after this many rounds both lower their blades."""


async def play_duel(game: Game) -> Outcome:
    """Play rounds until only one stands."""
    try:
        while True:
            await rest()
            match game.before:
                case "run" | "fight":
                    await begin(game)
                    game.before = "round"
                case "round":
                    if game.round == LONGEST:
                        return await close(game)
                    await begin_round(game)
                    game.before = "exchange"
                case _:
                    await go_on(game)
    except Ended:
        close_page(game)
        return await close(game)


async def go_on(game: Game) -> None:
    """The next part of an exchange: two cards, purchases, the third card, the last Qi, blows, combos and
    dice.

    After the second exchange the round ends.
    """
    match game.before:
        case "purchases":
            await make_purchases(game)
            game.before = "thirds"
        case "thirds":
            await lay_thirds(game)
            game.before = "bracing"
        case "bracing":
            game.phase = "counter"
            await brace(game)
            game.before = "blows"
        case "blows":
            await exchange_blows(game)
            check(game)
            game.before = "dice"
        case "dice":
            game.phase = "combo"
            await collect_combos(game)
            check(game)
            await use_dice(game)
            check(game)
            clear_table(game)
            close_page(game)
            game.before = "end" if game.exchange == EXCHANGES else "exchange"
        case "end":
            open_page(game)
            await end_round(game)
            close_page(game)
            game.before, game.exchange = "round", 0
        case _:
            open_page(game)
            await begin_exchange(game)
            game.before = "purchases"


async def begin(game: Game) -> None:
    """Both begin with the same cards, life and Qi, unless a weapon changes it; with armour both wear it, and
    an easier start is for both."""
    first, second = game.fighters
    for fighter in game.fighters:
        outfit(game, fighter)
    await step(
        duel_steps.Duel(
            first=first.key,
            second=second.key,
            weapons=tuple(f"weapon:{weapon}" for weapon in first.weapons),
            others=tuple(f"weapon:{weapon}" for weapon in second.weapons),
            place=f"place:{game.place or 'none'}",
        )
    )
    if "special" in game.terms.ease:
        for fighter in game.fighters:
            await add_special(game, fighter)


async def begin_exchange(game: Game) -> None:
    """Start an exchange; each player lays two cards."""
    game.exchange += 1
    game.phase = "attack"
    first, second = game.fighters
    await step(
        duel_steps.Clash(
            round=game.round,
            exchange=game.exchange,
            seat=first.key,
            life=first.life,
            qi=first.qi,
            other=second.key,
            rival_life=second.life,
            rival_qi=second.qi,
        )
    )
    await lay_pairs(game)


async def lay_pairs(game: Game) -> None:
    """Both choose two cards in secret; a player with the Tonfa 2 chooses one."""
    able = [fighter.seat for fighter in game.fighters if fighter.playable]
    answers = await ask_each(able, lambda seat: firsts(game, game.at(seat)))
    await lay_all(game, answers)


async def lay_all(game: Game, laid: Mapping[Seat, Sequence[Action]]) -> None:
    """Lay the chosen cards. A player with the Joker goes first: he must name its gauge before he sees the
    others."""
    for seat in sorted(laid, key=lambda seat: all(len(card.effect.ways) == 1 for card in laid[seat])):
        for card in laid[seat]:
            await lay(game, game.at(seat), card)


async def lay_thirds(game: Game) -> None:
    """Both choose the cards that are missing in secret: the third, with the Tonfa 2 the second as well."""
    able = [fighter.seat for fighter in game.fighters if fighter.playable]
    answers = await ask_each(able, lambda seat: rest_of(game, game.at(seat)))
    await lay_all(game, {seat: [one] if isinstance(one, Action) else one for seat, one in answers.items()})


async def close(game: Game) -> Outcome:
    """The player who stands has won. If both have fallen at once, or neither could win, nobody has."""
    game.phase = "over"
    winner = settle(game)
    reason = "victory" if winner else "both" if game.fallen else "exhausted"
    game.result = (winner is not None, reason)
    game.winner = winner.seat if winner else ""
    over = duel_steps.DuelOver(
        won=winner is not None, reason=reason, round=game.round, winner=winner.key if winner else ""
    )
    await step(over)
    facts = {"round": over.round, "winner": over.winner, "felled": 0, "rank": "rank:1"}
    return Outcome((winner.seat,) if winner else (), f"duel-{reason}", facts)
