"""Senjutsu against opponents that decide for themselves, by the book."""
