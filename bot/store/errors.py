"""What can go wrong with the store, said so that somebody can act on it."""

from __future__ import annotations


class StoreUnavailable(Exception):
    """The database cannot be opened or no longer answers; the message says what to do about it."""


class NoSuchTable(Exception):
    """There is no table with this number (any more)."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"table {table_id} does not exist")
        self.table_id = table_id


class AlreadyStarted(Exception):
    """The table has left the lobby: nobody can be seated a second time."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"table {table_id} has left the lobby")
        self.table_id = table_id


class JournalConflict(Exception):
    """Somebody else has written these journal entries already. Load the journal and look again."""

    def __init__(self, table_id: int, first_seq: int) -> None:
        super().__init__(f"the journal of table {table_id} already has an entry {first_seq} or later")
        self.table_id = table_id
        self.first_seq = first_seq
