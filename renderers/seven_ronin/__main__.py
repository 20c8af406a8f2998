"""A folder of sample pictures, for whoever draws: ``python -m renderers.seven_ronin OUTDIR``."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from bot.games.seven_ronin.state import ATTACKER, DEFENDER
from bot.wording import words
from renderers.kit.__main__ import save
from renderers.painter import Picture
from renderers.seven_ronin import PAINTER, sample_plans, samples

WORDS = words("seven_ronin")


def pictures() -> Iterator[tuple[str, Picture]]:
    """Every kind of picture, with a name for its file."""
    for name, (view, step) in samples.MOMENTS.items():
        yield f"board {name}", PAINTER.board(view, WORDS, step)
        yield f"phone {name}", PAINTER.phone(view, WORDS, step)
    for name, view in samples.CROWDS.items():
        yield f"board {name}", PAINTER.board(view, WORDS)
        yield f"phone {name}", PAINTER.phone(view, WORDS)
    for name, (view, form, draft) in sample_plans.plans().items():
        seat = ATTACKER if form.prompt == "plan.attack" else DEFENDER
        yield f"plan {name}", PAINTER.private(view, WORDS, seat, form, draft)
    for name, view in sample_plans.ENDINGS.items():
        yield f"ending {name}", PAINTER.ending(view, WORDS)


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    save(((name, picture.image) for name, picture in pictures()), Path(sys.argv[1]))


if __name__ == "__main__":
    main()
