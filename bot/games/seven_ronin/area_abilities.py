"""The ability of each area. ``acting`` is the area that acts: the Inn, when it copies another.

Ruling: every area's ability is optional. An ability that moves two ninja may move one.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.engine import NO_FACTS, Facts, offer, step
from bot.games.seven_ronin import steps
from bot.games.seven_ronin.combat import clash, see_who_falls, wound_from_pool
from bot.games.seven_ronin.meaning import (
    acts,
    arrive,
    copy,
    fall_silent,
    harm,
    keys_of,
    leave,
    numbers_up_to,
    stay,
    would_fall,
)
from bot.games.seven_ronin.naming import aim
from bot.games.seven_ronin.ronin import KABE
from bot.games.seven_ronin.state import ATTACKER, Game
from bot.games.seven_ronin.village import (
    FIELDS,
    GRANARY,
    GRAVEYARD,
    INN,
    PATH,
    PEN,
    SHRINE,
    WATCHTOWER,
    WELL,
    Area,
    Ronin,
    Village,
)


async def take_effect(game: Game, acting: Area, ability: str) -> None:
    """Mark the first effect: from here on the area cannot be put back. The Inn reports which ability it
    copies."""
    if acting.key == INN and game.inn_copies is None:
        game.inn_copies = ability
        await step(steps.Inn(area=acting.key, copies=ability))


# Watchtower


def watchtower_targets(game: Game) -> list[Ronin]:
    """All ronin on the areas beside the Watchtower.

    Ruling: Tasuke and the ronin beside her are both hit. The Inn that copies the Watchtower hits the
    Watchtower's neighbours, not its own.
    """
    return [ronin for area in game.village.area[WATCHTOWER].neighbours for ronin in area.ronin]


def watchtower_would_hit(game: Game) -> bool:
    return game.village.pool > 0 and bool(watchtower_targets(game))


async def watchtower(game: Game, acting: Area) -> None:
    """One wound from the pool to every ronin on the two areas beside the Watchtower.

    Ruling: a pool too small for all is used up, and the Attacker chooses who is hit.
    """
    targets = watchtower_targets(game)
    if game.village.pool < len(targets):
        targets = await whom_arrows_hit(game, targets)
    await take_effect(game, acting, WATCHTOWER)
    hits = wound_from_pool(game, targets)
    names = tuple([ronin.key for ronin in targets])
    await step(steps.Watchtower(area=acting.key, hits=hits, ronin=names, count=len(names)))
    await see_who_falls(game, targets)


async def whom_arrows_hit(game: Game, targets: Sequence[Ronin]) -> Sequence[Ronin]:
    """The ronin the Attacker names one by one, as many as the pool has ninja."""
    hit: list[Ronin] = []
    for left in range(game.village.pool, 0, -1):
        unhurt = [ronin for ronin in targets if ronin not in hit]
        hit.append(await aim(ATTACKER, "watchtower.targets", unhurt, harm, {"ninja": left}))
    return hit


# Granary


MOST_FROM_POOL: Final = 5
"""The most wounds one round can need from the pool: Well 1, Watchtower 2, and 2 for the Inn that copies
it."""


def granary_would_feed(game: Game) -> bool:
    return game.village.pool > 0


async def granary(game: Game, acting: Area) -> None:
    """Two ninja go from the pool to the reserve.

    Ruling: the Attacker may take only one. He is asked only while the pool is so small that later wounds
    could use it up.
    """
    before = game.village.reserve
    ninja = min(2, game.village.pool)
    if game.village.pool - ninja < MOST_FROM_POOL:
        ninja = await how_many("granary.number", ninja)
    await take_effect(game, acting, GRANARY)
    game.village.reinforce(ninja)
    await step(steps.Granary(area=acting.key, before=before, after=game.village.reserve, ninja=ninja))


# Well


def well_would_poison(game: Game) -> bool:
    return game.village.pool > 0 and bool(game.in_reach)


async def well(game: Game, acting: Area) -> None:
    """One wound from the pool to a ronin of the Attacker's choice. Tasuke cannot take it for him."""
    target = await aim(ATTACKER, "well.target", game.in_reach, harm)
    await take_effect(game, acting, WELL)
    hits = wound_from_pool(game, [target])
    await step(steps.Well(area=acting.key, hits=hits, ronin=target.key))
    await see_who_falls(game, [target])


# Inn


def inn_choices(game: Game) -> list[Area]:
    """The other occupied areas whose ability would do something, even if they have acted already.

    Ruling: a Field is not offered while both Fields are held, because copying one would add nothing.
    """
    occupied = game.village.occupied
    idle = sum(area.key in FIELDS for area in occupied) == 2
    return [
        area
        for area in occupied
        if (area.key in FIELDS and not idle) or (area.key in COPIED and COPIED[area.key].would_work(game))
    ]


def inn_would_copy(game: Game) -> bool:
    return bool(inn_choices(game))


async def inn(game: Game, acting: Area) -> None:
    """The Inn uses the ability of another occupied area. A copied Field counts when victory is counted.

    Ruling: it may copy any area that is occupied at that moment, also one that has acted already.
    """
    copied = await aim(ATTACKER, "inn.copy", inn_choices(game), copy)
    if copied.key in FIELDS:
        await take_effect(game, acting, copied.key)
    if copied.key in COPIED:
        await COPIED[copied.key].use(game, acting)


# Animal Pen


def pen_targets(game: Game) -> list[Ronin]:
    """The ronin who are not kept yet.

    Ruling: when the Inn copies the Animal Pen, a second ronin may be kept.
    """
    return [ronin for ronin in game.in_reach if not ronin.kept]


