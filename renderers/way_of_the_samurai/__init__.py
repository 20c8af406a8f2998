"""The pictures of Way of the Samurai."""

from renderers.way_of_the_samurai.painter import PAINTER

__all__ = ["PAINTER"]
