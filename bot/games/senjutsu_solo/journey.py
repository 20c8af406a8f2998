"""The progress of walks on the Path, and the records of a player or a server against hordes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from bot.engine import Facts, Finished, Journey, View
from bot.games.senjutsu.cards.heroes import HEROES
from bot.games.senjutsu_solo.fights.options import FOE, HORDES, LINED_UP
from bot.games.senjutsu_solo.setup.waves import LAST_WAVE
from bot.games.senjutsu_solo.view import SoloView

NEVER: Final = -1
"""The record of a horde that nobody has stood against."""


def map_of(view: View) -> str | None:
    """The closeup of the Path; other fights have none."""
    return "closeup:path" if cast(SoloView, view).mode == "path" else None


def waves_of(one: Finished) -> int:
    """The waves beaten in a horde, over all stages."""
    stage, wave = cast(int, one.facts.get("stage", 0)), cast(int, one.facts.get("wave", 0))
    return max(0, (stage - 1) * LAST_WAVE + wave - 1)


def mode_of(one: Finished) -> str:
    return str(one.facts.get("mode", "")).removeprefix("mode:")


def records_of(finished: Sequence[Finished]) -> Facts:
    """The opponents beaten, the best stand in each kind of horde with its player, and that of each hero."""
    beaten = {foe for one in finished if one.won and mode_of(one) in LINED_UP for foe in _foes(one)}
    facts: dict[str, str | int | tuple[tuple[str, int], ...]] = {
        "beaten": len(beaten),
        "all": len(FOE.choices),
    }
    stands = [one for one in finished if mode_of(one) in HORDES]
    for mode in HORDES:
        best = max([one for one in stands if mode_of(one) == mode], key=waves_of, default=None)
        facts[mode] = NEVER if best is None else waves_of(best)
        facts[f"{mode}_by"] = "" if best is None else best.name
    by_hero = {hero.name: [one for one in stands if hero.name in _heroes(one)] for hero in HEROES.values()}
    facts["hordes"] = tuple([(name, max(map(waves_of, best))) for name, best in by_hero.items() if best])
    facts["stands"] = len(stands)
    return facts


def _foes(one: Finished) -> Sequence[str]:
    return one.options.get(FOE.key, FOE.default).split(",")


def _heroes(one: Finished) -> tuple[str, ...]:
    return cast("tuple[str, ...]", one.facts.get("heroes", ()))


JOURNEY: Final = Journey(map_of, records_of)
