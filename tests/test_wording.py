"""The catalogue: how keys and facts become sentences, and the errors for missing ones."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.engine import PASS, Choice, Fact, Option, Problem, Step
from bot.wording import Words, closest, languages, words
from tests.kit.catalogue import catalogue_in

HOUSE = """
list-two = { $first } and { $second }
list-next = { $before }, { $next }
list-last = { $before } and { $last }
list-apart = { $before }; { $next }
sentence-next = { $before } { $next }
yes-or-no = { $sure }
"""
GAME = """
area-well = Well
area-field-north = North Field
card-048 = The Crane
prompt-well-target = { $ronin }, who fetches water?
option-well-target-pass = Nobody
about-well-target = { $option } is as good as any.
about-well-target-area = { $wounds ->
    [one] One wound.
   *[other] { $wounds } wounds.
}
option-deal-card-048 = Keep the Crane
problem-too-far = { $area } is too far away.
step-over = The last day was { $last-day }.
heading =
    .title = Not a sentence of its own
"""
GERMAN = """
area-well = Brunnen
"""
GERMAN_HOUSE = """
language-otherwise = en
list-two = { $first } und { $second }
"""
JAPANESE_HOUSE = """
list-two = { $first }と{ $second }
list-next = { $before }、{ $next }
list-last = { $before }と{ $last }
sentence-next = { $before }{ $next }
"""


@pytest.fixture
def catalogue(tmp_path: Path) -> Iterator[Path]:
    """A catalogue with shared sentences, a game ``water-carriers``, some German and Swiss, and a Japanese
    that claims to be complete."""
    for language, file, text in (
        ("en", "house.ftl", HOUSE),
        ("en", "water_carriers.ftl", GAME),
        ("de", "house.ftl", GERMAN_HOUSE),
        ("de", "water_carriers.ftl", GERMAN),
        ("de-CH", "house.ftl", "language-otherwise = de"),
        ("de-CH", "water_carriers.ftl", "prompt-well-target = { $ronin }, wer holt?"),
        ("ja", "house.ftl", JAPANESE_HOUSE),
    ):
        (tmp_path / language).mkdir(exist_ok=True)
        (tmp_path / language / file).write_text(text, encoding="utf-8")
    with catalogue_in(tmp_path):
        yield tmp_path


@pytest.fixture
def game(catalogue: Path) -> Words:
    folder = catalogue / "en"
    return Words("en", folder / "house.ftl", folder / "water_carriers.ftl")


def in_language(language: str) -> Words:
    return words("water-carriers", language)


# Sentences


def test_a_sentence_with_its_facts(game: Words):
    assert game.say("about-well-target-area", wounds=1) == "One wound."
    assert game.say("about-well-target-area", {"wounds": 3}) == "3 wounds."


def test_facts_named_like_python_are_found_by_their_names_in_the_catalogue(game: Words):
    assert game.step(Step("over", {"last_day": 4})) == "The last day was 4."


def test_the_fact_given_last_counts(game: Words):
    assert game.say("about-well-target-area", {"wounds": 3}, wounds=1) == "One wound."


@pytest.mark.parametrize("message", ["no-such-sentence", "heading"])
def test_a_sentence_that_is_not_there_is_an_error(game: Words, message: str):
    with pytest.raises(LookupError):
        game.say(message)


def test_a_missing_fact_is_an_error_and_never_a_gap(game: Words):
    with pytest.raises(LookupError, match="step-over"):
        game.step(Step("over", {}))


def test_a_problem_says_what_is_wrong(game: Words):
    assert game.problem(Problem("too-far", {"area": "area:well"})) == "Well is too far away."


# Names


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("area:well", "Well"),
        ("area:field_north", "North Field"),
        ("card:048", "The Crane"),
        ("card:048#2", "The Crane"),
        ("area:moon", "area:moon"),
        ("Well", "Well"),
        ("area-well", "area-well"),
    ],
)
def test_a_key_is_spoken_by_its_name_and_anything_else_as_it_is(game: Words, key: str, name: str):
    assert game.label(key) == name


@pytest.mark.parametrize(
    ("fact", "spoken"),
    [
        (True, "yes"),
        (False, "no"),
        (7, 7),
        ("area:well", "Well"),
        (("area:well", "area:field_north", 3), "Well, North Field and 3"),
        ((("card:048", 2), "Ann"), "The Crane and 2 and Ann"),
        ((), ""),
    ],
)
def test_facts_are_spoken(game: Words, fact: Fact, spoken: str | int):
    assert game.name(fact) == spoken


@pytest.mark.parametrize(
    ("parts", "joined"),
    [
        ([], ""),
        (["a"], "a"),
        (["a", "b"], "a and b"),
        (["a", "b", "c"], "a, b and c"),
        (["a, who sings", "b"], "a, who sings; b"),
        (["a", "b, who sings", "c"], "a; b, who sings; c"),
    ],
)
def test_parts_are_joined_as_one_says_them(game: Words, parts: list[str], joined: str):
    assert game.join(parts) == joined


# Questions

WELL = Option("area:well", "well", {"wounds": 2})


def test_a_question_is_asked_with_its_facts(game: Words):
    request = Choice("well.target", [PASS], {"ronin": "Yumi"})
    assert game.prompt(request) == "Yumi, who fetches water?"


def test_a_prompt_may_have_its_own_words_for_an_option(game: Words):
    assert game.option("well.target", PASS) == "Nobody"
    assert game.option("inn.copy", PASS) == "pass"
    assert game.option("well.target", WELL) == "Well"


def test_one_of_several_like_cards_is_worded_like_the_others(game: Words):
    assert game.option("deal", Option("card:048#2", 2)) == "Keep the Crane"
    assert game.option("inn.copy", Option("card:048#2", 2)) == "The Crane"


def test_an_options_effect_is_told_for_its_kind_or_for_all_or_not_at_all(game: Words):
    assert game.about("well.target", WELL) == "2 wounds."
    assert game.about("well.target", Option("card:048", 1)) == "The Crane is as good as any."
    assert game.about("well.target", PASS) == "pass is as good as any."
    assert game.about("inn.copy", WELL) == ""


def test_an_option_without_the_facts_its_meaning_needs_is_an_error(game: Words):
    with pytest.raises(LookupError):
        game.about("well.target", Option("area:well", "well"))


# Catalogues


def test_ids_keep_the_order_of_the_catalogue(game: Words):
    assert game.ids("option-") == ["option-well-target-pass", "option-deal-card-048"]
    assert game.ids("list-") == ["list-two", "list-next", "list-last", "list-apart"]
    assert game.ids("nothing-") == []


def test_an_unfinished_language_speaks_as_it_says_where_it_has_no_words(catalogue: Path):
    german = in_language("de")
    assert german.name(("area:well", "card:048")) == "Brunnen und The Crane"
    assert german.ids("area-") == ["area-well", "area-field-north"]
    assert languages() == ("de", "de-CH", "en", "ja")


def test_one_unfinished_language_may_lean_on_another(catalogue: Path):
    swiss = in_language("de-CH")
    assert swiss.prompt(Choice("well.target", [PASS], {"ronin": "area:well"})) == "Brunnen, wer holt?"
    assert swiss.name(("area:well", "card:048")) == "Brunnen und The Crane"


def test_a_complete_language_never_speaks_another(catalogue: Path):
    japanese = words(None, "ja")
    assert japanese.join(["a", "b", "c"]) == "a、bとc"
    assert japanese.run_on(["あ。", "い。"]) == "あ。い。"
    with pytest.raises(LookupError):
        japanese.say("yes-or-no", sure=True)


@pytest.mark.parametrize(
    ("locales", "language"),
    [
        (("en-GB",), "en"),
        (("de",), "de"),
        (("de-CH",), "de-CH"),
        (("de-AT",), "de"),
        (("fr", None, "de-AT"), "de"),
        (("ja", "de"), "ja"),
        (("fr", "eo"), None),
        (("", None), None),
    ],
)
def test_the_closest_language_of_a_locale(
    catalogue: Path, locales: tuple[str | None, ...], language: str | None
):
    assert closest(*locales) == language


def test_sentences_run_on_as_long_as_there_is_room(game: Words):
    said = ["It rains.", "Nobody comes.", "Go home."]
    assert game.run_on(said) == "It rains. Nobody comes. Go home."
    assert game.run_on(said, 25) == "It rains. Nobody comes."
    assert game.run_on([]) == ""


def test_a_language_nobody_has_written_is_english(catalogue: Path):
    assert in_language("eo").label("area:well") == "Well"


def test_a_games_words_go_over_those_of_the_house(tmp_path: Path):
    house, own = tmp_path / "house.ftl", tmp_path / "own.ftl"
    house.write_text("greeting = Welcome\nfarewell = Go well\n", encoding="utf-8")
    own.write_text("greeting = To arms\n", encoding="utf-8")
    both = Words("en", house, own)
    assert [both.say("greeting"), both.say("farewell")] == ["To arms", "Go well"]
    assert both.ids("") == ["greeting", "farewell"]


@pytest.mark.parametrize(("number", "written"), [(12345, "12345"), (-12345, "−12345")])
def test_a_number_is_written_as_it_is_typed(game: Words, number: int, written: str):
    """In a sentence that depends on the number, and in one that does not."""
    area = Option("area:well", "", {"wounds": number})
    assert game.about("well.target", area) == f"{written} wounds."
    assert game.step(Step("over", {"last_day": number})) == f"The last day was {written}."
