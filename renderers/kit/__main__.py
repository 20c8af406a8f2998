"""Write a folder of sample sheets, one for each tool: ``python -m renderers.kit OUTDIR``."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from PIL import Image

from renderers.kit.contact import contact
from renderers.kit.sheets import SHEETS


def save(pictures: Iterable[tuple[str, Image.Image]], folder: Path) -> None:
    """Save pictures by name in this folder, with ``contact.png``, which shows all of them at the size of a
    phone."""
    folder.mkdir(parents=True, exist_ok=True)
    saved = list(pictures)
    for name, image in saved:
        image.save(folder / f"{name.replace(' ', '_')}.png")
    contact(saved).save(folder / "contact.png")


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    save(((name, draw().image) for name, draw in SHEETS.items()), Path(sys.argv[1]))


if __name__ == "__main__":
    main()
