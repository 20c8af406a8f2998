"""The players of a storm: they open tables, sit down, begin, and answer questions."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from simcord import InteractionResult
from simcord.backend.models import Message

from bot.engine import Seat
from tests.front.people import Person
from tests.front.screen import Screen
from tests.kit.limits import walk
from tests.storm.ledger import Record
from tests.storm.truth import Answered, identifiers
from tests.storm.world import World, labels, selects

MOST_LIVE = 5
"""With more tables than this, nobody opens another one."""
MOST_MOVES = 3
"""The most answers without a pause."""
HASTY = ("Close", "Leave", "Rematch", "Yes, I resign", "Call it off", "Yes, call it off", "Remove an AI")
"""Buttons that people rarely press."""
OPEN_HAND, START, SUGGEST, LOCK, UNLOCK, RULES = "Your hand", "Begin", "Suggest", "Lock in", "Unlock", "Rules"
CLEAR = "Clear all"
FIELDS = ("add", "less", "field", "value")
"""The actions of selects that fill in a form."""
NONE, ALLOW, BACK = "None", "Suggestions for all", "Bring mine back"
TEXTS = (
    "",
    "ninja",
    "the inn",
    "%s{0}$ref -term { $x }",
    "`*_~|> @everyone <@1> [x](http://y)",
    "💣" * 40,
    "x" * 99,
    "x" * 1990,
    "word " * 1190,
)


class Done(NamedTuple):
    """The action of a person on an open hand, and a flag if it continues the game."""

    text: str
    moved: bool = False


class Players:
    """Simulated players, and what they do next."""

    def __init__(self, world: World, random: Random) -> None:
        self.world = world
        self.random = random
        self.answers: list[Callable[[], Answered]] = []
        """The answers of this act. They are looked up when all has come to rest."""

    def somebody(self) -> Person:
        return self.random.choice([*self.world.people.values()])

    def leader(self, record: Record, seat: Seat) -> Person | None:
        """The player of this seat, if still in the server."""
        user_id = record.leader(seat).user_id
        return next((person for person in self.world.people.values() if person.id == user_id), None)

    # Lobbies

    async def get_going(self) -> str:
        """Open, fill or begin a lobby."""
        records = [*self.world.ledger.read().values()]
        lobbies = [record for record in records if record.status == "lobby"]
        live = [record for record in records if record.live]
        if not lobbies or (len(live) < MOST_LIVE and self.random.random() < 0.2):
            return await self.open_table(self.random.choice([*self.world.games]))
        return await self.fill(self.random.choice(lobbies))

    async def open_table(self, game: str) -> str:
        person = self.somebody()
        channel = self.random.choice(self.world.channels(person))
        options = self.random.choice(({}, {"thread": True}, {"thread": False}))
        await person.actor.slash(self.world.handle(channel.id), "play", game=game, **options)
        return f"{person.actor.name} opens {game} in {channel.name} {options}"

    async def fill(self, record: Record) -> str:
        """A person joins, invites an AI, or begins."""
        person = self.somebody()
        shown = [message for message in self.world.seen_by(person) if is_of(message, record.number)]
        if not shown:
            return f"{person.actor.name} looks for table {record.number} in vain"
        buttons = {label: each for label, each in labels(shown[-1]).items() if label not in (*HASTY, RULES)}
        if not buttons:
            return f"{person.actor.name} sees no lobby of table {record.number}"
        label = self.random.choice([*buttons])
        if START in buttons and self.random.random() < 0.6:
            label = START
        elif ALLOW in buttons and self.random.random() < 0.5:
            label = ALLOW
        await self.click(person, shown[-1], buttons[label])
        return f"{person.actor.name} presses {label} at table {record.number}"

    # Matches

    async def move(self) -> str:
        """A player who must answer does so, and perhaps the next one too."""
        done = [await self._move() for _ in range(self.random.randint(1, MOST_MOVES))]
        return "; ".join(dict.fromkeys(done))

    async def _move(self) -> str:
        playing = [record for record in self.world.ledger.read().values() if record.status == "playing"]
        self.random.shuffle(playing)
        for record in playing:
            match = self.world.ledger.match(record)
            for seat in self.random.sample(match.waiting_for, len(match.waiting_for)):
                person = self.leader(record, seat)
                if person is not None:
                    return await self._answer(person, record, seat)
        return await self.get_going()

    async def _answer(self, person: Person, record: Record, seat: Seat) -> str:
        hand = await self.open_hand(person, record)
        if hand is None:
            return f"{person.actor.name} cannot open a hand at table {record.number}"
        done = await self.decide(person, record, seat, hand)
        return f"{person.actor.name} ({seat}) at table {record.number}: {done.text}"

    async def open_hand(self, person: Person, record: Record) -> Screen | None:
        """Open the hand by its button if a board is visible, else by typing."""
        boards = [
            message
            for message in self.world.seen_by(person)
            if not message.is_ephemeral and is_of(message, record.number) and OPEN_HAND in labels(message)
        ]
        if boards and self.random.random() < 0.8:
            result = await self.click(person, boards[-1], labels(boards[-1])[OPEN_HAND])
        else:
            channels = self.world.channels(person)
            here = next((channel for channel in channels if channel.id == record.place), channels[0])
            result = await person.actor.slash(self.world.handle(here.id), "table hand", table=record.number)
        return person._answer(result, None)

    async def decide(self, person: Person, record: Record, seat: Seat, hand: Screen) -> Done:
        """Answer the question of an open hand."""
        message = self.message(hand)
        if message is None:
            return Done("the hand is gone")
        buttons = labels(message)
        if UNLOCK in buttons:
            if self.random.random() < 0.7:
                return Done("has locked in", moved=True)
            await self.click(person, message, buttons[UNLOCK])
            return Done("unlocks", moved=True)
        if BACK in buttons and self.random.random() < 0.3:
            await self.click(person, message, buttons[BACK])
            return Done("brings a draft back")
        if SUGGEST in buttons and (CLEAR in buttons or self.random.random() < 0.3):
            return await self._suggest(person, record, seat, hand)
        if NONE in buttons and self.random.random() < 0.5:
            result = await self.click(person, message, buttons[NONE])
            await self._make_final(person, record, seat, hand, result)
            return Done("wants none", moved=True)
        tries = [each for each in buttons.values() if ":try:" in each or ":place:" in each]
        if tries:
            return await self._try_on(person, record, seat, hand, self.random.choice(tries))
        menus = selects(message)
        if menus:
            menu = self.random.choice(menus)
            values = self.some_of(menu)
            result = await person.actor.select(hand.raw, values, custom_id=menu["custom_id"])
            if menu["custom_id"].split(":")[3] in FIELDS:
                return await self._lock_in_if_complete(person, record, seat, hand, f"fills in {values}")
            await self._make_final(person, record, seat, hand, result)
            return Done(f"picks {values}", moved=True)
        answers = {label: each for label, each in buttons.items() if ":answer:" in each}
        if not answers:
            return Done(f"is asked nothing: {' '.join(hand.text.split())[:120]}")
        label = self.random.choice([*answers])
        result = await self.click(person, message, answers[label])
        await self._make_final(person, record, seat, hand, result)
        return Done(f"presses {label}", moved=True)

    async def _suggest(self, person: Person, record: Record, seat: Seat, hand: Screen) -> Done:
        """Take the suggested plan."""
        message = self.message(hand)
        assert message is not None
        await self.click(person, message, labels(message)[SUGGEST])
        message = self.message(hand)
        if message is None or LOCK not in labels(message):
            return Done("gets no plan to lock in")
        self._expect(record, seat, await self.click(person, message, labels(message)[LOCK]))
        return Done("suggests and locks in", moved=True)

    async def _try_on(self, person: Person, record: Record, seat: Seat, hand: Screen, custom_id: str) -> Done:
        """Preview one option more, or one fewer; with enough of them, lock in."""
        message = self.message(hand)
        assert message is not None
        await self.click(person, message, custom_id)
        message = self.message(hand)
        if message is None or LOCK not in labels(message):
            return Done("tries something on", moved=True)
        self._expect(record, seat, await self.click(person, message, labels(message)[LOCK]))
        return Done("tries on and locks in", moved=True)

    async def _lock_in_if_complete(
        self, person: Person, record: Record, seat: Seat, hand: Screen, done: str
    ) -> Done:
        """Lock in a form once nothing is wrong with it."""
        message = self.message(hand)
        if message is not None and LOCK in labels(message):
            self._expect(record, seat, await self.click(person, message, labels(message)[LOCK]))
        return Done(done, moved=True)

    async def _make_final(
        self, person: Person, record: Record, seat: Seat, hand: Screen, result: InteractionResult
    ) -> None:
        """Confirm an answer that would leave something unused."""
        message = self.message(hand)
        if message is not None and LOCK in labels(message):
            result = await self.click(person, message, labels(message)[LOCK])
        self._expect(record, seat, result)

    def _expect(self, record: Record, seat: Seat, result: InteractionResult) -> None:
        """Expect that this answer counts, or that the person is told why not."""
        before = len(record.journal)

        def look_up() -> Answered:
            now = self.world.ledger.read()[record.number]
            told = bool(result.followups) or not result.acknowledged or _is_new(result)
            return Answered(record.number, seat, told, len(now.journal) > before)

        self.answers.append(look_up)

    # Typing

    def some_of(self, menu: dict[str, Any]) -> list[str]:
        """A random choice from a select, within its limits."""
        values = [option["value"] for option in menu["options"]]
        least, most = menu.get("min_values", 1), menu.get("max_values", 1)
        return self.random.sample(values, self.random.randint(least, most))

    async def click(self, person: Person, message: Message, custom_id: str) -> InteractionResult:
        screen = Screen(self.world.env, message.channel_id, message.id)
        result = await person.actor.click(screen.raw, custom_id=custom_id)
        await self.fill_in_modal(person, result)
        return result

    async def fill_in_modal(self, person: Person, result: InteractionResult) -> None:
        """Write something into a modal, if there is one."""
        if result.modal is None:
            return
        fields = [part["custom_id"] for part in walk(result.modal["components"]) if part.get("custom_id")]
        await person.actor.submit_modal(result, {field: self.random.choice(TEXTS) for field in fields})

    def message(self, screen: Screen) -> Message | None:
        return self.world.env.backend.messages.get(screen.channel_id, {}).get(screen.message_id)


def _is_new(result: InteractionResult) -> bool:
    """True if a press was answered with a new message, and not by editing the old one."""
    pressed = result._interaction.source_message_id
    return result.response is not None and result.response.id != pressed


def is_of(message: Message, table: int) -> bool:
    return any(one.table == table for one in identifiers(message.components))
