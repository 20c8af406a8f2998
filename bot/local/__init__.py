"""The local table: the same bot on an in-memory Discord, shown in the browser."""
