"""Scenes of 7 Samurai: a table as it stands, a turn, and what a player would see.

A card is named by what it shows: ``"3 farm"``, ``"2 hat wound"``, ``"4 - fire flames"``. ``calm``
means no penalty, ``cold`` no flames, ``-`` no symbol, ``*`` any value; what is not named may be
anything. The same description twice is two different cards, so that all 66 are always somewhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from bot.engine import Facts, Outcome, Seat, Setup, Step
from bot.engine.chance import Chance
from bot.engine.match import Match
from bot.games.seven_samurai.levels import LEVELS
from bot.games.seven_samurai.raiders import RAIDERS, Raider
from bot.games.seven_samurai.rules import SEVEN_SAMURAI, SevenSamurai, play_on
from bot.games.seven_samurai.samurai import KIAI
from bot.games.seven_samurai.stack import Stack
from bot.games.seven_samurai.view import FamilyBonus, FarmPenalty, SamuraiView, TableView

PASS = "pass"
PENALTIES = {penalty for card in RAIDERS for penalty in card.penalties}
GUARDED = ("* hat", "* farm", "* doll")
"""Everything a samurai must defend."""
FILLER = ("1", "2", "3", "4", "1", "2", "3", "4", "2", "3")
"""The stack of scenes that do not define one."""


@dataclass
class Board:
    """The board of a samurai at the beginning of the scene."""

    line: Sequence[str] = ()
    defended: Sequence[str] = ()
    wounds: int = 0
    passed: bool = False
    holds: Sequence[str] = ()
    """The owners of the support tokens he has."""
    spares: Sequence[str] = ()


@dataclass
class Chances:
    """Chance as the scene wants it: by label, in order; otherwise things stay as they lie."""

    scripted: dict[str, list[int]] = field(default_factory=dict)

    def deal(self, chance: Chance, drawn: int, /) -> tuple[int, ...]:
        first = self.scripted.get(chance.label, [])
        if first:
            chosen = first.pop(0)
            rest = [index for index in range(chance.size) if index != chosen]
            return (chosen, *rest)[: chance.taken]
        return tuple(range(chance.taken))


class Underway(SevenSamurai):
    """A table in the middle of a round."""

    first: Seat

    async def play(self) -> Outcome:
        self.next_up = self.last_active = self.opener = self.by_seat[self.first]
        return await play_on(self)


class Cards:
    """The 66 cards, handed out by description."""

    def __init__(self) -> None:
        self.left = list(RAIDERS)

    def take(self, description: str) -> Raider:
        card = next(card for card in self.left if fits(card, description))
        self.left.remove(card)
        return card

    def all(self, descriptions: Iterable[str]) -> list[Raider]:
        return [self.take(description) for description in descriptions]


def fits(card: Raider, description: str) -> bool:
    value, *marks = description.split()
    wanted = sorted(mark for mark in marks if mark in PENALTIES)
    return (
        value in ("*", str(card.value))
        and (not wanted or sorted(card.penalties) == wanted)
        and ("calm" not in marks or not card.penalties)
        and ("-" not in marks or card.symbol is None)
        and ("flames" not in marks or card.flames)
        and ("cold" not in marks or not card.flames)
        and all(card.symbol == mark for mark in marks if mark in ("hat", "farm", "doll"))
    )


def scene(
    samurai: Mapping[str, Board],
    *,
    stack: Sequence[str] = FILLER,
    intruders: Sequence[str] = (),
    discard: Sequence[str] = (),
    face_up: int = 0,
    level: str = "normal",
    round: int = 1,
    barricades: int | None = None,
    farms: Sequence[FarmPenalty] | None = None,
    families: Sequence[FamilyBonus] | None = None,
    spare_tokens: bool = False,
    chance: Mapping[str, Sequence[int]] | None = None,
) -> Scene:
    """It is the turn of the samurai named first; the others sit to his left in this order.

    ``stack`` and ``intruders`` are named from the top.
    """
    cards = Cards()
    seats = tuple(Seat(name) for name in samurai)
    game = Underway(LEVELS[level], seats, spare_rules=spare_tokens, solo=False)
    game.first = seats[0]
    game.round = round
    # Cards that must be something special are handed out before those that may be anything.
    for name, board in samurai.items():
        lay_out(game, name, board, cards)
    game.discard = cards.all(discard)
    game.intruders = cards.all(intruders)[::-1]
    game.stack = Stack(cards.all(stack)[::-1], face_up)
    game.box = cards.left
    if barricades is not None:
        game.village.barricades = barricades
    if farms is not None:
        game.village.farms = list(farms)
    if families is not None:
        game.village.families = list(families)
    scripted = {label: list(indices) for label, indices in (chance or {}).items()}
    return Scene(game, seats, Chances(scripted))


def lay_out(game: SevenSamurai, name: str, board: Board, cards: Cards) -> None:
    samurai = game.by_seat[Seat(name)]
    samurai.line = cards.all(board.line)
    samurai.defended = cards.all(board.defended)
    samurai.beast = board.wounds >= 2
    samurai.marker = board.wounds % 2 == 1
    samurai.kiai = KIAI[samurai.seat].beast if samurai.beast else KIAI[samurai.seat].human
    samurai.passed = board.passed
    samurai.spares = tuple(Seat(spare) for spare in board.spares)
    game.used_spares += samurai.spares
    for owner in board.holds:
        game.give_token(game.by_seat[Seat(owner)], samurai)


def new_game(
    *seats: str,
    level: str = "normal",
    spare_tokens: str = "no",
    leaders: int = 0,
    chance: Mapping[str, Sequence[int]] | None = None,
) -> Scene:
    """A game from its very beginning; the first seat begins, unless ``chance`` says otherwise."""
    scripted = {label: list(indices) for label, indices in (chance or {}).items()}
    options = {"level": level, "spare_tokens": spare_tokens}
    setup = Setup(tuple(Seat(seat) for seat in seats), options, leaders)
    game = SEVEN_SAMURAI.begin(setup)
    assert isinstance(game, SevenSamurai)
    return Scene(game, setup.seats, Chances(scripted))


class Scene:
    """A match in which something is about to happen, told in the words of a player."""

    def __init__(self, game: SevenSamurai, seats: tuple[Seat, ...], chances: Chances) -> None:
        rules = replace(SEVEN_SAMURAI, begin=lambda _: game)
        self.game = game
        self.match = Match(rules, Setup(seats), chances, watched=True)
        self.steps: list[Step] = list(self.match.opening())

    # Actions of the players

    def does(self, seat: str, *answers: str | Sequence[str]) -> Scene:
        """This samurai answers one question after the other; several keys at once as a list."""
        for answer in answers:
            keys = [answer] if isinstance(answer, str) else answer
            self.steps += self.match.answer(Seat(seat), keys)
        return self

    def all_pass(self) -> Scene:
        """Everybody passes until the round is over."""
        round = self.view.round
        while self.view.round == round and self.match.outcome is None:
            (seat,) = self.match.pending
            several = self.prompt == "spare"
            self.does(seat, *([[]] if several else [PASS if PASS in self.offered else self.offered[0]]))
        return self

    # Views of the players

    @property
    def view(self) -> TableView:
        view = self.match.view(None)
        assert isinstance(view, TableView)
        return view

    @property
    def prompt(self) -> str:
        (question,) = self.match.pending.values()
        return question.request.prompt

    @property
    def asked(self) -> str:
        """The open questions, as ``kanbei action``."""
        return " ".join(f"{seat} {question.request.prompt}" for seat, question in self.match.pending.items())

    @property
    def offered(self) -> list[str]:
        """The keys of the options at the open question."""
        (question,) = self.match.pending.values()
        return [option.key for option in getattr(question.request, "options", ())]

    def told(self, key: str) -> Facts:
        """The facts of an option."""
        (question,) = self.match.pending.values()
        return next(option.facts for option in getattr(question.request, "options", ()) if option.key == key)

    @property
    def happened(self) -> list[str]:
        """The names of all steps so far."""
        return [step.name for step in self.steps]

    def step(self, name: str) -> Facts:
        """The facts of the last step of this name."""
        return next(step.facts for step in reversed(self.steps) if step.name == name)

    def times(self, name: str) -> int:
        return self.happened.count(name)

    def after(self, name: str) -> TableView:
        """The public view right after the last step of this name."""
        view = next(step.view for step in reversed(self.steps) if step.name == name)
        assert isinstance(view, TableView)
        return view

    def board(self, seat: str) -> SamuraiView:
        return self.view.at(Seat(seat))

    def line(self, seat: str) -> list[int]:
        return [card.value for card in self.board(seat).line]

    def wounds(self, seat: str) -> int:
        return self.board(seat).wounds

    @property
    def barricades(self) -> int:
        return self.view.village.barricades

    @property
    def farms(self) -> int:
        return self.view.village.farms_left

    @property
    def families(self) -> int:
        return self.view.village.families_left

    @property
    def discarded(self) -> list[int]:
        return [card.value for card in self.view.discard]

    @property
    def ending(self) -> str | None:
        """The reason why the game is over; ``None`` before its end."""
        return self.match.outcome.reason if self.match.outcome else None


def at_first(table: Scene, name: str) -> TableView:
    """The public view right after the first step of this name."""
    view = next(step.view for step in table.steps if step.name == name)
    assert isinstance(view, TableView)
    return view
