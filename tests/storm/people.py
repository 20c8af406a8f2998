"""The people of a storm: they type, press, pick, answer, chat, and some of them forge."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, TypeAlias

from simcord import BackendError, InteractionResult, SetupError
from simcord.backend.models import Message
from simcord.interactions import command_leaves

from bot.engine import Seat
from tests.front.people import Person
from tests.front.screen import Screen
from tests.kit.limits import walk
from tests.storm.ledger import Record
from tests.storm.truth import Answered, identifiers
from tests.storm.world import World, labels, pressable, selects

Act: TypeAlias = "Callable[[], Awaitable[str]]"

NEWEST = 12
"""Messages that lie further back than this are out of sight."""
MOST_LIVE = 5
"""With more tables than this, nobody opens another one."""
HASTY = ("Close", "Leave", "Rematch", "Yes, I resign", "Yes, call it off", "Call it off", "Remove an AI")
"""What people think about before they press it."""
CUSTOM_ID = re.compile(r"(press|pick):(\d+):(-?\d+):([a-z-]*):(.*)", re.DOTALL)
OPTIONS = {3: "text", 4: "number", 5: "truth", 6: "member"}
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
NUMBERS = (0, 1, 2, -1, 999, 2**31, 2**53 - 1, -(2**53) + 1)
DETAILS = ("", "|", "||", "attacker|", "defender|pass", "../../etc/passwd|", "-1", "9" * 30, "٣", "x" * 60)
WORDS = ("hand", "answer", "lock", "unlock", "start", "join", "close", "chapter", "frame", "resign", "nothing", "")


class People:
    """Everybody, and what they can think of doing."""

    def __init__(self, world: World, random: Random) -> None:
        self.world = world
        self.random = random
        self.answers: list[Callable[[], Answered]] = []
        """What was answered in this act, to be looked up when all has come to rest."""
        self.seen: dict[str, tuple[int, int]] = {}
        """Every custom id that was ever shown, and where."""

    async def act(self) -> str:
        """Somebody does something; what it was."""
        acts: list[tuple[int, Act]] = [
            (30, self.move),
            (12, self.get_going),
            (12, self.press),
            (8, self.pick),
            (8, self.command),
            (2, self.suggestion),
            (8, self.forge),
            (5, self.press_what_is_past),
            (6, self.all_at_once),
            (3, self.chat),
        ]
        chosen = self.random.choices([act for _, act in acts], [weight for weight, _ in acts])[0]
        self._look_around()
        try:
            return await chosen()
        except (SetupError, BackendError) as refused:
            # Discord itself does not let them: a button that is gone, a channel that is closed to them.
            return f"{chosen.__name__}: not possible ({str(refused)[:60]})"

    def somebody(self) -> Person:
        return self.random.choice([*self.world.people.values()])

    def _look_around(self) -> None:
        for messages in self.world.env.backend.messages.values():
            for message in messages.values():
                for part in walk(message.components):
                    if part.get("custom_id"):
                        self.seen[part["custom_id"]] = (message.channel_id, message.id)

    # Playing

    async def get_going(self) -> str:
        """A lobby is opened, filled or begun."""
        records = self.world.ledger.read().values()
        lobbies = [record for record in records if record.status == "lobby"]
        live = [record for record in records if record.live]
        if not lobbies or (len(live) < MOST_LIVE and self.random.random() < 0.2):
            return await self.open_table(self.random.choice([*self.world.games]))
        return await self.fill(self.random.choice(lobbies))

    async def open_table(self, game: str) -> str:
        person = self.somebody()
        channel = self.random.choice(self.world.channels(person))
        options = self.random.choice(({}, {"thread": True}, {"thread": False}))
        await person.actor.slash(self.world.handle(channel.id), f"play {game}", **options)
        return f"{person.actor.name} opens {game} in {channel.name} {options}"

    async def fill(self, record: Record) -> str:
        """Somebody joins, invites an AI, or begins."""
        person = self.somebody()
        shown = [message for message in self.world.seen_by(person) if self._is_of(message, record.number)]
        if not shown:
            return f"{person.actor.name} looks for table {record.number} in vain"
        buttons = {label: each for label, each in labels(shown[-1]).items() if label not in (*HASTY, "Rules")}
        label = self.random.choice([*buttons])
        if "Start" in buttons and self.random.random() < 0.6:
            label = "Start"
        await self._click(person, shown[-1], buttons[label])
        return f"{person.actor.name} presses {label} at table {record.number}"

    async def move(self) -> str:
        """Somebody who is waited for answers."""
        playing = [record for record in self.world.ledger.read().values() if record.status == "playing"]
        self.random.shuffle(playing)
        for record in playing:
            match = self.world.ledger.match(record)
            for seat in self.random.sample(match.waiting_for, len(match.waiting_for)):
                person = self.leader(record, seat)
                if person is not None:
                    return await self.answer(person, record, seat)
        return await self.get_going()

    def leader(self, record: Record, seat: Seat) -> Person | None:
        """Who leads this seat, if they are still around."""
        user_id = record.leader(seat).user_id
        return next((person for person in self.world.people.values() if person.id == user_id), None)

    async def answer(self, person: Person, record: Record, seat: Seat) -> str:
        """They open their hand and decide."""
        hand = await self.open_hand(person, record)
        if hand is None:
            return f"{person.actor.name} cannot open a hand at table {record.number}"
        done = await self.decide(person, record, seat, hand)
        return f"{person.actor.name} ({seat}) at table {record.number}: {done}"

    async def open_hand(self, person: Person, record: Record) -> Screen | None:
        """By the button where there is a board to be seen, else by typing."""
        boards = [
            message
            for message in self.world.seen_by(person)
            if not message.is_ephemeral and self._is_of(message, record.number) and "Your hand" in labels(message)
        ]
        if boards and self.random.random() < 0.8:
            result = await self._click(person, boards[-1], labels(boards[-1])["Your hand"])
        else:
            channels = self.world.channels(person)
            here = next((channel for channel in channels if channel.id == record.place), channels[0])
            result = await person.actor.slash(self.world.handle(here.id), "table hand", table=record.number)
        return person._answer(result, None)

    async def decide(self, person: Person, record: Record, seat: Seat, hand: Screen) -> str:
        """Answer what an open hand asks."""
        message = self._message(hand)
        if message is None:
            return "the hand is gone"
        buttons = labels(message)
        if "Unlock" in buttons:
            if self.random.random() < 0.5:
                return "has locked in"
            await self._click(person, message, buttons["Unlock"])
            return "unlocks"
        if "Suggest" in buttons:
            await self._click(person, message, buttons["Suggest"])
            message = self._message(hand)
            if message is None or "Lock in" not in (buttons := labels(message)):
                return "gets no plan to lock in"
            self._expect(record, seat, await self._click(person, message, buttons["Lock in"]))
            return "suggests and locks in"
        menus = selects(message)
        if menus:
            menu = self.random.choice(menus)
            values = self._some_of(menu)
            result = await person.actor.select(hand.raw, values, custom_id=menu["custom_id"])
            self._expect(record, seat, result)
            return f"picks {values}"
        if not buttons:
            return "is asked nothing"
        label = self.random.choice([*buttons])
        result = await self._click(person, message, buttons[label])
        if ":answer:" in buttons[label]:
            self._expect(record, seat, result)
        return f"presses {label}"

    def _expect(self, record: Record, seat: Seat, result: InteractionResult) -> None:
        """This answer counts, or they are told why not."""
        before = len(record.journal)

        def look_up() -> Answered:
            now = self.world.ledger.read()[record.number]
            told = bool(result.followups) or not result.acknowledged
            return Answered(record.number, seat, told, len(now.journal) > before)

        self.answers.append(look_up)

    # Trying things

    async def press(self) -> str:
        """Anybody presses anything they see."""
        person, message, custom_id = self._any_button()
        if person is None or message is None:
            return "nobody sees anything to press"
        await self._click(person, message, custom_id)
        return f"{person.actor.name} presses {custom_id}"

    def _any_button(self) -> tuple[Person | None, Message | None, str]:
        person = self.somebody()
        shown = [message for message in self.world.seen_by(person)[-NEWEST:] if pressable(message)]
        if not shown:
            return None, None, ""
        message = self.random.choice(shown)
        buttons = labels(message)
        label = self.random.choice([*buttons])
        if label in HASTY and self.random.random() < 0.7:
            label = self.random.choice([*buttons])
        return person, message, buttons[label]

    async def pick(self) -> str:
        """Anybody picks anything from a select they see."""
        person = self.somebody()
        shown = [message for message in self.world.seen_by(person)[-NEWEST:] if selects(message)]
        if not shown:
            return await self.press()
        message = self.random.choice(shown)
        menu = self.random.choice(selects(message))
        values = self._some_of(menu)
        screen = Screen(self.world.env, message.channel_id, message.id)
        await person.actor.select(screen.raw, values, custom_id=menu["custom_id"])
        return f"{person.actor.name} picks {values} of {menu['custom_id']}"

    def _some_of(self, menu: dict[str, Any]) -> list[str]:
        values = [option["value"] for option in menu["options"]]
        least, most = menu.get("min_values", 1), menu.get("max_values", 1)
        return self.random.sample(values, self.random.randint(least, most))

    async def command(self) -> str:
        """Anybody types any command, with what comes to their mind."""
        person = self.somebody()
        channel = self.random.choice(self.world.channels(person))
        leaves = [
            (" ".join(path), leaf)
            for command in self.world.env.backend.visible_commands(user_id=person.id, channel_id=channel.id)
            for path, leaf in command_leaves(command)
        ]
        live = sum(record.live for record in self.world.ledger.read().values())
        rare = ("table resign", "table cancel", *(["play"] if live >= MOST_LIVE else []))
        weights = [1 if path.startswith(rare) else 5 for path, _ in leaves]
        path, leaf = self.random.choices(leaves, weights)[0]
        options = {
            option["name"]: self._anything(OPTIONS.get(option["type"], ""))
            for option in leaf.get("options") or []
            if option.get("required") or self.random.random() < 0.6
        }
        result = await person.actor.slash(self.world.handle(channel.id), path, **options)
        await self._fill_in_modal(person, result)
        shown = {name: str(value)[:30] for name, value in options.items()}
        return f"{person.actor.name} types /{path} {shown} in {channel.name}"

    async def _fill_in_modal(self, person: Person, result: InteractionResult) -> None:
        if result.modal is None:
            return
        fields = [part["custom_id"] for part in walk(result.modal["components"]) if part.get("custom_id")]
        await person.actor.submit_modal(result, {field: self.random.choice(TEXTS) for field in fields})

    def _anything(self, kind: str) -> Any:
        numbers = [*self.world.ledger.read()]
        if kind == "number":
            return self.random.choice(numbers * 3 + [*NUMBERS])
        if kind == "truth":
            return self.random.random() < 0.5
        if kind == "member":
            return self.random.choice([*self.world.people.values()]).actor
        return self.random.choice([*TEXTS, *self.world.games, *self.world.games])

    async def suggestion(self) -> str:
        """Anybody begins to type a command that offers words."""
        person = self.somebody()
        channel = self.random.choice(self.world.channels(person))
        offers = [
            (" ".join(path), option["name"])
            for command in self.world.env.backend.visible_commands(user_id=person.id, channel_id=channel.id)
            for path, leaf in command_leaves(command)
            for option in leaf.get("options") or []
            if option.get("autocomplete")
        ]
        if not offers:
            return "no command offers any words"
        path, option = self.random.choice(offers)
        typed = self.random.choice(TEXTS)[:100]
        await person.actor.autocomplete(self.world.handle(channel.id), path, option, typed)
        return f"{person.actor.name} begins to type /{path} {option}:{typed[:20]}"

    # Tampered clients

    async def forge(self) -> str:
        """Somebody presses a button that they do not have, or that there never was."""
        if not self.seen:
            return "there is nothing to forge yet"
        person = self.somebody()
        shown = self.world.seen_by(person)
        if not shown:
            return f"{person.actor.name} sees nothing to forge"
        message = self.random.choice(shown[-NEWEST:])
        custom_id, values = self._forged()
        person.sends(custom_id, Screen(self.world.env, message.channel_id, message.id), values)
        await self.world.env._settle_internal()
        return f"{person.actor.name} forges {custom_id!r} {values or ''}"

    def _forged(self) -> tuple[str, list[str] | None]:
        random = self.random
        matched = CUSTOM_ID.fullmatch(random.choice([*self.seen]))
        kind, table, position, action, detail = matched.groups() if matched else ("press", "1", "0", "hand", "")
        for _ in range(random.randint(0, 2)):
            which = random.randrange(5)
            if which == 0:
                kind = "pick" if kind == "press" else "press"
            elif which == 1:
                table = str(abs(random.choice([*self.world.ledger.read(), *NUMBERS, 10**26])))
            elif which == 2:
                position = str(random.choice([int(position) + 1, int(position) - 1, *NUMBERS]))
            elif which == 3:
                action = random.choice(WORDS)
            else:
                detail = random.choice(DETAILS)
        values = None
        if kind == "pick":
            values = [random.choice([*DETAILS, "1", "pass", *self.world.games])]
        return f"{kind}:{table}:{position}:{action}:{detail}"[:100], values

    async def press_what_is_past(self) -> str:
        """A client that still shows what was there a while ago."""
        person = self.somebody()
        past = [
            (custom_id, place)
            for custom_id, place in self.seen.items()
            if custom_id.startswith("press") and place[1] in self.world.env.backend.messages.get(place[0], {})
        ]
        if not past:
            return "nothing is past yet"
        custom_id, (channel_id, message_id) = self.random.choice(past)
        message = self.world.env.backend.messages[channel_id][message_id]
        if not message.visible_to(person.id) or channel_id not in [one.id for one in self.world.channels(person)]:
            return "what is past was somebody else's"
        person.sends(custom_id, Screen(self.world.env, channel_id, message_id))
        await self.world.env._settle_internal()
        return f"{person.actor.name} presses what was once {custom_id}"

    async def all_at_once(self) -> str:
        """Several press in the same moment, or one of them again and again."""
        sent: list[str] = []
        again = self.random.random() < 0.5
        person, message, custom_id = self._any_button()
        with self.world.at_once():
            for _ in range(self.random.randint(2, 4)):
                if not again:
                    person, message, custom_id = self._any_button()
                if person is not None and message is not None:
                    await self._click(person, message, custom_id)
                    sent.append(f"{person.actor.name} {custom_id}")
        await self.world.env._settle_internal()
        return f"at once: {', '.join(sent)}"

    async def chat(self) -> str:
        """People talk, and the boards move up."""
        person = self.somebody()
        channel = self.random.choice(self.world.channels(person))
        number = self.random.randint(1, 7)
        for _ in range(number):
            await person.actor.send(self.world.handle(channel.id), "Where were we?")
        return f"{person.actor.name} says {number} things in {channel.name}"

    # Where things are

    async def _click(self, person: Person, message: Message, custom_id: str) -> InteractionResult:
        screen = Screen(self.world.env, message.channel_id, message.id)
        result = await person.actor.click(screen.raw, custom_id=custom_id)
        if not self.world.env.hurried:
            await self._fill_in_modal(person, result)
        return result

    def _message(self, screen: Screen) -> Message | None:
        return self.world.env.backend.messages.get(screen.channel_id, {}).get(screen.message_id)

    @staticmethod
    def _is_of(message: Message, table: int) -> bool:
        return any(one.table == table for one in identifiers(message.components))


