"""A view in, a picture out. Pure functions: the same view gives the same bytes."""
