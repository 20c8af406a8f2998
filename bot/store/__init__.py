"""The store: tables, their sitters, and the journal of decisions and draws.

SQLite is the default; an address of PostgreSQL selects PostgreSQL. Rows and calls are the same. The store
knows no game: a journal entry is text here, an outcome is JSON.
"""

from bot.store.change import Change, Note, ShownChanges, TableChanges
from bot.store.errors import NoRoom, Outdated, StoreUnavailable, Superseded
from bot.store.glances import Ended, Glance, Listing
from bot.store.holding import Holding
from bot.store.kept import Dealing, Kept, NewTable
from bot.store.models import (
    Bet,
    Hearing,
    HearingWay,
    KeptDeck,
    KeptDraft,
    Lease,
    Remark,
    RemarkFact,
    ShownRow,
    Sitter,
    SitterKind,
    Status,
    TableRow,
    altered,
)
from bot.store.repository import Store
from bot.store.watching import Record

__all__ = [
    "Bet",
    "Change",
    "Dealing",
    "Ended",
    "Glance",
    "Hearing",
    "HearingWay",
    "Holding",
    "Kept",
    "KeptDeck",
    "KeptDraft",
    "Lease",
    "Listing",
    "NewTable",
    "NoRoom",
    "Note",
    "Outdated",
    "Record",
    "Remark",
    "RemarkFact",
    "ShownChanges",
    "ShownRow",
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
