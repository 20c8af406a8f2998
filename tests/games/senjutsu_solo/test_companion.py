"""The AI seat of a hero: it reads its own view only, and plays sensibly."""

from __future__ import annotations

from random import Random

import pytest

from bot.engine import Choice, Dealer, Option, Seat, Setup
from bot.engine.match import Match
from bot.games.senjutsu.board.hexes import distance, hex_of
from bot.games.senjutsu_solo.advisor.companion import at_a_glance
from bot.games.senjutsu_solo.advisor.guessing import imagined, with_opponents
from bot.games.senjutsu_solo.advisor.worth import fight_worth
from bot.games.senjutsu_solo.rules import SENJUTSU_SOLO
from bot.games.senjutsu_solo.seen.showing import show
from bot.games.senjutsu_solo.setup.waves import ENTRIES, MIDDLE
from tests.games.senjutsu.scene import Fighter
from tests.games.senjutsu_solo.scene import Enemy, Scene, alone
from tests.kit.rings import SLOW, every

pytestmark = SLOW

STUDENT = Seat("student")
FEND, WATERFALL = 123, 48


def advised(scene: Scene) -> str:
    """The card that the AI plays."""
    request = scene.match.pending[STUDENT].request
    (key,) = SENJUTSU_SOLO.advise(scene.match.view(STUDENT), request, Random(1))
    return key.partition("#")[0]


def test_an_opponent_who_can_be_felled_is_attacked():
    boss = Enemy("samurai_boss", "d4", 3, deck=("003",), wounds=6)
    scene = alone(Fighter("d3", hand=(WATERFALL, FEND)), boss)
    assert advised(scene) == f"card:{WATERFALL:03}"


def test_an_imagined_state_looks_like_the_view():
    boss = Enemy("samurai_boss", "d5", 3, deck=("014", "stun", "026"), discard=("021",), bleeding=1)
    scene = alone(Fighter("d3", hand=(WATERFALL, FEND)), boss, Enemy("ninja", "d7", concealed=True))
    view = scene.game.view(STUDENT)
    again = show(imagined(view, Random(2)), STUDENT)
    assert again.opponents == view.opponents
    hands = [[card.partition("#")[0] for card in one.at(STUDENT).cards] for one in (again, view)]
    assert hands[0] == hands[1]


def test_to_his_eyes_opponents_are_samurai_of_another_side():
    scene = alone(Fighter("d3"), Enemy("monk", "d5"))
    view = with_opponents(scene.game.view(STUDENT))
    assert [(one.seat, one.team) for one in view.samurai] == [
        ("student", "heroes"),
        ("foe:monk", "opponents"),
    ]


@every("mode", ["horde", "fallen_lord", "path"], daily=1)
def test_he_plays_every_mode_to_its_end(mode: str):
    match, random = Match(SENJUTSU_SOLO, Setup((STUDENT,), {"mode": mode}), Dealer(mode)), Random(1)
    while match.outcome is None:
        seat = match.waiting_for[0]
        match.answer(seat, SENJUTSU_SOLO.advise(match.view(seat), match.pending[seat].request, random))
    assert match.outcome.reason in ("won", "lost", "ranked")


def test_a_card_that_is_looked_at_shows_what_it_reaches():
    boss = Enemy("samurai_boss", "d4", 3, deck=("003",))
    scene = alone(Fighter("d3", hand=(WATERFALL, FEND)), boss)
    piece = next(piece for piece in scene.hero("student").hand if piece.startswith(f"card:{WATERFALL:03}"))
    facts = SENJUTSU_SOLO.foresees(scene.match.view(STUDENT), STUDENT, piece)
    assert facts["struck"] == (scene.enemy().label,)
    assert "d4" in str(facts["strikes"])


# The fallen lord


@pytest.mark.parametrize(("card", "facing"), [("023", 3), ("017", 3)])
def test_he_would_rather_have_no_enemy_look_at_the_lord(card: str, facing: int):
    """Only the facing differs: the enemy beside the lord looks at him or away."""

    def worth(facing: int) -> float:
        enemy = Enemy("samurai_boss", "d6", facing, deck=(card,))
        scene = Scene({"student": Fighter("a2")}, [enemy], mode="fallen_lord", lord=("d5", 0))
        return fight_worth(scene.game, scene.hero("student"))

    assert worth(facing) < worth((facing + 3) % 6)


def test_he_would_rather_stand_nearer_to_an_enemy_than_the_lord_lies():
    """The hero stands in front of the enemy in both scenes; the lord lies nearer to the enemy than he, or
    farther."""

    def worth(lord: str) -> float:
        enemy = Enemy("samurai_boss", "d7", 0, deck=("023",))
        scene = Scene({"student": Fighter("d4")}, [enemy], mode="fallen_lord", lord=(lord, 0))
        return fight_worth(scene.game, scene.hero("student"))

    assert worth("d2") > worth("d5") + 5


def test_an_enemy_pushed_onto_the_lord_is_the_nearest_there_can_be():
    enemy = Enemy("samurai_boss", "d5", 0, deck=("023",))
    scene = Scene({"student": Fighter("d4")}, [enemy], mode="fallen_lord", lord=("d5", 0))
    farther = Scene({"student": Fighter("d4")}, [enemy], mode="fallen_lord", lord=("d2", 0))
    worths = [fight_worth(one.game, one.hero("student")) for one in (scene, farther)]
    assert worths[0] < worths[1]


@pytest.mark.parametrize(("lord", "step"), [("d3", "d4"), ("a2", "e3")])
def test_he_steps_between_an_enemy_and_the_lord(lord: str, step: str):
    """If the lord lies elsewhere, he prefers to stand farther from the enemy."""
    enemy = Enemy("samurai_boss", "d6", 3, deck=("023",))
    scene = Scene({"student": Fighter("e4")}, [enemy], mode="fallen_lord", lord=(lord, 0))
    moves = Choice("move", [Option(place, place) for place in ("d4", "e3")])
    assert at_a_glance(scene.game.view(STUDENT), STUDENT, moves, Random(1)) == [step]


def test_enemies_are_let_in_where_the_hero_stands_before_the_lord():
    """All gates are equally far from the hero in the middle; the lord lies north of him."""
    soldier = Enemy("ashigaru_katana", "a2")
    scene = Scene({"student": Fighter("d4")}, [soldier], mode="fallen_lord", lord=("d5", 0))
    gates = [Option(entry.key, entry, at=entry.start.place.key) for entry in ENTRIES]
    view = scene.game.view(STUDENT)
    assert at_a_glance(view, STUDENT, Choice("entry", gates), Random(1)) == ["entry:c"]


def test_the_lord_is_laid_behind_the_hero():
    """Then the hero is nearer to three of the four gates than the lord."""
    match = Match(SENJUTSU_SOLO, Setup((STUDENT,), {"mode": "fallen_lord"}), Dealer("the lord"))
    asked = match.pending[STUDENT].request
    (place,) = SENJUTSU_SOLO.advise(match.view(STUDENT), asked, Random(1))
    lord, middle = hex_of(place), MIDDLE.place
    gates = [entry.start.place for entry in ENTRIES]
    assert sum(distance(gate, lord) > distance(gate, middle) for gate in gates) == 3
