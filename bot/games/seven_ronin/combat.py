"""Phase II, step 2: ninja become wounds. The Path brings ninja to a ronin's area by the same rules."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Option, ask, step
from bot.games.seven_ronin import steps
from bot.games.seven_ronin.meaning import keys_of, shares
from bot.games.seven_ronin.ronin import TASUKE
from bot.games.seven_ronin.state import ATTACKER, DEFENDER, Game
from bot.games.seven_ronin.victory import check_last_standing
from bot.games.seven_ronin.village import Area, Ronin


async def wounds(game: Game) -> None:
    """On every attacked area the ninja become wounds. Then the occupied areas are reported."""
    for area in game.village.ring:
        if area.attacked:
            await clash(game, area)
    if held := game.village.occupied:
        await step(steps.Occupied(areas=keys_of(held), count=len(held)))


async def clash(game: Game, area: Area) -> None:
    """All ninja on a ronin's area become his wounds, up to his endurance. The rest occupy the area."""
    dealt = await divide(game, area)
    before = area.ninja
    area.ninja -= sum(dealt)
    hits = tuple([wound(ronin, share) for ronin, share in zip(area.ronin, dealt, strict=True) if share])
    first, second = hits[0], hits[-1]
    await step(
        steps.Wounds(
            area=area.key,
            hits=hits,
            before=before,
            after=area.ninja,
            first=first[0],
            first_wounds=first[1],
            second=second[0],
            second_wounds=second[1],
            both=len(hits) > 1,
        )
    )
    await see_who_falls(game, tuple(area.ronin))


async def divide(game: Game, area: Area) -> Sequence[int]:
    """The number of wounds for each ronin on the area. The Defender divides them between Tasuke and the ronin
    beside her.

    Ruling: when a Shrine marker lies on Tasuke (she was kept beside another), the Attacker divides.
    """
    if len(area.ronin) == 1:
        return (min(area.ninja, area.ronin[0].strength),)
    tasuke = game.ronin[TASUKE]
    (partner,) = (ronin for ronin in area.ronin if ronin is not tasuke)
    dealt = min(area.ninja, tasuke.strength + partner.strength)
    fewest, most = max(0, dealt - partner.strength), min(dealt, tasuke.strength)
    for_tasuke = fewest
    if fewest < most:
        for_tasuke = (await choose_share(game, area, partner, dealt, fewest, most)).value
    return [for_tasuke if ronin is tasuke else dealt - for_tasuke for ronin in area.ronin]


async def choose_share(
    game: Game, area: Area, partner: Ronin, dealt: int, fewest: int, most: int
) -> Option[int]:
    """The number of wounds Tasuke takes; the other ronin takes the rest."""
    tasuke = game.ronin[TASUKE]
    return await ask(
        ATTACKER if tasuke.silenced else DEFENDER,
        "wounds.divide",
        shares(fewest, most, dealt, tasuke, partner),
        {
            "area": area.key,
            "ninja": dealt,
            "partner": partner.key,
            "tasuke_strength": tasuke.strength,
            "partner_strength": partner.strength,
        },
    )


def wound(ronin: Ronin, dealt: int) -> steps.Hit:
    """Put wounds on a ronin's tile."""
    before = ronin.wounds
    ronin.wounds += dealt
    return steps.Hit(ronin.key, dealt, before, ronin.wounds)


def wound_from_pool(game: Game, targets: Sequence[Ronin]) -> tuple[steps.Hit, ...]:
    """One wound from the pool for each of these ronin.

    Ruling: the wounds of one ability are taken together, before a ronin who falls returns his.
    """
    game.village.pool -= len(targets)
    return tuple([wound(ronin, 1) for ronin in targets])


async def see_who_falls(game: Game, hurt: Sequence[Ronin]) -> None:
    """Each ronin whose wounds reach his endurance falls at once.

    The ninja on his tile go to the pool, never to the reserve. Nothing brings him back.
    """
    for ronin in hurt:
        if not ronin.strength:
            area = ronin.area
            returned = ronin.fall()
            game.village.pool += returned
            await step(steps.Fall(ronin=ronin.key, area=area.key if area else "", returned=returned))
    check_last_standing(game)
