"""The field: hexes, terrain and the eight battlefields."""
