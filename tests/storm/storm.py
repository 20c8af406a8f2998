"""A storm: people act, the weather turns, and after every act the truth is looked at."""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from simcord.backend.models import Interaction
from simcord.types import HttpLogEntry

from bot.engine import JournalMismatch, Match, RulesBroken
from tests.kit.outgoing import complaints, heavy_pictures
from tests.storm import truth
from tests.storm.ledger import Gap, Record
from tests.storm.people import People
from tests.storm.weather import Weather
from tests.storm.world import World

ACTS = 45
LAST_ACTS = 12
THINKING, DEFERRED = 5, 6
"""Callbacks that tell nobody anything yet."""


class Broken(AssertionError):
    """Something was not true."""


@dataclass
class Storm:
    """One storm, from its seed alone."""

    seed: int
    acts: int = ACTS
    story: list[str] = field(default_factory=list)
    counted: Counter[str] = field(default_factory=Counter)

    async def run(self) -> None:
        """Raises ``Broken`` with everything that was wrong."""
        with tempfile.TemporaryDirectory(prefix="storm-") as folder:
            async with World(self.seed, Path(folder)) as world:
                self.world = world
                self.people = People(world, Random(f"people {self.seed}"))
                self.weather = Weather(world, Random(f"weather {self.seed}"))
                world.sky.listener = self._hear
                await self._play()

    async def _play(self) -> None:
        self.told: list[str] = []
        """What was said in this act that was not so."""
        self.known: dict[int, Record] = {}
        self.handled = 0
        self.errors_seen = 0
        self.bodies_seen = 0
        games = [*self.world.games]
        self._tell(f"climate: {', '.join(self.weather.climate) or 'mild'}")
        await self._act_of(self.people.open_table(games[self.seed % len(games)]))
        for _ in range(self.acts):
            if (turned := await self.weather.turn()) is not None:
                self._tell(f"* {turned}")
                await self._look(excused=True)
            if (end := self.weather.foresee_an_end()) is not None:
                self._tell(f"* {end}")
            await self._act_of(self.people.act())
            if end is not None:
                await self.world.restart()
                await self.world.start()
                self._tell("* another process starts")
                await self._look(excused=True)
        await self._calm()

    async def _act_of(self, act) -> None:
        if self.world.power_fails:
            self.world.ledger.copy_to(self.world.copy)
        struck = len(self.world.sky.struck)
        doomed = self.world.sky.doom is not None
        self._tell(await act)
        await self.world.env.settle()
        if not doomed:
            await self._look(excused=len(self.world.sky.struck) > struck)

    def _tell(self, what: str) -> None:
        self.story.append(what)
        self.counted["acts"] += 1

    # Looking at the truth

    async def _look(self, *, excused: bool) -> None:
        """After an act: what was told is so, what was kept is kept, who asked is answered."""
        wrong, self.told = self.told, []
        world = self.world
        try:
            records = world.ledger.read()
        except Gap as gap:
            raise self._broken([*wrong, str(gap)]) from None
        wrong += truth.lost_or_doubled(self.known, records)
        self.known = records
        answers, self.people.answers = self.people.answers, []
        if not excused:
            wrong += truth.swallowed([look_up() for look_up in answers])
        interactions = [*world.env.backend.interactions.values()]
        fresh, self.handled = interactions[self.handled :], len(interactions)
        if world.sky.doom is None and not world.sky.dead:
            wrong += truth.unanswered(fresh, self._excuses(fresh))
        wrong += truth.overheard(world.public(), world.env.backend.interactions)
        wrong += self._logged()
        if wrong:
            raise self._broken(wrong)

    def _excuses(self, fresh: list[Interaction]) -> list[str]:
        """Requests that were struck, and presses that reached no process."""
        return [*self.world.sky.struck, *self.unheard(fresh)]

    def unheard(self, fresh: list[Interaction]) -> list[str]:
        ended = self.story and self.story[-1] == "* another process starts"
        return [one.token for one in fresh] if ended else []

    def _logged(self) -> list[str]:
        world = self.world
        logged = world.logs.errors[self.errors_seen :]
        self.errors_seen = len(world.logs.errors)
        raised = [truth.Logged("raised", error) for error in world.env.errors]
        world.env._errors.clear()
        two = world.rival is not None or world.twin is not None
        return truth.unexplained([*logged, *raised], two_processes=two or "rivals" in self.weather.climate)

    def _hear(self, request: HttpLogEntry) -> None:
        """Discord has carried out a request: whoever reads it now knows more."""
        world, body = self.world, request.json or {}
        callback = request.path.endswith("/callback")
        if callback and body.get("type") in (THINKING, DEFERRED):
            return
        if world.power_fails:
            world.ledger.copy_to(world.copy)
        content = body.get("data", body) if isinstance(body, dict) else {}
        tables = {one.table for one in truth.identifiers(content.get("components"))} if content else set()
        if not tables:
            return
        records = world.ledger.read()
        known: dict[int, Match | None] = {}
        for table in sorted(tables):
            record = records.get(table)
            if record is not None and record.started:
                known[table] = self._match(record)
        self.told += truth.untrue(content.get("components"), known)
        reader = next(
            (one.user_id for one in world.env.backend.interactions.values() if one.token in request.path), None
        )
        self.told += truth.betrayed(repr(body), self._reader(request, reader), records, sorted(tables))

    def _reader(self, request: HttpLogEntry, asker: int | None) -> int | None:
        """Who reads this: whoever asked, unless the answer is public."""
        return asker

    def _match(self, record: Record) -> Match | None:
        try:
            return self.world.ledger.match(record)
        except (JournalMismatch, RulesBroken) as trouble:
            self.told.append(f"the journal of table {record.number} cannot be played again: {trouble}")
            return None

    # After the storm

    async def _calm(self) -> None:
        world = self.world
        self._tell("* calm")
        await self.weather.calm_down()
        await self._look(excused=True)
        await self._one_board_each("after the storm")
        for record in [*self.known.values()]:
            if record.status == "playing":
                await self._goes_on(record)
        await self._one_board_each("after everybody went on")
        await world.restart()
        await world.start()
        await world.pass_time(5)
        self._tell("* another process starts")
        await self._look(excused=True)
        await self._one_board_each("after another start")
        requests = world.env.http_requests
        wrong = [*complaints(requests), *heavy_pictures(world.env)]
        if wrong:
            raise self._broken([f"Discord would refuse {each}" for each in dict.fromkeys(wrong)])
        self.counted["requests"] = len(requests)
        self.counted["restarts"] = world.restarts
        self.counted["faults"] = len(world.sky.struck)
        self.counted["tables"] = len(self.known)
        self.counted["entries"] = sum(len(record.journal) for record in self.known.values())

    async def _one_board_each(self, when: str) -> None:
        world = self.world
        records = [*world.ledger.read().values()]
        shown = truth.boards(sorted(world.public(), key=lambda message: message.id))
        known = {one.number: match for one in records if one.started and (match := self._match(one))}
        wrong = truth.homeless_or_doubled(records, shown, world.env.backend.channels)
        if "rivals" not in self.weather.climate or when == "after another start":
            wrong += truth.behind(records, shown, known)
        wrong += [f"table {one.number} is paused" for one in records if one.status == "paused"]
        if wrong:
            raise self._broken([f"{when}: {each}" for each in wrong])

    async def _goes_on(self, record: Record) -> None:
        """Somebody who is waited for opens their hand and answers; else a moderator ends it."""
        world = self.world
        match = world.ledger.match(record)
        seats = match.waiting_for
        ai = [seat for seat in seats if record.leader(seat).user_id is None]
        if ai:
            raise self._broken([f"table {record.number} waits for {ai[0]}, which an AI leads"])
        led = [(seat, person) for seat in seats if (person := self.people.leader(record, seat))]
        for seat, person in led:
            hand = await self.people.open_hand(person, record)
            done = "has no hand" if hand is None else await self.people.decide(person, record, seat, hand)
            self._tell(f"{person.actor.name} ({seat}) goes on at table {record.number}: {done}")
            await self._look(excused=False)
            if done.startswith(("suggests", "picks", "presses", "has locked", "unlocks")):
                return
            if hand is None or self.world.channels(person):
                said = hand.text if hand is not None and hand.there else "nothing"
                raise self._broken([f"{person.actor.name} cannot go on at table {record.number}: {said}"])

    def _broken(self, wrong: list[str]) -> Broken:
        lines = [f"storm {self.seed}:", *(f"  - {each}" for each in dict.fromkeys(wrong)), "the last acts:"]
        lines += [f"    {each}" for each in [self.story[0], "…", *self.story[-LAST_ACTS:]]]
        lines += [f"once more: make storm SEED={self.seed} N=1"]
        return Broken("\n".join(lines))

    @property
    def summary(self) -> str:
        names: Mapping[str, int] = self.counted
        return ", ".join(f"{number} {name}" for name, number in names.items())
