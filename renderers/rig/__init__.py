"""One rig of people for all games: joints, clothes cut to them, heads with moods, weapons and hats.

A game describes its people once, as ``Person``, and takes any of them in any pose and mood::

    drawn = figure(PEOPLE["ronin"], "strike", "shout", high=400, left=True)
    sheet.paste(drawn.sprite, x, y)  # x, y: between the feet

``drawn.face`` is forbidden ground: no burst, no cut, no slip lies on it. A blow hits ``drawn.heart``.
``draw`` draws the same on a canvas. Figures are cached.
"""

from __future__ import annotations

from renderers.rig.faces import MOODS, Mood
from renderers.rig.figure import Figure, draw, figure
from renderers.rig.person import Person
from renderers.rig.poses import POSE_NAMES, PoseName

__all__ = ["MOODS", "POSE_NAMES", "Figure", "Mood", "Person", "PoseName", "draw", "figure"]
