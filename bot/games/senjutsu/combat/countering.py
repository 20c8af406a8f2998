"""Striking back: after a block an attack card may be played at once, if the attack's speed allows."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import reveal
from bot.games.senjutsu import steps
from bot.games.senjutsu.cards.card import Card, card_of
from bot.games.senjutsu.samurai.harm import spend
from bot.games.senjutsu.samurai.instants import forbidden, put_before, window
from bot.games.senjutsu.samurai.pace import speed_of
from bot.games.senjutsu.state.game import Game
from bot.games.senjutsu.state.samurai import Playing, Samurai


async def strike_back(game: Game, playing: Playing, attack: Playing, speeds: Sequence[int]) -> None:
    """An attack card of at most the defence's speed, played as if added; it counts for no limit.

    Ruling: it pays its costs, and its split parts resolve at once.
    """
    owner = playing.owner
    if attack.speed not in speeds or owner.fallen:
        return
    if owner.mind is not None:
        await owner.mind.strike_back(attack)
        return
    limit = owner.speed if playing.revealed else playing.speed
    played = await window(
        game, [owner], "counter", lambda one, card: may_counter(game, one, card, limit), {"speed": limit}
    )
    if owner.seat not in played:
        return
    piece = played[owner.seat]
    card = card_of(piece)
    await put_before(owner, piece)
    await reveal(steps.Counter(samurai=owner.name, card=card.key, foe=attack.owner.name))
    await spend(owner, card.cost)
    blow = playing.another(owner, card, piece, speed_of(owner, card))
    blow.declared = [attack.owner]
    for part in card.sheet.parts:
        blow.success, blow.foes = False, []
        await blow.resolve(blow, part.lines)
        if blow.success:
            await blow.resolve(blow, part.success)


def may_counter(game: Game, samurai: Samurai, card: Card, limit: int) -> bool:
    """An attack, no weapon card, that is not too fast and can be paid for."""
    required = card.sheet.required
    return (
        card.kind == "attack"
        and not card.is_core
        and speed_of(samurai, card) <= limit
        and card.cost <= samurai.purse
        and (not required or samurai.kamae in required)
        and not forbidden(game, samurai, card, counter=True)
    )
