"""The people of a storm: they play, press and pick at random, type anything, chat, and some forge."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, TypeAlias

from simcord import BackendError, SetupError
from simcord.backend.models import Message
from simcord.interactions import command_leaves

from tests.front.people import Person
from tests.front.screen import Screen
from tests.storm.forgers import Forgers
from tests.storm.players import HASTY, MOST_LIVE, TEXTS, Players
from tests.storm.world import NUMBERS, World, labels, pressable, selects

Act: TypeAlias = "Callable[[], Awaitable[str]]"

NEWEST = 12
"""Messages further back than this are out of sight."""
TEXT, WHOLE_NUMBER, TRUTH, MEMBER = 3, 4, 5, 6
"""Types of options."""


class People:
    """All people, with their possible actions."""

    def __init__(self, world: World, random: Random) -> None:
        self.world = world
        self.random = random
        self.players = Players(world, random)
        self.forgers = Forgers(world, random)
        self.acts: dict[Act, int] = {
            self.players.move: 32,
            self.players.get_going: 12,
            self.press: 12,
            self.pick: 8,
            self.command: 9,
            self.suggestion: 2,
            self.forgers.forge: 8,
            self.forgers.press_what_is_past: 5,
            self.all_at_once: 6,
            self.chat: 3,
        }

    async def act(self) -> str:
        """A random person does something; returns a description."""
        return await self.possibly(self.random.choices([*self.acts], [*self.acts.values()])[0])

    async def possibly(self, act: Act) -> str:
        """Do something that Discord itself may refuse: a button that is gone, a channel that is closed to
        them."""
        self.forgers.look_around()
        try:
            return await act()
        except (SetupError, BackendError) as refused:
            return f"{getattr(act, '__name__', 'that')}: not possible ({str(refused)[:70]})"

    async def press(self) -> str:
        """A random person presses a random visible button."""
        person, message, custom_id = self._any_button()
        if message is None:
            return f"{person.actor.name} sees nothing to press"
        await self.players.click(person, message, custom_id)
        return f"{person.actor.name} presses {custom_id}"

    def _any_button(self) -> tuple[Person, Message | None, str]:
        person = self.players.somebody()
        shown = [message for message in self.world.seen_by(person)[-NEWEST:] if pressable(message)]
        if not shown:
            return person, None, ""
        message = self.random.choice(shown)
        buttons = labels(message)
        label = self.random.choice([*buttons])
        if label in HASTY and self.random.random() < 0.7:
            label = self.random.choice([*buttons])
        return person, message, buttons[label]

    async def pick(self) -> str:
        """A random person picks from a random visible select."""
        person = self.players.somebody()
        shown = [message for message in self.world.seen_by(person)[-NEWEST:] if selects(message)]
        if not shown:
            return f"{person.actor.name} sees nothing to pick"
        message = self.random.choice(shown)
        menu = self.random.choice(selects(message))
        values = self.players.some_of(menu)
        screen = Screen(self.world.env, message.channel_id, message.id)
        await person.actor.select(screen.raw, values, custom_id=menu["custom_id"])
        return f"{person.actor.name} picks {values} of {menu['custom_id']}"

    async def command(self) -> str:
        """A random person types a random command with random values."""
        person = self.players.somebody()
        channel = self.random.choice(self.world.channels(person))
        leaves = self._commands(person, channel.id)
        live = sum(record.live for record in self.world.ledger.read().values())
        rare = ("table resign", "table cancel", *(["play"] if live >= MOST_LIVE else []))
        path, leaf = self.random.choices(leaves, [1 if path.startswith(rare) else 5 for path, _ in leaves])[0]
        options = {
            option["name"]: self._anything(option["type"])
            for option in leaf.get("options") or []
            if option.get("required") or self.random.random() < 0.6
        }
        shown = {name: str(value)[:30] for name, value in options.items()}
        result = await person.actor.slash(self.world.handle(channel.id), path, **options)
        await self.players.fill_in_modal(person, result)
        return f"{person.actor.name} types /{path} {shown} in {channel.name}"

    def _commands(self, person: Person, channel_id: int) -> list[tuple[str, dict[str, Any]]]:
        visible = self.world.env.backend.visible_commands(user_id=person.id, channel_id=channel_id)
        return [(" ".join(path), leaf) for command in visible for path, leaf in command_leaves(command)]

    def _anything(self, kind: int) -> Any:
        numbers = [*self.world.ledger.read()]
        if kind == WHOLE_NUMBER:
            return self.random.choice([*numbers * 3, *NUMBERS])
        if kind == TRUTH:
            return self.random.random() < 0.5
        if kind == MEMBER:
            return self.players.somebody().actor
        return self.random.choice([*TEXTS, *self.world.games, *self.world.games])

    async def suggestion(self) -> str:
        """A random person begins to type an option with suggestions."""
        person = self.players.somebody()
        channel = self.random.choice(self.world.channels(person))
        offers = [
            (path, option["name"])
            for path, leaf in self._commands(person, channel.id)
            for option in leaf.get("options") or []
            if option.get("autocomplete")
        ]
        if not offers:
            return "no command offers any words"
        path, option = self.random.choice(offers)
        typed = self.random.choice(TEXTS)[:100]
        await person.actor.autocomplete(self.world.handle(channel.id), path, option, typed)
        return f"{person.actor.name} begins to type /{path} {option}:{typed[:20]}"

    async def all_at_once(self) -> str:
        """Several people press at the same moment, or one of them again and again."""
        sent: list[str] = []
        again = self.random.random() < 0.5
        person, message, custom_id = self._any_button()
        with self.world.at_once():
            for _ in range(self.random.randint(2, 4)):
                if not again:
                    person, message, custom_id = self._any_button()
                if message is not None:
                    await self.players.click(person, message, custom_id)
                    sent.append(f"{person.actor.name} {custom_id}")
        return f"at once: {', '.join(sent) or 'nothing'}"

    async def chat(self) -> str:
        """People talk, and the boards move up."""
        person = self.players.somebody()
        channel = self.random.choice(self.world.channels(person))
        number = self.random.randint(1, 7)
        for _ in range(number):
            await person.actor.send(self.world.handle(channel.id), "Where were we?")
        return f"{person.actor.name} says {number} things in {channel.name}"
