"""Phase II, step 1: the ronin use their abilities, once each, in an order the Defender chooses.

Kabe has no ability. Tasuke's works during planning and whenever wounds are dealt.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.engine import PASS, Facts, Option, Pass, ask, offer, step
from bot.games.seven_ronin import steps
from bot.games.seven_ronin.meaning import acts, arrive, heal, keys_of, nobody, ride
from bot.games.seven_ronin.naming import PutBack, aim
from bot.games.seven_ronin.planning import may_stand_together
from bot.games.seven_ronin.ronin import HAYAI, MUSASHI, TAIKO, YOBU, YUMI
from bot.games.seven_ronin.state import DEFENDER, Game
from bot.games.seven_ronin.victory import check_last_standing
from bot.games.seven_ronin.village import Area, Ronin


async def ronin_abilities(game: Game) -> None:
    """The Defender names one ronin after another to act, until none can or he passes.

    Ruling: every ability is optional, Musashi's too.
    """
    while able := ready(game):
        ronin = await who_acts(game, able)
        if ronin is None:
            break
        await act(game, ronin)


async def who_acts(game: Game, able: list[Ronin]) -> Ronin | None:
    """The ronin the Defender names, or ``None`` if he passes."""
    answer = await ask(DEFENDER, "ronin.next", [*able, PASS], show=partial(acting, game, able))
    return None if isinstance(answer, Pass) else answer


def acting(game: Game, able: Sequence[Ronin], one: Ronin | Pass) -> Option[Ronin | None]:
    """The option for one ronin, with the effect of his ability; or the pass, with all ronin who could still
    act."""
    if isinstance(one, Pass):
        return nobody(able, "abilities-unused")
    return Option(one.key, one, ABILITIES[one.key].meaning(game, one))


def ready(game: Game) -> list[Ronin]:
    return [ronin for key in ABILITIES if can_act(game, ronin := game.ronin[key])]


def can_act(game: Game, ronin: Ronin) -> bool:
    """True if he may act: on an area, ability unused, no Shrine marker on him, and the ability would do
    something."""
    area = ronin.area
    if area is None or ronin.used or ronin.silenced:
        return False
    return ABILITIES[ronin.key].would_work(game, area)


async def act(game: Game, ronin: Ronin) -> None:
    """He uses his ability. The Defender may still put him back before its first effect."""
    area = ronin.area
    if area is None:
        raise ValueError(f"{ronin.key} is on no area")
    ronin.used = True
    try:
        await ABILITIES[ronin.key].use(game, ronin, area)
    except PutBack:
        ronin.used = False


# Hayai


def hayai_goals(game: Game) -> list[Area]:
    """Areas with ninja and without ronin, except that Tasuke may be there.

    Ruling: ninja who have just come to an area without a ronin do not occupy it yet, but Hayai may ride
    there. A Hayai kept by the Animal Pen may still ride.
    """
    hayai, shares = game.ronin[HAYAI], game.tasuke_shares
    return [
        area
        for area in game.village.ring
        if area.ninja and (not area.ronin or may_stand_together([*area.ronin, hayai], shares))
    ]


def hayai_would_ride(game: Game, here: Area) -> bool:
    return here.free and bool(hayai_goals(game))


def hayai_means(game: Game, hayai: Ronin) -> Facts:
    return acts(hayai.key, goals=keys_of(hayai_goals(game)))


async def hayai_rides(game: Game, hayai: Ronin, here: Area) -> None:
    """Hayai rides from a free area to any attacked or occupied one."""
    goal = await aim(DEFENDER, "hayai.goal", hayai_goals(game), partial(ride, hayai), {"area": here.key})
    hayai.go_to(goal)
    await step(steps.Hayai(ronin=hayai.key, source=here.key, target=goal.key))


# Musashi


def musashi_would_strike(_: Game, here: Area) -> bool:
    return not here.free


def musashi_means(_: Game, musashi: Ronin) -> Facts:
    here = musashi.area
    ninja = here.ninja if here else 0
    return acts(musashi.key, area=here.key if here else "", before=ninja, after=ninja - 1)


async def musashi_strikes(game: Game, musashi: Ronin, here: Area) -> None:
    """Musashi sends one ninja on his area to the pool before it can wound."""
    before = here.ninja
    game.village.slay(here, 1)
    await step(steps.Musashi(ronin=musashi.key, area=here.key, before=before, after=here.ninja))
    check_last_standing(game)


# Taiko


def taiko_patients(game: Game) -> list[Ronin]:
    return [ronin for ronin in game.in_reach if ronin.wounds and ronin.key != TAIKO]


def taiko_would_heal(game: Game, here: Area) -> bool:
    return here.free and bool(taiko_patients(game))


def taiko_means(game: Game, taiko: Ronin) -> Facts:
    return acts(taiko.key, patients=keys_of(taiko_patients(game)))


async def taiko_heals(game: Game, taiko: Ronin, _: Area) -> None:
    """Taiko, on a free area, heals one wound of another ronin; it goes to the pool."""
    patient = await aim(DEFENDER, "taiko.patient", taiko_patients(game), heal)
    before = patient.wounds
    patient.wounds -= 1
    game.village.pool += 1
    await step(steps.Taiko(ronin=taiko.key, target=patient.key, before=before, after=patient.wounds))


# Yobu


def yobu_would_drive(_: Game, here: Area) -> bool:
    return not here.free


def yobu_means(_: Game, yobu: Ronin) -> Facts:
    here = yobu.area
    beside = keys_of(here.neighbours) if here else ()
    return acts(yobu.key, area=here.key if here else "", beside=beside)


ONE_ARRIVES: Final = partial(arrive, 1)


async def yobu_drives(game: Game, yobu: Ronin, here: Area) -> None:
    """Yobu drives up to two ninja into the areas beside his: both into one, or one into each. Limits do not
    count."""
    before = here.ninja
    gone: list[Area] = []
    first = {"area": here.key, "left": 2}
    goal: Area | None = await aim(DEFENDER, "yobu.drive", here.neighbours, ONE_ARRIVES, first)
    while goal:
        game.village.drive(here, goal, 1)
        gone.append(goal)
        more = here.neighbours if here.ninja and len(gone) < 2 else ()
        goal = await offer(DEFENDER, "yobu.drive", more, {"area": here.key, "left": 1}, show=ONE_ARRIVES)
    goals = [area for area in here.neighbours if area in gone]
    await step(
        steps.Yobu(
            ronin=yobu.key,
            area=here.key,
            moves=tuple([(area.key, gone.count(area)) for area in goals]),
            before=before,
            after=here.ninja,
            ninja=len(gone),
            goals=tuple([area.key for area in goals]),
        )
    )


# Yumi


def yumi_would_shoot(game: Game, here: Area) -> bool:
    return here.free and game.village.reserve > 0


def yumi_means(game: Game, yumi: Ronin) -> Facts:
    reserve = game.village.reserve
    return acts(yumi.key, before=reserve, after=reserve - 1)


async def yumi_shoots(game: Game, yumi: Ronin, _: Area) -> None:
    """Yumi, on a free area, shoots one ninja of the reserve.

    Ruling: it goes to the pool.
    """
    before = game.village.reserve
    game.village.lose_from_reserve()
    await step(steps.Yumi(ronin=yumi.key, before=before, after=game.village.reserve))
    check_last_standing(game)


@dataclass(frozen=True, slots=True)
class RoninAbility:
    """The ability of one ronin: its effect, and a test if it would do anything where he stands."""

    use: Callable[[Game, Ronin, Area], Awaitable[None]]
    would_work: Callable[[Game, Area], bool]
    meaning: Callable[[Game, Ronin], Facts]
    """Makes the facts shown to the Defender before he chooses."""


ABILITIES: Final = {
    HAYAI: RoninAbility(hayai_rides, hayai_would_ride, hayai_means),
    MUSASHI: RoninAbility(musashi_strikes, musashi_would_strike, musashi_means),
    TAIKO: RoninAbility(taiko_heals, taiko_would_heal, taiko_means),
    YOBU: RoninAbility(yobu_drives, yobu_would_drive, yobu_means),
    YUMI: RoninAbility(yumi_shoots, yumi_would_shoot, yumi_means),
}
