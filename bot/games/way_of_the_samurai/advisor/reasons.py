"""The reasons for suggested answers, from what the player sees. Most options explain themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from bot.engine import PASS, Keyed, Option, Reason, Request, View, options_of
from bot.games.way_of_the_samurai.advisor.foresight import Foresight
from bot.games.way_of_the_samurai.view import DuelView, FighterView

WEAKEST: Final = ("swap", "lay_down", "start_removed")
STRONGEST: Final = ("special", "recall", "start_card", "start_special")
EXPLAINED: Final = ("action", "buy", "trade", "lower", "omen")
LOSSES: Final = ("way", "chill", "shiro", "duel.graze")


def reason(view: View, request: Request[object], keys: Sequence[str]) -> Reason | None:
    """The reason for this answer; ``None`` if its option explains it."""
    table, options = cast("DuelView", view), options_of(request)
    you = next((fighter for fighter in table.fighters if fighter.hand is not None), table.you)
    match request.prompt:
        case "duel.pair" | "duel.third" | "duel.first" | "duel.rest":
            return _gauges(table, you, keys)
        case "play" | "target" | "duel.opening" if keys[0] in ("mulligan", "swap"):
            return Reason("poor-hand")
        case "play" | "target" if keys[0].partition(":")[0] == "action":
            return _card(keys[0], options)
        case prompt if keys[0] == PASS.key and prompt in ("duel.opening", "guard", "duel.brace", "die"):
            return Reason("enough", {"prompt": prompt.replace(".", "-")})
        case "foe.way":
            return Reason("his-loss")
        case prompt if prompt in LOSSES:
            return Reason("loss", {"life": you.life, "qi": you.qi})
        case prompt if prompt in WEAKEST or prompt in STRONGEST:
            return Reason("weakest" if prompt in WEAKEST else "strongest", {"chosen": len(keys)})
        case "side":
            return Reason("side", {"qi": you.qi})
        case prompt:
            return _by_rule(prompt, keys, options)


def _gauges(table: DuelView, you: FighterView, keys: Sequence[str]) -> Reason:
    """The gauges after the chosen cards."""
    plan = Foresight(table, you)
    cards = [card for key in keys for card in (*(you.hand or ()), *you.reserve) if card.key == key]
    strength, technique, guard = plan.all_after(plan.now, cards)
    return Reason("gauges", {"strength": strength, "technique": technique, "guard": guard})


def _card(key: str, options: Sequence[Keyed]) -> Reason | None:
    """The reason that a card gives through the defence, beside the other cards."""
    fates = {one.key: one.facts.get("fate") for one in options if isinstance(one, Option)}
    breaking = [one for one, fate in fates.items() if fate == "breaks"]
    if key in breaking:
        return Reason("breaks", {"count": len(breaking)})
    if fates.get(key) == "unknown":
        return Reason("hidden")
    return Reason("rather" if breaking else "beyond")


def _by_rule(prompt: str, keys: Sequence[str], options: Sequence[Keyed]) -> Reason | None:
    """The reason of an answer that an AI gives whenever it is asked."""
    if prompt == "play" and keys[0].partition(":")[0] not in EXPLAINED:
        return Reason("helps")
    if prompt == "die":
        return Reason("die")
    if prompt == "duel.brace" and keys[0].startswith("lower"):
        return Reason("lower")
    if prompt in ("lost_gauge", "move", "weapon", "roll_again") and len(options) > 1:
        return Reason("always")
    return None
