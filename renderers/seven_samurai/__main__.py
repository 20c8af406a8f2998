"""A folder of sample pictures, for whoever draws: ``python -m renderers.seven_samurai OUTDIR``."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from bot.wording import words
from renderers.kit.__main__ import save
from renderers.painter import Picture
from renderers.seven_samurai import PAINTER, samples

WORDS = words("seven_samurai")


def pictures() -> Iterator[tuple[str, Picture]]:
    """Every kind of picture, with a name for its file."""
    for step in samples.STEPS:
        view = samples.view_after(step)
        yield f"board {step.name}", PAINTER.board(view, WORDS, step)
        yield f"phone {step.name}", PAINTER.phone(view, WORDS, step)
    for name, view in {"spares": samples.SPARES, "crowded": samples.CROWDED}.items():
        yield f"board {name}", PAINTER.board(view, WORDS)
        yield f"phone {name}", PAINTER.phone(view, WORDS)
    for players in range(1, 8):
        yield f"board {players}", PAINTER.board(samples.table(players), WORDS)
    for seat in samples.CIRCLE:
        turned = samples.step("beast", samurai=f"samurai:{seat}", before=9, after=12, total=4)
        yield f"beast {seat}", PAINTER.board(samples.table(), WORDS, turned)
    yield "private fight", PAINTER.private(samples.DRAWN, WORDS, samples.KIKUCHIYO, samples.fight(), {})
    for key in PAINTER.closeups(samples.DRAWN):
        yield f"close {key.replace(':', ' ')}", PAINTER.closeup(samples.DRAWN, WORDS, key)
    for name, view in samples.ENDINGS.items():
        yield f"ending {name}", PAINTER.ending(view, WORDS)


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    save(((name, picture.image) for name, picture in pictures()), Path(sys.argv[1]))


if __name__ == "__main__":
    main()
