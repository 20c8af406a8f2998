"""The agreement: the settings a lobby has settled before anybody can know the deal.

Its fingerprint is posted in a message that is never edited, and a match starts only after that. Nobody can
then invent a wish, exchange seats, or turn a person into an AI. The fingerprint is salted from the seed,
which keeps a private deck from being guessed.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.engine import GameRules, Refusal, Strength
from bot.store import ShownRow, Sitter, TableRow
from bot.tables.seating import check_ready
from bot.tables.state import TableState
from bot.tables.suggestions import agreed_options


@dataclass(frozen=True, slots=True)
class AgreedPlace:
    """A member with the press by which they sat down, or an AI, which has a strength instead."""

    member: int | None
    press: int | None
    wish: str | None
    chosen: Mapping[str, str]
    strength: Strength | None = None


@dataclass(frozen=True, slots=True)
class Agreement:
    """Everything that decides about a match beside the seed and the press that starts it.

    ``opened`` is the member who opened the lobby, and the number of that press. ``channel`` and ``promise``
    name the message with the fingerprint of the seed, ``commitment``. ``places`` are in the order of sitting
    down.
    """

    table: int
    number: int
    game: str
    rules_version: int
    opened: tuple[int, int]
    channel: int
    promise: int
    commitment: str
    options: Mapping[str, str]
    legacy: Mapping[str, Any]
    places: Sequence[AgreedPlace]

    @property
    def body(self) -> dict[str, object]:
        """The agreement as plain data for a file. Discord's numbers are text, because some readers keep fewer
        digits."""
        return {
            "table": self.table,
            "number": self.number,
            "game": self.game,
            "rules_version": self.rules_version,
            "opened": [str(number) for number in self.opened],
            "channel": str(self.channel),
            "promise": str(self.promise),
            "commitment": self.commitment,
            "options": dict(self.options),
            "legacy": dict(self.legacy),
            "places": [_body_of(place) for place in self.places],
        }

    @property
    def text(self) -> str:
        """The canonical JSON: the same agreement always gives the same text."""
        return json.dumps(self.body, sort_keys=True, separators=(",", ":"), ensure_ascii=False)

    def fingerprint(self, seed: str) -> str:
        return _digits(f"{_digits(f'{seed}:agreed:{self.number}')}:{self.text}")

    @property
    def contributions(self) -> list[list[int]]:
        """The pairs of member and press that the people of this table have added to the seed."""
        return [
            [place.member, place.press]
            for place in self.places
            if place.member is not None and place.press is not None
        ]

    def sitters(self) -> list[Sitter]:
        """The places as rows, numbered from 1."""
        return [
            Sitter(
                table_id=self.table,
                number=number,
                user_id=place.member,
                name="",
                kind="ai" if place.member is None else "human",
                strength=place.strength or "adept",
                wish=place.wish,
                act=place.press,
                chosen=dict(place.chosen),
            )
            for number, place in enumerate(self.places, 1)
        ]


def _body_of(place: AgreedPlace) -> dict[str, object]:
    return {
        "member": None if place.member is None else str(place.member),
        "press": None if place.press is None else str(place.press),
        "wish": place.wish,
        "chosen": dict(place.chosen),
        "strength": place.strength,
    }


def _digits(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def agreement_of(
    game: GameRules, row: TableRow, shown: ShownRow, sitters: Sequence[Sitter], number: int
) -> Agreement:
    """The agreement of a lobby as it is now. It contains every option, also those with default values."""
    own = [option for option in game.options if option.each_seat]
    return Agreement(
        table=row.id,
        number=number,
        game=row.game,
        rules_version=row.rules_version,
        opened=(row.starter_id, row.opening),
        channel=shown.channel_id,
        promise=shown.promise_message_id or 0,
        commitment=row.commitment,
        options=agreed_options(game, row.options),
        legacy=row.legacy,
        places=[
            AgreedPlace(
                sitter.user_id,
                sitter.act if sitter.user_id is not None else None,
                sitter.wish,
                {one.key: sitter.chosen.get(one.key, one.default) for one in own},
                sitter.strength if sitter.kind == "ai" else None,
            )
            for sitter in sitters
        ],
    )


class LobbyAgreement:
    """The agreement of one lobby, posted or still to be posted."""

    def __init__(self, table: TableState) -> None:
        self._table = table

    @property
    def is_written(self) -> bool:
        """True if the newest posted agreement matches the lobby as it is now."""
        row, shown = self._table.row, self._table.shown
        if shown.agreement_message_id is None or shown.notice_under_way is not None:
            return False
        return self._numbered(shown.agreement_number).fingerprint(row.seed) == shown.agreement_fingerprint

    @property
    def is_due(self) -> bool:
        """True if the lobby could begin and its agreement is not posted yet."""
        table = self._table
        if not table.in_lobby or self.is_written:
            return False
        try:
            check_ready(table.game, table.sitters)
        except Refusal:
            return False
        return True

    @property
    def next(self) -> Agreement:
        """The agreement to be posted now."""
        return self._numbered(self._table.shown.agreement_number + 1)

    @property
    def posted(self) -> Agreement:
        """The agreement that was posted, provided that it ``is_written``."""
        return self._numbered(self._table.shown.agreement_number)

    def _numbered(self, number: int) -> Agreement:
        table = self._table
        return agreement_of(table.game, table.row, table.shown, table.sitters, number)
