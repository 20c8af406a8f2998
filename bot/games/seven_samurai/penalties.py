"""Part A of a turn: the last card of the combat line strikes.

A penalty that cannot be applied is a wound instead. A boss may carry two penalties; they apply in the
player's order.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.engine import NO_REPEAT, Facts, Option, Seat, decide, draw, shuffle, step, value
from bot.games.seven_samurai import steps
from bot.games.seven_samurai.consequences import burns
from bot.games.seven_samurai.kiai import settle
from bot.games.seven_samurai.line import attack, missing_keys
from bot.games.seven_samurai.raiders import Penalty, Raider
from bot.games.seven_samurai.repeats import ignoring
from bot.games.seven_samurai.samurai import KIAI, Samurai, samurai_key
from bot.games.seven_samurai.stack import Stack
from bot.games.seven_samurai.state import Game
from bot.games.seven_samurai.talents import may_ignore
from bot.games.seven_samurai.view import Ban
from bot.games.seven_samurai.village import lose_barricade
from bot.games.seven_samurai.wounds import wound

BANS: Final[dict[Penalty, Ban]] = {
    "no_defend": "defend",
    "no_support": "support",
    "no_talent": "talent",
    "must_pass": "act",
}
"""The penalties that only forbid something, for this turn."""


@value
class Verdict:
    """The next penalty to resolve. With ``talent`` it is ignored."""

    key: str
    penalty: Penalty
    talent: Seat | None = None


async def suffer(game: Game, samurai: Samurai) -> None:
    """Resolve every penalty of his last card, one after another, unless the round ends first.

    Ruling: with Gorobei's or Kanbei's talent either or both of two penalties may be ignored. If the penalty
    that silences talents is applied first, the other cannot be ignored.
    """
    if not samurai.line:
        return
    card = samurai.line[-1]
    game.penalties = list(card.penalties)
    while game.penalties and not game.round_over:
        verdict = await judge(game, samurai, card)
        game.penalties.remove(verdict.penalty)
        key = f"penalty:{verdict.penalty}"
        if verdict.talent is not None:
            await step(
                steps.Ignore(
                    samurai=samurai.key,
                    penalty=key,
                    card=card.key,
                    talent=samurai_key(verdict.talent),
                    own=verdict.talent == samurai.seat,
                )
            )
        elif applies(game, samurai, verdict.penalty):
            await step(steps.Penalty(samurai=samurai.key, penalty=key, card=card.key))
            await apply(game, samurai, verdict.penalty)
        else:
            await step(steps.Cannot(samurai=samurai.key, penalty=key, card=card.key))
            await wound(game, samurai)
        await settle(game)
    game.penalties = []


async def judge(game: Game, samurai: Samurai, card: Raider) -> Verdict:
    """Ask which penalty comes next and, if a talent allows it, whether it is ignored.

    Ruling: he is asked for an order only if it can matter; otherwise they come in the order on the card.
    """
    talent = may_ignore(game, samurai, card)
    penalties = list(dict.fromkeys(game.penalties))
    if not order_matters(game, samurai, talent):
        penalties = penalties[:1]
    verdicts: list[Verdict] = []
    for penalty in penalties:
        verdicts.append(Verdict(f"apply:{penalty}", penalty))
        if talent is not None:
            verdicts.append(Verdict(f"ignore:{penalty}", penalty, talent))
    asked: Facts = {"samurai": samurai.key, "card": card.key, "count": len(penalties)}
    repeat = ignoring(game.round, penalties[0]) if talent is not None and len(penalties) == 1 else NO_REPEAT
    show = partial(meaning, game, samurai)
    return await decide(samurai.seat, "penalty", verdicts, asked, show=show, repeat=repeat)


def meaning(game: Game, samurai: Samurai, verdict: Verdict) -> Option[Verdict]:
    """The option to apply a penalty, with its effect, or to ignore it, with the talent used."""
    if verdict.talent is None:
        return Option(verdict.key, verdict, threat(game, samurai, verdict.penalty))
    facts = {"penalty": f"penalty:{verdict.penalty}", "talent": samurai_key(verdict.talent)}
    return Option(verdict.key, verdict, facts)


def order_matters(game: Game, samurai: Samurai, talent: Seat | None) -> bool:
    """True if the order of two penalties can make a difference.

    Two penalties that both change the table may affect each other. A penalty that only forbids something does
    not change the table, so beside one of those the order matters in two cases alone. "No talents", applied
    first, keeps a talent from ignoring the other. And a Kiai between the two may give him a card, which he
    may defend only before that is forbidden, or may show him something that decides if he ignores the second.
    Supporting and having to pass are checked after all penalties.
    """
    if len(game.penalties) == 1:
        return False
    doing: list[Penalty] = [penalty for penalty in game.penalties if penalty not in BANS]
    if len(set(doing)) > 1:
        return True
    between = any(may_unleash(game, samurai, penalty) for penalty in doing)
    if talent is not None:
        return between or "no_talent" in game.penalties
    return between and "no_defend" in game.penalties


def may_unleash(game: Game, samurai: Samurai, penalty: Penalty) -> bool:
    """True if the penalty may lead to a Kiai.

    A wound does so only if the new beast's Kiai equals his total. A fire or a strike at a neighbour may do so
    for others.
    """
    if penalty == "wound" or not applies(game, samurai, penalty):
        return samurai.wounds == 1 and samurai.total == KIAI[samurai.seat].beast
    return penalty in ("fire", "left", "right")


def threat(game: Game, samurai: Samurai, penalty: Penalty) -> Facts:
    """The effect of a penalty: the thing that burns, the neighbour who draws, or the number of the wound.

    ``wounds`` includes the new wound; it is 0 if there is none. A penalty that does not apply is a wound.
    """
    target = struck_neighbour(game, samurai, penalty)
    possible = applies(game, samurai, penalty)
    return {
        "penalty": f"penalty:{penalty}",
        "applies": possible,
        "burns": burns(game) if penalty == "fire" else "nothing",
        "draws": target is not None,
        "target": "" if target is None else target.key,
        "wounds": samurai.wounds + 1 if penalty == "wound" or not possible else 0,
    }


def struck_neighbour(game: Game, samurai: Samurai, penalty: Penalty) -> Samurai | None:
    if penalty == "left":
        return game.left_of(samurai)
    return game.right_of(samurai) if penalty == "right" else None


def applies(game: Game, samurai: Samurai, penalty: Penalty) -> bool:
    """True if the penalty can be applied.

    A neighbour who has passed draws nothing.

    Ruling: nothing can be shuffled back from an empty discard pile, and nothing dropped if nothing is
    defended.
    """
    match penalty:
        case "left" | "right":
            neighbour = struck_neighbour(game, samurai, penalty)
            return neighbour is not None and not neighbour.passed
        case "return":
            return bool(game.discard)
        case "drop":
            return bool(samurai.defended)
        case _:
            return True


async def apply(game: Game, samurai: Samurai, penalty: Penalty) -> None:
    match penalty:
        case "fire":
            await lose_barricade(game)
        case "wound":
            await wound(game, samurai)
        case "intruder":
            await let_intruder_in(game, samurai)
        case "left":
            await strike_neighbour(game, samurai, game.left_of(samurai), "left")
        case "right":
            await strike_neighbour(game, samurai, game.right_of(samurai), "right")
        case "return":
            await return_raider(game, samurai)
        case "drop":
            await drop(game, samurai)
        case "no_defend" | "no_support" | "no_talent" | "must_pass":
            game.bans.add(BANS[penalty])


async def let_intruder_in(game: Game, samurai: Samurai) -> None:
    """The top raider joins the intruders, unseen."""
    game.slip_in()
    after = len(game.intruders)
    await step(steps.Intruder(samurai=samurai.key, before=after - 1, after=after, stack=len(game.stack)))


async def strike_neighbour(game: Game, samurai: Samurai, neighbour: Samurai, side: str) -> None:
    """A neighbour draws a raider into his line. He cannot use talents, but he may reach Kiai."""
    tell = game.stack.told_by()
    card = game.drawn = game.stack.take()
    game.held = [neighbour]
    await tell(
        steps.Neighbour(
            samurai=samurai.key, target=neighbour.key, side=side, card=card.key, stack=len(game.stack)
        )
    )
    await attack(game, neighbour, card)
    game.held = []


async def return_raider(game: Game, samurai: Samurai) -> None:
    """A random discarded card is shuffled back into the stack, which is then face down again."""
    card = await draw("return", game.discard)
    game.discard.remove(card)
    game.stack = Stack(await shuffle("stack", [*game.stack.cards, card]))
    await step(steps.Return(samurai=samurai.key, card=card.key, stack=len(game.stack)))


async def drop(game: Game, samurai: Samurai) -> None:
    """He discards one of the cards he has defended."""
    options = [Option(card.key, card, {"symbol": f"symbol:{card.symbol}"}) for card in samurai.defended]
    card = (await decide(samurai.seat, "drop", options, {"samurai": samurai.key})).value
    samurai.defended.remove(card)
    game.discard.append(card)
    await step(
        steps.Drop(
            samurai=samurai.key, card=card.key, symbol=f"symbol:{card.symbol}", missing=missing_keys(samurai)
        )
    )
