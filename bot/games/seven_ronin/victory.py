"""The victory conditions. A victory ends the game at once, at any point of the rules."""

from __future__ import annotations

from bot.engine import Seat
from bot.games.seven_ronin.state import ATTACKER, DEFENDER, Game
from bot.games.seven_ronin.steps import AREAS_HELD, NINJA_GONE, RONIN_FALLEN, WINTER


class Victory(Exception):
    """Raised when the rulebook says that somebody wins at once."""

    def __init__(self, seat: Seat, reason: str) -> None:
        super().__init__(f"{seat}: {reason}")
        self.seat = seat
        self.reason = reason


def check_last_standing(game: Game) -> None:
    """The Defender wins when no ninja is left on the board or in reserve, the Attacker when no ronin is left.

    If the last ninja and the last ronin go at the same moment, the Defender wins.

    Ruling: ninja on the Market count as on the board.
    """
    village = game.village
    if not village.reserve and not village.on_board:
        raise Victory(DEFENDER, NINJA_GONE)
    if game.all_fallen:
        raise Victory(ATTACKER, RONIN_FALLEN)


def check_areas_held(game: Game, held: int) -> None:
    """The Attacker wins if he holds five areas when all occupied areas have acted."""
    if held >= game.figures.winning_areas:
        raise Victory(ATTACKER, AREAS_HELD)


def check_winter(game: Game) -> None:
    """The Defender wins when the last round is over: snow closes the passes."""
    if game.round == game.figures.rounds:
        raise Victory(DEFENDER, WINTER)
