"""A folder of sample pictures: ``python -m renderers.senjutsu OUTDIR [LANGUAGE]``."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.form import NO_DRAFT, Picked
from bot.games.senjutsu.board.fields import FIELDS
from bot.games.senjutsu.cards.card import CARDS
from bot.wording import Words
from renderers.kit.__main__ import write
from renderers.painter import Moment, Picture
from renderers.senjutsu import PAINTER, sample_ends, samples
from renderers.senjutsu.samples import PLAYERS, STUDENT


def pictures(said: Words) -> Iterator[tuple[str, Picture]]:
    """Every kind of picture, with a name for its file."""
    yield "cover", PAINTER.cover(said)
    for field in FIELDS:
        yield f"board {field}", PAINTER.board(samples.crowd(field), said, PLAYERS)
        yield f"teams {field}", PAINTER.board(samples.teams(field), said, PLAYERS)
        yield f"ending {field}", PAINTER.ending(samples.over(field), said, PLAYERS, sample_ends.WON)
    for name, (view, account) in sample_ends.ENDINGS.items():
        yield f"ending {name}", PAINTER.ending(view, said, PLAYERS, account)
    for step in samples.STEPS:
        yield f"step {step.name}", PAINTER.board(samples.view_after(step), said, PLAYERS, step)
    for count in range(1, 5):
        steps = [step for step in samples.STEPS if PAINTER.weight(step) > 1][-count:]
        moments = [Moment(step, samples.view_after(step)) for step in steps]
        yield f"page of {count}", PAINTER.page(moments, said, PLAYERS)
    for name, view in (("beside two", samples.duel()), ("beside four", samples.crowd())):
        beside = PAINTER.beside(view, said, PLAYERS)
        if beside is not None:
            yield name, beside
    for more in (0, 4):
        view = samples.hand(more)
        asked = samples.choice(view)
        yield f"hand {6 + more}", PAINTER.private(view, said, STUDENT, asked, NO_DRAFT, PLAYERS)
    view = samples.hand()
    for card in view.at(STUDENT).cards:
        draft = Picked((str(card),))
        yield f"tried {card[5:8]}", PAINTER.private(view, said, STUDENT, samples.choice(view), draft, PLAYERS)
    yield "ways", PAINTER.private(view, said, STUDENT, samples.ways(view), NO_DRAFT, PLAYERS)
    yield "kamae", PAINTER.private(view, said, STUDENT, samples.kamae(view), NO_DRAFT, PLAYERS)
    yield "hand unasked", PAINTER.private(view, said, STUDENT, None, NO_DRAFT, PLAYERS)


def cards(said: Words) -> Iterator[tuple[str, Picture]]:
    """Every card with its words."""
    for card in CARDS.values():
        yield f"card {card.number:03}", PAINTER.emblem(card.key, said)


if __name__ == "__main__":
    write("senjutsu", __doc__, ("", pictures), ("cards", cards))
