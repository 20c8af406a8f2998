"""All words in a picture and in its alternative text are in the requested language."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.wording import words
from tests.kit.drawn import drawn_texts
from tests.kit.made_up import BULGARIAN, heard_in
from tests.kit.rings import PROOF


def room_of(game: str) -> str:
    """The package of a game's pictures; a variant of a game has a package within that game's."""
    folder = game.replace("-", "_")
    own, within = f"renderers.{folder}", f"renderers.{'.'.join(folder.rsplit('_', 1))}"
    return own if find_spec(own) else within


@PROOF
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_picture_speaks_one_language(spoken: Path, game: str):
    samples = import_module(f"{room_of(game)}.__main__")
    with drawn_texts() as drawn:
        alts = {name: picture.alt for name, picture in samples.pictures(words(game, BULGARIAN.code))}
    people = [player.name for player in getattr(samples, "PLAYERS", {}).values()]
    said = [text for text in drawn if not any(name.startswith(text.removesuffix("…")) for name in people)]
    said = [text for text in said if len(text) > 1]  # a single letter is a column of the field
    assert len(said) > len(alts) > 40
    assert {name: alt for name, alt in alts.items() if heard_in(alt) != {BULGARIAN.code}} == {}
    assert [text for text in said if heard_in(text) - {BULGARIAN.code}] == []
