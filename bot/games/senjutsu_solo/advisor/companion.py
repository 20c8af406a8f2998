"""The companion: plays a hero's seat from what its player sees, and from nothing else.

Which card to play he rehearses as the swordsman of the duel does: he guesses which cards lie before the
opponents, lets the turn be played with each card he could choose, and takes the one after which the heroes
stood best. Opponents decide in it as they do, but try nothing out. Everything else he does by habit.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Final, cast

from bot.engine import Guesses, Keyed, Option, Question, Request, Seat, View, barred, options_of, rehearse
from bot.games.senjutsu.advisor.habits import by_habit, move_worth, place_of, standing
from bot.games.senjutsu.advisor.swordsman import likely
from bot.games.senjutsu.advisor.trying import Care, best_card
from bot.games.senjutsu.board.hexes import Hex, distance, hex_of
from bot.games.senjutsu.cards.card import Piece
from bot.games.senjutsu.state.game import Over
from bot.games.senjutsu.turn.choosing import lay_down
from bot.games.senjutsu.turn.phases import play_cards
from bot.games.senjutsu_solo.advisor.bodyguard import danger_to_lord, sheltered
from bot.games.senjutsu_solo.advisor.guessing import imagined, with_opponents
from bot.games.senjutsu_solo.advisor.worth import fight_worth
from bot.games.senjutsu_solo.seen.showing import show
from bot.games.senjutsu_solo.state import SoloGame
from bot.games.senjutsu_solo.view import SoloView

ADEPT: Final = Care(guesses=6, rashness=0.15)
FAST: Final = Care(guesses=4, rashness=0.15)
NOVICE: Final = Care(guesses=1, rashness=4.0)
MASTER: Final = Care(guesses=24, rashness=0.0)


def advise(view: View, request: Request[object], random: Random) -> Sequence[str]:
    """The answer of an adept."""
    return answer(view, request, random, ADEPT)


def novice(view: View, request: Request[object], random: Random) -> Sequence[str]:
    """The answer of a novice, who does not think twice about a card."""
    return answer(view, request, random, NOVICE)


def fast(view: View, request: Request[object], random: Random) -> Sequence[str]:
    """The answer of an adept with fewer guesses, for simulations."""
    return answer(view, request, random, FAST)


def master(view: View, request: Request[object], random: Random) -> Sequence[str]:
    """The answer of a master: it tries each card more often."""
    return answer(view, request, random, MASTER)


def answer(view: View, request: Request[object], random: Random, care: Care) -> Sequence[str]:
    """The answer to any question: a card chosen with this care, everything else by habit."""
    fight = cast("SoloView", view)
    assert fight.you is not None, "an AI seat looks from a seat"
    if request.prompt != "choose":
        return at_a_glance(fight, fight.you, request, random)
    free = [option.key for option in options_of(request) if barred(option) is None]
    return [choose(fight, fight.you, free, random, care)]


def choose(view: SoloView, seat: Seat, keys: Sequence[str], random: Random, care: Care) -> str:
    """The card with the best position of the heroes after the turn."""

    def guess() -> Callable[[str], float]:
        seed = random.getrandbits(32)
        table = imagined(view, Random(seed))
        others = {
            one.seat: likely(table, one, random) for one in table.heroes if helps(one.seat, seat, table)
        }
        return lambda key: tried(view, seat, key, others, seed)

    return best_card(keys, guess, care, random)


def helps(other: Seat, seat: Seat, game: SoloGame) -> bool:
    """True if he is another hero who still stands."""
    return other != seat and not game.of(other).fallen


def tried(view: SoloView, seat: Seat, key: str, others: Mapping[Seat, Piece], seed: int) -> float:
    """The worth of the heroes' position after a turn in which they play these cards."""
    random = Random(seed)
    game = imagined(view, random)
    for one in game.heroes:
        if not one.fallen:
            one.played = Piece(key) if one.seat == seat else others[one.seat]
            lay_down(one)

    def answer(question: Question[object]) -> Sequence[str]:
        return at_a_glance(show(game, question.seat), question.seat, question.request, random)

    with suppress(Over):
        rehearse(play_cards(game), answer, Guesses(random))
    return fight_worth(game, game.of(seat))


def at_a_glance(view: SoloView, seat: Seat, request: Request[object], random: Random) -> Sequence[str]:
    """The answer to a question in the middle of a turn, without trying it."""
    free = [option for option in options_of(request) if barred(option) is None]
    match request.prompt:
        case "entry":
            return [farthest(view, seat, free)]
        case "lord":
            return [sheltered(free)]
        case "stance":
            return ["stance:defensive"]
        case "move" if view.lord is not None:
            return [before_the_lord(view, view.lord, seat, free)]
        case _:
            return by_habit(with_opponents(view), seat, request, random)


def before_the_lord(view: SoloView, lord: Hex, seat: Seat, free: Sequence[Keyed]) -> str:
    """A move that is good for himself, and leaves a hero nearer to the opponents than the fallen lord."""
    duel = with_opponents(view)
    me = duel.at(seat)
    worth, foes = move_worth(duel, me), standing(duel, me)
    others = [one.place for one in view.samurai if one.seat != seat and one.place is not None]

    def guarded(option: Keyed) -> float:
        place = place_of(option) or me.place
        heroes = [*others, place] if place is not None else others
        return worth(option) - danger_to_lord(lord, heroes, foes)

    return max(free, key=guarded).key


def farthest(view: SoloView, seat: Seat, free: Sequence[Keyed]) -> str:
    """The entry with the longest way to the hero, or past him to the fallen lord."""
    here = view.at(seat).place

    def away(option: Keyed) -> tuple[int, int]:
        if not isinstance(option, Option) or not option.at or here is None:
            return 0, 0
        gate = hex_of(option.at)
        far = distance(gate, here)
        return (distance(gate, view.lord) - far if view.lord else 0), far

    return max(free, key=away).key
