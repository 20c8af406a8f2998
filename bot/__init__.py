"""Tatami: a Discord bot that hosts samurai board games."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.config import Settings
    from bot.front.app.client import Tatami
    from bot.store import Store


def create_bot(settings: Settings | None = None, store: Store | None = None) -> Tatami:
    """The Discord client, ready to run.

    Settings come from the environment unless given. The store is opened as the settings say, unless it is
    given.
    """
    # Imported here: the kernel and the games must be usable without Discord.
    from bot.config import load_settings
    from bot.front.app.client import Tatami
    from bot.games import GAMES
    from renderers.gallery import painter_of

    painters = {game: painter_of(game) for game in GAMES}
    return Tatami(settings or load_settings(), GAMES, painters, store)
