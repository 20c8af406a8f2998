"""The pictures of 7 Samurai for one player alone, and of the end."""

from __future__ import annotations

from bot.engine import PASS, Choice, Option
from bot.engine.form import NO_DRAFT
from renderers.kit.sizes import HEIGHT, WIDTH
from renderers.painter import NOBODY, Picture
from renderers.seven_samurai import PAINTER, sample_ends, samples
from tests.kit.rings import every
from tests.renderers.seven_samurai.gallery import WORDS, texts
from tests.renderers.soundness import sound

EVERY_ENDING = every("ending", sample_ends.ENDINGS, daily=6)


# One's own picture


def test_a_samurai_sees_what_he_meets_and_what_it_comes_to():
    picture = PAINTER.private(
        samples.DRAWN, WORDS, samples.KIKUCHIYO, samples.fight(), NO_DRAFT, samples.PLAYERS
    )
    sound(picture, WIDTH, HEIGHT)
    said = texts(picture)
    assert "You are Kikuchiyo, the Tiger" in said
    assert {"13", "/13", "Wound"} <= set(said)
    assert {"Kanbei", "Daisuke"} <= set(said), "his neighbours"
    assert WORDS.prompt(samples.fight()) in picture.alt


def test_a_player_who_leaves_symbols_undefended_sees_what_that_costs():
    assert "Undefended costs" in texts(
        PAINTER.private(samples.table(), WORDS, samples.KIKUCHIYO, None, NO_DRAFT, NOBODY)
    )
    assert "Hat, farm and doll are defended." in texts(
        PAINTER.private(samples.table(), WORDS, samples.GOROBEI, None, NO_DRAFT, NOBODY)
    )


def test_kyuzo_sees_what_becomes_of_the_token_he_gives():
    his = Option("samurai:kanbei", 1, {"talent": "talent:kanbei"})
    leave = Choice("kiai.token", [his, PASS], {"samurai": "samurai:kyuzo"})
    picture = PAINTER.private(samples.DRAWN, WORDS, samples.KYUZO, leave, NO_DRAFT, NOBODY)
    sound(picture, WIDTH, HEIGHT)
    assert "Kanbei" in picture.alt and "Leave them where they are" in picture.alt


# The end


@EVERY_ENDING
def test_every_ending_is_a_scene_with_names(ending: str):
    view, account = sample_ends.ENDINGS[ending]
    picture = PAINTER.ending(view, WORDS, samples.PLAYERS, account)
    sound(picture, WIDTH, HEIGHT)
    assert ("The village stands" in picture.alt) == bool(account.winners)
    assert all(WORDS.label(samurai.key) in texts(picture) for samurai in view.samurai)
    assert all(f"is led by {samples.PLAYERS[one.seat].name}" in picture.alt for one in view.samurai[:2])
    assert not any("turn" in text for text in texts(picture))


def drawn_ending(name: str) -> Picture:
    view, account = sample_ends.ENDINGS[name]
    return PAINTER.ending(view, WORDS, NOBODY, account)


def test_the_ending_names_score_and_the_fallen():
    held, lost = drawn_ending("held"), drawn_ending("death")
    assert {"The village stands: 6++", "4 farms, 2 families: 4 short of ten"} <= {*texts(held)}
    assert "Kyuzo dies: a raider’s penalty" in texts(lost)
    assert "Kyuzo, the Wolf, 4 wounds, fallen." in lost.alt


def test_a_lost_village_says_what_was_still_to_come():
    lost = drawn_ending("farms")
    assert {"The last farm burns: a line beyond Kiai", "To come", "3 raiders, and one round more"} <= {
        *texts(lost)
    }
    assert "To come: 3 raiders, and one round more." in lost.alt


def test_a_game_that_was_stopped_says_so_and_shows_no_turn():
    for name, said in (("given up", "The village was given up"), ("called off", "The game was called off")):
        stopped = drawn_ending(name)
        assert said in texts(stopped) and stopped.alt.startswith(f"{said}.")
        assert "5 farms and 3 families left, 18 raiders to come" in texts(stopped)
