"""The story of a fight, exchange by exchange: the losses, and the points that were missing; and that of a
run, fight by fight."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import replace

from bot.games.way_of_the_samurai.state import Game
from bot.games.way_of_the_samurai.view import Page, Passage


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


def open_passage(game: Game) -> None:
    """A fight of a run begins."""
    run, foe = game.run, game.foe
    run.round_before, run.life_before = game.round, game.you.life
    passage = Passage(
        fight=game.fight,
        foe=foe.key,
        stop=f"stop:{run.stop}" if run.stop else "",
        weapon=f"weapon:{game.you.weapons[0]}",
        foe_life=foe.life,
        foe_qi=foe.qi,
        left=game.you.life,
    )
    run.passages.append(passage)


def close_passage(game: Game, how: str) -> None:
    """The fight is over: in this way the enemy fell, or ``lost``."""
    run, left = game.run, game.you.life
    run.passages[-1] = replace(
        run.passages[-1],
        how=how,
        rounds=game.round - run.round_before,
        cost=max(0, run.life_before - left),
        left=left,
    )


def note_event(game: Game, event: str) -> None:
    """The events on the way after the last fight."""
    game.run.passages[-1] = replace(game.run.passages[-1], event=event)
