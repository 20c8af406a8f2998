"""A folder of sample pictures: ``python -m renderers.seven_samurai OUTDIR [LANGUAGE]``."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from bot.wording import Words, words
from renderers.kit.__main__ import save
from renderers.painter import NOBODY, Picture
from renderers.seven_samurai import PAINTER, samples


def pictures(said: Words) -> Iterator[tuple[str, Picture]]:
    """Every kind of picture, with a name for its file."""
    for step in samples.STEPS:
        view = samples.view_after(step)
        yield f"board {step.name}", PAINTER.board(view, said, NOBODY, step)
        yield f"phone {step.name}", PAINTER.phone(view, said, step)
    for name, view in {"spares": samples.SPARES, "crowded": samples.CROWDED}.items():
        yield f"board {name}", PAINTER.board(view, said, NOBODY)
        yield f"phone {name}", PAINTER.phone(view, said)
    for players in range(1, 8):
        yield f"board {players}", PAINTER.board(samples.table(players), said, NOBODY)
    for seat in samples.CIRCLE:
        turned = samples.step("beast", samurai=f"samurai:{seat}", before=9, after=12, total=4)
        yield f"beast {seat}", PAINTER.board(samples.table(), said, NOBODY, turned)
    yield (
        "private fight",
        PAINTER.private(samples.DRAWN, said, samples.KIKUCHIYO, samples.fight(), {}, NOBODY),
    )
    for key in PAINTER.closeups(samples.DRAWN):
        yield f"close {key.replace(':', ' ')}", PAINTER.closeup(samples.DRAWN, said, key, NOBODY)
    for name, view in samples.ENDINGS.items():
        yield f"ending {name}", PAINTER.ending(view, said, NOBODY)


def main() -> None:
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    said = words("seven-samurai", *sys.argv[2:])
    save(((name, picture.image) for name, picture in pictures(said)), Path(sys.argv[1]))


if __name__ == "__main__":
    main()
