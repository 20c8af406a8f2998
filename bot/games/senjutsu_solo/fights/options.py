"""The options of the lobby for a fight against AI opponents, and their impossible combinations.

A table that was begun with an impossible combination is played without the parts that do not fit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, cast

from bot.engine import GameOption, Preset, Problem, Setup
from bot.games.senjutsu.board.fields import FIELDS
from bot.games.senjutsu.cards.building import deck_problems
from bot.games.senjutsu.cards.decks import ARMED, DECK, WEAPON, weapon_problems
from bot.games.senjutsu.cards.heroes import BEGINNER
from bot.games.senjutsu_solo.fights.foes import FOES, HORDE_LIMITS, Foe, wound_limit
from bot.games.senjutsu_solo.fights.path import FIRST, STOPS, Stop
from bot.games.senjutsu_solo.fights.road import ON, Road, road_of
from bot.games.senjutsu_solo.terms import BEHAVIOURS, MODES, STANCES, Mode

MOST_OPPONENTS: Final = 4
AS_CHOSEN: Final = "chosen"
DRAWN: Final = "drawn"


@dataclass(frozen=True, slots=True)
class Difficulty:
    """A word for how hard a fight is, and the change that it makes."""

    wounds: int = 0
    """The wounds added to the number in the book; one opponent of several counts half."""
    offensive: bool = False
    """True if opponents begin on the offensive, unless their stance is agreed."""


DIFFICULTIES: Final[Mapping[str, Difficulty]] = {
    "calm": Difficulty(-2),
    "even": Difficulty(),
    "hard": Difficulty(offensive=True),
    "merciless": Difficulty(2, offensive=True),
}

MODE: Final = GameOption("mode", MODES, "fight")
LINED_UP: Final[tuple[Mode, ...]] = ("fight", "nightmare")
"""Modes in which players choose opponents and field; in the others both are fixed."""


def _lined_up(agreed: Mapping[str, str]) -> bool:
    return agreed.get(MODE.key, MODE.default) in LINED_UP


def _opponents_matter(agreed: Mapping[str, str]) -> bool:
    return _lined_up(agreed) or agreed.get(MODE.key) == "nightmare_horde"


FOE: Final = GameOption(
    "foe",
    tuple([key for key in FOES if key != "hachiko"]),
    "samurai_boss",
    most=MOST_OPPONENTS,
    matters=_opponents_matter,
)
"""Hachiko comes with his master."""
NUMBER: Final = GameOption("number", (AS_CHOSEN, "2", "3", "4"), AS_CHOSEN, matters=_lined_up)
DIFFICULTY: Final = GameOption("difficulty", tuple(DIFFICULTIES), "even", matters=_lined_up)
STANCE: Final = GameOption("stance", (DRAWN, *STANCES), DRAWN, matters=_lined_up)
BEHAVIOUR: Final = GameOption("behaviour", (DRAWN, *BEHAVIOURS), DRAWN, matters=_lined_up)
"""The first stance and behaviour of all opponents; those drawn are drawn for each."""
FIELD: Final = GameOption("field", tuple(FIELDS), "snowy_clearing", matters=_lined_up)
TERRAIN: Final = GameOption("terrain", ("none", "preset", "turns"), "none", matters=_lined_up)
STOP: Final = GameOption("stop", (ON, *STOPS), ON, matters=lambda agreed: agreed.get(MODE.key) == "path")
"""The stop of the Path: the next one, or any for practice."""
OPTIONS: Final = (MODE, STOP, FOE, NUMBER, DIFFICULTY, STANCE, BEHAVIOUR, FIELD, TERRAIN, ARMED, DECK, WEAPON)

PLAIN: Final = {option.key: option.default for option in OPTIONS if not option.each_seat}
BAND: Final = {FOE.key: "samurai_boss,ashigaru_katana", NUMBER.key: "3", TERRAIN.key: "preset"}
PRESETS: Final = (
    Preset("first", PLAIN, BEGINNER),
    Preset("band", {**PLAIN, **BAND}, BEGINNER),
    Preset("path", {**PLAIN, MODE.key: "path"}, BEGINNER, resumes=True),
    Preset("horde", {**PLAIN, MODE.key: "horde"}, BEGINNER),
    Preset("nightmare", {**PLAIN, MODE.key: "nightmare", FOE.key: "musashi"}, BEGINNER),
)
"""A boss against the signature deck; a leader with two of his men; the Path; the last stand; a nightmare."""

HORDES: Final[tuple[Mode, ...]] = ("horde", "nightmare_horde", "fallen_lord")
"""In these modes enemies come in waves, and the field is the Snowy Clearing without terrain."""
LEADER: Final = FOES["samurai_boss"]
SOLDIER: Final = FOES["ashigaru_katana"]
SOLDIERS: Final = 3
"""The number of soldiers in a horde, beside their leader."""


@dataclass(frozen=True, slots=True)
class Fight:
    """The opponents, the mode and the numbers of a match."""

    mode: Mode
    foes: tuple[Foe, ...]
    """Everybody who fights against the heroes; of a horde its soldiers and, last of all, their leader."""
    nightmare: bool
    """True if their decks hold nightmare cards."""
    wounds: int
    """The wound limit of each opponent; in a horde that of the first stage."""
    field: str
    terrain: str
    leader: int = 0
    """The wound limit of a horde's leader in the first stage."""
    stance: str = DRAWN
    behaviour: str = DRAWN

    @property
    def in_waves(self) -> bool:
        return self.mode in HORDES


