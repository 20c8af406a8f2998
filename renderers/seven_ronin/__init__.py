"""Pictures of 7 Ronin."""

from renderers.seven_ronin.painter import PAINTER

__all__ = ["PAINTER"]
