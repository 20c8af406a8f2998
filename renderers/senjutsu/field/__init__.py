"""The field: ground, terrain, and who stands on it."""
