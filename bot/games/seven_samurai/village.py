"""Losses of the village, and the effects of lost farms and saved families.

On Hard and Heroic the back of a lost farm is a penalty. On all levels but Heroic every family that survives a
round gives its bonus. The tokens lie face down, so the lost one is drawn at random.
"""

from __future__ import annotations

from bot.engine import draw, reveal, step
from bot.games.seven_samurai import round_steps
from bot.games.seven_samurai.state import Defeat, Game
from bot.games.seven_samurai.view import FarmPenalty
from bot.games.seven_samurai.wounds import heal, wound, wounded


async def lose_barricade(game: Game) -> None:
    """One barricade is lost, or a farm when none is left."""
    village = game.village
    if village.barricades == 0:
        await lose_farm(game)
        return
    village.barricades -= 1
    await step(round_steps.Barricade(before=village.barricades + 1, after=village.barricades))


async def build_barricade(game: Game) -> None:
    """One barricade is added, never beyond the starting number."""
    village = game.village
    if village.barricades < village.barricades_at_start:
        village.barricades += 1
        await step(round_steps.Build(before=village.barricades - 1, after=village.barricades))


async def lose_farm(game: Game) -> None:
    """A farm is lost. Without farms the village is lost, and the back of the last farm is ignored."""
    village = game.village
    before = len(village.farms)
    lost = await draw("farm", village.farms) if game.level.farm_penalties else village.farms[-1]
    penalised = game.level.farm_penalties and before > 1
    village.farms.remove(lost)
    village.lost_farms.append(lost)
    await step(
        round_steps.Farm(
            before=before,
            after=before - 1,
            penalised=penalised,
            farm_penalty=f"farm-penalty:{lost}" if penalised else "",
        )
    )
    if not village.farms:
        raise Defeat("farms")
    if penalised:
        await suffer_farm(game, lost)


async def suffer_farm(game: Game, penalty: FarmPenalty) -> None:
    """The back of a lost farm: a family, another farm, a barricade or a random wound."""
    match penalty:
        case "family":
            await lose_family(game)
        case "farm":
            await lose_farm(game)
        case "barricade":
            await lose_barricade(game)
        case "wound":
            await wound(game, await draw("wounded", game.samurai))


async def lose_family(game: Game) -> None:
    """A random family is lost. Without families the village is lost."""
    village = game.village
    before = len(village.families)
    in_use = game.level.family_bonuses
    lost = await draw("family", village.families) if in_use else village.families[-1]
    village.families.remove(lost)
    village.lost_families.append(lost)
    await step(round_steps.Family(before=before, after=before - 1, bonus=f"bonus:{lost}" if in_use else ""))
    if not village.families:
        raise Defeat("families")


async def thank(game: Game) -> None:
    """Every family left gives its bonus: a wound healed, a barricade, an intruder driven off.

    Ruling: the healing goes to a random samurai among those with a marker. Afterwards the tokens are mixed
    face down again, so that the next family lost is as random as the first.
    """
    village = game.village
    for bonus in village.families:
        key = f"bonus:{bonus}"
        match bonus:
            case "heal":
                await step(round_steps.Bonus(bonus=key, works=bool(wounded(game))))
                if wounded(game):
                    await heal(await draw("healed", wounded(game)))
            case "barricade":
                fewer = village.barricades < village.barricades_at_start
                await step(round_steps.Bonus(bonus=key, works=fewer))
                await build_barricade(game)
            case "intruder":
                await step(round_steps.Bonus(bonus=key, works=bool(game.intruders)))
                if game.intruders:
                    card = game.intruders.pop()
                    game.discard.append(card)
                    left = len(game.intruders)
                    await reveal(round_steps.BonusIntruder(card=card.key, before=left + 1, after=left))
