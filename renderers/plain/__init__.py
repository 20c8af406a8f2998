"""Pictures of a game without a painter: its view as a table on paper."""

from renderers.plain.painter import PLAIN

__all__ = ["PLAIN"]
