"""A round: the raiders' stack is made, turns go round the table, and at its end the village pays."""

from __future__ import annotations

from bot.engine import rest, reveal, shuffle, step
from bot.games.seven_samurai import round_steps
from bot.games.seven_samurai.raiders import BOSSES, LIEUTENANTS, PLUNDERERS, SYMBOLS, Raider, Symbol
from bot.games.seven_samurai.samurai import Samurai
from bot.games.seven_samurai.stack import Stack
from bot.games.seven_samurai.state import Game
from bot.games.seven_samurai.turn import take_turn
from bot.games.seven_samurai.view import RoundRecord
from bot.games.seven_samurai.village import lose_barricade, lose_family, lose_farm, thank
from bot.games.seven_samurai.wounds import wound

DOLLS_NEEDED = 2
"""The fewest dolls among the plunderers with the spare-token rules."""


async def finish_round(game: Game) -> None:
    """Turns clockwise until the stack is used up or all have passed, then the end of the round.

    The left neighbour of the last active samurai begins the next round.

    Ruling: the last active samurai is the one whose turn it was, also when his penalty made a neighbour draw
    the last card.
    """
    while not game.round_over:
        samurai = game.next_up
        if not samurai.passed:
            await rest()
            await take_turn(game, samurai)
            game.last_active = samurai
        game.next_up = game.left_of(samurai)
        if game.next_up is game.opener and not game.round_over:
            await begin_lap(game)
    await end_round(game)
    game.next_up = game.left_of(game.last_active)


async def begin_lap(game: Game) -> None:
    """The turns have gone once round the table."""
    game.lap += 1
    await step(round_steps.Lap(round=game.round, lap=game.lap, stack=len(game.stack)))


async def begin_round(game: Game, first: Samurai) -> None:
    """All cards of the last round are gathered; lieutenants join in round 2 and bosses in round 3.

    The new cards are drawn at random and unseen. Pawns go back to 0; wounds stay.
    """
    game.round += 1
    game.next_up = game.last_active = game.opener = first
    game.lap = 1
    if game.round == 1:
        joined = await first_raiders(game)
        raiders = joined
    else:
        joined = await reinforcements(game)
        raiders = await shuffle("stack", [*gather(game), *joined])
    in_play = frozenset(joined)
    game.box = [card for card in game.box if card not in in_play]
    game.stack = Stack(raiders)
    await step(
        round_steps.Round(
            round=game.round,
            first=first.key,
            stack=len(game.stack),
            joined=len(joined),
            barricades=game.village.barricades,
        )
    )


async def first_raiders(game: Game) -> list[Raider]:
    """Plunderers for every player, drawn unseen.

    With the spare-token rules at least two of them must show a doll.

    Ruling: if not, all 52 are shuffled again.
    """
    count = game.level.plunderers * len(game.samurai)
    while True:
        raiders = (await shuffle("plunderers", PLUNDERERS))[:count]
        dolls = sum(card.symbol == "doll" for card in raiders)
        if not game.spare_rules or dolls >= DOLLS_NEEDED:
            return raiders
        await step(round_steps.DealAgain(dolls=dolls))


async def reinforcements(game: Game) -> list[Raider]:
    """One lieutenant (round 2) or boss (round 3) for every player; one fewer on Easy."""
    joining = len(game.samurai) + game.level.joining
    if game.round == 2:
        return (await shuffle("lieutenants", LIEUTENANTS))[:joining]
    return (await shuffle("bosses", BOSSES))[:joining]


def gather(game: Game) -> list[Raider]:
    """Take back every card of the round, and reset the samurai for the next one."""
    cards = [*game.stack.cards, *game.intruders, *game.exposed, *game.discard]
    game.stack = Stack()
    for pile in (game.intruders, game.exposed, game.discard):
        pile.clear()
    for samurai in game.samurai:
        cards += [*samurai.line, *samurai.defended]
        samurai.line.clear()
        samurai.defended.clear()
        samurai.passed = False
        samurai.spares = ()
    return cards


async def end_round(game: Game) -> None:
    """Hats, farms, dolls and intruders, in this order.

    Ruling: a samurai who turns into a beast now reaches no Kiai, because the fighting is over.
    """
    game.phase = "end"
    await close_round(game)
    for symbol in SYMBOLS:
        await pay_for(game, symbol)
    if game.level.family_bonuses:
        await thank(game)
    await expose_intruders(game)
    game.due.clear()
    game.records.append(record(game))


async def close_round(game: Game) -> None:
    """If all have passed, the raiders left in the stack join the intruders, on top of them."""
    rest = game.stack.cards
    game.stack = Stack()
    game.intruders += rest
    await step(
        round_steps.RoundOver(
            round=game.round,
            reason="passed" if rest else "stack",
            moved=len(rest),
            intruders=len(game.intruders),
        )
    )


async def pay_for(game: Game, symbol: Symbol) -> None:
    """Each samurai without a hat is wounded; each without a farm costs a farm, without a doll a family."""
    without = [samurai for samurai in game.samurai if symbol in samurai.missing]
    if not without:
        return
    await step(
        round_steps.Unguarded(
            symbol=f"symbol:{symbol}", samurai=tuple([samurai.key for samurai in without]), count=len(without)
        )
    )
    for samurai in without:
        match symbol:
            case "hat":
                await wound(game, samurai)
            case "farm":
                await lose_farm(game)
            case "doll":
                await lose_family(game)


async def expose_intruders(game: Game) -> None:
    """The intruders are revealed one by one; each with flames burns a barricade, or a farm."""
    while game.intruders:
        card = game.intruders.pop()
        game.exposed.append(card)
        await reveal(round_steps.Exposed(card=card.key, flames=card.flames, left=len(game.intruders)))
        if card.flames:
            await lose_barricade(game)


def record(game: Game) -> RoundRecord:
    """The figures of this round for the picture at the end, also of one that was never finished."""
    return RoundRecord(
        round=game.round,
        farms=len(game.village.farms),
        families=len(game.village.families),
        barricades=game.village.barricades,
        wounds=sum(samurai.wounds for samurai in game.samurai),
        beasts=sum(samurai.beast for samurai in game.samurai),
        intruders=len(game.exposed),
    )
