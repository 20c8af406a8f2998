"""The blows of two players, and who falls by them."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine import Choice, Option, ask_each, reveal, step
from bot.games.way_of_the_samurai.notation import Way
from bot.games.way_of_the_samurai.state import Defeat, Fighter, Game
from bot.games.way_of_the_samurai.suffering import Cause, be_wounded, suffer
from bot.games.way_of_the_samurai.wound_die import LIFE, QI

GRAZE, HIT, WOUND = 0, 2, 4
"""By so much a blow must exceed the other's Guard: to cost him a Qi or a life, a life, a wound."""
DEEPEST = 6


@dataclass(slots=True)
class Blow:
    """One fighter's blow: the greater of Strength and Technique against the other's Guard."""

    striker: Fighter
    struck: Fighter
    force: int
    margin: int
    """How far it goes beyond his Guard."""

    @classmethod
    def of(cls, striker: Fighter, struck: Fighter) -> Blow:
        """As the gauges stand."""
        force = max(striker.gauges["strength"], striker.gauges["technique"])
        return cls(striker, struck, force, force - struck.gauges["guard"])


async def exchange_blows(game: Game) -> None:
    """More Technique strikes first, and who has fallen does not strike back; with the same, both at once."""
    first, second = game.fighters
    lead = first.gauges["technique"] - second.gauges["technique"]
    blows = [Blow.of(first, second), Blow.of(second, first)]
    if lead == 0:
        await land(game, blows)
        return
    for blow in blows if lead > 0 else reversed(blows):
        if blow.striker not in game.fallen:
            await land(game, [blow])


async def land(game: Game, blows: list[Blow]) -> None:
    """Blows that fall at the same time; who was grazed chooses between a Qi and a life."""
    for blow in blows:
        await reveal(
            "blow",
            seat=blow.striker.key,
            other=blow.struck.key,
            force=blow.force,
            guard=blow.struck.gauges["guard"],
            hits=blow.margin >= GRAZE,
            together=len(blows) > 1,
        )
    grazed = [blow.struck.seat for blow in blows if GRAZE <= blow.margin < HIT and blow.struck.qi]
    answers = await ask_each(grazed, lambda seat: graze(game.at(seat)))
    for blow in blows:
        if blow.margin >= WOUND:
            await deal_wound(game, blow)
        elif blow.margin >= GRAZE:
            answer = answers.get(blow.struck.seat)
            await hurt(game, blow.struck, answer.value if answer else LIFE, "rival")


def graze(fighter: Fighter) -> Choice[Option[Way]]:
    options: list[Option[Way]] = [
        Option("lose:qi", QI, {"lost": "qi", "after": fighter.qi - 1}),
        Option("lose:life", LIFE, {"lost": "life", "after": fighter.life - 1}),
    ]
    return Choice("duel.graze", options, {"life": fighter.life, "qi": fighter.qi})


async def deal_wound(game: Game, blow: Blow) -> None:
    """Level 1; level 2 by somebody whose die stands at 6, which then goes back."""
    striker = blow.striker
    deep = striker.die == DEEPEST
    if deep:
        striker.die = game.figures["die"]["level"]
        await step("die", seat=striker.key, before=DEEPEST, after=striker.die)
    await hurt(game, blow.struck, (), "rival", wound=2 if deep else 1)


async def hurt(game: Game, fighter: Fighter, way: Way, cause: Cause, *, wound: int = 0) -> None:
    """What somebody suffers; whoever falls by it is noted, and the rest of what comes at once still comes."""
    try:
        if wound:
            await be_wounded(game, fighter, wound, cause)
        else:
            await suffer(game, fighter, way, cause)
    except Defeat as defeat:
        if fighter not in game.fallen:
            game.fallen.append(fighter)
        await step("fallen", seat=fighter.key, reason=defeat.reason)


def settle(game: Game) -> Fighter | None:
    """Who has won: the one who stands."""
    standing = [fighter for fighter in game.fighters if fighter not in game.fallen]
    return standing[0] if len(standing) == 1 else None
