"""The field: ground, terrain, and everybody on it."""
