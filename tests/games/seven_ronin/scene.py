"""Scenes of 7 Ronin: a village as it stands, an act, and what a player would see.

``scene`` begins when both plans lie open, ``morning`` when they are made. Ninja that are named
nowhere lie in the pool, so that all fifty are always there; ronin that are not named have fallen.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from bot.engine import Dealer, Problem, Refusal, Seat, Setup, Step
from bot.engine.match import Match
from bot.games.seven_ronin.rules import SEVEN_RONIN, SevenRonin
from bot.games.seven_ronin.state import ATTACKER, DEFENDER
from bot.games.seven_ronin.view import AreaView, RoninView, VillageView
from bot.games.seven_ronin.village import MARKET, Area, Market

ALL_NINJA = 50
PASS = "pass"
BACK = "back"


def scene(
    ronin: Mapping[str, str],
    ninja: Mapping[str, int],
    *,
    round: int = 1,
    reserve: int = 20,
    pool: int | None = None,
    wounds: Mapping[str, int] | None = None,
    silenced: Iterable[str] = (),
) -> Scene:
    """Both plans lie open: the ronin stand where they are named and combat begins."""
    game = laid_out(ninja, round, reserve, wounds or {}, silenced, ronin)
    for key, place in ronin.items():
        game.ronin[key].go_to(place_of(game, place))
    if pool is not None:
        game.village.pool = pool
    game.phase = "combat"
    return Scene(game)


def morning(
    ronin: Iterable[str],
    ninja: Mapping[str, int] | None = None,
    *,
    round: int = 1,
    reserve: int = 20,
    wounds: Mapping[str, int] | None = None,
    silenced: Iterable[str] = (),
    kept: Mapping[str, str] | None = None,
) -> Scene:
    """Both leaders are about to plan; ``kept`` ronin still stand where the Animal Pen kept them."""
    kept = kept or {}
    game = laid_out(ninja or {}, round, reserve, wounds or {}, silenced, [*ronin, *kept])
    for key, place in kept.items():
        game.ronin[key].go_to(place_of(game, place))
        game.ronin[key].kept = True
    return Scene(game)


def laid_out(
    ninja: Mapping[str, int],
    round: int,
    reserve: int,
    wounds: Mapping[str, int],
    silenced: Iterable[str],
    living: Iterable[str],
) -> SevenRonin:
    game = SevenRonin()
    village = game.village
    for place, number in ninja.items():
        place_of(game, place).ninja = number
    for ronin in game.seven:
        ronin.fallen = ronin.key not in living
        ronin.wounds = wounds.get(ronin.key, 0)
        ronin.silenced = ronin.key in silenced
    game.round = round
    village.reserve = reserve
    village.pool = ALL_NINJA - reserve - village.on_board - sum(wounds.values())
    return game


def place_of(game: SevenRonin, place: str) -> Area | Market:
    return game.village.market if place == MARKET else game.village.area[place]


class Scene:
    """A match in which something is about to happen, told in the words of a player."""

    def __init__(self, game: SevenRonin) -> None:
        rules = replace(SEVEN_RONIN, begin=lambda _: game)
        self.match = Match(rules, Setup((ATTACKER, DEFENDER)), Dealer("scene"), watched=True)
        self.steps: list[Step] = list(self.match.opening())

    # Actions of the players

    def attacker(self, *keys: str) -> Scene:
        """The Attacker answers one question after the other with these keys."""
        return self._answer(ATTACKER, keys)

    def defender(self, *keys: str) -> Scene:
        return self._answer(DEFENDER, keys)

    def _answer(self, seat: Seat, keys: Iterable[str]) -> Scene:
        for key in keys:
            self.steps += self.match.answer(seat, [key])
        return self

    def attack(self, ninja: Mapping[str, int]) -> Scene:
        """The Attacker locks in a plan."""
        self.steps += self.match.answer(ATTACKER, [f"{place}={number}" for place, number in ninja.items()])
        return self

    def defend(self, ronin: Mapping[str, str]) -> Scene:
        """The Defender locks in a plan."""
        self.steps += self.match.answer(DEFENDER, [f"{who}={place}" for who, place in ronin.items()])
        return self

    def all_pass(self) -> Scene:
        """Pass for every seat that may, until a decision is needed."""
        while len(self.match.pending) == 1 and PASS in self.offered:
            (seat,) = self.match.pending
            self._answer(seat, [PASS])
        return self

    # Views of the players

    @property
    def view(self) -> VillageView:
        view = self.match.view(None)
        assert isinstance(view, VillageView)
        return view

    @property
    def asked(self) -> tuple[str, ...]:
        """The open questions, as ``attacker plan.attack``."""
        return tuple(f"{seat} {question.request.prompt}" for seat, question in self.match.pending.items())

    @property
    def offered(self) -> list[str]:
        """The keys among which the seat that is asked may choose."""
        (question,) = self.match.pending.values()
        return [option.key for option in getattr(question.request, "options", ())]

    @property
    def happened(self) -> list[str]:
        """The names of all steps so far."""
        return [step.name for step in self.steps]

    def step(self, name: str) -> Step:
        """The last step of this name."""
        return next(step for step in reversed(self.steps) if step.name == name)

    def after(self, name: str) -> VillageView:
        """The public view right after the last step of this name."""
        view = self.step(name).view
        assert isinstance(view, VillageView)
        return view

    def tile(self, ronin: str) -> RoninView:
        return next(tile for tile in self.view.ronin if tile.key == ronin)

    def area(self, key: str) -> AreaView:
        return next(area for area in self.view.areas if area.key == key)

    def wounds(self, ronin: str) -> int:
        return self.tile(ronin).wounds

    def fallen(self, ronin: str) -> bool:
        return self.tile(ronin).fallen

    def ninja(self, place: str) -> int:
        return self.view.market_ninja if place == MARKET else self.area(place).ninja

    @property
    def occupied(self) -> list[str]:
        return [area.key for area in self.view.areas if area.occupied]

    @property
    def reserve(self) -> int:
        return self.view.reserve

    @property
    def pool(self) -> int:
        return self.view.pool

    @property
    def ending(self) -> tuple[str, str] | None:
        """The winner, and the reason."""
        outcome = self.match.outcome
        return (outcome.winners[0], outcome.reason) if outcome else None

    # Answers to a plan

    def attack_problems(self, ninja: Mapping[str, int]) -> dict[str, Problem]:
        return self._problems(ATTACKER, {place: str(number) for place, number in ninja.items()})

    def defence_problems(self, ronin: Mapping[str, str]) -> dict[str, Problem]:
        return self._problems(DEFENDER, ronin)

    def _problems(self, seat: Seat, draft: Mapping[str, str]) -> dict[str, Problem]:
        """The problems of this plan. It also checks that locking it in is refused."""
        try:
            self.match.answer(seat, [f"{field}={value}" for field, value in draft.items()])
        except Refusal as refusal:
            return {problem.code: problem for problem in refusal.problems}
        return {}
