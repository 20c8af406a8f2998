"""The pictures of Way of the Samurai: sound, readable where they are read, and the same for the same view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from typing import cast, get_args

import pytest
from PIL import Image

from bot.engine import NO_DRAFT, Option, Seat, Setup, Step
from bot.engine.match import Match
from bot.engine.question import Choice
from bot.games.way_of_the_samurai import steps
from bot.games.way_of_the_samurai.cards import LIBRARY
from bot.games.way_of_the_samurai.harm_steps import Felled, Life, Qi
from bot.games.way_of_the_samurai.playing import ways_facts
from bot.games.way_of_the_samurai.round_steps import KempoRoll
from bot.games.way_of_the_samurai.rules import WAY_OF_THE_SAMURAI
from bot.games.way_of_the_samurai.view import DuelView, FighterView, Phase
from bot.wording import words
from renderers.canvas import Sheet
from renderers.kit.captions import lay
from renderers.kit.page import ROWS, cuts
from renderers.kit.sizes import HEIGHT, LEAST, WIDTH
from renderers.painter import Moment, Picture
from renderers.way_of_the_samurai import PAINTER, samples
from renderers.way_of_the_samurai.__main__ import pictures
from renderers.way_of_the_samurai.board import LAID
from renderers.way_of_the_samurai.cast import other, tallest
from renderers.way_of_the_samurai.events import TELLINGS, caption
from renderers.way_of_the_samurai.faces import Size, action_card
from renderers.way_of_the_samurai.fighters import PEOPLE, fighter
from renderers.way_of_the_samurai.hand import SMALL
from renderers.way_of_the_samurai.layout import WORDS as PLACE
from renderers.way_of_the_samurai.panels import panel
from tests.games.random_play import play_at_random
from tests.kit.rings import every
from tests.renderers.soundness import elsewhere, measured, sound

WORDS = words("way-of-the-samurai")


@pytest.fixture(scope="module")
def drawn() -> dict[str, Picture]:
    return dict(pictures(WORDS, samples.PLAYERS))


def test_every_picture_is_sound(drawn: dict[str, Picture]):
    for name, picture in drawn.items():
        if not name.startswith("emblem"):
            sound(picture, WIDTH, HEIGHT)


def test_every_word_can_be_read(drawn: dict[str, Picture]):
    faults = {name: measured(picture.image, picture.written) for name, picture in drawn.items()}
    assert {name: found for name, found in faults.items() if found} == {}


@every("key", WAY_OF_THE_SAMURAI.lookups, daily=5)
def test_a_close_up_is_drawn_and_says_all_that_it_does(key: str):
    picture = PAINTER.emblem(key, WORDS)
    sound(picture, WIDTH, HEIGHT)
    assert measured(picture.image, picture.written) == []
    written = " ".join(one.text for one in picture.written)
    assert written.endswith(picture.alt.replace(". ", " ", 1))


@pytest.mark.parametrize("size", [LAID, SMALL])
def test_every_number_on_a_laid_card_can_be_read(size: Size):
    for card in (*LIBRARY.actions, *LIBRARY.specials):
        assert all(number.size >= LEAST for number in action_card(card, size).written), card.name


def test_every_enemy_has_a_figure_of_his_own():
    option = next(option for option in WAY_OF_THE_SAMURAI.options if option.key == "enemy")
    assert set(option.choices) <= set(PEOPLE)
    figures = {name: fighter(PEOPLE[name], size=0.3).image.tobytes() for name in option.choices}
    assert len(set(figures.values())) == len(option.choices)


def play(mode: str, players: int, seed: int) -> list[tuple[Step, DuelView]]:
    """All that was to be seen in a random game."""
    seen: list[tuple[Step, DuelView]] = []
    options = {option.key: option.default for option in WAY_OF_THE_SAMURAI.options if not option.each_seat}
    seats = tuple(Seat(seat) for seat in WAY_OF_THE_SAMURAI.seats[:players])

    def watch(_: Match, steps: Sequence[Step]) -> None:
        seen.extend((step, cast(DuelView, step.view)) for step in steps if step.view is not None)

    setup = Setup(seats, {**options, "mode": mode})
    play_at_random(WAY_OF_THE_SAMURAI, setup, seed, watch, watched=True)
    return seen


@pytest.mark.parametrize(
    ("mode", "players"), [("fight", 1), ("three", 1), ("clan", 1), ("dojo", 1), ("fight", 2)]
)
def test_real_games_are_told_in_words_that_can_be_read(mode: str, players: int):
    seen = play(mode, players, 5)
    for step, view in seen[:: max(1, len(seen) // 25)]:
        picture = PAINTER.board(view, WORDS, samples.PLAYERS, step)
        assert [text.text for text in picture.written if text.size < LEAST or "…" in text.text] == [], step


def test_every_step_is_told_and_each_sample_has_the_facts_that_are_declared():
    declared = {one.step_name(): one for one in WAY_OF_THE_SAMURAI.steps}
    assert set(TELLINGS) == set(declared)
    assert all(steps.read(step).as_facts() == step.facts for step in samples.STEPS)
    numbered = {one for one in declared.values() if "number" in one.__match_args__}
    assert set(get_args(steps.OfOneFoe)) == numbered


def test_a_chapter_shows_its_turning_points():
    moments = [Moment(step, samples.STRUCK) for step in samples.STEPS]
    page = PAINTER.page(moments, WORDS, samples.PLAYERS)
    said = " ".join(text.text for text in page.written)
    assert "has fallen" in said or "wounded" in said


def test_the_last_life_is_told_where_no_blow_took_it():
    def of(after: int, cause: str) -> int:
        return PAINTER.weight(Step.of(Life(seat="seat:samurai", before=2, after=after, cause=cause)))

    assert of(0, "skull") > of(1, "skull") == of(0, "counter")


def test_the_cost_of_a_broken_defence_can_be_read_whole():
    deeds = ("deed:life_minus_1", "deed:qi_minus_1")
    hit = steps.Broken(foe="enemy:pupil", number=1, card="opponent:heron", deeds=deeds)
    fallen = Felled(foe="enemy:pupil", number=1, how="life", felled=1, fight=1)
    moments = [Moment(Step.of(told), samples.STRUCK) for told in (hit, fallen)]
    said = [text.text for text in PAINTER.page(moments, WORDS, samples.PLAYERS).written]
    assert not [text for text in said if "…" in text]


@pytest.mark.parametrize("name", sorted({step.name for step in samples.STEPS}))
def test_the_ground_goes_to_the_foot_of_every_panel(name: str):
    """For panels of all shapes: no black strip is left at the foot."""
    step = next(step for step in samples.STEPS if step.name == name)
    for count, largest in ROWS:
        for place in cuts(ROWS[count, largest]):
            left, top, right, bottom = place.box
            sheet = Sheet(Image.new("RGB", (right - left, bottom - top)))
            panel(Moment(step, samples.STRUCK), samples.STRUCK, WORDS, 2).scene(sheet, place.inside)
            foot = sheet.image.crop((0, sheet.height - 1, sheet.width, sheet.height))
            assert foot.getcolors(sheet.width) != [(sheet.width, (0, 0, 0))], place


def test_a_combo_shows_the_cards_of_its_player():
    step, view = next(
        (step, view)
        for seed in range(20)
        for step, view in play("fight", 2, seed)
        if step.name == "combo" and step.facts["seat"] == view.fighters[1].key
    )

    def shown(*fighters: FighterView) -> bytes:
        seen, sheet = replace(view, fighters=fighters), Sheet(Image.new("RGB", (500, 320)))
        panel(Moment(step, seen), seen, WORDS, 2).scene(sheet, (0, 0, 500, 220))
        return sheet.image.tobytes()

    first, second = view.fighters
    assert shown(first, second) == shown(replace(first, played=()), second)
    assert shown(first, second) != shown(first, replace(second, played=()))


@pytest.mark.parametrize("foe", ["pupil", "master", "afro_samurai"])
def test_every_stance_is_told_whole(foe: str):
    for card in LIBRARY.opponents:
        told = steps.Defence(
            foe=f"enemy:{foe}",
            number=1,
            card=card.key,
            hard=card.hard,
            needs=card.defence.need_keys,
            any=card.defence.any_need,
            **ways_facts(card.defence.keys),
            lacks=(),
        )
        lines = lay(caption(Step.of(told), WORDS), PLACE).lines
        assert "…" not in lines[-1].text, lines


@pytest.mark.parametrize("phase, said", [("attack", "His stance?"), ("end", "Round over")])
def test_nobody_asks_for_a_stance_when_none_comes_any_more(phase: Phase, said: str):
    view = replace(samples.STRUCK, phase=phase, defence=None, counters=())
    drawn = [text.text for text in PAINTER.board(view, WORDS, samples.PLAYERS).written]
    assert [text for text in drawn if text in ("His stance?", "Round over")] == [said]


def test_a_die_shows_what_was_rolled():
    shown = {
        roll: caption(Step.of(KempoRoll(foe="enemy:kempo", roll=roll)), WORDS).sign for roll in range(1, 7)
    }
    assert len({sign for sign in shown.values() if sign is not None}) == 6


def test_somebody_is_called_as_the_plates_call_them():
    step = Step.of(Qi(seat="seat:samurai", before=3, after=2))
    drawn = PAINTER.board(samples.STRUCK, WORDS, samples.PLAYERS, step)
    said = f"{samples.PLAYERS[samples.SAMURAI].name}: Qi 3 → 2."
    assert drawn.alt.startswith(said)
    assert said in [text.text for text in drawn.written]


@pytest.mark.parametrize("first", range(0, len(samples.ACTIONS), 6))
def test_no_name_in_a_hand_is_cut(first: int):
    holder = samples.fighter(hand=samples.ACTIONS[first : first + 6], reserve=())
    view = samples.table(fighters=(holder,))
    hand = PAINTER.private(view, WORDS, samples.SAMURAI, None, NO_DRAFT, samples.PLAYERS)
    assert [text.text for text in hand.written if "…" in text.text] == []


def test_a_player_who_chooses_the_way_on_is_shown_the_map():
    stops = next(view for _, view in play("dojo", 1, 5) if view.stops).stops
    view = samples.table(mode="dojo", stops=stops)
    path = Choice("path", [Option(f"stop:{stop.name}", stop.name) for stop in stops[1:3]])
    shown = PAINTER.private(view, WORDS, samples.SAMURAI, path, NO_DRAFT, samples.PLAYERS)
    assert shown.encode() == PAINTER.closeup(view, WORDS, "map:campaign", samples.PLAYERS).encode()


def test_a_hand_shows_nothing_of_anybody_else():
    """Two rivals with other cards in hand: the same bytes for me, and for spectators."""
    hands = (samples.ACTIONS[9:13], samples.ACTIONS[1:5])
    rivals = [samples.fighter(samples.RIVAL, hand=hand, played=(), reserve=()) for hand in hands]
    views = [samples.table(mode="duel", fighters=(samples.fighter(), rival), foes=()) for rival in rivals]
    boards = {PAINTER.board(view, WORDS, samples.PLAYERS).encode() for view in views}
    mine = {
        PAINTER.private(view, WORDS, samples.SAMURAI, None, NO_DRAFT, samples.PLAYERS).encode()
        for view in views
    }
    assert len(boards) == len(mine) == 1


def test_the_same_view_gives_the_same_bytes_in_every_process():
    picture = PAINTER.board(samples.table(), WORDS, samples.PLAYERS, samples.STEPS[7])
    code = (
        "from hashlib import sha256; from bot.wording import words\n"
        "from renderers.way_of_the_samurai import PAINTER, samples\n"
        "said = words('way-of-the-samurai')\n"
        "picture = PAINTER.board(samples.table(), said, samples.PLAYERS, samples.STEPS[7])\n"
        "print(sha256(picture.image.tobytes()).hexdigest())"
    )
    assert elsewhere(code) == [sha256(picture.image.tobytes()).hexdigest()]


def test_the_head_of_a_fighter_on_high_ground_is_seen():
    """His club may reach out of a panel, his head must not."""
    kempo, ishida = samples.against("kempo"), samples.against("ishida")
    figure = other(kempo, 250 / tallest(kempo))
    assert tallest(kempo) > tallest(ishida)
    assert figure is not None
    column = figure.image.crop((figure.x - 10, 0, figure.x + 60, figure.image.height)).getbbox()
    assert column is not None and figure.y - column[1] <= 262
