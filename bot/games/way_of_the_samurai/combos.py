"""Combos: three cards of an exchange with the same symbol."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias, cast

from bot.engine import Option, ask, roll, step
from bot.games.way_of_the_samurai import round_steps
from bot.games.way_of_the_samurai.bushido import advance_marker
from bot.games.way_of_the_samurai.cards import BLACK
from bot.games.way_of_the_samurai.dealing import gain_special
from bot.games.way_of_the_samurai.harm import check_fight, wound_foe
from bot.games.way_of_the_samurai.playing import CARDS
from bot.games.way_of_the_samurai.state import Fighter, Game
from bot.games.way_of_the_samurai.suffering import gain_life, gain_qi, lose_life, move_die

Combo: TypeAlias = Literal["earth", "water", "wind", "fire", "each"]
Reward: TypeAlias = Literal["qi", "special", "both", "marker", "die", "none"]
KEMPO_WOUNDS: Final = {5: 1, 6: 2}
"""By the die that a red combo rolls against Kempo."""


def combo_of(symbols: Sequence[str], *, one_of_each: bool = False) -> tuple[Combo | None, bool]:
    """The combo of three cards, if it is one, and a flag if the Joker makes it."""
    if len(symbols) < CARDS:
        return None, False
    jokers = symbols.count("void")
    kinds = {*symbols} - {"void"}
    if len(kinds) == 1:
        return cast("Combo", kinds.pop()), jokers > 0
    if one_of_each and len(kinds) == len(symbols) - jokers and kinds <= {*BLACK}:
        return "each", jokers > 0
    return None, False


def combo_shown(you: Fighter) -> tuple[Combo | None, bool]:
    """The combo of the cards that a samurai has played, and a flag if the Joker makes it.

    Ruling: a broken rib stops the red combos only. The book says "combos have no effect any more" right after
    the red die is removed; the icon of the colour seems to be lost there.
    """
    combo, joker = combo_of(you.symbols, one_of_each=bool(you.trait("one_of_each")))
    return (None, False) if combo == "fire" and "rib" in you.wounds else (combo, joker)


async def resolve_combo(game: Game) -> None:
    """The combo is resolved right after the counter-attack.

    Ruling: the Joker shows the symbol its player wants, so he may also make no combo; any other combo cannot
    be declined.
    """
    game.phase, game.clash.combo_done = "combo", True
    you = game.you
    combo, joker = combo_shown(you)
    if combo is None:
        return
    reward = await choose_reward(you, combo, rewards_of(game, you, combo, joker=joker))
    if joker and reward == "none":
        return
    await step(round_steps.Combo(seat=you.key, combo=f"combo:{combo}", reward=f"reward:{reward}"))
    await pay_out(game, you, reward)
    if not game.this_round.combo:
        game.this_round.combo = True
        if game.this_round.omen == 1:
            await gain_life(you, 2)
    if you.trait("combos_cost_life"):
        await lose_life(game, you, you.trait("combos_cost_life"), "weather")


def rewards_of(game: Game, you: Fighter, combo: Combo, *, joker: bool) -> list[Reward]:
    """The possible rewards. ``none`` is among them if there is nothing to gain or a Joker may show something
    else."""
    gains = gains_of(game, you, combo)
    return [*gains, "none"] if joker or not gains else gains


def gains_of(game: Game, you: Fighter, combo: Combo) -> list[Reward]:
    """The gains of a combo: red raises the die; black brings Qi or a special card, with Bushido a step of its
    marker."""
    red: list[Reward] = ["die"] if you.die or you.trait("colossus") else []
    if combo == "fire" and not you.trait("red_combos_serve"):
        return red
    if (combo == "earth" and you.trait("idle_earth")) or (combo == "wind" and you.trait("idle_wind")):
        return []
    found: list[Reward] = []
    if combo == "fire":
        found += red
    if you.trait("combo_brings_both"):
        if you.may_regain_qi or game.specials:
            found.append("both")
    else:
        if you.may_regain_qi:
            found.append("qi")
        if game.specials:
            found.append("special")
    if game.bushido.virtues and game.bushido.virtue is None:
        found.append("marker")
    return found


async def choose_reward(you: Fighter, combo: Combo, rewards: list[Reward]) -> Reward:
    if len(rewards) == 1:
        return rewards[0]
    return (await ask(you.seat, "combo", reward_options(you, rewards), {"combo": f"combo:{combo}"})).value


def reward_options(you: Fighter, rewards: Sequence[Reward]) -> list[Option[Reward]]:
    """The options for these rewards, with their results."""
    facts = {"qi": you.qi, "die": you.die, "after": min(you.qi_limit, you.qi + qi_of_a_combo(you))}
    return [Option(f"reward:{reward}", reward, {**facts, "reward": reward}) for reward in rewards]


def qi_of_a_combo(you: Fighter) -> int:
    return you.trait("combo_qi") or 1


async def pay_out(game: Game, you: Fighter, reward: Reward) -> None:
    match reward:
        case "die" if you.trait("colossus"):
            await roll_for_kempo(game)
        case "die":
            await move_die(you, 2 if game.bushido.virtue == "die" else 1)
        case "marker":
            await advance_marker(game, you)
        case "none":
            pass
        case _:
            if reward in ("qi", "both"):
                await gain_qi(you, qi_of_a_combo(you))
            if reward in ("special", "both"):
                await gain_special(game, you, keep=2 if game.bushido.virtue == "specials" else 1)


async def roll_for_kempo(game: Game) -> None:
    """Against Kempo a red combo rolls the die: 5 is a wound of level 1, 6 one of level 2."""
    rolled = await roll("wound", 6)
    await step(round_steps.KempoRoll(foe=game.foe.key, roll=rolled))
    if rolled in KEMPO_WOUNDS:
        await wound_foe(game, game.foe, KEMPO_WOUNDS[rolled])
        check_fight(game)
