"""7 Samurai in pictures: the village on its hill, seven samurai and the beasts they turn into."""

from renderers.seven_samurai.painter import PAINTER

__all__ = ["PAINTER"]
