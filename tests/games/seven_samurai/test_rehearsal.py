"""The sketch agrees with the rules: the same thing is done at a real table and in a rehearsal of it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from bot.engine import Seat
from bot.games.seven_samurai.advisor.copies import ONE, talent_bit
from bot.games.seven_samurai.advisor.judging import Act, Way
from bot.games.seven_samurai.raiders import RAIDERS, SYMBOLS

from .scene import GUARDED, PASS, Board, at_first, scene
from .sketch import card_drawn, seen, sketched, turn_begins

# Penalties

STRUCK = {
    "fire burns a barricade": (["1 fire"], {}, []),
    "fire burns a farm": (["1 fire"], {"barricades": 0}, []),
    "a first wound": (["1 wound"], {}, []),
    "an intruder": (["1 intruder"], {}, []),
    "no defending": (["1 no_defend"], {}, []),
    "no supporting": (["1 no_support"], {}, []),
    "the left neighbour draws": (["3 left"], {}, []),
    "the right neighbour draws": (["4 right"], {}, []),
    "two intruders": (["6 intruder intruder"], {}, []),
    "two fires": (["6 fire fire"], {}, []),
    "two fires burn a barricade and a farm": (["6 fire fire"], {"barricades": 1}, []),
    "two fires burn two farms": (["6 fire fire"], {"barricades": 0}, []),
    "a wound, and no talent": (["6 wound no_talent"], {}, []),
    "a wound, and no supporting": (["6 no_support wound"], {}, []),
}


@pytest.mark.parametrize(("line", "village", "answers"), STRUCK.values(), ids=STRUCK)
def test_penalties(line: Sequence[str], village: dict[str, int], answers: Sequence[str]):
    samurai = {"kyuzo": Board(line=line), "kikuchiyo": Board(), "heihachi": Board()}
    table = scene(samurai, face_up=10, round=3, barricades=village.get("barricades"))
    sketch = turn_begins(table)
    table.does("kyuzo", *answers, PASS)
    sketch.take_turn(0)
    assert sketched(sketch) == seen(table.after("pass"))


@pytest.mark.parametrize("wounds", [0, 1, 2])
def test_wounds_up_to_the_third(wounds: int):
    table = scene({"kyuzo": Board(line=["1 wound"], wounds=wounds), "kikuchiyo": Board()}, face_up=10)
    sketch = turn_begins(table)
    table.does("kyuzo", PASS)
    sketch.take_turn(0)
    assert sketched(sketch) == seen(table.view)


def test_the_fourth_wound_is_death():
    table = scene({"kyuzo": Board(line=["1 wound"], wounds=3), "kikuchiyo": Board()})
    assert table.ending == "death"
    sketch = turn_begins(table)
    sketch.take_turn(0)
    assert sketch.dead.all()
    assert sketch.over.all()


@pytest.mark.parametrize("card", ["3 left", "4 right"])
@pytest.mark.parametrize(("drawn", "barricades"), [("1", 3), ("4 calm", 1)], ids=["Kiai", "beyond Kiai"])
def test_a_neighbour_who_is_struck_reaches_his_kiai_or_goes_beyond_it(card: str, drawn: str, barricades: int):
    samurai = {"kyuzo": Board(line=[card]), "heihachi": Board(line=["4", "3 calm"])}
    table = scene(samurai, stack=[drawn, "1", "2"], face_up=3, barricades=2)
    sketch = turn_begins(table)
    if table.prompt == "kiai":
        table.does("heihachi", "power")
    table.does("kyuzo", PASS)
    sketch.take_turn(0)
    assert sketched(sketch) == seen(at_first(table, "pass"))
    assert sketch.barricades[0] == barricades


@pytest.mark.parametrize("card", ["3 left", "4 right"])
def test_a_neighbour_who_has_passed_makes_it_a_wound(card: str):
    away = {"heihachi": Board(passed=True), "kikuchiyo": Board(), "gorobei": Board(passed=True)}
    table = scene({"kyuzo": Board(line=[card]), **away})
    sketch = turn_begins(table)
    table.does("kyuzo", PASS)
    sketch.take_turn(0)
    assert sketched(sketch) == seen(table.view)
    assert table.wounds("kyuzo") == 1


@pytest.mark.parametrize("defended", [(), ("* hat",), ("* hat", "* farm"), ("* farm", "* doll"), GUARDED])
def test_a_defended_card_is_dropped_or_it_is_a_wound(defended: Sequence[str]):
    table = scene(
        {"kyuzo": Board(line=["6 drop"], defended=defended), "kikuchiyo": Board(), "kanbei": Board()}, round=3
    )
    sketch = turn_begins(table)
    if table.prompt == "drop":
        table.does("kyuzo", table.offered[0])
    table.does("kyuzo", PASS)
    sketch.take_turn(0)
    assert sketched(sketch) == seen(table.view)


def test_a_samurai_who_must_pass_has_passed():
    table = scene({"kyuzo": Board(line=["6 must_pass"]), "kikuchiyo": Board(), "kanbei": Board()}, round=3)
    sketch = turn_begins(table)
    sketch.orders = Act.FIGHT
    sketch.take_turn(0)
    assert sketched(sketch) == seen(table.view)
    assert table.board("kyuzo").passed


def test_a_samurai_beyond_kiai_has_passed():
    table = scene({"kyuzo": Board(line=["4", "4", "4 calm"]), "kikuchiyo": Board(), "kanbei": Board()})
    sketch = turn_begins(table)
    sketch.orders = Act.FIGHT
    sketch.take_turn(0)
    assert sketched(sketch) == seen(table.view)
    assert table.board("kyuzo").passed


IGNORED = {
    "gorobei ignores an even card": ("gorobei", "4 right", (), ["ignore:right"]),
    "gorobei does not ignore an odd card": ("gorobei", "3 left", (), []),
    "kanbei ignores an odd card": ("kanbei", "3 wound", (), ["ignore:wound"]),
    "kanbei does not ignore an even card": ("kanbei", "4 wound", (), []),
    "two penalties": ("gorobei", "6 no_support wound", (), ["ignore:no_support", "ignore:wound"]),
    "a penalty that silences talents": (
        "gorobei",
        "6 wound no_talent",
        (),
        ["ignore:wound", "ignore:no_talent"],
    ),
    "with a borrowed talent": ("kyuzo", "2 fire", ("gorobei",), ["ignore:fire"]),
    "with another borrowed talent": ("kyuzo", "1 fire", ("kanbei",), ["ignore:fire"]),
    "with a borrowed talent of no use": ("kyuzo", "2 fire", ("kanbei",), []),
}


@pytest.mark.parametrize(("who", "card", "holds", "answers"), IGNORED.values(), ids=IGNORED)
def test_ignoring(who: str, card: str, holds: Sequence[str], answers: Sequence[str]):
    others = {seat: Board() for seat in ("gorobei", "kanbei", "heihachi") if seat != who}
    table = scene({who: Board(line=[card], holds=holds), **others}, face_up=10, round=3)
    sketch = turn_begins(table)
    table.does(who, *answers, PASS)
    sketch.take_turn(0)
    assert sketched(sketch) == seen(table.view)


def test_a_beast_that_awakes_exactly_at_kiai_unleashes_its_power():
    table = scene(
        {"heihachi": Board(line=["4", "4", "3 wound"], wounds=1), "kyuzo": Board()}, face_up=10, barricades=1
    )
    sketch = turn_begins(table)
    table.does("heihachi", "power", PASS)
    sketch.take_turn(0)
    assert sketched(sketch) == seen(table.view)
    assert table.line("heihachi") == [4, 3]
    assert table.barricades == 2


# A fight


@pytest.mark.parametrize("drawn", ["1", "2", "3"], ids=["below Kiai", "at Kiai", "beyond Kiai"])
def test_attacking(drawn: str):
    table = scene(
        {"heihachi": Board(line=["4", "2 calm"]), "kyuzo": Board()},
        stack=[drawn + " farm", "1", "1"],
        barricades=1,
    )
    table.does("heihachi", "fight")
    sketch, cards = card_drawn(table)
    table.does("heihachi", "attack")
    if table.asked == "heihachi kiai":
        table.does("heihachi", "power")
    sketch.attack(0, ONE, cards)
    assert sketched(sketch) == seen(table.view)


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_defending(symbol: str):
    table = scene({"heihachi": Board(line=["4"]), "kyuzo": Board()}, stack=[f"2 {symbol}", "1", "1"])
    table.does("heihachi", "fight")
    sketch, cards = card_drawn(table)
    table.does("heihachi", "defend")
    sketch.defend(0, ONE, cards)
    assert sketched(sketch) == seen(table.view)


@pytest.mark.parametrize(("answer", "way"), [("attack", Way.ATTACK), ("defend", Way.DEFEND)])
def test_handing_on(answer: str, way: Way):
    table = scene({"heihachi": Board(), "kyuzo": Board(), "kanbei": Board()}, stack=["2 hat", "1", "1"])
    table.does("heihachi", "fight")
    sketch, cards = card_drawn(table)
    table.does("heihachi", "hand_on:kanbei").does("kanbei", answer)
    sketch.put(np.array([2]), ONE, cards, np.array([way]))
    assert sketched(sketch) == seen(table.view)


def test_dismissing():
    table = scene({"kyuzo": Board(line=["2 calm"]), "kanbei": Board()}, stack=["2 hat", "1", "1"])
    table.does("kyuzo", "fight")
    sketch, cards = card_drawn(table)
    talents = np.array([talent_bit(Seat("kyuzo"))])
    assert sketch.repeated(0, ONE, cards).all()
    assert not sketch.repeated(0, ONE, np.array([RAIDERS[0].number])).any()
    table.does("kyuzo", "dismiss")
    _, place, way = sketch.consider(0, ONE, cards, talents, np.ones(1, bool))
    assert way == Way.DISMISS
    sketch.put(place, ONE, cards, way)
    assert sketched(sketch) == seen(table.view)


def test_burying_puts_the_card_under_the_stack():
    table = scene(
        {"katsushiro": Board(), "kanbei": Board()}, stack=["4 - wound", "1 hat", "2", "2", "2"], face_up=5
    )
    table.does("katsushiro", "fight")
    sketch, cards = card_drawn(table)
    table.does("katsushiro", "bury", "attack")
    sketch.bury(ONE, cards)
    sketch.attack(0, ONE, sketch.draw(ONE))
    assert sketched(sketch) == seen(table.view)
    (buried, *_) = table.game.stack.cards
    assert sketch.stack[0, sketch.bottom[0] - 1] == buried.number == cards[0]


# Tokens


def test_a_token_goes_to_the_supported_samurai_and_comes_home_after_his_turn():
    table = scene({"kanbei": Board(), "kyuzo": Board(), "gorobei": Board()}, face_up=10)
    sketch = turn_begins(table)
    sketch.orders, sketch.target = Act.SUPPORT, 2
    table.does("kanbei", "support:gorobei")
    sketch.take_turn(0)
    assert sketched(sketch) == seen(table.view)
    assert sketched(sketch)["borrowed"] == {"kanbei": [], "kyuzo": [], "gorobei": ["kanbei"]}

    sketch.orders = Act.LEAVE
    table.does("kyuzo", PASS)
    sketch.take_turn(1)
    assert sketched(sketch) == seen(table.view)

    table.does("gorobei", PASS)
    sketch.take_turn(2)
    assert sketched(sketch) == seen(table.view)
    assert sketched(sketch)["token at"] == {"kanbei": "kanbei", "kyuzo": "kyuzo", "gorobei": "gorobei"}


def test_all_the_tokens_he_has_go_home():
    holder = Board(holds=["kanbei", "kyuzo"])
    table = scene({"gorobei": holder, "kanbei": Board(), "kyuzo": Board()}, face_up=10)
    sketch = turn_begins(table)
    table.does("gorobei", PASS)
    sketch.take_turn(0)
    assert sketched(sketch) == seen(table.view)
    assert not sketch.borrowed.any()
