"""The public message of a table."""
