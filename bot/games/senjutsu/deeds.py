"""What cards do besides moving, attacking and blocking: one function a verb."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from bot.games.senjutsu.body import BODY
from bot.games.senjutsu.handling import HANDLING
from bot.games.senjutsu.language import Deed, Verb
from bot.games.senjutsu.playing import Playing
from bot.games.senjutsu.state import Game

DEEDS: Final[Mapping[Verb, Callable[[Game, Playing, Deed], Awaitable[None]]]] = {**BODY, **HANDLING}
