"""Invented moments of a game, for tests and sample pictures: every step, every number of players."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.engine import Choice, Fact, Option, Request, Seat
from bot.games.seven_samurai.raiders import RAIDERS, SYMBOLS, Raider
from bot.games.seven_samurai.samurai import (
    DAISUKE,
    GOROBEI,
    HEIHACHI,
    KANBEI,
    KATSUSHIRO,
    KIAI,
    KIKUCHIYO,
    KYUZO,
    SEATS,
)
from bot.games.seven_samurai.view import (
    FamilyView,
    FarmView,
    Result,
    RoundRecord,
    SamuraiView,
    SpareToken,
    TableView,
    VillageView,
)
from renderers.painter import Player

PLAYERS: Final = {
    seat: Player(name, name == "Brush")
    for seat, name in (
        (KIKUCHIYO, "Mia"),
        (KANBEI, "Jonathan Archer"),
        (KYUZO, "Bo"),
        (HEIHACHI, "Cassandra"),
        (KATSUSHIRO, "Brush"),
        (GOROBEI, "Ulrike"),
        (DAISUKE, "Piotr"),
    )
}
"""The players in the samples; one is an AI."""
CIRCLE: Final = (KIKUCHIYO, KANBEI, KYUZO, HEIHACHI, KATSUSHIRO, GOROBEI, DAISUKE)
"""A seating order of the seven."""


def raider(number: int) -> Raider:
    """A card by its number in the data."""
    return RAIDERS[number - 1]


def samurai(
    seat: Seat,
    line: tuple[int, ...] = (),
    defended: tuple[int, ...] = (),
    *,
    beast: bool = False,
    token_holder: Seat | None = None,
    **more: object,
) -> SamuraiView:
    """A board with these cards."""
    cards = tuple(raider(number) for number in line)
    plain = SamuraiView(
        seat=seat,
        beast=beast,
        kiai=KIAI[seat].beast if beast else KIAI[seat].human,
        line=cards,
        total=sum(card.value for card in cards),
        defended=tuple(raider(number) for number in defended),
        marker=False,
        dead=False,
        passed=False,
        active=False,
        token_holder=token_holder or seat,
        tokens=(),
        idle=(),
        spares=(),
        bans=(),
    )
    return replace(plain, **more)


def village(farms: int = 6, families: int = 3, barricades: int = 7, start: int = 7) -> VillageView:
    """The remaining village; the last ones are lost first."""
    return VillageView(
        farms=tuple(FarmView(place < farms, None if place < farms else "barricade") for place in range(6)),
        families=tuple(
            FamilyView(place < families, None if place < families else "heal") for place in range(3)
        ),
        barricades=barricades,
        barricades_at_start=start,
    )


BOARDS: Final = {
    KIKUCHIYO: samurai(KIKUCHIYO, (53, 20, 31), (3, 8), beast=True, active=True),
    KANBEI: samurai(KANBEI, (30, 45), (2,), token_holder=KYUZO, marker=True),
    KYUZO: samurai(KYUZO, (43, 26, 1, 51), (15, 24), beast=True, marker=True, tokens=(KANBEI,)),
    HEIHACHI: samurai(HEIHACHI, (50, 32, 16), (11,), passed=True, marker=True),
    KATSUSHIRO: samurai(KATSUSHIRO, (25, 27), (7,)),
    GOROBEI: samurai(GOROBEI, (59, 24), (12, 2, 20), beast=True),
    DAISUKE: samurai(DAISUKE, (), ()),
}


def table(number: int = 7, **changed: object) -> TableView:
    """A table of this many samurai in the second round; it is the turn of the first."""
    plain = TableView(
        level="hard",
        spare_rules=False,
        solo=False,
        round=2,
        phase="action",
        turn=CIRCLE[0],
        penalties=(),
        drawn=None,
        drawn_by=None,
        held=(),
        kiai_of=None,
        due=(),
        village=village(farms=5, barricades=min(4, number), start=number + 1),
        stack=12,
        revealed=(),
        intruders=3,
        exposed=(),
        discard=(raider(4), raider(38)),
        samurai=tuple(BOARDS[seat] for seat in CIRCLE[:number]),
        spare_tokens=(),
        records=(RoundRecord(1, 5, 3, 4, 3, 1, 3),),
        result=None,
    )
    return replace(plain, **changed)


def idle(view: TableView, seat: Seat) -> TableView:
    """The same table, but he has received his support tokens during his current turn."""
    boards = tuple(replace(one, idle=one.tokens) if one.seat == seat else one for one in view.samurai)
    return replace(view, samurai=boards)


FALLEN: Final = tuple(replace(board, dead=board.seat == KYUZO) for board in BOARDS.values())
"""All boards after the death of Kyuzo."""
RESTING: Final = tuple(replace(board, active=False) for board in BOARDS.values())
"""All boards, in nobody's turn."""
DRAWN: Final = table(phase="fight", drawn=raider(36), drawn_by=KIKUCHIYO, held=(KIKUCHIYO,))
"""Kikuchiyo has met a raider."""
SPARES: Final = table(
    2,
    spare_rules=True,
    phase="start",
    spare_tokens=tuple(SpareToken(seat, seat == DAISUKE, None) for seat in CIRCLE[2:]),
)
"""Two samurai and the open tokens of the absent."""
CROWDED: Final = table(
    stack=57,
    intruders=31,
    village=village(1, 1, 0, 10),
    revealed=(raider(63), raider(1), raider(52)),
    samurai=tuple(
        samurai(
            seat,
            (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14, 62),
            (3, 8, 12),
            beast=True,
            marker=True,
            active=seat == KIKUCHIYO,
            tokens=tuple(other for other in SEATS if other != seat)[:4],
            token_holder=HEIHACHI if seat != HEIHACHI else KYUZO,
            bans=("defend", "support", "talent", "act") if seat == KIKUCHIYO else (),
        )
        for seat in CIRCLE
    ),
    drawn=raider(63),
    drawn_by=KIKUCHIYO,
)
"""More of everything than a real table can have."""


