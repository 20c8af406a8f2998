"""Two players against each other. These rules are our own; the rulebook only announces the mode.

Everything is chosen in secret and revealed together: two cards, the purchases, the third card, and the use of
the last Qi. Then both strike, the one with more Technique first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine import Outcome, Seat, ask_each, rest, step
from bot.games.way_of_the_samurai import duel_steps, harm_steps, round_steps
from bot.games.way_of_the_samurai.cards import Action
from bot.games.way_of_the_samurai.chronicle import close_page, open_page
from bot.games.way_of_the_samurai.dealing import clear_table, draw_hand, prepare_deck
from bot.games.way_of_the_samurai.duel_blows import exchange_blows, hurt, settle
from bot.games.way_of_the_samurai.duel_choices import (
    Purchase,
    bracing,
    bracings,
    opening,
    pair,
    purchase,
    purchases,
    third,
)
from bot.games.way_of_the_samurai.duel_rewards import collect_combos, use_dice
from bot.games.way_of_the_samurai.notation import GAUGES, Change, Way
from bot.games.way_of_the_samurai.playing import lay
from bot.games.way_of_the_samurai.round import discard_hand
from bot.games.way_of_the_samurai.spending import buy_card, cast_place, pay, trade_life
from bot.games.way_of_the_samurai.state import EXCHANGES, Fighter, Game
from bot.games.way_of_the_samurai.suffering import push

LONGEST = 60
"""Ruling: after this many rounds both lower their blades."""


class Fallen(Exception):
    """One of the two, or both, cannot continue."""


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
    except Fallen:
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
    """Both begin with the same cards, life and Qi, unless a weapon changes it."""
    figures = game.figures
    for fighter in game.fighters:
        game.equip(fighter)
        fighter.life = figures["life"] + fighter.trait("starts_with_life")
        fighter.qi = figures["qi"] + fighter.trait("starts_with_qi")
        fighter.die = max(figures["die"]["level"], fighter.trait("die_starts_at"))
        fighter.deck = list(game.library.actions)
        fighter.mulligans = fighter.trait("mulligans")
    first, second = game.fighters
    await step(
        duel_steps.Duel(
            first=first.key,
            second=second.key,
            weapons=tuple(f"weapon:{weapon}" for weapon in first.weapons),
            others=tuple(f"weapon:{weapon}" for weapon in second.weapons),
            place=f"place:{game.place or 'none'}",
        )
    )


async def begin_round(game: Game) -> None:
    """Gauges at zero and six cards for each. A player with a Yari may then exchange his hand."""
    game.round += 1
    game.exchange, game.phase = 0, "round"
    for fighter in game.fighters:
        fighter.gauges = dict.fromkeys(GAUGES, 0)
    await step(round_steps.Round(round=game.round, life=game.you.life, qi=game.you.qi))
    for fighter in game.fighters:
        await prepare_deck(game, fighter)
        await draw_hand(fighter, game.figures["hand"])
    able = [fighter.seat for fighter in game.fighters if fighter.mulligans]
    answers = await ask_each(able, lambda seat: opening(game.at(seat)))
    for seat, answer in answers.items():
        if answer.value:
            await mulligan(game.at(seat))


async def mulligan(fighter: Fighter) -> None:
    fighter.mulligans -= 1
    count = len(fighter.hand)
    discard_hand(fighter)
    await step(round_steps.Mulligan(seat=fighter.key, left=fighter.mulligans))
    await draw_hand(fighter, count)


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
    """Both choose two cards in secret."""
    able = [fighter.seat for fighter in game.fighters if fighter.playable]
    answers = await ask_each(able, lambda seat: pair(game, game.at(seat)))
    await lay_all(game, answers)


async def lay_all(game: Game, laid: Mapping[Seat, Sequence[Action]]) -> None:
    """Lay the chosen cards. A player with the Joker goes first: he must name its gauge before he sees the
    others."""
    for seat in sorted(laid, key=lambda seat: all(len(card.effect.ways) == 1 for card in laid[seat])):
        for card in laid[seat]:
            await lay(game, game.at(seat), card)


async def make_purchases(game: Game) -> None:
    """Cards, the place, Qi for a life: bought in secret, shown together, carried out one after the other."""
    open_to = {fighter.seat: purchases(game, fighter) for fighter in game.fighters}
    able = [seat for seat, options in open_to.items() if options]
    answers = await ask_each(able, lambda seat: purchase(game, game.at(seat), open_to[seat]))
    for seat, answer in answers.items():
        await carry_out(game, game.at(seat), answer)
        check(game)


async def carry_out(game: Game, fighter: Fighter, bought: Purchase) -> None:
    """Carry out a purchase as far as it can still be paid: the other's purchase may have cost life, and so
    Qi."""
    match bought.kind:
        case "cards":
            for _ in range(min(bought.count, fighter.qi)):
                await buy_card(fighter)
        case "place" if fighter.qi:
            await visit(game, fighter)
        case "trade" if fighter.life > 1:
            await trade_life(fighter)
        case _:
            pass


async def visit(game: Game, fighter: Fighter) -> None:
    """Roll the place's die, for a Qi; its effects on an enemy go to the other player."""
    place = game.here
    assert place is not None, "only a place is visited"
    await pay(fighter, 1, "place")
    row = place.rows[await cast_place(game, fighter) - 1]
    yours: Way = tuple(deed for deed in row.deeds if not deed.other)
    his: Way = tuple(deed for deed in row.deeds if deed.other)
    await hurt(game, fighter, yours, "place")
    await hurt(game, game.other(fighter), his, "place")


