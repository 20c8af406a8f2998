"""Before the first turn: the field, the heroes and their cards, the opponents and theirs.

Behaviour and stance are drawn unless they were agreed. Rulings: heroes stand together at one end of the field
and opponents at the other, archers as near to their preferred distance from the nearest hero as the field
allows, and then near their own end; everybody looks at the other end.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeVar

from bot.engine import draw, shuffle, step
from bot.games.senjutsu import steps
from bot.games.senjutsu.board.fields import Start
from bot.games.senjutsu.board.hexes import Hex, bearing, distance
from bot.games.senjutsu.samurai.piles import draw_cards
from bot.games.senjutsu.turn.setup import lay_out, prepare_cards
from bot.games.senjutsu_solo.opponent import Opponent
from bot.games.senjutsu_solo.setup.arriving import introduce, place, recruit
from bot.games.senjutsu_solo.setup.building import build, equip, full_stock
from bot.games.senjutsu_solo.setup.waves import begin_stage, set_stage, watch_over
from bot.games.senjutsu_solo.setup.wayfaring import arrive, fewer_cards
from bot.games.senjutsu_solo.state import SoloGame
from bot.games.senjutsu_solo.terms import BEHAVIOURS, STANCES

T = TypeVar("T")


async def prepare(game: SoloGame) -> None:
    """Everything up to the first turn."""
    await arrive(game)
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
    await step(steps.Begins(field=game.field.name, samurai=names))


async def prepare_heroes(game: SoloGame) -> None:
    """Prepares the heroes as in a duel; their decks are shuffled after the prepared cards are taken out."""
    await prepare_cards(game)
    for hero in game.heroes:
        hero.deck = await shuffle(f"deck-{hero.key}", list(hero.deck))
        fewer = fewer_cards(game) if hero is game.heroes[0] else 0
        await draw_cards(hero, max(0, hero.hand_limit - fewer - len(hero.hand)))


async def line_up(game: SoloGame) -> None:
    """Place everybody, and draw the opponents' decks, behaviours and stances."""
    ours, theirs = game.field.starts[:2]
    for hero in game.heroes:
        start = station(game, ours, theirs, [one.place for one in game.starts.values()], [theirs.place])
        game.starts[hero.key] = start
        await place(hero, start)
    stock = full_stock()
    opponents = recruit(game, game.fight.foes, game.fight.wounds)
    game.join(opponents)
    starts = stations(game, opponents, theirs, ours)
    for opponent in opponents:
        cards = await build(opponent.foe, stock, nightmare=game.fight.nightmare)
        await equip(opponent, cards)
        opponent.behaviour = await agreed_or_drawn(
            f"behaviour-{opponent.key}", game.fight.behaviour, BEHAVIOURS
        )
        opponent.stance = await agreed_or_drawn(f"stance-{opponent.key}", game.fight.stance, STANCES)
        await place(opponent, starts[opponent.key])
        await introduce(opponent)


async def agreed_or_drawn(purpose: str, agreed: str, choices: Sequence[T]) -> T:
    """The choice that was agreed in the lobby, or one of all at random."""
    found = next((choice for choice in choices if choice == agreed), None)
    return await draw(purpose, choices) if found is None else found


def stations(game: SoloGame, opponents: Sequence[Opponent], end: Start, other: Start) -> Mapping[str, Start]:
    """The starting places of opponents. Archers choose by their distance, then the others take the field's
    end."""
    heroes = [start.place for start in game.starts.values()]
    found: dict[str, Start] = {}
    for opponent in sorted(opponents, key=lambda one: -one.distance if one.ranged else 0):
        taken = [*heroes, *[start.place for start in found.values()]]
        wanted = partial(off_distance, opponent, heroes)
        found[opponent.key] = station(game, end, other, taken, heroes, wanted)
    return found


def off_distance(opponent: Opponent, heroes: Sequence[Hex], place: Hex) -> int:
    """The difference between a hex and an archer's preferred distance, within the range of his shots.

    It is 0 for all others, because their starting distance does not matter.
    """
    if not opponent.ranged:
        return 0
    far = min(distance(place, hero) for hero in heroes)
    return max(0, opponent.distance - far, far - opponent.foe.reach)


def station(
    game: SoloGame,
    end: Start,
    other: Start,
    taken: Sequence[Hex],
    foes: Sequence[Hex],
    off: Callable[[Hex], int] = lambda _: 0,
) -> Start:
    """A free hex near one end of the field, nearer to it than to the other if there is such a hex, rather not
    beside somebody else and far from foes.
    """
    free = [one for one in sorted(game.hexes) if one not in game.terrain and one not in taken]

    def rank(one: Hex) -> tuple[int, bool, int, int]:
        beside = any(distance(one, each) == 1 for each in taken)
        near = distance(one, end.place)
        astray = near >= distance(one, other.place)
        return off(one), astray, near + beside, -min(distance(one, foe) for foe in foes)

    place = min(free, key=rank)
    if place == end.place:
        return end
    ways = bearing(place, other.place)
    return Start(place, end.facing if end.facing in ways else ways[0])
