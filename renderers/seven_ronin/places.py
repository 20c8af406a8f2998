"""Which drawing belongs to which place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from renderers.canvas import Canvas
from renderers.seven_ronin import grounds, houses

MARKET: Final = "area:market"

DRAWINGS: Final[Mapping[str, Callable[[Canvas], None]]] = {
    "area:watchtower": houses.watchtower,
    "area:inn": houses.inn,
    "area:well": grounds.well,
    "area:granary": houses.granary,
    "area:pen": houses.pen,
    "area:field_north": grounds.field_north,
    "area:path": grounds.path,
    "area:graveyard": grounds.graveyard,
    "area:shrine": houses.shrine,
    "area:field_south": grounds.field_south,
    MARKET: houses.market,
}
