"""Discard: what was played goes, statuses run on, and hands are cut to their limit."""

from __future__ import annotations

from bot.engine import Option, Seat, Several, ask_each, reveal, step
from bot.games.senjutsu import card_steps, samurai_steps
from bot.games.senjutsu.board.hexes import neighbours
from bot.games.senjutsu.board.terrain import NATURES
from bot.games.senjutsu.cards.card import Piece, card_of
from bot.games.senjutsu.cards.poisons import is_poison
from bot.games.senjutsu.samurai.harm import check, confirm, gain_focus, spend
from bot.games.senjutsu.samurai.piles import discard_these, each_of, put_down
from bot.games.senjutsu.state.game import Game
from bot.games.senjutsu.state.samurai import Samurai, Staying


async def clean_up(game: Game) -> None:
    """The three steps of Discard.

    Ruling: in this order for everybody, whatever the list of timings says.
    """
    for samurai in game.samurai:
        await clear(game, samurai)
    await run_on(game)
    await check(game)
    await cut_hands(game)


async def clear(game: Game, samurai: Samurai) -> None:
    """Played cards are discarded face up; core and weapon cards go back to the hand, a stun to the box."""
    if samurai.played is not None:
        if is_poison(samurai.played):
            game.out.append(samurai.played)
        elif samurai.card is not None and not samurai.card.is_core:
            await put_down(game, samurai, [samurai.played])
    await put_down(game, samurai, samurai.aside)
    gone = [staying for staying in samurai.staying if staying.this_turn]
    for staying in gone:
        samurai.staying.remove(staying)
        await put_down(game, samurai, [staying.piece])
    samurai.played, samurai.stunned, samurai.revealed = None, False, False
    samurai.speed, samurai.lost, samurai.quick, samurai.instant = 0, False, None, None
    samurai.targets = []
    samurai.cannot.clear()
    samurai.aside.clear()
    if samurai.mind is not None:
        await samurai.mind.clear()


async def run_on(game: Game) -> None:
    """Hobbles, poisons and cards that stay for some turns each turn a quarter; shrines give focus."""
    for samurai in game.standing:
        samurai.hobbles = [left - 1 for left in samurai.hobbles if left > 1]
        for poison in samurai.poisons:
            poison.left -= 1
        over = [one for one in samurai.poisons if one.left == 0]
        samurai.poisons = [one for one in samurai.poisons if one.left]
        for one in over:
            await step(samurai_steps.PoisonOver(samurai=samurai.name, poison=f"poison:{one.poison}"))
        for staying in list(samurai.staying):
            if staying.left:
                staying.left -= 1
                if staying.left == 0:
                    await remove(game, samurai, staying)
    for samurai in game.standing:
        await pray(game, samurai)
    for samurai in game.downward:
        await offer_removal(game, samurai)


async def pray(game: Game, samurai: Samurai) -> None:
    """1 focus for everybody beside a shrine."""
    if samurai.place is None:
        return
    beside = [NATURES[game.terrain[place]] for place in neighbours(samurai.place) if place in game.terrain]
    if any(nature.holy for nature in beside):
        await gain_focus(samurai, 1)


async def offer_removal(game: Game, samurai: Samurai) -> None:
    """Any player may pay to remove a card in play that allows it."""
    for owner in game.samurai:
        for staying in list(owner.staying):
            card = card_of(staying.piece)
            price = card.sheet.removable
            if not price or price > samurai.purse:
                continue
            facts = {
                "samurai": samurai.name,
                "foe": owner.name,
                "card": card.key,
                "price": price,
                "focus": samurai.focus,
            }
            if await confirm(samurai, "remove", facts):
                await spend(samurai, price)
                await remove(game, owner, staying)


async def remove(game: Game, owner: Samurai, staying: Staying) -> None:
    """A card in play goes to the discard pile."""
    owner.staying.remove(staying)
    await put_down(game, owner, [staying.piece])
    await reveal(card_steps.Removed(samurai=owner.name, card=card_of(staying.piece).key))


async def cut_hands(game: Game) -> None:
    """Asks each player with more cards than his limit to discard the rest, face down.

    Ruling: stuns and crippling poison count and cannot be discarded.
    """
    over = {one.seat: one for one in game.standing if one.held > one.hand_limit and len(one.abilities) > 0}

    def request_of(seat: Seat) -> Several[Option[Piece]]:
        samurai = over[seat]
        number = min(samurai.held - samurai.hand_limit, len(samurai.abilities))
        facts = {
            "samurai": samurai.name,
            "number": number,
            "limit": samurai.hand_limit,
            "stuns": samurai.stuns,
        }
        return Several("limit", each_of(samurai.abilities), number, number, facts)

    for seat, options in (await ask_each(list(over), request_of)).items():
        await discard_these(game, over[seat], [option.value for option in options], hidden=True)
