"""A round: gauges at zero and a hand of six, two exchanges, and the costs at its end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.engine import PASS, Option, ask, decide, roll, step
from bot.games.way_of_the_samurai import harm_steps, round_steps
from bot.games.way_of_the_samurai.counter import STAND
from bot.games.way_of_the_samurai.dealing import clear_table, draw_hand, prepare_deck
from bot.games.way_of_the_samurai.harm import check_fight, fell, foe_life, foe_qi, wound_foe
from bot.games.way_of_the_samurai.needless import WEIGHING, saves
from bot.games.way_of_the_samurai.notation import GAUGES, Gauge
from bot.games.way_of_the_samurai.spending import offers
from bot.games.way_of_the_samurai.state import Defeat, Fighter, Game
from bot.games.way_of_the_samurai.suffering import be_wounded, gain_qi, lose_life, lose_qi, push
from bot.games.way_of_the_samurai.traits import Trait

HALF = 3
"""With Katana/Tanto half of the hand is drawn before the weapon is chosen."""
SIDES_OF_A_ROUND: Final = (Option("side:katana", "katana"), Option("side:tanto", "tanto"))
LOST_GAUGES: Final[tuple[Option[Gauge], ...]] = tuple(Option(f"gauge:{gauge}", gauge) for gauge in GAUGES)
HELD_DOWN: Final[Mapping[Gauge, Trait]] = {"technique": "technique_each_round", "guard": "guard_each_round"}
"""The gauges that heavy weapons lower."""


async def begin_round(game: Game) -> None:
    """Phase 1: the markers at zero, cards in hand; then the effects of weapons and omens at the start."""
    you = game.you
    game.round += 1
    game.exchange, game.phase = 0, "round"
    game.this_round.fresh, game.this_round.swapped = True, False
    game.this_round.combo, game.this_round.omen = False, 0
    reset(you)
    await step(round_steps.Round(round=game.round, life=you.life, qi=you.qi))
    await prepare_deck(game, you)
    size: int = game.figures["hand"] + you.trait("cards_each_round")
    if you.trait("two_sides"):
        await choose_side(game, you, size)
    else:
        await draw_hand(you, size)
    first = you.hand[0].symbol if you.hand else ""
    await start_gauges(game, you)
    if you.trait("gauge_lost_each_round"):
        await push(you, (await ask(you.seat, "lost_gauge", LOST_GAUGES)).value, -1)
    if "taikyu" in game.terms.modules and first == "fire":
        game.this_round.omen = await roll("blue", 6)
        await step(
            round_steps.Omen(seat=you.key, omen=f"omen:{game.this_round.omen}", roll=game.this_round.omen)
        )


def reset(you: Fighter) -> None:
    """The markers at zero, and no card turned yet."""
    you.gauges = dict.fromkeys(GAUGES, 0)
    you.turned = you.turning = False


async def choose_side(game: Game, you: Fighter, size: int) -> None:
    """Three cards, then the Katana or the Tanto for this round, then the other three."""
    await draw_hand(you, HALF)
    answer = await ask(you.seat, "side", SIDES_OF_A_ROUND)
    await take_side(game, you, answer)
    await draw_hand(you, size - HALF)


async def take_side(game: Game, you: Fighter, answer: Option[str]) -> None:
    """The samurai uses this one of two weapons until the next round."""
    you.side = answer.value
    game.equip(you)
    await step(round_steps.Side(seat=you.key, side=answer.key))


async def start_gauges(game: Game, you: Fighter) -> None:
    """Heavy weapons lower a gauge; an event's gift lasts for one round."""
    for gauge in GAUGES:
        held = you.trait(HELD_DOWN[gauge]) if gauge in HELD_DOWN else 0
        if moved := game.run.gifts.pop(gauge, 0) + held:
            await push(you, gauge, moved)


async def end_round(game: Game) -> None:
    """Ruling: first the effects of the gauges, then Taikyu's sixth omen, then the costs of every round, then
    the loss without Qi, the enemy's before yours. Deaths are checked after each."""
    game.phase = "end"
    you = game.you
    await last_moment(game, you)
    clear_table(game)
    await step(round_steps.RoundOver(round=game.round, left=len(you.hand)))
    await check_gauges(game, you)
    if game.this_round.omen == WEIGHING:
        await weigh_qi(game, you)
    await pay_for_round(game, you)
    await lose_life_without_qi(game, you)
    discard_hand(you)


