"""The votes at a table: give up, call off, continue without somebody, put an answer back.

Members who have left the server, or have not answered for longer than the server waits, are not asked.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime, timedelta
from typing import Final

from bot.engine import Problem, Refusal
from bot.store import RemarkFact, altered
from bot.tables.inside import Inside
from bot.tables.keeping import saved
from bot.tables.seating import Person, Stale

CANCEL: Final = "cancel"
REPLACE: Final = "replace"
PUT_BACK: Final = "put-back"
MODERATE: Final = "moderate"
MODERATORS: Final = 2
"""The number of moderators who may call a match off together, also when they play in it."""


class Agreements:
    """The votes at one table."""

    def __init__(self, table: Inside) -> None:
        self._table = table

    def silent(self, patience: timedelta) -> frozenset[int]:
        """The players for whom the table has waited longer than ``patience``."""
        table = self._table
        if datetime.now(UTC) - table.waiting_since < patience:
            return frozenset()
        waited = (table.sitter(seat).user_id for seat in table.waiting_for)
        return frozenset(user_id for user_id in waited if user_id is not None)

    async def yet_to_agree(self, subject: str, absent: Collection[int]) -> list[int]:
        """The players whose agreement is missing."""
        table = self._table
        with saved:
            agreed = await table.store.votes(table.id, subject)
        return [user_id for user_id in table.humans if user_id not in agreed and user_id not in absent]

    def ends_without(self, user_id: int) -> bool:
        """True if the game is over when this player gives up; else an AI takes over their seats."""
        table = self._table
        return not table.game.goes_on or set(table.humans) <= {user_id}

    async def give_up(self, person: Person) -> None:
        """End the game, or let an AI take over this player's seats."""
        table = self._table
        async with table.lock:
            match, seats = table.match, table.seats_of(person.user_id)
            if match is None or not table.playing:
                raise Refusal(Problem("not-playing"))
            if not seats:
                raise Refusal(Problem("not-seated"))
            if self.ends_without(person.user_id):
                match.resign(seats[0], "person")
                with saved:
                    await table.commit(match)
            else:
                await self.hand_over([person.user_id], "gave-up")
            table.changed_and_asked()

    async def to_cancel(
        self, person: Person, absent: Collection[int] = (), *, moderator: bool = False
    ) -> bool:
        """Vote to call the match off. It ends once everybody who is present has agreed, or two moderators
        have. Returns whether it ended."""
        table = self._table
        async with table.lock:
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
        table = self._table
        async with table.lock:
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
            await self.hand_over(missing, "replaced")
            table.changed_and_asked()
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
        table = self._table
        async with table.lock:
            if not table.is_seated(person.user_id):
                raise Refusal(Problem("not-seated"))
            if not table.playing or position != table.position:
                raise Stale
            if table.undo.last_answer(whose) is None:
                raise Refusal(Problem("nothing-to-put-back"))
            if set(table.humans) <= {whose, *absent}:
                raise Refusal(Problem("nobody-to-agree"))
            subject = self.putting_back(whose, position)
            with saved:
                proposed = person.user_id == whose or whose in await table.store.votes(table.id, subject)
            if not proposed:
                raise Stale
            await self._agree(subject, person)
            if await self.yet_to_agree(subject, absent):
                return False
            await table.undo.go_back(whose, person.name, "vote")
            table.changed_and_asked()
            return True

    async def hand_over(self, people: Collection[int], remark: str) -> None:
        """Put an AI into each seat of these people; the journal records from which point on."""
        table = self._table
        handed = [sitter for sitter in table.sitters if sitter.user_id in people]
        names = list(dict.fromkeys(sitter.name for sitter in handed))
        taken_over: dict[str, object] = {"user_id": None, "name": "", "kind": "ai", "language": None}
        taken_over["standing"] = {}
        await table.replace(
            [altered(sitter, taken_over) for sitter in handed], remark=(remark, {"names": names})
        )

    async def _agree(self, subject: str, person: Person) -> list[int]:
        """Record this person's vote and return all who have agreed. A second vote changes nothing."""
        table = self._table
        with saved:
            agreed = await table.store.votes(table.id, subject)
            if person.user_id in agreed:
                return agreed
            await table.store.vote(table.id, subject, person.user_id)
            return await table.store.votes(table.id, subject)

    def _need_unfinished(self) -> None:
        """Raise unless the match is running or paused: a paused match can be called off, too."""
        if self._table.row.status not in ("playing", "paused"):
            raise Refusal(Problem("not-playing"))

    async def _call_off(self, remark: tuple[str, dict[str, RemarkFact]]) -> None:
        await self._table.change(status="cancelled", untold=True, ended_at=datetime.now(UTC), remark=remark)
        self._table.changed()
