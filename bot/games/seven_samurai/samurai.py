"""The seven samurai and their boards: human and beast side, combat line, defended cards, token."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from bot.engine import Seat
from bot.engine.data import figures
from bot.games.seven_samurai.raiders import SYMBOLS, Raider, Symbol

HEIHACHI: Final = Seat("heihachi")
DAISUKE: Final = Seat("daisuke")
GOROBEI: Final = Seat("gorobei")
KANBEI: Final = Seat("kanbei")
KIKUCHIYO: Final = Seat("kikuchiyo")
KYUZO: Final = Seat("kyuzo")
KATSUSHIRO: Final = Seat("katsushiro")


@dataclass(frozen=True, slots=True)
class Kiai:
    """The value a combat line must reach exactly, on each side of a board."""

    human: int
    beast: int


def _read() -> dict[Seat, Kiai]:
    rows = figures("seven_samurai", "samurai")
    return {Seat(row["key"]): Kiai(row["kiai"]["human"], row["kiai"]["beast"]) for row in rows}


KIAI: Final = _read()
SEATS: Final = tuple(KIAI)


def samurai_key(seat: Seat) -> str:
    """The key of a samurai in facts."""
    return f"samurai:{seat}"


@dataclass(slots=True, eq=False)
class Samurai:
    """One board in play.

    ``tokens`` are the support tokens received from others; ``token_holder`` is the seat that has his own.
    """

    seat: Seat
    key: str = field(init=False)
    kiai: int = field(init=False)
    beast: bool = False
    marker: bool = False
    dead: bool = False
    passed: bool = False
    line: list[Raider] = field(default_factory=list[Raider])
    defended: list[Raider] = field(default_factory=list[Raider])
    token_holder: Seat = field(init=False)
    tokens: list[Seat] = field(default_factory=list[Seat])
    spares: tuple[Seat, ...] = ()

    def __post_init__(self) -> None:
        self.key = samurai_key(self.seat)
        self.kiai = KIAI[self.seat].human
        self.token_holder = self.seat

    @property
    def total(self) -> int:
        """The position of his pawn on the combat track: always the sum of his line."""
        total = 0
        for raider in self.line:
            total += raider.value
        return total

    @property
    def beyond(self) -> bool:
        """His line is worth more than his Kiai: the raiders have beaten him."""
        return self.total > self.kiai

    @property
    def wounds(self) -> int:
        """0 to 4: a beast has had two, a marker is one more, the fourth is death."""
        return 4 if self.dead else 2 * self.beast + self.marker

    @property
    def symbols(self) -> list[Symbol]:
        return [raider.symbol for raider in self.defended if raider.symbol is not None]

    @property
    def missing(self) -> tuple[Symbol, ...]:
        """The symbols he must still defend this round."""
        defended = self.symbols
        return tuple([symbol for symbol in SYMBOLS if symbol not in defended])
