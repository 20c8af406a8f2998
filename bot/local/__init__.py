"""The local table: the same bot on a Discord that lives in memory, shown in the browser."""
