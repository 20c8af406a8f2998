"""The places of a fight with their weather: the grounds of all pictures."""

from __future__ import annotations

from renderers.way_of_the_samurai.places.scene import SCENE, scene, weather_before

__all__ = ["SCENE", "scene", "weather_before"]
