"""The store: tables, who sits at them, and the journal of what was decided and drawn.

SQLite by default, PostgreSQL by its address; the same rows, the same calls. Knows no game: a
journal entry is text here, an outcome a small bag of JSON.
"""

from bot.store.errors import AlreadyStarted, JournalConflict, NoSuchTable, StoreUnavailable
from bot.store.models import KeptDraft, Sitter, SitterKind, Status, TableRow
from bot.store.repository import SitterChanges, Store, TableChanges

__all__ = [
    "AlreadyStarted",
    "JournalConflict",
    "KeptDraft",
    "NoSuchTable",
    "Sitter",
    "SitterChanges",
    "SitterKind",
    "Status",
    "Store",
    "StoreUnavailable",
    "TableChanges",
    "TableRow",
]
