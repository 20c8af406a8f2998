"""The drawing of each place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from renderers.canvas import Canvas
from renderers.seven_ronin import houses, open_places

MARKET: Final = "area:market"

DRAWINGS: Final[Mapping[str, Callable[[Canvas], None]]] = {
    "area:watchtower": houses.watchtower,
    "area:inn": houses.inn,
    "area:well": open_places.well,
    "area:granary": houses.granary,
    "area:pen": houses.pen,
    "area:field_north": open_places.field_north,
    "area:path": open_places.path,
    "area:graveyard": open_places.graveyard,
    "area:shrine": houses.shrine,
    "area:field_south": open_places.field_south,
    MARKET: houses.market,
}
