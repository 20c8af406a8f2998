"""Purchases of two players: chosen in secret, shown together, then carried out."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine import Seat, ask_each
from bot.games.way_of_the_samurai.counter import lift_by_weapon, sacrifice
from bot.games.way_of_the_samurai.duel_blows import check, hurt
from bot.games.way_of_the_samurai.duel_choices import Purchase, bracing, bracings, purchase, purchases
from bot.games.way_of_the_samurai.notation import GAUGES, Way
from bot.games.way_of_the_samurai.spending import (
    buy_card,
    pay,
    recall,
    roll_place,
    trade_life,
    turn_next,
)
from bot.games.way_of_the_samurai.state import Fighter, Game
from bot.games.way_of_the_samurai.suffering import push


async def make_purchases(game: Game) -> None:
    """Cards, the place, Qi for a life, what a weapon sells.

    Ruling: the purchases of the one with more Technique are carried out first, and who falls is judged after
    both.
    """
    open_to = {fighter.seat: purchases(game, fighter) for fighter in game.fighters}
    able = [seat for seat, options in open_to.items() if options]
    answers = await ask_each(able, lambda seat: purchase(game, game.at(seat), open_to[seat]))
    for seat in by_technique(game, answers):
        await carry_out(game, game.at(seat), answers[seat])
    check(game)


def by_technique(game: Game, seats: Iterable[Seat]) -> list[Seat]:
    """These seats, the one with more Technique first."""
    return sorted(seats, key=lambda seat: -game.at(seat).gauges["technique"])


async def carry_out(game: Game, fighter: Fighter, bought: Purchase) -> None:
    """Carry out a purchase as far as it can still be paid: the other's purchase may have cost life, and so
    Qi."""
    able = fighter.qi >= fighter.cost
    match bought.kind:
        case "cards":
            for _ in range(min(bought.count, fighter.qi // fighter.cost)):
                await buy_card(fighter)
        case "place" if able:
            await visit(game, fighter)
        case "recall" if able:
            await recall(fighter)
        case "turn":
            await turn_next(fighter)
        case "trade" if fighter.life > 1:
            await trade_life(fighter)
        case _:
            pass


async def visit(game: Game, fighter: Fighter) -> None:
    """Roll the place's die, for a Qi; its effects on an enemy go to the other player."""
    await pay(fighter, 1, "place")
    row = await roll_place(game, fighter)
    yours: Way = tuple(deed for deed in row.deeds if not deed.other)
    his: Way = tuple(deed for deed in row.deeds if deed.other)
    await hurt(game, fighter, yours, "place")
    await hurt(game, game.other(fighter), his, "place", by=fighter)


async def brace(game: Game) -> None:
    """The last moment before the blows: Guard for Qi or a sacrifice; with some weapons Strength or
    Technique. A Naginata has raised Guard before."""
    for fighter in game.fighters:
        await lift_by_weapon(fighter)
    open_to = {fighter.seat: bracings(game, fighter) for fighter in game.fighters}
    able = [seat for seat, options in open_to.items() if options]
    answers = await ask_each(able, lambda seat: bracing(game, game.at(seat), open_to[seat]))
    for seat, answer in answers.items():
        fighter = game.at(seat)
        if answer.sacrifice:
            await sacrifice(game, fighter)
        if answer.qi:
            await pay(fighter, answer.qi, answer.gauge)
        for change in answer.moves:
            if change.marker in GAUGES:
                await push(fighter, change.marker, change.amount)
