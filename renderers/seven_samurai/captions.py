"""The short words of captions: what a step's sentence needs besides its facts."""

from __future__ import annotations

from bot.engine.question import Fact, Facts
from bot.wording import Words
from renderers.kit.facts import number, tail
from renderers.seven_samurai import labels


def shortly(facts: Facts, words: Words) -> Facts:
    """Keys within a sentence are worded as shortly as pictures need."""
    short: dict[str, Fact] = {}
    if "penalty" in facts:
        short["penalty"] = labels.penalty(words, tail(facts, "penalty"))
    if "symbol" in facts:
        short["symbol"] = labels.symbol(words, tail(facts, "symbol"))
    if "bonus" in facts:
        short["bonus"] = words.say(f"picture-bonus-{tail(facts, 'bonus')}") if facts["bonus"] else ""
    return short


def gap(facts: Facts, _: Words) -> Facts:
    """The bare kind of a symbol, which the sentence tells apart by itself."""
    return {"symbol": tail(facts, "symbol")}


def distance(facts: Facts, _: Words) -> Facts:
    """How far a total is from Kiai."""
    missing = number(facts, "kiai") - number(facts, "total")
    return {"distance": missing, "reach": "kiai" if missing == 0 else "below" if missing > 0 else "beyond"}


def burden(facts: Facts, words: Words) -> Facts:
    """What a burnt farm costs besides."""
    costs = tail(facts, "farm_penalty")
    named = words.say(f"picture-farm-penalty-{costs}") if costs else ""
    return {"penalty": named, "burdened": bool(costs)}


def animal(facts: Facts, words: Words) -> Facts:
    """What he turns into."""
    return {"animal": words.say(f"picture-animal-{tail(facts, 'samurai')}")}
