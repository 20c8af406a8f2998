"""The blows of two players, and the players who fall by them."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import dataclass

from bot.engine import Choice, Option, ask_each, reveal, step
from bot.games.way_of_the_samurai import duel_steps, round_steps
from bot.games.way_of_the_samurai.counter import disarms
from bot.games.way_of_the_samurai.notation import Way
from bot.games.way_of_the_samurai.state import Defeat, Fighter, Game
from bot.games.way_of_the_samurai.suffering import Cause, be_wounded, gain_qi, lose_life, suffer, worsened
from bot.games.way_of_the_samurai.wound_die import LIFE, QI

GRAZE, HIT, WOUND = 0, 2, 4
"""Points by which a blow must exceed the other's Guard: for a Qi or a life, for a life, for a wound."""
DEEPEST = 6
"""The face of the wound die that makes a wound one level deeper; with a Kai one face less."""


class Ended(Exception):
    """One of the two, or both, cannot continue."""


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
    """Blows that fall at the same time. A grazed player chooses between a Qi and a life. At Technique 4 a
    Kusarigama holds the other's blade."""
    free: list[Blow] = []
    for blow in blows:
        if disarms(game, blow.struck):
            await step(duel_steps.Chained(seat=blow.struck.key, other=blow.striker.key))
            continue
        free.append(blow)
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
    grazed = {blow.struck.seat: blow for blow in free if GRAZE <= blow.margin < HIT and blow.struck.qi}
    answers = await ask_each([*grazed], lambda seat: graze(grazed[seat]))
    for blow in free:
        if blow.margin >= WOUND:
            await deal_wound(game, blow)
        elif blow.margin >= GRAZE:
            answer = answers.get(blow.struck.seat)
            await hurt(game, blow.struck, answer.value if answer else LIFE, "rival", by=blow.striker)


def graze(blow: Blow) -> Choice[Option[Way]]:
    fighter, lost = blow.struck, 1 + bool(blow.striker.trait("damage_doubles"))
    more = blow.striker.trait("extra_life")
    facts = {"count": lost, "more": more}
    options: list[Option[Way]] = [
        Option("lose:qi", QI, {"lost": "qi", "after": max(0, fighter.qi - lost), **facts}),
        Option("lose:life", LIFE, {"lost": "life", "after": max(0, fighter.life - lost - more), **facts}),
    ]
    return Choice("duel.graze", options, {"life": fighter.life, "qi": fighter.qi})


async def deal_wound(game: Game, blow: Blow) -> None:
    """A wound of level 1; of level 2 from a striker whose die stands at 6, which then goes back. In the wind
    no wound is deep, and the die stays."""
    striker = blow.striker
    deepest = DEEPEST - bool(striker.trait("die_wounds_early"))
    deep = striker.die >= deepest and not striker.trait("no_wound_2")
    if deep:
        before, striker.die = striker.die, game.figures["die"]["level"]
        await step(round_steps.Die(seat=striker.key, before=before, after=striker.die))
    await hurt(game, blow.struck, (), "rival", wound=2 if deep else 1, by=striker)


async def hurt(
    game: Game, fighter: Fighter, way: Way, cause: Cause, *, wound: int = 0, by: Fighter | None = None
) -> None:
    """Apply harm to a fighter. ``by`` is the other one, if the harm is his doing: his weapon may add to
    it."""
    happening = (
        be_wounded(game, fighter, wound, cause, by=by)
        if wound
        else suffer(game, fighter, worsened(way, by), cause)
    )
    if by is not None:
        own = cause == "rival" or wound > 0
        happening = by_weapon(game, fighter, happening, by, own=own)
    await endure(game, fighter, happening)


async def by_weapon(
    game: Game, fighter: Fighter, happening: Awaitable[None], by: Fighter, *, own: bool
) -> None:
    """Harm with what the striker's Kanabo adds: a life more if it is the weapon's own harm, Qi for two
    lives, the fall of one who has lost his last Qi."""
    life, qi, armour = fighter.life, fighter.qi, fighter.armour
    await happening
    harmed = (fighter.life, fighter.qi, fighter.armour) != (life, qi, armour)
    if own and harmed and by.trait("extra_life"):
        await lose_life(game, fighter, by.trait("extra_life"), "rival")
    if own and life - fighter.life >= 2 and by.trait("qi_for_two_lives"):
        await gain_qi(by, by.trait("qi_for_two_lives"))
    if by.trait("falls_without_qi") and fighter.qi == 0 < qi:
        raise Defeat("qi_victory")


async def endure(game: Game, fighter: Fighter, happening: Awaitable[None]) -> None:
    """Let something happen to a fighter. If he falls, it is only noted, so that simultaneous harm still
    happens."""
    try:
        await happening
    except Defeat as defeat:
        game.fallen.setdefault(fighter, defeat.reason)
        await step(duel_steps.Fallen(seat=fighter.key, reason=defeat.reason))


def check(game: Game) -> None:
    """End the duel if somebody has fallen."""
    if game.fallen:
        raise Ended


def settle(game: Game) -> Fighter | None:
    """The winner: the only one who stands, if there is one."""
    standing = [fighter for fighter in game.fighters if fighter not in game.fallen]
    return standing[0] if len(standing) == 1 else None
