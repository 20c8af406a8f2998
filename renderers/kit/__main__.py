"""Write a folder of sample sheets, one for each tool: ``python -m renderers.kit OUTDIR``."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeAlias

from PIL import Image

from bot.wording import Words, words
from renderers.kit.contact import contact
from renderers.kit.sheets import SHEETS
from renderers.painter import Picture

Samples: TypeAlias = Callable[[Words], Iterable[tuple[str, Picture]]]
"""Makes sample pictures, each with a name for its file."""


def save(pictures: Iterable[tuple[str, Image.Image]], folder: Path) -> None:
    """Save pictures by name in this folder, with ``contact.png``, which shows all of them at the size of a
    phone."""
    folder.mkdir(parents=True, exist_ok=True)
    saved = list(pictures)
    for name, image in saved:
        image.save(folder / f"{name.replace(' ', '_')}.png")
    contact(saved).save(folder / "contact.png")


def write(game: str, usage: str | None, *folders: tuple[str, Samples]) -> None:
    """Write the samples of a game into these folders below OUTDIR, as the arguments of the process say."""
    if len(sys.argv) not in (2, 3):
        sys.exit(usage)
    said = words(game, *sys.argv[2:])
    for name, samples in folders:
        save(((file, picture.image) for file, picture in samples(said)), Path(sys.argv[1], name))


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    save(((name, draw().image) for name, draw in SHEETS.items()), Path(sys.argv[1]))


if __name__ == "__main__":
    main()
