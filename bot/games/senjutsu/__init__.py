"""Senjutsu: samurai duel with hidden cards on a field of hexes."""
