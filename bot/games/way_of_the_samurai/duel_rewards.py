"""Combos and wound dice of two players: chosen in secret, shown together."""

from __future__ import annotations

from bot.engine import PASS, Choice, Option, ask_each, step
from bot.games.way_of_the_samurai import round_steps
from bot.games.way_of_the_samurai.combos import (
    Combo,
    Reward,
    combo_shown,
    pay_out,
    reward_options,
    rewards_of,
)
from bot.games.way_of_the_samurai.duel_blows import hurt
from bot.games.way_of_the_samurai.notation import Change, Way, Wound
from bot.games.way_of_the_samurai.state import Fighter, Game
from bot.games.way_of_the_samurai.wound_die import uses_against


async def collect_combos(game: Game) -> None:
    """Combos as in a single game: black for Qi or a special card, red for the die. A Joker may decline."""
    found: dict[Fighter, tuple[Combo, list[Reward]]] = {}
    for fighter in game.fighters:
        combo, joker = combo_shown(fighter)
        if combo is not None:
            found[fighter] = (combo, rewards_of(game, fighter, combo, joker=joker))
    able = [fighter.seat for fighter, (_, rewards) in found.items() if len(rewards) > 1]
    answers = await ask_each(able, lambda seat: _combo(game.at(seat), *found[game.at(seat)]))
    for fighter, (combo, rewards) in found.items():
        reward = answers[fighter.seat].value if fighter.seat in answers else rewards[0]
        if reward == "none":
            continue
        await step(round_steps.Combo(seat=fighter.key, combo=f"combo:{combo}", reward=f"reward:{reward}"))
        await pay_out(game, fighter, reward)
        if lost := fighter.trait("combos_cost_life"):
            await hurt(game, fighter, (Change("life", -lost),), "weather")


def _combo(fighter: Fighter, combo: Combo, rewards: list[Reward]) -> Choice[Option[Reward]]:
    return Choice("combo", reward_options(fighter, rewards), {"combo": f"combo:{combo}"})


async def use_dice(game: Game) -> None:
    """Both dice may be used at once."""
    able = [fighter.seat for fighter in game.fighters if _uses(game, fighter)]
    answers = await ask_each(able, lambda seat: _die(game, game.at(seat)))
    for seat, answer in answers.items():
        if not answer.value:
            continue
        fighter = game.at(seat)
        other = game.other(fighter)
        before, fighter.die = fighter.die, game.figures["die"]["level"]
        deeds = (answer.value[0].key,)
        await step(round_steps.DieUsed(seat=fighter.key, die=before, foe=other.key, deeds=deeds))
        wound = next((deed.level for deed in answer.value if isinstance(deed, Wound)), 0)
        await hurt(game, other, () if wound else answer.value, "die", wound=wound, by=fighter)


def _uses(game: Game, fighter: Fighter) -> list[Way]:
    return uses_against(fighter, game.other(fighter).qi)


def _die(game: Game, fighter: Fighter) -> Choice[Option[Way]]:
    facts = {"foe": game.other(fighter).key, "die": fighter.die}
    keep: Option[Way] = Option(PASS.key, ())
    uses = [Option(f"use:{way[0].key.partition(':')[2]}", way, facts) for way in _uses(game, fighter)]
    return Choice("die", [*uses, keep], facts)
