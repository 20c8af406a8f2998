"""Notification settings: the way a member hears of their turn, and their quiet hours."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

from discord import ui

from bot.front.inbound.acknowledging import think
from bot.front.inbound.visit import show_privately
from bot.front.shared import colours
from bot.front.shared.action import identify
from bot.front.shared.actions import OpenHearing, PickClock, PickHearingWay, PickQuietHours
from bot.front.shared.components import Item, Pick, Pickable, Poster, Press, layout, row
from bot.front.shared.host import Interaction
from bot.front.shared.languages import words_for
from bot.front.shared.table_text import spoken
from bot.store import Hearing, HearingWay
from bot.tables.seating import Stale
from bot.wording import Words

WAYS: Final[tuple[HearingWay, ...]] = ("thread", "letter", "nothing")
AWAKE: Final = "awake"
NIGHTS: Final = ("21-7", "22-6", "22-7", "22-8", "23-7", "23-8", "0-8", "0-9", "1-9", "9-17", "8-18")
"""The quiet hours to choose from: first and last hour."""
OFFSETS: Final = tuple(hour * 60 for hour in range(-11, 14))
"""The offsets of clocks from UTC to choose from, in minutes. Members between two of them choose the nearer
one."""


def hearing_button(words: Words) -> Press:
    return Press(identify(OpenHearing()), words.say("button-hearing"))


async def open_hearing(interaction: Interaction, _: OpenHearing) -> None:
    """The member's present settings."""
    await think(interaction)
    hearing = await interaction.client.house.store.hearing(interaction.user.id)
    await show_privately(interaction, hearing_poster(interaction, hearing))


async def choose_way(interaction: Interaction, action: PickHearingWay) -> None:
    ways: dict[str, HearingWay] = {way: way for way in WAYS}
    if action.picked not in ways:
        raise Stale
    hearing = await interaction.client.house.store.hearing(interaction.user.id)
    hearing.way = ways[action.picked]
    await _keep(interaction, hearing)


async def choose_quiet(interaction: Interaction, action: PickQuietHours) -> None:
    if action.picked not in (AWAKE, *NIGHTS):
        raise Stale
    hearing = await interaction.client.house.store.hearing(interaction.user.id)
    hours = [] if action.picked == AWAKE else [int(hour) for hour in action.picked.split("-")]
    hearing.quiet_from, hearing.quiet_until = hours or (None, None)
    await _keep(interaction, hearing)


async def choose_clock(interaction: Interaction, action: PickClock) -> None:
    if action.picked not in OFFSETS:
        raise Stale
    hearing = await interaction.client.house.store.hearing(interaction.user.id)
    hearing.offset_minutes = action.picked
    await _keep(interaction, hearing)


async def _keep(interaction: Interaction, hearing: Hearing) -> None:
    await interaction.client.house.store.keep_hearing(hearing)
    await show_privately(interaction, hearing_poster(interaction, hearing))


def hearing_poster(interaction: Interaction, hearing: Hearing) -> Poster:
    """The settings, with a select for each. Only quiet hours need a clock."""
    words, client = words_for(interaction), interaction.client
    after = client.settings.nudge_after_seconds
    about = words.say("hearing-about", time=spoken(timedelta(seconds=after), words)) if after else ""
    lines = [words.say("hearing-title"), about or words.say("hearing-never")]
    quiet = AWAKE if hearing.quiet_from is None else f"{hearing.quiet_from}-{hearing.quiet_until}"
    ways = [Pickable(way, words.say(f"hearing-{way}"), chosen=way == hearing.way) for way in WAYS]
    nights = [Pickable(hours, _night(hours, words), chosen=hours == quiet) for hours in (AWAKE, *NIGHTS)]
    items: list[Item] = [
        ui.TextDisplay("\n".join(lines)),
        row(Pick(identify(PickHearingWay()), words.say("hearing-choose"), ways)),
        row(Pick(identify(PickQuietHours()), words.say("hearing-choose-quiet"), nights)),
    ]
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