def pen_would_keep(game: Game) -> bool:
    return bool(pen_targets(game))


async def pen(game: Game, acting: Area) -> None:
    """A ronin of the Attacker's choice is kept: he does not leave the board this round."""
    target = await aim(ATTACKER, "pen.target", pen_targets(game), stay)
    await take_effect(game, acting, PEN)
    target.kept = True
    await step(steps.Pen(area=acting.key, ronin=target.key))


# Shrine


def shrine_targets(game: Game) -> list[Ronin]:
    """The ronin who can get a Shrine marker. Kabe has no ability to lose.

    Ruling: the supply of markers is not limited, but a ronin gets only one.
    """
    return [ronin for ronin in game.in_reach if ronin.key != KABE and not ronin.silenced_next]


def shrine_would_silence(game: Game) -> bool:
    return bool(shrine_targets(game))


async def shrine(game: Game, acting: Area) -> None:
    """A ronin of the Attacker's choice has no ability next round."""
    target = await aim(ATTACKER, "shrine.target", shrine_targets(game), fall_silent)
    await take_effect(game, acting, SHRINE)
    target.silenced_next = True
    await step(steps.Shrine(area=acting.key, ronin=target.key))


# Graveyard


def areas_with_ninja(game: Game) -> list[Area]:
    return [area for area in game.village.ring if area.ninja]


def graveyard_would_gather(game: Game) -> bool:
    return bool(areas_with_ninja(game))


async def graveyard(game: Game, acting: Area) -> None:
    """Up to two ninja go back to the reserve from one or two areas, but not from the Market."""
    village = game.village
    before = village.reserve
    left: list[Area] = []
    first = areas_with_ninja(game)
    source: Area | None = await aim(ATTACKER, "graveyard.withdraw", first, leave, {"left": 2})
    await take_effect(game, acting, GRAVEYARD)
    while source:
        village.withdraw(source, 1)
        left.append(source)
        more = areas_with_ninja(game) if len(left) < 2 else ()
        source = await offer(ATTACKER, "graveyard.withdraw", more, {"left": 1}, show=leave)
    sources = [area for area in village.ring if area in left]
    await step(
        steps.Graveyard(
            area=acting.key,
            moves=tuple([(area.key, left.count(area)) for area in sources]),
            before=before,
            after=village.reserve,
            ninja=len(left),
            sources=tuple([area.key for area in sources]),
        )
    )


# Path


def path_would_lead(game: Game) -> bool:
    return game.village.reserve > 0


async def path(game: Game, acting: Area) -> None:
    """Up to two ninja go from the reserve to one area.

    On an area with a ronin they become wounds at once. Ninja that are left occupy the area, which may then
    act in this same step.

    Ruling: any area may be the target, also an occupied one or the Path itself.
    """
    village = game.village
    before = village.reserve
    coming = min(2, before)
    told = partial(felling, village, coming)
    target = await aim(ATTACKER, "path.target", village.ring, partial(arrive, coming), told)
    ninja = await how_many("path.number", coming, {"area": target.key})
    await take_effect(game, acting, PATH)
    village.send(target, ninja)
    await step(
        steps.Path(area=acting.key, target=target.key, ninja=ninja, before=before, after=village.reserve)
    )
    if target.attacked:
        await clash(game, target)


def felling(village: Village, arriving: int) -> Facts:
    """The ronin who would fall if this many ninja arrived on their area."""
    fallen = would_fall(village.ring, arriving)
    return {"fallen": fallen, "fatal": len(fallen)}


async def how_many(prompt: str, most: int, told: Facts = NO_FACTS) -> int:
    """The number of ninja the Attacker chooses."""
    return (await aim(ATTACKER, prompt, numbers_up_to(most), told=told)).value


def nothing_more(_: Game, area: Area) -> Facts:
    """The facts of an ability whose effect is always the same."""
    return acts(area.key)


def watchtower_means(game: Game, area: Area) -> Facts:
    return acts(area.key, targets=keys_of(watchtower_targets(game)))


def granary_means(game: Game, area: Area) -> Facts:
    reserve = game.village.reserve
    return acts(area.key, before=reserve, after=reserve + min(2, game.village.pool))


def inn_means(game: Game, area: Area) -> Facts:
    return acts(area.key, choices=keys_of(inn_choices(game)))


def path_means(game: Game, area: Area) -> Facts:
    return acts(area.key, ninja=min(2, game.village.reserve))


@dataclass(frozen=True, slots=True)
class AreaAbility:
    """The ability of one area: its effect, and a test if it would do anything now."""

    use: Callable[[Game, Area], Awaitable[None]]
    would_work: Callable[[Game], bool]
    meaning: Callable[[Game, Area], Facts] = nothing_more
    """Makes the facts shown to the Attacker before he chooses."""


COPIED: Final = {
    WATCHTOWER: AreaAbility(watchtower, watchtower_would_hit, watchtower_means),
    GRANARY: AreaAbility(granary, granary_would_feed, granary_means),
    WELL: AreaAbility(well, well_would_poison),
    PEN: AreaAbility(pen, pen_would_keep),
    SHRINE: AreaAbility(shrine, shrine_would_silence),
    GRAVEYARD: AreaAbility(graveyard, graveyard_would_gather),
    PATH: AreaAbility(path, path_would_lead, path_means),
}
"""The abilities the Inn can copy. The Fields have no ability; they only count."""

ABILITIES: Final = {**COPIED, INN: AreaAbility(inn, inn_would_copy, inn_means)}
