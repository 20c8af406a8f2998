"""The colours at the edge of messages, by kind of message."""

from __future__ import annotations

from typing import Final

TABLE: Final = 0x22304F
"""The table, its lobby, and questions about it."""
LOOKING: Final = 0x4F7C8A
"""Things to look at: log, pictures, lists, settings."""
RULES: Final = 0xC9A66B
BETS: Final = 0xD9A441
HAND: Final = 0xEFE6D2
DECK: Final = 0x3F5F52
CARD: Final = 0x8A2F2B
