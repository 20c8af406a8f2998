"""The terms of a fight: the options of the lobby, and the combinations that are not allowed.

A table that was begun with a combination not allowed any more is played without the part that does not fit.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Literal, TypeAlias, cast

from bot.engine import GameOption, Preset, Problem, Seat, Setup, value
from bot.games.way_of_the_samurai.cards import LIBRARY
from bot.games.way_of_the_samurai.traits import ENEMIES, WEAPONS, WEATHERS, ZOROS

SAMURAI: Final = Seat("samurai")
RIVAL: Final = Seat("rival")

Mode: TypeAlias = Literal["fight", "three", "clan", "dojo", "village", "duel"]
"""One enemy, three at once, the endless clan, the two campaigns; two players against each other."""
CAMPAIGNS: Final = ("dojo", "village")
NONE: Final = "none"

MODE: Final = GameOption("mode", ("fight", "three", "clan", *CAMPAIGNS), "fight")


def _one_is_fought(agreed: Mapping[str, str]) -> bool:
    return agreed.get(MODE.key, MODE.default) == "fight"


def _is_a_campaign(agreed: Mapping[str, str]) -> bool:
    return agreed.get(MODE.key) in CAMPAIGNS


def _no_zoro_is_fought(agreed: Mapping[str, str]) -> bool:
    enemy = ENEMIES[agreed.get(ENEMY.key, ENEMY.default)]
    return not (_one_is_fought(agreed) and "two_weapons" in enemy.traits)


ENEMY: Final = GameOption("enemy", tuple(ENEMIES), "ishida", matters=_one_is_fought)
PLACE: Final = GameOption("place", (NONE, *LIBRARY.places), NONE)
WEATHER: Final = GameOption("weather", (NONE, *WEATHERS), NONE)
MODULES: Final = GameOption("modules", ("blood", "bushido", "gisei", "taikyu", "hard"), "", least=0, most=5)
ARMOUR: Final = GameOption("armour", (NONE, "mine", "theirs"), NONE)
EASE: Final = GameOption("ease", ("choose", "die", "special"), "", least=0, most=3)
EVENTS: Final = GameOption("events", ("normal", "hard"), "normal", matters=_is_a_campaign)
WEAPON: Final = GameOption(
    "weapon", tuple(WEAPONS), "katana", each_seat=True, most=2, single=_no_zoro_is_fought
)
OPTIONS: Final = (MODE, ENEMY, PLACE, WEATHER, MODULES, ARMOUR, EASE, EVENTS, WEAPON)

PLAIN: Final = {option.key: option.default for option in OPTIONS if not option.each_seat}
PRESETS: Final = (
    Preset("first", PLAIN),
    Preset("path", {**PLAIN, MODULES.key: "bushido,gisei"}),
    Preset("clan", {**PLAIN, MODE.key: "clan", MODULES.key: "bushido,gisei"}),
    Preset("dojo", {**PLAIN, MODE.key: "dojo", MODULES.key: "bushido,gisei", ARMOUR.key: "mine"}),
)
"""The recommended first fight; the one with the modules the rulebook always recommends; a long run; a
campaign."""

BETWEEN_TWO: Final = frozenset({"blood", "gisei"})
"""The modules that make sense between two players. The others are about an enemy, or open a hidden hand."""


@value
class Terms:
    """The terms a match is played with."""

    mode: Mode
    enemy: str
    place: str
    """Empty if there is no place."""
    weather: str
    modules: frozenset[str]
    armour: str
    ease: frozenset[str]
    events: str
    weapons: tuple[tuple[str, ...], ...]
    """The weapons of each seat."""

    @property
    def chain(self) -> bool:
        """One fight follows another."""
        return self.mode in ("clan", *CAMPAIGNS)


def terms_of(setup: Setup) -> Terms:
    """Read the terms from the setup."""

    def value(option: GameOption) -> str:
        return setup.options.get(option.key, option.default)

    mode = cast("Mode", "duel" if len(setup.seats) > 1 else value(MODE))
    placed = mode not in CAMPAIGNS and value(PLACE) != NONE
    place, weather = (value(PLACE), value(WEATHER)) if placed else ("", NONE)
    modules = frozenset(MODULES.keys(value(MODULES)))
    if mode == "duel":
        modules &= BETWEEN_TWO
    return Terms(
        mode=mode,
        enemy=value(ENEMY) if mode == "fight" else mode,
        place=place,
        weather="" if weather == NONE else weather,
        modules=modules - {"blood"} if mode in CAMPAIGNS else modules,
        armour=value(ARMOUR),
        ease=frozenset(EASE.keys(value(EASE))),
        events=value(EVENTS),
        weapons=tuple(_weapons(setup, seat) for seat in setup.seats),
    )


def _weapons(setup: Setup, seat: Seat) -> tuple[str, ...]:
    chosen = setup.chosen.get(seat, setup.options).get(WEAPON.key, WEAPON.default)
    return WEAPON.keys(chosen) or (WEAPON.default,)


def refuses(setup: Setup) -> Sequence[Problem]:
    """The reasons why a match cannot begin with this setup."""
    return tuple(_faults_of_duel(setup) if len(setup.seats) > 1 else _faults_alone(setup))


def _faults_alone(setup: Setup) -> Iterator[Problem]:
    """Weather needs a place; campaigns allow neither, nor the Blood module; only against Zoro may one carry
    two weapons."""
    agreed = {option.key: setup.options.get(option.key, option.default) for option in OPTIONS}
    mode, enemy, place, weather = (agreed[option.key] for option in (MODE, ENEMY, PLACE, WEATHER))
    weapons = _weapons(setup, setup.seats[0])
    if mode in CAMPAIGNS:
        if place != NONE or weather != NONE:
            yield Problem("campaign-has-no-places")
        if "blood" in MODULES.keys(agreed[MODULES.key]):
            yield Problem("campaign-knows-no-blood")
    elif weather != NONE and place == NONE:
        yield Problem("weather-needs-a-place")
    if "tessen" in weapons and (mode in CAMPAIGNS or place == NONE):
        yield Problem("tessen-needs-places")
    if mode == "fight" and "colossus" in ENEMIES[enemy].traits and "no_wound_2" in WEATHERS.get(weather, {}):
        yield Problem("kempo-in-this-weather")
    if len(weapons) > 1 and _no_zoro_is_fought(agreed):
        yield Problem("two-weapons-for-zoro")
    elif len(weapons) > 1 and not set(weapons) <= set(ZOROS):
        yield Problem("weapons-for-zoro", {"weapons": tuple(f"weapon:{weapon}" for weapon in ZOROS)})


def _faults_of_duel(setup: Setup) -> Iterator[Problem]:
    """Weather and the Tessen need a place; whatever is about an enemy is refused."""
    agreed = {option.key: setup.options.get(option.key, option.default) for option in OPTIONS}
    carried = [weapon for seat in setup.seats for weapon in _weapons(setup, seat)]
    if agreed[MODE.key] != MODE.default:
        yield Problem("two-fight-each-other")
    if agreed[PLACE.key] == NONE and agreed[WEATHER.key] != NONE:
        yield Problem("weather-needs-a-place")
    if agreed[PLACE.key] == NONE and "tessen" in carried:
        yield Problem("tessen-needs-places")
    chosen = MODULES.keys(agreed[MODULES.key])
    if {"bushido", "taikyu"} & {*chosen}:
        yield Problem("no-virtues-between-two")
    if "hard" in chosen:
        yield Problem("no-hard-mode-between-two")
    if agreed[ARMOUR.key] == "theirs":
        yield Problem("both-wear-armour")
    if len(carried) > len(setup.seats):
        yield Problem("two-weapons-for-zoro")
