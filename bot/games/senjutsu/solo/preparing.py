"""Before the first turn: the field, the heroes and their cards, the opponents and theirs.

Behaviour and stance are drawn. Rulings: heroes stand at one end of the field and opponents at the other, each
in his order on the starting hexes and then as near to the first of them as there is room; everybody looks at
the other end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.engine import draw, shuffle, step
from bot.games.senjutsu.fields import Start
from bot.games.senjutsu.hexes import Hex, distance
from bot.games.senjutsu.piles import draw_cards
from bot.games.senjutsu.preparing import lay_out, prepare_cards
from bot.games.senjutsu.solo.arriving import introduce, place, recruit
from bot.games.senjutsu.solo.building import build, equip, full_stock
from bot.games.senjutsu.solo.path import STOPS
from bot.games.senjutsu.solo.state import SoloGame
from bot.games.senjutsu.solo.terms import BEHAVIOURS, STANCES
from bot.games.senjutsu.solo.waves import begin_stage, set_stage, watch_over

ELBOW_ROOM: Final = 2
"""So many hexes farther off somebody stands rather than beside another."""


async def prepare(game: SoloGame) -> None:
    """Everything up to the first turn."""
    if game.stop is not None:
        about = {"stop": game.stop.key, "tale": f"tale:{game.stop.name}", "number": game.stop.number}
        await step("arrives", count=len(STOPS), **about)
    await lay_out(game, game.fight.terrain)
    if game.fight.in_waves:
        await set_stage(game)
    else:
        await line_up(game)
    await prepare_heroes(game)
    if game.fight.in_waves:
        await begin_stage(game)
    await watch_over(game)
    game.phase = "draw"
    names = tuple([one.name for one in game.samurai])
    await step("begins", field=game.field.name, samurai=names)


async def prepare_heroes(game: SoloGame) -> None:
    """As in a duel; the decks are shuffled when prepared cards have been taken out."""
    await prepare_cards(game)
    for hero in game.heroes:
        hero.deck = await shuffle(f"deck-{hero.key}", list(hero.deck))
        await draw_cards(hero, hero.hand_limit - len(hero.hand))


async def line_up(game: SoloGame) -> None:
    """Everybody's place; the opponents' decks, behaviours and stances."""
    heroes = game.heroes
    starts = game.field.starts
    taken: list[Start] = []
    for hero in heroes:
        start = station(game, [starts[0], *starts[2:3]], taken)
        taken.append(start)
        game.starts[hero.key] = start
        await place(hero, start)
    stock = full_stock()
    opponents = recruit(game, game.fight.foes, game.fight.wounds)
    game.join(opponents)
    for opponent in opponents:
        cards = await build(opponent.foe, stock, nightmare=game.fight.nightmare)
        await equip(opponent, cards)
        opponent.behaviour = await draw(f"behaviour-{opponent.key}", BEHAVIOURS)
        opponent.stance = await draw(f"stance-{opponent.key}", STANCES)
        start = station(game, [starts[1], *starts[3:4]], taken)
        taken.append(start)
        await place(opponent, start)
        await introduce(opponent)


def station(game: SoloGame, wanted: Sequence[Start], taken: Sequence[Start]) -> Start:
    """The first of these that is free, or near to the first of them, rather not beside somebody else."""
    others = [one.place for one in taken]
    for start in wanted:
        if start.place not in others:
            return start
    first = wanted[0]
    kept = [start.place for start in game.field.starts]
    free = [one for one in sorted(game.hexes) if one not in game.terrain and one not in (*others, *kept)]

    def rank(one: Hex) -> int:
        beside = any(distance(one, other) == 1 for other in others)
        return distance(one, first.place) + ELBOW_ROOM * beside

    return Start(min(free, key=rank), first.facing)
