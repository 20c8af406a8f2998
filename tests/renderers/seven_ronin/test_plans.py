"""The planning boards of 7 Ronin: each can be read, shows its draft, and says what is wrong with it."""

from __future__ import annotations

from dataclasses import replace

from PIL import ImageChops

from bot.engine.form import NO_DRAFT, Filled, Picked
from bot.engine.question import Choice, Option
from bot.games.seven_ronin.state import ATTACKER, DEFENDER
from bot.wording import words
from renderers.canvas import Sheet
from renderers.kit.sizes import HEIGHT, LEAST, WIDTH
from renderers.painter import NOBODY
from renderers.seven_ronin import PAINTER, sample_plans, samples
from renderers.seven_ronin.layout import SPOTS
from renderers.seven_ronin.plan import draw_plan
from tests.kit.rings import every
from tests.renderers.soundness import NEAR, legible, measured, sound

WORDS = words("seven_ronin")
PLAYERS = samples.PLAYERS
EVERY_PLAN = every("plan", sample_plans.plans(), daily=5)


@EVERY_PLAN
def test_every_plan_is_drawn(plan: str):
    view, form, draft = sample_plans.plans()[plan]
    seat = ATTACKER if form.prompt == "plan.attack" else DEFENDER
    sound(PAINTER.private(view, WORDS, seat, form, draft, PLAYERS), WIDTH, HEIGHT)


@EVERY_PLAN
def test_every_plan_can_be_read(plan: str):
    view, form, draft = sample_plans.plans()[plan]
    sheet = draw_plan(view, WORDS, form, draft)
    legible(sheet, LEAST)
    assert measured(sheet.image, sheet.written) == []


def test_a_plan_shows_the_draft_and_what_is_wrong_with_it():
    view, form, draft = sample_plans.plans()["attack wrong"]
    alt = PAINTER.private(view, WORDS, ATTACKER, form, draft, NOBODY).alt
    assert "4 to the North Field and 3 to the Granary." in alt
    assert WORDS.problem(form.problems(draft)[0]) in alt
    assert WORDS.say("picture-plan-ready") not in alt


def noted(plan: str, **draft: str) -> list[str]:
    """The words written on a plan."""
    view, form, drafted = sample_plans.plans()[plan]
    filled = form.with_values(drafted, draft)
    return [written.text for written in draw_plan(view, WORDS, form, filled).written]


def test_a_sound_plan_has_nothing_wrong_with_it():
    assert "Nothing is wrong with this plan." in noted("attack sound")


def test_a_plan_says_in_a_few_words_what_is_wrong_first():
    assert "2 too many at the North Field and Granary" in noted("attack wrong")


def test_the_defender_reads_what_he_leaves_to_the_ninja():
    assert "3 held areas are left to the ninja today." in noted("defence sound")
    view, form, draft = sample_plans.plans()["defence sound"]
    worse = replace(
        view,
        areas=tuple(replace(area, ninja=1) if area.key == "area:well" else area for area in view.areas),
    )
    written = [each.text for each in draw_plan(worse, WORDS, form, draft).written]
    assert "4 held areas are left to them: this may lose it." in written


def test_a_plan_changes_with_every_ninja_and_every_goal():
    view, form, draft = sample_plans.plans()["attack sound"]
    plain = PAINTER.private(view, WORDS, ATTACKER, form, draft, NOBODY).image
    fewer = form.with_values(draft, {"area:well": "0"})
    assert PAINTER.private(view, WORDS, ATTACKER, form, fewer, NOBODY).image != plain
    view, form, draft = sample_plans.plans()["defence sound"]
    plain = PAINTER.private(view, WORDS, DEFENDER, form, draft, NOBODY).image
    moved = form.with_values(draft, {"ronin:kabe": "area:inn"})
    assert PAINTER.private(view, WORDS, DEFENDER, form, moved, NOBODY).image != plain


def test_kept_ronin_are_marked_on_the_attackers_plan():
    """Behind what he can still take and the sign that keeps him."""
    view, form, _ = sample_plans.plans()["attack sound"]

    def keeping(kept: str) -> Sheet:
        seven = [
            replace(one, place="area:well" if one.key == kept else None, kept=one.key == kept, wounds=0)
            for one in view.ronin
        ]
        return draw_plan(replace(view, ronin=tuple(seven)), WORDS, form, Filled())

    spot = SPOTS["area:well"]
    figure = (round(spot.x - 60), round(spot.y - 120), round(spot.x + 40), round(spot.y))
    both = [keeping(one).image.crop(figure).convert("L") for one in ("ronin:tasuke", "ronin:yobu")]
    differ = sum(ImageChops.difference(*both).histogram()[NEAR:])
    assert differ > 1200, differ


def test_nothing_secret_is_drawn_for_a_seat_that_is_not_planning():
    village = PAINTER.private(samples.REVEAL, WORDS, DEFENDER, None, NO_DRAFT, NOBODY)
    choice = Choice("hayai.goal", [Option("area:inn", None)])
    for request in (None, choice):
        private = PAINTER.private(samples.REVEAL, WORDS, DEFENDER, request, Picked(("area:inn",)), NOBODY)
        assert private.image == village.image
        assert private.alt == village.alt
