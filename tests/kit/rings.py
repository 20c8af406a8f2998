"""Three rings of tests: ``make check`` in ``make test`` in ``make proof``.

A case belongs to the smallest ring whose time it does not spoil. ``slow`` cases leave ``make check``,
``proof`` cases leave ``make test`` too. Nothing is left out of all three: ``make proof`` runs what the
others leave.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any
from zlib import crc32

import pytest

PROOF = pytest.mark.proof
SLOW = pytest.mark.slow


def every(
    names: str | tuple[str, ...],
    cases: Iterable[Any],
    ids: Iterable[str] | Callable[[Any], str] | None = None,
    *,
    daily: int,
) -> pytest.MarkDecorator:
    """Parametrize over every case: ``daily`` of them in ``make test``, spread evenly, the others in ``make
    proof`` only."""
    listed = list(cases)
    kept = {number * len(listed) // daily for number in range(daily)}
    params = [
        pytest.param(*(case if isinstance(names, tuple) else (case,)), marks=() if number in kept else PROOF)
        for number, case in enumerate(listed)
    ]
    return pytest.mark.parametrize(names, params, ids=ids if ids is None or callable(ids) else list(ids))


def tenth_of(node: str) -> int:
    """The tenth of a ring to which a case belongs.

    It depends on the case's name alone, so that ten runs with ten numbers run every case once.
    """
    return crc32(node.encode()) % 10
