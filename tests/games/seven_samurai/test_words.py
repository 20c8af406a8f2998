"""Everything 7 Samurai can say is worded, with every fact it needs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

import pytest

from bot.engine import Request, Setup, Step
from bot.engine.match import Match
from bot.games.seven_samurai.levels import LEVELS
from bot.games.seven_samurai.raiders import RAIDERS, SYMBOLS
from bot.games.seven_samurai.rules import SEVEN_SAMURAI
from bot.games.seven_samurai.samurai import SEATS
from bot.wording import CATALOGUE, SOURCE_LANGUAGE, message_id, words
from tests.games.random_play import dealer, random_answer
from tests.kit.rings import SLOW

pytestmark = SLOW

WORDS = words("seven-samurai")
SELECT_LINE = 100
"""Discord's limit for a line of a select."""


def worded(prefix: str) -> set[str]:
    """The ids that begin like this, without the beginning."""
    text = (CATALOGUE / SOURCE_LANGUAGE / "seven_samurai.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^{prefix}([\w-]+) =", text, re.MULTILINE))


class Listener:
    """Says everything aloud, and remembers what was said."""

    def __init__(self) -> None:
        self.steps: set[str] = set()
        self.prompts: set[str] = set()

    def __call__(self, match: Match, steps: Sequence[Step]) -> None:
        for step in steps:
            assert "{" not in WORDS.step(step)
            self.steps.add(step.name)
        for question in match.pending.values():
            self.hear(question.request)

    def hear(self, request: Request[object]) -> None:
        self.prompts.add(message_id(request.prompt))
        assert "{" not in WORDS.prompt(request)
        for option in getattr(request, "options", ()):
            assert 0 < len(WORDS.option(request.prompt, option)) <= SELECT_LINE
            assert WORDS.option(request.prompt, option) != option.key
            assert len(WORDS.about(request.prompt, option)) <= SELECT_LINE


def whim(request: Request[object], random: Random) -> Sequence[str]:
    """Anything, but Kiai and powers where they can be had, and seldom a pass: so that all are heard of."""
    options = getattr(request, "options", ())
    keen = [option for option in options if option.key == "power" or reaches_kiai(option)]
    if keen and random.random() < 0.9:
        return [random.choice(keen).key]
    willing = [option for option in options if option.key in ("fight", "defend")]
    if willing and random.random() < 0.7:
        return [random.choice(willing).key]
    return random_answer(SEVEN_SAMURAI, request, random)


def reaches_kiai(option: object) -> bool:
    return getattr(option, "facts", {}).get("reach") == "kiai"


def play_whimsically(setup: Setup, seed: int, listener: Listener) -> Match:
    random = Random(seed)
    match = Match(SEVEN_SAMURAI, setup, dealer(seed))
    listener(match, match.opening())
    while match.outcome is None:
        (seat,) = match.waiting_for
        listener(match, match.answer(seat, whim(match.pending[seat].request, random)))
    return match


def test_every_prompt_option_consequence_and_step_of_many_games_is_worded():
    listener = Listener()
    for seed in range(150):
        random = Random(seed)
        seats = tuple(random.sample(SEATS, random.randint(2, 7)))
        options = {"level": random.choice(sorted(LEVELS)), "spare_tokens": random.choice(["no", "yes"])}
        match = play_whimsically(Setup(seats, options), seed, listener)
        assert match.outcome is not None
        assert WORDS.say(f"outcome-{match.outcome.reason}", match.outcome.facts)
    rare = {"death", "deal_again", "return", "drop"}
    assert worded("step-") - rare <= listener.steps <= worded("step-")
    assert worded("prompt-") - {"drop"} <= listener.prompts


@pytest.mark.parametrize(
    ("step", "facts", "line"),
    [
        (
            "attack",
            {
                "samurai": "samurai:kanbei",
                "card": "raider:37",
                "value": 3,
                "before": 4,
                "after": 7,
                "kiai": 9,
            },
            "Kanbei attacks the 3: 4 → 7 of 9.",
        ),
        (
            "kiai",
            {"samurai": "samurai:kyuzo", "kiai": 9, "used": False, "possible": False},
            "Kiai! Kyuzo stands at 9, but his power would do nothing now.",
        ),
        (
            "unguarded",
            {"symbol": "symbol:doll", "samurai": ("samurai:kanbei", "samurai:kyuzo"), "count": 2},
            "Kanbei and Kyuzo have defended no doll.",
        ),
        (
            "farm",
            {"before": 4, "after": 3, "penalised": True, "farm_penalty": "farm-penalty:family"},
            "A farm burns; 3 are left. And a family is lost with it.",
        ),
        (
            "farm",
            {"before": 4, "after": 3, "penalised": False, "farm_penalty": ""},
            "A farm burns; 3 are left.",
        ),
        (
            "return",
            {"samurai": "samurai:kanbei", "card": "raider:28", "stack": 4},
            "A raider gets up and is back on the hill: a 3 with hat and torch.",
        ),
    ],
)
def test_lines_of_the_log(step: str, facts: dict[str, object], line: str):
    assert WORDS.say(f"step-{step}", facts) == line  # type: ignore[arg-type]


def test_every_raider_is_named_by_what_it_shows():
    for card in RAIDERS:
        name = WORDS.label(card.key)
        assert f" {card.value}" in name and ("who" in name) == bool(card.penalties)
        assert [one for one in SYMBOLS if one in name] == [card.symbol] * (card.symbol is not None)
        assert ("torch" in name) == card.flames
    assert len({WORDS.label(card.key) for card in RAIDERS}) == len(RAIDERS)


def test_rule_chapters_fit_a_message_and_have_titles():
    chapters = {chapter for chapter in worded("rules-") if not chapter.endswith("-title")}
    assert {"overview", "turn", "penalties", "kiai", "samurai", "ending", "levels", "few"} <= chapters
    for chapter in chapters:
        assert WORDS.say(f"rules-{chapter}-title")
        assert 300 < len(WORDS.say(f"rules-{chapter}")) <= 1800


def test_the_rules_name_every_samurai_and_every_level():
    samurai, levels = WORDS.say("rules-samurai"), WORDS.say("rules-levels")
    assert all(WORDS.say(f"samurai-{seat}") in samurai for seat in SEATS)
    assert all(WORDS.say(f"level-{level}") in levels for level in LEVELS)


def test_every_seat_talent_power_and_lobby_option_is_worded():
    for seat in SEATS:
        for message in ("seat", "samurai", "talent", "power-human", "power-beast", "support", "hand-on"):
            assert WORDS.say(f"{message}-{seat}")
    for option in SEVEN_SAMURAI.options:
        for choice in option.choices:
            assert WORDS.say(f"option-{message_id(option.key)}-{choice}")


def test_rulings_are_numbered_one_after_the_other():
    numbers = sorted(int(number) for number in worded("ruling-"))
    assert numbers == list(range(1, len(numbers) + 1))