async def last_moment(game: Game, you: Fighter) -> None:
    """Offer things that may be bought at any time once more, if they could prevent a loss at the round's
    end."""
    while options := [option for option in offers(game, you) if saves(game, you, option.key)]:
        answer = await ask(you.seat, "last", [*options, STAND], {"qi": you.qi, "life": you.life})
        if answer.key == PASS.key:
            return
        await answer.value()


def discard_hand(you: Fighter) -> None:
    """Cards still in the hand at the end of a round are discarded."""
    you.discard += you.hand
    you.hand.clear()


async def check_gauges(game: Game, you: Fighter) -> None:
    """Weather effects on a gauge at −2; the chain of the Kusarigama tangles; Sai 2 regains Qi."""
    lowest = game.library.lowest
    if you.trait("low_guard_kills") and you.gauges["guard"] == lowest:
        raise Defeat("drained")
    if you.trait("low_strength_costs") and you.gauges["strength"] == lowest:
        await lose_life(game, you, you.trait("low_strength_costs"), "weather")
    if you.trait("low_technique_costs") and you.gauges["technique"] == lowest:
        await lose_life(game, you, you.trait("low_technique_costs"), "weather")
    if you.trait("chain_tangles") and you.gauges["guard"] < 0:
        await step(round_steps.Tangled(seat=you.key, guard=you.gauges["guard"]))
        await be_wounded(game, you, 1, "round")
    if you.trait("qi_for_low_guard") and you.gauges["guard"] <= 0:
        await gain_qi(you, you.trait("qi_for_low_guard"))


async def weigh_qi(game: Game, you: Fighter) -> None:
    """The side with the least Qi is wounded; if several have as little, each loses one Qi."""
    weighed = game.standing
    if not weighed:
        return
    least = min(you.qi, *(foe.qi for foe in weighed))
    foes = [foe for foe in weighed if foe.qi == least]
    alone = len(foes) + (you.qi == least) == 1
    shown = (foes or weighed)[0]
    await step(harm_steps.Weighed(qi=you.qi, foe_qi=shown.qi, foe=shown.key))
    for foe in foes:
        await (wound_foe(game, foe, 1) if alone else foe_qi(game, foe, 1))
    check_fight(game)
    if you.qi == least:
        await (be_wounded(game, you, 1, "round") if alone else lose_qi(you, 1))


async def pay_for_round(game: Game, you: Fighter) -> None:
    """Costs of every round: Snow, Skull, Bruce Lee, a cut belly, and the Wakizashi's tenth round."""
    if you.trait("foe_life_each_round"):
        await drain(game, you.trait("foe_life_each_round"))
    if you.trait("chills"):
        options = [Option("chill:life", "life"), *([Option("chill:qi", "qi")] if you.qi else [])]
        chosen = await decide(you.seat, "chill", options, {"qi": you.qi, "life": you.life})
        if chosen.value == "qi":
            await lose_qi(you, 1)
        else:
            await lose_life(game, you, 1, "weather")
    if you.trait("life_each_round"):
        await lose_life(game, you, you.trait("life_each_round"), "skull")
    if "belly" in you.wounds:
        await lose_life(game, you, 1, "belly")
    if you.trait("wound_in_round") == game.round:
        await be_wounded(game, you, 1, "round")


async def drain(game: Game, lost: int) -> None:
    """Every standing enemy loses life; armour does not help."""
    for foe in game.standing:
        await foe_life(game, foe, lost, armoured=False)
        if foe.life == 0:
            await fell(game, foe, "round")
    check_fight(game)


async def lose_life_without_qi(game: Game, you: Fighter) -> None:
    """A side without Qi loses two life.

    Ruling: armour does not help, and the enemy pays first.
    """
    lost: int = game.figures["no_qi"]
    for foe in game.standing:
        if foe.qi == 0:
            await step(harm_steps.NoQi(who=foe.key))
            await foe_life(game, foe, lost, armoured=False)
            if foe.life == 0 and not await rises(game, foe.number):
                await fell(game, foe, "no_qi")
    check_fight(game)
    if you.qi == 0:
        await step(harm_steps.NoQi(who=you.key))
        await lose_life(game, you, lost, "no_qi")


async def rises(game: Game, number: int) -> bool:
    """Kempo regains all his life, whatever has cost it, and takes a wound of level 2. Returns false for
    others."""
    if not game.trait("colossus"):
        return False
    foe = game.foes[number - 1]
    foe.life = foe.life_at_start
    await step(harm_steps.Colossus(foe=foe.key, life=foe.life))
    await wound_foe(game, foe, 2)
    return True
