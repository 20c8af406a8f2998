"""Everybody on the field: figures, portraits, and panels at the sides."""
