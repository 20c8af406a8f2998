"""What one seat, or a spectator, knows of a game."""

from __future__ import annotations


class View:
    """The knowledge of one seat, or of a spectator: a frozen dataclass built from nothing.

    Renderers, wording and AI seats get views, never the state of a game.
    """

    __slots__ = ()