def fight_of(setup: Setup) -> Fight:
    """The fight that the options of this table describe."""

    def value(option: GameOption) -> str:
        return setup.options.get(option.key, option.default)

    mode = cast("Mode", value(MODE))
    if mode == "path":
        road = road_of(setup)
        stop = stop_of(setup, road).met_with(road.marks)
        return Fight(mode, _with_partners(stop.foes), stop.nightmare, stop.wounds, stop.field, stop.terrain)
    if mode in HORDES:
        soldiers, leader = HORDE_LIMITS["soldiers"], HORDE_LIMITS["leader"]
        return Fight(mode, horde_of(setup), False, soldiers, FIELD.default, "none", leader)
    foes = _with_partners(opponents(chosen_foes(setup), value(NUMBER)))
    difficulty, stance = DIFFICULTIES[value(DIFFICULTY)], value(STANCE)
    return Fight(
        mode=mode,
        foes=foes,
        nightmare=mode == "nightmare",
        wounds=_limit(len(foes), difficulty),
        field=value(FIELD),
        terrain=value(TERRAIN),
        stance="offensive" if stance == DRAWN and difficulty.offensive else stance,
        behaviour=value(BEHAVIOUR),
    )


def stop_of(setup: Setup, road: Road) -> Stop:
    """The stop that is fought: the next one of this road, or the one chosen for practice."""
    return STOPS.get(setup.options.get(STOP.key, ON)) or road.here or FIRST


def is_practice(setup: Setup) -> bool:
    return setup.options.get(STOP.key, ON) != ON


def chosen_foes(setup: Setup) -> tuple[Foe, ...]:
    keys = FOE.keys(setup.options.get(FOE.key, FOE.default))
    return tuple([FOES[key] for key in keys]) or (LEADER,)


def opponents(kinds: Sequence[Foe], number: str) -> tuple[Foe, ...]:
    """Each kind that was chosen once. More of them are soldiers, in turn; without any, the first again."""
    if number == AS_CHOSEN:
        return tuple(kinds)
    many = int(number)
    ranks = [foe for foe in kinds if not foe.hero and foe is not LEADER] or [kinds[0]]
    more = [ranks[place % len(ranks)] for place in range(many - len(kinds))]
    return (*kinds, *more)[:many]


def horde_of(setup: Setup) -> tuple[Foe, ...]:
    """Three Ashigaru and their leader. In a nightmare those who were chosen come in place of Ashigaru; the
    book says nothing of nightmare cards in their decks."""
    if setup.options.get(MODE.key) != "nightmare_horde":
        return (*[SOLDIER] * SOLDIERS, LEADER)
    others = [foe for foe in chosen_foes(setup) if foe not in (LEADER, SOLDIER)][:SOLDIERS]
    return (*[SOLDIER] * (SOLDIERS - len(others)), *others, LEADER)


def _with_partners(foes: Sequence[Foe]) -> tuple[Foe, ...]:
    """Those who always fight together come together."""
    return tuple([one for foe in foes for one in (foe, *([FOES[foe.partner]] if foe.partner else []))])


def _limit(opponents_: int, difficulty: Difficulty) -> int:
    change = difficulty.wounds if opponents_ == 1 else difficulty.wounds // 2
    return max(1, wound_limit(opponents_) + change)


def refuses(setup: Setup) -> Sequence[Problem]:
    """The problems that keep this fight from starting."""
    return deck_problems(setup) or [*_faults_of_foes(setup), *weapon_problems(setup)]


def _faults_of_foes(setup: Setup) -> Iterator[Problem]:
    """Heroes are there once; nobody is both hero and opponent; there is room for four."""
    mode = setup.options.get(MODE.key, MODE.default)
    number = setup.options.get(NUMBER.key, NUMBER.default)
    kinds = chosen_foes(setup)
    fight = fight_of(setup)
    if mode in LINED_UP:
        if number != AS_CHOSEN and int(number) < len(kinds):
            yield Problem("more-opponents-chosen", {"number": int(number), "chosen": len(kinds)})
        if len(fight.foes) > MOST_OPPONENTS:
            yield Problem("too-many-opponents", {"most": MOST_OPPONENTS, "present": len(fight.foes)})
    if mode == "nightmare_horde":
        if all(foe in (LEADER, SOLDIER) for foe in kinds):
            yield Problem("nobody-replaces")
        if len(kinds) > SOLDIERS:
            yield Problem("too-many-replace", {"most": SOLDIERS})
        if pairs := [foe for foe in kinds if foe.partner]:
            yield Problem("pair-in-a-horde", {"foe": pairs[0].name})
    yield from [
        Problem("one-of-a-kind", {"foe": foe.name})
        for foe, many in Counter(fight.foes).items()
        if foe.hero and many > 1
    ]
    yield from [
        Problem("against-oneself", {"foe": foe.name})
        for foe in dict.fromkeys(fight.foes)
        if foe.key in setup.seats
    ]
