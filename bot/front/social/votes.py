"""The decisions of a table's players: give up, call off, continue without somebody."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import discord
import structlog
from discord import ButtonStyle, ui

from bot.engine import Facts, Problem, Refusal
from bot.front.inbound.visit import Visit
from bot.front.lobby.seats import close_lobby
from bot.front.shared import colours
from bot.front.shared.action import Action, Button, identify
from bot.front.shared.actions import AgreeToCancel, CallOff, Replace, Resign
from bot.front.shared.components import Poster, Press, layout, rows
from bot.front.shared.languages import words_at
from bot.front.shared.table_text import mention, mentions, spoken
from bot.front.social.absence import absent_among, patience_of
from bot.tables.votes import CANCEL

log = structlog.get_logger()


# Giving up


async def ask_to_resign(visit: Visit, _: Action) -> None:
    """Ask for a confirmation, because giving up cannot be undone."""
    _need_a_seat_in_play(visit)
    await visit.show(_resignation(visit))


async def resign(visit: Visit, action: Resign) -> None:
    await visit.acknowledge()
    _need_a_seat_in_play(visit)
    comes = _what_comes_of_it(visit)
    if action.comes != comes:
        # Another player has left meanwhile: the consequence is no longer the announced one.
        await visit.show(_resignation(visit))
        return
    await visit.table.votes.give_up(visit.person)
    await settled(visit, visit.words.say(f"resigned-{comes}"))


def _need_a_seat_in_play(visit: Visit) -> None:
    visit.need_match()
    if not visit.table.playing:
        raise Refusal(Problem("not-playing"))
    if not visit.table.is_seated(visit.person.user_id):
        raise Refusal(Problem("not-seated"))


def _what_comes_of_it(visit: Visit) -> str:
    return "ends" if visit.table.votes.ends_without(visit.person.user_id) else "goes-on"


def _resignation(visit: Visit) -> Poster:
    comes = _what_comes_of_it(visit)
    seats = len(visit.table.seats_of(visit.person.user_id))
    text = visit.words.say(f"confirm-resign-{comes}", table=visit.table.id, seats=seats)
    return confirmation(visit, text, Resign(comes))


# Calling it off


async def ask_to_cancel(visit: Visit, _: Action) -> None:
    """Close a lobby, or ask to call a match off: its players vote, and moderators who do not play may
    decide."""
    table = visit.table
    if table.in_lobby:
        await close_lobby(visit)
        await settled(visit, visit.words.say("cancelled-lobby"))
        return
    if table.row.status not in ("playing", "paused"):
        raise Refusal(Problem("not-playing"))
    if table.is_seated(visit.person.user_id):
        text = visit.words.say("confirm-agree", table=table.id)
        await visit.show(confirmation(visit, text, AgreeToCancel()))
    elif visit.by_moderator:
        text = visit.words.say("confirm-call-off", table=table.id)
        await visit.show(confirmation(visit, text, CallOff()))
    else:
        raise Refusal(Problem("not-seated"))


async def call_off(visit: Visit, _: Action) -> None:
    await visit.acknowledge()
    if visit.table.is_seated(visit.person.user_id):
        await _agree_to_cancel(visit)
        return
    if not visit.by_moderator:
        raise Refusal(Problem("not-a-moderator"))
    await visit.table.votes.to_cancel(visit.person, moderator=True)
    await settled(visit, visit.words.say("table-cancelled"))


async def agree_to_cancel(visit: Visit, _: Action) -> None:
    await visit.acknowledge()
    if not visit.table.is_seated(visit.person.user_id):
        raise Refusal(Problem("not-seated"))
    await _agree_to_cancel(visit)


async def _agree_to_cancel(visit: Visit) -> None:
    """Agree to call the match off. Absent players are not asked."""
    votes, words, aloud = visit.table.votes, visit.words, words_at(visit.table)
    agreed = await visit.table.votes.agreed(CANCEL)
    absent = await absent_among(visit, await votes.yet_to_agree(CANCEL, ()))
    if await votes.to_cancel(visit.person, absent, moderator=visit.by_moderator):
        await settled(visit, words.say("table-cancelled"))
        return
    missing = await votes.yet_to_agree(CANCEL, absent)
    names: Facts = {"names": mentions(missing), "count": len(missing)}
    await settled(visit, words.say("cancel-waiting", names))
    if await is_first(visit, CANCEL, agreed):
        asked = [aloud.say("cancel-asked", names, name=mention(visit.person.user_id), table=visit.table.id)]
        if absent:
            asked.append(aloud.say("cancel-without", names=mentions(absent), count=len(absent)))
        await announce(visit, "\n".join(asked), missing, AgreeToCancel())


# Going on without somebody


async def ask_to_replace(visit: Visit, _: Action) -> None:
    _need_a_seat_in_play(visit)
    await visit.show(_replacement(visit, await _need_somebody_absent(visit)))


async def replace(visit: Visit, action: Replace) -> None:
    """Agree to put an AI into the seats of absent players; it happens once all others agree."""
    await visit.acknowledge()
    _need_a_seat_in_play(visit)
    table, words, votes = visit.table, visit.words, visit.table.votes
    absent = await _need_somebody_absent(visit)
    subject = votes.replacing(absent)
    if action.mark != _mark(subject):
        # Other players are absent now than those who were named.
        await visit.show(_replacement(visit, absent))
        return
    agreed = await table.votes.agreed(subject)
    gone: Facts = {"absent": mentions(absent), "seats": len(absent)}
    if await votes.to_replace(visit.person, absent):
        await settled(visit, words.say("replaced", gone))
        return
    missing = await votes.yet_to_agree(subject, absent)
    names: Facts = {"names": mentions(missing), "count": len(missing)}
    await settled(visit, words.say("replace-waiting", {**gone, **names}))
    if await is_first(visit, subject, agreed):
        facts: Facts = {"name": mention(visit.person.user_id), "table": table.id}
        text = words_at(table).say("replace-asked", {**gone, **names, **facts})
        await announce(visit, text, missing, Replace(_mark(subject)))


async def _need_somebody_absent(visit: Visit) -> list[int]:
    absent = await absent_among(visit, visit.table.humans)
    if not absent:
        patience = await patience_of(visit.client, visit.table.row.guild_id)
        raise Refusal(Problem("everybody-there", {"time": spoken(patience, visit.words)}))
    return absent


def _replacement(visit: Visit, absent: Sequence[int]) -> Poster:
    facts: Facts = {"absent": mentions(absent), "seats": len(absent), "table": visit.table.id}
    mark = _mark(visit.table.votes.replacing(absent))
    return confirmation(visit, visit.words.say("confirm-replace", facts), Replace(mark))


def _mark(subject: str) -> str:
    """A short mark of a subject for a custom id."""
    return f"{zlib.crc32(subject.encode()):08x}"


# What they have in common


def confirmation(visit: Visit, text: str, action: Button) -> Poster:
    """A question with a button to confirm."""
    identifier = identify(action, visit.table.id, visit.table.position)
    yes = Press(identifier, visit.words.say(f"button-{action.key}"), ButtonStyle.danger)
    return Poster(layout(ui.Container(ui.TextDisplay(text), *rows([yes]), accent_colour=colours.TABLE)))


async def settled(visit: Visit, text: str) -> None:
    await visit.show(Poster(layout(ui.Container(ui.TextDisplay(text), accent_colour=colours.TABLE))))


async def is_first(visit: Visit, subject: str, agreed: Sequence[int]) -> bool:
    """True if this press was the first for a proposal; ``agreed`` are the earlier votes."""
    votes = await visit.table.votes.agreed(subject)
    return visit.person.user_id not in agreed and votes[:1] == [visit.person.user_id]


async def announce(visit: Visit, text: str, called: Sequence[int], action: Button) -> None:
    """Post a proposal beside the table, with a button for those whose vote is missing. Only they are
    mentioned."""
    identifier = identify(action, visit.table.id, visit.table.position)
    yes = Press(identifier, words_at(visit.table).say("button-i-agree"), ButtonStyle.primary)
    view = layout(ui.Container(ui.TextDisplay(text), *rows([yes]), accent_colour=colours.TABLE))
    mentions = discord.AllowedMentions(users=[discord.Object(user_id) for user_id in called])
    try:
        await visit.client.places.of(visit.table).send(view=view, allowed_mentions=mentions)
    except discord.HTTPException as refusal:
        log.info("proposal.unheard", table=visit.table.id, reason=str(refusal))
