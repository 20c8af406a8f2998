"""The weather of a storm: the faults, and their times.

Each storm has its own climate: some kinds of trouble and not others, so that a failure says more.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random
from typing import TypeAlias

from simcord.backend.models import Channel

from bot.engine import Refusal
from bot.store import StoreUnavailable
from bot.tables.seating import Person, Stale
from bot.tables.table import Table
from tests.games.random_play import random_answer
from tests.storm.sky import ANSWER_LOST, LOST, Fault
from tests.storm.world import World
from tests.tables.sitting import start

Turn: TypeAlias = "Callable[[], Awaitable[str]]"

CLIMATES = (
    "discord",
    "database",
    "ends",
    "permissions",
    "deletions",
    "leaving",
    "rivals",
    "twins",
)
LIKELY = {"twins": 0.1, "rivals": 0.3}
OFTEN = 0.5
UNSURE = 0.3
"""The chance that a failing database has kept its data."""
STORMY = 0.3
"""The chance of weather between two acts."""

CALLBACK = ("POST", "/interactions/*/callback")
FOLLOWUP = ("POST", "/webhooks/*")
PRIVATE_EDIT = ("PATCH", "/webhooks/*")
BOARD_EDIT = ("PATCH", "/channels/*/messages/*")
BOARD_POST = ("POST", "/channels/*/messages")
THREAD = ("POST", "/channels/*/threads")
DELETE = ("DELETE", "/channels/*")
LETTER = ("POST", "/users/@me/channels")
EVERYTHING = ("*", "*")
SERVER = ((500, 0), (502, 0), (503, 0), (LOST, 0))
FAULTS: tuple[tuple[tuple[str, str], tuple[tuple[int, int], ...]], ...] = (
    (CALLBACK, (*SERVER, (404, 10062), (400, 40060), (ANSWER_LOST, 0))),
    (FOLLOWUP, (*SERVER, (404, 10015), (429, 0), (400, 50035))),
    (PRIVATE_EDIT, (*SERVER, (404, 10015), (404, 10008), (429, 0), (ANSWER_LOST, 0))),
    (BOARD_EDIT, (*SERVER, (403, 50001), (429, 0), (400, 50035), (400, 30046), (ANSWER_LOST, 0))),
    (BOARD_POST, (*SERVER, (403, 50013), (404, 10003), (429, 0), (400, 50035))),
    (THREAD, (*SERVER, (403, 50013), (429, 0), (400, 160004))),
    (DELETE, (*SERVER, (404, 10008))),
    (LETTER, (*SERVER, (403, 50007))),
    (EVERYTHING, SERVER),
)
"""The requests that may fail, and how. A 404 for a message happens only when it is really gone."""
DENIED = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "attach_files",
    "create_public_threads",
)


class Weather:
    """Makes trouble, and ends it."""

    def __init__(self, world: World, random: Random) -> None:
        self.world = world
        self.random = random
        self.climate = [one for one in CLIMATES if random.random() < LIKELY.get(one, OFTEN)]
        self.two_processes = "rivals" in self.climate
        """Two processes write to the same tables."""
        world.under_lease = "twins" in self.climate
        self.denied: list[int] = []

    async def turn(self) -> str | None:
        """The weather between two acts; returns a description if something happened."""
        if self.random.random() > STORMY:
            return None
        turns: dict[str, tuple[Turn, ...]] = {
            "discord": (self.squall, self.squall, self.clear_up),
            "database": (self.disk_trouble, self.clear_up),
            "permissions": (self.deny, self.give_back),
            "deletions": (self.delete_message, self.delete_message, self.delete_place, self.archive),
            "leaving": (self.leave, self.come_back),
            "rivals": (self.rival_comes, self.rival_acts, self.rival_acts, self.rival_acts, self.rival_goes),
            "twins": (self.twin_comes, self.twin_comes, self.twin_takes_over),
        }
        possible = [self.time_passes, *(turn for name in self.climate for turn in turns.get(name, ()))]
        return await self.random.choice(possible)()

    def foresee_an_end(self) -> str | None:
        """Decide if the process ends in the next act, and how; returns a description or ``None``."""
        if "ends" not in self.climate or self.random.random() > 0.12:
            return None
        self.world.sky.doom = self.random.choice((0, self.random.randint(1, 12), self.random.randint(1, 80)))
        self.world.power_fails = self.random.random() < 0.4
        how = "the power fails" if self.world.power_fails else "the process ends"
        return f"{how} after {self.world.sky.doom} operations"

    async def calm_down(self) -> None:
        """The end of the storm: nothing fails any more, and there is time to come to rest."""
        world = self.world
        world.sky.clear()
        for channel_id in self.denied:
            if channel_id in world.env.backend.channels:
                world.deny(channel_id)
        await self.rival_goes()
        for seconds in (1, 5, 60, 300, 900):
            await world.pass_time(seconds)

    # Discord

    async def squall(self) -> str:
        (method, path), kinds = self.random.choice(FAULTS)
        status, code = self.random.choice(kinds)
        times = self.random.choice((1, 1, 2, 3, 5, None))
        fault = Fault(method, path, status, code, times)
        self.world.sky.faults.append(fault)
        return str(fault)

    async def clear_up(self) -> str:
        self.world.sky.clear()
        return "the sky clears"

    async def time_passes(self) -> str:
        # A lease is renewed every three seconds: a whole day would take too long.
        longer = (1200,) if self.world.under_lease else (1200, 4000, 90000)
        seconds = self.random.choice((1, 3, 30, 300, *longer))
        if seconds > 4000:
            # Retries every minute for a whole day would take too long.
            self.world.sky.clear()
        await self.world.pass_time(seconds)
        return f"{seconds} seconds pass"

    # The database

    async def disk_trouble(self) -> str:
        sky = self.world.sky
        sky.good_operations = self.random.choice((0, self.random.randint(0, 40)))
        sky.bad_operations = self.random.choice((1, 2, 5, 60))
        sky.unsure = self.random.random() < UNSURE
        how = ", having kept what it was given" if sky.unsure else ""
        return f"the database fails {sky.bad_operations} times after {sky.good_operations} operations{how}"

    # Changes by the owner of the server

    async def deny(self) -> str:
        channel = self.random.choice(self._text_channels())
        names = self.random.sample(DENIED, self.random.randint(1, 2))
        self.world.deny(channel.id, *names)
        self.denied.append(channel.id)
        return f"the bot loses {', '.join(names)} in {channel.name}"

    async def give_back(self) -> str:
        for channel_id in self.denied:
            if channel_id in self.world.env.backend.channels:
                self.world.deny(channel_id)
        self.denied.clear()
        return "the bot gets its permissions back"

    async def delete_message(self) -> str:
        messages = sorted(self.world.public(), key=lambda message: message.id)
        if not messages:
            return "there is nothing to delete"
        message = self.random.choice(messages[-8:])
        if not self.world.env.listening:
            self.world.unseen.add(message.id)
        self.world.env.backend.delete_message(message.channel_id, message.id)
        await self.world.env.settle()
        return f"message {message.id} is deleted"

    async def delete_place(self) -> str:
        backend = self.world.env.backend
        threads = [channel for channel in backend.channels.values() if channel.is_thread]
        channels = self._text_channels()
        if threads and self.random.random() < 0.7:
            gone = self.random.choice(threads)
        elif len(channels) > 2 and self.random.random() < 0.3:
            gone = self.random.choice([channel for channel in channels if channel.name != "games"])
        else:
            return "nothing is deleted"
        for thread in threads:
            if thread.parent_id == gone.id:
                backend.delete_channel(thread.id)
        backend.delete_channel(gone.id)
        await self.world.env.settle()
        return f"{gone.name} is deleted"

    async def archive(self) -> str:
        backend = self.world.env.backend
        threads = [channel for channel in backend.channels.values() if channel.is_thread]
        if not threads:
            return "there is no thread to archive"
        thread = self.random.choice(threads)
        assert thread.thread_metadata is not None
        thread.thread_metadata.archived = True
        backend.announce_channel_update(thread.id)
        await self.world.env.settle()
        return f"{thread.name} is archived"

    def _text_channels(self) -> list[Channel]:
        backend = self.world.env.backend
        return [one for one in backend.channels.values() if one.guild_id is not None and one.type == 0]

    # Members

    async def leave(self) -> str:
        world = self.world
        around = [name for name in world.people if name != "mod"]
        if len(around) <= 2 or self.random.random() < 0.5:
            return "somebody thinks of leaving"
        person = world.people.pop(self.random.choice(around))
        world.gone.append(person)
        world.guild.remove_member(person.actor)
        await world.env.settle()
        return f"{person.actor.name} leaves the server"

    async def come_back(self) -> str:
        world = self.world
        if not world.gone:
            return "nobody comes back"
        person = world.gone.pop(self.random.randrange(len(world.gone)))
        world.guild.add_member(person.actor.user)
        world.people[person.actor.name] = person
        await world.env.settle()
        return f"{person.actor.name} comes back"

    # Other processes

    async def rival_comes(self) -> str:
        if self.world.rival is not None:
            return await self.rival_acts()
        try:
            await self.world.invite_rival()
        except StoreUnavailable as trouble:
            return f"no second process: {trouble}"
        return "a second process opens the same database"

    async def rival_acts(self) -> str:
        """The other process serves a person."""
        house = self.world.rival
        if house is None:
            return "there is no second process"
        records = [record for record in self.world.ledger.read().values() if record.live]
        if not records:
            return "the second process has nothing to do"
        number = self.random.choice(records).number
        told: list[str] = []

        async def act() -> None:
            try:
                table = await house.find(number)
                if table is not None:
                    told.append(await self._at(table))
            except (Refusal, Stale, StoreUnavailable) as refused:
                told.append(f"is refused: {refused!r}")

        with self.world.env._bot_scope():
            task = self.world.env._loop.create_task(act())  # pyright: ignore[reportOptionalMemberAccess]
        await self.world.env.settle()
        await task
        return f"the second process {' '.join(told)}"

    async def _at(self, table: Table) -> str:
        """One possible action at this table."""
        person = self.random.choice([*self.world.people.values()])
        visitor = Person(person.id, person.actor.name)
        if table.in_lobby:
            wish = self.random.choice((None, *table.game.seats))
            done = self.random.choice(("sit", "sit", "leave", "start", "close"))
            if done == "sit":
                await table.lobby.sit(visitor, wish)
            elif done == "leave":
                await table.lobby.leave(visitor)
            elif done == "start":
                await start(table)
            else:
                await table.lobby.close()
            return f"lets {visitor.name} {done} at table {table.id}"
        for seat in table.waiting_for:
            sitter, question = table.sitter(seat), table.question(seat)
            if sitter.user_id is not None and question is not None:
                keys = random_answer(table.game, question.request, self.random)
                await table.answer(Person(sitter.user_id, sitter.name), seat, table.position, keys)
                return f"takes the answer of {seat} at table {table.id}"
        return f"finds nobody to wait for at table {table.id}"

    async def rival_goes(self) -> str:
        await self.world.dismiss_rival()
        return "there is one process"

    async def twin_comes(self) -> str:
        if self.world.twin is not None:
            return "the second process waits"
        await self.world.invite_twin()
        return "a second process starts with the same token"

    async def twin_takes_over(self) -> str:
        """The process ends in good order, and the waiting one continues; without one, a new one starts."""
        world = self.world
        if world.twin is None:
            return await self.twin_comes()
        if await world.hand_over():
            return "the second process takes over"
        await world.restart()
        await world.start()
        return "the second process cannot take over, and another one starts"
