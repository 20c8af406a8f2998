"""The store: tables, who sits at them, and the journal of what was decided and drawn.

SQLite by default, PostgreSQL by its address; the same rows, the same calls. Knows no game: a
journal entry is text here, an outcome a small bag of JSON.
"""

from bot.store.change import Change, TableChanges
from bot.store.errors import Outdated, StoreUnavailable, Superseded
from bot.store.holding import Holding
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
    "Hearing",
    "HearingWay",
    "Holding",
    "KeptDeck",
    "KeptDraft",
    "Lease",
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
