"""People at their screens: they type commands, press, pick, and see what only they may see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from simcord import ChannelHandle, InteractionResult, MemberActor
from simcord.backend.serializers import message_payload
from simcord.enums import InteractionType
from simcord.interactions import base_payload

from bot.engine import Entry, Seat, filled_in
from tests.front.screen import Screen
from tests.kit.limits import BUTTON, ROW, SELECT
from tests.kit.made_up import MadeUp

SUBCOMMAND, STRING, INTEGER = 1, 3, 4
"""Types of options of commands."""
PLAY = "play"

if TYPE_CHECKING:
    from tests.front.town import Town


class Person:
    """A member of the town's server."""

    def __init__(self, town: Town, actor: MemberActor) -> None:
        self.town = town
        self.actor = actor
        self.hand: Screen | None = None
        """The private message in which their hand was last opened."""
        self.presses = 0
        """The number of their presses and picks."""
        self.locale = "en-US"
        self.tongue: Callable[[str], str] = str
        """Translates English text into the language of their private messages."""

    @property
    def id(self) -> int:
        return self.actor.id

    @property
    def mention(self) -> str:
        return self.actor.mention

    def reads(self, language: MadeUp) -> None:
        """Set the language of their Discord client."""
        self.locale, self.tongue = language.code, language

    def said(self, english: str, screen: Screen) -> str:
        """This English text as a message that they see has it."""
        return self.tongue(english) if screen.private else self.town.tongue(english)

    async def type(self, command: str, *, where: ChannelHandle | None = None, **options: Any) -> Screen:
        """Use a slash command. Returns the answer that they see. What follows ``/play`` is its game."""
        root, _, game = command.partition(" ")
        if root == PLAY and game:
            command, options = root, {"game": game, **options}
        result = await self.actor.slash(where or self.town.channel, command, **options)
        answer = self._answer(result, None)
        assert answer is not None, f"/{command} was not answered"
        return answer

    async def press(self, label: str, on: Screen | None = None) -> Screen:
        """Press the button with this label: on ``on``, else in the hand or on the board."""
        screen = on or self._where(label)
        return await self._pressed(screen, custom_id=screen.custom_id(self.said(label, screen)))

    async def pick(self, *labels: str, on: Screen | None = None) -> Screen:
        """Choose lines of a select by their labels."""
        screen = on or self.hand or self.town.board
        spoken = [self.said(label, screen) for label in labels]
        menu = screen.menu_with(spoken[0])
        assert menu is not None, f"nothing offers {spoken[0]}: {[menu.options for menu in screen.menus]}"
        values = [menu.options[label] for label in spoken]
        return await self._select(screen, menu.custom_id, values)

    async def open_hand(self, on: Screen | None = None) -> Screen:
        """Press ``Your hand`` and keep the answer as the open hand."""
        self.hand = await self.press("Your hand", on or self.town.board)
        return self.hand

    async def use(self, screen: Screen, custom_id: str, values: Sequence[str] = ()) -> Screen:
        """Press this button, or pick these lines of this select."""
        if values:
            return await self._select(screen, custom_id, values)
        return await self._pressed(screen, custom_id)

    async def fill_in(self, keys: Sequence[str]) -> None:
        """Fill the form in the open hand, field by field: counters are counted up to their number, a slot is
        turned to, where it is not in hand already, and given its value."""
        for key in keys:
            field, _, value = key.partition("=")
            if value.isdecimal():
                await self._count_to(field, int(value))
                continue
            assert self.hand is not None
            if self.hand.behind(key) is None:
                await self._select(self.hand, self.hand.menus[0].custom_id, [field])
            await self._pressed(self.hand, custom_id=self.hand.behind(key) or "")

    async def _count_to(self, field: str, number: int) -> None:
        """Add to a counter by its select and its buttons, or take away from it."""
        assert self.hand is not None
        table = await self.town.table(self.hand.table)
        seat = Seat(self.hand.menus[0].custom_id.split(":")[4].partition("|")[0])
        have = filled_in(table.drafts.of(seat)).counts.get(field, 0)
        if have < number:
            await self._select(self.hand, self.hand.menus[0].custom_id, [field])
        for more in range(number - have - 1):
            await self._pressed(self.hand, custom_id=self.hand.behind(field, "more") or str(more))
        for fewer in range(have - number):
            await self._pressed(self.hand, custom_id=self.hand.behind(field, "fewer") or str(fewer))

    async def decide(self, entry: Entry) -> None:
        """Do at the keyboard what this entry of a journal says."""
        hand = await self.open_hand()
        if entry.kind == "withdraw":
            await self.press("Unlock")
        elif entry.prompt.startswith("plan."):
            if hand.buttons[self.said("Clear all", hand)]:
                await self.press("Clear all")
            await self.fill_in(entry.keys)
            await self.press("Lock in")
        else:
            await self.choose(*entry.keys)

    async def choose(self, *keys: str) -> Screen:
        """Answer with the options that have these keys, be they buttons or lines of a select; what is looked
        at first is locked in then."""
        assert self.hand is not None
        if not keys:
            return await self.press("None", self.hand)
        screen = self.hand
        for key in keys:
            if (custom_id := self.hand.behind(key)) is not None:
                screen = await self._pressed(self.hand, custom_id)
                continue
            menu = next(menu for menu in self.hand.menus if key in menu.options.values())
            taken = [menu.options[label] for label in menu.chosen] if len(keys) > 1 else []
            screen = await self._select(self.hand, menu.custom_id, [*taken, key])
        if self.hand.there and self.hand.buttons.get(self.said("Lock in", self.hand)):
            screen = await self.press("Lock in", self.hand)
        return screen

    def see(self, where: ChannelHandle | None = None) -> list[Screen]:
        """Every message of a channel that this person can see, the newest last."""
        channel = where or self.town.channel
        return [self.town.screen(channel, message.id) for message in channel.history(viewer=self.actor)]

    def letters(self) -> list[str]:
        """The direct messages of the bot to them."""
        return [message.content for message in self.actor.user.dm_channel.history()]

    def sends(self, custom_id: str, on: Screen, values: list[str] | None = None) -> None:
        """Send a press without waiting for an answer.

        The client may show ``on`` as it was a moment ago, or be a tampered one: the button goes
        along with the press, whether or not the message still has it.
        """
        backend = self.town.env.backend
        used: dict[str, Any] = {"custom_id": custom_id}
        if values is None:
            shown = {"type": BUTTON, "style": 2, "label": "…", **used}
            used |= {"component_type": BUTTON}
        else:
            options = [{"label": value, "value": value} for value in values]
            shown = {"type": SELECT, "options": options, **used}
            used |= {"component_type": SELECT, "values": values}
        self._last, event = base_payload(
            backend,
            type=InteractionType.MESSAGE_COMPONENT,
            channel_id=on.channel_id,
            guild_id=self.town.guild.id,
            user_id=self.id,
            data=used,
        )
        self._last.source_message_id = on.message_id
        message = message_payload(backend, backend.get_message(on.channel_id, on.message_id))
        event["message"] = {**message, "components": [{"type": ROW, "id": 1, "components": [shown]}]}
        backend.emit("INTERACTION_CREATE", event)

    async def heard(self, on: Screen) -> Screen:
        """The answer to the last press that was only sent."""
        await self.town.env.settle()
        return self._answer(InteractionResult(self.town.env, self._last), on) or on

    async def forges(self, custom_id: str, on: Screen, values: list[str] | None = None) -> Screen:
        """A tampered client presses a button that this person does not have."""
        self.sends(custom_id, on, values)
        return await self.heard(on)

    async def types_oddly(self, command: str, **options: Any) -> Screen:
        """A tampered client sends what Discord would not let anybody type."""
        self.sends_command(command, **options)
        await self.town.env.settle()
        answer = self._answer(InteractionResult(self.town.env, self._last), None)
        assert answer is not None, f"/{command} was not answered"
        return answer

    def sends_command(self, command: str, **options: Any) -> None:
        """Send a command without waiting for an answer."""
        backend = self.town.env.backend
        root, *path = command.split()
        spelled = [
            {"name": name, "type": INTEGER if isinstance(value, int) else STRING, "value": value}
            for name, value in options.items()
        ]
        for name in reversed(path):
            spelled = [{"name": name, "type": SUBCOMMAND, "options": spelled}]
        self._last, event = base_payload(
            backend,
            type=InteractionType.APPLICATION_COMMAND,
            channel_id=self.town.channel.id,
            guild_id=self.town.guild.id,
            user_id=self.id,
            data={"id": "1", "name": root, "type": 1, "options": spelled},
        )
        backend.emit("INTERACTION_CREATE", event)

    async def writes(self, text: str = "Snow again.", where: ChannelHandle | None = None) -> None:
        """Say something in a channel."""
        await self.actor.send(where or self.town.channel, text)

    async def suggested(self, command: str, option: str, typed: str = "", **where: Any) -> list[Any]:
        """The suggestions while they type, as they read."""
        channel = where.pop("where", self.town.channel)
        choices = await self.actor.autocomplete(channel, command, option, typed, **where)
        return [choice["name"] for choice in choices]

    def leaves(self) -> None:
        """Let this member leave the server."""
        self.town.guild.remove_member(self.actor)

    # Where things are

    async def _pressed(self, screen: Screen, custom_id: str) -> Screen:
        result = await self.actor.click(screen.raw, custom_id=custom_id)
        return await self._seen_after(result, screen)

    async def _select(self, screen: Screen, custom_id: str, values: Sequence[str]) -> Screen:
        result = await self.actor.select(screen.raw, values, custom_id=custom_id)
        return await self._seen_after(result, screen)

    async def _seen_after(self, result: InteractionResult, screen: Screen) -> Screen:
        self.presses += 1
        answer = self._answer(result, screen) or screen
        if self.town.restarts_every and self.presses % self.town.restarts_every == 0:
            await self.town.restart()
        return answer

    def _where(self, label: str) -> Screen:
        if (hand := self.hand) is not None and hand.there and self.said(label, hand) in hand.buttons:
            return hand
        if self.said(label, self.town.board) in self.town.board.buttons:
            return self.town.board
        raise AssertionError(f"no button says {label}")

    def _answer(self, result: InteractionResult, source: Screen | None) -> Screen | None:
        """The newest message that answers; a press that only changed its own message has none."""
        message = (result.followups or [result.response])[-1]
        if message is None or (source is not None and message.id == source.message_id):
            return None
        return Screen(self.town.env, message.channel_id, message.id)
