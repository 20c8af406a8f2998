"""Open hands: the private messages that can still be kept up to date.

Discord lets the bot edit a private message for fifteen minutes after the press it answered. While
that lasts, a hand follows the table by itself; after that its owner opens it again. Nothing here is
needed for a game to go on.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

import aiohttp
import discord
import structlog

from bot.engine import Problem, Refusal, Seat
from bot.front.hand.controls.context import HandContext, hand_context
from bot.front.hand.message import hand_poster
from bot.front.hand.recap import Recaps
from bot.front.inbound.acknowledging import UNHEARD, age
from bot.front.inbound.private_messages import EditableMessages, clear_away
from bot.front.inbound.visit import Private, Visit
from bot.front.shared.components import Poster
from bot.front.shared.pictures import Studio
from bot.front.social.wishes import Wishes
from bot.front.table.chapter_ends import ChapterEnds
from bot.measures import Measures
from bot.tables.seating import recognise
from bot.tables.table import Table
from bot.waits import Lock
from bot.wording import words

log = structlog.get_logger()


class Shown(NamedTuple):
    """The state that a hand shows, except its owner's own draft. The hand is drawn anew when this changes."""

    asked_at: int | None
    """The position of the open question; ``None`` if there is none."""
    waiting_for: tuple[Seat, ...]
    """The seats that an idle hand names; empty while there is a question, because the position changes with
    them."""
    locked: bool
    status: str


@dataclass(slots=True)
class OpenHand:
    """A private message with a hand, and the state that it last showed."""

    seat: Seat
    shown: Shown | None
    """The state that the message shows; ``None`` if it may be older than its owner's last action."""
    language: str
    message: Private | None = None
    gone_on: int | None = None
    """The position of the last question shown: its owner has seen what led to it."""
    lock: Lock = field(default_factory=partial(Lock, "a hand"))
    """One lock for all presses of this player: a picture that is slow to draw must not replace a later
    one."""


