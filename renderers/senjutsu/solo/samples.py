"""Invented fights against AI opponents, for tests and for work on the pictures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from bot.engine.question import Seat
from bot.engine.step import Step
from bot.games.senjutsu.board.fields import FIELDS
from bot.games.senjutsu.board.hexes import Hex
from bot.games.senjutsu.board.terrain import Terrain
from bot.games.senjutsu.cards.heroes import HEROES
from bot.games.senjutsu.cards.opponent_card import GROUPS, SOLO_CARDS
from bot.games.senjutsu.view import DueView, Phase, SamuraiView, ThreatView
from bot.games.senjutsu_solo import path_steps, solo_steps
from bot.games.senjutsu_solo.fights.foes import FOES
from bot.games.senjutsu_solo.fights.path import STOPS
from bot.games.senjutsu_solo.fights.road import Leg, Road
from bot.games.senjutsu_solo.terms import Behaviour, Mode, Stance
from bot.games.senjutsu_solo.view import HordeRank, OpponentView, SoloView
from renderers.senjutsu.samples import MASTER, RONIN, STUDENT, WARRIOR, samurai


def opponent(
    name: str,
    place: Hex | None,
    facing: int,
    behaviour: Behaviour = "centre",
    stance: Stance = "offensive",
    card: str = "",
    **more: object,
) -> OpponentView:
    """An opponent in the middle of a fight: ``ashigaru_katana-2`` is the second of his kind."""
    kind, _, number = name.rpartition("-")
    foe = FOES[kind if number.isdigit() else name]
    one = OpponentView(
        key=f"foe:{name}",
        kind=foe.key,
        place=place,
        facing=facing,
        behaviour=behaviour,
        stance=stance,
        distance=foe.distance,
        ranged=foe.ranged,
        wounds=0,
        bleeding=0,
        wound_limit=7,
        stuns=0,
        stun_limit=7,
        hobbles=(),
        poisons=(),
        deck=5,
        discard=("solo:023",),
        deck_list=("solo:001", "solo:023", "solo:026"),
        card=f"solo:{card}" if card else "",
        chosen=True,
        speed=SOLO_CARDS[f"solo:{card}"].speeds.highest if card else 0,
        lost=False,
        concealed=False,
        desperate=False,
        contracts=(),
        fallen=place is None,
    )
    return replace(one, **more)


def fight(
    heroes: Sequence[SamuraiView],
    foes: Sequence[OpponentView],
    field: str = "snowy_clearing",
    *,
    mode: Mode = "fight",
    phase: Phase = "resolve",
    speed: int | None = 7,
    threats: Sequence[ThreatView] = (),
    wave: int = 0,
    stage: int = 0,
    rank: HordeRank = "",
    lord: Hex | None = None,
    result: str = "",
    you: Seat | None = None,
    bare: bool = False,
    stop: str = "",
    road: Road | None = None,
    practice: bool = False,
) -> SoloView:
    """A fight on this field, with the terrain of its preset or, for a horde, bare."""
    ground = FIELDS[field]
    taken = {one.place for one in (*heroes, *foes)}
    placed: list[tuple[Hex, Terrain]] = [one for one in ground.preset.items() if one[0] not in taken]
    return SoloView(
        field=ground.name,
        hexes=tuple(sorted(ground.hexes)),
        terrain=() if bare else tuple(sorted(placed)),
        turn=4,
        phase=phase,
        speed=speed,
        track=tuple(sorted((one.seat for one in heroes), key=lambda seat: -HEROES[seat].advantage)),
        samurai=tuple(heroes),
        threats=tuple(threats),
        due=tuple([DueView(one.seat, one.card, 0, one.speed) for one in foes if one.card]),
        result=result,
        you=you,
        opponents=tuple(foes),
        mode=mode,
        wave=wave,
        stage=stage,
        rank=rank,
        lord=lord,
        stop=stop,
        road=road,
        practice=practice,
    )


HERO: Final = samurai(STUDENT, Hex(-1, 1), 1, "balance", 105)


def boss(**more: object) -> SoloView:
    """The first fight: the student against a boss."""
    foe = opponent("samurai_boss", Hex(1, -1), 4, "left", "offensive", "021", wounds=2, **more)
    return fight([HERO], [foe], speed=6)


def band() -> SoloView:
    """A boss and two of his men."""
    return fight(
        [HERO, samurai(RONIN, Hex(0, 2), 0, "aggression", 31, wounds=2, focus=1)],
        [
            opponent("samurai_boss", Hex(1, -1), 4, "left", "offensive", "026", wound_limit=2, wounds=1),
            opponent("ashigaru_katana", Hex(-1, 0), 3, "centre", "defensive", "024", wound_limit=2),
            opponent(
                "ashigaru_katana-2",
                Hex(2, 0),
                5,
                "right",
                "offensive",
                "034",
                wound_limit=2,
                stuns=1,
                hobbles=(2,),
            ),
        ],
        speed=8,
    )


def crowded() -> SoloView:
    """Four heroes against four opponents, with many statuses."""
    return fight(
        [
            HERO,
            samurai(RONIN, Hex(0, 2), 0, "aggression", 31, wounds=2, bleeding=1, focus=1, stuns=2),
            samurai(MASTER, Hex(-2, 2), 1, "determination", 16, concealed=True),
            samurai(WARRIOR, Hex(1, 1), 5, "neutral", 119, lost=True),
        ],
        [
            opponent("yojimbo", Hex(1, -1), 4, "left", "offensive", "yojimbo-draw-and-cut", wound_limit=1),
            opponent("ninja", Hex(-1, 0), 3, "centre", "defensive", "", wound_limit=1, concealed=True),
            opponent("ashigaru_yari", Hex(2, 0), 5, "right", "offensive", "011", wound_limit=1, lost=True),
            opponent("arquebusier", Hex(-2, -1), 2, "right", "defensive", "027", wound_limit=1, stuns=1),
        ],
        "temple_garden",
        speed=8,
        bare=True,
    )


def nightmare() -> SoloView:
    """Musashi, in a dream."""
    card = "musashi-empty-mind"
    foe = opponent("musashi", Hex(1, -1), 4, "right", "offensive", card, wounds=1, speed=9)
    return fight([HERO], [foe], "temple_garden", mode="nightmare", speed=9)


def horde() -> SoloView:
    """The fourth wave of the second stage, beside the fallen lord."""
    return fight(
        [samurai(STUDENT, Hex(0, 0), 0, "balance", 105, wounds=3)],
        [
            opponent("ashigaru_katana", Hex(-1, 0), 2, "left", "offensive", "024", wound_limit=2),
            opponent(
                "ashigaru_katana-2", Hex(0, -2), 3, "centre", "offensive", "023", wound_limit=2, wounds=1
            ),
            opponent("ashigaru_katana-3", Hex(0, 3), 0, "centre", "defensive", "028", wound_limit=2),
            opponent("samurai_boss", Hex(3, -3), 4, "right", "offensive", "009", wound_limit=2),
        ],
        mode="fallen_lord",
        wave=4,
        stage=2,
        rank="wood",
        lord=Hex(1, -1),
        bare=True,
    )


def duelists() -> SoloView:
    """Yojimbo with two contracts fulfilled, before cards are chosen."""
    foe = opponent(
        "yojimbo",
        Hex(1, -1),
        4,
        "right",
        "defensive",
        contracts=(("contract:first_blood", True), ("contract:counter", False), ("contract:tools", True)),
        wounds=4,
        bleeding=1,
        poisons=(("toxin", 2),),
    )
    return fight([HERO], [foe], "riverside", phase="choose", speed=None)


def walked(*stops: str, hero: str = "student", wounds: int = 2) -> Road:
    """A road on which these stops were won, the second after two defeats; the last one says where it leads
    on."""
    legs = [
        Leg(stop, onward, 9 + place, wounds, 2 if place == 1 else 0)
        for place, (stop, onward) in enumerate(pairwise(stops))
    ]
    return Road(hero, legs=tuple(legs))


START: Final = ("ford", "rice_field", "hut")
MIDDLE: Final = ("pass", "temple", "dog", "roofs", "gate")
RIDGE: Final = (*START, "bowshot", *MIDDLE, "summit", "")
RIVER: Final = (*START, "boats", *MIDDLE, "island", "")
"""The stops of the two longest walks that differ most."""


def walking(count: int = 7, way: Sequence[str] = RIVER) -> SoloView:
    """A fight on the Path, after this many stops."""
    road = walked(*way[: count + 1])
    stop = road.here or STOPS["island"]
    foes = [opponent(foe.key, Hex(1, -1 + place), 4) for place, foe in enumerate(stop.foes)]
    return fight(
        [HERO],
        foes,
        stop.field,
        mode="path",
        phase="choose",
        speed=None,
        stop=stop.name,
        road=road,
    )


def entrance(kind: str) -> tuple[Step, SoloView]:
    """An opponent enters, with the longest deck that he may have."""
    foe = FOES[kind]
    drawn = [card for group, many in foe.deck.items() for card in GROUPS[group][:many]]
    more = [card for group in foe.more_from for card in GROUPS[group][-foe.more :]][: foe.more]
    deck = tuple([card.key for card in (*foe.own, *drawn, *more)])
    one = opponent(kind, Hex(1, -1), 4, deck_list=deck, discard=deck[-1:], chosen=False)
    enters = solo_steps.Enters(
        samurai=one.key, behaviour="behaviour:centre", stance="stance:offensive", limit=7, count=len(deck)
    )
    return Step.of(enters), fight([HERO], [one], phase="setup", speed=None)


def over(result: str = "won", mode: Mode = "fight") -> SoloView:
    """A fight that has ended."""
    won = result == "won"
    fallen = replace(HERO, fallen=not won, place=HERO.place if won else None, wounds=2 if won else 5)
    place = None if won else Hex(1, -1)
    foes = [
        opponent("samurai_boss", place, 4, wounds=7 if won else 3),
        opponent("ashigaru_yari", None, 4, wounds=2),
    ]
    return fight(
        [fallen, samurai(RONIN, Hex(0, 2) if won else None, 0, "aggression", 0, wounds=3)],
        foes,
        mode=mode,
        phase="over",
        speed=None,
        result=result,
        rank="gold" if result == "ranked" else "",
        wave=2 if mode == "horde" else 0,
        stage=3 if mode == "horde" else 0,
    )


BOSS: Final = "foe:samurai_boss"
STUDENT_: Final = "hero:student"
HERE: Final = Hex(1, -1).key
THERE: Final = Hex(-1, 1).key


def decided(
    why: str,
    *,
    foe: str | None = None,
    there: str | None = None,
    goal: str | None = None,
    speed: int | None = None,
) -> Step:
    """The step of an opponent's decision, with the rule behind it."""
    decides = solo_steps.Decides(
        samurai=BOSS,
        card="solo:021",
        rule=why,
        why=why,
        here=HERE,
        behaviour="behaviour:left",
        stance="stance:offensive",
        came="walk",
        foe=foe,
        there=there,
        goal=goal,
        speed=speed,
    )
    return Step.of(decides)


