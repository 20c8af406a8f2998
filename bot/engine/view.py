"""The base class of views."""

from __future__ import annotations


class View:
    """The knowledge that one seat, or a spectator, has of a game. Subclasses are frozen dataclasses.

    Renderers, wording and AI seats get views, never the state of a game.
    """

    __slots__ = ()
