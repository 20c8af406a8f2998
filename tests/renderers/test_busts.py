"""Every portrait on a page is drawn so far down that its shoulders run out of the picture."""

from __future__ import annotations

import numpy as np
import pytest

from renderers.kit.plate import DRAWN, Portrait, bust
from renderers.senjutsu.people.portraits import PORTRAITS
from renderers.seven_ronin.faces import FACES, SHINOBI
from renderers.seven_samurai.portraits import LIKENESSES
from renderers.seven_samurai.raider_cards import FIGURES

EVERYBODY = {
    **FACES,
    "ninja": SHINOBI,
    **{f"hero {key}": portrait for key, portrait in PORTRAITS.items()},
    **{f"raider {key}": portrait for key, portrait in FIGURES.items()},
    **{f"{seat}, a man": one.human for seat, one in LIKENESSES.items()},
    **{f"{seat}, a beast": one.beast for seat, one in LIKENESSES.items()},
}


@pytest.mark.parametrize("portrait", EVERYBODY.values(), ids=EVERYBODY)
def test_everybody_is_drawn_down_to_the_edge_of_a_panel(portrait: Portrait):
    drawn = bust(portrait, 260, drawn_to=DRAWN)
    foot = np.asarray(drawn.image.getchannel("A"))[-3, drawn.x - 60 : drawn.x + 60]
    assert (foot > 200).all()