STEPS: Final[tuple[Step, ...]] = (
    Step.of(path_steps.Arrives(stop="stop:island", tale="tale:island", number=10, count=10, practice=False)),
    Step.of(path_steps.Marked(tale="tale:gate-boy")),
    Step.of(path_steps.Carries(samurai=STUDENT_, marks=(("mark:boy", ("effect:wounds-1",)),))),
    Step.of(path_steps.Gains(samurai=STUDENT_, mark="mark:feather", tale="gained:feather")),
    Step.of(path_steps.Loses(samurai=STUDENT_, mark="mark:boy", tale="lost:boy")),
    Step.of(path_steps.GoesOn(samurai=STUDENT_, stop="stop:boats", forked=True)),
    Step.of(
        solo_steps.Enters(
            samurai=BOSS, behaviour="behaviour:left", stance="stance:offensive", limit=7, count=6
        )
    ),
    decided("side", foe=STUDENT_, there=THERE, goal=Hex(0, 1).key),
    decided("behind", foe=STUDENT_, there=THERE),
    decided("fastest", speed=7),
    Step.of(solo_steps.Missed(samurai=BOSS, foe=STUDENT_, card="solo:037")),
    Step.of(solo_steps.CounterStrikes(samurai=BOSS, foe=STUDENT_)),
    Step.of(solo_steps.CounterFails(samurai=BOSS, foe=STUDENT_)),
    Step.of(solo_steps.Behaviour(samurai=BOSS, behaviour="behaviour:left")),
    Step.of(solo_steps.Stance(samurai=BOSS, stance="stance:defensive")),
    Step.of(solo_steps.Concealed(samurai=BOSS)),
    Step.of(solo_steps.Distance(samurai=BOSS, number=1)),
    Step.of(solo_steps.Contract(samurai=BOSS, contract="contract:first_blood", number=1)),
    Step.of(solo_steps.LordLies(samurai=STUDENT_, place=Hex(1, -1).key)),
    Step.of(solo_steps.LordStruck(samurai=BOSS, card="solo:021")),
    Step.of(solo_steps.LordSaved(samurai=BOSS, card="solo:021")),
    Step.of(solo_steps.Renewed(samurai=BOSS, deck=5)),
    Step.of(solo_steps.Recalled(samurai=BOSS, number=1, deck=5)),
    Step.of(solo_steps.Reset(samurai=BOSS, deck=6)),
    Step.of(solo_steps.StunShuffled(samurai=BOSS, deck=6)),
    Step.of(solo_steps.Stage(number=2)),
    Step.of(solo_steps.Wave(number=4, stage=2, count=4)),
    Step.of(solo_steps.Rank(rank="rank:steel")),
    Step.of(solo_steps.Recovered(samurai=STUDENT_, number=4, place=THERE, deck=12)),
    Step.of(
        solo_steps.Over(
            result="lost",
            mode="mode:path",
            winners=(),
            heroes=(STUDENT_,),
            count=1,
            turn=7,
            rank="",
            stage=0,
            wave=0,
        )
    ),
)
"""Each kind of step that these fights have and duels have not."""


def view_after(step: Step) -> SoloView:
    """The fight right after a step."""
    match solo_steps.read(step):
        case solo_steps.LordLies() | solo_steps.LordStruck() | solo_steps.LordSaved():
            return horde()
        case solo_steps.Stage() | solo_steps.Wave() | solo_steps.Rank():
            return horde()
        case solo_steps.Over(result=result):
            return over(result)
        case _:
            return boss()
