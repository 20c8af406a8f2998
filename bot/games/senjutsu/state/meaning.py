"""The samurai that a card means while it is resolved."""

from __future__ import annotations

from bot.games.senjutsu.board.hexes import distance, sees
from bot.games.senjutsu.cards.card import Face
from bot.games.senjutsu.cards.language import Deed, Sheet
from bot.games.senjutsu.state.game import Game
from bot.games.senjutsu.state.samurai import Playing, Samurai


def meant_by(game: Game, playing: Playing, deed: Deed) -> list[Samurai]:
    """The samurai to whom a deed is done, down the advantage track. Range and sight count as they are now."""
    owner, everybody = playing.owner, game.downward
    match deed.who:
        case "self":
            return [owner]
        case "all":
            return everybody
        case "others":
            return [one for one in everybody if one is not owner]
        case "foes":
            foes = game.foes(owner)
            return [one for one in everybody if one in foes and in_reach(game, owner, playing.card, one)]
        case "foe" if playing.foes:
            return [one for one in everybody if one in playing.foes]
        case "foe":
            return [
                one for one in playing.declared if not one.fallen and in_reach(game, owner, playing.card, one)
            ]


def in_reach(game: Game, owner: Samurai, card: Face, target: Samurai) -> bool:
    """True if the card has no range, or the target is within it and in sight."""
    if not card.reach:
        return True
    here, there = owner.place, target.place
    if here is None or there is None or distance(here, there) > card.reach:
        return False
    return sees(here, owner.facing, there, game.walls)


def names_target(sheet: Sheet) -> bool:
    """True if the card names a foe for a deed, apart from the hexes it attacks or blocks."""
    lines = [line for part in sheet.parts for line in part.lines]
    waits = bool(sheet.when) and not {"attack_success", "block_success"}.isdisjoint(sheet.when)
    return not waits and any(
        isinstance(effect, Deed)
        and (effect.who == "foe" or "from_foe" in effect.words)
        and effect.verb != "bleed"
        for line in lines
        for way in line.ways
        for phase in way.phases
        for effect in phase.effects
    )
