"""Everything 7 Ronin can say is worded, with every fact it needs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest

from bot.engine import PASS, Choice, Counter, Form, Problem, Request, Seat, Setup, Several, Step
from bot.engine.match import Match
from bot.games.seven_ronin.naming import BACK
from bot.games.seven_ronin.ronin import HAYAI, KABE, MUSASHI, TAIKO, TASUKE, YOBU, YUMI
from bot.games.seven_ronin.rules import SEVEN_RONIN
from bot.games.seven_ronin.state import ATTACKER, DEFENDER
from bot.games.seven_ronin.village import (
    FIELD_NORTH,
    FIELD_SOUTH,
    GRAVEYARD,
    INN,
    MARKET,
    PATH,
    SHRINE,
    WATCHTOWER,
    WELL,
)
from bot.wording import CATALOGUE, SOURCE_LANGUAGE, message_id, words
from tests.games.random_play import play_at_random

from .scene import Scene, morning, scene

WORDS = words("seven-ronin")
SETUP = Setup(SEVEN_RONIN.seats)
CONTRACT = Path(__file__).parents[3] / "docs" / "seven-ronin-steps.md"


def worded(prefix: str) -> set[str]:
    """The ids that begin like this, without the beginning."""
    text = (CATALOGUE / SOURCE_LANGUAGE / "seven_ronin.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^{prefix}([\w-]+) =", text, re.MULTILINE))


def say_request(request: Request[object], random: Random) -> None:
    """Say a prompt, its options, and what is wrong with a careless answer."""
    assert WORDS.prompt(request)
    if isinstance(request, Choice | Several):
        for option in request.options:
            if option in (PASS, BACK):
                assert WORDS.has(f"option-{message_id(request.prompt)}-{option.key}")
            else:
                assert WORDS.label(option.key) != option.key
    if isinstance(request, Form):
        for field in request.fields:
            assert WORDS.label(field.key) != field.key
        for problem in request.problems(careless_draft(request, random)):
            assert WORDS.problem(problem)


def careless_draft(form: Form[object], random: Random) -> dict[str, str]:
    draft: dict[str, str] = {}
    for field in form.fields:
        if random.random() < 0.8:
            choices = range(field.most + 1) if isinstance(field, Counter) else field.choices
            draft[field.key] = str(random.choice(choices))
    return draft


def test_everything_that_random_games_ask_and_report_is_worded():
    heard: set[str] = set()
    random = Random(1)

    def listen(match: Match, steps: Sequence[Step]) -> None:
        for step in steps:
            assert WORDS.step(step)
            heard.add(step.name)
        for question in match.pending.values():
            say_request(question.request, random)

    for seed in range(60):
        match = play_at_random(SEVEN_RONIN, SETUP, seed, listen)
        assert match.outcome is not None
        assert WORDS.say(f"outcome-{match.outcome.reason}", match.outcome.facts)
    assert heard == worded("step-")


def test_the_steps_are_those_of_the_contract():
    promised = re.findall(r"^\| `(\w+)` \|", CONTRACT.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(promised) == worded("step-")


def all_problems() -> Iterator[Problem]:
    market = morning([KABE], {MARKET: 1}, reserve=4)
    yield from market.attack_problems({WELL: 2, INN: 2, PATH: 1, SHRINE: 1}).values()
    yield from morning([KABE], round=4).attack_problems({WELL: 1}).values()
    yield from morning([KABE, YOBU]).defence_problems({KABE: WELL}).values()
    crowd = morning([KABE, YOBU, TAIKO, YUMI], {MARKET: 1})
    yield from crowd.defence_problems({KABE: WELL, YOBU: WELL, TAIKO: MARKET, YUMI: MARKET}).values()
    yield from (
        morning([KABE, TASUKE], silenced=[TASUKE]).defence_problems({KABE: WELL, TASUKE: WELL}).values()
    )


def test_every_problem_is_worded():
    said = {problem.code: WORDS.problem(problem) for problem in all_problems()}
    assert set(said) == worded("problem-")
    assert all("{" not in sentence for sentence in said.values())


@pytest.mark.parametrize(
    ("step", "facts", "line"),
    [
        (
            "reveal",
            {"sent": 5, "areas": (WELL, INN, PATH), "count": 3, "market": 1},
            "The plans lie open: 5 ninja come for the Well, Inn and Path, one of them for the Market.",
        ),
        (
            "reveal",
            {"sent": 1, "areas": (WELL,), "count": 1, "market": 0},
            "The plans lie open: 1 ninja comes for the Well.",
        ),
        (
            "reveal",
            {"sent": 1, "areas": (), "count": 0, "market": 1},
            "The plans lie open. One ninja slips into the Market.",
        ),
        (
            "musashi",
            {"ronin": MUSASHI, "area": WELL, "before": 3, "after": 2},
            "Musashi cuts down one ninja at the Well: 3 → 2.",
        ),
        (
            "wounds",
            {
                "area": FIELD_NORTH,
                "first": TASUKE,
                "first_wounds": 1,
                "second": KABE,
                "second_wounds": 3,
                "both": True,
                "after": 0,
            },
            "North Field: Tasuke takes 1 wound, Kabe takes 3.",
        ),
        (
            "wounds",
            {
                "area": WELL,
                "first": YUMI,
                "first_wounds": 3,
                "second": YUMI,
                "second_wounds": 3,
                "both": False,
                "after": 1,
            },
            "Well: Yumi takes 3 wounds. 1 ninja is left.",
        ),
        (
            "yobu",
            {"ronin": YOBU, "ninja": 2, "area": WATCHTOWER, "goals": (FIELD_SOUTH, INN)},
            "Yobu drives 2 ninja from the Watchtower to the South Field and Inn.",
        ),
        (
            "watchtower",
            {"area": INN, "ronin": (HAYAI, KABE), "count": 2},
            "Arrows from the Inn: Hayai and Kabe take 1 wound each.",
        ),
        (
            "granary",
            {"area": INN, "ninja": 1, "before": 0, "after": 1},
            "Inn: 1 ninja is fed and joins the reserve: 0 → 1.",
        ),
        (
            "graveyard",
            {"area": PATH, "ninja": 1, "sources": (WELL,), "before": 0, "after": 1},
            "Path: 1 ninja returns from the Well to the reserve: 0 → 1.",
        ),
        (
            "path",
            {"area": PATH, "target": WELL, "ninja": 1, "before": 1, "after": 0},
            "Path: 1 ninja arrives at the Well. Reserve 1 → 0.",
        ),
        ("pen", {"area": INN, "ronin": TASUKE}, "Inn: Tasuke must stay on the board tonight."),
        ("count", {"count": 7}, "What the ninja hold counts as 7 areas. It takes 5 to win."),
        ("retreat", {"kept": (KABE,), "count": 1}, "The ronin leave for the night, but Kabe must stay."),
        ("retreat", {"kept": (), "count": 0}, "The ronin leave for the night."),
    ],
)
def test_lines_of_the_log(step: str, facts: dict[str, object], line: str):
    assert WORDS.say(f"step-{step}", facts) == line


def asked_of(game: Scene, seat: Seat) -> str:
    """The question as this seat reads it."""
    request = game.match.pending[seat].request
    return WORDS.prompt(request)


def test_the_defender_reads_what_tasuke_and_the_market_allow():
    assert asked_of(morning([KABE, TASUKE]), DEFENDER) == (
        "Day 1. Send every ronin to an area, no two to the same one. Only Tasuke may stand beside "
        "another. The Market is quiet: nobody can go there."
    )
    assert "Tasuke" not in asked_of(morning([KABE]), DEFENDER)
    assert "Shrine marker" in asked_of(morning([KABE, TASUKE], silenced=[TASUKE]), DEFENDER)
    assert "clear 2 ninja" in asked_of(morning([KABE], {MARKET: 2}), DEFENDER)


def test_the_defender_reads_whom_the_pen_keeps():
    kept = morning([YUMI], kept={KABE: WELL, TASUKE: WELL})
    assert asked_of(kept, DEFENDER).endswith("The Animal Pen keeps Kabe and Tasuke, who stay put.")
    assert "Animal Pen" not in asked_of(morning([YUMI]), DEFENDER)


def test_one_wound_to_divide_is_one_wound():
    game = scene({TASUKE: WELL, KABE: WELL}, {WELL: 1}, wounds={KABE: 2})
    assert asked_of(game, DEFENDER) == (
        "1 wound is to be divided between Tasuke and Kabe at the Well. How many does Tasuke take? "
        "Left until they fall: Tasuke 3, Kabe 5."
    )


def test_wounds_are_told_of_one_ronin_or_of_two():
    alone = scene({KABE: WELL}, {WELL: 2})
    assert WORDS.step(alone.step("wounds")) == "Well: Kabe takes 2 wounds."
    together = scene({TASUKE: WELL, HAYAI: WELL}, {WELL: 3}).defender("count:1")
    assert WORDS.step(together.step("wounds")) == "Well: Tasuke takes 1 wound, Hayai takes 2."
    spared = scene({TASUKE: WELL, HAYAI: WELL}, {WELL: 3}).defender("count:0")
    assert WORDS.step(spared.step("wounds")) == "Well: Hayai takes 3 wounds."


def test_yobu_and_the_graveyard_ask_for_a_first_ninja_and_then_for_a_second():
    game = scene({YOBU: WELL}, {WELL: 2}).defender(YOBU)
    assert "first ninja" in asked_of(game, DEFENDER)
    assert "second ninja" in asked_of(game.defender(INN), DEFENDER)
    game = scene({KABE: INN}, {GRAVEYARD: 1, WELL: 1}).attacker(GRAVEYARD)
    assert "first ninja" in asked_of(game, ATTACKER)
    assert "second ninja" in asked_of(game.attacker(WELL), ATTACKER)


def test_rule_chapters_fit_a_message_and_have_titles():
    chapters = {chapter for chapter in worded("rules-") if not chapter.endswith("-title")}
    assert {
        "overview",
        "winning",
        "planning",
        "market",
        "combat",
        "ronin",
        "areas",
        "ending",
        "tips",
    } == chapters
    for chapter in chapters:
        assert WORDS.say(f"rules-{chapter}-title")
        assert 300 < len(WORDS.say(f"rules-{chapter}")) <= 1800


def test_the_rules_name_every_ronin_and_every_area():
    ronin, areas = WORDS.say("rules-ronin"), WORDS.say("rules-areas")
    assert all(WORDS.say(f"ronin-{name}") in ronin for name in worded("ronin-"))
    assert all(WORDS.say(f"area-{name}") in areas for name in worded("area-") - {"market"})


def test_rulings_are_numbered_one_after_the_other():
    numbers = sorted(int(number) for number in worded("ruling-"))
    assert numbers == list(range(1, len(numbers) + 1))


def test_a_scene_that_needs_the_pool_to_run_dry_is_worded_too():
    game = scene({TASUKE: INN, KABE: INN}, {WATCHTOWER: 1}, pool=1).attacker(WATCHTOWER)
    (question,) = game.match.pending.values()
    say_request(question.request, Random(1))
