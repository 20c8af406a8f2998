"""A table before its game: seats and options."""
