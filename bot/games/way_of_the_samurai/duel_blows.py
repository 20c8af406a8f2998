"""The blows of two players, and the players who fall by them."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine import Choice, Option, ask_each, reveal, step
from bot.games.way_of_the_samurai import duel_steps, round_steps
from bot.games.way_of_the_samurai.notation import Way
from bot.games.way_of_the_samurai.state import Defeat, Fighter, Game
from bot.games.way_of_the_samurai.suffering import Cause, be_wounded, suffer
from bot.games.way_of_the_samurai.wound_die import LIFE, QI

GRAZE, HIT, WOUND = 0, 2, 4
"""Points by which a blow must exceed the other's Guard: for a Qi or a life, for a life, for a wound."""
DEEPEST = 6
"""The face of the wound die that makes a wound one level deeper."""


@dataclass(slots=True)
class Blow:
    """One fighter's blow: the greater of Strength and Technique against the other's Guard."""

    striker: Fighter
    struck: Fighter
    force: int
    margin: int
    """Points by which it exceeds his Guard."""

    @classmethod
    def of(cls, striker: Fighter, struck: Fighter) -> Blow:
        """The blow by the current gauges."""
        force = max(striker.gauges["strength"], striker.gauges["technique"])
        return cls(striker, struck, force, force - struck.gauges["guard"])


async def exchange_blows(game: Game) -> None:
    """The one with more Technique strikes first, and a fallen player does not strike back. With the same
    Technique, both strike at once."""
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
    """Blows that fall at the same time. A grazed player chooses between a Qi and a life."""
    for blow in blows:
        await reveal(
            duel_steps.Blow(
                seat=blow.striker.key,
                other=blow.struck.key,
                force=blow.force,
                guard=blow.struck.gauges["guard"],
                hits=blow.margin >= GRAZE,
                together=len(blows) > 1,
            )
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
    """A wound of level 1; of level 2 from a striker whose die stands at 6, which then goes back."""
    striker = blow.striker
    deep = striker.die == DEEPEST
    if deep:
        striker.die = game.figures["die"]["level"]
        await step(round_steps.Die(seat=striker.key, before=DEEPEST, after=striker.die))
    await hurt(game, blow.struck, (), "rival", wound=2 if deep else 1)


async def hurt(game: Game, fighter: Fighter, way: Way, cause: Cause, *, wound: int = 0) -> None:
    """Apply harm to a fighter. If he falls, it is only noted, so that simultaneous harm still happens."""
    try:
        if wound:
            await be_wounded(game, fighter, wound, cause)
        else:
            await suffer(game, fighter, way, cause)
    except Defeat as defeat:
        if fighter not in game.fallen:
            game.fallen.append(fighter)
        await step(duel_steps.Fallen(seat=fighter.key, reason=defeat.reason))


def settle(game: Game) -> Fighter | None:
    """The winner: the only one who stands, if there is one."""
    standing = [fighter for fighter in game.fighters if fighter not in game.fallen]
    return standing[0] if len(standing) == 1 else None
