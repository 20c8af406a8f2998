"""How good things look to an AI seat: cards in hand, places on the field, a duel as it stands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from bot.games.senjutsu.cards import Card, card_of
from bot.games.senjutsu.hexes import AROUND, Facing, Hex, distance
from bot.games.senjutsu.language import Content, Grid, Kamae, Walk
from bot.games.senjutsu.poisons import is_poison
from bot.games.senjutsu.state import Game, Samurai

BLOW: Final[dict[str, float]] = {
    "wound": 1.0,
    "bleed": 1.4,
    "kill": 5.0,
    "stun": 0.7,
    "hobble": 0.4,
    "push": 0.2,
    "turn": 0.2,
    "swap": 0.2,
    "focus": 0.2,
    "block": 0.0,
}
"""What an impact is worth, in wounds."""
RANK: Final = {"core": 0.0, "wood": 1.0, "steel": 1.4, "gold": 1.8, "jade": 2.4}
WON: Final = 60.0


def blow(content: Content) -> float:
    return BLOW[content.impact] * content.number


@cache
def reach(card: Card) -> int:
    """How far off, at most, somebody may be whom an attack can strike."""
    grids = [effect for effect in card.sheet.effects if isinstance(effect, Grid) and effect.kind == "attack"]
    walks = [effect for effect in card.sheet.parts[0].lines if effect]
    steps = sum(
        max(
            [
                effect.number
                for way in line.ways
                for phase in way.phases
                for effect in phase.effects
                if isinstance(effect, Walk)
            ]
            or [0]
        )
        for line in walks
    )
    far = max([distance(Hex(0, 0), cell.offset) for grid in grids for cell in grid.cells] or [-steps])
    return far + steps


@cache
def force(card: Card) -> float:
    """What an attack does at its best hex."""
    grids = [effect for effect in card.sheet.effects if isinstance(effect, Grid) and effect.kind == "attack"]
    return sum(max(sum(blow(content) for content in cell.contents) for cell in grid.cells) for grid in grids)


def card_worth(piece: str, kamae: Kamae, focus: int, copies: int = 1) -> float:
    """What a card in hand is worth to somebody."""
    if is_poison(piece) or not piece.startswith("card:"):  # pyright: ignore[reportArgumentType]
        return -1.0
    card = card_of(piece)
    worth = RANK[card.rank] + 0.5 * force(card)
    if card.sheet.required and kamae not in card.sheet.required:
        worth -= 0.8
    if card.cost > focus:
        worth -= 0.3 * (card.cost - focus)
    if card.speeds.none:
        worth -= 1.0
    return worth - 0.2 * (copies - 1)


def stance_worth(here: Hex, facing: Facing, foes: Sequence[tuple[Hex, Facing]], health: float) -> float:
    """A place and a way to look: foes in front of oneself, not oneself in front of them.

    ``health``: 1 for somebody who is as sound as his foes; below that he keeps away from their blades.
    """
    worth = 0.0
    for place, other in foes:
        far = distance(here, place)
        ahead = _front(here, facing, place)
        threat = _front(place, other, here)
        if far <= 2:
            worth += 0.5 * ahead - 0.55 * threat / max(0.4, health)
            worth += 0.1 if far == 2 else 0.0
        else:
            worth -= 0.12 * (far - 2)
            worth += 0.1 * ahead
    return worth


@lru_cache(maxsize=1 << 16)
def _front(here: Hex, facing: Facing, target: Hex) -> float:
    """1 straight ahead, 0 to the side, less behind."""
    if here == target:
        return 0.0
    far = distance(here, target)
    best = -1.0
    for turn, way in enumerate(AROUND):
        if distance(here + way, target) < far:
            off = min((turn - facing) % 6, (facing - turn) % 6)
            best = max(best, 1.0 - 0.5 * off)
    return best


def duel_worth(game: Game, me: Samurai) -> float:
    """A duel after a turn, as one of them sees it."""
    foes = [one for one in game.samurai if one.team != me.team]
    friends = [one for one in game.samurai if one.team == me.team]
    worth = sum(_body(one) for one in friends) / len(friends) - sum(_body(one) for one in foes) / len(foes)
    if all(one.fallen for one in foes):
        worth += WON
    if all(one.fallen for one in friends):
        worth -= WON
    if me.place is not None:
        standing = [(foe.place, foe.facing) for foe in foes if foe.place is not None]
        worth += stance_worth(me.place, me.facing, standing, health(me, foes))
    return worth


def health(me: Samurai, foes: Sequence[Samurai]) -> float:
    """How sound somebody is beside his foes."""
    left = me.wound_limit - me.all_wounds
    theirs = min([foe.wound_limit - foe.all_wounds for foe in foes if not foe.fallen] or [left])
    return left / max(1, theirs)


def _body(one: Samurai) -> float:
    """What somebody has left, in wounds and less."""
    if one.fallen:
        return -WON / 2
    left = one.wound_limit - one.all_wounds
    worth = 2.0 * left + 0.8 * min(left, 2)
    worth -= 0.9 * one.stuns + 0.5 * len(one.hobbles) + 0.5 * (one.bleeding > 0) + 0.8 * len(one.poisons)
    worth += 0.45 * one.focus + 0.3 * min(len(one.hand), one.hand_limit)
    worth -= 0.0 if one.kamae != "neutral" else 0.3
    worth -= 0.25 * max(0, 6 - len(one.deck))
    return worth
