"""The field: figures are large on a phone, nobody covers a face, and the names of hexes can be read."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from bot.games.senjutsu.board.hexes import Hex
from bot.games.senjutsu.view import DuelView
from bot.wording import words
from renderers.kit.sizes import PHONE, WIDTH
from renderers.senjutsu import PAINTER, SOLO_PAINTER, samples
from renderers.senjutsu.field.layout import HIGH, drawn_field
from renderers.senjutsu.field.stage import draw_marks, draw_pieces, flat
from renderers.senjutsu.solo import samples as solo
from tests.renderers.senjutsu.reading import legible, texts

WORDS, SOLO = words("senjutsu"), words("senjutsu-solo")
DUELS = ("snowy_clearing", "burning_village", "riverside", "temple_garden")
SMALLEST = 48
"""The least height of a figure on a phone, in pixels."""


@pytest.mark.parametrize("field", DUELS)
def test_a_figure_is_48_pixels_high_on_a_phone(field: str):
    drawn = drawn_field(samples.duel(field).hexes)
    assert drawn.radius * HIGH * PHONE / WIDTH >= SMALLEST


def crowded_around() -> DuelView:
    """Four samurai on four hexes that touch."""
    view = samples.crowd("temple_garden")
    places = (Hex(0, 0), Hex(0, 1), Hex(1, 0), Hex(-1, 1))
    people = zip(view.samurai, places, strict=True)
    return replace(view, samurai=tuple([replace(one, place=at, concealed=False) for one, at in people]))


@pytest.mark.parametrize("view", [crowded_around(), samples.crowd("riverside")], ids=["neighbours", "apart"])
def test_every_face_is_whole_on_the_field(view: DuelView):
    stage = flat(view, drawn_field(view.hexes))
    draw_marks(stage)
    draw_pieces(stage)
    seen = np.asarray(stage.sheet.image).astype(int)
    for crown in stage.crowns:
        head = np.asarray(crown.image).astype(int)
        opaque = head[:, :, 3] == 255
        if not opaque.any():
            continue  # He is concealed.
        rows, columns = opaque.shape
        part = seen[crown.top : crown.top + rows, crown.left : crown.left + columns]
        same = (np.abs(part - head[:, :, :3]).max(axis=2) < 4)[opaque]
        assert same.mean() > 0.8


def test_the_names_of_free_hexes_are_read_like_all_words():
    for painter, view, said in ((PAINTER, samples.duel(), WORDS), (SOLO_PAINTER, solo.nightmare(), SOLO)):
        drawn = painter.board(view, said, samples.PLAYERS)
        legible(drawn)
        named = {place.key for place in view.hexes} & set(texts(drawn))
        assert len(named) > len(view.hexes) / 3


@pytest.mark.parametrize(("wounds", "focus"), [(0, 3), (4, 0)])
def test_a_number_stands_beside_wounds_and_focus(wounds: int, focus: int):
    for view in (samples.duel(), samples.crowd()):
        first = replace(view.samurai[0], wounds=wounds, focus=focus, hand=9, deck=9, discard=())
        shown = texts(
            PAINTER.board(replace(view, samurai=(first, *view.samurai[1:])), WORDS, samples.PLAYERS)
        )
        assert {str(wounds), str(focus)} <= set(shown)
