"""The facts shown beside an option: the effect it would have now.

Only the key of an option is recorded. Its facts are for the player who chooses and change no rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.engine import PASS, Facts, Option, Problem
from bot.games.seven_ronin.village import Area, Market, Ronin


def named(key: str) -> str:
    """A key without its kind, as a selector for the catalogue."""
    return key.rpartition(":")[2]


def acts(key: str, **facts: str | int | tuple[str, ...]) -> Facts:
    """The facts of an ability: its name, and its effect."""
    return {"deed": named(key), **facts}


def keys_of(things: Iterable[Ronin | Area | Market]) -> tuple[str, ...]:
    return tuple([thing.key for thing in things])


def nobody(able: Sequence[Ronin | Area], left: str) -> Option[None]:
    """The option to pass, with everybody who could still act. Passing must be confirmed."""
    facts: Facts = {"able": keys_of(able), "count": len(able)}
    return Option(PASS.key, None, facts, unused=Problem(left, facts))


def ride(hayai: Ronin, goal: Area) -> Option[Area]:
    """A goal for Hayai, with the ninja there and their effect on him."""
    left = hayai.strength - goal.ninja
    facts: Facts = {
        "ninja": goal.ninja,
        "left": max(0, left),
        "falls": left <= 0 and not goal.ronin,
        "shared": bool(goal.ronin),
    }
    return Option(goal.key, goal, facts)


def heal(one: Ronin) -> Option[Ronin]:
    return Option(one.key, one, {"before": one.strength, "after": one.strength + 1})


def harm(one: Ronin) -> Option[Ronin]:
    """A ronin who would get one more wound."""
    facts: Facts = {"before": one.strength, "after": one.strength - 1, "falls": one.strength == 1}
    return Option(one.key, one, facts)


def stay(one: Ronin) -> Option[Ronin]:
    """A ronin who could be kept, with the area he would fill next round."""
    return Option(one.key, one, {"area": one.area.key if one.area else ""})


def fall_silent(one: Ronin) -> Option[Ronin]:
    return Option(one.key, one, {"deed": named(one.key)})


def arrive(arriving: int, area: Area) -> Option[Area]:
    """A goal for this many ninja, with the ronin there and their fate."""
    facts: Facts = {
        "ninja": area.ninja,
        "guards": keys_of(area.ronin),
        "guarded": bool(area.ronin),
        "held": area.occupied,
        "falls": bool(would_fall([area], arriving)),
    }
    return Option(area.key, area, facts)


def would_fall(areas: Sequence[Area], arriving: int) -> tuple[str, ...]:
    """The ronin who stand alone and would fall if this many ninja joined those on their area."""
    alone = [(area, area.ronin[0]) for area in areas if len(area.ronin) == 1]
    return tuple([one.key for area, one in alone if area.ninja + arriving >= one.strength])


def leave(area: Area) -> Option[Area]:
    """An area that one ninja could leave, with the number left; ``lost`` if the area is then given up."""
    facts: Facts = {"after": area.ninja - 1, "lost": area.ninja == 1 and area.occupied}
    return Option(area.key, area, facts)


def copy(area: Area) -> Option[Area]:
    return Option(area.key, area, {"deed": named(area.key)})


def shares(fewest: int, most: int, dealt: int, tasuke: Ronin, partner: Ronin) -> list[Option[int]]:
    """The possible shares of Tasuke, with the remaining strength of both ronin."""
    return [
        Option(
            f"count:{share}",
            share,
            {
                "tasuke": tasuke.strength - share,
                "partner": partner.key,
                "other": partner.strength - (dealt - share),
            },
        )
        for share in range(fewest, most + 1)
    ]


def numbers_up_to(most: int) -> list[Option[int]]:
    return [Option(f"count:{ninja}", ninja) for ninja in range(1, most + 1)]