async def lay_thirds(game: Game) -> None:
    """Both choose the third card in secret."""
    able = [fighter.seat for fighter in game.fighters if fighter.playable]
    answers = await ask_each(able, lambda seat: third(game, game.at(seat)))
    await lay_all(game, {seat: [card] for seat, card in answers.items()})


async def brace(game: Game) -> None:
    """The last moment before the blows: Guard for Qi, in secret; with some weapons Strength or Technique."""
    open_to = {fighter.seat: bracings(game, fighter) for fighter in game.fighters}
    able = [seat for seat, options in open_to.items() if options]
    answers = await ask_each(able, lambda seat: bracing(game, game.at(seat), open_to[seat]))
    for seat, answer in answers.items():
        fighter = game.at(seat)
        for change in answer.moves:
            if answer.qi and change is answer.moves[0]:
                await pay(fighter, answer.qi, change.marker)
            await move(fighter, change)


async def move(fighter: Fighter, change: Change) -> None:
    if change.marker in GAUGES:
        await push(fighter, change.marker, change.amount)


async def end_round(game: Game) -> None:
    """A player without Qi loses two life. The Wakizashi's tenth round comes before that."""
    game.phase = "end"
    await step(round_steps.RoundOver(round=game.round, left=0))
    for fighter in game.fighters:
        if fighter.trait("wound_in_round") == game.round:
            await hurt(game, fighter, (), "round", wound=1)
    check(game)
    wanting = [fighter for fighter in game.fighters if fighter.qi == 0]
    for fighter in wanting:
        await step(harm_steps.NoQi(who=fighter.key))
    await lose_life_without_qi(game, wanting)
    for fighter in game.fighters:
        discard_hand(fighter)


async def lose_life_without_qi(game: Game, wanting: Sequence[Fighter]) -> None:
    """The loss of life without Qi.

    If both are without, they lose it life by life, the one with less Guard first, so that one may survive.
    """
    lost: int = game.figures["no_qi"]
    one_by_one = len(wanting) > 1
    in_turn = one_by_one and wanting[0].gauges["guard"] != wanting[1].gauges["guard"]
    order = sorted(wanting, key=lambda fighter: fighter.gauges["guard"]) if in_turn else wanting
    for lives in [1] * lost if one_by_one else [lost]:
        for fighter in order:
            await hurt(game, fighter, (Change("life", -lives),), "no_qi")
            if in_turn:
                check(game)
        check(game)


def check(game: Game) -> None:
    if game.fallen:
        raise Fallen


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
