"""Cheap value classes, for objects that are made or copied by the thousand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

C = TypeVar("C")


@dataclass_transform(frozen_default=True)
def value(made: type[C]) -> type[C]:
    """A dataclass that the type checker treats as frozen.

    Python does not enforce it: a really frozen dataclass takes three times as long to make and copy.
    """
    return dataclass(slots=True, unsafe_hash=True)(made)
