"""The beginning and the end of a round between two players. All choices are made in secret."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import PASS, ask_each, roll, step
from bot.games.way_of_the_samurai import harm_steps, round_steps
from bot.games.way_of_the_samurai.dealing import draw_hand, prepare_deck
from bot.games.way_of_the_samurai.duel_blows import check, endure, hurt
from bot.games.way_of_the_samurai.duel_choices import chill, lost_gauge, opening, other_place, side
from bot.games.way_of_the_samurai.notation import Change
from bot.games.way_of_the_samurai.round import (
    HALF,
    check_gauges,
    discard_hand,
    reset,
    start_gauges,
    take_side,
)
from bot.games.way_of_the_samurai.state import Fighter, Game
from bot.games.way_of_the_samurai.suffering import push
from bot.games.way_of_the_samurai.traits import Trait


def with_trait(game: Game, trait: Trait) -> list[Fighter]:
    """The players whose weapon or weather has this trait."""
    return [fighter for fighter in game.fighters if fighter.trait(trait)]


async def begin_round(game: Game) -> None:
    """Gauges at zero and six cards for each; then the weapons that do something at the start of a round."""
    game.round += 1
    game.exchange, game.phase = 0, "round"
    for fighter in game.fighters:
        reset(fighter)
    await step(round_steps.Round(round=game.round, life=game.you.life, qi=game.you.qi))
    size: int = game.figures["hand"]
    for fighter in game.fighters:
        await prepare_deck(game, fighter)
        await draw_hand(fighter, HALF if fighter.trait("two_sides") else size)
    await choose_sides(game, size)
    for fighter in game.fighters:
        await start_gauges(game, fighter)
    await lose_gauges(game)
    await move_place(game)
    able = [fighter.seat for fighter in game.fighters if fighter.mulligans]
    answers = await ask_each(able, lambda seat: opening(game.at(seat)))
    for seat, answer in answers.items():
        if answer.value:
            await mulligan(game.at(seat))


async def choose_sides(game: Game, size: int) -> None:
    """Katana/Tanto: one of both for this round, after three cards."""
    able = [fighter.seat for fighter in with_trait(game, "two_sides")]
    answers = await ask_each(able, lambda _: side())
    for seat, answer in answers.items():
        await take_side(game, game.at(seat), answer)
        await draw_hand(game.at(seat), size - HALF)


async def lose_gauges(game: Game) -> None:
    """Sai 2: one gauge begins the round at −1."""
    able = [fighter.seat for fighter in with_trait(game, "gauge_lost_each_round")]
    answers = await ask_each(able, lambda _: lost_gauge())
    for seat, answer in answers.items():
        await push(game.at(seat), answer.value, -1)


async def move_place(game: Game) -> None:
    """Tessen: the fight moves to another place, or stays.

    Ruling: if both players want another place, a die decides between them.
    """
    able = [fighter.seat for fighter in with_trait(game, "moves_place")]
    answers = await ask_each(able, lambda _: other_place(game))
    moved = {seat: answer for seat, answer in answers.items() if answer.key != PASS.key}
    if not moved:
        return
    winner = await roll("place", len(moved)) if len(moved) > 1 else 1
    seat, place = list(moved.items())[winner - 1]
    game.place = place.value
    await step(round_steps.Moved(seat=game.at(seat).key, place=place.key))


async def mulligan(fighter: Fighter) -> None:
    fighter.mulligans -= 1
    count = len(fighter.hand)
    discard_hand(fighter)
    await step(round_steps.Mulligan(seat=fighter.key, left=fighter.mulligans))
    await draw_hand(fighter, count)


async def end_round(game: Game) -> None:
    """The end of a round for both at once, in the order of the game for one: gauges, costs of every round,
    then want of Qi. Who falls is judged after each."""
    game.phase = "end"
    await step(round_steps.RoundOver(round=game.round, left=0))
    for fighter in game.fighters:
        await endure(game, fighter, check_gauges(game, fighter))
    check(game)
    await pay_for_round(game)
    check(game)
    wanting = [fighter for fighter in game.fighters if fighter.qi == 0]
    for fighter in wanting:
        await step(harm_steps.NoQi(who=fighter.key))
    await lose_life_without_qi(game, wanting)
    for fighter in game.fighters:
        discard_hand(fighter)


async def pay_for_round(game: Game) -> None:
    """Snow takes a Qi or a life, a cut belly a life, and the Wakizashi wounds after its tenth round."""
    cold = with_trait(game, "chills")
    answers = await ask_each([one.seat for one in cold if one.qi], lambda seat: chill(game.at(seat)))
    for fighter in cold:
        way = answers[fighter.seat].value if fighter.seat in answers else (Change("life", -1),)
        await hurt(game, fighter, way, "weather")
    for fighter in game.fighters:
        if "belly" in fighter.wounds:
            await hurt(game, fighter, (Change("life", -1),), "belly")
        if fighter.trait("wound_in_round") == game.round:
            await hurt(game, fighter, (), "round", wound=1)


async def lose_life_without_qi(game: Game, wanting: Sequence[Fighter]) -> None:
    """The loss of life without Qi.

    If both are without, they lose it life by life, the one with less Guard first, so that one may survive.
    """
    lost: int = game.figures["no_qi"]
    one_by_one = len(wanting) > 1
    in_turn = one_by_one and wanting[0].gauges["guard"] != wanting[1].gauges["guard"]
    order = sorted(wanting, key=lambda fighter: fighter.gauges["guard"]) if in_turn else wanting
    for lives in [1] * lost if one_by_one else [lost]:
        for fighter in order:
            await hurt(game, fighter, (Change("life", -lives),), "no_qi")
            if in_turn:
                check(game)
        check(game)
