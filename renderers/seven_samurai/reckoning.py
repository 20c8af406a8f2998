"""The decisive facts of a finished game: the result, the cost of each round, and the missed chance."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from bot.engine.question import Facts
from bot.games.seven_samurai.view import Result, RoundRecord, TableView
from bot.wording import Words
from renderers.kit.ending import Decisive
from renderers.seven_samurai import labels

COSTLIEST: Final = 2
"""The number of rounds shown."""
UNTOUCHED: Final = RoundRecord(round=0, farms=6, families=3, barricades=0, wounds=0, beasts=0, intruders=0)


def title(result: Result, words: Words) -> str:
    """Won or lost, with the points."""
    score = f"{result.score}{result.suffix}"
    return words.say("picture-ending-title", won=result.won, score=score)


def reason(result: Result, words: Words) -> str:
    """The cause of the defeat, or of the victory."""
    fallen = "" if result.fallen is None else labels.name(words, result.fallen)
    return words.say(f"picture-ending-{result.reason}", samurai=fallen, unwounded=result.unwounded)


def reckon(view: TableView, result: Result, words: Words) -> list[Decisive]:
    """The points or the cause of defeat, the most expensive rounds in order, and the missed chance."""
    score = f"{result.score}{result.suffix}"
    level = words.say(f"picture-level-{view.level}")
    facts: Facts = {
        "farms": result.farms,
        "families": result.families,
        "unwounded": result.unwounded,
        "level": level,
    }
    otherwise = Decisive(words.say("picture-ending-if"), _otherwise(view, result, words))
    if result.won:
        points = Decisive(score, words.say("picture-ending-points", facts))
        return [points, *_rounds(view.records, words), otherwise]
    cause = Decisive(words.say("picture-ending-round", round=view.round), reason(result, words))
    return [*_rounds(view.records[:-1], words), cause, otherwise]


def _rounds(records: tuple[RoundRecord, ...], words: Words) -> list[Decisive]:
    """The most expensive rounds; none that cost nothing."""
    costs = [
        (before.farms - after.farms, before.families - after.families, after)
        for before, after in pairwise((UNTOUCHED, *records))
        if (before.farms, before.families) != (after.farms, after.families)
    ]
    worst = sorted(costs, key=lambda cost: (cost[1], cost[0], cost[2].round))[-COSTLIEST:]
    return [
        Decisive(
            words.say("picture-ending-round", round=record.round),
            words.say("picture-ending-cost", farms=farms, families=families, wounds=record.wounds),
        )
        for farms, families, record in sorted(worst, key=lambda cost: cost[2].round)
    ]


def _otherwise(view: TableView, result: Result, words: Words) -> str:
    """The change that would have reversed the result, from the final table.

    While raiders are still in the stack, missing symbols do not count yet.
    """
    over = view.stack == 0
    without = {
        symbol: over * sum(symbol in samurai.missing for samurai in view.samurai)
        for symbol in ("hat", "farm", "doll")
    }
    fallen = None if result.fallen is None else view.at(result.fallen)
    facts: Facts = {
        "samurai": "" if fallen is None else fallen.key,
        "hatless": fallen is not None and over and "hat" in fallen.missing,
        "farms": without["farm"],
        "dolls": without["doll"],
        "flames": sum(raider.flames for raider in view.exposed),
        "short": 10 - result.score,
    }
    return words.say(f"picture-ending-if-{result.reason}", facts)
