"""Cards, large and small, with their words."""
