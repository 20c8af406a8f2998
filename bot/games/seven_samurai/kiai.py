"""Kiai: a combat line worth exactly as much as needed allows a samurai's power.

Every change of a line (a card attacked, handed over or removed, a board turned to the beast) only notes that
a Kiai is due. ``settle`` resolves the due ones when that change is done.
"""

from __future__ import annotations

from bot.engine import PASS, Option, ask, step
from bot.games.seven_samurai import kiai_steps
from bot.games.seven_samurai.powers import POWERS
from bot.games.seven_samurai.samurai import Samurai
from bot.games.seven_samurai.state import Game


async def settle(game: Game) -> None:
    """Resolve every Kiai that is due, also outside its owner's turn.

    Ruling: one Kiai is finished, with both uses of a beast's power, before the next begins, in the order in
    which they were reached. A Kiai that was reached is never lost, even if the line has changed again. A
    samurai who has passed gives up no cards and so reaches none.
    """
    while game.due:
        samurai = game.due.pop(0)
        if not samurai.passed:
            await reach_kiai(game, samurai)


async def reach_kiai(game: Game, samurai: Samurai) -> None:
    """First he may use his power. Then, used or not, the first card of his line is discarded.

    Ruling: a line that falls exactly to Kiai by a removal reaches it too. If another power has meanwhile left
    no card in it, none is discarded.
    """
    phase, game.phase, game.kiai_of = game.phase, "kiai", samurai
    power = POWERS[samurai.seat]
    possible = power.possible(game)
    used = possible and await wants_power(samurai)
    await step(kiai_steps.Kiai(samurai=samurai.key, kiai=samurai.kiai, used=used, possible=possible))
    if used:
        await power.use(game, samurai)
    if samurai.line:
        before = samurai.total
        first = samurai.line.pop(0)
        game.discard.append(first)
        after = before - first.value
        await step(kiai_steps.KiaiFirst(samurai=samurai.key, card=first.key, before=before, after=after))
        game.expect_kiai(samurai)
    game.phase, game.kiai_of = phase, None


async def wants_power(samurai: Samurai) -> bool:
    """Ask whether he uses his power; it is never compulsory."""
    first = samurai.line[0] if samurai.line else None
    facts = {
        "samurai": samurai.key,
        "kiai": samurai.kiai,
        "beast": samurai.beast,
        "left": first is not None,
        "card": "" if first is None else first.key,
        "total": 0 if first is None else samurai.total - first.value,
    }
    side = "beast" if samurai.beast else "human"
    options = [
        Option("power", True, {"power": f"power-{side}:{samurai.seat}"}),
        Option(PASS.key, False),
    ]
    return (await ask(samurai.seat, "kiai", options, facts)).value
