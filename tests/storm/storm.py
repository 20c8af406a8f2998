"""A storm: people act, faults happen, and after every act the truth is checked."""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

from bot.engine import JournalMismatch
from bot.engine.match import RulesBroken
from tests.kit.outgoing import complaints, heavy_pictures
from tests.storm import calm
from tests.storm.ledger import Gap
from tests.storm.people import People
from tests.storm.watch import Watch
from tests.storm.weather import Weather
from tests.storm.world import World

ACTS = 45
TO_BEGIN = 5
"""Acts at the beginning that belong to the first table alone."""
LAST_ACTS = 12
A_MOMENT, A_MINUTE = 2, 60
"""Seconds. A person who is not answered at once waits a moment, because the bot may retry its database."""


class Broken(AssertionError):
    """Raised when something was not true."""


class Storm:
    """One storm, from its seed alone."""

    def __init__(self, seed: int, acts: int = ACTS) -> None:
        self.seed = seed
        self.acts = acts
        self.story: list[str] = []
        self.counted: Counter[str] = Counter()

    async def run(self) -> None:
        """Run the storm. Raises ``Broken`` with all faults."""
        with tempfile.TemporaryDirectory(prefix="storm-") as folder:
            world = self.world = World(self.seed, Path(folder))
            self.weather = Weather(world, Random(f"weather {self.seed}"))
            async with world:
                self.people = People(world, Random(f"people {self.seed}"))
                self.watch = Watch(world)
                try:
                    await self._blow()
                    await self._calm()
                except TimeoutError as busy:
                    raise self._broken([f"the bot does not come to rest: {busy}"]) from busy
                except (Gap, JournalMismatch, RulesBroken) as unfit:
                    raise self._broken([f"a journal cannot be played again: {unfit}"]) from unfit

    async def _blow(self) -> None:
        self.story.append(f"climate: {', '.join(self.weather.climate) or 'mild'}")
        games = [*self.world.games]
        await self._act(lambda: self.people.players.open_table(games[self.seed % len(games)]))
        for _ in range(TO_BEGIN):
            await self._act(self.people.players.get_going)
        for _ in range(self.acts):
            if (turned := await self.weather.turn()) is not None:
                self.story.append(f"* {turned}")
                self._look(struck=True)
            if (end := self.weather.foresee_an_end()) is None:
                await self._act(self.people.act)
            else:
                self.story.append(f"* {end}")
                await self._last_act(self.people.act)

    async def _act(self, act: Callable[[], Awaitable[str]]) -> None:
        """A person does something; then all comes to rest and is checked."""
        before = len(self.world.sky.struck)
        self.story.append(await self.people.possibly(act))
        await self.world.env.settle()
        if self.watch.somebody_waits:
            await self.world.pass_time(A_MOMENT)
        self.counted["acts"] += 1
        self._look(struck=len(self.world.sky.struck) > before)

    async def _last_act(self, act: Callable[[], Awaitable[str]]) -> None:
        """A person does something, and the process ends in the middle of it."""
        if self.world.power_fails:
            self.world.ledger.copy_to(self.world.copy)
        self.story.append(await self.people.possibly(act))
        await self.world.env.settle()
        self.counted["acts"] += 1
        await self._another_process()

    async def _another_process(self) -> None:
        await self.world.restart()
        if "deletions" in self.weather.climate:
            self.story.append(f"* meanwhile {await self.weather.delete_message()}")
        await self.world.start()
        self.story.append("* another process starts")
        self._look(ended=True)

    def _look(self, *, struck: bool = False, ended: bool = False) -> None:
        answers, self.people.players.answers = self.people.players.answers, []
        two = self.weather.two_processes
        wrong = self.watch.look(answers, struck=struck, ended=ended, two_processes=two)
        if wrong:
            raise self._broken(wrong)

    # After the storm

    async def _calm(self) -> None:
        """Checks that were not possible during the storm."""
        await self.weather.calm_down()
        self.story.append("* calm")
        self._look(struck=True)
        if self.weather.two_processes:
            await self._another_process()
            await self.weather.calm_down()
        self._standing("after the storm")
        for record in [*self.watch.known.values()]:
            if record.status == "playing":
                done, wrong = await calm.goes_on(self.world, self.people, record)
                await self.world.env.settle()
                await self.world.pass_time(A_MINUTE)  # AI seats pause before they answer
                self.story.append(done)
                if wrong:
                    raise self._broken(wrong)
                self._look()
        self._standing("when everybody had gone on")
        await self.world.restart()
        await self.world.start()
        await self.world.pass_time(A_MINUTE)
        self.story.append("* another process starts")
        self._look(ended=True)
        self._standing("after another start")
        requests = self.world.env.http_requests
        refused = [*complaints(requests), *heavy_pictures(self.world.env)]
        if refused:
            raise self._broken([f"Discord would refuse {each}" for each in refused])
        self._count()

    def _standing(self, when: str) -> None:
        wrong = calm.standing(self.world, self.watch)
        if wrong:
            raise self._broken([f"{when}: {each}" for each in wrong])

    # Reports

    def _count(self) -> None:
        world = self.world
        self.counted["requests"] = len(world.env.http_requests)
        self.counted["faults"] = len(world.sky.struck)
        self.counted["restarts"] = world.restarts
        self.counted["tables"] = len(self.watch.known)
        self.counted["entries"] = sum(len(record.journal) for record in self.watch.known.values())

    @property
    def summary(self) -> str:
        return ", ".join(f"{number} {name}" for name, number in self.counted.items())

    def _broken(self, wrong: list[str]) -> Broken:
        lines = [f"storm {self.seed}:", *(f"  - {each}" for each in dict.fromkeys(wrong))]
        lines += [
            "what led to it:",
            *(f"    {each}" for each in self.story[:1] + self.story[1:][-LAST_ACTS:]),
        ]
        return Broken("\n".join([*lines, f"once more: make storm SEED={self.seed} N=1"]))
