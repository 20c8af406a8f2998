"""The swordmaster: the AI's answers, from the view of its seat and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Final, cast

from bot.engine import PASS, Choice, Keyed, Request, View, options_of
from bot.games.way_of_the_samurai.advisor.duelist import Duelist
from bot.games.way_of_the_samurai.advisor.foresight import ADEPT, MASTER, Foresight, Gauges, Sight
from bot.games.way_of_the_samurai.advisor.moments import Moments
from bot.games.way_of_the_samurai.advisor.worth import qi_held
from bot.games.way_of_the_samurai.cards import Action
from bot.games.way_of_the_samurai.view import DuelView, FighterView

POOR_HAND: Final = -1.0
"""A hand with an expected worth below this is exchanged if possible."""


def advise(view: View, request: Request[object], random: Random) -> Sequence[str]:
    """The best answer that an adept finds."""
    return answer(view, request, random, ADEPT)


def master(view: View, request: Request[object], random: Random) -> Sequence[str]:
    """The answer of a master, who keeps special cards longer, and looks further ahead."""
    return answer(view, request, random, MASTER)


def answer(view: View, request: Request[object], random: Random, sight: Sight) -> Sequence[str]:
    """The best answer found by looking ahead so far."""
    table, options = cast("DuelView", view), options_of(request)
    table, you = own_side(table)
    if request.prompt.startswith("duel."):
        return Duelist(table, you, options, random).answer(request.prompt)
    moments = Moments(table, you, options)
    match request.prompt:
        case "play":
            turning = bool(cast("Choice[Keyed]", request).facts.get("turning"))
            return (play(moments, turning, sight),)
        case "guard":
            comes = cast("Choice[Keyed]", request).facts["count"]
            return (moments.guard() if comes else moments.unharmed(),)
        case "target":
            return (target(moments, sight),)
        case prompt:
            return (moments.answer(prompt),)


def own_side(view: DuelView) -> tuple[DuelView, FighterView]:
    """The fighter whose hand is seen, and the view with the traits of his weapon."""
    you = next((fighter for fighter in view.fighters if fighter.hand is not None), view.you)
    return (replace(view, traits=you.traits) if you is not view.you else view), you


def target(moments: Moments, sight: Sight) -> str:
    """The enemy closest to his fall; before that another hand, if this one is poor."""
    chosen, view, you = moments.nearest(), moments.view, moments.you
    foes = tuple(replace(foe, target=chosen == f"foe:{foe.number}") for foe in view.foes)
    plan = Foresight(replace(view, foes=foes), you, sight=sight)
    cards = (*(you.hand or ()), *you.reserve)
    return another_hand(moments, cards, lambda: plan.blind(cards, ())[1]) or chosen


def another_hand(moments: Moments, cards: Sequence[Action], value: Callable[[], float]) -> str | None:
    """Exchange a poor hand, or a poor card, if possible."""
    if "mulligan" in moments.keys and value() < POOR_HAND:
        return "mulligan"
    return "swap" if "swap" in moments.keys and any(sum_of(card) < 1 for card in cards) else None


def play(moments: Moments, turning: bool, sight: Sight) -> str:
    """A card, or something that improves the cards; ``turning`` says that the next card is turned."""
    view, you, keys = moments.view, moments.you, moments.keys
    cards = [card for card in (*(you.hand or ()), *you.reserve) if card.key in keys]
    if not cards:
        return PASS.key if PASS.key in keys else keys[0]
    plan = Foresight(view, you, may_turn="turn" in keys, sight=sight)
    if turning:
        cards = [plan.turned(card) for card in cards]
    if view.defence is not None:
        card, value = plan.against(view.defence, cards, you.played)
        if plan.may_turn and len(you.played) == 2 and turn_pays(plan, cards, value):
            return "turn"
        helped = help_from(moments, plan, cards, value)
        return helped or (card or cards[0]).key
    before = 1 if view.trait("one_card_first") else 2
    card, value = plan.blind(cards, you.played, before)
    if other := another_hand(moments, cards, lambda: value):
        return other
    if "buy:sight" in keys and sight_pays(plan, cards, value):
        return "buy:sight"
    if "trade:life" in keys and you.qi <= 1 and you.life > 4:
        return "trade:life"
    if "omen:life" in keys and you.life <= 5 and you.qi > 2:
        return "omen:life"
    if "omen:special" in keys and you.qi > 3:
        return "omen:special"
    return (card or cards[0]).key


def sum_of(card: Action) -> int:
    return sum(plan.amount for plan in card.effect.deeds if hasattr(plan, "amount"))  # type: ignore[union-attr]


def sight_pays(plan: Foresight, cards: Sequence[Action], value: float) -> bool:
    """True if knowing the defence is worth its Qi."""
    view, you = plan.view, plan.you
    cost = 1 + bool(view.trait("qi_costs_double"))
    price = qi_held(you.qi, view) - qi_held(you.qi - cost, view)
    if price > 1:
        return False
    known = sum(plan.against(card, cards, you.played)[1] for card in plan.pool) / len(plan.pool)
    return known - value > price + 0.05


def turn_pays(plan: Foresight, cards: Sequence[Action], value: float) -> bool:
    """True if the last card is better with its value turned."""
    assert plan.view.defence is not None, "it is known before the last card"
    turned = [plan.turned(card) for card in cards]
    return plan.against(plan.view.defence, turned, plan.you.played)[1] > value


def help_from(moments: Moments, plan: Foresight, cards: Sequence[Action], value: float) -> str:
    """Before the last card: points of a gauge for Qi, Guard or a virtue, if they change the result."""
    view, you = moments.view, moments.you
    if len(you.played) != 2 or view.defence is None:
        return ""
    if plan.foresees:
        plan.foresees = False
        _, value = plan.third(you.played, plan.now, cards, view.defence)
    best, found = value + 0.1, ""
    for key, change, price in helps(view, you, moments.keys):
        for times in (1, 2, 3):
            moved = [
                max(-2, min(limit, now + times * by))
                for now, by, limit in zip(plan.now, change, you.limits, strict=True)
            ]
            gauges: Gauges = (moved[0], moved[1], moved[2])
            _, then = plan.third(you.played, gauges, cards, view.defence)
            if then - times * price > best:
                best, found = then - times * price, key
    return found


def helps(view: DuelView, you: FighterView, keys: Sequence[str]) -> list[tuple[str, Gauges, float]]:
    """The possible helps, each with its change of the gauges and its price."""
    qi = qi_held(you.qi, view) - qi_held(you.qi - 1, view)
    gauge = view.virtue.taken if view.virtue is not None else None
    strong, skilled = max(1, view.trait("qi_moves_strength")), max(1, view.trait("qi_moves_technique"))
    moves: dict[str, tuple[Gauges, float]] = {
        "lower:strength": ((1, 0, -1), 0.0),
        "lower:technique": ((0, 1, -1), 0.0),
        "buy:strength": ((strong, 0, 0), qi),
        "buy:technique": ((0, skilled, 0), qi),
        "virtue:point": ((1, 0, 0) if gauge == "strength" else (0, 1, 0), 0.3),
    }
    return [(key, *move) for key, move in moves.items() if key in keys]
