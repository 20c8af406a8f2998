"""A folder of sample pictures: ``python -m renderers.seven_ronin OUTDIR [LANGUAGE]``."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from bot.engine import Seat
from bot.wording import Words, words
from renderers.kit.__main__ import save
from renderers.painter import Picture
from renderers.seven_ronin import PAINTER, sample_plans, samples


def pictures(said: Words) -> Iterator[tuple[str, Picture]]:
    """Every kind of picture, with a name for its file."""
    yield "cover", PAINTER.cover(said)
    for name, (view, step) in samples.MOMENTS.items():
        yield f"board {name}", PAINTER.board(view, said, samples.COMPANY, step)
    for name, view in samples.CROWDS.items():
        yield f"board {name}", PAINTER.board(view, said, samples.COMPANY)
    for name, (view, form, draft) in sample_plans.plans().items():
        seat = Seat("attacker" if form.prompt == "plan.attack" else "defender")
        yield f"plan {name}", PAINTER.private(view, said, seat, form, draft, samples.COMPANY)
    for name, view in sample_plans.ENDINGS.items():
        yield f"ending {name}", PAINTER.ending(view, said, samples.COMPANY)


def main() -> None:
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    said = words("seven-ronin", *sys.argv[2:])
    save(((name, picture.image) for name, picture in pictures(said)), Path(sys.argv[1]))


if __name__ == "__main__":
    main()
