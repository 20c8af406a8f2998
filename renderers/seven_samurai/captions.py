"""Short words for captions, as extra arguments of a step's sentence."""

from __future__ import annotations

from bot.engine.question import Facts
from bot.games.seven_samurai import round_steps, steps
from bot.wording import Words
from renderers.kit.facts import bare
from renderers.seven_samurai import labels


def penalty(told: steps.Penalty | steps.Ignore | steps.Cannot, words: Words) -> Facts:
    return {"penalty": labels.penalty(words, bare(told.penalty))}


def symbol(told: steps.Drop | steps.Defend, words: Words) -> Facts:
    return {"symbol": labels.symbol(words, bare(told.symbol))}


def bonus(told: round_steps.Bonus, words: Words) -> Facts:
    return {"bonus": words.say(f"picture-bonus-{bare(told.bonus)}") if told.bonus else ""}


def gap(told: round_steps.Unguarded, _: Words) -> Facts:
    """The bare kind of a symbol, as a selector for the sentence."""
    return {"symbol": bare(told.symbol)}


def distance(told: steps.Turn, _: Words) -> Facts:
    """The distance of a total from Kiai."""
    missing = told.kiai - told.total
    return {"distance": missing, "reach": "kiai" if missing == 0 else "below" if missing > 0 else "beyond"}


def burden(told: round_steps.Farm, words: Words) -> Facts:
    """The extra cost of a burnt farm."""
    costs = bare(told.farm_penalty)
    named = words.say(f"picture-farm-penalty-{costs}") if costs else ""
    return {"penalty": named, "burdened": bool(costs)}


def animal(told: round_steps.Beast, words: Words) -> Facts:
    """The animal he turns into."""
    return {"animal": words.say(f"picture-animal-{bare(told.samurai)}")}
