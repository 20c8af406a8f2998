"""The progress of runs, and the records of a player or a server."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, cast

from bot.engine import Campaign, Facts, Finished, Journey, View
from bot.games.way_of_the_samurai.cards import LIBRARY
from bot.games.way_of_the_samurai.terms import CAMPAIGNS, ENEMY, MODE
from bot.games.way_of_the_samurai.traits import ENEMIES
from bot.games.way_of_the_samurai.view import DuelView

CLAN: Final = "clan"
RUNS: Final = (CLAN, *CAMPAIGNS)


def map_of(view: View) -> str | None:
    """The closeup of the campaign's map, or of the clan's road; a single fight has none."""
    table = cast(DuelView, view)
    if table.stops:
        return "map:campaign"
    return "map:clan" if table.mode == CLAN else None


def campaign_of(view: View) -> Campaign | None:
    """The map of a run, its present stop and the weapons; a clan's road has no stops."""
    table, shown = cast(DuelView, view), map_of(view)
    if shown is None:
        return None
    here = [one.key for one in table.stops if one.progress == "here"]
    facts: Facts = {
        "stop": here[0] if here else "",
        "stands": bool(here),
        "fight": table.fight,
        "seat": table.you.key,
        "weapons": tuple(f"weapon:{one}" for one in table.you.weapons),
        "count": len(table.you.weapons),
    }
    return Campaign(shown, facts)


def records_of(finished: Sequence[Finished]) -> Facts:
    """The number of enemies beaten, the best run of each kind with its player, and duels won against
    others."""
    alone = [one for one in finished if "winner" not in one.facts]
    fights = [one for one in alone if mode_of(one) == MODE.default]
    facts: dict[str, str | int] = {
        "enemies": len({one.options.get(ENEMY.key, ENEMY.default) for one in fights if one.won}),
        "all": len(ENEMIES),
        "fights": sum(one.won for one in fights),
        "three": sum(one.won for one in alone if mode_of(one) == "three"),
        "duels": sum(one.won for one in finished if "winner" in one.facts),
        "finished": len(finished),
    }
    for run in RUNS:
        best = best_of(one for one in alone if mode_of(one) == run)
        facts[run] = felled_in(best) if best is not None else -1
        facts[f"{run}_by"] = best.name if best is not None else ""
        facts[f"{run}_won"] = int(best is not None and best.won)
    for campaign in CAMPAIGNS:
        facts[f"{campaign}_all"] = longest_of(campaign)
    return facts


def mode_of(one: Finished) -> str:
    return one.options.get(MODE.key, MODE.default)


def best_of(runs: Iterable[Finished]) -> Finished | None:
    """The best run: won before lost, then the most enemies felled; the first of equals."""
    return max(runs, key=lambda run: (run.won, felled_in(run)), default=None)


def felled_in(run: Finished) -> int:
    felled = run.facts.get("felled", 0)
    return felled if isinstance(felled, int) else 0


def longest_of(campaign: str) -> int:
    """The number of fights on the longest way through a campaign."""
    stops = LIBRARY.campaigns[campaign]
    return 1 + max((_ahead(campaign, name) for name in stops[0].leads), default=0)


def _ahead(campaign: str, name: str) -> int:
    leads = LIBRARY.stop(campaign, name).leads
    return 1 + max((_ahead(campaign, one) for one in leads), default=0)


JOURNEY: Final = Journey(map_of, records_of)
