"""The effects of cards besides moving, attacking and blocking: one function for each verb."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from bot.games.senjutsu.cards.language import Deed, Verb
from bot.games.senjutsu.effects.on_cards import HANDLING
from bot.games.senjutsu.effects.on_samurai import BODY
from bot.games.senjutsu.state.game import Game
from bot.games.senjutsu.state.samurai import Playing

DEEDS: Final[Mapping[Verb, Callable[[Game, Playing, Deed], Awaitable[None]]]] = {**BODY, **HANDLING}
