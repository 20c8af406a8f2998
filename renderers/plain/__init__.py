"""Pictures of a game that has no painter yet: its view as a tidy table on paper."""

from renderers.plain.painter import PLAIN

__all__ = ["PLAIN"]
