"""Opening a database from its address: SQLite or PostgreSQL, and nothing else knows which.

Also the one place where a driver's complaint becomes a ``StoreUnavailable`` that says what to do.
"""

from __future__ import annotations
