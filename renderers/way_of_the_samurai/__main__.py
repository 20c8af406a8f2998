"""Write a folder of sample pictures: ``python -m renderers.way_of_the_samurai OUTDIR [LANGUAGE]``."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.form import NO_DRAFT
from bot.wording import Words
from renderers.kit.__main__ import write
from renderers.painter import NOBODY, Moment, Picture, Players
from renderers.way_of_the_samurai import PAINTER, sample_ends, samples
from renderers.way_of_the_samurai.fighters import PEOPLE
from renderers.way_of_the_samurai.fighters.arms import ARMS


def pictures(said: Words, players: Players = NOBODY) -> Iterator[tuple[str, Picture]]:
    """Every kind of picture, with a name for its file."""
    yield "cover", PAINTER.cover(said)
    for name, view in samples.boards():
        yield f"board {name}", PAINTER.board(view, said, players)
    for enemy in PEOPLE:
        if said.has(f"enemy-{enemy.replace('_', '-')}"):
            yield f"enemy {enemy}", PAINTER.board(samples.against(enemy), said, players)
    for weapon in ARMS:
        yield f"weapon {weapon}", PAINTER.board(samples.armed(weapon), said, players)
    for step in samples.STEPS:
        view = samples.STRUCK if step.name in ("parried", "struck") else samples.table()
        yield f"step {step.name}", PAINTER.board(view, said, players, step)
        yield f"page {step.name}", PAINTER.page([Moment(step, view)], said, players)
    for count in (2, 3, 4):
        moments = [Moment(step, samples.STRUCK) for step in samples.STEPS[7 : 7 + count]]
        yield f"page of {count}", PAINTER.page(moments, said, players)
    for name, view in {"hand": samples.table(), "full": samples.FULL_HAND}.items():
        cards = view.you.hand or ()
        request = samples.card_choice(cards)
        yield f"private {name}", PAINTER.private(view, said, samples.SAMURAI, request, NO_DRAFT, players)
    yield "private rival", PAINTER.private(samples.DUEL, said, samples.RIVAL, None, NO_DRAFT, players)
    for view in (samples.at("bamboo"), samples.at("cliff"), samples.DOJO):
        for key in PAINTER.closeups(view):
            yield f"close {view.mode} {key.replace(':', ' ')}", PAINTER.closeup(view, said, key, players)
    for name, (view, account) in sample_ends.ENDINGS.items():
        yield f"ending {name}", PAINTER.ending(view, said, players, account)
    for key in PAINTER.emblems():
        yield f"emblem {key.replace(':', ' ')}", PAINTER.emblem(key, said)


if __name__ == "__main__":
    write("way-of-the-samurai", __doc__, ("", lambda said: pictures(said, samples.PLAYERS)))
