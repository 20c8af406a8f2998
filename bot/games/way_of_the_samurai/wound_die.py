"""The wound die: from level 3 on it may be used up, after a counter-attack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.engine import PASS, Option, ask, step
from bot.games.way_of_the_samurai import round_steps
from bot.games.way_of_the_samurai.harm import blow, check_fight
from bot.games.way_of_the_samurai.notation import Change, Way, Wound
from bot.games.way_of_the_samurai.state import Fighter, Game

LIFE: Final[Way] = (Change("life", -1),)
QI: Final[Way] = (Change("qi", -1),)
USES: Final[Mapping[int, tuple[Way, ...]]] = {3: (LIFE,), 4: (LIFE, QI), 5: ((Wound(1),),), 6: ((Wound(2),),)}
EARLY: Final[Mapping[int, tuple[Way, ...]]] = {
    3: (LIFE,),
    4: ((Wound(1),),),
    5: ((Wound(2),),),
    6: ((Wound(2),),),
}
"""With a Kai wounds come a level earlier."""


def uses_of(game: Game, you: Fighter) -> list[Way]:
    """The possible effects of the die now. Against Kempo it has none."""
    if game.foe.fallen or you.trait("colossus"):
        return []
    return uses_against(you, game.foe.qi)


def uses_against(you: Fighter, qi: int) -> list[Way]:
    """The possible effects of the die on somebody with this much Qi. In the wind a 6 counts as a 5."""
    level = 5 if you.die == 6 and you.trait("no_wound_2") and not you.trait("die_wounds_early") else you.die
    ways = (EARLY if you.trait("die_wounds_early") else USES).get(level, ())
    if you.trait("no_wound_2"):
        ways = tuple((Wound(1),) if isinstance(way[0], Wound) else way for way in ways)
    return [way for way in ways if way != QI or qi > 0]


async def use_die(game: Game) -> None:
    """Offer the use of the die. After use it is back at 1."""
    you = game.you
    ways = uses_of(game, you)
    if not ways:
        return
    facts = {"foe": game.foe.key, "die": you.die}
    keep: Option[Way] = Option(PASS.key, ())
    options = [Option(f"use:{way[0].key.partition(':')[2]}", way, facts) for way in ways]
    way = (await ask(you.seat, "die", [*options, keep], facts)).value
    if not way:
        return
    before, you.die = you.die, game.figures["die"]["level"]
    await step(round_steps.DieUsed(seat=you.key, die=before, foe=game.foe.key, deeds=(way[0].key,)))
    await blow(game, game.foe, way, "die")
    check_fight(game)
