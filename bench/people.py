"""People at the whole bot in an in-memory Discord, without pictures."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

import discord
import simcord
from discord import ui
from PIL import Image
from simcord.components import walk_components

from bench.games import settings_with, setup_of
from bot.engine import GameRules
from bot.front.app.client import Tatami
from bot.front.hand.open_hands import OpenHands
from bot.front.shared.action import BUTTON, SELECT, Identifier
from bot.front.shared.pictures import Print, Studio
from bot.tables.seating import LOBBY_POSITION
from bot.tables.suggestions import ON, SUGGESTIONS
from renderers.painter import Picture

Component = Mapping[str, Any]


NOTHING: Final = Print(Picture(Image.new("RGB", (1, 1)), "").encode(), "nothing")
"""The smallest picture."""
CHOSEN: Final = "✓"
"""The first character of an option that is chosen."""


class NoStudio(Studio):
    """A studio that returns the smallest picture for everything, at once."""

    def __init__(self) -> None:
        super().__init__({})

    async def _any(self, *_: Any, **__: Any) -> Print:
        return NOTHING

    cover = games = board = page = private = ending = closeup = lineup = emblem = _any

    async def beside(self, *_: Any, **__: Any) -> None:
        return None

    def weight(self, *_: Any, **__: Any) -> int:
        return 1

    def has_portrait(self, *_: Any, **__: Any) -> bool:
        return True

    def fills(self, *_: Any, **__: Any) -> bool:
        return False

    def closeups(self, *_: Any, **__: Any) -> tuple[str, ...]:
        return ()

    def emblems(self, *_: Any, **__: Any) -> tuple[str, ...]:
        return ()


def without_pictures(database: Path, game: GameRules) -> Tatami:
    """The whole bot without drawing."""
    bot = Tatami(settings_with(database), {game.key: game}, {})
    bot.studio = NoStudio()
    bot.hands = OpenHands(bot.studio, bot.ends)
    return bot


class Leader:
    """A member who plays one seat, with an open hand."""

    def __init__(self, actor: simcord.MemberActor, hand: simcord.InteractionResult) -> None:
        self.actor = actor
        self._hand = hand

    @property
    def message(self) -> simcord.ResponseMessage:
        """The hand as it is shown now."""
        shown = [*self._hand.followups, self._hand.response]
        return next(message for message in shown if message is not None and message.components)

    def controls(self, kind: re.Pattern[str], action: str) -> Iterator[Component]:
        for component in walk_components(self.message.components):
            match = kind.fullmatch(component.get("custom_id") or "")
            if match and Identifier.of(match).action == action and not component.get("disabled"):
                yield component

    def ready_for(self, *actions: str) -> Callable[[], Awaitable[object]] | None:
        """A function that uses the first control with one of these actions, if there is one. A chosen option
        is left as it is."""
        for action in actions:
            for button in self.controls(BUTTON, action):
                if not (button.get("label") or "").startswith(CHOSEN):
                    return partial(self.actor.click, self.message, custom_id=button["custom_id"])
            for menu in self.controls(SELECT, action):
                values = [option["value"] for option in menu["options"][: menu["max_values"]]]
                return partial(self.actor.select, self.message, values, custom_id=menu["custom_id"])
        return None


@contextmanager
def looking_often() -> Iterator[None]:
    """Let simcord notice sooner that all is quiet.

    By default it looks every 50 ms, which would be most of the measured time. Now it looks every millisecond,
    the shortest time ``epoll`` knows; so about one millisecond on either side is sleep.
    """
    settle = simcord.Env._settle_internal
    usual = settle.__kwdefaults__
    settle.__kwdefaults__ = {**(usual or {}), "idle": 0.0001}
    try:
        yield
    finally:
        settle.__kwdefaults__ = usual


def members_for(game: GameRules, env: simcord.Env, server: simcord.GuildHandle) -> list[simcord.MemberActor]:
    """Members of a server for all seats of a game."""
    names = [f"player {number}" for number, _ in enumerate(setup_of(game).seats)]
    return [server.add_member(env.create_user(name)) for name in names]


async def sit_down(
    bot: Tatami, game: GameRules, channel: simcord.ChannelHandle, people: Sequence[simcord.MemberActor]
) -> list[Leader]:
    """All people join, agree to suggestions, and the match starts. Every hand is open."""
    await people[0].slash(channel, "play", game=game.key, thread=False)
    table = (await bot.house.store.shown_in_channel(channel.id))[0].table_id
    opened = await bot.house.find(table)
    assert opened is not None
    await opened.lobby.set_option(SUGGESTIONS.key, ON)

    def button(action: str, position: int = LOBBY_POSITION) -> str:
        return Identifier(table, position, action).custom_id(BUTTON)

    for person in people[1:]:
        await press(person, channel, button("join"))
    await press(people[0], channel, button("start"))
    return [Leader(person, await press(person, channel, button("hand", 0))) for person in people]


async def press(
    person: simcord.MemberActor, channel: simcord.ChannelHandle, custom_id: str
) -> simcord.InteractionResult:
    """Press a button on the last message of a channel that has it."""
    has_it = (message for message in reversed(channel.history()) if custom_id in buttons(message))
    return await person.click(next(has_it), custom_id=custom_id)


def buttons(message: discord.Message) -> set[str]:
    view = ui.LayoutView.from_message(message)
    return {item.custom_id or "" for item in view.walk_children() if isinstance(item, ui.Button)}
