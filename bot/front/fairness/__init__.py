"""Promises that are posted before a game, and how they are checked after it."""
