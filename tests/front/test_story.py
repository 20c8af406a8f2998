"""The story of a chapter: the headline, the highlights, and the steps left to the log."""

from __future__ import annotations

from bot.engine import Step, View
from bot.front.table.story import MOST_HIGHLIGHTS, PITCH, POINT, ROOM, Story, height_of, story_of

WEIGHTS = {"day": 2, "dawn": 0, "ride": 1, "wound": 1, "fall": 3, "fire": 2}


class Nothing(View):
    pass


def steps(*names: str) -> list[Step]:
    """One step for each answer; ``a+b`` are two steps of the same answer."""
    told: list[Step] = []
    for position, together in enumerate(names):
        for name in together.split("+"):
            step = Step(name.partition("!")[0], {})
            step.position, step.view = position, Nothing()
            told.append(step)
    return told


def story(*names: str, said: str = "So it was.", room: int = ROOM) -> Story:
    return story_of(steps(*names), {"day"}, lambda step: WEIGHTS[step.name], lambda _: said, room)


def test_the_greatest_of_what_has_just_happened_is_the_headline():
    told = story("day", "fall", "ride+wound+dawn")
    assert told.headline is not None and told.headline.name == "wound"
    assert told.title is not None and told.title.name == "day"
    assert [step.name for step in told.highlights] == ["fall", "ride"]
    assert told.untold == 1 and told.newest is not None and told.newest.name == "dawn"


def test_at_rest_the_map_is_shown_whatever_happened_last():
    assert story("day", "ride", "fall").newest is None, "a great moment fills the picture"
    assert story("day", "ride+day").newest is None, "a chapter that begins is the headline"
    newest = story("day", "fall", "ride").newest
    assert newest is not None and newest.name == "ride"


def test_before_anybody_has_answered_nothing_lies_on_the_map():
    told = story("day+ride")
    assert told.newest is None and [step.name for step in told.highlights] == ["ride"]


def test_after_a_trifle_the_chapters_greatest_moment_stays_the_headline():
    told = story("day", "fall", "ride", "dawn")
    assert told.headline is not None and told.headline.name == "fall"


def test_a_new_chapter_is_the_headline_over_the_page_of_the_last_one():
    told = story("day", "fall", "ride+dawn+day")
    assert told.headline is not None and told.headline.name == "day"
    assert [moment.step.name for moment in told.drawn] == ["day", "fall", "ride", "dawn"]
    assert [step.name for step in told.highlights] == ["fall", "ride"] and told.untold == 1


def test_under_an_outcome_the_last_thing_that_happened_is_told_too():
    told = story_of(
        steps("day", "wound", "ride+fall"), {"day"}, lambda step: WEIGHTS[step.name], str, outcome="Lost."
    )
    assert told.headline is None and told.untold == 0
    assert [step.name for step in told.highlights] == ["wound", "ride", "fall"]


def test_under_an_outcome_the_chapter_that_it_ended_in_is_told():
    """Unless nothing came of that chapter any more: somebody gave up."""
    told = story_of(
        steps("day", "wound+day+ride+fall"), {"day"}, lambda step: WEIGHTS[step.name], str, outcome="Lost."
    )
    assert [step.name for step in told.highlights] == ["ride", "fall"] and told.untold == 0
    assert [moment.step.name for moment in told.drawn] == ["day", "ride", "fall"]
    told = story_of(steps("day", "wound+day"), {"day"}, lambda step: WEIGHTS[step.name], str, outcome="Lost.")
    assert [step.name for step in told.highlights] == ["wound"]


def test_no_page_stands_before_the_first_turning_point():
    assert story("day").drawn == () and story("day", "ride", "wound").drawn == ()
    assert len(story("day", "fire").drawn) == 2
    assert story() == Story()


def test_of_many_the_greatest_are_told_and_the_rest_is_counted():
    told = story("day", *["ride"] * 20, "fall", *["wound"] * 3, "fire", room=2 * ROOM)
    assert told.headline is not None and told.headline.name == "fire"
    assert len(told.highlights) == MOST_HIGHLIGHTS and told.highlights[-4].name == "fall"
    assert told.untold == 26 - 2 - MOST_HIGHLIGHTS


def test_long_sentences_leave_room_for_fewer():
    """Headline, title, highlights, and a line for what is left to the log."""
    room = 2 * PITCH + 4 * (PITCH + POINT)
    assert len(story("day", *["ride"] * 20, "fire", room=room).highlights) == 3
    assert len(story("day", *["ride"] * 4, "fire", room=room).highlights) == 4, "none is left to the log"
    long = story("day", *["ride"] * 20, "fire", said="So it was. " * 12, room=room)
    assert len(long.highlights) == 1 and long.untold == 19


def test_a_sentence_without_room_gives_way_to_shorter_ones():
    long = "So it was. " * 30
    told = story_of(
        steps("day", "wound", "ride", "fire", "fall", "dawn+wound"),
        {"day"},
        lambda step: WEIGHTS[step.name],
        lambda step: long if step.name == "fire" else "So it was.",
        6 * PITCH,
    )
    assert [step.name for step in told.highlights] == ["ride", "fall"] and told.untold == 3


def test_a_line_is_as_long_as_it_is_read():
    assert height_of("Waiting for Attacker (<@123456789012345678>): the plan of attack.") == PITCH
    assert height_of("<@123456789012345678>, <@223456789012345678> and <@323456789012345678>") == PITCH
    assert height_of("one\ntwo\n" + "x" * 67) == 4 * PITCH
