"""The store: tables, who sits at them, and the journal of what was decided and drawn.

SQLite by default, PostgreSQL by its address; the same rows, the same calls. Knows no game: a
journal entry is text here, an outcome a small bag of JSON.
"""

from bot.store.change import Change, TableChanges
from bot.store.errors import NoRoom, Outdated, StoreUnavailable, Superseded
from bot.store.glances import Glance
from bot.store.holding import Holding
from bot.store.kept import Kept
from bot.store.models import (
    Bet,
    Hearing,
    HearingWay,
    KeptDeck,
    KeptDraft,
    Lease,
    Remark,
    RemarkFact,
    Sitter,
    SitterKind,
    Status,
    TableRow,
    altered,
)
from bot.store.repository import Store

__all__ = [
    "Bet",
    "Change",
    "Glance",
    "Hearing",
    "HearingWay",
    "Holding",
    "Kept",
    "KeptDeck",
    "KeptDraft",
    "Lease",
    "NoRoom",
    "Outdated",
    "Remark",
    "RemarkFact",
    "Sitter",
    "SitterKind",
    "Status",
    "Store",
    "StoreUnavailable",
    "Superseded",
    "TableChanges",
    "TableRow",
    "altered",
]
