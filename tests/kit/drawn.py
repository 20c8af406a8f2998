"""Every text drawn in a picture, recorded when it is drawn."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from PIL import ImageDraw


@contextmanager
def drawn_texts() -> Iterator[list[str]]:
    """Record the texts of all pictures drawn in the ``with`` block. Cached sprites are drawn again."""
    texts: list[str] = []
    draw = ImageDraw.ImageDraw.text

    def drawn(self: ImageDraw.ImageDraw, xy: Any, text: Any, *rest: Any, **more: Any) -> None:
        texts.append(str(text))
        draw(self, xy, text, *rest, **more)

    _forget_sprites()
    ImageDraw.ImageDraw.text = drawn
    try:
        yield texts
    finally:
        ImageDraw.ImageDraw.text = draw


def _forget_sprites() -> None:
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == "renderers":
            for kept in list(vars(module).values()):
                if hasattr(kept, "cache_clear") and not isinstance(kept, type):
                    kept.cache_clear()
