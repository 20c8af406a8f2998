"""Opponents come onto the field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.engine import step
from bot.games.senjutsu import field_steps
from bot.games.senjutsu.board.fields import Start
from bot.games.senjutsu.state.samurai import Samurai
from bot.games.senjutsu_solo import solo_steps
from bot.games.senjutsu_solo.behaviour.mind import Book
from bot.games.senjutsu_solo.fights.foes import Foe
from bot.games.senjutsu_solo.opponent import NO_HERO, Opponent
from bot.games.senjutsu_solo.state import SoloGame
from bot.games.senjutsu_solo.terms import OPPONENTS


def recruit(game: SoloGame, foes: Sequence[Foe], limit: int) -> list[Opponent]:
    """Opponents of these kinds; those of one kind are numbered from the second on."""
    found: list[Opponent] = []
    many = Counter[str]()
    for foe in foes:
        many[foe.key] += 1
        label = foe.name if many[foe.key] == 1 else f"{foe.name}-{many[foe.key]}"
        opponent = Opponent(
            NO_HERO,
            OPPONENTS,
            [],
            (),
            0,
            foe=foe,
            label=label,
            limit=limit,
            distance=foe.distance,
            ranged=foe.ranged,
        )
        opponent.concealed = foe.special == "concealment"
        opponent.mind = Book(game, opponent)
        found.append(opponent)
    return found


async def place(samurai: Samurai, start: Start) -> None:
    samurai.place, samurai.facing = start.place, start.facing
    await step(field_steps.Placed(samurai=samurai.name, place=start.place.key, facing=start.facing))


async def introduce(opponent: Opponent) -> None:
    """Tell that an opponent enters."""
    await step(
        solo_steps.Enters(
            samurai=opponent.name,
            behaviour=f"behaviour:{opponent.behaviour}",
            stance=f"stance:{opponent.stance}",
            limit=opponent.wound_limit,
            count=len(opponent.deck),
        )
    )
