"""Games with a set of faces, and the distance of their results from every target at once.

Games with the same number have the same seed for every set, so that two sets are compared in the same games.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import log
from random import Random
from statistics import mean
from typing import Any, Final, TypeAlias

from bench.balance import judged, setup_of, targets_of
from bench.faces.cards import Faces
from bench.games import new_match
from bot.engine import Advise, GameRules, Step
from bot.games.way_of_the_samurai.rules import WAY_OF_THE_SAMURAI

Row: TypeAlias = Mapping[str, Any]

TARGETS: Final = targets_of(WAY_OF_THE_SAMURAI) or {}
ENEMIES, WEAPONS = (tuple({**group, **row} for row in group["cells"]) for group in TARGETS["groups"][:2])
"""The rows of the first two tables of ``make balance``. The first weapon is the Katana."""
CELLS: Final[Sequence[Row]] = (*WEAPONS, *(row for row in ENEMIES if row["name"] != "enemy:ishida"))
"""The ways to play; Ishida is the enemy of every weapon."""
KATANA: Final[str] = WEAPONS[0]["name"]
AGAINST: Final[Mapping[str, Row]] = {
    KATANA if row["name"] == "enemy:ishida" else row["name"]: row for row in ENEMIES
}
"""The five enemies, by the cells that are played with the Katana against them."""
APART: Final = log(2)
"""The log odds ratio between a weapon and the Katana from which it counts as too far away."""
ROOM: Final = 2
"""Points that an enemy should be inside his range."""
RED_COMBOS: Final = 1.0
DIE_USED: Final = 0.25
"""The wanted red combos in a fight, and the wanted share of fights in which the wound die is used."""
EACH_GUARD: Final = 2
"""The counters wanted at each threshold of Guard from 1 to 4."""
WEIGHTS: Final = {"weapons": 1.0, "enemies": 2.0, "die": 1.5, "spread": 0.5, "cards": 4.0}
"""The share of each part in the score."""


@dataclass(frozen=True, slots=True)
class Fight:
    """The result of one game."""

    won: bool
    red: int
    """Red combos."""
    used: bool
    """The wound die was used."""
    cards: tuple[tuple[str, bool, float], ...]


@dataclass(slots=True)
class Record:
    """All games of one set of faces, by way to play."""

    faces: Faces
    fights: dict[str, list[Fight]] = field(default_factory=lambda: defaultdict(list))

    def play(self, numbers: Iterable[int], advise: Advise, cells: Sequence[Row] = CELLS) -> None:
        """Play the games with these numbers in every cell."""
        game = self.faces.game()
        for number in numbers:
            for row in cells:
                self.fights[row["name"]].append(fight(game, row, number, advise))

    def log_odds(self, name: str) -> float:
        """The log odds of winning; half a game is added to both sides, so that it is always finite."""
        fights = self.fights[name]
        won = sum(one.won for one in fights)
        return log((won + 0.5) / (len(fights) - won + 0.5))

    def ratios(self) -> dict[str, float]:
        """The log odds ratio of each weapon against the Katana."""
        katana = self.log_odds(KATANA)
        return {row["name"]: self.log_odds(row["name"]) - katana for row in WEAPONS[1:]}


def fight(game: GameRules, row: Row, number: int, advise: Advise) -> Fight:
    """One game, the same for the same faces, number and AI."""
    seed = f"faces of {row['name']}, {number}"
    match, random = new_match(game, seed, setup_of(game, row, number)), Random(seed)
    steps: list[Step] = [*match.opening()]
    while match.outcome is None:
        seat = match.waiting_for[0]
        steps += match.answer(seat, advise(match.view(seat), match.pending[seat].request, random))
    names = Counter(step.name for step in steps)
    red = sum(step.name == "combo" and step.facts["combo"] == "combo:fire" for step in steps)
    cards = tuple(judged(game, TARGETS["cards"], steps)) if row["name"] == KATANA else ()
    return Fight(bool(match.outcome.winners), red, names["die_used"] > 0, cards)


def parts_of(record: Record) -> dict[str, float]:
    """The distance from each target; 0 if it is met."""
    ratios = record.ratios().values()
    against = [one for name in AGAINST for one in record.fights[name]]
    red, used = mean(one.red for one in against), mean(one.used for one in against)
    return {
        "weapons": sum(max(0.0, abs(ratio) - APART) + 0.1 * abs(ratio) for ratio in ratios),
        "enemies": sum(_from_range(record, name, row) for name, row in AGAINST.items()),
        "die": abs(log(max(red, 0.01) / RED_COMBOS)) + max(0.0, log(DIE_USED / max(used, 0.01))),
        "spread": _from_even(record.faces),
        "cards": sum(_cards_apart(record.fights[KATANA])),
    }


def score(parts: Mapping[str, float]) -> float:
    """The sum of all parts by their weights; less is better."""
    return sum(WEIGHTS[name] * part for name, part in parts.items())


def _from_range(record: Record, name: str, row: Row) -> float:
    """The log odds by which an enemy is outside his range."""
    low, high = row["target"]
    odds = record.log_odds(name)
    return max(0.0, _odds_of(low + ROOM) - odds, odds - _odds_of(high - ROOM))


def _odds_of(per_cent: float) -> float:
    return log(per_cent / (100 - per_cent))


def _from_even(faces: Faces) -> float:
    """The counters missing at the thresholds of Guard from 1 to 4."""
    return float(sum(max(0, EACH_GUARD - faces.counters[guard]) for guard in (1, 2, 3, 4)))


def _cards_apart(fights: Sequence[Fight]) -> list[float]:
    """The distance of each action card from the range of its class."""
    low, high = TARGETS["cards"]["target"]
    played: dict[tuple[bool, str], list[float]] = defaultdict(list)
    for one in fights:
        for card, better, won in one.cards:
            played[better, card].append(won)
    found: list[float] = []
    for better in (False, True):
        mine = [mean(won) for (kind, _), won in played.items() if kind == better and len(won) > 9]
        usual = mean(mine or [1.0]) or 1.0
        found += [max(0.0, low - one / usual, one / usual - high) for one in mine]
    return found
