"""Whoever stands on a field: the samurai of a duel, and in a fight against AI opponents those as well.

Pictures ask here who somebody is and whose side he is on, and draw them all alike.
"""

from __future__ import annotations

from typing import TypeAlias

from bot.games.senjutsu.view import DuelView, SamuraiView
from bot.games.senjutsu_solo.view import OpponentView, SoloView

Body: TypeAlias = SamuraiView | OpponentView


def opponents(view: DuelView) -> tuple[OpponentView, ...]:
    """The AI opponents, if there are any."""
    return view.opponents if isinstance(view, SoloView) else ()


def bodies(view: DuelView) -> tuple[Body, ...]:
    """Everybody, the samurai first."""
    return (*view.samurai, *opponents(view))


def standing(view: DuelView) -> list[Body]:
    """Everybody on the field."""
    return [one for one in bodies(view) if one.place is not None and not one.fallen]


def body_of(view: DuelView, name: str) -> Body | None:
    """Who is meant by a seat or a key; nobody by the fallen lord's."""
    return next((one for one in bodies(view) if name in (one.seat, one.key)), None)


def kind_of(one: Body) -> str:
    """Which figure, face and colour are his."""
    return one.kind if isinstance(one, OpponentView) else one.seat


def number_of(one: Body) -> int:
    """Which of several of his kind he is; 1 for the first and for whoever is alone."""
    _, _, number = one.key.rpartition("-")
    return int(number) if number.isdigit() else 1


def alike(one: Body, view: DuelView) -> bool:
    """Whether others of his kind fight beside him, so that he needs a number."""
    return sum(kind_of(other) == kind_of(one) for other in opponents(view)) > 1
