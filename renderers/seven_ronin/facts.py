"""The facts of 7 Ronin's steps that are lists: who was hit, and how many ninja went where."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.question import Facts
from renderers.kit.facts import as_number, parts


@dataclass(frozen=True, slots=True)
class Hit:
    """Wounds that a ronin has just taken."""

    ronin: str
    dealt: int
    before: int
    after: int


def hits(facts: Facts) -> list[Hit]:
    """Everybody who was attacked, hurt or not."""
    found: list[Hit] = []
    for hit in parts(facts.get("hits", ())):
        ronin, dealt, before, after = parts(hit)
        found.append(Hit(str(ronin), as_number(dealt), as_number(before), as_number(after)))
    return found


def hurt(facts: Facts) -> dict[str, int]:
    """The wounds dealt, by ronin."""
    return {hit.ronin: hit.dealt for hit in hits(facts) if hit.dealt}


def ninja_by_place(facts: Facts, name: str) -> dict[str, int]:
    """Pairs of a place and a number of ninja."""
    found: dict[str, int] = {}
    for pair in parts(facts[name]):
        place, ninja = parts(pair)
        found[str(place)] = as_number(ninja)
    return found
