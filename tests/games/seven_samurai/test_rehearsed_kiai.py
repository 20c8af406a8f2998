"""The sketch agrees with the rules about Kiai and its powers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from bot.games.seven_samurai.advisor.copies import ONE
from bot.games.seven_samurai.advisor.forecast import BEAST

from .scene import GUARDED, Board, Scene, scene
from .sketch import Obedient, card_drawn, seen, sketched

# Kiai


KIAI_LINES = {
    "heihachi": ["4", "3 calm"],
    "daisuke": ["4", "3 calm"],
    "gorobei": ["4", "4 calm"],
    "kanbei": ["4", "4 calm"],
    "kikuchiyo": ["4", "3", "2 calm"],
    "kyuzo": ["4", "4 calm"],
}
"""Lines that lack 1 to a human's Kiai; a beast's is higher by 3."""


def one_short(
    who: str,
    others: Mapping[str, Board],
    *,
    wounds: int = 0,
    stack: Sequence[str] = ("2", "3", "3", "2"),
    intruders: Sequence[str] = (),
    barricades: int | None = None,
) -> Scene:
    """He has just drawn the 1 that his line lacks to Kiai."""
    line = [*(["3"] if wounds >= BEAST else []), *KIAI_LINES[who]]
    samurai = {who: Board(line=line, wounds=wounds), **others}
    table = scene(
        samurai,
        stack=["1 farm no_support", *stack],
        intruders=intruders,
        barricades=barricades,
        round=3,
        face_up=9,
    )
    return table.does(who, "fight")


def unleashed(table: Scene, who: str, *answers: str) -> Obedient:
    """The drawn card is attacked on both tables."""
    sketch, cards = card_drawn(table)
    table.does(who, "attack", *answers)
    sketch.attack(0, ONE, cards)
    return sketch


@pytest.mark.parametrize("wounds", [0, 1, 2, 3])
@pytest.mark.parametrize("barricades", [3, 4])
def test_heihachi_builds_and_as_a_beast_he_heals(wounds: int, barricades: int):
    table = one_short("heihachi", {"kyuzo": Board()}, wounds=wounds, barricades=barricades)
    heals = wounds == 3
    answers = [*["power"] * (barricades < 4 or heals), *["samurai:heihachi"] * heals]
    sketch = unleashed(table, "heihachi", *answers)
    assert sketched(sketch) == seen(table.view)
    assert sketch.barricades[0] == 4
    assert sketch.wounds[0, 0] == wounds - heals


def test_heihachi_the_beast_heals_a_dying_samurai():
    others = {"kyuzo": Board(), "kanbei": Board(wounds=3), "gorobei": Board(wounds=2)}
    table = one_short("heihachi", others, wounds=2)
    sketch = unleashed(table, "heihachi", "power", "samurai:kanbei")
    assert sketched(sketch) == seen(table.view)
    assert table.wounds("kanbei") == 2


@pytest.mark.parametrize(("wounds", "discarded"), [(0, 2), (2, 3)], ids=["human", "beast"])
@pytest.mark.parametrize("left", [5, 4, 3, 2, 1])
def test_gorobei_discards_raiders_of_the_stack(wounds: int, discarded: int, left: int):
    stack = ["2", "3", "3", "2", "2"][:left]
    table = one_short("gorobei", {"kyuzo": Board()}, wounds=wounds, stack=stack)
    sketch = unleashed(table, "gorobei", "power")
    sketch.settle()
    assert sketch.left_in_stack(ONE) == table.view.stack == max(left - discarded, 0)
    assert sketch.over.all() == (left <= discarded) == (table.ending is not None)
    assert sketched(sketch)["line"] == seen(table.view)["line"]


@pytest.mark.parametrize("wounds", [0, 2], ids=["human", "beast"])
@pytest.mark.parametrize("intruders", range(5))
def test_kanbei_drives_intruders_off(wounds: int, intruders: int):
    table = one_short("kanbei", {"kyuzo": Board()}, wounds=wounds, intruders=["1"] * intruders)
    sketch = unleashed(table, "kanbei", *["power"] * (intruders > 0))
    assert sketched(sketch) == seen(table.view)


@pytest.mark.parametrize("wounds", [0, 2], ids=["human", "beast"])
def test_kyuzo_builds_as_a_beast(wounds: int):
    table = one_short("kyuzo", {"kanbei": Board()}, wounds=wounds, barricades=1)
    sketch = unleashed(table, "kyuzo", "power", "samurai:kyuzo")
    assert sketched(sketch)["barricades"] == seen(table.view)["barricades"] == 1 + (wounds == 2)
    assert sketched(sketch)["line"] == seen(table.view)["line"]


NEEDY = Board(line=["4", "2 calm", "2 wound"], defended=GUARDED, wounds=3)
"""A samurai whose next wound is death."""


def test_kikuchiyo_discards_the_card_that_would_kill():
    table = one_short("kikuchiyo", {"kyuzo": NEEDY, "kanbei": Board(line=["2 fire"])})
    sketch = unleashed(table, "kikuchiyo", "power", "samurai:kyuzo")
    assert sketched(sketch) == seen(table.after("kiai_first"))
    assert table.line("kyuzo") == [4, 2]


def test_kikuchiyo_the_beast_discards_two():
    others = {"kyuzo": NEEDY, "kanbei": Board(line=["1 calm", "4 wound"], wounds=3, defended=GUARDED)}
    table = one_short("kikuchiyo", {**others, "gorobei": Board()}, wounds=2)
    sketch = unleashed(table, "kikuchiyo", "power", "samurai:kyuzo", "samurai:kanbei")
    assert sketched(sketch)["line"] == seen(table.after("kiai_first"))["line"]


def test_a_line_that_falls_exactly_to_kiai_unleashes_its_power_too():
    beaten = Board(line=["4", "3", "1", "2 wound"], wounds=1, defended=["* hat"])
    table = one_short("kikuchiyo", {"heihachi": beaten, "kyuzo": Board()}, barricades=2)
    sketch, _ = card_drawn(table)
    table.does("kikuchiyo", "attack", "power", "samurai:heihachi").does("heihachi", "power")
    sketch.take_last(1, ONE)
    assert sketched(sketch)["barricades"] == table.barricades == 3
    assert sketch.total[1, 0] == table.board("heihachi").total == 4
    assert sketch.last[1, 0] == table.board("heihachi").line[-1].number


def test_a_samurai_who_falls_to_kiai_and_is_struck_again_still_uses_his_power():
    twice = Board(line=["4", "3 calm", "4 wound", "2 wound"], defended=GUARDED, wounds=3)
    table = one_short("kikuchiyo", {"heihachi": twice, "kyuzo": Board()}, wounds=2, barricades=1)
    sketch = unleashed(table, "kikuchiyo", "power", "samurai:heihachi", "samurai:heihachi")
    table.does("heihachi", "power", "samurai:heihachi")
    assert sketched(sketch) == seen(table.after("kiai_first"))
    assert (table.line("heihachi"), table.barricades, table.wounds("heihachi")) == ([3], 2, 2)


def test_daisuke_gives_the_card_that_would_kill_to_somebody_who_needs_its_symbol():
    needy = Board(line=["2 calm", "1 hat wound"], defended=GUARDED, wounds=3)
    table = one_short("daisuke", {"kyuzo": needy, "kanbei": Board(defended=["* farm", "* doll"], wounds=3)})
    sketch = unleashed(table, "daisuke", "power", "samurai:kyuzo", "samurai:kanbei")
    table.does("kanbei", "defend")
    assert sketched(sketch) == seen(table.after("kiai_first"))
