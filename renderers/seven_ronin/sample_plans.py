"""Invented plans, for tests and sample pictures."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.form import Counter, Filled, Form, Slot
from bot.engine.question import Fact, Problem
from bot.games.seven_ronin.view import VillageView
from renderers.seven_ronin.places import MARKET
from renderers.seven_ronin.samples import (
    FIELD,
    GRANARY,
    GRAVEYARD,
    NOBODY_HOME,
    PEN,
    PLACES,
    SOUTH,
    TOWER,
    later,
    marked,
)


def attack_form(view: VillageView) -> Form[object]:
    """The Attacker's form like that of the rules, but checking only the limits."""

    def check(filled: Filled) -> Iterator[Problem]:
        limits = {area.key: area.limit for area in view.areas}
        over_at = tuple(
            place for place, ninja in filled.counts.items() if place != MARKET and ninja > limits[place]
        )
        if len(over_at) > view.market_ninja:
            over = sum(filled.counts[place] - limits[place] for place in over_at)
            yield Problem("over-limit", {"areas": over_at, "over": over, "bonus": view.market_ninja})
        if sum(filled.counts.values()) < view.round:
            yield Problem(
                "too-few-ninja",
                {"sent": sum(filled.counts.values()), "least": view.round, "round": view.round},
            )

    facts: dict[str, Fact] = {
        "round": view.round,
        "threat": view.threat,
        "reserve": view.reserve,
        "bonus": view.market_ninja,
        "least": view.round,
    }
    fields = [Counter(area.key, area.limit + view.market_ninja) for area in view.areas]
    return Form("plan.attack", [*fields, Counter(MARKET, 1)], check, _as_filled, facts)


def defence_form(view: VillageView) -> Form[object]:
    """The Defender's form like that of the rules, but checking only that all are sent, one to an area."""
    kept = tuple(one.key for one in view.ronin if one.kept)
    sent = tuple(one.key for one in view.ronin if not one.fallen and not one.kept)

    def check(filled: Filled) -> Iterator[Problem]:
        waiting = tuple(one for one in sent if one not in filled.choices)
        if waiting:
            yield Problem("ronin-waiting", {"ronin": waiting, "count": len(waiting)})
        for place in dict.fromkeys(filled.choices.values()):
            there = tuple(one for one, goal in filled.choices.items() if goal == place)
            if len(there) > 2:
                yield Problem("area-shared", {"area": place, "ronin": there})

    goals = (*(area.key for area in view.areas), MARKET)
    facts: dict[str, Fact] = {
        "round": view.round,
        "market": view.market_ninja,
        "kept": kept,
        "tasuke_shares": True,
    }
    return Form("plan.defend", [Slot(one, goals) for one in sent], check, _as_filled, facts)


def _as_filled(filled: Filled) -> object:
    return filled


def plans() -> dict[str, tuple[VillageView, Form[object], Filled]]:
    """Drafts of both seats: empty, correct, and wrong."""
    dawn = later({FIELD: 0, PEN: 0, GRAVEYARD: 0}, NOBODY_HOME, phase="planning")
    kept = marked(
        marked(
            later({PEN: 0}, NOBODY_HOME | {"ronin:musashi": FIELD}, {"ronin:hayai": 5}, phase="planning"),
            "ronin:musashi",
            kept=True,
        ),
        "ronin:taiko",
        silenced=True,
    )
    attack = {"area:well": 1, FIELD: 4, GRAVEYARD: 1, "area:shrine": 1, SOUTH: 2, "area:path": 1}
    defence = {
        ronin: place for ronin, place in PLACES.items() if ronin not in ("ronin:musashi", "ronin:hayai")
    }
    return {
        "attack empty": (dawn, attack_form(dawn), Filled()),
        "attack sound": (dawn, attack_form(dawn), Filled({**attack, MARKET: 1})),
        "attack wrong": (dawn, attack_form(dawn), Filled({FIELD: 4, GRANARY: 3})),
        "defence empty": (dawn, defence_form(dawn), Filled()),
        "defence sound": (kept, defence_form(kept), Filled(choices={**defence, "ronin:yumi": MARKET})),
        "defence wrong": (kept, defence_form(kept), Filled(choices=dict.fromkeys(list(defence)[:3], TOWER))),
    }