class OpenHands:
    """The open hands of all tables.

    ``PrivateMessages`` keeps simpler messages. A hand has its own keeper, because it moves from seat to seat,
    is drawn under a lock, and goes back to the earlier message if Discord did not take the answer to a press.
    """

    def __init__(self, studio: Studio, ends: ChapterEnds, measures: Measures | None = None) -> None:
        self._studio = studio
        self._measures = measures or Measures()
        self._recaps = Recaps(ends)
        self._open = EditableMessages[OpenHand]()
        self._wishes: Wishes | None = None
        self._unshown: Callable[[Table], None] = lambda _table: None

    def ask_for(self, wishes: Wishes) -> None:
        """From now on, hands ask their owners once for their wishes about turn reminders."""
        self._wishes = wishes

    def on_unshown(self, listener: Callable[[Table], None]) -> None:
        """Call ``listener`` with the table when a hand could not be shown in answer to a press."""
        self._unshown = listener

    async def open(self, visit: Visit) -> None:
        """Show a person the seat that is asked, or the first of their seats.

        A player has one hand at a table, so the message that showed it before is deleted.
        """
        seats = visit.table.seats_of(visit.person.user_id)
        if not seats:
            raise Refusal(Problem("not-seated-here"))
        visit.need_match()
        waiting = visit.table.waiting_for
        before = self._open.get((visit.table.id, visit.person.user_id))
        await self.show(visit, next((seat for seat in seats if seat in waiting), seats[0]), opens=True)
        if before is not None:
            await self._clear_away(visit, before)

    async def show(
        self,
        visit: Visit,
        seat: Seat,
        *,
        focus: tuple[str, ...] = (),
        page: int = 0,
        opens: bool = False,
        explains: bool = False,
    ) -> None:
        """Show a seat's hand in answer to a press, in the message of the press if that is private.

        With ``explains`` it gives the reasons of what has happened.

        The press ``opens`` the hand, or was made for a question that its owner has seen. Raises ``Refusal``
        if the seat is not theirs, and the errors of ``UNHEARD`` if Discord does not take the answer.
        """
        table, person = visit.table, visit.person
        seats = table.seats_of(person.user_id)
        if seat not in seats:
            raise Refusal(Problem("not-your-seat"))
        waiting = table.waiting_for
        if seat not in waiting and table.playing:
            seat = next((one for one in seats if one in waiting), seat)
        before = self._open.get((table.id, person.user_id))
        hand = OpenHand(seat, _state(table, seat), visit.words.language)
        if before is not None:
            hand.lock, hand.gone_on = before.lock, before.gone_on
        if visit.position == table.position and not opens:
            hand.gone_on = table.position
        recognise(person, table.sitters)
        self._open[(table.id, person.user_id)] = hand
        async with hand.lock:
            context = hand_context(table, visit.words, seat, focus, page, explains=explains)
            poster = await self._poster(table, context, person.user_id, hand)
            try:
                hand.message = await visit.show(poster)
            except UNHEARD:
                self._show_by_earlier_press(visit, hand, before)
                raise
        if (seconds := age(visit.interaction)) is not None:
            self._measures.hand.observe(seconds)

    async def _poster(self, table: Table, context: HandContext, user_id: int, hand: OpenHand) -> Poster:
        """The hand. It stops before a question if whole chapters have ended without a decision of its
        owner."""
        since = await self._recaps.of(table, user_id)
        asked = context.request is not None and not context.locked
        stops = asked and since.passed > 0 and hand.gone_on != table.position
        if asked and not stops:
            hand.gone_on = table.position
        wishes = self._wishes
        if wishes is not None and (stops or not await wishes.asks(table, user_id)):
            wishes = None
        return await hand_poster(self._studio, context, user_id, since, stops=stops, wishes=wishes)

    def _show_by_earlier_press(self, visit: Visit, hand: OpenHand, before: OpenHand | None) -> None:
        """Go back to the earlier message of this hand after Discord did not take the answer to a press.

        The earlier message can still be edited, as the answer to an earlier press.
        """
        table, user_id = visit.table, visit.person.user_id
        if before is not None and before.message is not None and self._open.get((table.id, user_id)) is hand:
            before.shown = None
            self._open[(table.id, user_id)] = before
            self._unshown(table)

    async def _clear_away(self, visit: Visit, before: OpenHand) -> None:
        """Delete the earlier message of a hand that has moved to another one, if Discord still allows it."""
        now = self._open.get((visit.table.id, visit.person.user_id))
        async with before.lock:
            if now is None or now.message is None or before.message is None:
                return
            if before.message.id == now.message.id:
                return
            await clear_away(before.message, visit.table.id)

    def behind(self, table: Table) -> list[Coroutine[Any, Any, None]]:
        """Coroutines that bring the open hands of a table up to date, one for each hand that shows an older
        state."""
        return [
            self._follow(table, user_id, hand)
            for (table_id, user_id), hand in self._open.items()
            if table_id == table.id and table.match is not None and hand.shown != _state(table, hand.seat)
        ]

    async def _follow(self, table: Table, user_id: int, hand: OpenHand) -> None:
        try:
            await self._refresh(table, user_id, hand)
        except Exception:
            log.exception("hands.failed", table=table.id)

    async def _refresh(self, table: Table, user_id: int, hand: OpenHand) -> None:
        seats = table.seats_of(user_id)
        if not seats:
            self._open.pop((table.id, user_id), None)
            return
        waiting = table.waiting_for
        if hand.seat not in seats or hand.seat not in waiting:
            mine = hand.seat if hand.seat in seats else seats[0]
            hand.seat = next((seat for seat in seats if seat in waiting), mine)
        hand.shown = _state(table, hand.seat)
        async with hand.lock:
            if hand.message is None or self._open.get((table.id, user_id)) is not hand:
                return  # never shown, or a later press has shown it already
            context = hand_context(table, words(table.game.key, hand.language), hand.seat)
            poster = await self._poster(table, context, user_id, hand)
            try:
                await hand.message.edit(view=poster.view, attachments=poster.files())
            except (discord.HTTPException, aiohttp.ClientError, OSError) as gone:
                # Dismissed by its owner, too old, or no connection: a press opens the hand again.
                log.info("hand.closed", table=table.id, reason=str(gone))
                self._open.pop((table.id, user_id), None)


def _state(table: Table, seat: Seat) -> Shown:
    """The state that this seat's hand must show now.

    A hand without a question names the seats that the table waits for. It is drawn anew whenever these
    change, so that it never names other seats than the table's message.
    """
    asked = table.question(seat) is not None
    locked = table.match is not None and seat in table.match.locked
    return Shown(
        asked_at=table.position if asked else None,
        waiting_for=() if asked else table.waiting_for,
        locked=locked,
        status=table.row.status,
    )
