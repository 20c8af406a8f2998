"""A duel of two players in scenes: what each answers, how the gauges stand, and what everybody sees."""

from __future__ import annotations

from bot.engine import Facts, Setup, Step
from bot.engine.match import Match
from bot.games.way_of_the_samurai.rules import WAY_OF_THE_SAMURAI, WayOfTheSamurai
from bot.games.way_of_the_samurai.terms import RIVAL, SAMURAI, refuses
from bot.games.way_of_the_samurai.view import DuelView
from tests.games.random_play import dealer


class Table:
    """Two who sit down to it, with these weapons; all else by its key."""

    def __init__(
        self, seed: int = 1, *, samurai: str = "katana", rival: str = "katana", **options: str
    ) -> None:
        chosen = {SAMURAI: {"weapon": samurai}, RIVAL: {"weapon": rival}}
        setup = Setup((SAMURAI, RIVAL), options, chosen=chosen)
        assert not refuses(setup)
        self.match = Match(WAY_OF_THE_SAMURAI, setup, dealer(seed))
        self.steps: list[Step] = list(self.match.opening())

    @property
    def game(self) -> WayOfTheSamurai:
        assert isinstance(self.match.state, WayOfTheSamurai)
        return self.match.state

    @property
    def view(self) -> DuelView:
        view = self.match.view(None)
        assert isinstance(view, DuelView)
        return view

    @property
    def prompts(self) -> dict[str, str]:
        return {str(seat): question.request.prompt for seat, question in self.match.pending.items()}

    def both(self, first: str = "pass", second: str = "pass") -> Table:
        """Each answers what both are asked; a card is the first that may be played."""
        for seat, wanted in ((SAMURAI, first), (RIVAL, second)):
            question = self.match.pending.get(seat)
            if question is None:
                continue
            keys = [option.key for option in getattr(question.request, "options", ())]
            count = 2 if question.request.prompt in ("duel.pair", "duel.rest") else 1
            answer = [wanted] if wanted in keys else keys[:count]
            self.steps += self.match.answer(seat, answer)
        return self

    def set(self, first: tuple[int, int, int], second: tuple[int, int, int]) -> Table:
        """Before the blows: how the gauges stand."""
        for fighter, gauges in zip(self.game.fighters, (first, second), strict=True):
            fighter.gauges = dict(zip(("strength", "technique", "guard"), gauges, strict=True))
        return self

    def braced(self, first: tuple[int, int, int], second: tuple[int, int, int]) -> Table:
        """An exchange up to its blows, with such gauges."""
        while "duel.brace" not in self.prompts.values():
            self.both()
        return self.set(first, second)

    def ends_round(self, first: tuple[int, int, int], second: tuple[int, int, int]) -> Table:
        """The second exchange and the end of the round, with such gauges."""
        while self.view.exchange < 2 or "duel.brace" not in self.prompts.values():
            self.both()
        self.set(first, second)
        while self.match.outcome is None and self.view.round == 1:
            self.both()
        return self

    @property
    def lives(self) -> tuple[int, int]:
        first, second = self.view.fighters
        return first.life, second.life

    @property
    def offered(self) -> list[str]:
        """The options of the first player."""
        return [option.key for option in getattr(self.match.pending[SAMURAI].request, "options", ())]

    def last(self, name: str) -> Facts:
        """The facts of the last step of this name."""
        return next(step.facts for step in reversed(self.steps) if step.name == name)

    @property
    def names(self) -> list[str]:
        return [step.name for step in self.steps]
