"""Notification settings: when and how a member hears of their turn, and their quiet hours."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

from discord import ui

from bot.front.inbound.acknowledging import think
from bot.front.inbound.visit import show_privately
from bot.front.shared import colours
from bot.front.shared.action import identify
from bot.front.shared.actions import OpenHearing, PickClock, PickDelay, PickHearingWay, PickQuietHours
from bot.front.shared.components import Item, Pick, Pickable, Poster, Press, layout, row
from bot.front.shared.host import Interaction
from bot.front.shared.languages import words_for
from bot.front.shared.table_text import spoken
from bot.front.social.wishes import Wishes
from bot.store import Hearing, HearingWay, altered
from bot.tables.seating import Stale
from bot.wording import Words

WAYS: Final[tuple[HearingWay, ...]] = ("thread", "letter", "nothing")
USUAL: Final = "usual"
AWAKE: Final = "awake"
NIGHTS: Final = ("21-7", "22-6", "22-7", "22-8", "23-7", "23-8", "0-8", "0-9", "1-9", "9-17", "8-18")
"""The quiet hours to choose from: first and last hour."""
OFFSETS: Final = tuple(hour * 60 for hour in range(-11, 14))
"""The offsets of clocks from UTC to choose from, in minutes. Members between two of them choose the nearer
one."""


def hearing_button(words: Words) -> Press:
    return Press(identify(OpenHearing()), words.say("button-hearing"))


class ReminderSettings:
    """The page of a member's notification settings."""

    def __init__(self, wishes: Wishes) -> None:
        self._wishes = wishes

    async def open(self, interaction: Interaction, _: OpenHearing) -> None:
        """The member's present settings."""
        await think(interaction)
        await self._show(interaction, await self._wishes.of(interaction.user.id))

    async def choose_way(self, interaction: Interaction, action: PickHearingWay) -> None:
        if action.picked not in WAYS:
            raise Stale
        await self._keep(interaction, way=action.picked)

    async def choose_delay(self, interaction: Interaction, action: PickDelay) -> None:
        await self._keep(interaction, after_seconds=read_delay(action.picked, self._wishes))

    async def choose_quiet(self, interaction: Interaction, action: PickQuietHours) -> None:
        if action.picked not in (AWAKE, *NIGHTS):
            raise Stale
        hours = [] if action.picked == AWAKE else [int(hour) for hour in action.picked.split("-")]
        first, last = hours or (None, None)
        await self._keep(interaction, quiet_from=first, quiet_until=last)

    async def choose_clock(self, interaction: Interaction, action: PickClock) -> None:
        if action.picked not in OFFSETS:
            raise Stale
        await self._keep(interaction, offset_minutes=action.picked)

    async def _keep(self, interaction: Interaction, **changes: object) -> None:
        known = await self._wishes.of(interaction.user.id)
        hearing = altered(known, changes)
        if hearing != known:
            await self._wishes.keep(hearing)
        await self._show(interaction, hearing)

    async def _show(self, interaction: Interaction, hearing: Hearing) -> None:
        await show_privately(interaction, hearing_poster(words_for(interaction), hearing, self._wishes))


def read_delay(picked: str, wishes: Wishes) -> int | None:
    """The picked delay in seconds; ``None`` for the usual one. Raises ``Stale`` if it is not on offer."""
    for delay in wishes.delays:
        if picked == _key(delay):
            return delay
    raise Stale


def _key(delay: int | None) -> str:
    return USUAL if delay is None else str(delay)


def delays(wishes: Wishes, words: Words) -> list[tuple[str, str]]:
    """The delays to choose from: the key of each, and its name."""
    return [(_key(one), _delay(one, wishes, words)) for one in wishes.delays]


def _delay(delay: int | None, wishes: Wishes, words: Words) -> str:
    seconds = wishes.usual if delay is None else timedelta(seconds=delay)
    return (
        words.say("hearing-after", time=spoken(seconds, words)) if seconds else words.say("hearing-at-once")
    )


def hearing_poster(words: Words, hearing: Hearing, wishes: Wishes) -> Poster:
    """The settings, with a select for each. Only quiet hours need a clock."""
    about = words.say("hearing-about" if wishes.usual else "hearing-never")
    lines = [words.say("hearing-title"), about]
    quiet = AWAKE if hearing.quiet_from is None else f"{hearing.quiet_from}-{hearing.quiet_until}"
    ways = [Pickable(way, words.say(f"hearing-{way}"), chosen=way == hearing.way) for way in WAYS]
    times = [
        Pickable(key, name, chosen=key == _key(hearing.after_seconds)) for key, name in delays(wishes, words)
    ]
    nights = [Pickable(hours, _night(hours, words), chosen=hours == quiet) for hours in (AWAKE, *NIGHTS)]
    items: list[Item] = [
        ui.TextDisplay("\n".join(lines)),
        row(Pick(identify(PickHearingWay()), words.say("hearing-choose"), ways)),
        row(Pick(identify(PickQuietHours()), words.say("hearing-choose-quiet"), nights)),
    ]
    if wishes.usual:
        items.insert(2, row(Pick(identify(PickDelay()), words.say("hearing-choose-delay"), times)))
    if quiet != AWAKE:
        clocks = [
            Pickable(str(offset), _clock(offset, words), chosen=offset == hearing.offset_minutes)
            for offset in OFFSETS
        ]
        items.append(row(Pick(identify(PickClock()), words.say("hearing-choose-clock"), clocks)))
    return Poster(layout(ui.Container(*items, accent_colour=colours.LOOKING)))


def _night(hours: str, words: Words) -> str:
    if hours == AWAKE:
        return words.say("hearing-awake")
    first, _, last = hours.partition("-")
    return words.say("hearing-night", first=first, last=last)


def _clock(offset: int, words: Words) -> str:
    """The present time of a clock with this offset; members recognise their own by it."""
    moment = datetime.now(UTC) + timedelta(minutes=offset)
    return words.say("hearing-clock", time=f"{moment:%H:%M}", zone=f"UTC{offset // 60:+d}")
