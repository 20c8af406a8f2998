"""The votes at a table: give up, call off, continue without somebody, put an answer back.

Members who have left the server, or have not answered for longer than the server waits, are not asked.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime, timedelta
from typing import Final

from bot.engine import Problem, Refusal, Seat
from bot.store import Sitter, altered
from bot.tables.core import Said, TableCore
from bot.tables.keeping import saved
from bot.tables.seating import Person, Stale
from bot.tables.undo import go_back, last_answer

CANCEL: Final = "cancel"
REPLACE: Final = "replace"
PUT_BACK: Final = "put-back"
MODERATE: Final = "moderate"
MODERATORS: Final = 2
"""The number of moderators who may call a match off together, also when they play in it."""


class Votes:
    """The votes at one table."""

    def __init__(self, core: TableCore) -> None:
        self._core = core
        self._table = core.table

    def silent(self, patience: timedelta) -> frozenset[int]:
        """The players for whom the table has waited longer than ``patience``."""
        table = self._table
        if datetime.now(UTC) - table.waiting_since < patience:
            return frozenset()
        waited = (table.sitter(seat).user_id for seat in table.waiting_for)
        return frozenset(user_id for user_id in waited if user_id is not None)

    async def agreed(self, subject: str) -> list[int]:
        """All who have agreed, players and moderators."""
        return await self._core.store.votes(self._table.id, subject)

    async def yet_to_agree(self, subject: str, absent: Collection[int]) -> list[int]:
        """The players whose agreement is missing."""
        with saved:
            agreed = await self.agreed(subject)
        return [one for one in self._table.humans if one not in agreed and one not in absent]

    def ends_without(self, user_id: int) -> bool:
        """True if the game is over when this player gives up; else an AI takes over their seats."""
        table = self._table
        return not table.game.goes_on or set(table.humans) <= {user_id}

    async def give_up(self, person: Person) -> None:
        """End the game, or let an AI take over this player's seats."""
        core, table = self._core, self._table
        async with core.lock:
            match, seats = table.match, table.seats_of(person.user_id)
            if match is None or not table.playing:
                raise Refusal(Problem("not-playing"))
            if not seats:
                raise Refusal(Problem("not-seated"))
            if self.ends_without(person.user_id):
                match.resign(seats[0], "person")
                with saved:
                    await core.commit(match)
            else:
                await self._hand_over([person.user_id], "gave-up")
            core.changed(asked=True)

    async def to_cancel(
        self, person: Person, absent: Collection[int] = (), *, moderator: bool = False
    ) -> bool:
        """Vote to call the match off. It ends once everybody who is present has agreed, or two moderators
        have. Returns whether it ended."""
        core, table = self._core, self._table
        async with core.lock:
            self._need_unfinished()
            seated = table.is_seated(person.user_id)
            if not seated and not moderator:
                raise Refusal(Problem("not-seated"))
            if moderator:
                moderators = await self._agree(MODERATE, person)
                if not seated or len(moderators) >= MODERATORS:
                    await self._call_off(remark=("moderator-called-off", {"name": person.name}))
                    return True
            await self._agree(CANCEL, person)
            if await self.yet_to_agree(CANCEL, absent):
                return False
            await self._call_off(remark=("called-off", {"name": person.name}))
            return True

    @staticmethod
    def replacing(missing: Collection[int]) -> str:
        """The subject of the vote to continue without these people. Each group of people has a vote of its
        own."""
        return " ".join([REPLACE, *map(str, sorted(missing))])

    async def to_replace(self, person: Person, absent: Collection[int]) -> bool:
        """Vote to put an AI into the seats of absent players. Returns whether everybody else has agreed."""
        core, table = self._core, self._table
        async with core.lock:
            if not table.playing:
                raise Refusal(Problem("not-playing"))
            if not table.is_seated(person.user_id):
                raise Refusal(Problem("not-seated"))
            missing = [user_id for user_id in table.humans if user_id in absent and user_id != person.user_id]
            if not missing:
                raise Refusal(Problem("nobody-absent"))
            subject = self.replacing(missing)
            await self._agree(subject, person)
            if await self.yet_to_agree(subject, missing):
                return False
            await self._hand_over(missing, "replaced")
            core.changed(asked=True)
            return True

    @staticmethod
    def putting_back(whose: int, position: int) -> str:
        """The subject of the vote to put back this player's last answer, at this position of the match."""
        return f"{PUT_BACK} {whose} {position}"

    async def to_put_back(
        self, person: Person, whose: int, position: int, absent: Collection[int] = ()
    ) -> bool:
        """Vote to put back this player's last answer although it has revealed something. Returns whether
        everybody has agreed. Refused if there is nobody else to agree.

        Only the player proposes it: a vote for the answer of another player without a valid proposal raises
        ``Stale``. An opponent could otherwise undo their own answers while that player is absent.
        """
        core, table = self._core, self._table
        async with core.lock:
            if not table.is_seated(person.user_id):
                raise Refusal(Problem("not-seated"))
            if not table.playing or position != table.position:
                raise Stale
            if last_answer(table, whose) is None:
                raise Refusal(Problem("nothing-to-put-back"))
            if set(table.humans) <= {whose, *absent}:
                raise Refusal(Problem("nobody-to-agree"))
            subject = self.putting_back(whose, position)
            with saved:
                proposed = person.user_id == whose or whose in await self.agreed(subject)
            if not proposed:
                raise Stale
            await self._agree(subject, person)
            if await self.yet_to_agree(subject, absent):
                return False
            await go_back(core, whose, person.name, "vote")
            core.changed(asked=True)
            return True

    async def _hand_over(self, people: Collection[int], remark: str) -> None:
        """Put an AI into each seat of these people; the journal records from which point on."""
        core, table = self._core, self._table
        match = table.match
        if match is None or match.outcome is not None:
            raise Stale
        handed = [sitter for sitter in table.sitters if sitter.user_id in people]
        names = list(dict.fromkeys(sitter.name for sitter in handed))
        for sitter in handed:
            match.replace(Seat(sitter.seat or ""))
        sits = [taken_over_by_ai(sitter) for sitter in handed]
        try:
            await core.change(entries=core.fresh(match), sits=sits, remark=(remark, {"names": names}))
        except BaseException:
            if table.match is match:
                await core.take_back(match)
            raise

    async def _agree(self, subject: str, person: Person) -> list[int]:
        """Record this person's vote and return all who have agreed. A second vote changes nothing."""
        with saved:
            agreed = await self.agreed(subject)
            if person.user_id in agreed:
                return agreed
            await self._core.store.vote(self._table.id, subject, person.user_id)
            return await self.agreed(subject)

    def _need_unfinished(self) -> None:
        """Raise unless the match is running or paused: a paused match can be called off, too."""
        if self._table.row.status not in ("playing", "paused"):
            raise Refusal(Problem("not-playing"))

    async def _call_off(self, remark: Said) -> None:
        await self._core.change(status="cancelled", untold=True, ended_at=datetime.now(UTC), remark=remark)
        self._core.changed()


def taken_over_by_ai(sitter: Sitter) -> Sitter:
    """The same place, led by an AI, an adept."""
    nobody: dict[str, object] = {"user_id": None, "name": "", "language": None}
    return altered(sitter, {**nobody, "kind": "ai", "strength": "adept", "standing": {}})
