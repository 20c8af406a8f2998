"""The story of a fight, exchange by exchange: the losses, and the points that were missing."""

from __future__ import annotations

from collections.abc import Awaitable

from bot.games.way_of_the_samurai.state import Game
from bot.games.way_of_the_samurai.view import Page


async def record_page(game: Game, happening: Awaitable[None]) -> None:
    """Run a part of the game and record it as a page of the story, even if it raises."""
    open_page(game)
    try:
        await happening
    finally:
        close_page(game)


def open_page(game: Game) -> None:
    """Start counting losses and missing points."""
    game.clash.short, game.clash.open_by = 0, 0
    game.chronicle.starved.clear()
    game.chronicle.lives_before = lives(game)


def close_page(game: Game) -> None:
    """End the page. It is kept only if something was lost or missed."""
    mine, theirs = game.chronicle.lives_before
    left, theirs_left = lives(game)
    yours, his = max(0, mine - left), max(0, theirs - theirs_left)
    if yours or his or game.clash.short:
        page = Page(
            round=game.round,
            exchange=game.exchange,
            foe=game.foe.key if game.foes else game.fighters[-1].key,
            yours=yours,
            his=his,
            left=left,
            short=game.clash.short,
            open_by=game.clash.open_by,
            want=game.phase == "end" and game.you.qi == 0,
            for_want=0 < yours == game.chronicle.starved.get(game.you.key, 0),
            others_want=len(game.fighters) > 1
            and 0 < his == game.chronicle.starved.get(game.fighters[1].key, 0),
        )
        game.chronicle.pages.append(page)
    game.clash.short, game.clash.open_by = 0, 0


def lives(game: Game) -> tuple[int, int]:
    """The life of both sides; several enemies are added up."""
    if len(game.fighters) > 1:
        return game.fighters[0].life, game.fighters[1].life
    return game.you.life, sum(max(0, foe.life) for foe in game.foes)
