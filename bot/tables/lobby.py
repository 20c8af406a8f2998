"""The lobby of a table: places, options, and the start."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta

import structlog

from bot.engine import Dealer, GameOption, Problem, Refusal, Seat, Setup, Strength, commitment
from bot.engine.match import Match, RulesBroken
from bot.store import RemarkFact, Sitter, TableChanges, altered
from bot.tables.agreement import LobbyAgreement
from bot.tables.core import TableCore
from bot.tables.keeping import columns_of
from bot.tables.seating import (
    Person,
    Stale,
    check_ready,
    dealt_seed,
    free_seats,
    leaders,
    may_lead_another,
    seat_all,
    seated,
    seated_by,
    setup_of,
)
from bot.tables.suggestions import agreed_options, shared_options
from bot.waits import in_thread

log = structlog.get_logger()


class Lobby:
    """The actions before a match starts. After the start all of them raise ``Stale``."""

    def __init__(self, core: TableCore, agreement: LobbyAgreement) -> None:
        self._core = core
        self._table = core.table
        self._agreement = agreement

    async def sit(self, person: Person, wish: Seat | None) -> None:
        """Join, or change one's wish; ``None`` leaves the seat to the draw."""
        core, table = self._core, self._table
        async with core.lock:
            self._need_open()
            if wish is not None and wish not in table.game.seats:
                raise Refusal(Problem("not-an-option"))
            if wish is not None and any(
                s.wish == wish and s.user_id != person.user_id for s in table.sitters
            ):
                raise Refusal(Problem("seat-taken", {"seat": f"seat:{wish}"}))
            mine = [sitter for sitter in table.sitters if sitter.user_id == person.user_id]
            if not mine:
                self._need_welcome(person)
                self._need_room()
                await self._sit_down(seated(self._next_number, person, wish))
            elif all(sitter.wish != wish for sitter in mine):
                # A member who leads several seats assigns the open ones first.
                changed = next((sitter for sitter in mine if sitter.wish is None), mine[0])
                await self._sit_down(altered(changed, {"wish": wish}))

    async def lead_another(self, person: Person) -> None:
        """Give one more seat to a member who plays alone."""
        core, table = self._core, self._table
        async with core.lock:
            self._need_open()
            if not table.is_seated(person.user_id):
                raise Refusal(Problem("sit-down-first"))
            if not may_lead_another(table.game, table.sitters):
                raise Refusal(Problem("leads-several"))
            await self._sit_down(seated(self._next_number, person))

    async def leave(self, person: Person) -> None:
        core, table = self._core, self._table
        async with core.lock:
            self._need_open()
            mine = [sitter.number for sitter in table.sitters if sitter.user_id == person.user_id]
            if not mine:
                raise Refusal(Problem("not-seated"))
            await self._stand_up(*mine)

    async def send_away(self, number: int) -> None:
        """Remove a place; only the starter does that."""
        core, table = self._core, self._table
        async with core.lock:
            self._need_open()
            if all(sitter.number != number for sitter in table.sitters):
                raise Stale
            await self._stand_up(number)

    async def invite_ai(self, strength: Strength = "adept") -> None:
        """Put an AI of this strength on a free seat."""
        async with self._core.lock:
            self._need_open()
            self._need_room()
            await self._sit_down(seated(self._next_number, strength=strength))

    async def dismiss_ai(self) -> None:
        """Remove the AI that was invited last."""
        core, table = self._core, self._table
        async with core.lock:
            self._need_open()
            ai = [sitter for sitter in table.sitters if sitter.kind == "ai"]
            if not ai:
                raise Refusal(Problem("no-ai"))
            await self._stand_up(ai[-1].number)

    async def set_option(self, key: str, *choices: str) -> None:
        """Set an option for the whole table."""
        async with self._core.lock:
            self._need_open()
            await self._agree({key: self._option(key, each_seat=False).value(choices)})

    async def set_options(self, values: Mapping[str, str]) -> None:
        """Set several options for the whole table at once."""
        async with self._core.lock:
            self._need_open()
            checked = {key: self._option(key, each_seat=False) for key in values}
            await self._agree({key: one.value(one.keys(values[key])) for key, one in checked.items()})

    async def choose(self, number: int, key: str, *choices: str, seat: Seat | None = None) -> None:
        """Set an option of one sitter. ``seat`` becomes the wish of a sitter who has named none."""
        core, table = self._core, self._table
        async with core.lock:
            self._need_open()
            option = self._option(key, each_seat=True)
            value = option.value(choices)
            sitter = next((sitter for sitter in table.sitters if sitter.number == number), None)
            if sitter is None:
                raise Stale
            free = sitter.wish is None and seat in free_seats(table.game, table.sitters)
            wish = seat if free else sitter.wish
            if (value, wish) != (sitter.chosen.get(key, option.default), sitter.wish):
                await self._sit_down(altered(sitter, {"chosen": {**sitter.chosen, key: value}, "wish": wish}))

    async def take_preset(self, key: str) -> None:
        """Set all options of a preset at once. A member who sits there alone gets its seat and its AI seats,
        too: then the game can begin."""
        core, table = self._core, self._table
        async with core.lock:
            self._need_open()
            preset = next((preset for preset in table.game.presets if preset.key == key), None)
            if preset is None:
                raise Refusal(Problem("not-an-option"))
            alone = table.sitters[0] if len(table.sitters) == 1 else None
            places = seated_by(preset, table.game, alone, table.row.legacy) if alone else ()
            await self._agree(preset.options, places)

    async def say_ready(self, person: Person) -> None:
        """Note that a member is ready. A change of the options takes it back: they agreed to others."""
        core, table = self._core, self._table
        async with core.lock:
            self._need_open()
            mine = [sitter for sitter in table.sitters if sitter.user_id == person.user_id]
            if not mine:
                raise Refusal(Problem("sit-down-first"))
            if not all(sitter.ready for sitter in mine):
                ready = [altered(sitter, {"ready": True}) for sitter in mine]
                await core.change(sits=ready, touched_at=datetime.now(UTC))
                core.changed()

    async def _agree(self, options: Mapping[str, str], sits: Sequence[Sitter] = ()) -> None:
        """Set these options, and seat these sitters. Nothing is written if nothing changes."""
        core, table = self._core, self._table
        present = agreed_options(table.game, table.row.options)
        changed = [sitter for sitter in sits if sitter not in table.sitters]
        others = any(present.get(key) != value for key, value in options.items())
        if changed or others:
            agreed = {**table.row.options, **options}
            placed = [sitter.at(table.id) for sitter in changed]
            if others:
                moved = {sitter.number for sitter in placed}
                was_ready = [one for one in table.sitters if one.ready and one.number not in moved]
                placed += [altered(sitter, {"ready": False}) for sitter in was_ready]
            await core.change(options=agreed, sits=placed, touched_at=datetime.now(UTC))
            core.changed()

    def _option(self, key: str, *, each_seat: bool) -> GameOption:
        game = self._table.game
        own = [option for option in game.options if option.each_seat]
        options = own if each_seat else shared_options(game)
        option = next((option for option in options if option.key == key), None)
        if option is None:
            raise Refusal(Problem("not-an-option"))
        return option

    async def set_by_hand(self) -> None:
        """Open a lobby that was ready to begin to others, and to changes."""
        core, table = self._core, self._table
        async with core.lock:
            self._need_open()
            if table.row.preset is not None:
                await core.change(preset=None, closed_to_others=False, touched_at=datetime.now(UTC))
                core.changed()

    async def close_to_others(self, *, closed: bool) -> None:
        """Close the lobby to newcomers, or open it again."""
        core, table = self._core, self._table
        async with core.lock:
            self._need_open()
            if closed != table.row.closed_to_others:
                await core.change(closed_to_others=closed, touched_at=datetime.now(UTC))
                core.changed()

    async def start(self, starter: Person) -> None:
        """Draw the seats and ask the first question.

        The contributions to the seed are final from now on; the starter adds the last one. Raises ``Refusal``
        if the agreement was not posted before this press.
        """
        core, table = self._core, self._table
        async with core.lock:
            self._need_open()
            if not table.is_seated(starter.user_id):
                raise Refusal(Problem("sit-down-first"))
            check_ready(table.game, table.sitters)
            self._need_everybody(starter)
            self._need_agreement(starter)
            agreement = self._agreement.posted
            contributions = [*agreement.contributions, [starter.user_id, starter.act]]
            dealt = dealt_seed(table.row.seed, contributions)
            seats = seat_all(table.game, table.sitters, dealt)
            sits = [altered(sitter, {"seat": seats[sitter.number]}) for sitter in table.sitters]
            led = leaders(table.sitters)
            setup = setup_of(table.game, table.row, sits, led)
            problems = table.game.refuses(setup)
            if problems:
                raise Refusal(*problems)
            match = await self._first_question(setup, dealt)
            now = datetime.now(UTC)
            begun: TableChanges = {
                "status": "playing",
                "started_at": now,
                "touched_at": now,
                "options": agreed_options(table.game, table.row.options),
                "contributions": contributions,
                "dealt_commitment": commitment(dealt),
                "agreed": agreement.text,
                "leaders": led,
                **columns_of(match, table.row),
            }
            await core.change(entries=[entry.to_json() for entry in match.journal], sits=sits, **begun)
            core.begin(match)
            core.changed(asked=True)

    def _need_everybody(self, starter: Person) -> None:
        """Raise unless everybody else is ready. The member who opened the lobby begins without that."""
        if starter.user_id == self._table.row.starter_id:
            return
        others = [one for one in self._table.sitters if one.user_id not in (None, starter.user_id)]
        if late := tuple(dict.fromkeys(one.name for one in others if not one.ready)):
            raise Refusal(Problem("not-everybody-ready", {"names": late}))

    def _need_agreement(self, starter: Person) -> None:
        """Raise unless the agreement was posted before this press. The host knows the deal once this press
        has arrived."""
        posted = self._table.shown.agreement_message_id
        if posted is None or not self._agreement.is_written:
            raise Refusal(Problem("agreement-not-posted"))
        if starter.act <= posted:
            raise Refusal(Problem("agreement-just-posted"))

    async def _first_question(self, setup: Setup, dealt: str) -> Match:
        game = self._table.game
        try:
            return await in_thread("the rules", None, Match, game, setup, Dealer(dealt), watched=True)
        except RulesBroken:
            log.exception("rules.broken", table=self._table.id, game=game.key)
            raise Refusal(Problem("rules-broken")) from None

    async def close(self, remark: tuple[str, dict[str, RemarkFact]] | None = None) -> None:
        """Close the lobby without a match."""
        core = self._core
        async with core.lock:
            self._need_open()
            now = datetime.now(UTC)
            await core.change(status="cancelled", untold=True, ended_at=now, touched_at=now, remark=remark)
            core.changed()

    async def close_if_untouched(self, patience: timedelta) -> bool:
        """Close the lobby if nobody has used it for ``patience``. Returns whether it was closed."""
        core, table = self._core, self._table
        async with core.lock:
            if not table.in_lobby or datetime.now(UTC) - table.row.touched_at < patience:
                return False
            await core.change(status="cancelled", untold=True, ended_at=datetime.now(UTC))
            core.changed()
            return True

    def _need_open(self) -> None:
        if not self._table.in_lobby:
            raise Stale

    def _need_welcome(self, person: Person) -> None:
        """Raise if the lobby is closed, except for its starter and the members it invited."""
        row = self._table.row
        if row.closed_to_others and person.user_id not in (row.starter_id, *row.invited):
            raise Refusal(Problem("closed-to-others"))

    def _need_room(self) -> None:
        table = self._table
        if len(table.sitters) >= table.game.players[-1] or not free_seats(table.game, table.sitters):
            raise Refusal(Problem("table-full"))

    @property
    def _next_number(self) -> int:
        """The number of a new place, after all present ones."""
        return max((sitter.number for sitter in self._table.sitters), default=0) + 1

    async def _sit_down(self, place: Sitter) -> None:
        core, table = self._core, self._table
        await core.change(sits=[place.at(table.id)], touched_at=datetime.now(UTC))
        core.changed()

    async def _stand_up(self, *numbers: int) -> None:
        await self._core.change(stands=numbers, touched_at=datetime.now(UTC))
        self._core.changed()
