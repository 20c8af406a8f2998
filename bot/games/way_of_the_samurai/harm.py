"""Losses of the enemy: blows, wounds, and his fall."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from bot.engine import draw, roll, step
from bot.games.way_of_the_samurai import harm_steps
from bot.games.way_of_the_samurai.notation import Change, Death, Way, Wound
from bot.games.way_of_the_samurai.state import Felled, Foe, Game
from bot.games.way_of_the_samurai.suffering import be_wounded, choose_way, gain_qi, shiro_answers

Source: TypeAlias = Literal["attack", "die", "place", "wound"]
"""The source of a blow: the three cards, the wound die, the place, or a wound card."""
BY_WEAPON: Final = ("attack", "wound")
"""Blows that count as the weapon's own."""


async def blow(game: Game, foe: Foe, way: Way, source: Source) -> None:
    """One blow against an enemy: its losses, what Kanabo adds, his fall, then his wounds.

    Shiro turns once for each blow, not once for each wound that it brings.
    """
    before = foe.life
    harmed = await lose(game, foe, way)
    if source in BY_WEAPON:
        await add_kanabo(game, foe, before, harmed=harmed)
    attacked = source == "attack"
    game.clash.hit = game.clash.hit or (attacked and foe.life < before)
    if not foe.fallen and foe.life <= 0:
        await fall(game, foe, source)
    wounds = [deed for deed in way if isinstance(deed, Wound)]
    for wound in wounds:
        if not foe.fallen:
            await wound_foe(game, foe, wound.level)
    game.clash.hit = game.clash.hit or (
        attacked and foe.life < before
    )  # A wound may cost life when the blow did not.
    foe.by_wound = foe.by_wound or (source == "wound" and foe.fallen)
    if (harmed or wounds) and source != "wound" and not foe.fallen:
        await turn_shiro(game, foe)
    check_fight(game)


async def lose(game: Game, foe: Foe, way: Way) -> bool:
    """Take what a way costs an enemy, and say if it took life, Qi or armour. Tanto doubles each loss."""
    before = foe.life, foe.qi, game.foe_armour
    for deed in way:
        if isinstance(deed, Death):
            await behead(game, foe)
        elif isinstance(deed, Change) and deed.amount < 0 and deed.marker in ("life", "qi"):
            lost = await size_of(deed) * (2 if game.trait("damage_doubles") else 1)
            if deed.marker == "life":
                await foe_life(game, foe, lost)
            else:
                await foe_qi(game, foe, lost)
    return any(now < then for now, then in zip((foe.life, foe.qi, game.foe_armour), before, strict=True))


async def add_kanabo(game: Game, foe: Foe, before: int, *, harmed: bool) -> None:
    """Kanabo 2 costs a harmed enemy one life more. Kanabo 3 gives Qi if the blow has cost two or more."""
    if harmed and game.trait("extra_life"):
        await foe_life(game, foe, game.trait("extra_life"))
    if before - foe.life >= 2 and game.trait("qi_for_two_lives"):
        await gain_qi(game.you, game.trait("qi_for_two_lives"))


async def size_of(deed: Change) -> int:
    """The amount a marker moves; rolled, if a die decides it."""
    return await roll("blue", 6) if deed.rolled else abs(deed.amount)


async def foe_life(game: Game, foe: Foe, lost: int, *, armoured: bool = True) -> None:
    """An enemy loses life; his armour takes it first."""
    if armoured and game.foe_armour:
        lost -= await wear_armour(game, foe, lost)
    if lost > 0:
        before, foe.life = foe.life, max(foe.life - lost, 0)
        await step(harm_steps.FoeLife(foe=foe.key, number=foe.number, before=before, after=foe.life))


async def wear_armour(game: Game, foe: Foe, lost: int) -> int:
    """Each point of armour is lost with a roll of the blue die: a 6 breaks it."""
    worn = 0
    while worn < lost and game.foe_armour:
        worn += 1
        rolled = await roll("armour", 6)
        before, game.foe_armour = game.foe_armour, 0 if rolled == 6 else game.foe_armour - 1
        await step(harm_steps.Armour(who=foe.key, before=before, after=game.foe_armour, roll=rolled))
    return worn


async def foe_qi(game: Game, foe: Foe, lost: int) -> None:
    """An enemy loses Qi. Kanabo 1 fells one who has none left."""
    if foe.qi == 0:
        return
    before, foe.qi = foe.qi, max(0, foe.qi - lost)
    await step(harm_steps.FoeQi(foe=foe.key, number=foe.number, before=before, after=foe.qi))
    if foe.qi == 0 and game.trait("falls_without_qi"):
        await fell(game, foe, "qi")


async def wound_foe(game: Game, foe: Foe, level: int) -> None:
    """The first card of the wound deck is carried out and goes back: the deck always has five.

    In the wind no wound is deeper than level 1; in the snow one of level 2 wins.
    """
    if game.trait("no_wound_2"):
        level = 1
    card = await draw("wounds", game.library.wounds)
    half = card.half(level)
    await step(
        harm_steps.FoeWound(foe=foe.key, number=foe.number, level=level, card=card.key, deeds=half.keys[0])
    )
    if level == 2 and game.trait("wound_2_wins") and half.deeds != (Death(),):
        await fell(game, foe, "weather")
        return
    if half.deeds:
        await blow(game, foe, await choose_way(game, half, foe=foe, prompt="foe.way"), "wound")


async def behead(game: Game, foe: Foe) -> None:
    """Nobody survives beheading, not even Kempo."""
    foe.by_wound = True
    foe.life = 0
    await fell(game, foe, "beheaded")


async def fall(game: Game, foe: Foe, source: Source) -> None:
    """The enemy's last life is gone. Kempo regains all his life and takes a wound of level 2; Alucard bites
    first."""
    if game.trait("colossus"):
        foe.life = foe.life_at_start
        await step(harm_steps.Colossus(foe=foe.key, life=foe.life))
        await wound_foe(game, foe, 2)
        return
    if source == "wound":
        foe.by_wound = True
    await fell(game, foe, "life")


async def fell(game: Game, foe: Foe, how: str) -> None:
    """An enemy is beaten.

    Ruling: Alucard's wound comes first, and a samurai who dies of it has lost.
    """
    if foe.fallen:
        return
    if game.trait("last_bite") and foe.life <= 0:
        await step(harm_steps.LastBite(foe=foe.key))
        await be_wounded(game, game.you, 1, "bite")
    foe.fallen = True
    game.run.felled += 1
    game.run.how_felled = how
    await step(
        harm_steps.Felled(foe=foe.key, number=foe.number, how=how, felled=game.run.felled, fight=game.fight)
    )


def check_fight(game: Game) -> None:
    """End the fight when no enemy stands."""
    if not game.standing:
        raise Felled


async def turn_shiro(game: Game, foe: Foe) -> None:
    """Every blow turns Shiro's card, also one whose wound was dodged. Turned to B, he makes his demand."""
    if not game.trait("turns"):
        return
    foe.side = "a" if foe.side == "b" else "b"
    await step(harm_steps.Shiro(foe=foe.key, side=foe.side))
    if foe.side == "b":
        await shiro_answers(game)
