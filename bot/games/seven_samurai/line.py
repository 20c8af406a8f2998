"""The two sides of a board: the combat line on the right, the defended cards on the left."""

from __future__ import annotations

from bot.engine import step
from bot.games.seven_samurai import steps
from bot.games.seven_samurai.raiders import Raider
from bot.games.seven_samurai.samurai import Samurai
from bot.games.seven_samurai.state import Game
from bot.games.seven_samurai.village import lose_barricade


def can_defend(game: Game, samurai: Samurai, card: Raider) -> bool:
    """True if the card can be laid to the left: its symbol is still missing and no penalty forbids it."""
    forbidden = samurai is game.turn and "defend" in game.bans
    return card.symbol is not None and card.symbol not in samurai.symbols and not forbidden


async def attack(game: Game, samurai: Samurai, card: Raider) -> None:
    """The card joins his combat line and counts.

    Below Kiai nothing happens; exactly at Kiai he may use his power; beyond it the village burns.

    Ruling: every card added to a line beyond Kiai burns, also if the line was beyond Kiai before.
    """
    before = samurai.total
    samurai.line.append(card)
    game.drawn = None
    total = samurai.total
    await step(
        steps.Attack(
            samurai=samurai.key,
            card=card.key,
            value=card.value,
            before=before,
            after=total,
            kiai=samurai.kiai,
        )
    )
    if total > samurai.kiai:
        await step(steps.Beyond(samurai=samurai.key, total=total, kiai=samurai.kiai))
        await lose_barricade(game)
    else:
        game.expect_kiai(samurai)


async def defend(game: Game, samurai: Samurai, card: Raider) -> None:
    """The card is laid to his left for its symbol; it never counts in his line."""
    samurai.defended.append(card)
    game.drawn = None
    await step(
        steps.Defend(
            samurai=samurai.key,
            card=card.key,
            value=card.value,
            symbol=f"symbol:{card.symbol}",
            missing=missing_keys(samurai),
        )
    )


def missing_keys(samurai: Samurai) -> tuple[str, ...]:
    return tuple([f"symbol:{symbol}" for symbol in samurai.missing])
