"""Whole pictures: the board, a hand, the page of a turn."""
