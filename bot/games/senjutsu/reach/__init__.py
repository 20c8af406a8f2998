"""The places to which the lines of a card can lead, and the hexes in reach of an attack from there."""
