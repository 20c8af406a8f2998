"""A fight on the Path: what the hero brings along, and what comes of it.

Only the table's first hero walks; others help. The marks change how he begins. After a victory he gains and
loses marks, and where the way forks he chooses.
"""

from __future__ import annotations

from bot.engine import NO_FACTS, Facts, Option, decide, step
from bot.games.senjutsu.cards.card import piece
from bot.games.senjutsu.cards.heroes import MOST_FOCUS
from bot.games.senjutsu.state.samurai import Samurai
from bot.games.senjutsu_solo import path_steps
from bot.games.senjutsu_solo.fights.path import LENGTH, MARKS, STOPS, Stop
from bot.games.senjutsu_solo.fights.road import Road, deed
from bot.games.senjutsu_solo.state import SoloGame


def carry(hero: Samurai, road: Road) -> None:
    """Give a hero the wounds, the focus and the cards of his marks."""
    for mark in [MARKS[name] for name in road.marks]:
        hero.hardened += mark.wounds
        hero.focus = min(hero.focus + mark.focus, MOST_FOCUS)
        for card, copies in mark.deck.items():
            _change_deck(hero, card, copies)
    hero.deck = list(hero.pieces)


def _change_deck(hero: Samurai, card: int, copies: int) -> None:
    """Add copies of a card, or take away as many as there are."""
    held = [one for one in hero.pieces if one.startswith(f"card:{card:03}#")]
    kept = max(0, len(held) + copies)
    more = [piece(card, hero.key, number + 1) for number in range(len(held), kept)]
    hero.pieces = tuple([one for one in hero.pieces if one not in held[kept:]] + more)


def fewer_cards(game: SoloGame) -> int:
    """The cards by which the first hand of the hero who walks is smaller."""
    return -sum(MARKS[mark].cards for mark in game.road.marks) if game.road else 0


async def arrive(game: SoloGame) -> None:
    """Tell of the stop, and of everything that the hero carries."""
    stop, road = game.stop, game.road
    if stop is None or road is None:
        return
    await step(
        path_steps.Arrives(
            stop=stop.key,
            tale=f"tale:{stop.name}",
            number=stop.number,
            count=LENGTH,
            practice=game.practice,
        )
    )
    for mark in stop.told_of(road.marks):
        await step(path_steps.Marked(tale=f"tale:{stop.name}-{mark}"))
    if road.marks:
        marks = tuple([(MARKS[mark].key, MARKS[mark].effects) for mark in road.marks])
        await step(path_steps.Carries(samurai=game.heroes[0].name, marks=marks))


async def go_on(game: SoloGame, *, won: bool) -> Facts:
    """The end of a stop: the marks that come and go, and the next stop. Returns the deed to be handed on."""
    stop, road, hero = game.stop, game.road, game.heroes[0]
    if stop is None or road is None or game.practice:
        return NO_FACTS
    wounds = [(one.name, one.all_wounds) for one in game.heroes]
    if not won:
        facts = deed(stop, "", game.turn, wounds, won=False)
        game.road = road.after(facts)
        return facts
    before = road.marks
    onward = stop.onward[0] if stop.onward else ""
    after = road.after(deed(stop, onward, game.turn, wounds, won=True)).marks
    await _tell_marks(hero, before, after)
    if stop.is_fork:
        game.road = road.after(deed(stop, "", game.turn, wounds, won=True))
        onward = await _choose_way(hero, stop, after)
    if onward:
        await step(path_steps.GoesOn(samurai=hero.name, stop=f"stop:{onward}", forked=stop.is_fork))
    facts = deed(stop, onward, game.turn, wounds, won=True)
    game.road = road.after(facts)
    return facts


async def _tell_marks(hero: Samurai, before: tuple[str, ...], after: tuple[str, ...]) -> None:
    for mark in before:
        if mark not in after:
            await step(path_steps.Loses(samurai=hero.name, mark=MARKS[mark].key, tale=f"lost:{mark}"))
    for mark in after:
        if mark not in before:
            await step(path_steps.Gains(samurai=hero.name, mark=MARKS[mark].key, tale=f"gained:{mark}"))


async def _choose_way(hero: Samurai, stop: Stop, marks: tuple[str, ...]) -> str:
    """The way that the hero takes from a fork."""
    options: list[Option[str]] = []
    for name in stop.onward:
        foes = tuple([foe.name for foe in STOPS[name].met_with(marks).foes])
        options.append(Option(f"stop:{name}", name, {"way": f"way:{name}", "foes": foes}))
    return (await decide(hero.seat, "fork", options, {"samurai": hero.name, "stop": stop.key})).value
