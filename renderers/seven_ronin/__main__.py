"""Write a folder of sample pictures: ``python -m renderers.seven_ronin OUTDIR [LANGUAGE]``."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Seat
from bot.wording import Words
from renderers.kit.__main__ import write
from renderers.painter import NOBODY, Picture, Players
from renderers.seven_ronin import PAINTER, sample_ends, sample_plans, samples


def pictures(said: Words, players: Players = NOBODY) -> Iterator[tuple[str, Picture]]:
    """Every kind of picture, with a name for its file."""
    yield "cover", PAINTER.cover(said)
    for name, (view, step) in samples.MOMENTS.items():
        yield f"board {name}", PAINTER.board(view, said, players, step)
    for name, day in samples.PAGES.items():
        yield f"page {name}", PAINTER.page(samples.told(*day), said, players)
    for name, view in samples.CROWDS.items():
        yield f"board {name}", PAINTER.board(view, said, players)
    for name, (view, form, draft) in sample_plans.plans().items():
        seat = Seat("attacker" if form.prompt == "plan.attack" else "defender")
        yield f"plan {name}", PAINTER.private(view, said, seat, form, draft, players)
    for name, (view, account) in sample_ends.ENDINGS.items():
        yield f"ending {name}", PAINTER.ending(view, said, players, account)
    last, _ = sample_ends.ENDINGS["attacker"]
    for key in PAINTER.closeups(last):
        yield f"closer {key.partition(':')[2]}", PAINTER.closeup(last, said, key, players)
    for key in PAINTER.emblems():
        yield f"emblem {key.partition(':')[2]}", PAINTER.emblem(key, said)


if __name__ == "__main__":
    write("seven-ronin", __doc__, ("", lambda said: pictures(said, samples.PLAYERS)))
