"""The view of the table for one seat."""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from bot.engine import Seat
from bot.games.way_of_the_samurai.cards import OpponentCard, Stop, lacking
from bot.games.way_of_the_samurai.state import Fighter, Foe, Game
from bot.games.way_of_the_samurai.view import (
    DuelView,
    FallView,
    FighterView,
    FoeView,
    ResultView,
    StopView,
    VirtueView,
)

BY_NAME: Final = attrgetter("name")


def show(game: Game, seat: Seat | None) -> DuelView:
    """Build the view from nothing: the table, and the hand of this seat alone."""
    terms = game.terms
    missing = () if game.clash.defence is None else lacking(game.clash.defence, game.you.gauges)
    return DuelView(
        mode=terms.mode,
        modules=tuple(sorted(terms.modules)),
        ease=tuple(sorted(terms.ease)),
        round=game.round,
        exchange=game.exchange,
        fight=game.fight,
        phase=game.phase,
        fighters=tuple([show_fighter(game, fighter, seat) for fighter in game.fighters]),
        foes=tuple([show_foe(game, foe) for foe in game.foes]),
        foe_armour=game.foe_armour,
        defence=game.clash.defence,
        broken=game.clash.broken,
        lacking=missing,
        counters=tuple(game.clash.counters),
        opponent_deck=len(game.opponents),
        opponent_discard=tuple(game.opponents_used),
        opponent_cards=tuple(sorted(opponent_cards(game), key=BY_NAME)),
        wound_cards=game.library.wounds,
        specials=len(game.specials),
        place=game.here,
        weather=terms.weather,
        cliff_used=game.cliff_used,
        omen=game.this_round.omen,
        virtue=show_virtue(game),
        blood=len(game.library.blood) - len(game.you.blood) if "blood" in terms.modules else -1,
        stops=tuple([show_stop(game, stop) for stop in game.library.campaigns.get(terms.mode, ())]),
        felled=game.run.felled,
        broken_weapons=tuple(game.run.broken_weapons),
        traits=tuple(sorted(game.you.traits.items())),
        result=show_result(game),
        story=tuple(game.chronicle.pages),
        passages=tuple(game.run.passages),
    )


def opponent_cards(game: Game) -> list[OpponentCard]:
    shown = [stroke.card for stroke in game.clash.counters]
    return [
        *game.opponents,
        *game.opponents_used,
        *([game.clash.defence] if game.clash.defence else []),
        *shown,
    ]


def show_fighter(game: Game, fighter: Fighter, seat: Seat | None) -> FighterView:
    return FighterView(
        seat=fighter.seat,
        weapons=fighter.weapons,
        side=fighter.side,
        life=fighter.life,
        life_at_start=game.figures["life"],
        qi=fighter.qi,
        qi_limit=fighter.qi_limit,
        strength=fighter.gauges["strength"],
        technique=fighter.gauges["technique"],
        guard=fighter.gauges["guard"],
        limits=(fighter.limit("strength"), fighter.limit("technique"), fighter.limit("guard")),
        hand=tuple(fighter.hand) if seat == fighter.seat else None,
        hand_size=len(fighter.hand),
        reserve=tuple(fighter.reserve),
        played=tuple(fighter.played),
        deck=len(fighter.deck),
        discard=tuple(fighter.discard),
        die=fighter.die,
        armour=fighter.armour,
        wounds=tuple(fighter.wounds),
        mulligans=fighter.mulligans,
        traits=tuple(sorted(fighter.traits.items())),
    )


def show_foe(game: Game, foe: Foe) -> FoeView:
    return FoeView(
        name=foe.name,
        number=foe.number,
        life=max(foe.life, 0),
        life_at_start=foe.life_at_start,
        qi=foe.qi,
        qi_at_start=foe.qi_at_start,
        side=foe.side,
        fallen=foe.fallen,
        target=foe is game.foe,
    )


def show_virtue(game: Game) -> VirtueView | None:
    if not game.bushido.virtues and game.bushido.virtue is None:
        return None
    top = game.bushido.virtues[0] if game.bushido.virtues else None
    return VirtueView(top, game.bushido.marker, game.bushido.virtue, game.bushido.points)


def show_stop(game: Game, stop: Stop) -> StopView:
    """A stop of the campaign with its state: past, current, next, later or passed by."""
    campaign = game.terms.mode
    here = game.library.stop(campaign, game.run.stop) if game.run.stop else None
    if stop.name in game.run.walked:
        state = "won"
    elif stop.name == game.run.stop:
        state = "here"
    elif here is not None and stop.name in here.leads:
        state = "next"
    else:
        ahead = {game.run.stop} if game.run.stop else {stop.name}
        for one in game.library.campaigns[campaign]:
            if one.name in ahead:
                ahead |= set(one.leads)
        state = "later" if stop.name in ahead else "passed_by"
    return StopView(stop.name, stop.life, stop.qi, stop.x, stop.y, stop.leads, state)


def show_result(game: Game) -> ResultView | None:
    if game.result is None:
        return None
    won, reason = game.result
    fallen = tuple([FallView(fighter.key, how) for fighter, how in game.fallen.items()])
    return ResultView(won, reason, game.winner, fallen)
