"""Everything 7 Ronin can say is worded, with every fact it needs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random

import pytest

from bot.engine import (
    PASS,
    Choice,
    Counter,
    Facts,
    Filled,
    Form,
    Problem,
    Request,
    Seat,
    Setup,
    Several,
    Slot,
    Step,
)
from bot.engine.match import Match
from bot.games.seven_ronin.meaning import nobody
from bot.games.seven_ronin.naming import BACK
from bot.games.seven_ronin.ronin import HAYAI, KABE, MUSASHI, TAIKO, TASUKE, YOBU, YUMI
from bot.games.seven_ronin.rules import SEVEN_RONIN
from bot.games.seven_ronin.state import ATTACKER, DEFENDER
from bot.games.seven_ronin.village import (
    FIELD_NORTH,
    FIELD_SOUTH,
    GRANARY,
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
from tests.kit.rings import SLOW

from .scene import Scene, morning, scene

WORDS = words("seven-ronin")
SETUP = Setup(SEVEN_RONIN.seats)


def worded(prefix: str) -> set[str]:
    """The ids that begin like this, without the beginning."""
    text = (CATALOGUE / SOURCE_LANGUAGE / "seven_ronin.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^{prefix}([\w-]+) =", text, re.MULTILINE))


def say_request(request: Request[object], random: Random) -> None:
    """Say a prompt, its options, and what is wrong with a careless answer."""
    assert WORDS.prompt(request)
    if isinstance(request, Choice | Several):
        for option in request.options:
            WORDS.about(request.prompt, option)
            if option.key in (PASS.key, BACK.key):
                assert WORDS.has(f"option-{message_id(request.prompt)}-{option.key}")
            else:
                assert WORDS.label(option.key) != option.key
    if isinstance(request, Form):
        for field in request.fields:
            assert WORDS.label(field.key) != field.key
            assert len(WORDS.say(f"set-{message_id(request.prompt)}", field.facts, value=WELL)) <= 100
            if isinstance(field, Slot):
                assert len(WORDS.say(f"unset-{message_id(request.prompt)}", field.facts)) <= 100
        for problem in request.problems(request.with_values(Filled(), careless_draft(request, random))):
            assert WORDS.problem(problem)


def careless_draft(form: Form[object], random: Random) -> dict[str, str]:
    draft: dict[str, str] = {}
    for field in form.fields:
        if random.random() < 0.8:
            choices = range(field.most + 1) if isinstance(field, Counter) else field.choices
            draft[field.key] = str(random.choice(choices))
    return draft


@SLOW
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
    for left in ("abilities-unused", "areas-unused"):
        unused = nobody((), left).unused
        assert unused is not None
        yield unused


def test_every_problem_is_worded():
    said = {problem.code: WORDS.problem(problem) for problem in all_problems()}
    assert set(said) == worded("problem-")
    assert all("{" not in sentence for sentence in said.values())


@pytest.mark.parametrize(
    ("step", "facts", "line"),
    [
        (
            "reveal",
            {
                "sent": 7,
                "arrivals": ((PATH, 4), (WELL, 2), (MARKET, 1)),
                "count": 2,
                "guards": (HAYAI, KABE),
                "guarded": 2,
            },
            "The plans lie open. 7 ninja come: 4 for the Path, 2 for the Well and 1 for the Market."
            " Hayai and Kabe stand in the way.",
        ),
        (
            "reveal",
            {
                "sent": 1,
                "arrivals": (),
                "areas": (WELL,),
                "market": 0,
                "count": 1,
                "guards": (),
                "guarded": 0,
            },
            "The plans lie open. One ninja comes, for the Well. Nobody stands in their way.",
        ),
        (
            "reveal",
            {"sent": 0, "arrivals": (), "count": 0, "guards": (KABE,), "guarded": 1},
            "The plans lie open. Nobody comes today. Kabe stands in the way.",
        ),
        (
            "musashi",
            {"ronin": MUSASHI, "area": WELL, "before": 3, "after": 2},
            "Musashi cuts one down at the Well. 2 ninja are left.",
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
            "Tasuke takes a wound and Kabe 3 at the North Field.",
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
            "Yumi takes 3 wounds at the Well. One ninja is left over and holds it.",
        ),
        (
            "yobu",
            {"ronin": YOBU, "ninja": 2, "area": WATCHTOWER, "goals": (FIELD_SOUTH, INN)},
            "Yobu roars, and 2 ninja run from the Watchtower to the South Field and Inn.",
        ),
        (
            "watchtower",
            {"area": INN, "ronin": (HAYAI, KABE), "count": 2},
            "Arrows fly from the Inn. Hayai and Kabe take a wound each.",
        ),
        (
            "granary",
            {"area": INN, "ninja": 1, "before": 0, "after": 1},
            "The ninja eat at the Inn, and one more joins the reserve: 1 now.",
        ),
        (
            "graveyard",
            {"area": PATH, "ninja": 1, "sources": (WELL,), "before": 0, "after": 1},
            "From the Well a ninja slips back to the reserve, 1 now.",
        ),
        (
            "path",
            {"area": PATH, "target": WELL, "ninja": 1, "before": 1, "after": 0},
            "One more ninja comes by the Path to the Well. The reserve is empty.",
        ),
        (
            "pen",
            {"area": INN, "ronin": TASUKE},
            "Tasuke must stay on the board tonight. The Inn sees to that.",
        ),
        ("count", {"count": 7, "enough": True}, "The ninja count 7 areas. That is enough."),
        (
            "retreat",
            {"kept": (KABE,), "count": 1},
            "Night falls. The ronin withdraw, but Kabe must stay.",
        ),
        ("retreat", {"kept": (), "count": 0}, "Night falls, and the ronin withdraw."),
    ],
)
def test_lines_of_the_log(step: str, facts: Facts, line: str):
    assert WORDS.say(f"step-{step}", facts) == line


def asked_of(game: Scene, seat: Seat) -> str:
    """The question as this seat reads it."""
    request = game.match.pending[seat].request
    return WORDS.prompt(request)


def test_the_question_of_an_ability_does_not_repeat_the_ronins_name():
    """The same question follows his name if it can be answered together with the choice of him."""
    game = scene({YOBU: WELL}, {WELL: 2}).defender(YOBU)
    assert asked_of(game, DEFENDER) == "Where does the first ninja run from the Well?"


def test_the_defender_reads_what_tasuke_and_the_market_allow():
    assert asked_of(morning([KABE, TASUKE]), DEFENDER) == (
        "Day 1. Send every ronin to an area of his own. Only Tasuke may stand beside another. "
        "The Market is quiet, and nobody can go there."
    )
    assert "Tasuke" not in asked_of(morning([KABE]), DEFENDER)
    assert "Shrine marker" in asked_of(morning([KABE, TASUKE], silenced=[TASUKE]), DEFENDER)
    assert "clear the 2 ninja" in asked_of(morning([KABE], {MARKET: 2}), DEFENDER)


def test_the_defender_reads_which_ronin_the_pen_keeps():
    kept = morning([YUMI], kept={KABE: WELL, TASUKE: WELL})
    assert asked_of(kept, DEFENDER).endswith("The Animal Pen keeps Kabe and Tasuke, who stay put.")
    assert "Animal Pen" not in asked_of(morning([YUMI]), DEFENDER)


def test_one_wound_to_divide_is_one_wound():
    game = scene({TASUKE: WELL, KABE: WELL}, {WELL: 1}, wounds={KABE: 2})
    assert asked_of(game, DEFENDER) == (
        "1 wound falls on Tasuke and Kabe at the Well. How many does Tasuke take?"
    )


def test_wounds_are_told_of_one_ronin_or_of_two():
    alone = scene({KABE: WELL}, {WELL: 2})
    assert WORDS.step(alone.step("wounds")) == "Kabe takes 2 wounds at the Well."
    together = scene({TASUKE: WELL, HAYAI: WELL}, {WELL: 3}).defender("count:1")
    assert WORDS.step(together.step("wounds")) == "Tasuke takes a wound and Hayai 2 at the Well."
    spared = scene({TASUKE: WELL, HAYAI: WELL}, {WELL: 3}).defender("count:0")
    assert WORDS.step(spared.step("wounds")) == "Hayai takes 3 wounds at the Well."


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


# The meanings of options


def meanings(game: Scene, seat: Seat) -> dict[str, str]:
    """The text beside each option."""
    request = game.match.pending[seat].request
    assert isinstance(request, Choice)
    return {option.key: WORDS.about(request.prompt, option) for option in request.options}


def test_every_ronin_says_what_he_would_do_now():
    places = {HAYAI: WELL, TAIKO: INN, MUSASHI: PATH, YUMI: SHRINE}
    game = scene(places, {PATH: 3, GRAVEYARD: 2}, wounds={MUSASHI: 1}, reserve=9)
    told = meanings(game, DEFENDER)
    assert told[HAYAI] == "Rides into a fight: Graveyard."
    assert told[MUSASHI] == "Cuts down one ninja at the Path: 3 → 2."
    assert told[TAIKO] == "Takes a wound off one who has any: Musashi."
    assert told[YUMI] == "Shoots one ninja of the reserve: 9 → 8."
    assert told["pass"] == "Hayai, Musashi, Taiko and Yumi do nothing today. The ninja strike."


def test_hayai_reads_what_waits_for_him():
    game = scene({HAYAI: WELL}, {GRAVEYARD: 2, INN: 5}).defender(HAYAI)
    told = meanings(game, DEFENDER)
    assert told[GRAVEYARD] == "2 ninja wait there: he could take 3 more after them."
    assert told[INN] == "5 ninja wait there: he would fall."


def test_the_path_says_who_would_fall():
    game = scene({TASUKE: WELL, KABE: SHRINE}, {PATH: 1, GRAVEYARD: 1}, wounds={TASUKE: 1}, reserve=5)
    assert asked_of(game.attacker(PATH), ATTACKER) == "Which area does the Path lead to? Tasuke would fall."


def test_yobu_reads_the_effect_on_each_area_he_drives_ninja_to():
    game = scene({YOBU: WELL, TASUKE: INN}, {WELL: 2, GRANARY: 3}, wounds={TASUKE: 2}).defender(YOBU)
    told = meanings(game, DEFENDER)
    assert told[INN] == "Tasuke stands there and would fall."
    assert told[GRANARY] == "Held already, by 3 ninja."


def test_to_divide_wounds_one_reads_who_would_fall():
    game = scene({TASUKE: WELL, KABE: WELL}, {WELL: 3}, wounds={KABE: 4})
    told = meanings(game, DEFENDER)
    assert told["count:0"] == "Tasuke can take 3 more, Kabe falls."
    assert told["count:3"] == "Tasuke falls, Kabe 3."


def test_an_area_in_the_plan_says_what_it_is_good_for():
    form = morning([KABE]).match.pending[ATTACKER].request
    assert isinstance(form, Form)
    tower = next(field for field in form.fields if field.key == WATCHTOWER)
    told = WORDS.say("set-plan-attack", tower.facts, value=1)
    assert told == "1 sent, limit 1. Arrows: 1 wound for every ronin on the two areas beside it."
