"""Pictures of 7 Samurai: the village on its hill, seven samurai and their beasts."""

from renderers.seven_samurai.painter import PAINTER

__all__ = ["PAINTER"]
