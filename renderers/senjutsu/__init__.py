"""Pictures of Senjutsu: a view in, a picture out."""

from renderers.senjutsu.painter import PAINTER

__all__ = ["PAINTER"]
