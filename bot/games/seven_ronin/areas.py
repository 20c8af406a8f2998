"""Phase II, step 3: the occupied areas use their abilities, then victory is counted.

Each acts once a round, in an order the Attacker chooses. The abilities are in ``area_abilities``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.engine import PASS, Facts, Option, Pass, ask, step
from bot.games.seven_ronin import steps
from bot.games.seven_ronin.area_abilities import ABILITIES
from bot.games.seven_ronin.meaning import keys_of, nobody
from bot.games.seven_ronin.naming import PutBack
from bot.games.seven_ronin.state import ATTACKER, Game
from bot.games.seven_ronin.victory import check_areas_held
from bot.games.seven_ronin.village import Area


async def occupied_areas(game: Game) -> None:
    """The Attacker names one occupied area after another to act. Then he wins if he holds five.

    Ruling: the five areas are counted once, when all have acted, after the Graveyard's withdrawals. An area
    that becomes occupied in this step may still act in it.
    """
    while able := [area for area in game.village.occupied if can_act(game, area)]:
        area = await which_acts(game, able)
        if area is None:
            break
        await act(game, area)
    if held := game.village.occupied:
        count = game.areas_held
        enough = count >= game.figures.winning_areas
        await step(steps.Count(count=count, areas=keys_of(held), enough=enough))
        check_areas_held(game, count)


async def which_acts(game: Game, able: list[Area]) -> Area | None:
    """The area the Attacker names, or ``None`` if he passes."""
    told, show = partial(holding, game), partial(acting, game, able)
    answer = await ask(ATTACKER, "areas.next", [*able, PASS], told, show=show)
    return None if isinstance(answer, Pass) else answer


def holding(game: Game) -> Facts:
    """The number of areas the Attacker holds."""
    return {"held": game.areas_held}


def acting(game: Game, able: Sequence[Area], one: Area | Pass) -> Option[Area | None]:
    """The option for one area, with the effect of its ability; or the pass, with all areas that could still
    act."""
    if isinstance(one, Pass):
        return nobody(able, "areas-unused")
    return Option(one.key, one, ABILITIES[one.key].meaning(game, one))


def can_act(game: Game, area: Area) -> bool:
    """True if the area has not acted this round and its ability would do something."""
    ability = ABILITIES.get(area.key)
    return ability is not None and not area.used and ability.would_work(game)


async def act(game: Game, area: Area) -> None:
    """The area uses its ability. The Attacker may still put it back before its first effect."""
    area.used = True
    try:
        await ABILITIES[area.key].use(game, area)
    except PutBack:
        area.used = False
