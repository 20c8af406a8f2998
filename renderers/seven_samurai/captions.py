"""Short words for captions, as extra arguments of a step's sentence."""

from __future__ import annotations

from bot.engine.question import Fact, Facts
from bot.games.seven_samurai import round_steps, steps
from bot.wording import Words
from renderers.kit.facts import bare, tail
from renderers.seven_samurai import labels


def shortly(facts: Facts, words: Words) -> Facts:
    """Short names for the penalty, symbol and bonus of a step."""
    short: dict[str, Fact] = {}
    if "penalty" in facts:
        short["penalty"] = labels.penalty(words, tail(facts, "penalty"))
    if "symbol" in facts:
        short["symbol"] = labels.symbol(words, tail(facts, "symbol"))
    if "bonus" in facts:
        short["bonus"] = words.say(f"picture-bonus-{tail(facts, 'bonus')}") if facts["bonus"] else ""
    return short


def gap(facts: Facts, _: Words) -> Facts:
    """The bare kind of a symbol, as a selector for the sentence."""
    return {"symbol": bare(round_steps.Unguarded.of(facts).symbol)}


def distance(facts: Facts, _: Words) -> Facts:
    """The distance of a total from Kiai."""
    told = steps.Turn.of(facts)
    missing = told.kiai - told.total
    return {"distance": missing, "reach": "kiai" if missing == 0 else "below" if missing > 0 else "beyond"}


def burden(facts: Facts, words: Words) -> Facts:
    """The extra cost of a burnt farm."""
    costs = bare(round_steps.Farm.of(facts).farm_penalty)
    named = words.say(f"picture-farm-penalty-{costs}") if costs else ""
    return {"penalty": named, "burdened": bool(costs)}


def animal(facts: Facts, words: Words) -> Facts:
    """The animal he turns into."""
    return {"animal": words.say(f"picture-animal-{bare(round_steps.Beast.of(facts).samurai)}")}
