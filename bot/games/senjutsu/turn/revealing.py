"""Reveal: all cards are turned over; costs are paid, cards replaced, speeds chosen, targets named."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.engine import Problem, reveal, step
from bot.games.senjutsu import steps
from bot.games.senjutsu.cards.card import Card, Face, card_of
from bot.games.senjutsu.cards.heroes import MOST_FOCUS
from bot.games.senjutsu.cards.poisons import is_poison
from bot.games.senjutsu.combat.initiative import choose_speed, dues, pay_for_speed, price_of, settle_speed
from bot.games.senjutsu.samurai.harm import check, spend
from bot.games.senjutsu.samurai.instants import forbidden, window
from bot.games.senjutsu.samurai.piles import put_down
from bot.games.senjutsu.samurai.targets import declare
from bot.games.senjutsu.state.game import Game
from bot.games.senjutsu.state.meaning import names_target
from bot.games.senjutsu.state.samurai import Resolve, Samurai
from bot.games.senjutsu.turn.choosing import STUN

ATTACK: Final = "attack"
"""The event that ends a standing pass: a foe has revealed an attack."""


async def reveal_cards(game: Game, resolve: Resolve) -> None:
    """The five steps of revealing, those from the fourth on from the bottom of the advantage track up."""
    for samurai in game.standing:
        await turn_over(samurai)
    await check(game)
    for samurai in game.standing:
        if samurai.card is not None:
            await spend(samurai, samurai.card.cost)
    for samurai in game.upward:
        if samurai.card is not None:
            await pay_for_speed(samurai, samurai.card)
    for samurai in game.upward:
        await replacements(game, samurai)
    for samurai in game.upward:
        settle_speed(samurai)
    for samurai in game.upward:
        if samurai.card is not None and samurai.played is not None:
            await choose_speed(game, samurai, samurai.card, resolve)
    for samurai in game.upward:
        if samurai.card is not None and samurai.played is not None:
            if names_target(samurai.card.sheet):
                samurai.targets = await declare(game, samurai, samurai.card)
            game.due += dues(samurai, samurai.card, samurai.played)


async def turn_over(samurai: Samurai) -> None:
    """A stun and crippling poison do nothing."""
    samurai.revealed = True
    if samurai.mind is not None:
        await samurai.mind.turn_over()
    if samurai.stunned:
        await reveal(steps.Revealed(samurai=samurai.name, card=STUN, cost=0))
    elif samurai.played is not None and is_poison(samurai.played):
        await reveal(steps.Revealed(samurai=samurai.name, card="poison:crippling", cost=0))
    elif (card := samurai.card) is not None:
        await reveal(steps.Revealed(samurai=samurai.name, card=card.key, cost=card.cost))


def last_wound(samurai: Samurai, attackers: Sequence[Samurai]) -> Problem | None:
    """The loss of a standing pass: one more wound fells him, and attacks lie open."""
    if not attackers or samurai.wound_limit - samurai.all_wounds > 1:
        return None
    return Problem("last-wound", {"foes": tuple(foe.name for foe in attackers), "count": len(attackers)})


async def replacements(game: Game, samurai: Samurai) -> None:
    """Step 4: another card of another type in its place. It is paid for first, then comes the refund of all
    that was paid for the first, another speed included."""
    card = samurai.card
    if card is None or samurai.suffers("mist"):
        return
    attackers = [foe for foe in game.foes(samurai) if foe.card is not None and foe.card.kind == "attack"]
    played = await window(
        game,
        [samurai],
        "replace",
        lambda one, other: may_replace(game, one, other, card),
        {"samurai": samurai.name, "card": card.key},
        waits=[ATTACK],
        ends=[ATTACK] if attackers else [],
        loss=last_wound(samurai, attackers),
    )
    if samurai.seat not in played or samurai.played is None:
        return
    old, new = samurai.played, played[samurai.seat]
    other = card_of(new)
    samurai.hand.remove(new)
    samurai.instant = samurai.played = new
    paid = card.cost
    if samurai.quick is not None:
        paid += price_of(card, samurai.quick)
    samurai.quick = None
    await put_down(game, samurai, [old])
    await reveal(steps.Replaced(samurai=samurai.name, card=other.key, old=card.key))
    await spend(samurai, other.cost)
    if paid:
        samurai.focus = min(MOST_FOCUS, samurai.focus + paid)
        await step(steps.Refund(samurai=samurai.name, number=paid, after=samurai.focus))


def may_replace(game: Game, samurai: Samurai, card: Card, on: Face) -> bool:
    """A replacement of another type than the card, payable, his only instant this turn."""
    return (
        card.instant == "replacement"
        and samurai.instant is None
        and not on.is_core
        and card.kind != on.kind
        and card.cost <= samurai.purse
        and (not card.sheet.required or samurai.kamae in card.sheet.required)
        and not game.forbids("no_replacements")
        and not forbidden(game, samurai, card)
    )
