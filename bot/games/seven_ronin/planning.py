"""Phase I: both leaders plan behind their screens, then reveal together.

A plan is a form. Its ``problems`` list everything that keeps it from being locked in.

Ruling: a plan that breaks a rule cannot be locked in, so no round is ever planned again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from typing import Final, TypeAlias

from bot.engine import Counter, Filled, Form, Problem, Question, Slot, fill, step, together
from bot.games.seven_ronin import steps
from bot.games.seven_ronin.meaning import named
from bot.games.seven_ronin.ronin import TASUKE
from bot.games.seven_ronin.state import ATTACKER, DEFENDER, Game
from bot.games.seven_ronin.victory import check_last_standing
from bot.games.seven_ronin.village import MARKET, Ronin

AttackPlan: TypeAlias = Mapping[str, int]
"""Place → the number of ninja newly sent there."""
DefencePlan: TypeAlias = Mapping[str, str]
"""Ronin → the place he is sent to. Ronin kept by the Animal Pen are not in it."""

NOBODY_SENT: Final[AttackPlan] = {}
NOBODY_MOVES: Final[DefencePlan] = {}


async def planning(game: Game) -> None:
    """Both plan in secret, the plans are laid on the board, and a ronin on the Market clears it."""
    game.phase = "planning"
    await step(steps.Round(round=game.round, threat=game.threat))
    attack, defence = await secret_plans(game)
    await reveal(game, attack, defence)
    await clear_market(game)


async def secret_plans(game: Game) -> tuple[AttackPlan, DefencePlan]:
    """Both plans. A side with nothing to decide is not asked: an empty reserve, or every ronin kept."""
    has_ninja = game.village.reserve > 0
    going = movable(game)
    if has_ninja and going:
        return await together(
            Question(ATTACKER, attack_form(game)),
            Question(DEFENDER, defence_form(game, going)),
        )
    attack = await fill(ATTACKER, attack_form(game)) if has_ninja else NOBODY_SENT
    defence = await fill(DEFENDER, defence_form(game, going)) if going else NOBODY_MOVES
    return attack, defence


# The Attacker's plan


def least_sent(game: Game) -> int:
    """In round N at least N ninja are sent, including the one on the Market.

    Ruling: a smaller reserve must be sent whole.
    """
    return min(game.round, game.village.reserve)


def attack_form(game: Game) -> Form[AttackPlan]:
    village = game.village
    reserve, bonus = village.reserve, village.market.ninja
    fields = [
        ninja_counter(area.key, min(area.limit + bonus, reserve), area.limit, area.ninja)
        for area in village.ring
    ]
    fields.append(ninja_counter(MARKET, 1, 1, bonus))
    return Form(
        "plan.attack",
        fields,
        partial(attack_problems, game),
        sent_ninja,
        {
            "round": game.round,
            "threat": game.threat,
            "reserve": reserve,
            "bonus": bonus,
            "least": least_sent(game),
        },
    )


@cache
def ninja_counter(place: str, most: int, limit: int, there: int) -> Counter:
    """The number of ninja sent to a place, with the ninja already there and the ability of the place."""
    return Counter(place, most, {"limit": limit, "there": there, "deed": named(place)})


def sent_ninja(filled: Filled) -> AttackPlan:
    return filled.counts


def attack_problems(game: Game, filled: Filled) -> Iterator[Problem]:
    """At most *threat* areas, at most *limit* new ninja on each, at least *round* ninja in all.

    One ninja may also go to the Market, whatever the threat. Each ninja on the Market when planning starts
    raises the limit of an area of the Attacker's choice by one.

    Ruling: the limit counts newly sent ninja only, and the raise holds even if the Market is cleared at the
    reveal.
    """
    village = game.village
    sent = attacked = over = 0
    over_at: list[str] = []
    for place, ninja in filled.counts.items():
        sent += ninja
        if place != MARKET:
            attacked += 1
            limit = village.area[place].limit
            if ninja > limit:
                over += ninja - limit
                over_at.append(place)
    bonus = village.market.ninja
    if over > bonus:
        yield Problem("over-limit", {"areas": tuple(over_at), "over": over, "bonus": bonus})
    if attacked > game.threat:
        yield Problem("too-many-areas", {"count": attacked, "threat": game.threat})
    if sent > village.reserve:
        yield Problem("more-than-reserve", {"sent": sent, "reserve": village.reserve})
    if sent < least_sent(game):
        yield Problem("too-few-ninja", {"sent": sent, "least": least_sent(game), "round": game.round})


# The Defender's plan


def movable(game: Game) -> list[Ronin]:
    """The ronin who must be sent: the living ones the Animal Pen does not keep."""
    return [ronin for ronin in game.seven if not ronin.fallen and not ronin.kept]


def room_for(game: Game, going: Sequence[Ronin]) -> list[tuple[str, ...]]:
    """The places each of these ronin may be sent to, without those filled by ronin kept on the board.

    Ruling: a ronin kept by the Animal Pen counts as sent and fills his area. A ronin may be sent to the
    Market only if ninja are there when planning starts.
    """
    village, shares = game.village, game.tasuke_shares
    market = (MARKET,) if village.market.ninja else ()
    if not game.in_reach:
        return [(*village.area, *market)] * len(going)
    return [
        (
            *[
                area.key
                for area in village.ring
                if not area.ronin or may_stand_together([*area.ronin, ronin], shares)
            ],
            *market,
        )
        for ronin in going
    ]


def may_stand_together(ronin: list[Ronin], tasuke_shares: bool) -> bool:
    """One ronin an area; Tasuke may stand beside one other."""
    if len(ronin) == 2:
        return tasuke_shares and (ronin[0].key == TASUKE or ronin[1].key == TASUKE)
    return len(ronin) < 2


def defence_form(game: Game, going: Sequence[Ronin]) -> Form[DefencePlan]:
    kept = tuple([ronin.key for ronin in game.seven if ronin.kept])
    places = room_for(game, going)
    return Form(
        "plan.defend",
        [ronin_slot(one.key, room, one.strength) for one, room in zip(going, places, strict=True)],
        partial(defence_problems, game, going),
        sent_ronin,
        {
            "round": game.round,
            "market": game.village.market.ninja,
            "kept": kept,
            "staying": len(kept),
            "tasuke_lives": not game.ronin[TASUKE].fallen,
            "tasuke_shares": game.tasuke_shares,
        },
    )


@cache
def ronin_slot(ronin: str, places: tuple[str, ...], left: int) -> Slot:
    """The place a ronin goes to, with his ability and the wounds he can still take."""
    return Slot(ronin, places, {"deed": named(ronin), "left": left})


def sent_ronin(filled: Filled) -> DefencePlan:
    return filled.choices


def defence_problems(game: Game, going: Sequence[Ronin], filled: Filled) -> Iterator[Problem]:
    """Every ronin is sent, each to a place of his own; Tasuke may share an area.

    Kept ronin are not in the form, and the areas they fill are not among its choices. If there are as many
    different places as ronin, the plan is legal and nothing else is checked.
    """
    sent = filled.choices
    if len(set(sent.values())) == len(going):
        return
    waiting: list[str] = []
    sent_to: dict[str, list[Ronin]] = {}
    for ronin in going:
        place = sent.get(ronin.key)
        if place is None:
            waiting.append(ronin.key)
        else:
            sent_to.setdefault(place, []).append(ronin)
    if waiting:
        yield Problem("ronin-waiting", {"ronin": tuple(waiting), "count": len(waiting)})
    for place, ronin in sent_to.items():
        if len(ronin) > 1:
            yield from sharing_problems(game, place, ronin)


def sharing_problems(game: Game, place: str, ronin: list[Ronin]) -> Iterator[Problem]:
    names = tuple([one.key for one in ronin])
    if place == MARKET:
        yield Problem("market-shared", {"ronin": names})
    elif not may_stand_together(ronin, tasuke_shares=True):
        yield Problem("area-shared", {"area": place, "ronin": names})
    elif not game.tasuke_shares:
        yield Problem("tasuke-silenced", {"area": place, "ronin": names})


# The reveal


async def reveal(game: Game, attack: AttackPlan, defence: DefencePlan) -> None:
    """Both screens are lifted and everything is laid on the board."""
    village = game.village
    game.phase = "combat"
    for place, ninja in attack.items():
        village.send(village.place(place), ninja)
    for ronin in game.seven:
        ronin.kept = False
        if ronin.key in defence:
            ronin.go_to(village.place(defence[ronin.key]))
    landed = tuple([(place, attack[place]) for place in village.area if place in attack])
    at_market = attack.get(MARKET, 0)
    await step(
        steps.Reveal(
            sent=sum(attack.values()),
            arrivals=(*landed, (MARKET, at_market)) if at_market else landed,
            ronin=tuple([(ronin.key, ronin.place.key) for ronin in game.seven if ronin.place]),
            areas=tuple([place for place, _ in landed]),
            count=len(landed),
            market=at_market,
            guards=(guards := tuple([one.key for one in game.seven if one.area and one.area.ninja])),
            guarded=len(guards),
        )
    )


async def clear_market(game: Game) -> None:
    """A ronin on the Market removes all ninja there, also those sent this round, and takes no wound."""
    market = game.village.market
    if market.ronin:
        ninja = market.ninja
        game.village.slay(market, ninja)
        await step(steps.Market(ronin=market.ronin.key, ninja=ninja))
        check_last_standing(game)
