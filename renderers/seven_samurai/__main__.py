"""Write a folder of sample pictures: ``python -m renderers.seven_samurai OUTDIR [LANGUAGE]``."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Step
from bot.engine.form import NO_DRAFT
from bot.games.seven_samurai.round_steps import Beast
from bot.wording import Words
from renderers.kit.__main__ import write
from renderers.painter import NOBODY, Moment, Picture, Players
from renderers.seven_samurai import PAINTER, sample_ends, sample_steps, samples


def pictures(said: Words, players: Players = NOBODY) -> Iterator[tuple[str, Picture]]:
    """Every kind of picture, with a name for its file."""
    yield "cover", PAINTER.cover(said)
    for step in sample_steps.STEPS:
        view = sample_steps.view_after(step)
        yield f"board {step.name}", PAINTER.board(view, said, players, step)
        yield f"page {step.name}", PAINTER.page([Moment(step, view)], said, players)
    for name, view in {"spares": samples.SPARES, "crowded": samples.CROWDED}.items():
        yield f"board {name}", PAINTER.board(view, said, players)
    for number in range(1, 8):
        view = samples.table(number)
        yield f"board {number}", PAINTER.board(view, said, players)
        second = PAINTER.beside(view, said, players)
        if second is not None:
            yield f"beside {number}", second
    for seat in samples.CIRCLE:
        turned = Step.of(Beast(samurai=f"samurai:{seat}", before=9, after=12, total=4))
        yield f"beast {seat}", PAINTER.board(samples.table(), said, players, turned)
    for name, view, request in samples.DECISIONS:
        yield f"private {name}", PAINTER.private(view, said, samples.KIKUCHIYO, request, NO_DRAFT, players)
    for key in PAINTER.closeups(samples.DRAWN):
        yield f"close {key.replace(':', ' ')}", PAINTER.closeup(samples.DRAWN, said, key, players)
    for count in (2, 3, 4):
        moments = [Moment(step, sample_steps.view_after(step)) for step in sample_steps.CHAPTERS[count]]
        yield f"page of {count}", PAINTER.page(moments, said, players)
    for name, (view, account) in sample_ends.ENDINGS.items():
        yield f"ending {name}", PAINTER.ending(view, said, players, account)
    for key in PAINTER.emblems():
        yield f"emblem {key.replace(':', ' ')}", PAINTER.emblem(key, said)


if __name__ == "__main__":
    write("seven-samurai", __doc__, ("", lambda said: pictures(said, samples.PLAYERS)))
