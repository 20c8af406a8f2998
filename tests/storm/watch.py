"""The watch: reads everything that Discord carries out, and checks the world after every act."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from simcord.backend.models import Interaction
from simcord.types import HttpLogEntry

from bot.engine import JournalMismatch
from bot.engine.match import Match, RulesBroken
from tests.kit.ears import reader_of, tells
from tests.storm import truth
from tests.storm.ledger import Gap, Record
from tests.storm.logs import Logged
from tests.storm.truth import Answered
from tests.storm.world import World


class Watch:
    """Collects evidence and checks it; each check returns the faults."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.known: dict[int, Record] = {}
        """The database at the last check."""
        self._said: list[str] = []
        self._handled = self._logged = 0
        world.sky.listener = self.hear

    # During the storm

    def hear(self, request: HttpLogEntry) -> None:
        """Check a request that a person reads now: it must show only committed things, and no secrets."""
        world, body = self.world, request.json
        if not isinstance(body, dict) or not tells(request):
            return
        if world.power_fails:
            world.ledger.copy_to(world.copy)
        content: dict[str, Any] = body.get("data") or body
        components = content.get("components")
        tables = [*dict.fromkeys(one.table for one in truth.identifiers(components))]
        if not tables:
            return
        records = world.ledger.read()
        known = {
            table: self.match(record)
            for table in tables
            if (record := records.get(table)) is not None and record.started
        }
        if not world.sky.nobody_knows:
            self._said += truth.untrue(components, known)
        self._said += truth.betrayed(repr(body), reader_of(world.env.backend, request), records, tables)

    def match(self, record: Record) -> Match | None:
        """The match of a journal; one that cannot be played is a fault."""
        try:
            return self.world.ledger.match(record)
        except (JournalMismatch, RulesBroken) as trouble:
            self._said.append(f"the journal of table {record.number} cannot be played again: {trouble}")
            return None

    # After an act

    @property
    def _fresh(self) -> list[Interaction]:
        """The presses and commands since the last check."""
        return [*self.world.env.backend.interactions.values()][self._handled :]

    @property
    def somebody_waits(self) -> bool:
        """True if a press or command is not answered yet."""
        fresh = self._fresh
        return bool(truth.unanswered(fresh, self._excuses(fresh, ended=False)))

    def look(
        self, answers: list[Callable[[], Answered]], *, struck: bool, ended: bool, two_processes: bool
    ) -> list[str]:
        """The faults now. ``struck``: something failed in this act; ``ended``: the process did."""
        wrong, self._said = self._said, []
        if self.world.env.listening != 1:
            wrong.append(f"{self.world.env.listening} processes speak for one token")
        try:
            records = self.world.ledger.read()
        except Gap as gap:
            return [*wrong, str(gap)]
        wrong += truth.lost_or_doubled(self.known, records)
        self.known = records
        for record in records.values():
            if record.started:
                self.match(record)
        wrong += self._said
        self._said = []
        if not struck and not ended:
            wrong += truth.swallowed([look_up() for look_up in answers])
        backend, fresh = self.world.env.backend, self._fresh
        self._handled += len(fresh)
        wrong += truth.unanswered(fresh, self._excuses(fresh, ended=ended))
        wrong += truth.overheard(self.world.public(), backend.interactions)
        return [*wrong, *self._errors(two_processes=two_processes)]

    def _excuses(self, fresh: list[Interaction], *, ended: bool) -> list[str]:
        """The excuses for missing answers: struck on their way, or sent to a process that ended."""
        return [*self.world.sky.struck, *(one.token for one in fresh if ended)]

    def _errors(self, *, two_processes: bool) -> list[str]:
        world = self.world
        logged = world.logs.errors[self._logged :]
        self._logged += len(logged)
        raised = [Logged("raised", error) for error in world.env.take_errors()]
        return truth.unexplained([*logged, *raised], two_processes=two_processes)
