"""Pictures of Senjutsu: a view in, a picture out."""

from renderers.senjutsu.painter import PAINTER, SOLO_PAINTER

__all__ = ["PAINTER", "SOLO_PAINTER"]
