"""Moves, attacks, blocks and counters, and the initiative that orders them."""
