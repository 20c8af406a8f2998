"""The story of a fight: what each exchange cost, and what would have changed it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.engine import Account
from bot.games.way_of_the_samurai.view import Page
from bot.wording import words
from renderers.way_of_the_samurai import PAINTER, sample_ends, samples
from renderers.way_of_the_samurai.cast import yourself
from tests.games.way_of_the_samurai.scene import scene

WORDS = words("way-of-the-samurai")


def test_a_blow_that_lands_says_by_how_much_guard_was_short():
    (page,) = scene(enemy_shows=["S>=0: L-1", "G<2: L-2"]).exchange().view.story
    assert (page.his, page.yours, page.left, page.open_by, page.short) == (1, 2, 6, 2, 0)


def test_a_defence_that_holds_says_what_was_missing():
    assert scene(gauges=(1, 1, 0), enemy_shows=["S>=2 & T>=3: L-1"]).exchange().view.story[0].short == 3
    assert scene(gauges=(1, 1, 0), enemy_shows=["S>=2 | T>=3: L-1"]).exchange().view.story[0].short == 1


def test_want_of_qi_is_a_page_of_its_own():
    page = scene(qi=0, exchange=1).exchange().view.story[-1]
    assert (page.for_want, page.yours) == (True, 2)


def test_the_cost_of_something_else_is_not_told_as_want_of_qi():
    """The enemy falls for want of Qi first, and only then would the samurai have paid for his own."""
    table = scene(enemy="skull", qi=0, foe=(2, 0), exchange=1).exchange()
    page = table.view.story[-1]
    assert table.won and (page.yours, page.his, page.for_want) == (1, 2, False)


def test_the_last_blow_is_told_although_it_ends_the_fight():
    assert scene(life=1, enemy_shows=["S>=0: L-1", "G<1: L-2"]).exchange().view.story[-1].left == 0
    assert scene(foe=(1, 5), enemy_shows=["S>=0: L-1"]).plays_on().view.story[-1].his == 1


def test_every_fight_of_a_run_has_its_own_story():
    table = scene(mode="clan", foe=(1, 5), enemy_shows=["S>=0: L-1"]).plays_on()
    assert (table.view.fight, table.view.story) == (2, ())


def said(name: str, **changes: object) -> str:
    """The words of the last picture after this end."""
    view = replace(samples.ENDED[name], **changes)
    account = sample_ends.account_of(view)
    return " ".join(text.text for text in PAINTER.ending(view, WORDS, samples.PLAYERS, account).written)


def test_the_end_names_the_decisive_moments_and_what_would_have_changed_it():
    assert "Kaede lost 3 life, 1 Guard short" in said("death"), "everybody reads it: nobody is you"
    assert "1 more Guard would have parried the blow" in said("death")
    assert "Only 2 life was left in round 2" in said("victory")


def test_a_fall_at_the_rounds_end_is_told_as_well():
    """Though something happened to both in the same round before."""
    blow = Page(3, 2, "enemy:skull", yours=2, his=1, left=1, short=0, open_by=0, want=False)
    end = replace(blow, yours=1, his=0, left=0)
    assert "Round 3 Kaede lost the last life" in said("death", story=(blow, end))
    assert "lost the last life" not in said("death", story=(replace(blow, left=0),))


def test_a_winner_reads_how_near_it_was_or_what_was_left():
    assert "Close Only 2 life was left in round 2" in said("victory")
    safe = tuple(replace(page, left=5) for page in samples.ENDED["victory"].story)
    assert "Left Kaede had 3 life and 1 Qi" in said("victory", story=safe)
    assert "Left Susanoo had 2 life and 4 Qi" in said("duel")


def test_a_loser_reads_how_near_the_enemy_was_to_falling():
    assert "How near Ishida had 4 life left" in said("death")


@pytest.mark.parametrize(
    ("ending", "title", "told"),
    [
        ("given up", "The fight was given up", "Kaede 6 life, Ishida 5"),
        ("called off", "The fight was called off", "Kaede 6 life, Ishida 5"),
        ("a duel called off", "The fight was called off", "Kaede 6 life, Susanoo 3"),
        ("both fallen", "Nobody is left standing", "Both fell at once"),
        ("nobody could win", "Nobody could win", "Neither could lift a blade"),
    ],
)
def test_every_kind_of_end_has_its_picture_and_its_account(ending: str, title: str, told: str):
    view, account = sample_ends.ENDINGS[ending]
    drawn = PAINTER.ending(view, WORDS, samples.PLAYERS, account)
    written = [text.text for text in drawn.written]
    assert title in written and told in written
    assert drawn.alt.startswith(f"{title}.") and f"{told}." in drawn.alt


def test_a_lost_run_says_how_far_it_came():
    assert "The clan stands unbeaten" in said("clan", felled=0)
    assert "One of the clan has fallen" in said("clan", felled=1)


def test_a_run_keeps_a_passage_for_each_fight():
    table = scene(mode="clan", foe=(1, 5), life=6, enemy_shows=["S>=0: L-1"]).plays_on()
    won, going = table.view.passages
    assert (won.how, won.rounds, won.cost, won.left) == ("life", 1, 0, 6)
    assert (going.fight, going.how, going.foe) == (2, "going", "enemy:clan")


def test_the_passage_of_the_last_fight_says_that_it_was_lost():
    table = scene(mode="clan", life=2, enemy_shows=["S>=5: L-1", "G<4: L-3"]).exchange()
    (lost,) = table.view.passages
    assert (lost.how, lost.cost, lost.left) == ("lost", 2, 0)


def test_a_campaign_tells_what_happened_on_the_way():
    table = scene(mode="dojo", foe=(1, 5), enemy_shows=["S>=0: L-1"], chance={"event": [4]})
    table.game.run.stop = "courtyard"
    first = table.plays_on().view.passages[0]
    assert (first.how, first.event) == ("life", "event:normal_4")


def test_a_single_fight_has_no_chronicle():
    table = scene(enemy_shows=["S>=0: L-1", "G<2: L-2"]).exchange()
    assert table.view.passages == ()
    assert "chronicle:run" not in PAINTER.closeups(table.view)


def test_a_run_ends_in_a_picture_of_its_chronicle():
    told = said("dojo")
    assert "1. Courtyard" in told
    assert "5. Master" in told
    assert "The Yoshioka dojo" in told
    alt = PAINTER.ending(*ended_run("dojo")).alt
    assert alt.startswith("Victory: all 5 felled.")
    assert "3. Pond (5 life, 2 Qi): beheaded in 3 rounds, for 2 life. Then: Anger." in alt


def test_a_long_run_shows_the_fights_that_cost_most_and_the_last_one():
    told = said("clan")
    assert "13. Clan Samurai" in told
    assert "and 6 more" in told
    assert " 4. Clan Samurai" not in told, "it cost nothing"
    assert "A great performance." in told


def test_the_chronicle_may_be_read_in_full():
    view = samples.ENDED["clan"]
    page = PAINTER.closeup(view, WORDS, "chronicle:run", samples.PLAYERS)
    assert page.caption.splitlines()[0].startswith("The Samurai Clan, Katana: 12 beaten")
    assert len(page.caption.splitlines()) == 14
    endless = replace(view, passages=samples.passages(60, won=False))
    assert len(PAINTER.closeup(endless, WORDS, "chronicle:run", samples.PLAYERS).caption) <= 1600


def ended_run(name: str):
    view = samples.ENDED[name]
    return view, WORDS, samples.PLAYERS, sample_ends.account_of(view)


def test_a_player_who_fell_without_qi_reads_that_one_would_have_been_enough():
    assert "One Qi kept would have saved Kaede" in said("death", story=samples.LOST[:2])


def test_between_two_want_of_qi_is_named_as_what_felled():
    blow = replace(samples.LOST[0], round=2, exchange=2, yours=1, his=1, want=False)
    mine = replace(blow, yours=2, his=0, for_want=True)
    assert "Want of Qi cost" in said("duel", story=(blow, mine))
    lightly = replace(blow, yours=3, his=0, want=False)
    assert f"Want of Qi felled {samples.PLAYERS[samples.SAMURAI].name}" in said("duel", story=(lightly, mine))
    theirs = replace(blow, yours=0, his=2, others_want=True)
    assert "Want of Qi cost Susanoo 2 life" in said("duel", story=(blow, theirs))


def test_a_loser_with_life_left_lies_on_the_ground():
    """A broken blade ends a fight with life left; the picture must not show him still fighting."""
    lost = replace(samples.ENDED["death"], fighters=(samples.fighter(life=3),))
    stands, lies = (
        PAINTER.ending(view, WORDS, samples.PLAYERS, Account(""))
        for view in (replace(lost, result=None), lost)
    )
    assert yourself(replace(lost, result=None)).image.size != yourself(lost).image.size
    assert stands.encode() != lies.encode()


def test_an_attack_that_failed_by_a_point_is_remembered():
    missed = replace(samples.LOST[0], short=1, his=0)
    lost = replace(samples.LOST[2], open_by=0)
    assert "1 more would have broken him in round 1" in said("death", story=(missed, lost))


def test_of_three_enemies_all_are_drawn_and_the_one_who_acts_stands_before_the_others():
    board = PAINTER.board(samples.THREE, WORDS, samples.PLAYERS)
    fallen = tuple(
        replace(foe, life=0, fallen=True) if foe.number == 3 else foe for foe in samples.THREE.foes
    )
    assert (
        board.encode() != PAINTER.board(replace(samples.THREE, foes=fallen), WORDS, samples.PLAYERS).encode()
    )
    step = next(step for step in samples.STEPS if step.name == "struck")
    third = type(step)("struck", {**step.facts, "number": 3})
    written = [text.text for text in PAINTER.board(samples.THREE, WORDS, samples.PLAYERS, third).written]
    assert "Saburo" in written
