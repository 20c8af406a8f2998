"""A hand without a question: it never names its own seat, and says what remains to somebody who is out."""

from __future__ import annotations

from random import Random

from discord import ui

from bot.engine import Dealer, GameRules, Seat, Setup
from bot.engine.match import Match
from bot.front.hand.controls.context import hand_context
from bot.front.hand.message import hand_poster
from bot.front.shared.components import Poster
from bot.front.shared.pictures import Studio
from bot.games import GAMES
from bot.tables.table import Table
from bot.wording import words
from renderers.gallery import PAINTERS
from tests.front.test_controls import table_of
from tests.games.senjutsu.scene import Fighter, duel
from tests.games.senjutsu_solo.scene import Enemy
from tests.games.senjutsu_solo.scene import Scene as SoloScene

ATTACKER, DEFENDER, RONIN, WARRIOR = map(Seat, ("attacker", "defender", "ronin", "warrior"))
CUT, SLOW, ARROW = 105, 102, "036"
"""A cut, a card of speed 3, and a shot of speed 5."""


def table_with(game: GameRules, match: Match) -> Table:
    """A table that nobody keeps, with this match and a player for each of its seats."""
    tables = (table_of(game, Random(seed)) for seed in range(50))
    table = next(one for one in tables if set(match.setup.seats) <= set(one.seating.by_seat))
    table.match = match
    return table


def answer(match: Match, seat: Seat, random: Random) -> None:
    match.answer(seat, match.game.advise(match.view(seat), match.pending[seat].request, random))


def read(poster: Poster) -> str:
    return "\n".join(one.content for one in poster.view.walk_children() if isinstance(one, ui.TextDisplay))


def buttons(poster: Poster) -> list[str]:
    return [str(one.label) for one in poster.view.walk_children() if isinstance(one, ui.Button)]


async def shown(table: Table, seat: Seat) -> Poster:
    return await hand_poster(Studio(PAINTERS), hand_context(table, words(table.game.key), seat), user_id=99)


async def test_a_hand_does_not_wait_for_its_own_seat_when_the_table_has_gone_on_meanwhile():
    game = GAMES["seven-ronin"]
    match = Match(game, Setup((ATTACKER, DEFENDER)), Dealer("idle"))
    table, random = table_with(game, match), Random(1)
    answer(match, DEFENDER, random)
    context = hand_context(table, words(game.key), DEFENDER)
    assert context.locked
    answer(match, ATTACKER, random)
    assert DEFENDER in match.waiting_for
    said = read(await hand_poster(Studio(PAINTERS), context, user_id=99))
    assert "Waiting for Attacker" in said
    assert "Waiting for Defender" not in said


async def test_a_fallen_duellist_reads_that_the_others_fight_on():
    scene = duel(
        student=Fighter("d4", 0, hand=(CUT,)),
        ronin=Fighter("d5", 3, wounds=4),
        warrior=Fighter("a1", 0),
    ).play(student=CUT)
    assert scene.match.outcome is None
    poster = await shown(table_with(GAMES["senjutsu"], scene.match), RONIN)
    said = read(poster)
    assert "You have fallen, and nothing more is asked of you. The others fight on." in said
    assert "they wait for Student" in said
    assert "nothing to answer" not in said
    assert "Watch" in buttons(poster)
    assert "nothing more" not in read(await shown(table_with(GAMES["senjutsu"], scene.match), WARRIOR))


async def test_a_fallen_hero_reads_that_the_others_may_still_win_for_him():
    heroes = {"student": Fighter("a1", 0), "warrior": Fighter("d1", wounds=4, hand=(SLOW,))}
    scene = SoloScene(heroes, [Enemy("ashigaru_yumi", "d7", 3, (ARROW,))]).play(warrior=SLOW)
    assert scene.match.outcome is None
    said = read(await shown(table_with(GAMES["senjutsu-solo"], scene.match), WARRIOR))
    assert "Your hero has fallen, and nothing more is asked of you." in said
    assert "If they win, you win with them." in said
    assert "they wait for Student" in said
