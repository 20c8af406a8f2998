"""A folder of sample pictures: ``python -m renderers.senjutsu.solo OUTDIR [LANGUAGE]``."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.senjutsu.cards.opponent_card import SOLO_CARDS
from bot.games.senjutsu_solo.fights.foes import FOES
from bot.wording import Words
from renderers.kit.__main__ import write
from renderers.painter import Moment, Picture
from renderers.senjutsu import SOLO_PAINTER as PAINTER
from renderers.senjutsu.samples import PLAYERS
from renderers.senjutsu.solo import sample_ends, samples


def pictures(said: Words) -> Iterator[tuple[str, Picture]]:
    """Every kind of picture, with a name for its file."""
    yield "cover", PAINTER.cover(said)
    views = {
        "boss": samples.boss(),
        "band": samples.band(),
        "crowded": samples.crowded(),
        "horde": samples.horde(),
        "nightmare": samples.nightmare(),
        "contracts": samples.duelists(),
        "path": samples.walking(),
    }
    for name, view in views.items():
        yield f"board {name}", PAINTER.board(view, said, PLAYERS)
        beside = PAINTER.beside(view, said, PLAYERS)
        if beside is not None:
            yield f"beside {name}", beside
    for number, step in enumerate(samples.STEPS):
        yield f"step {number:02} {step.name}", PAINTER.board(samples.view_after(step), said, PLAYERS, step)
    for count in range(1, 5):
        steps = [step for step in samples.STEPS if PAINTER.weight(step) > 1][-count:]
        moments = [Moment(step, samples.view_after(step)) for step in steps]
        yield f"page of {count}", PAINTER.page(moments, said, PLAYERS)
    for name, (view, account) in sample_ends.ENDINGS.items():
        yield f"ending {name}", PAINTER.ending(view, said, PLAYERS, account)
    for way, stops in (("river", samples.RIVER), ("ridge", samples.RIDGE)):
        for count in (0, 3, 4, 9):
            view = samples.walking(count, stops)
            yield f"path {way} {count}", PAINTER.closeup(view, said, "closeup:path", PLAYERS)


def entrances(said: Words) -> Iterator[tuple[str, Picture]]:
    """Everybody enters, and shows what he may do."""
    for kind in FOES:
        step, view = samples.entrance(kind)
        yield f"enters {kind}", PAINTER.board(view, said, PLAYERS, step)
        yield f"deck {kind}", PAINTER.closeup(view, said, f"foe:{kind}", PLAYERS)


def cards(said: Words) -> Iterator[tuple[str, Picture]]:
    """Every card with its words."""
    for card in SOLO_CARDS.values():
        yield f"card {card.number}", PAINTER.emblem(card.key, said)


if __name__ == "__main__":
    write("senjutsu-solo", __doc__, ("", pictures), ("entrances", entrances), ("cards", cards))
