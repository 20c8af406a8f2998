"""Games of 7 Ronin to take up: whole ones to each ending, and the way to each question.

Most are random games, found by trying seeds; when the rules change, another seed may be needed,
and ``before`` says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Final

from bot.engine import Dealer, Entry, Setup
from bot.engine.match import Match
from bot.games.seven_ronin.rules import SEVEN_RONIN
from bot.games.seven_ronin.state import ATTACKER, DEFENDER
from tests.games.random_play import play_at_random

ENDINGS: Final = {"areas-held": 2914, "winter": 1632, "ronin-fallen": 4150, "ninja-gone": 4959}
"""A seed of a random game that ends like this, and soon. In some a plan is taken back; in none is one
locked in over another, which no hand offers."""

QUESTIONS: Final = {
    "plan.attack": 1,
    "plan.defend": 0,
    "ronin.next": 0,
    "hayai.goal": 14,
    "taiko.patient": 18,
    "yobu.drive": 38,
    "wounds.divide": 685,
    "areas.next": 30,
    "well.target": 2735,
    "inn.copy": 664,
    "pen.target": 4,
    "shrine.target": 27,
    "graveyard.withdraw": 203,
    "path.target": 836,
    "path.number": 836,
}
"""A seed of a random game in which this is asked, and soon."""

PASS: Final = ("pass",)


def whole_game(ending: str) -> list[Entry]:
    """Every decision of a game that ends like this."""
    match = _random_game(ENDINGS[ending])
    assert match.outcome is not None and match.outcome.reason == ending, f"find a new seed for {ending}"
    return [replace(as_filled_in(entry), origin="person") for entry in match.journal]


def as_filled_in(entry: Entry) -> Entry:
    """The entry as if a person had given it with a hand. The fields of a plan are sorted."""
    keys = tuple(sorted(entry.keys)) if entry.prompt.startswith("plan.") else entry.keys
    return replace(entry, keys=keys, origin="" if entry.kind == "chance" else "person")


def before(prompt: str) -> list[Entry]:
    """The answers before somebody is asked this."""
    if prompt in ("granary.number", "watchtower.targets"):
        return [*takewhile(lambda entry: entry.prompt != prompt, arrows_run_short())]
    journal = _random_game(QUESTIONS[prompt]).journal
    place = next((place for place, entry in enumerate(journal) if entry.prompt == prompt), None)
    assert place is not None, f"find a new seed for {prompt}"
    return journal[:place]


def arrows_run_short() -> list[Entry]:
    """The Granary and the Inn feed the reserve until one ninja is left in the pool, and then two
    ronin stand before the Watchtower."""
    posts = ["hayai=area:well", "kabe=area:pen", "musashi=area:field_north", "taiko=area:path"]
    guards = [*posts, "yobu=area:graveyard", "yumi=area:shrine"]
    alone, together = [*guards, "tasuke=area:field_south"], [*posts, "yobu=area:graveyard"]
    match = Match(SEVEN_RONIN, Setup(SEVEN_RONIN.seats), Dealer("arrows"))
    _day(match, ["area:granary=2", "area:inn=1", "area:watchtower=1"], alone, "granary", "inn", "granary")
    _day(match, ["area:granary=2"], alone, "watchtower", "granary", "inn", "granary")
    both = [*together, "yumi=area:field_south", "tasuke=area:field_south"]
    _day(match, ["area:granary=2", "area:inn=1"], both, "watchtower")
    return match.journal


def _day(match: Match, attack: Sequence[str], defence: Sequence[str], *areas: str) -> None:
    """Both plans, no ronin's ability, and these areas: each acts, or is what the Inn copies."""
    match.answer(ATTACKER, attack)
    match.answer(DEFENDER, [f"ronin:{order}" for order in defence])
    while DEFENDER in match.pending:
        match.answer(DEFENDER, PASS)
    for area in areas:
        match.answer(ATTACKER, [f"area:{area}"])
        if match.pending[ATTACKER].request.prompt == "granary.number":
            match.answer(ATTACKER, ["count:2"])
    if match.pending[ATTACKER].request.prompt == "areas.next":
        match.answer(ATTACKER, PASS)


def _random_game(seed: int) -> Match:
    return play_at_random(SEVEN_RONIN, Setup(SEVEN_RONIN.seats), seed)
