"""The figures of Way of the Samurai: the samurai and all enemies."""

from __future__ import annotations

from renderers.way_of_the_samurai.fighters.people import PEOPLE, YOU
from renderers.way_of_the_samurai.fighters.person import fighter

__all__ = ["PEOPLE", "YOU", "fighter"]
