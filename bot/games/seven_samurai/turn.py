"""A turn: suffer the penalty of your last card (A), then fight, support or pass (B)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from bot.engine import PASS, Facts, Option, Seat, ask, ask_some, offer, step
from bot.games.seven_samurai import steps
from bot.games.seven_samurai.consequences import burns, penalty_keys, prices, reach
from bot.games.seven_samurai.fight import fight
from bot.games.seven_samurai.line import missing_keys
from bot.games.seven_samurai.penalties import suffer
from bot.games.seven_samurai.repeats import fighting_on, taking_up_nothing
from bot.games.seven_samurai.samurai import KIKUCHIYO, SEATS, Samurai, samurai_key
from bot.games.seven_samurai.state import Game
from bot.games.seven_samurai.talents import talents


@dataclass(frozen=True, slots=True)
class Fight:
    """Reveal the top raider."""

    key: str = "fight"


@dataclass(frozen=True, slots=True)
class Support:
    """Lend another samurai your talent."""

    target: Seat
    key: str


@dataclass(frozen=True, slots=True)
class Leave:
    """Pass: out for the round."""

    key: str = PASS.key


Action: TypeAlias = Fight | Support | Leave
FIGHT: Final = Fight()
SUPPORT: Final = {seat: Support(seat, f"support:{seat}") for seat in SEATS}
LEAVE: Final = Leave()


async def take_turn(game: Game, samurai: Samurai) -> None:
    """Penalty, then action. Support tokens he has received go home when his turn ends, used or not.

    The round ends at once with the last raider of the stack; then no action follows.
    """
    game.turn, game.phase = samurai, "start"
    game.given.clear()
    last = samurai.line[-1] if samurai.line else None
    await step(
        steps.Turn(
            samurai=samurai.key,
            total=samurai.total,
            kiai=samurai.kiai,
            card="" if last is None else last.key,
            penalties=() if last is None else penalty_keys(last.penalties),
            count=0 if last is None else len(last.penalties),
        )
    )
    await take_up_spares(game, samurai)
    game.phase = "penalty"
    await suffer(game, samurai)
    if not game.round_over:
        game.phase = "action"
        await act(game, samurai)
    for owner in tuple(samurai.tokens):
        game.give_token(game.by_seat[owner], game.by_seat[owner])
        await step(steps.TokenBack(samurai=samurai_key(owner), holder=samurai.key))
    game.bans.clear()
    game.turn = None


async def take_up_spares(game: Game, samurai: Samurai) -> None:
    """Before the penalty he may take up any of the spare support tokens, for this round.

    Each can be taken up once in the game.
    """
    left = [seat for seat in game.spare_tokens if seat not in game.used_spares]
    if not left:
        return
    options = [Option(samurai_key(seat), seat, {"talent": f"talent:{seat}"}) for seat in left]
    facts, repeat = {"samurai": samurai.key}, taking_up_nothing(game, samurai, len(left))
    taken = await ask_some(samurai.seat, "spare", options, 0, len(options), facts, repeat=repeat)
    if taken:
        seats = tuple([option.value for option in taken])
        game.used_spares += seats
        samurai.spares += seats
        await step(steps.Spare(samurai=samurai.key, tokens=tuple([samurai_key(seat) for seat in seats])))


async def act(game: Game, samurai: Samurai) -> None:
    """Exactly one action. A samurai who is beyond his Kiai at this moment must pass."""
    if samurai.beyond or "act" in game.bans:
        await leave(samurai, forced=True)
        return
    open_to = actions(game, samurai)
    answer = await ask(
        samurai.seat,
        "action",
        open_to,
        partial(line_facts, samurai, open_to),
        show=partial(acting, game, samurai),
        repeat=fighting_on(game, samurai),
    )
    match answer:
        case Fight():
            await fight(game, samurai)
            await fight_again(game, samurai)
        case Support(target):
            await support(game, samurai, game.by_seat[target])
        case Leave():
            await leave(samurai, forced=False)


def actions(game: Game, samurai: Samurai) -> list[Action]:
    """Fight, support a samurai who has not passed (with his own token, unless forbidden), or pass."""
    if samurai.token_holder != samurai.seat or "support" in game.bans:
        return [FIGHT, LEAVE]
    return [FIGHT, *[SUPPORT[other.seat] for other in game.fighting if other is not samurai], LEAVE]


def line_facts(samurai: Samurai, open_to: Sequence[Action]) -> Facts:
    """The state of his line, and whether he may support anybody."""
    return {
        "samurai": samurai.key,
        "total": samurai.total,
        "kiai": samurai.kiai,
        "support": any(isinstance(action, Support) for action in open_to),
    }


def acting(game: Game, samurai: Samurai, action: Action) -> Option[Action]:
    """The option for one action, with its effect."""
    match action:
        case Fight():
            return Option(action.key, action, fighting(game, samurai))
        case Support(target):
            return Option(action.key, action, supporting(game, game.by_seat[target]))
        case Leave():
            return Option(action.key, action, leaving(game, samurai))


def supporting(game: Game, other: Samurai) -> Facts:
    """The samurai he would support, with the stack and the intruders afterwards."""
    return {
        "target": other.key,
        "total": other.total,
        "kiai": other.kiai,
        "stack": len(game.stack) - 1,
        "intruders": len(game.intruders) + 1,
    }


def fighting(game: Game, samurai: Samurai) -> Facts:
    """The next raider if it is open, and the room left in his line."""
    top = game.stack.revealed[0].key if game.stack.face_up else ""
    total, kiai = samurai.total, samurai.kiai
    return {
        "card": top,
        "known": bool(top),
        "reach": reach(total, kiai),
        "distance": abs(kiai - total),
        "stack": len(game.stack),
        "burns": burns(game),
        "wounds": samurai.wounds,
    }


def leaving(game: Game, samurai: Samurai) -> Facts:
    """The symbols he leaves undefended and their price.

    The last samurai to pass lets the rest of the stack into the village.
    """
    last = len(game.fighting) == 1
    missing = missing_keys(samurai)
    return {
        "missing": missing,
        "count": len(missing),
        "intruders": len(game.stack) if last else 0,
        **prices(game, samurai, samurai.missing),
    }


async def fight_again(game: Game, samurai: Samurai) -> None:
    """Kikuchiyo's talent: he may fight twice in his turn.

    Ruling: also if the first fight took him beyond his Kiai; passing is tested once a turn.
    """
    if game.round_over or KIKUCHIYO not in talents(game, samurai):
        return
    game.phase = "action"
    facts: Facts = {"samurai": samurai.key, "total": samurai.total, "kiai": samurai.kiai}
    options = [acting(game, samurai, FIGHT)]
    if await offer(samurai.seat, "again", options, facts, repeat=fighting_on(game, samurai)) is not None:
        await step(steps.Again(samurai=samurai.key, talent=samurai_key(KIKUCHIYO)))
        await fight(game, samurai)


async def support(game: Game, samurai: Samurai, target: Samurai) -> None:
    """His token goes to another samurai, and the top raider unseen to the intruders."""
    game.give_token(samurai, target)
    game.slip_in()
    after = len(game.intruders)
    await step(
        steps.Support(
            samurai=samurai.key, target=target.key, before=after - 1, after=after, stack=len(game.stack)
        )
    )


async def leave(samurai: Samurai, *, forced: bool) -> None:
    """He is out for the rest of the round: no cards in or out, no penalties."""
    samurai.passed = True
    await step(steps.Pass(samurai=samurai.key, total=samurai.total, kiai=samurai.kiai, forced=forced))
