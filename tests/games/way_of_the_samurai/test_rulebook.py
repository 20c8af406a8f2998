"""The rulebook, paragraph by paragraph: the scenes that docs name are there."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
RULES = HERE.parents[2] / "docs" / "way-of-the-samurai-rules.md"


def test_every_scene_that_holds_a_rule_is_there():
    named = set(re.findall(r"`(test_\w+)`", RULES.read_text("utf-8")))
    scenes = {
        name
        for file in HERE.glob("test_*.py")
        for name in re.findall(r"def (test_\w+)", file.read_text("utf-8"))
    }
    assert named - scenes == set()
    assert len(named) > 80
