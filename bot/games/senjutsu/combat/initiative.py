"""Initiative: the speed of a revealed card, and the parts that are due at each speed."""

from __future__ import annotations

from functools import partial

from bot.engine import Option, step
from bot.games.senjutsu import steps
from bot.games.senjutsu.cards.card import Face, Piece
from bot.games.senjutsu.cards.language import KINDS
from bot.games.senjutsu.combat.blocking import turning
from bot.games.senjutsu.samurai.harm import confirm, spend
from bot.games.senjutsu.samurai.instants import add, may_add, window
from bot.games.senjutsu.samurai.pace import slowed
from bot.games.senjutsu.state.game import Due, Game
from bot.games.senjutsu.state.minds import chosen_by
from bot.games.senjutsu.state.samurai import Playing, Resolve, Samurai

HIGHEST = 9


async def pay_for_speed(samurai: Samurai, card: Face) -> None:
    """Step 3 of revealing: another speed for focus."""
    for other in card.sheet.alternatives:
        price = other.gate.focus
        if price and price <= samurai.purse:
            facts = {
                "samurai": samurai.name,
                "card": card.key,
                "price": price,
                "speed": slowed(samurai, other.speed),
                "printed": slowed(samurai, card.speeds.lowest),
                "focus": samurai.purse,
            }
            if await confirm(samurai, "quick", facts):
                await spend(samurai, price)
                samurai.quick = other.speed


def price_of(card: Face, speed: int) -> int:
    """The focus that this other speed of a card costs; 0 if it is free."""
    return next((one.gate.focus for one in card.sheet.alternatives if one.speed == speed), 0)


def settle_speed(samurai: Samurai) -> None:
    """The speed of a card that leaves no choice.

    Everybody reads it before anybody chooses a speed. It is settled again in its turn, because an instant may
    change a kamae until then.
    """
    if samurai.card is not None and not samurai.card.speeds.variable:
        samurai.speed = slowed(samurai, only_speed(samurai, samurai.card))


async def choose_speed(game: Game, samurai: Samurai, card: Face, resolve: Resolve) -> None:
    """Step 5: of a span one speed; an instant may widen it by one at either end.

    A kamae with a speed of its own decides. Ruling: it is read at the reveal.
    """
    highest, lowest = card.speeds.highest, card.speeds.lowest
    if card.speeds.variable:
        extra = await widened(game, samurai, card, resolve)
        highest, lowest = min(HIGHEST, highest + extra), max(1, lowest - extra)
        along = partial(turning, game, samurai, card, resolve)
        options = [
            Option(f"speed:{slowed(samurai, speed)}", speed, along=along)
            for speed in range(highest, lowest - 1, -1)
        ]
        options = list({option.key: option for option in options}.values())
        facts = {"samurai": samurai.name, "card": card.key}
        speed = (await chosen_by(samurai, "speed", options, facts)).value
        samurai.speed = slowed(samurai, speed)
        await step(steps.Speed(samurai=samurai.name, card=card.key, speed=samurai.speed))
    else:
        settle_speed(samurai)


def only_speed(samurai: Samurai, card: Face) -> int:
    """The speed of a card without a choice: the one paid for, that of the kamae, or the printed one."""
    bound = [one.speed for one in card.sheet.alternatives if samurai.kamae in one.gate.kamae]
    return samurai.quick if samurai.quick is not None else bound[0] if bound else card.speeds.highest


async def widened(game: Game, samurai: Samurai, card: Face, resolve: Resolve) -> int:
    """Offer instants before the speed of a block is chosen. Returns the number by which they widen its
    span."""
    played = await window(
        game,
        [samurai],
        "add-block-speed",
        lambda one, extra: may_add(game, one, extra, "block_speed", card),
        {"samurai": samurai.name, "card": card.key},
    )
    if samurai.seat not in played or samurai.played is None:
        return 0
    playing = Playing(samurai, card, samurai.played, 0, resolve, revealed=True)
    await add(game, playing, played[samurai.seat])
    return 1


def dues(samurai: Samurai, card: Face, piece: Piece) -> list[Due]:
    """The parts of a card, each at its speed; hobbles slow those that are split off, too."""
    rank = 2 * KINDS.index(card.kind) + (card.weapon != "")
    speeds = [
        samurai.speed if part.speed is None else slowed(samurai, part.speed) for part in card.sheet.parts
    ]
    return [Due(samurai, card, piece, number, speed, rank) for number, speed in enumerate(speeds)]