ME: Final = "samurai:kikuchiyo"
HIM: Final = "samurai:kyuzo"
RIGHT: Final = "samurai:daisuke"

RECORDS: Final = (
    RoundRecord(1, 6, 3, 5, 2, 0, 3),
    RoundRecord(2, 5, 3, 4, 5, 2, 6),
    RoundRecord(3, 4, 2, 1, 9, 3, 8),
)
ENDED: Final = {
    "held": table(
        turn=None,
        phase="over",
        round=3,
        village=village(4, 2, 1, 8),
        records=RECORDS,
        result=Result(True, "held", None, 4, 2, False, 6, "++"),
    ),
    "death": table(
        turn=None,
        phase="over",
        village=village(3, 3, 0, 8),
        samurai=FALLEN,
        records=RECORDS[:2],
        result=Result(False, "death", KYUZO, 3, 3, False, 0, "++"),
    ),
    "farms": table(
        3,
        turn=None,
        phase="over",
        village=village(0, 3, 0, 5),
        records=RECORDS[:2],
        result=Result(False, "farms", None, 0, 3, False, 0, ""),
    ),
    "families": table(
        2,
        turn=None,
        phase="over",
        village=village(2, 0, 1, 4),
        records=RECORDS[:1],
        result=Result(False, "families", None, 2, 0, True, 0, "+++"),
    ),
}
"""The last tables of games that were won or lost."""


def fight() -> Request[object]:
    """Kikuchiyo's choice: exactly Kiai on the right, a farm on the left, or a neighbour."""
    missing = tuple(f"symbol:{symbol}" for symbol in SYMBOLS if symbol not in ("hat", "doll", "farm"))
    attack: dict[str, Fact] = {
        "card": "raider:36",
        "total": 13,
        "kiai": 13,
        "distance": 0,
        "reach": "kiai",
        "burns": "nothing",
        "penalties": ("penalty:wound",),
        "count": 1,
        "deadly": False,
    }
    defend: dict[str, Fact] = {
        "card": "raider:36",
        "symbol": "symbol:farm",
        "saves": "price:farm",
        "missing": missing,
        "count": len(missing),
        "prices": (),
        "deadly": False,
    }
    hand_on: dict[str, Fact] = {
        **attack,
        "target": RIGHT,
        "talent": "samurai:daisuke",
        "total": 12,
        "kiai": 11,
        "distance": 1,
        "reach": "beyond",
        "burns": "barricade",
        "defends": True,
    }
    options = [
        Option("attack", 1, attack),
        Option("defend", 2, defend),
        Option("hand_on:daisuke", 3, hand_on),
    ]
    return Choice("fight", options, {"samurai": ME, "card": "raider:36", "total": 10, "kiai": 13})


DECISIONS: Final[tuple[tuple[str, TableView, Request[object] | None], ...]] = (
    ("fight", DRAWN, fight()),
    ("waiting", table(), None),
    ("two", table(2), None),
    ("crowded", CROWDED, fight()),
    ("kiai", table(kiai_of=KIKUCHIYO), None),
)
"""Moments with a private picture."""
