"""Senjutsu against AI opponents."""
