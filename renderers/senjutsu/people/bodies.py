"""Everybody on a field: the samurai, and the AI opponents of a solo fight.

Pictures read figure, face and side here, so that they draw samurai and opponents with the same code.
"""

from __future__ import annotations

from typing import TypeAlias

from bot.games.senjutsu.view import DuelView, SamuraiView
from bot.games.senjutsu_solo.view import OpponentView, SoloView

Body: TypeAlias = SamuraiView | OpponentView


def opponents(view: DuelView) -> tuple[OpponentView, ...]:
    """The AI opponents; none in a duel."""
    return view.opponents if isinstance(view, SoloView) else ()


def bodies(view: DuelView) -> tuple[Body, ...]:
    """Everybody, the samurai first."""
    return (*view.samurai, *opponents(view))


def standing(view: DuelView) -> list[Body]:
    """Everybody on the field."""
    return [one for one in bodies(view) if one.place is not None and not one.fallen]


def body_of(view: DuelView, name: str) -> Body | None:
    """The fighter with this seat or key, or None, as for the fallen lord."""
    return next((one for one in bodies(view) if name in (one.seat, one.key)), None)


def kind_of(one: Body) -> str:
    """The key of his figure, face and colour."""
    return one.kind if isinstance(one, OpponentView) else one.seat


def number_of(one: Body) -> int:
    """His number among several of his kind; 1 for the first or only one."""
    _, _, number = one.key.rpartition("-")
    return int(number) if number.isdigit() else 1


def alike(one: Body, view: DuelView) -> bool:
    """True if others of his kind fight beside him, so that he needs a number."""
    return sum(kind_of(other) == kind_of(one) for other in opponents(view)) > 1
