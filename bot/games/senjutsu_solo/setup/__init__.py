"""Opponents come onto the field: at the start, and in waves."""
